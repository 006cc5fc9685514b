//! Which modules of Newleaf are in play (L2).

use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Rule;

macro_rules! modules {
    ($($(#[$doc:meta])+ $field:ident $rule:ident,)+) => {
        /// The modules of Newleaf, each an option of its own (L2). Written as `false` when none is in play, as records were
        /// before there were any.
        #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct Newleaf {
            $($(#[$doc])+ pub $field: bool,)+
        }

        /// The same, as a table in JSON.
        #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
        #[derive(Default, Serialize, Deserialize, JsonSchema)]
        #[serde(default, deny_unknown_fields)]
        struct NewleafTable {
            $($(#[$doc])+ $field: bool,)+
        }

        impl Newleaf {
            /// Every module.
            pub const ALL: Self = Self { $($field: true,)+ };

            /// The modules by their stable names, which of them are in play, and the rule of each.
            pub fn parts(self) -> impl Iterator<Item = (&'static str, bool, Rule)> + Clone {
                [$((stringify!($field), self.$field, Rule::$rule)),+].into_iter()
            }

            /// The module with this stable name, mutable.
            pub(super) fn part_mut(&mut self, name: &str) -> Option<&mut bool> {
                match name {
                    $(stringify!($field) => Some(&mut self.$field),)+
                    _ => None,
                }
            }
        }

        impl From<Newleaf> for NewleafTable {
            fn from(modules: Newleaf) -> Self {
                let Newleaf { $($field),+ } = modules;
                Self { $($field),+ }
            }
        }

        impl From<NewleafTable> for Newleaf {
            fn from(modules: NewleafTable) -> Self {
                let NewleafTable { $($field),+ } = modules;
                Self { $($field),+ }
            }
        }
    };
}

modules! {
    /// Its cards are in the deck, and everyone has golden occupied tokens (L11).
    leaf_cards L11,
    /// Its basic and special events are in play (L3).
    leaf_events L3,
    /// Its forest cards are shuffled in (L9).
    leaf_forest L9,
    /// The station with its cards and trains is in play (L4).
    station L4,
    /// Visitors come to the station (L10).
    visitors L10,
    /// The knoll is in play (L7).
    knoll L7,
    /// Everyone has a reservation token (L13).
    reservation L13,
    /// Everyone has a train ticket (L12).
    ticket L12,
    /// Its player powers are among those that are dealt (L19).
    leaf_powers L19,
}

impl Newleaf {
    /// Whether a module is in play.
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// Whether a module is in play besides the player powers, which any game may have (C4).
    pub fn is_large(self) -> bool {
        Self { leaf_powers: false, ..self }.any()
    }
}

impl Serialize for Newleaf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !self.any() {
            return serializer.serialize_bool(false);
        }
        NewleafTable::from(*self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Newleaf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Modules;

        impl<'de> Visitor<'de> for Modules {
            type Value = Newleaf;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("true, false, or a table of the modules of Newleaf")
            }

            fn visit_bool<E: Error>(self, all: bool) -> Result<Newleaf, E> {
                Ok(if all { Newleaf::ALL } else { Newleaf::default() })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Newleaf, A::Error> {
                NewleafTable::deserialize(MapAccessDeserializer::new(map)).map(Newleaf::from)
            }
        }

        deserializer.deserialize_any(Modules)
    }
}

impl JsonSchema for Newleaf {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Newleaf".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The modules of Newleaf; `true` for all of them, `false` for none.",
            "anyOf": [{"type": "boolean"}, generator.subschema_for::<NewleafTable>()],
        })
    }
}
