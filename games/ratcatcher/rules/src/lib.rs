//! The rules of *The Ratcatcher*.
//!
//! The modules follow the rulebook. `city` grows the city and fills districts (R4, R6, R7, R18), `yours` refreshes
//! you (R11), `fight` rolls attacks (R14, R21), and `gains` holds everything you gain (R10, R11). `rats` is the
//! rats' turn, one file for each step (R19–R28), with the nemesis (R30, R31). `decisions` has one file for each
//! decision, including all actions of your turn (R8–R17): its choices, refusals, effects, texts and notation. Every
//! site cites its rule.

mod agenda;
mod board;
mod catalog;
mod choice;
mod city;
pub mod content;
mod decisions;
mod event;
mod fight;
mod from_bytes;
mod front;
mod frontier;
mod gains;
mod game;
mod ground;
mod index;
mod lanes;
pub mod load;
mod map;
pub mod odds;
mod play;
#[cfg(feature = "players")]
mod players;
mod position;
mod rats;
mod readings;
mod route;
mod rulebook;
mod setup;
mod spot;
mod state;
mod terminal;
mod values;
mod yours;

use std::sync::Arc;

pub use agenda::{Cause, Moment, Mover, Stage, Task};
pub use board::{
    AbilityView, CommonView, DistrictView, LinkView, NemesisView, PeculiarView, RatcatcherView, SlotView,
    View, ZoneView,
};
pub use choice::{Choice, Prey, Refusal};
pub use content::Content;
pub use event::{Biter, Event, Faces, Gift, Path, Spring};
pub use index::{
    Class, Direction, DistrictIx, FreshIx, Letter, NemesisIx, PeculiarIx, RatcatcherIx, RewardIx, Side,
    Sweep, TrackIx, Zone, zones,
};
use lanes::Lanes;
pub use position::ScenarioPosition;
use readings::{NEWEST, Reading};
pub use route::{Gnawing, Route};
pub use rulebook::Rule;
pub use setup::{
    BonusDice, BreedingBlackRats, CheesesPerZone, Mode, Options, ReactivatedNests, ReturningRats, Setup,
    TrapsAndNemesis, TrapsInInactiveDistricts, UpgradeLevels,
};
pub use spot::{BARRICADE, DECOY, LURE, Lair, PLACED, RUSE, SPRUNG, Spot, Stray, TRAP};
pub use state::{ACTIVE, Ending, FRESH, Foe, Me, Pool, Site, Source, State};

/// The game with its content.
#[derive(Debug, Clone)]
pub struct Ratcatcher {
    pub(crate) content: Arc<Content>,
    /// The connections of each district's zones; the last entry is the hard side of district 00.
    pub(crate) lanes: Arc<[Lanes]>,
    /// The version of the rules in use.
    pub(crate) version: u32,
}

impl Ratcatcher {
    /// The game with this content.
    pub fn new(content: Arc<Content>) -> Self {
        let [_, hard] = &content.start;
        let lanes = content.districts.iter().chain([hard]).map(Lanes::of).collect();
        Self { content, lanes, version: NEWEST }
    }

    /// The content of the game.
    pub fn pack(&self) -> &Arc<Content> {
        &self.content
    }

    /// Whether this game uses a reading of a rule.
    #[inline]
    pub(crate) fn reads(&self, reading: Reading) -> bool {
        self.version >= reading.since()
    }
}
