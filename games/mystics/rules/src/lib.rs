//! The rules of Mice and Mystics.
//!
//! Read the rules like the rulebook: `begin` is setup (M2), `turn` rounds and turns and what lies in wait
//! for a mouse (M3, M6, M8.4, M9), `placing` initiative, encounters and surges (M4, M16 to M19), `battle`
//! fighting and wounds (M11, M12, M22, M23), `search` what a search finds (M13), `explore` coming to
//! another tile (M15), `foes` the turns of minions and bosses (M20, M21), `gear` when free actions may be
//! taken (M6.3), `abilities` the ability cards, `cards` and `effects` what search cards and chapters do,
//! `chapter` what a chapter asks and when it ends (M27), `honours` the achievements (M29). `map` says who
//! gets where, `facts` what a mouse or a minion is worth. `decisions` has one file for each decision: when
//! it waits, what is offered, what is refused and why, what it does, what it is called and how it is
//! written; all that a mouse does in its turn (M7, M10, M13 to M15, M24 to M26) is there.

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

/// The newest version of the rules; `readings` says what it changed.
const NEWEST_RULES: u32 = 2;

/// The game with the content it is played with.
#[derive(Debug, Clone)]
pub struct Mystics {
    pub(crate) content: Arc<Content>,
    /// The version of the rules that it plays by (`readings`).
    pub(crate) rules: u32,
}

impl Mystics {
    /// The game, played with this content.
    pub fn new(content: Arc<Content>) -> Self {
        Self { content, rules: NEWEST_RULES }
    }

    /// What it is played with.
    pub fn pack(&self) -> &Arc<Content> {
        &self.content
    }
}
