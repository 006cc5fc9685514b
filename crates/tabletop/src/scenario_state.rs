//! Positions of a game as JSON.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::Game;

/// A fault in the description of a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {what}")]
pub struct PositionFault {
    /// The path in the description, such as `zones.07b.white`.
    pub at: String,
    /// The fault, in words.
    pub what: String,
}

impl PositionFault {
    /// A fault at a place.
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self { at: at.into(), what: what.into() }
    }

    /// Parses a description into the type that declares positions.
    ///
    /// # Errors
    /// The first part of the description that does not fit the type.
    ///
    /// ```
    /// use tabletop::PositionFault;
    ///
    /// #[derive(Debug, PartialEq, serde::Deserialize)]
    /// struct Stones {
    ///     heaps: Vec<u8>,
    /// }
    ///
    /// let position = PositionFault::read(&serde_json::json!({ "heaps": [3, 5] }));
    /// assert_eq!(position, Ok(Stones { heaps: vec![3, 5] }));
    ///
    /// let fault = PositionFault::read::<Stones>(&serde_json::json!({ "heaps": [3, -5] })).unwrap_err();
    /// assert_eq!(fault.at, "heaps[1]");
    /// ```
    pub fn read<T: DeserializeOwned>(description: &Value) -> Result<T, Self> {
        let read: Result<Fields<T>, _> = serde_path_to_error::deserialize(description);
        read.map(|Fields(position)| position).map_err(|error| {
            let at = error.path().to_string();
            Self::new(if at == "." { String::new() } else { at }, error.into_inner().to_string())
        })
    }
}

/// A struct that is read from named fields only; serde alone would also accept a list of their values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Fields<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Fields<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Named<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("named fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Named(PhantomData)).map(Self)
    }
}

impl<T: JsonSchema> JsonSchema for Fields<T> {
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

/// The positions of a game as JSON in stable names: those that scenarios, lessons and puzzles begin with.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use coins::{Coins, Setup};
/// use tabletop::{FastSource, Game, ScenarioState, Silent};
///
/// let game = Coins::default();
/// let setup = Setup { limit: 10 };
/// let Ok(state) = game.start(&setup, &mut FastSource::new(1), &mut Silent);
/// // A description leads back to its position.
/// assert_eq!(game.position(&setup, &game.describe(&state)), Ok(state));
/// ```
pub trait ScenarioState: Game {
    /// Parses the description of a position.
    ///
    /// # Errors
    /// The first fault of the description.
    fn position(
        &self,
        setup: &Self::Setup,
        description: &serde_json::Value,
    ) -> Result<Self::State, PositionFault>;

    /// Describes a position in stable names. [`ScenarioState::position`] reads it back.
    ///
    /// It contains every secret and is for tests and hosts only; audiences get [`Game::view`].
    fn describe(&self, state: &Self::State) -> serde_json::Value;
}
