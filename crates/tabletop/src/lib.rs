//! The kernel of Hedgerow: a game is a pure function of state, choice and chance.
//!
//! One idea carries everything here: *nothing is decided before it is seen*. A game asks
//! [`Chance`] for a die or a draw at the very moment a rule needs it, and never before. Who
//! answers decides what the same rules are used for: a secret seed makes a fair game, a script
//! makes a test, a record makes a replay, a person makes a game beside the box, and a fast
//! sampler makes a search.
//!
//! The kernel knows no game, no clock, no thread, no file and no socket. A game crate implements
//! [`Game`] (the rules) and [`Front`] (names and words for people); everything else, from undo to
//! scenario files, then works without a line written for that game.

//!
//! Around those two stand, in the order in which a game meets them:
//!
//! - [`ErasedGame`] opens a game: a [`Session`], or a [`DynSession`] where its type does not matter;
//! - [`SeededSource`], [`Script`], [`ReplaySource`] and [`FastSource`] answer chance;
//! - [`TaskStack`] is what a position still owes: the rules stop for a question by leaving it there;
//! - [`Story`] keeps what happened, each [`Entry`] with the rule that caused it;
//! - [`Record`] is the game as it is kept, loaded and verified;
//! - [`Scenario`] is a position, scripted chance, choices, and what must follow;
//! - [`index!`] declares an index of its own type, [`Maybe`] is one or none in one byte;
//! - [`laws`] are what every game obeys, as checks for its tests to call.

mod agreement;
mod asking;
mod bytes;
mod catalog;
mod chance;
mod fingerprint;
mod front;
mod game;
mod hex;
mod house;
mod index;
pub mod laws;
mod log;
mod named;
mod record;
mod replay;
mod replay_source;
mod rule;
mod scenario;
mod script;
mod scripted_prefix;
mod seeded_source;
mod session;
mod table;
mod task_stack;
mod terminal;
mod tree;
mod words;

pub use agreement::{Agreement, AgreementError, Contribution, Seal};
pub use bytes::Bytes;
pub use catalog::SetupCatalog;
pub use chance::{
    Answer, AnyChance, Chance, ChanceSuspended, FastSource, Question, Recording, Shape, map_uniform,
};
pub use fingerprint::Fingerprint;
pub use front::{Front, PositionFault};
pub use game::{ApplyError, Audience, Decision, Game, GameEvent, Objection, Outcome, Seat, Seats};
pub use index::{Maybe, TypedIndex};
pub use log::{Entry, Log, Silent, Story};
pub use record::{ChanceRecord, Forked, Practice, Record, RecordEntry, RecordError, Start};
pub use replay::Verified;
pub use replay_source::{ReplaySource, Unanswered};
pub use rule::{RuleEntry, RuleId, RuleText};
pub use scenario::{Refusal, Report, Scenario, ScenarioFailure, ScenarioStep, look_up};
pub use script::{Script, ScriptError};
pub use seeded_source::{Commitment, Secret, SeededSource};
pub use session::{Drawn, LineEntry, Opening, Session};
pub use table::{
    Amended, AnswerInfo, Answered, ChoiceInfo, DecisionInfo, DynSession, ErasedGame, EventInfo, Inquiry,
    MESSAGES, ObjectionInfo, OpenError, OpenQuestion, Opened, OutcomeInfo, OwnedQuestion, OwnedShape,
    Position, Progress, Source, TableError, Takeback, Waiting,
};
pub use task_stack::{StackTask, TaskStack};
pub use terminal::TerminalView;
pub use words::{Arg, Language, Message, Names};
