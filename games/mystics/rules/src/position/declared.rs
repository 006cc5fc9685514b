//! The declaration of a position, from which reading, writing and the JSON Schema follow.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::de::value::SeqAccessDeserializer;
use serde::de::{IntoDeserializer, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, de};
use tabletop::{Fields, Maybe};

use super::fields::{Counts, Kinds, Set};
use super::names::{Name, Numbered, SearchNumber, SideUp, TaskNumber, TrackPlace, TurnHolder};
use super::parts::Key;
use super::tasks::{Arrivals, Entry};
use crate::index::{CardIx, EncounterIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Aura, Condition, Creature, Face, Foe, Free, Hero, Honour, Tale, Treasure};
use crate::state::{Ending, Spot, Stage};

/// A position of Mice and Mystics. What is left out is as after setup.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct ScenarioPosition {
    /// The mice of the party in order; those of the setup if it is left out.
    pub(super) party: Option<Vec<Hero>>,
    /// The round; 1 if it is left out.
    pub(super) round: Option<u16>,
    /// The page the hourglass is on (M2.8).
    pub(super) page: Option<u8>,
    /// The page of the chapter-end marker.
    pub(super) end: Option<u8>,
    /// Cheese on the wheel.
    pub(super) wheel: Option<u8>,
    /// How the chapter ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ending: Option<Ending>,
    /// The tiles of the chapter, by their slots on its plan.
    pub(super) tiles: Vec<Fields<Tile>>,
    /// Sides that the mice have been to; those they stand on if it is left out.
    pub(super) explored: Option<Set<SideIx, u16>>,
    /// The mice.
    pub(super) mice: BTreeMap<Key<Hero>, Fields<Mouse>>,
    /// The enemies on the board, by their numbers.
    pub(super) enemies: Vec<Fields<Enemy>>,
    /// The initiative track, the top first: mice, cards of creatures, and `gap` for a free place (D9). If it is left out: the
    /// mice in the order of the party, then the enemies on the board.
    pub(super) track: Option<Vec<Name<TrackPlace>>>,
    /// The card whose turn it is, or `nobody`; the top one if it is left out.
    pub(super) turn: Option<Name<TurnHolder>>,
    /// The place of the card that is next, from 0; the one below the card whose turn it is if it is left out.
    pub(super) next: Option<u8>,
    /// The turn of a mouse.
    pub(super) moving: Fields<Turn>,
    /// Mice that have used an ability card in this turn of the track (M6.4).
    pub(super) used: Set<MouseIx, u8>,
    /// Mice attacked by minions of the card whose turn it is (M20.7).
    pub(super) attacked: Set<MouseIx, u8>,
    /// Wounds on the cards of bosses.
    pub(super) boss_wounds: Counts<Foe, 13>,
    /// Cards of bosses that have been removed.
    pub(super) boss_gone: Kinds<Foe, u16>,
    /// Creatures that have been defeated.
    pub(super) defeated: Kinds<Creature, u16>,
    /// The search deck; the cards that are nowhere else if it is left out.
    pub(super) deck: Option<BTreeMap<Name<CardIx>, u8>>,
    /// The discard pile of search cards (D58).
    pub(super) discard: BTreeMap<Name<CardIx>, u8>,
    /// Encounter cards that have not been seen; those that are neither open nor spent if it is left out.
    pub(super) encounters: Option<Set<EncounterIx, u32>>,
    /// Cards left in the encounter deck.
    pub(super) left: Fields<Left>,
    /// Encounter cards on their discard pile.
    pub(super) spent: Set<EncounterIx, u32>,
    /// The encounter card that lies open (M16.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) open: Option<Name<EncounterIx>>,
    /// Party items in the stash (M26.1).
    pub(super) stash: Option<Vec<Treasure>>,
    /// Party items on the board (M26).
    pub(super) placed: BTreeMap<Key<Treasure>, Ends>,
    /// Mice with individual achievements (M29.2).
    pub(super) honours: BTreeMap<Key<Honour>, Name<Maybe<MouseIx>>>,
    /// Story achievements (M29.1).
    pub(super) tales: Option<Kinds<Tale, u8>>,
    /// Flags of the chapter.
    pub(super) flags: Option<Set<Numbered<16>, u16>>,
    /// Special searches of the chapter that have succeeded.
    pub(super) found: Vec<Name<SearchNumber>>,
    /// Tasks of the chapter that have succeeded.
    pub(super) done: Vec<Name<TaskNumber>>,
    /// Whether the roaches are greedy (M18.4).
    pub(super) greedy: bool,
    /// Whether all cards have been dealt again in this turn (D61).
    pub(super) fresh: bool,
    /// Whether Inspire lasts, until the round ends.
    pub(super) inspire: bool,
    /// Whether Brodie does nothing on his next card.
    pub(super) catnip: bool,
    /// Ability cards that no mouse has learned; all that the mice of this position do not have if it is left out.
    pub(super) abilities: Option<Kinds<Ability, u32>>,
    /// The space of the Grape that was laid as a bait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) snare: Option<Name<Spot>>,
    /// Spaces fewer for minions until the round ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) slow: Option<Fields<Slow>>,
    /// Dice fewer in defence for minions until the turn ends (Battle Squeak).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) squeak: Option<Fields<Squeak>>,
    /// Figures that are being placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) arrivals: Option<Fields<Arrivals>>,
    /// The remaining tasks, the next last; by default, those of the card whose turn it is.
    pub(super) agenda: Option<Vec<Entry>>,
}

/// A tile on the plan of the chapter. Omitted fields are as at the beginning of the chapter.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Tile {
    /// The visible side; `gone` after the tile has been removed.
    pub(super) side: Option<Name<SideUp>>,
    /// Its column.
    pub(super) x: Option<i8>,
    /// Its row, growing southwards.
    pub(super) y: Option<i8>,
    /// Spaces with a mousetrap marker (M18.1).
    pub(super) traps: Set<SpaceIx, u64>,
}

/// A mouse. Omitted fields are as at the beginning of the chapter.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Mouse {
    /// The seat that leads it (M2.2), from 0.
    pub(super) seat: Option<u8>,
    /// Its space: `c3` on the first tile, `kitchen:c3` on another, or `away`.
    pub(super) at: Option<Name<Spot>>,
    /// Its conditions.
    pub(super) plight: Kinds<Condition, u8>,
    /// Ordinary wounds.
    pub(super) wounds: u8,
    /// Poison wounds (M23.5).
    pub(super) poison: u8,
    /// Cheese.
    pub(super) cheese: Option<u8>,
    /// Ability cards that it has learned.
    pub(super) abilities: Option<Kinds<Ability, u32>>,
    /// Its equipment (M24.2).
    pub(super) gear: Option<Vec<Name<CardIx>>>,
    /// Search cards in its pack (M24.3).
    pub(super) pack: Option<Vec<Name<CardIx>>>,
    /// Its tricks (M1.5).
    pub(super) tricks: Option<Vec<Name<CardIx>>>,
    /// The number of times it has been captured in this chapter (M29.6).
    pub(super) captures: u8,
    /// Sides on which it has searched successfully (M13.3).
    pub(super) searched: Set<SideIx, u16>,
    /// Dice more in attacks until its turn ends.
    pub(super) fury: u8,
    /// Dice more in defence until its next turn begins.
    pub(super) shelter: u8,
    /// Its abilities that last until its next turn.
    pub(super) aura: Kinds<Aura, u8>,
    /// Roaches it has defeated in this encounter (M29.4).
    pub(super) roaches: u8,
    /// Whether Nez has had his treasure.
    pub(super) treasure: bool,
}

/// An enemy on the board.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Enemy {
    /// The creature.
    pub(super) is: Creature,
    /// Its space: `c3` on the first tile, `kitchen:c3` on another.
    pub(super) at: Name<Spot>,
    /// Wounds, of a creature that is no boss (M12.2).
    #[serde(default)]
    pub(super) wounds: u8,
    /// Whether it is knocked down (M23.3).
    #[serde(default)]
    pub(super) down: bool,
    /// Whether it does nothing in its next turn.
    #[serde(default)]
    pub(super) dazed: bool,
    /// Whether it has acted in this turn of its card.
    #[serde(default)]
    pub(super) acted: bool,
    /// Whether it was just placed: Preemptive Shot may be used on it.
    #[serde(default)]
    pub(super) new: bool,
    /// Its number, if it does not follow that of the enemy before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) place: Option<Name<FoeIx>>,
}

/// The turn of the mouse whose turn it is. Omitted fields are as at its beginning.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Turn {
    /// The face of its movement die (M7.1); cheese if it is left out.
    pub(super) die: Option<Face>,
    /// Movement left; that of the mouse and the die if it is left out.
    pub(super) left: Option<u8>,
    /// The stage of its move.
    pub(super) stage: Stage,
    /// Whether it has used any of its movement (D66).
    pub(super) moved: bool,
    /// Whether this is the second move, a scurry (M10.1).
    pub(super) scurrying: bool,
    /// Whether it has had its action.
    pub(super) acted: bool,
    /// Whether it has bought another action (Inspire).
    pub(super) inspired: bool,
    /// The free actions it has taken (M6.3).
    pub(super) free: Kinds<Free, u8>,
    /// The mouse it has shared with (D42), or `nobody`.
    pub(super) partner: Option<Name<Maybe<MouseIx>>>,
    /// Whether it crosses lines and gaps (M7.3).
    pub(super) floating: bool,
    /// Whether Tilda has mended a mouse.
    pub(super) mended: bool,
    /// Whether it has done anything at all.
    pub(super) begun: bool,
    /// Whether its turn is over.
    pub(super) over: bool,
    /// The enemy of the latest melee attack; Backslash may follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) struck: Option<Name<FoeIx>>,
}

/// Cards left in the encounter deck. What is left out is as after setup.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Left {
    /// Standard cards.
    pub(super) standard: Option<u8>,
    /// Difficult cards.
    pub(super) difficult: Option<u8>,
}

/// The number of spaces by which minions on a tile move less.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Slow {
    /// The tile, by its visible side or by its number.
    pub(super) tile: Option<Name<TileIx>>,
    /// The number of spaces.
    pub(super) by: u8,
}

/// Spaces on which minions have dice fewer in defence.
#[derive(Debug, Clone, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Squeak {
    /// The tile, by its visible side or by its number.
    pub(super) tile: Option<Name<TileIx>>,
    /// The spaces.
    pub(super) spaces: Set<SpaceIx, u64>,
}

/// The place of a party item: a space, or two spaces of one tile for its ends.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Ends {
    /// The space.
    One(Name<Spot>),
    /// The spaces of its ends.
    Both(Vec<Name<Spot>>),
}

/// Implemented by hand, so that a fault in a list is reported with its place: serde tries an untagged enumeration
/// as a whole.
impl<'de> Deserialize<'de> for Ends {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Ends;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a space, or a list of the spaces of its ends")
            }

            fn visit_str<E: de::Error>(self, name: &str) -> Result<Ends, E> {
                Name::deserialize(name.into_deserializer()).map(Ends::One)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<Ends, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(items)).map(Ends::Both)
            }
        }

        deserializer.deserialize_any(Either)
    }
}
