//! The kernel of Hedgerow: a game is a pure function of state, choice and chance.
//!
//! *Nothing is decided before it is seen*: rules ask [`Chance`] for a die or a draw at the moment they need it. The source
//! that answers determines the use of the same rules: a secret seed gives a fair game, a script a test, a record a
//! replay, a person a game with real dice, a fast sampler a search.
//!
//! The kernel contains no game, no clock, no thread, no file and no socket. A game implements [`Game`] (the rules),
//! [`Notation`] (stable names), [`Narration`] (texts) and [`ScenarioState`] (positions as JSON); undo, records, scenarios, tables and laws then work without further code.
//!
//! | item | purpose |
//! | --- | --- |
//! | [`ErasedGame`] | opens a game as a [`Session`] with its types, or as a [`DynSession`] without them |
//! | [`SeededSource`], [`Script`], [`ReplaySource`], [`FastSource`] | sources of chance |
//! | [`TaskStack`] | the remaining tasks of a position: rules stop for a question by pushing it |
//! | [`Story`] | a log of events, each [`Entry`] with the rule that caused it |
//! | [`Record`] | a game as it is stored, loaded and verified |
//! | [`Scenario`] | the test of a rule: a position, scripted chance, choices, expectations |
//! | [`index!`], [`Maybe`] | typed indices, and an optional one in one byte |
//! | [`laws`] | properties that every game must have, as functions for its tests |
//!
//! A whole game:
//!
//! ```
//! # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
//! use std::sync::Arc;
//!
//! use coins::{Coins, Setup};
//! use tabletop::{DynSession, Opening, Secret, Session, Source};
//!
//! let game = Arc::new(Coins::default());
//! let source = Source::Keyed(Secret::new([7; 32]));
//! let Opening::Begun(mut session) = Session::open(game.clone(), Setup { limit: 20 }, source, &[])? else {
//!     panic!("a seeded game asks no person for dice");
//! };
//! for id in ["roll", "roll", "stop"] {
//!     session.choose(id, None)?;
//! }
//! assert_eq!(session.outcome().map(|outcome| outcome.name), Some("stopped"));
//! Session::verify(game, &session.published())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agreement;
mod asking;
mod bag;
mod bytes;
mod catalog;
mod chance;
mod compiled_here;
mod erased;
mod errors;
mod fingerprint;
mod game;
mod hex;
mod index;
mod info;
pub mod laws;
mod log;
mod named;
mod narration;
mod record;
mod replay;
mod replay_source;
mod rule;
mod scenario;
mod scenario_state;
mod script;
mod scripted_prefix;
mod secret;
mod seeded_source;
mod seen;
mod session;
mod setups;
mod source;
mod table;
mod task_stack;
mod terminal;
mod tree;
mod words;

pub use agreement::{Agreement, AgreementError, Contribution, Seal};
pub use bag::{BAG_KINDS, Bag};
pub use bytes::Bytes;
pub use catalog::SetupCatalog;
pub use chance::{
    Answer, AnyChance, Chance, ChanceSuspended, FastSource, Question, Recording, Shape, map_uniform,
};
pub use errors::{MESSAGES, OpenError, TableError};
pub use fingerprint::Fingerprint;
pub use game::{ApplyError, Audience, Decision, Game, GameEvent, Log, Objection, Outcome, Seat, Seats};
#[doc(hidden)]
pub use index::index_number;
pub use index::{Maybe, TypedIndex};
pub use info::{
    Amended, AnswerInfo, Answered, ChoiceInfo, DecisionInfo, EventInfo, Inquiry, ObjectionInfo, OpenQuestion,
    OutcomeInfo, OwnedQuestion, OwnedShape, Progress, Takeback, Waiting,
};
pub use log::{Entry, Silent, Story};
pub use narration::{Narration, Notation};
pub use record::{ChanceRecord, Forked, Practice, Record, RecordEntry, RecordError, Start, StepKind};
pub use replay::Verified;
pub use replay_source::{ReplaySource, Unanswered};
pub use rule::{RuleEntry, RuleId, RuleText};
pub use scenario::{Refusal, Report, Scenario, ScenarioFailure, ScenarioStep, look_up};
pub use scenario_state::{Fields, PositionFault, ScenarioState};
pub use script::{Script, ScriptError};
pub use secret::{Commitment, Secret};
pub use seeded_source::SeededSource;
pub use seen::{
    DynSeen, DynSeenPosition, Finished, HostPosition, HostSeen, HostStep, Seen, SeenPosition, SeenStep,
    SeenStory,
};
pub use session::{Drawn, Opening, Session};
pub use source::Source;
pub use table::{DynSession, ErasedGame, Opened, Position};
pub use task_stack::{StackTask, TaskStack};
pub use terminal::TerminalView;
pub use words::{Arg, Language, Message, Names};

/// The crate that derives JSON Schemas, for the macros of this one.
#[doc(hidden)]
pub use schemars;
