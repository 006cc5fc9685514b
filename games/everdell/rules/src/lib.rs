//! The rules of Everdell with Mistwood.
//!
//! Read the rules like the rulebook: `begin` sets the table (E2, N6), `placing` is workers, spaces and events (E4–E6),
//! `playing` is how a card is paid for and enters a city (E7, E8), `cards` the effects of cards (E9), `table` drawing,
//! gaining and giving (E10), `seasons` preparing (E11), `scoring` the end (E13). `rugwort` (E14) and `nightweave`
//! (N6–N13) are the automated opponents, `modules` her personalities, plans and plots (N14–N16), `minis` the
//! mini-expansions (N2–N5). They take part through `hooks`, the one place where an expansion plugs in. `decisions` has
//! a file for each decision: what is allowed, why other choices are refused, and the effect.

#![allow(
    clippy::unnecessary_wraps,
    reason = "a moment of the game may ask chance, whether or not a rule does so today"
)]
#![allow(clippy::match_same_arms, reason = "each rule has its own arm")]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "a card in a city is looked at where it lies")]
#![allow(clippy::collapsible_match, reason = "which card it is comes before what it asks for")]

mod agenda;
mod begin;
mod bellfaire;
mod board;
mod cards;
mod catalog;
mod choice;
pub mod content;
mod decisions;
pub mod effects;
mod event;
mod everdell;
mod from_bytes;
mod front;
mod game;
mod glance;
mod hidden;
mod hooks;
mod index;
mod kind;
pub mod load;
mod minis;
mod mix;
mod modules;
mod names;
mod newleaf;
mod nightweave;
mod pearlbrook;
mod placing;
mod play;
#[cfg(feature = "players")]
mod players;
mod playing;
mod position;
mod purpose;
mod readings;
mod rugwort;
#[allow(clippy::doc_markdown, reason = "titles of rules are prose, with whatever names stand in them")]
mod rulebook;
mod scoring;
mod seasons;
mod setup;
mod spirecrest;
mod state;
mod table;
mod telling;
mod terminal;

pub use agenda::{
    BrookTask, Copy, FairTask, Invitation, MiniTask, ModuleTask, Payee, RatTask, Source, SpiderTask,
    SpireTask, Task, Way, Why,
};
pub use board::{
    AskedView, AwardView, BesideView, BrookView, CardView, CityView, DiscoveryView, EventView, LairView,
    LeafView, MarketTokenView, MarketView, MeadowView, MetView, PileView, PlayerView, PostView, PowerView,
    RatsView, RiverView, ScoreLineView, ScoreView, SectionView, ShownView, SpaceView, SpireView, SpotView,
    StationCardView, StationView, TileView, TrailView, TrailsView, TurnedView, View, WeatherView, WonderView,
    WorkerView,
};
pub use choice::{Choice, Refusal};
pub use content::Content;
pub use event::{Event, Heap};
pub use everdell::Everdell;
pub use index::{
    AbilityIx, ActivityIx, AdornmentIx, AwardIx, BasicEventIx, BasicIx, BesideIx, Cities, ClearingIx,
    DiscoveryIx, ForestIx, JourneyIx, MarketIx, MeadowIx, Owner, PersonalityIx, PlanIx, PlotIx, RiverCardIx,
    RiverSpotIx, SEATS, SLOTS, ShownIx, Slot, SpecialEventIx, Stage, TileIx, WeatherIx, WonderIx, WorkerIx,
};
pub use kind::{KINDS, Kind, MOST_KINDS};
pub use position::ScenarioPosition;
pub use rulebook::Rule;
pub use scoring::{Score, ScoreKind, ScoreLine};
pub use setup::{
    BasicEventRows, Bellfaire, ButterfliesHand, CompassCards, EarlyJourney, EmptyClearing, Extortion,
    FairEvents, FirstPlayer, HerShip, Large, MajorMix, MarketStart, MiniWithModules, MovedWorkers,
    NewWeather, Newleaf, OneBonus, Options, Passing, PearlsLeft, PlagueWebs, RivalKind, Setup, SpringWorker,
    StoatsUse, StorehouseCounts, Swipple, TiedAward, TrailTiles, TwoHumans, UnpaidRiver, WeatherPlay,
    WhimEntry,
};
pub use state::{
    Adornments, Brook, Built, City, Discoveries, Ending, EventStore, Expansions, FACE_DOWN, Hand, HerCards,
    Lair, Leaf, OCCUPIED, PILE_FARM, PLAGUED, Parts, Player, Post, Powers, Rats, SPARED, SPIDERS, Spire,
    State, Tally, WEBBED, WORKERS,
};
pub use telling::gain_words;
