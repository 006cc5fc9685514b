//! Games and sessions without their types, for servers and command lines.
//!
//! [`ErasedGame`] opens and loads games, [`DynSession`] is one game being played, [`Position`] one moment of it. All
//! three are implemented once, for every game.

use std::any::Any;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Agreement, Audience, Drawn, Fingerprint, Message, PositionFault, Practice, Question, Record, RecordError,
    Report, RuleEntry, Scenario, Seat, Seats, Secret, Shape, Verified,
};

/// The open decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionInfo {
    /// The deciding seat.
    pub seat: Seat,
    /// The kind of decision, as a stable name such as `actions`.
    pub name: &'static str,
    /// The question, for the deciding seat; for others, what they wait for.
    pub prompt: Message,
    /// The rule that asks.
    pub rule: &'static RuleEntry,
}

/// A legal choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChoiceInfo {
    /// The stable name, such as `walk:07b`.
    pub id: String,
    /// A short label.
    pub label: Message,
    /// The group it is listed under, as a stable name such as `walk`.
    pub group: &'static str,
    /// The rule that allows it.
    pub rule: &'static RuleEntry,
}

/// An event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventInfo {
    /// The stable name with particulars, such as `walked:00c:00d`.
    pub id: String,
    /// The event as a text for people.
    pub text: Message,
    /// The rule by which it happened.
    pub rule: &'static RuleEntry,
    /// Rules that shaped it.
    pub also: Vec<&'static RuleEntry>,
    /// Whether it revealed something that was hidden or undecided.
    pub reveals: bool,
    /// Whether an answer of chance caused it.
    pub by_chance: bool,
    /// Whether a step-by-step display pauses after it.
    pub is_moment: bool,
}

/// The reason why a choice is not allowed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectionInfo {
    /// The forbidden choice, if it is one.
    pub choice: Option<String>,
    /// The rule that forbids it.
    pub rule: &'static RuleEntry,
    /// What is needed and what there is, as a text for people.
    pub text: Message,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeInfo {
    /// The kind of end, as a stable name such as `tenth-cheese`.
    pub name: &'static str,
    /// The winning seats; empty if the game beat everybody.
    pub winners: Seats,
    /// The rule that ended it.
    pub rule: &'static RuleEntry,
    /// The end as a text for people.
    pub text: Message,
}

/// An owned [`Shape`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum OwnedShape {
    /// One fair die with this many faces.
    Die(u8),
    /// One piece from a bag with these counts of each kind.
    Draw(Box<[u8]>),
}

impl OwnedShape {
    /// The borrowed shape.
    pub fn borrow(&self) -> Shape<'_> {
        match self {
            Self::Die(faces) => Shape::Die(*faces),
            Self::Draw(counts) => Shape::Draw(counts),
        }
    }
}

impl From<Shape<'_>> for OwnedShape {
    fn from(shape: Shape<'_>) -> Self {
        match shape {
            Shape::Die(faces) => Self::Die(faces),
            Shape::Draw(counts) => Self::Draw(counts.into()),
        }
    }
}

/// An owned [`Question`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OwnedQuestion {
    /// What the die or the draw is for.
    pub what: &'static str,
    /// A die, or a draw from a bag.
    pub shape: OwnedShape,
}

impl OwnedQuestion {
    /// The borrowed question.
    pub fn borrow(&self) -> Question<'_> {
        Question { what: self.what, shape: self.shape.borrow() }
    }
}

impl From<Question<'_>> for OwnedQuestion {
    fn from(question: Question<'_>) -> Self {
        Self { what: question.what, shape: question.shape.into() }
    }
}

/// An open question to people with real dice and cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    /// What the die or the draw is for, as a stable name such as `attack`.
    pub what: &'static str,
    /// The question as a text for people.
    pub prompt: Message,
    /// The purpose, if it says more than the prompt: a zone, a place on the table.
    pub purpose: Option<Message>,
    /// The only seat that may see the answer; `None` if all may.
    pub seat: Option<Seat>,
    /// A die, or a draw from a bag.
    pub shape: OwnedShape,
    /// The possible answers, in order.
    pub answers: Vec<AnswerInfo>,
    /// The number of answers that the choice (or the setup) has had before.
    pub number: u32,
    /// The number of consecutive questions like this one whatever the answers are, at least 1.
    pub together: u32,
    /// The number of answers that the choice (or the setup) needs, as far as can be foreseen.
    pub total: u32,
}

impl OpenQuestion {
    /// The names of the possible answers, in order.
    pub fn names(&self) -> Vec<&str> {
        self.answers.iter().map(|answer| answer.name.as_str()).collect()
    }
}

/// A possible answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerInfo {
    /// The stable name, such as `5` or `black`.
    pub name: String,
    /// What is printed on it.
    pub label: Message,
    /// The number left of the kind; `None` for a die, and if several people hold hidden pieces.
    pub left: Option<u8>,
}

/// An incomplete choice that waits for answers, for storage.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// The stable name of the choice.
    pub choice: String,
    /// The names of its answers so far.
    #[serde(default)]
    pub answers: Vec<String>,
    /// The choices after it before a correction, each with its answers; they are replayed once this choice is
    /// complete.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rest: Vec<(String, Vec<String>)>,
}

/// An answered question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The question.
    pub question: OpenQuestion,
    /// The name of the answer.
    pub answer: String,
}

/// The questions of a step, given some answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    /// The choice; `None` for the setup.
    pub choice: Option<Message>,
    /// The answered questions.
    pub answered: Vec<Answered>,
    /// The open question; `None` if the step is complete.
    pub open: Option<OpenQuestion>,
    /// The number of unused answers.
    pub left: u32,
}

/// The result of a correction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Amended {
    /// The number of later choices that were replayed.
    pub kept: u32,
    /// Those that needed fewer answers than before.
    pub shortened: Vec<Message>,
    /// Those that are no longer possible, or wait for an answer.
    pub lost: Vec<Message>,
    /// Why the first of them is not possible; `None` if a question is open.
    pub reason: Option<ObjectionInfo>,
}

/// The result of a choice or an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Progress {
    /// The choice was played and recorded.
    Played,
    /// A person must roll or draw first; nothing is recorded yet.
    Asks(OpenQuestion),
}

/// The effect of an undo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Takeback {
    /// The number of choices.
    pub steps: u32,
    /// Whether chance answered in them.
    pub crossed_chance: bool,
    /// Whether they revealed something.
    pub crossed_reveal: bool,
}

impl Takeback {
    /// Whether it needs no consent: it involved no chance and revealed nothing.
    pub fn is_free(&self) -> bool {
        !self.crossed_chance && !self.crossed_reveal
    }
}

/// The source of chance of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A seeded stream of version 1, from the secret alone.
    Keyed(Secret),
    /// A seeded stream of version 2, to which all seats contributed.
    Agreed(Secret, Agreement),
    /// People, with real dice and cards.
    AtTheTable,
}

impl Source {
    /// The secret of a seeded stream.
    pub fn secret(&self) -> Option<&Secret> {
        match self {
            Self::Keyed(secret) | Self::Agreed(secret, _) => Some(secret),
            Self::AtTheTable => None,
        }
    }
}

/// Why an operation on a session was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The game has moved on since the request was made.
    #[error("the game is at step {step}, not at step {expected}")]
    StaleStep {
        /// The step of the request.
        expected: u32,
        /// The current step.
        step: u32,
    },
    /// The answer is for another question than the open one.
    #[error("question {number} is open, not question {expected}")]
    StaleQuestion {
        /// The number of the question of the request.
        expected: u32,
        /// The number of the open question.
        number: u32,
    },
    /// No choice has this name.
    #[error("there is no choice `{id}`")]
    UnknownChoice {
        /// The name.
        id: String,
    },
    /// The choice is of another game.
    #[error("`{id}` is not a choice of {game}")]
    AnotherGamesChoice {
        /// The name, with its game.
        id: String,
        /// The game of this session.
        game: &'static str,
    },
    /// There is no thing with this name.
    #[error("there is nothing called `{thing}`")]
    UnknownThing {
        /// The name.
        thing: String,
    },
    /// A rule forbids the choice.
    #[error("rule {} forbids it", .0.rule.id)]
    Refused(ObjectionInfo),
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The game was given up.
    #[error("the game was given up")]
    GivenUp,
    /// A question must be answered first.
    #[error("the game waits for `{what}` to be rolled or drawn")]
    QuestionOpen {
        /// What the die or the draw is for.
        what: &'static str,
    },
    /// No question is open.
    #[error("no question is open")]
    NoQuestionOpen,
    /// The answer is not possible for the open question.
    #[error("`{name}` cannot come up for `{what}`")]
    ImpossibleAnswer {
        /// What the die or the draw is for.
        what: &'static str,
        /// The answer.
        name: String,
    },
    /// There are more answers than questions.
    #[error("{left} answers are left over")]
    LeftoverAnswers {
        /// The number of unused answers.
        left: u32,
    },
    /// The game is seeded, so no answers of people can be corrected.
    #[error("this game was not played with real dice and cards")]
    NotAtTheTable,
    /// The step is not a choice, or was undone.
    #[error("nothing was rolled or drawn in step {step}")]
    NothingToAmend {
        /// The step.
        step: u32,
    },
    /// There are not this many choices to undo.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing was undone.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The game has fewer steps.
    #[error("there is no step {step}; the game is at step {last}")]
    NoSuchStep {
        /// The requested step.
        step: u32,
        /// The current step.
        last: u32,
    },
    /// The game was loaded without its secret, so chance cannot answer.
    #[error("the secret of this game is not known here")]
    NoSecret,
    /// The record contains hidden information of an unfinished game.
    #[error("the record is not handed out before the game is over: it holds hidden cards")]
    HiddenRecord,
}

/// The keys of all messages of the kernel itself. Each needs a text in every language.
pub const MESSAGES: [&str; 25] = [
    "error-another-games-choice",
    "error-answers-left",
    "error-bad-position",
    "error-game-over",
    "error-given-up",
    "error-hidden-record",
    "error-impossible-answer",
    "error-leftover-answers",
    "error-no-question-open",
    "error-no-secret",
    "error-no-such-step",
    "error-not-at-the-table",
    "error-nothing-to-amend",
    "error-nothing-to-redo",
    "error-nothing-to-undo",
    "error-question-open",
    "error-record",
    "error-refused",
    "error-refused-setup",
    "error-stale-question",
    "error-stale-step",
    "error-unknown-choice",
    "error-unknown-thing",
    "error-unreadable-script",
    "error-unreadable-setup",
];

impl TableError {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        self.codes().0
    }

    /// The error as a text for people.
    pub fn message(&self) -> Message {
        let message = Message::new(self.codes().1);
        match self {
            Self::StaleStep { expected, step } => message.number("expected", *expected).number("step", *step),
            Self::StaleQuestion { expected, number } => {
                message.number("expected", *expected).number("number", *number)
            }
            Self::UnknownChoice { id } => message.key("id", id),
            Self::AnotherGamesChoice { id, game } => message.key("id", id).key("game", *game),
            Self::UnknownThing { thing } => message.key("thing", thing),
            Self::Refused(objection) => {
                message.key("rule", objection.rule.id).message("reason", objection.text.clone())
            }
            Self::QuestionOpen { what } => message.key("what", *what),
            Self::ImpossibleAnswer { what, name } => message.key("what", *what).key("name", name),
            Self::LeftoverAnswers { left } => message.number("left", *left),
            Self::NothingToAmend { step } => message.number("step", *step),
            Self::NoSuchStep { step, last } => message.number("step", *step).number("last", *last),
            Self::GameOver
            | Self::GivenUp
            | Self::NoQuestionOpen
            | Self::NotAtTheTable
            | Self::NothingToUndo
            | Self::NothingToRedo
            | Self::NoSecret
            | Self::HiddenRecord => message,
        }
    }

    /// The error code and the message key.
    fn codes(&self) -> (&'static str, &'static str) {
        match self {
            Self::StaleStep { .. } => ("stale-step", "error-stale-step"),
            Self::StaleQuestion { .. } => ("stale-question", "error-stale-question"),
            Self::UnknownChoice { .. } => ("unknown-choice", "error-unknown-choice"),
            Self::AnotherGamesChoice { .. } => ("another-games-choice", "error-another-games-choice"),
            Self::UnknownThing { .. } => ("unknown-thing", "error-unknown-thing"),
            Self::Refused(_) => ("refused", "error-refused"),
            Self::GameOver => ("game-over", "error-game-over"),
            Self::GivenUp => ("given-up", "error-given-up"),
            Self::QuestionOpen { .. } => ("question-open", "error-question-open"),
            Self::NoQuestionOpen => ("no-question-open", "error-no-question-open"),
            Self::ImpossibleAnswer { .. } => ("impossible-answer", "error-impossible-answer"),
            Self::LeftoverAnswers { .. } => ("leftover-answers", "error-answers-left"),
            Self::NotAtTheTable => ("not-at-the-table", "error-not-at-the-table"),
            Self::NothingToAmend { .. } => ("nothing-to-amend", "error-nothing-to-amend"),
            Self::NothingToUndo => ("nothing-to-undo", "error-nothing-to-undo"),
            Self::NothingToRedo => ("nothing-to-redo", "error-nothing-to-redo"),
            Self::NoSuchStep { .. } => ("no-such-step", "error-no-such-step"),
            Self::NoSecret => ("no-secret", "error-no-secret"),
            Self::HiddenRecord => ("hidden-record", "error-hidden-record"),
        }
    }
}

/// Why a game could not be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The setup cannot be parsed.
    #[error("the setup cannot be read: {reason}")]
    UnreadableSetup {
        /// The error of the parser.
        reason: String,
    },
    /// A rule refuses the setup.
    #[error("the setup is refused by {} ({})", .0.rule.id, .0.text.key)]
    RefusedSetup(ObjectionInfo),
    /// The described position is invalid.
    #[error("the position cannot be set up: {0}")]
    BadPosition(PositionFault),
    /// A line of the script does not consist of a question and its answers.
    #[error("`{line}` is not a question with its answers, such as `attack 6 6 1`")]
    UnreadableScript {
        /// The line.
        line: String,
    },
    /// An answer is not possible for a question of the setup.
    #[error("answer {number}: `{name}` cannot come up for `{what}`")]
    ImpossibleAnswer {
        /// What the die or the draw is for.
        what: &'static str,
        /// The answer.
        name: String,
        /// The number of answers before it.
        number: u32,
    },
    /// There are more answers than questions of the setup.
    #[error("the beginning needs {needed} answers, not {given}")]
    LeftoverAnswers {
        /// The number of questions.
        needed: u32,
        /// The number of answers.
        given: u32,
    },
}

impl OpenError {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnreadableSetup { .. } => "unreadable-setup",
            Self::RefusedSetup(_) => "refused-setup",
            Self::BadPosition(_) => "bad-position",
            Self::UnreadableScript { .. } => "unreadable-script",
            Self::ImpossibleAnswer { .. } => "impossible-answer",
            Self::LeftoverAnswers { .. } => "leftover-answers",
        }
    }

    /// The error as a text for people.
    pub fn message(&self) -> Message {
        match self {
            Self::UnreadableSetup { reason } => Message::new("error-unreadable-setup").key("reason", reason),
            Self::RefusedSetup(objection) => {
                Message::new("error-refused-setup").message("reason", objection.text.clone())
            }
            Self::BadPosition(fault) => {
                Message::new("error-bad-position").key("at", &fault.at).key("what", &fault.what)
            }
            Self::UnreadableScript { line } => Message::new("error-unreadable-script").key("line", line),
            Self::ImpossibleAnswer { what, name, .. } => {
                Message::new("error-impossible-answer").key("what", *what).key("name", name)
            }
            Self::LeftoverAnswers { needed, given } => {
                Message::new("error-leftover-answers").number("needed", *needed).number("given", *given)
            }
        }
    }
}

/// A moment of a game.
///
/// Methods with an audience return nothing that is hidden from it. In a game with hidden information
/// ([`Game::HAS_HIDDEN_INFORMATION`](crate::Game::HAS_HIDDEN_INFORMATION)) only the deciding seat is shown its
/// question and its choices. Two methods are for the host only and must not leave it while people play:
/// [`Position::describe`] and [`Position::fingerprint`].
pub trait Position {
    /// The number of record entries that led here.
    fn step(&self) -> u32;

    /// The open decision; `None` once the game is over. For audiences that do not decide, its prompt is the text for
    /// those who wait.
    fn decision(&self, audience: Audience) -> Option<DecisionInfo>;

    /// The deciding seat as an audience; a spectator once the game is over.
    fn asked(&self) -> Audience;

    /// Whether any seat may answer the open decision ([`crate::Game::shares`]).
    fn is_shared(&self) -> bool;

    /// The outcome; `None` before the end.
    fn outcome(&self) -> Option<OutcomeInfo>;

    /// All legal choices, in a fixed order; empty for audiences that must not know them.
    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo>;

    /// Why the choices of a thing are not allowed now, without those that are allowed; empty for audiences that must
    /// not know them.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError>;

    /// The events of the entry that led here, or of the setup at step 0. A redo repeats the events of its choice; an
    /// undo has none.
    fn events(&self, audience: Audience) -> Vec<EventInfo>;

    /// The view of an audience.
    fn view(&self, audience: Audience) -> Value;

    /// The position in stable names, with its secrets; for the host.
    fn describe(&self) -> Value;

    /// The digest of the state; for the host, because hidden information could be guessed and compared.
    fn fingerprint(&self) -> Fingerprint;
}

/// One game being played, without its type.
///
/// A *step* is an entry of the record: a choice, an undo, a redo or a correction. A method that returns an error has
/// changed nothing.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use std::sync::Arc;
///
/// use coins::Coins;
/// use tabletop::{Audience, ErasedGame, Opened, Seat, Secret, Source, TableError};
///
/// let game: Box<dyn ErasedGame> = Box::new(Arc::new(Coins::default()));
/// let source = Source::Keyed(Secret::new([7; 32]));
/// let Opened::Table(mut table) = game.open(&serde_json::json!({ "limit": 20 }), source, &[])? else {
///     panic!("a seeded game asks no person for dice");
/// };
/// table.choose("roll", Some(0))?;
/// // A request for an earlier step is refused, and nothing has changed.
/// assert_eq!(table.choose("roll", Some(0)), Err(TableError::StaleStep { expected: 0, step: 1 }));
/// // Undo is an entry of the record, and the same choice has the same dice afterwards.
/// let rolled = table.events(1, Audience::Spectator)?;
/// table.undo(1)?;
/// table.choose("roll", None)?;
/// assert_eq!((table.step(), table.events(3, Audience::Spectator)?), (3, rolled));
/// // Only the seat that decides is shown its choices, because coins are hidden.
/// assert_eq!(table.choices(Audience::Seat(Seat(0))), []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait DynSession: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The number of record entries so far.
    fn step(&self) -> u32;

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn at(&self, step: u32) -> Result<Box<dyn Position + '_>, TableError>;

    /// The current position; while a question is open, the one before its choice.
    fn now(&self) -> Box<dyn Position + '_>;

    /// The open decision; `None` once the game is over.
    fn decision(&self, audience: Audience) -> Option<DecisionInfo> {
        self.now().decision(audience)
    }

    /// The deciding seat as an audience; a spectator once the game is over.
    fn asked(&self) -> Audience {
        self.now().asked()
    }

    /// Whether any seat may answer the open decision.
    fn is_shared(&self) -> bool {
        self.now().is_shared()
    }

    /// The outcome; `None` before the end.
    fn outcome(&self) -> Option<OutcomeInfo> {
        self.now().outcome()
    }

    /// Whether the game was given up.
    fn is_given_up(&self) -> bool;

    /// All legal choices, in a fixed order; empty for audiences that must not know them.
    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo> {
        self.now().choices(audience)
    }

    /// Why the choices of a thing are not allowed now.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError> {
        self.now().explain(thing, audience)
    }

    /// The events of entry `step`; step 0 is the setup.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn events(&self, step: u32, audience: Audience) -> Result<Vec<EventInfo>, TableError> {
        Ok(self.at(step)?.events(audience))
    }

    /// The current view of an audience.
    fn view(&self, audience: Audience) -> Value {
        self.now().view(audience)
    }

    /// The current position in stable names, with its secrets; for the host.
    fn describe(&self) -> Value {
        self.now().describe()
    }

    /// Checks the step of a request; `None` matches any.
    ///
    /// # Errors
    /// [`TableError::StaleStep`].
    fn expect_step(&self, expected: Option<u32>) -> Result<(), TableError> {
        let step = self.step();
        match expected {
            Some(expected) if expected != step => Err(TableError::StaleStep { expected, step }),
            _ => Ok(()),
        }
    }

    /// Plays a choice by its stable name. The name may be prefixed by that of the game (`game/walk:07b`), so that a
    /// choice of another game is detected.
    ///
    /// # Errors
    /// If the step is stale, a question is open, the choice is unknown or refused, or the game is over.
    fn choose(&mut self, id: &str, expected_step: Option<u32>) -> Result<Progress, TableError>;

    /// The open question of the incomplete choice.
    fn open_question(&self) -> Option<OpenQuestion>;

    /// Whether a question is open.
    fn waits_for_chance(&self) -> bool;

    /// The incomplete choice with its answers, for storage.
    fn pending(&self) -> Option<Waiting>;

    /// Restores an incomplete choice from storage.
    ///
    /// # Errors
    /// If a question is open, or the choice or its answers are not possible.
    fn resume(&mut self, waiting: &Waiting) -> Result<Progress, TableError>;

    /// The events of the incomplete choice before the open question.
    fn pending_events(&self, audience: Audience) -> Vec<EventInfo>;

    /// Answers the open question by the name of the answer. `number` is that of the question, so that an answer sent
    /// twice counts once; `None` matches any.
    ///
    /// # Errors
    /// If no question or another one is open, or the answer is not possible.
    fn answer(&mut self, name: &str, number: Option<u32>) -> Result<Progress, TableError> {
        self.answer_all(&[name.to_owned()], number)
    }

    /// Answers the open question and those that follow it, all or none.
    ///
    /// # Errors
    /// As [`DynSession::answer`], and if there are more answers than questions.
    fn answer_all(&mut self, names: &[String], number: Option<u32>) -> Result<Progress, TableError>;

    /// Removes the last answer, or the incomplete choice if it has none. Returns the question that is open then.
    ///
    /// # Errors
    /// [`TableError::NoQuestionOpen`].
    fn take_back_answer(&mut self) -> Result<Option<OpenQuestion>, TableError>;

    /// With real dice and cards, the last step of the current line that asked chance; step 0 is the setup.
    fn last_told(&self) -> Option<u32>;

    /// The questions and answers of a step of the current line; with `answers`, the questions that those answers lead
    /// to, as far as they are possible.
    ///
    /// # Errors
    /// [`TableError::NotAtTheTable`], [`TableError::NoSuchStep`], or [`TableError::NothingToAmend`].
    fn inquire(&self, step: u32, answers: Option<&[String]>) -> Result<Inquiry, TableError>;

    /// Corrects the answers of a step of the current line, and replays what followed as far as possible. The old line
    /// stays in the record.
    ///
    /// # Errors
    /// As [`DynSession::inquire`], and if the answers are not possible or not as many as the questions.
    fn amend(&mut self, step: u32, answers: &[String]) -> Result<Amended, TableError>;

    /// The effect of undoing this many choices; `None` if there are fewer, or for 0.
    fn can_undo(&self, choices: u32) -> Option<Takeback>;

    /// Undoes this many choices. Made again, they have the same answers of chance. Whether an undo that is not
    /// [free](Takeback::is_free) is allowed is for the players to decide: ask them first.
    ///
    /// # Errors
    /// If there are fewer choices, or a question is open.
    fn undo(&mut self, choices: u32) -> Result<Takeback, TableError>;

    /// The choice that [`DynSession::redo`] would redo, for audiences that may know it.
    fn can_redo(&self, audience: Audience) -> Option<ChoiceInfo>;

    /// The choice of a step, if it is one and the audience may know it.
    fn chosen(&self, step: u32, audience: Audience) -> Option<ChoiceInfo>;

    /// Redoes the last undone choice, with the same chance.
    ///
    /// # Errors
    /// If nothing was undone from here, or a question is open.
    fn redo(&mut self) -> Result<(), TableError>;

    /// Gives up the game: nothing can be played afterwards, and its secret may be published.
    ///
    /// # Errors
    /// If the game is over or given up, or a question is open.
    fn give_up(&mut self) -> Result<(), TableError>;

    /// A new game that begins after a step of this one, with its own chance.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn fork(&self, step: u32, source: Source) -> Result<Box<dyn DynSession>, TableError>;

    /// The record, for the host: without the secret, but with every answer of chance so far, and so with every hidden
    /// card.
    fn record(&self) -> &Record;

    /// The record for export by the host: sealed, and with the secret once the game is over or given up. It reveals
    /// what would come up after an undo, so fork the game afterwards instead of continuing it. For an unknown
    /// requester use [`DynSession::handed_out`].
    fn published(&self) -> Record;

    /// The record for anybody: as [`DynSession::published`], if it reveals nothing.
    ///
    /// # Errors
    /// [`TableError::HiddenRecord`] while several people play a game with hidden information.
    fn handed_out(&self) -> Result<Record, TableError>;

    /// All answers of the game's stream so far, in order, including those of undone choices; for the host, because
    /// they contain every hidden card. Empty with real dice, and without what a fork copied.
    fn drawn(&self) -> Vec<Drawn>;

    /// The typed session.
    fn as_any(&self) -> &dyn Any;

    /// The typed session, mutable.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// The result of opening a game.
pub enum Opened {
    /// The game has begun.
    Table(Box<dyn DynSession>),
    /// A person must roll or draw first; open again with one more answer.
    Asks(OpenQuestion),
}

/// A game without its type: opens tables, loads records and checks scenarios.
pub trait ErasedGame: Send + Sync {
    /// The stable name in commands, files and URLs.
    fn name(&self) -> &'static str;

    /// All rules, in the order of the rulebook.
    fn rules(&self) -> Vec<&'static RuleEntry>;

    /// The version of the rules.
    fn rules_version(&self) -> u32;

    /// The digest of the content.
    fn content(&self) -> Fingerprint;

    /// Checks a setup and returns its number of seats.
    ///
    /// # Errors
    /// If the setup is invalid or refused.
    fn check_setup(&self, setup: &Value) -> Result<u8, OpenError>;

    /// Begins a game. `answers` are the names of the answers for the setup, with real dice and cards; empty for a
    /// seeded game.
    ///
    /// # Errors
    /// If the setup or an answer is not possible.
    fn open(&self, setup: &Value, source: Source, answers: &[String]) -> Result<Opened, OpenError>;

    /// With real dice and cards, the questions of the setup for these answers, as far as they are possible, and the
    /// open question.
    ///
    /// # Errors
    /// If the setup is not possible.
    fn beginning(&self, setup: &Value, answers: &[String]) -> Result<Inquiry, OpenError>;

    /// Opens a practice table of a seeded game.
    ///
    /// # Errors
    /// If the setup, the position or the script is not possible.
    fn practise(
        &self,
        setup: &Value,
        practice: Practice,
        secret: Secret,
    ) -> Result<Box<dyn DynSession>, OpenError>;

    /// Loads a recorded game. A seeded game without its secret can be read, and played until chance is asked.
    ///
    /// # Errors
    /// The first fault of the record.
    fn load(&self, record: Record, secret: Option<Secret>) -> Result<Box<dyn DynSession>, RecordError>;

    /// Replays a record and verifies everything it claims.
    ///
    /// # Errors
    /// The first fault of the record.
    fn verify(&self, record: &Record) -> Result<Verified, RecordError>;

    /// Plays a scenario and checks its expectations.
    fn check_scenario(&self, scenario: &Scenario) -> Report;
}
