//! Computer players for any game, and games between them.
//!
//! A [`Player`] selects one of the legal choices. It is given a position in which everything that its seat cannot see
//! is redrawn, and its own random stream: it never sees the stream of the game or a hidden hand.
//!
//! [`contest`] plays many games in parallel. The same seed gives the same games on any number of threads, and every
//! player meets the same chance.

#![forbid(unsafe_code)]

mod bot;
pub mod cells;
mod contender;
mod contest;
mod evaluator;
mod exact;
mod inputs;
mod kind;
mod learned;
mod level;
mod making;
mod network;
mod odds;
mod player;
mod review;
mod seat_assignment;
mod seed;
pub mod tree_search;

pub use bot::{BotFactory, Random, player_of};
pub use contender::{Contender, UnknownContender};
pub use contest::{
    Contest, Decided, Played, Tally, Watch, contest, play_game, play_session, play_watched, seats,
};
pub use evaluator::{Evaluator, SEATS, TERMS, Tuning, Wins, adjusted, most_liked};
pub use exact::ExactOdds;
pub use inputs::InputWriter;
pub use kind::{Kind, UnknownKind};
pub use learned::{Learned, PolicySizes, StoredWeight, policy_weights};
pub use level::{Level, UnknownLevel};
pub use making::Making;
pub use network::{Network, WrongWeights};
pub use odds::{Change, Odds, Part, SAMPLES, odds};
pub use player::{Glimpse, Greed, Hint, Player};
pub use review::{Moment, Reviewer, Swing, dearest, swings};
pub use seat_assignment::{SeatAssignment, UnknownCompany, last_of};
pub use seed::seed_of;
pub use tree_search::{Budget, Considered, Estimate, SearchParams, Searcher, Thinker, Thought, think};
