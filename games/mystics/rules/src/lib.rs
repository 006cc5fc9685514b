//! The rules of Mice and Mystics.
//!
//! The modules follow the rulebook. `begin` is setup (M2), `turn` rounds, turns, currents and traps (M3, M6, M8.4,
//! M9), `placing` initiative, encounters and surges (M4, M16 to M19), `battle` fighting and wounds (M11, M12, M22,
//! M23), `search` the results of searches (M13), `explore` the way to other tiles (M15), and `foes` the turns of
//! minions and bosses (M20, M21). `gear` has the conditions of free actions (M6.3), `abilities` the ability cards,
//! `cards` and `effects` the effects of search cards and chapters, `chapter` the demands and the end of a chapter
//! (M27), and `honours` the achievements (M29). `map` is movement, and `facts` holds the values of mice and
//! minions. `decisions` has one file for each decision, including everything that a mouse does in its turn (M7,
//! M10, M13 to M15, M24 to M26): its choices, refusals, effects, texts and notation.

#![allow(
    clippy::unnecessary_wraps,
    reason = "a moment of the game may ask chance, whether or not a rule does so today"
)]
#![allow(clippy::match_same_arms, reason = "each rule has its own arm")]

mod abilities;
mod agenda;
mod battle;
mod begin;
mod board;
mod campaign;
mod cards;
mod catalog;
mod chapter;
mod choice;
pub mod content;
mod decisions;
mod effects;
mod event;
mod explore;
mod facts;
mod foes;
mod from_bytes;
mod front;
mod game;
mod gear;
mod honours;
mod index;
pub mod kinds;
pub mod load;
mod map;
mod names;
mod odds;
mod placing;
mod play;
#[cfg(feature = "players")]
mod players;
mod position;
mod readings;
#[allow(clippy::doc_markdown, reason = "titles of rules are prose, with whatever names stand in them")]
mod rulebook;
mod search;
mod seen;
mod setup;
mod sight;
mod state;
mod telling;
mod terminal;
mod turn;

use std::sync::Arc;

pub use agenda::{Attack, Fighter, Search, Source, Task};
pub use board::{
    AimView, AskedView, AttackView, CardName, CardView, DecksView, DeedView, DefeatView, EnemyView, ExitView,
    FighterView, GoalView, HazardView, HonourView, ItemView, MouseView, ReachView, SpotView, TargetView,
    TileView, TrackView, TurnView, View,
};
pub use choice::{Choice, Refusal};
pub use content::Content;
pub use event::{Event, Faces, Roll, Stays};
pub use index::{CardIx, EncounterIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx};
pub use odds::{Fraction, Odds};
pub use position::ScenarioPosition;
pub use rulebook::Rule;
pub use setup::*;
pub use state::{
    Arrivals, Cards, Doing, Ending, Enemy, Held, Keep, Mouse, Plight, Spot, Stage, State, Tile, Track, Turn,
    Whereabouts,
};
pub use telling::{Scene, Told};

/// The newest version of the rules; `readings` lists its changes.
const NEWEST_RULES: u32 = 2;

/// The game with its content.
#[derive(Debug, Clone)]
pub struct Mystics {
    pub(crate) content: Arc<Content>,
    /// The version of the rules in use (`readings`).
    pub(crate) rules: u32,
}

impl Mystics {
    /// The game with this content.
    pub fn new(content: Arc<Content>) -> Self {
        Self { content, rules: NEWEST_RULES }
    }

    /// The content of the game.
    pub fn pack(&self) -> &Arc<Content> {
        &self.content
    }
}
