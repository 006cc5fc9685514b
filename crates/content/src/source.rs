//! The provenance of records, and types for declared texts.

use std::borrow::Cow;
use std::sync::Arc;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value as Json};
use tabletop::Names;
use toml::{Table, Value};

use crate::check::paragraphs;
use crate::shape::{PROVENANCE, declared_order};

/// Where a record comes from.
///
/// In a file it is three fields of its record: `provenance`, and beside it `source` for a public page or `known` for what
/// is known of a reconstruction. A record type declares it as one field `provenance`; the reader does the rest.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// It is in the rulebook.
    Rulebook,
    /// It is on a public page with this title.
    Public(Box<str>),
    /// Designed by us where no source gives it; what is known of it all the same, with its source.
    Reconstructed(Vec<(Box<str>, Box<str>)>),
}

impl Provenance {
    /// The provenance as the value of one field.
    pub(crate) fn to_value(&self) -> Value {
        let text = |text: &str| Value::String(text.to_owned());
        let (name, value) = match self {
            Self::Rulebook => return text("rulebook"),
            Self::Public(title) => ("public", text(title)),
            Self::Reconstructed(known) => {
                let facts = known.iter().map(|(fact, source)| Value::Array(vec![text(fact), text(source)]));
                ("reconstructed", Value::Array(facts.collect()))
            }
        };
        Value::Table(Table::from_iter([(name.to_owned(), value)]))
    }
}

impl JsonSchema for Provenance {
    fn schema_name() -> Cow<'static, str> {
        PROVENANCE.into()
    }

    // A placeholder for the fields of [`SourceKeys`], which replace it in the schemas of files.
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({})
    }
}

/// The fields of a record that hold its provenance.
#[derive(Deserialize, JsonSchema)]
#[schemars(transform = declared_order::<Self>)]
#[expect(dead_code, reason = "only the schema is used")]
pub(crate) struct SourceKeys {
    /// Where the record comes from.
    provenance: Origin,
    /// The title of the public page.
    source: Option<Line>,
    /// What is known of a reconstructed record: `rulebook`, or `public: ` and the title of a page.
    known: Option<std::collections::BTreeMap<String, Line>>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Origin {
    /// The rulebook.
    Rulebook,
    /// A public page, named in `source`.
    Public,
    /// Our own design, where no source gives it.
    Reconstructed,
}

/// The schemas of the fields of [`SourceKeys`].
pub(crate) fn keys() -> Map<String, Json> {
    let mut settings = schemars::generate::SchemaSettings::draft2020_12();
    settings.inline_subschemas = true;
    let mut schema = settings.into_generator().into_root_schema_for::<SourceKeys>().to_value();
    crate::shape::without_null(&mut schema);
    match schema.get_mut("properties").map(Json::take) {
        Some(Json::Object(properties)) => properties,
        _ => Map::new(),
    }
}

/// One line of text that says something.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Line(pub Box<str>);

/// The maximal number of characters of a line of text.
const LONGEST_LINE: usize = 400;

impl JsonSchema for Line {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Line".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "format": "line", "minLength": 1, "maxLength": LONGEST_LINE})
    }
}

/// A text in every language of at most `LONGEST` characters, with wrapped lines and a blank line between
/// paragraphs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prose<const LONGEST: usize>(pub Arc<Names>);

impl<'de, const LONGEST: usize> Deserialize<'de> for Prose<LONGEST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Names { en, pl, hu } = Names::deserialize(deserializer)?;
        let [en, pl, hu] = [en, pl, hu].map(|text| paragraphs(&text).into());
        Ok(Self(Arc::new(Names { en, pl, hu })))
    }
}

impl<const LONGEST: usize> JsonSchema for Prose<LONGEST> {
    fn schema_name() -> Cow<'static, str> {
        format!("Prose{LONGEST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let text = json_schema!({"type": "string", "format": "prose", "minLength": 1, "maxLength": LONGEST});
        json_schema!({
            "type": "object",
            "description": "A text of several paragraphs in every language.",
            "properties": {"en": text, "pl": text, "hu": text},
            "required": ["en", "pl", "hu"],
            "additionalProperties": false,
            "x-order": ["en", "pl", "hu"],
        })
    }
}

/// A type that is read from texts of one format.
pub trait Phrase {
    /// The name of the format, such as `effect`.
    const FORMAT: &'static str;
    /// The notation, for people.
    const WRITTEN: &'static str;
}

/// The schema of a [`Phrase`].
pub fn phrase_schema<P: Phrase>() -> Schema {
    json_schema!({"type": "string", "format": P::FORMAT, "description": P::WRITTEN})
}

/// Declares types that are read from texts by their `FromStr`, each with its format and notation.
#[macro_export]
macro_rules! phrases {
    ($($name:ident: $format:literal, $written:literal;)+) => {
        $(
            impl $crate::Phrase for $name {
                const FORMAT: &'static str = $format;
                const WRITTEN: &'static str = $written;
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    let text = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                    text.parse().map_err(|_| ::serde::de::Error::custom(concat!("no ", $format)))
                }
            }

            impl ::schemars::JsonSchema for $name {
                fn schema_name() -> ::std::borrow::Cow<'static, str> {
                    stringify!($name).into()
                }

                fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                    $crate::phrase_schema::<Self>()
                }
            }
        )+
    };
}

/// Closed lists of words: enums without fields whose variants have stable names in `snake_case`.
///
/// With names of enums, implements `ALL` (all variants in order), `name` and `from_name`, from the derived
/// `strum::VariantArray`, `strum::EnumCount` and `strum::IntoStaticStr`. With enums, also declares them and derives what
/// content needs: comparison, hashing, serde and a schema, with one byte a value.
#[macro_export]
macro_rules! vocabulary {
    ($($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? })+) => {
        $(
            $(#[$meta])*
            #[derive(
                Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, ::serde::Serialize, ::serde::Deserialize,
                ::strum::EnumCount, ::strum::IntoStaticStr, ::schemars::JsonSchema, ::strum::VariantArray,
            )]
            #[serde(rename_all = "snake_case")]
            #[strum(serialize_all = "snake_case")]
            #[repr(u8)]
            pub enum $name {
                $($(#[$doc])* $variant,)+
            }
        )+

        $crate::vocabulary! { $($name)+ }
    };
    ($($name:ident)+) => {
        $(
            impl $name {
                /// All variants, in the order of tables.
                pub const ALL: [Self; <Self as ::strum::EnumCount>::COUNT] =
                    match <Self as ::strum::VariantArray>::VARIANTS.first_chunk() {
                        Some(all) => *all,
                        None => unreachable!(),
                    };

                /// The stable name.
                pub fn name(self) -> &'static str {
                    self.into()
                }

                /// The variant with a stable name; `None` if there is none.
                pub fn from_name(name: &str) -> Option<Self> {
                    Self::ALL.into_iter().find(|one| one.name() == name)
                }
            }
        )+
    };
}
