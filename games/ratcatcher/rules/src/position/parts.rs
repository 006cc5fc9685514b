//! Types for the declaration of a position.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{CommonAttribute, Kind, Morsel, NemesisAttribute, Slot, Token};
use crate::index::{DistrictIx, Zone};

/// Whether a value equals that of an omitted field.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A value that may be omitted; `null` is not accepted in its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Given<T>(Option<T>);

impl<T> Given<T> {
    /// The value, if there is one.
    pub(super) fn get(self) -> Option<T> {
        self.0
    }

    /// The value, converted, or another.
    pub(super) fn or<U>(self, other: U) -> U
    where
        T: Into<U>,
    {
        self.0.map_or(other, Into::into)
    }
}

impl<T> Default for Given<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> From<T> for Given<T> {
    fn from(value: T) -> Self {
        Self(Some(value))
    }
}

impl<const MOST: u8> From<u8> for Given<Count<MOST>> {
    fn from(count: u8) -> Self {
        Self(Some(count.into()))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Given<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(|value| Self(Some(value)))
    }
}

impl<T: JsonSchema> JsonSchema for Given<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

/// Declares integers within bounds that the type names.
macro_rules! bounded {
    ($(#[$doc:meta])* $name:ident<$number:ident>, $($parameter:ident)?, $low:expr, $high:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
        #[serde(transparent)]
        pub struct $name$(<const $parameter: $number>)?($number);

        impl$(<const $parameter: $number>)? From<$number> for $name$(<$parameter>)? {
            fn from(number: $number) -> Self {
                Self(number)
            }
        }

        impl$(<const $parameter: $number>)? From<$name$(<$parameter>)?> for $number {
            fn from(number: $name$(<$parameter>)?) -> Self {
                number.0
            }
        }

        impl<'de$(, const $parameter: $number)?> Deserialize<'de> for $name$(<$parameter>)? {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = i64::deserialize(deserializer)?;
                let small = $number::try_from(number).ok().filter(|number| ($low..=$high).contains(number));
                small.map(Self).ok_or_else(|| {
                    let wanted = format!("a whole number from {} to {}", $low, $high);
                    D::Error::invalid_value(Unexpected::Signed(number), &&*wanted)
                })
            }
        }

        impl$(<const $parameter: $number>)? JsonSchema for $name$(<$parameter>)? {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                format!("{} from {} to {}", stringify!($name), $low, $high).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "integer", "minimum": $low, "maximum": $high })
            }
        }
    };
}

bounded! {
    /// A count up to `MOST`.
    Count<u8>, MOST, 0, MOST
}
bounded! {
    /// A column or a row of the city's grid.
    Coordinate<i8>, , -30, 30
}

/// A district by its number, such as `07`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number(pub(super) DistrictIx);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:02}", self.0))
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        let wanted = &"the number of a district, from 00 to 24";
        DistrictIx::find(&name)
            .map(Self)
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&name), wanted))
    }
}

impl JsonSchema for Number {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "District number".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-2][0-9]$" })
    }
}

/// The place of a peculiar rat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", expecting = "this must be deck, discard, caught or a zone such as 07b")]
pub enum Whereabouts {
    /// In the deck.
    Deck,
    /// In the discard pile.
    Discard,
    /// Caught; its card lies by your board.
    Caught,
    /// In the city.
    #[serde(untagged)]
    City(Zone),
}

/// A set of things with stable names.
pub(super) trait Vocabulary: Copy + 'static {
    /// All elements, in the order of tables.
    const WORDS: &'static [Self];

    /// The stable name.
    fn word(self) -> &'static str;

    /// The index in tables.
    fn place(self) -> usize;
}

macro_rules! vocabulary {
    ($($name:ident)*) => {
        $(impl Vocabulary for $name {
            const WORDS: &'static [Self] = &Self::ALL;

            fn word(self) -> &'static str {
                self.name()
            }

            fn place(self) -> usize {
                self as usize
            }
        })*
    };
}

vocabulary! { CommonAttribute Kind Morsel NemesisAttribute Slot Token }

/// An element of a vocabulary, by its stable name.
#[derive(Debug, Clone, Copy)]
pub struct Named<T>(pub(super) T);

/// A count for each of a set of things, by stable name.
pub type Counts<T, const MOST: u8> = BTreeMap<Named<T>, Count<MOST>>;

/// A table of counts with stable names.
pub(super) fn counts<T: Vocabulary, const MOST: u8>(table: &[u8]) -> Counts<T, MOST> {
    T::WORDS.iter().zip(table).map(|(&word, &count)| (Named(word), count.into())).collect()
}

/// Puts counts into a table; entries without a count stay unchanged.
pub(super) fn fill<T: Vocabulary, const MOST: u8>(counts: Counts<T, MOST>, table: &mut [u8]) {
    for (Named(word), count) in counts {
        table[word.place()] = count.into();
    }
}

impl<T: Vocabulary> PartialEq for Named<T> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<T: Vocabulary> Eq for Named<T> {}

impl<T: Vocabulary> PartialOrd for Named<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Vocabulary> Ord for Named<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.place().cmp(&other.0.place())
    }
}

impl<T: Vocabulary> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de, T: Vocabulary> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        let found = T::WORDS.iter().find(|word| word.word() == name);
        found
            .map(|&word| Self(word))
            .ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&name), &OneOf::<T>::NEW))
    }
}

/// Names the possible words in errors.
struct OneOf<T>(std::marker::PhantomData<T>);

impl<T: Vocabulary> OneOf<T> {
    const NEW: Self = Self(std::marker::PhantomData);
}

impl<T: Vocabulary> serde::de::Expected for OneOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<_> = T::WORDS.iter().map(|word| word.word()).collect();
        write!(f, "one of {}", words.join(", "))
    }
}

impl<T: Vocabulary> JsonSchema for Named<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        std::any::type_name::<T>().into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let words: Vec<_> = T::WORDS.iter().map(|word| word.word()).collect();
        json_schema!({ "type": "string", "enum": words })
    }
}
