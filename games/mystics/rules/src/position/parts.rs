//! Helpers for reading described positions.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{DeserializeOwned, IntoDeserializer, value};
use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;
use tabletop::PositionFault;

/// Whether a value equals that of an omitted field.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Parses a description into the type that declares it.
///
/// # Errors
/// The first part that does not fit the type; for a missing field, the place of that field.
pub(super) fn read<T: DeserializeOwned>(description: &Value) -> Result<T, PositionFault> {
    PositionFault::read(description).map_err(|fault| {
        // serde names a missing field only in its message.
        let missing = fault.what.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`'));
        match missing {
            Some(field) if fault.at.is_empty() => PositionFault::new(field, "this must be said"),
            Some(field) => PositionFault::new(format!("{}.{field}", fault.at), "this must be said"),
            None => fault,
        }
    })
}

/// An element of a closed list as the key of a table. It is read as a text, so that faults in the table are
/// reported with their place: `serde_path_to_error` does not know the key that a derived enumeration reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Key<T>(pub(super) T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Key<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<str>::deserialize(deserializer)?;
        let key = T::deserialize(IntoDeserializer::<value::Error>::into_deserializer(&*name));
        key.map(Self).map_err(de::Error::custom)
    }
}

impl<T: JsonSchema> JsonSchema for Key<T> {
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
