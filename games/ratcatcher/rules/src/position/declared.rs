//! The declaration of a position, from which reading, writing and the JSON Schema follow.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Fields;

use super::parts::{Coordinate, Count, Counts, Given, Named, Number, Whereabouts, is_default};
use crate::agenda::Task;
use crate::content::{CommonAttribute, Kind, Morsel, NemesisAttribute, Slot, Token};
use crate::index::Zone;
use crate::state::{Ending, Source};

/// A position of The Ratcatcher. Omitted fields are as on an empty table.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioPosition {
    /// The round; 2 if it is left out, and 0 during setup.
    pub(super) round: Given<u16>,
    /// Whether it is the rats' turn.
    pub(super) rats_turn: bool,
    /// The player wants the remaining traps to go off in city order (A36).
    pub(super) traps_in_order: bool,
    /// How the game ended, if it has.
    pub(super) ending: Option<Ending>,
    /// You.
    pub(super) me: Fields<You>,
    /// The nemesis rat.
    pub(super) nemesis: Fields<Nemesis>,
    /// The districts of the city, by number. District 00 lies at 0, 0.
    pub(super) districts: BTreeMap<Number, Fields<District>>,
    /// The contents of the zones, by name.
    pub(super) zones: BTreeMap<Zone, Fields<Things>>,
    /// Peculiar rats that are not in the deck, by stable name.
    pub(super) peculiars: BTreeMap<String, PeculiarRat>,
    /// Common rats in the bag; those that are placed nowhere if it is left out.
    pub(super) bag: Counts<Kind, 200>,
    /// Common rats in the cage.
    pub(super) cage: Counts<Kind, 200>,
    /// Mystery tokens in the pool.
    pub(super) tokens: Counts<Token, 60>,
    /// Markers in the supply; those that are placed nowhere if they are left out.
    pub(super) supply: Fields<Supply>,
    /// +1 on the common rats, by kind.
    pub(super) stronger: BTreeMap<Named<Kind>, Counts<CommonAttribute, 20>>,
    /// Districts in the deck; those that are not in the city if it is left out.
    pub(super) deck: Given<Vec<Number>>,
    /// Districts put back under the deck (A4).
    pub(super) bottom: Vec<Number>,
    /// Districts whose rats went back to an empty bag in this step (A22).
    pub(super) emptied: Vec<Number>,
    /// The district that has been drawn and not yet placed.
    pub(super) drawn: Option<Number>,
    /// Districts placed in this expansion, in order; at most five.
    pub(super) fresh: Vec<Number>,
    /// Hits that have been rolled and not yet divided.
    pub(super) pool: Option<Fields<Attack>>,
    /// The remaining tasks, the next last; your actions if it is left out.
    pub(super) agenda: Given<Vec<Task>>,
}

/// You. Omitted fields are as after a refresh.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct You {
    /// Your zone; the start zone if it is left out.
    pub(super) zone: Given<Zone>,
    /// Your health.
    pub(super) health: Given<Count<20>>,
    /// Movement points left.
    pub(super) movement: Given<Count<60>>,
    /// Attack dice on the board.
    pub(super) dice: Given<Count<60>>,
    /// Of them, dice beyond the unlocked ones (A38).
    pub(super) bonus: Count<60>,
    /// Trap tokens on the board.
    pub(super) traps: Given<Count<60>>,
    /// Cheese in each group of slots.
    pub(super) slots: Counts<Slot, 18>,
    /// Cheese beside the board (A50).
    pub(super) aside: Count<18>,
    /// All cheese gained; that on and beside the board if it is left out.
    pub(super) cheese: Given<Count<18>>,
    /// Yellow ability markers held.
    pub(super) yellow: Count<20>,
    /// Purple ability markers held.
    pub(super) purple: Count<20>,
    /// Accuracy gained until the end of the turn.
    pub(super) steady: Count<20>,
    /// Movement lost next turn.
    pub(super) sick: Count<20>,
}

/// The nemesis rat.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Nemesis {
    /// Its zone; absent before it appears.
    pub(super) zone: Option<Zone>,
    /// Wounds it can still take; all if it is left out.
    pub(super) health: Given<Count<60>>,
    /// +1 tokens by attribute.
    pub(super) raised: Counts<NemesisAttribute, 20>,
    /// Attributes that have mutated.
    pub(super) mutated: Vec<Named<NemesisAttribute>>,
    /// Entries of its guts track that have happened.
    pub(super) guts: Vec<Named<Morsel>>,
    /// Devoured cheeses.
    pub(super) progress: Count<10>,
}

/// A district's place in the city.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct District {
    /// Column of the city's grid; district 00 is at 0.
    pub(super) x: Coordinate,
    /// Row of the grid, downwards.
    pub(super) y: Coordinate,
    /// Quarter turns clockwise.
    pub(super) turn: Count<3>,
    /// It was active when activity was last checked (A9); it was if this is left out.
    pub(super) active: Given<bool>,
    /// It was placed since.
    pub(super) fresh: bool,
}

/// The contents of a zone.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing that lies in the zone or does not")]
pub struct Things {
    /// White rats.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) white: Count<200>,
    /// Brown rats.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) brown: Count<200>,
    /// Black rats.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) black: Count<200>,
    /// Of the kind that is moving, rats that have moved; in step 5, black rats that still count as nests.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) moved: Count<200>,
    /// Magic cheese.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) cheese: Count<18>,
    /// Health markers.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) health: Count<20>,
    /// Yellow ability markers.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) yellow: Count<20>,
    /// Purple ability markers.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) purple: Count<20>,
    /// Revealed rat nest tokens.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) nests: Count<15>,
    /// Other revealed mystery tokens.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) tokens: Count<15>,
    /// A trap.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) trap: bool,
    /// The trap has gone off in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) sprung: bool,
    /// A lure of yours (R15.5).
    #[serde(skip_serializing_if = "is_default")]
    pub(super) lure: bool,
    /// A decoy of yours.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) decoy: bool,
    /// A barricade of yours.
    #[serde(skip_serializing_if = "is_default")]
    pub(super) barricade: bool,
    /// A false cheese of yours (R15.6).
    #[serde(skip_serializing_if = "is_default")]
    pub(super) ruse: bool,
}

/// The place of a peculiar rat: `deck`, `discard`, `caught` or its zone; with the contents of its card, if any.
#[derive(Debug, Clone, JsonSchema)]
#[schemars(untagged)]
pub enum PeculiarRat {
    /// The card is empty.
    Bare(Whereabouts),
    /// The card has contents.
    Laden(Card),
}

/// A peculiar rat with the contents of its card.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its place.
    pub(super) place: Whereabouts,
    /// Health markers on its card.
    #[serde(default)]
    pub(super) health: Count<20>,
    /// Yellow ability markers on its card.
    #[serde(default)]
    pub(super) yellow: Count<20>,
    /// Purple ability markers on its card.
    #[serde(default)]
    pub(super) purple: Count<20>,
    /// Traps on its card.
    #[serde(default)]
    pub(super) traps: Count<20>,
}

impl Serialize for PeculiarRat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Bare(place) => place.serialize(serializer),
            Self::Laden(card) => card.serialize(serializer),
        }
    }
}

/// Implemented by hand, so that a fault in a card is reported with its field: serde tries untagged variants as a
/// whole.
impl<'de> Deserialize<'de> for PeculiarRat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = PeculiarRat;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("deck, discard, caught, a zone, or a table of what lies on the card")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<PeculiarRat, E> {
                Whereabouts::deserialize(name.into_deserializer()).map(PeculiarRat::Bare)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<PeculiarRat, A::Error> {
                Card::deserialize(MapAccessDeserializer::new(map)).map(PeculiarRat::Laden)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

/// Markers in the supply.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Supply {
    /// Magic cheese.
    pub(super) cheese: Given<Count<200>>,
    /// Yellow ability markers.
    pub(super) yellow: Given<Count<200>>,
    /// Purple ability markers.
    pub(super) purple: Given<Count<200>>,
}

/// Hits that have been rolled and not yet divided (R14.3).
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Zone of the attack.
    pub(super) zone: Zone,
    /// The source of the attack.
    pub(super) source: Source,
    /// Normal hits left.
    pub(super) hits: u8,
    /// Lethal fives left (upgraded traps).
    #[serde(default)]
    pub(super) fives: u8,
    /// Sixes left.
    pub(super) sixes: u8,
    /// The nemesis has been given as many hits as its defence in this attack.
    #[serde(default)]
    pub(super) breached: bool,
    /// The nemesis has been wounded in this attack.
    #[serde(default)]
    pub(super) wounded: bool,
}
