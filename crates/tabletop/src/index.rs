//! Typed indices: one byte each, with a type for each kind of thing.

use std::borrow::Cow;
use std::fmt;
use std::hash::Hash;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The trait of types that [`index!`](crate::index!) declares: the index of a thing in its list, in one byte.
///
/// [`Maybe`] can hold any type that implements it. An index type that is not a plain number implements it by hand.
pub trait TypedIndex: Copy + Eq + Ord + Hash + fmt::Debug {
    /// The value that is no index, stored as byte 255; it represents absence in [`Maybe`].
    #[doc(hidden)]
    const ABSENT: Self;
}

/// The number of an index. It is checked in this crate, so that `./check`, which compiles the games without assertions, checks
/// it, too.
#[doc(hidden)]
#[allow(clippy::inline_always, reason = "the first level of optimisation inlines nothing else")]
#[inline(always)]
pub const fn index_number(number: u8) -> u8 {
    debug_assert!(number != u8::MAX, "255 is no index");
    number
}

/// Declares an index: a newtype of one byte that cannot be confused with any other.
///
/// It is `Copy`; comparison, hashing and serde treat it as its byte, so replacing a `u8` by it changes no
/// fingerprint and no file. The largest index is 254, because [`Maybe`] stores absence as byte 255. The crate that
/// uses the macro depends on `serde`.
///
/// ```
/// use tabletop::{Maybe, index};
///
/// index! {
///     /// A mouse, by its place in the party.
///     pub struct MouseIx;
/// }
///
/// let names = ["Collin", "Nez", "Tilda"];
/// let nez = MouseIx::new(1);
/// assert_eq!(names[nez.index()], "Nez");
/// assert_eq!(MouseIx::first(3).last(), Some(MouseIx::new(2)));
/// assert_eq!(MouseIx::enumerate(&names).find(|(_, name)| **name == "Nez"), Some((nez, &"Nez")));
///
/// // Where there may be none, as small as the index itself:
/// let partner: Maybe<MouseIx> = Maybe::NONE;
/// assert_eq!(partner.get(), None);
/// assert_eq!(size_of::<Maybe<MouseIx>>(), 1);
/// ```
///
/// Indices of different things do not mix:
///
/// ```compile_fail,E0308
/// # use tabletop::index;
/// index! { /// A mouse.
///     struct MouseIx; }
/// index! { /// A tile.
///     struct TileIx; }
/// let tile: TileIx = MouseIx::new(1);
/// ```
#[macro_export]
macro_rules! index {
    (@numbers $name:ident $($number:ty)+) => {
        $(impl ::core::convert::From<$name> for $number {
            #[inline]
            fn from(index: $name) -> Self {
                Self::from(index.0)
            }
        })+
    };
    ($(#[$doc:meta])* $vis:vis struct $name:ident;) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize)]
        #[serde(transparent)]
        #[repr(transparent)]
        $vis struct $name(u8);

        #[allow(dead_code, reason = "each index uses a part of what all indices offer")]
        impl $name {
            /// The index with this number, at most 254.
            ///
            /// # Panics
            /// With debug assertions, for 255. Check numbers from outside with [`Self::at`].
            #[inline]
            pub const fn new(number: u8) -> Self {
                Self($crate::index_number(number))
            }

            /// The index of a position in a list; `None` above 254.
            #[inline]
            pub const fn at(place: usize) -> Option<Self> {
                if place < u8::MAX as usize {
                    #[allow(clippy::cast_possible_truncation, reason = "it has just been compared")]
                    Some(Self(place as u8))
                } else {
                    None
                }
            }

            /// The number.
            #[inline]
            pub const fn get(self) -> u8 {
                self.0
            }

            /// The position in a list.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The first `count` indices, from 0.
            #[inline]
            pub fn first(
                count: u8,
            ) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone + ::core::fmt::Debug {
                (0..count).map(Self)
            }

            /// The items with their indices, at most 255 of them.
            #[inline]
            pub fn enumerate<I: IntoIterator>(items: I) -> impl Iterator<Item = (Self, I::Item)> {
                (0..u8::MAX).map(Self).zip(items)
            }
        }

        impl $crate::TypedIndex for $name {
            const ABSENT: Self = Self(u8::MAX);
        }

        $crate::index!(@numbers $name u8 u16 u32 u64 usize i16 i32 i64);

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }

        impl $crate::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                ::core::stringify!($name).into()
            }

            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({ "type": "integer", "minimum": 0, "maximum": 254 })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let number = <u8 as ::serde::Deserialize>::deserialize(deserializer)?;
                Self::at(usize::from(number))
                    .ok_or_else(|| <D::Error as ::serde::de::Error>::custom("an index is at most 254"))
            }
        }
    };
}

/// An optional index, in one byte.
///
/// `Option` of an index takes two bytes and hashes as two values. `Maybe` takes one byte and hashes as one value:
/// the byte of the index, or 255 for none. None is ordered after every index. [`Maybe::get`] converts it to an
/// `Option` for `match`; serde reads and writes it as an `Option`.
///
/// ```
/// use tabletop::{Fingerprint, Maybe, index};
///
/// index! {
///     /// A card, by its place in the catalogue.
///     pub struct CardIx;
/// }
///
/// let mut open = Maybe::<CardIx>::NONE;
/// assert!(open.is_none());
/// assert_eq!(Fingerprint::of(&open), Fingerprint::of(&255u8));
///
/// open = CardIx::new(7).into();
/// assert!(open.is(CardIx::new(7)));
/// assert_eq!(open.get().map(CardIx::index), Some(7));
/// assert_eq!(Fingerprint::of(&open), Fingerprint::of(&7u8));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Maybe<T>(T);

impl<T: TypedIndex> Maybe<T> {
    /// No index.
    pub const NONE: Self = Self(T::ABSENT);

    /// This index, in constants; `From` does the same elsewhere.
    #[inline]
    pub const fn some(index: T) -> Self {
        Self(index)
    }

    /// The index, if there is one.
    #[inline]
    pub fn get(self) -> Option<T> {
        if self.0 == T::ABSENT { None } else { Some(self.0) }
    }

    /// Whether it is this index.
    #[inline]
    pub fn is(self, index: T) -> bool {
        self.0 == index
    }

    /// Whether there is an index.
    #[inline]
    pub fn is_some(self) -> bool {
        self.0 != T::ABSENT
    }

    /// Whether there is no index.
    #[inline]
    pub fn is_none(self) -> bool {
        self.0 == T::ABSENT
    }
}

impl<T: TypedIndex> Default for Maybe<T> {
    #[inline]
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: TypedIndex> From<T> for Maybe<T> {
    #[inline]
    fn from(index: T) -> Self {
        Self(index)
    }
}

impl<T: TypedIndex> From<Option<T>> for Maybe<T> {
    #[inline]
    fn from(index: Option<T>) -> Self {
        Self(index.unwrap_or(T::ABSENT))
    }
}

impl<T: TypedIndex> From<Maybe<T>> for Option<T> {
    #[inline]
    fn from(index: Maybe<T>) -> Self {
        index.get()
    }
}

/// The `Debug` output of the `Option`.
impl<T: TypedIndex> fmt::Debug for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<T: TypedIndex + Serialize> Serialize for Maybe<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

impl<T: JsonSchema> JsonSchema for Maybe<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Option::<T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Option::<T>::json_schema(generator)
    }
}

impl<'de, T: TypedIndex + Deserialize<'de>> Deserialize<'de> for Maybe<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Option::deserialize(deserializer).map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fingerprint;

    index! {
        /// A stone.
        pub struct StoneIx;
    }

    #[test]
    fn an_index_is_its_byte() {
        for number in [0, 1, 254] {
            let stone = StoneIx::new(number);
            assert_eq!((stone.get(), stone.index()), (number, usize::from(number)));
            assert_eq!(Fingerprint::of(&stone), Fingerprint::of(&number));
            assert_eq!(Fingerprint::of(&[stone; 3]), Fingerprint::of(&[number; 3]));
            assert_eq!(serde_json::to_string(&stone).unwrap(), number.to_string());
            assert_eq!(serde_json::from_str::<StoneIx>(&number.to_string()).unwrap(), stone);
        }
        assert_eq!((size_of::<StoneIx>(), size_of::<Maybe<StoneIx>>()), (1, 1));
        assert_eq!(
            (StoneIx::new(3).to_string(), format!("{:?}", StoneIx::new(3))),
            ("3".into(), "StoneIx(3)".into())
        );
    }

    #[test]
    fn schemas_say_what_is_read() {
        assert_eq!(
            schemars::schema_for!(StoneIx).to_value(),
            serde_json::json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "title": "StoneIx", "type": "integer", "minimum": 0, "maximum": 254,
            })
        );
        assert_eq!(
            schemars::schema_for!(Maybe<StoneIx>).get("type"),
            Some(&serde_json::json!(["integer", "null"]))
        );
    }

    #[test]
    fn there_are_255_indices() {
        assert_eq!(StoneIx::at(254), Some(StoneIx::new(254)));
        assert_eq!((StoneIx::at(255), StoneIx::at(256), StoneIx::at(usize::MAX)), (None, None, None));
        assert_eq!(StoneIx::first(255).len(), 255);
        assert_eq!(StoneIx::enumerate(0..1000).last(), Some((StoneIx::new(254), 254)));
        for text in ["255", "256", "-1", "null", "\"1\""] {
            assert!(serde_json::from_str::<StoneIx>(text).is_err(), "{text} is no index");
        }
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "255 is no index")]
    fn absence_is_no_index() {
        let _ = StoneIx::new(255);
    }

    #[test]
    fn maybe_is_an_option_in_one_byte() {
        let none = Maybe::<StoneIx>::NONE;
        assert_eq!((none.get(), none.is_none(), none.is_some()), (None, true, false));
        assert_eq!((none, none), (Maybe::default(), None.into()));
        assert_eq!(Fingerprint::of(&[none; 2]), Fingerprint::of(&[255u8; 2]));
        assert_eq!(
            (format!("{none:?}"), serde_json::to_string(&none).unwrap()),
            ("None".into(), "null".into())
        );
        for number in [0, 254] {
            let stone = StoneIx::new(number);
            let some = Maybe::from(stone);
            assert_eq!((some.get(), some.is_none(), some.is_some()), (Some(stone), false, true));
            assert_eq!((some, some), (Maybe::some(stone), Some(stone).into()));
            assert!(some.is(stone) && !some.is(StoneIx::new(1)) && !none.is(stone) && some < none);
            assert_eq!(Option::from(some), Some(stone));
            assert_eq!(Fingerprint::of(&some), Fingerprint::of(&number));
            assert_eq!(serde_json::from_value::<Maybe<StoneIx>>(number.into()).unwrap(), some);
        }
        assert_eq!(serde_json::from_str::<Maybe<StoneIx>>("null").unwrap(), none);
        assert!(serde_json::from_str::<Maybe<StoneIx>>("255").is_err());
    }
}
