//! A game at a table with its type taken away: what servers and command lines hold.
//!
//! [`DynSession`] is one game being played, [`Position`] one moment of it to read from, and [`ErasedGame`]
//! the door behind which a game waits to be opened or loaded. All three are implemented once,
//! for every [`Front`](crate::Front): a new game needs nothing here.

use std::any::Any;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Agreement, Audience, Drawn, Fingerprint, Message, PositionFault, Practice, Question, Record, RecordError,
    Report, RuleEntry, Scenario, Seat, Seats, Secret, Shape, Verified,
};

/// Who is asked what, and by which rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionInfo {
    /// Who decides.
    pub seat: Seat,
    /// What kind of decision it is, as a stable name such as `actions`.
    pub name: &'static str,
    /// The question, for the person who decides; for others, what they wait for.
    pub prompt: Message,
    /// The rule that asks.
    pub rule: &'static RuleEntry,
}

/// One legal answer to the open decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChoiceInfo {
    /// The stable name to choose it by, such as `walk:07b`.
    pub id: String,
    /// What it does, in a few words.
    pub label: Message,
    /// The heading it is listed under, as a stable name such as `walk`.
    pub group: &'static str,
    /// The rule that allows it.
    pub rule: &'static RuleEntry,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EventInfo {
    /// The stable name with particulars, such as `walked:00c:00d`.
    pub id: String,
    /// What happened, for a person.
    pub text: Message,
    /// The rule by which it happened.
    pub rule: &'static RuleEntry,
    /// Rules that shaped it.
    pub also: Vec<&'static RuleEntry>,
    /// Whether it showed somebody something that was hidden or not yet decided.
    pub reveals: bool,
    /// Whether chance spoke in it.
    pub by_chance: bool,
    /// Whether a reader who watches step by step may pause after it.
    pub is_moment: bool,
}

/// Why something that looks possible is not allowed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectionInfo {
    /// The choice that it speaks against.
    pub choice: Option<String>,
    /// The rule that forbids it.
    pub rule: &'static RuleEntry,
    /// What is needed and what there is, for a person.
    pub text: Message,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeInfo {
    /// The end that came about, as a stable name such as `tenth-cheese`.
    pub name: &'static str,
    /// Who won; nobody when the game beat everyone.
    pub winners: Seats,
    /// The rule that ended it.
    pub rule: &'static RuleEntry,
    /// The end, told to a person.
    pub text: Message,
}

/// A [`Shape`] that can be kept while the game waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum OwnedShape {
    /// One die with this many faces.
    Die(u8),
    /// One piece out of a bag that holds this many pieces of each kind.
    Draw(Box<[u8]>),
}

impl OwnedShape {
    /// The shape as rules write it.
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

/// A [`Question`] that can be kept while the game waits for an answer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OwnedQuestion {
    /// What the die or the draw is for.
    pub what: &'static str,
    /// A die, or a draw from a bag.
    pub shape: OwnedShape,
}

impl OwnedQuestion {
    /// The question as rules ask it.
    pub fn borrow(&self) -> Question<'_> {
        Question { what: self.what, shape: self.shape.borrow() }
    }
}

impl From<Question<'_>> for OwnedQuestion {
    fn from(question: Question<'_>) -> Self {
        Self { what: question.what, shape: question.shape.into() }
    }
}

/// A question that the game waits for, at a table where a person rolls and draws.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenQuestion {
    /// What the die or the draw is for, as a stable name such as `attack`.
    pub what: &'static str,
    /// What to roll or draw, for a person.
    pub prompt: Message,
    /// What it is for, where more can be said than the prompt does: a zone, a place on the table.
    pub purpose: Option<Message>,
    /// The only seat that may see what comes up; nothing where everybody does.
    pub seat: Option<Seat>,
    /// A die, or a draw from a bag.
    pub shape: OwnedShape,
    /// The answers that can come up, in order.
    pub answers: Vec<AnswerInfo>,
    /// How many answers the same choice (or the same beginning) has had before this question.
    pub number: u32,
    /// How many questions like this one follow each other whatever comes up, this one among them.
    pub together: u32,
    /// How many answers the choice (or the beginning) needs in all, as far as can be seen.
    pub total: u32,
}

impl OpenQuestion {
    /// The names of the answers that can come up, in order.
    pub fn names(&self) -> Vec<&str> {
        self.answers.iter().map(|answer| answer.name.as_str()).collect()
    }
}

/// What can come up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerInfo {
    /// The stable name, such as `5` or `black`.
    pub name: String,
    /// What a person sees on it.
    pub label: Message,
    /// How many of the kind are left; nothing for a die, nor where people hold hidden pieces.
    pub left: Option<u8>,
}

/// A choice that waits for somebody to roll or draw, as a server keeps it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// The stable name of the choice.
    pub choice: String,
    /// The names of the answers that it has had.
    #[serde(default)]
    pub answers: Vec<String>,
    /// What was played after it before a correction, each choice with its answers: it is played
    /// again once this choice is complete.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rest: Vec<(String, Vec<String>)>,
}

/// One question that chance has answered, as a person was asked it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    /// The question.
    pub question: OpenQuestion,
    /// The name of the answer.
    pub answer: String,
}

/// What chance was asked in a step, if it had answered as somebody says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inquiry {
    /// The choice that asked; nothing at the beginning.
    pub choice: Option<Message>,
    /// The questions that were answered.
    pub answered: Vec<Answered>,
    /// The question that is open then; nothing when the step is complete.
    pub open: Option<OpenQuestion>,
    /// How many answers nobody asked for.
    pub left: u32,
}

/// What became of a correction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Amended {
    /// How many later choices were played again.
    pub kept: u32,
    /// Those that had to be played with other answers than before: fewer are asked now.
    pub shortened: Vec<Message>,
    /// Those that are not possible any more, or wait until a question is answered.
    pub lost: Vec<Message>,
    /// Why the first of them is not possible; nothing where a question is open.
    pub reason: Option<ObjectionInfo>,
}

/// How far a choice or an answer took the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Progress {
    /// The choice was played and recorded.
    Played,
    /// Somebody must roll or draw first; nothing has been recorded.
    Asks(OpenQuestion),
}

/// What taking choices back would undo.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Takeback {
    /// How many choices are taken back.
    pub steps: u32,
    /// Whether chance spoke in them.
    pub crossed_chance: bool,
    /// Whether they showed somebody something.
    pub crossed_reveal: bool,
}

impl Takeback {
    /// Whether nobody needs to be asked: chance did not speak and nothing was shown.
    pub fn is_free(&self) -> bool {
        !self.crossed_chance && !self.crossed_reveal
    }
}

/// Who answers chance at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A keyed stream of version 1: the secret alone decides.
    Keyed(Secret),
    /// A keyed stream of version 2, to which everybody at the table has contributed.
    Agreed(Secret, Agreement),
    /// The people at the table, with real dice and cards.
    AtTheTable,
}

impl Source {
    /// The secret of a keyed stream.
    pub fn secret(&self) -> Option<&Secret> {
        match self {
            Self::Keyed(secret) | Self::Agreed(secret, _) => Some(secret),
            Self::AtTheTable => None,
        }
    }
}

/// Why a table did nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// Somebody, perhaps the same person in another window, was faster.
    #[error("the game is at step {step}, not at step {expected}")]
    StaleStep {
        /// The step that the request was made for.
        expected: u32,
        /// The step that the game is at.
        step: u32,
    },
    /// An answer came for a question that is not the open one.
    #[error("question {number} is open, not question {expected}")]
    StaleQuestion {
        /// The number of the question that the request was made for.
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
    /// The choice is written for another game.
    #[error("`{id}` is not a choice of {game}")]
    AnotherGamesChoice {
        /// The name, with its game.
        id: String,
        /// The game at this table.
        game: &'static str,
    },
    /// Nothing that can be pointed at has this name.
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
    /// A die or a draw must be told first.
    #[error("the game waits for `{what}` to be rolled or drawn")]
    QuestionOpen {
        /// What the die or the draw is for.
        what: &'static str,
    },
    /// Nothing has to be rolled or drawn.
    #[error("no question is open")]
    NoQuestionOpen,
    /// The open question does not have this answer.
    #[error("`{name}` cannot come up for `{what}`")]
    ImpossibleAnswer {
        /// What the die or the draw is for.
        what: &'static str,
        /// The answer.
        name: String,
    },
    /// More was told than was asked for.
    #[error("{left} answers are left over")]
    LeftoverAnswers {
        /// How many answers nobody asked for.
        left: u32,
    },
    /// Chance is answered by a secret stream, so that nobody can have told it wrongly.
    #[error("this game was not played with real dice and cards")]
    NotAtTheTable,
    /// The step is not a choice, or was taken back.
    #[error("nothing was rolled or drawn in step {step}")]
    NothingToAmend {
        /// The step.
        step: u32,
    },
    /// There are not so many choices to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing was taken back.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// The game has not come so far.
    #[error("there is no step {step}; the game is at step {last}")]
    NoSuchStep {
        /// The step that was asked for.
        step: u32,
        /// The step that the game is at.
        last: u32,
    },
    /// The game was loaded without its secret, so that its dice cannot be rolled.
    #[error("the secret of this game is not known here")]
    NoSecret,
    /// The record holds what some of the people who still play must not know.
    #[error("the record is not handed out before the game is over: it holds hidden cards")]
    HiddenRecord,
}

/// The keys of every message that the kernel itself has for people; a game's own are its own.
/// Each needs a text in every language.
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
    /// A stable name for programs.
    pub fn code(&self) -> &'static str {
        self.codes().0
    }

    /// What to tell a person.
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

    /// The name for programs, and the key of the message.
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
    /// The setup is not written as this game's setups are.
    #[error("the setup cannot be read: {reason}")]
    UnreadableSetup {
        /// What the reader stumbled over.
        reason: String,
    },
    /// The setup names something unknown or forbidden.
    #[error("the setup is refused by {} ({})", .0.rule.id, .0.text.key)]
    RefusedSetup(ObjectionInfo),
    /// The position that is to be practised cannot be set up.
    #[error("the position cannot be set up: {0}")]
    BadPosition(PositionFault),
    /// A line of what chance is to answer is no question with its answers.
    #[error("`{line}` is not a question with its answers, such as `attack 6 6 1`")]
    UnreadableScript {
        /// The line.
        line: String,
    },
    /// A question of the beginning does not have this answer.
    #[error("answer {number}: `{name}` cannot come up for `{what}`")]
    ImpossibleAnswer {
        /// What the die or the draw is for.
        what: &'static str,
        /// The answer.
        name: String,
        /// How many answers stand before it.
        number: u32,
    },
    /// The beginning asked for fewer answers than were given.
    #[error("the beginning needs {needed} answers, not {given}")]
    LeftoverAnswers {
        /// How many answers the beginning asked for.
        needed: u32,
        /// How many there were.
        given: u32,
    },
}

impl OpenError {
    /// A stable name for programs.
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

    /// What to tell a person.
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

/// One moment of a game, to read from.
///
/// What is read is read for an audience, and holds nothing that is hidden from it. In a game
/// with hidden hands ([`Game::HAS_HIDDEN_INFORMATION`](crate::Game::HAS_HIDDEN_INFORMATION)) only the seat that decides is shown
/// its question and its choices. Two things are for the host alone and never leave it while
/// people play: [`Position::describe`] and [`Position::fingerprint`].
pub trait Position {
    /// The number of record entries that led here.
    fn step(&self) -> u32;

    /// What is asked; nothing once the game is over. Whoever does not decide reads what the
    /// others wait for.
    fn decision(&self, audience: Audience) -> Option<DecisionInfo>;

    /// The seat that is asked, as an audience; a spectator once the game is over.
    fn asked(&self) -> Audience;

    /// Whether any seat may answer what is asked ([`crate::Game::shares`]).
    fn is_shared(&self) -> bool;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<OutcomeInfo>;

    /// Every legal choice, in a fixed order; none for those who must not know them.
    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo>;

    /// Why the choices that a thing stands for are not allowed now; those that are allowed are
    /// not among the objections. Those who must not know the choices get no objections either.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError>;

    /// What the entry that led here told; at step 0, what the beginning told. A redo tells again
    /// what its choice told; an undo tells nothing.
    fn events(&self, audience: Audience) -> Vec<EventInfo>;

    /// What an audience may see.
    fn view(&self, audience: Audience) -> Value;

    /// The position in stable names, with its secrets: for the host.
    fn describe(&self) -> Value;

    /// The digest of the state, for the host: what is hidden could be guessed and compared.
    fn fingerprint(&self) -> Fingerprint;
}

/// One game being played.
///
/// A *step* is an entry of the record: a choice, an undo or a redo. Whatever returns an error
/// has changed nothing.
pub trait DynSession: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// How many people sit here.
    fn seats(&self) -> u8;

    /// The number of record entries so far.
    fn step(&self) -> u32;

    /// The position after a step.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn at(&self, step: u32) -> Result<Box<dyn Position + '_>, TableError>;

    /// The position now. While a question is open, the one before the choice that asked it.
    fn now(&self) -> Box<dyn Position + '_>;

    /// What is asked now; nothing once the game is over.
    fn decision(&self, audience: Audience) -> Option<DecisionInfo> {
        self.now().decision(audience)
    }

    /// The seat that is asked now, as an audience; a spectator once the game is over.
    fn asked(&self) -> Audience {
        self.now().asked()
    }

    /// Whether any seat may answer what is asked now.
    fn is_shared(&self) -> bool {
        self.now().is_shared()
    }

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<OutcomeInfo> {
        self.now().outcome()
    }

    /// Whether the game was given up.
    fn is_given_up(&self) -> bool;

    /// Every legal choice, in a fixed order; none for those who must not know them.
    fn choices(&self, audience: Audience) -> Vec<ChoiceInfo> {
        self.now().choices(audience)
    }

    /// Why the choices that a thing stands for are not allowed now.
    ///
    /// # Errors
    /// [`TableError::UnknownThing`].
    fn explain(&self, thing: &str, audience: Audience) -> Result<Vec<ObjectionInfo>, TableError> {
        self.now().explain(thing, audience)
    }

    /// What entry `step` told; step 0 is the beginning.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn events(&self, step: u32, audience: Audience) -> Result<Vec<EventInfo>, TableError> {
        Ok(self.at(step)?.events(audience))
    }

    /// What an audience may see now.
    fn view(&self, audience: Audience) -> Value {
        self.now().view(audience)
    }

    /// The position now in stable names, with its secrets: for the host.
    fn describe(&self) -> Value {
        self.now().describe()
    }

    /// Refuses a request that was made for another step; `None` is any.
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

    /// Plays a choice by its stable name, which may stand behind the name of the game and a
    /// slash (`game/walk:07b`), so that another game's choice is noticed.
    ///
    /// # Errors
    /// When the step is stale, a question is open, the choice is unknown or refused, or the game
    /// is over.
    fn choose(&mut self, id: &str, expected_step: Option<u32>) -> Result<Progress, TableError>;

    /// What must be rolled or drawn before the last choice can be played.
    fn open_question(&self) -> Option<OpenQuestion>;

    /// Whether something must be rolled or drawn before the last choice can be played.
    fn waits_for_chance(&self) -> bool;

    /// The choice that waits, with the names of the answers it has had.
    fn pending(&self) -> Option<Waiting>;

    /// Takes up a choice that waited when the table was put away.
    ///
    /// # Errors
    /// When a question is open, or the choice or its answers are not possible here.
    fn resume(&mut self, waiting: &Waiting) -> Result<Progress, TableError>;

    /// What the waiting choice has told so far, before the open question.
    fn pending_events(&self, audience: Audience) -> Vec<EventInfo>;

    /// Answers the open question by the name of what came up. `number` is that of the question
    /// it is meant for, so that an answer sent twice counts once; `None` is any.
    ///
    /// # Errors
    /// When no question is open, another one is, or the answer cannot come up.
    fn answer(&mut self, name: &str, number: Option<u32>) -> Result<Progress, TableError> {
        self.answer_all(&[name.to_owned()], number)
    }

    /// Answers the open question and those that follow it, all of them or none.
    ///
    /// # Errors
    /// As [`DynSession::answer`], and when more is told than is asked for.
    fn answer_all(&mut self, names: &[String], number: Option<u32>) -> Result<Progress, TableError>;

    /// Takes back the last answer, and the waiting choice itself when it has had none. Returns
    /// the question that is open then.
    ///
    /// # Errors
    /// [`TableError::NoQuestionOpen`].
    fn take_back_answer(&mut self) -> Result<Option<OpenQuestion>, TableError>;

    /// The last step on the line to the position now in which chance was asked, at a table where
    /// people tell what came up; step 0 is the beginning.
    fn last_told(&self) -> Option<u32>;

    /// What chance was asked in a step of the line to the position now, and what it answered; with
    /// `answers`, what it is asked when it answers so, as far as that is possible.
    ///
    /// # Errors
    /// [`TableError::NotAtTheTable`], [`TableError::NoSuchStep`], or [`TableError::NothingToAmend`].
    fn inquire(&self, step: u32, answers: Option<&[String]>) -> Result<Inquiry, TableError>;

    /// Corrects what was told in a step of the line to the position now, and plays what followed
    /// again as far as it is possible. The old line stays in the record.
    ///
    /// # Errors
    /// As [`DynSession::inquire`], and when the answers are not possible or not as many as are asked for.
    fn amend(&mut self, step: u32, answers: &[String]) -> Result<Amended, TableError>;

    /// What taking back so many choices would undo; nothing when there are not so many, or none
    /// is asked for.
    fn can_undo(&self, choices: u32) -> Option<Takeback>;

    /// Takes back so many choices. Chance that spoke in them speaks the same again. Whether a
    /// takeback that is not free is allowed is for the people at the table: ask them first.
    ///
    /// # Errors
    /// When there are not so many choices, or a question is open.
    fn undo(&mut self, choices: u32) -> Result<Takeback, TableError>;

    /// The choice that [`DynSession::redo`] would play again, for those who may know it.
    fn can_redo(&self, audience: Audience) -> Option<ChoiceInfo>;

    /// What was chosen at a step, if it was a choice and the audience may know it.
    fn chosen(&self, step: u32, audience: Audience) -> Option<ChoiceInfo>;

    /// Plays again the choice that was taken back last from here, with the same chance.
    ///
    /// # Errors
    /// When nothing was taken back from here, or a question is open.
    fn redo(&mut self) -> Result<(), TableError>;

    /// Gives the game up: nothing can be played afterwards, and its secret may be published.
    ///
    /// # Errors
    /// When the game is over or given up already, or a question is open.
    fn give_up(&mut self) -> Result<(), TableError>;

    /// A new game that begins as this one stood after a step, with chance of its own.
    ///
    /// # Errors
    /// [`TableError::NoSuchStep`].
    fn fork(&self, step: u32, source: Source) -> Result<Box<dyn DynSession>, TableError>;

    /// The game as it is kept, for the host. It never holds the secret of the stream, but every
    /// answer of chance so far, and with them every hidden card.
    fn record(&self) -> &Record;

    /// The game as the host hands it out: sealed, and with the secret once the game is over or
    /// given up. Whoever has seen it knows what would come up after a takeback, so a game is best
    /// forked, not played on, after that. A host that does not know who asks for it calls
    /// [`DynSession::handed_out`].
    fn published(&self) -> Record;

    /// The game as anybody may have it: as [`DynSession::published`], if it gives nothing away.
    ///
    /// # Errors
    /// [`TableError::HiddenRecord`] while several people play a game with hidden hands.
    fn handed_out(&self) -> Result<Record, TableError>;

    /// Every answer of the game's own stream so far, in the order in which they came up, those of choices that
    /// were taken back among them. For the host: it holds every hidden card. None at a table where people
    /// roll and draw, nor for what a fork copied.
    fn drawn(&self) -> Vec<Drawn>;

    /// The typed session behind this table.
    fn as_any(&self) -> &dyn Any;

    /// The typed session behind this table, to change.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// What became of opening a game.
pub enum Opened {
    /// The game has begun.
    Table(Box<dyn DynSession>),
    /// Somebody must roll or draw first; open again with one more answer.
    Asks(OpenQuestion),
}

/// A game at the door: it opens tables, loads records and checks scenarios.
pub trait ErasedGame: Send + Sync {
    /// The name of the game in commands, files and addresses.
    fn name(&self) -> &'static str;

    /// Every rule, in the order of the rulebook.
    fn rules(&self) -> Vec<&'static RuleEntry>;

    /// The version of our reading of the rules.
    fn rules_version(&self) -> u32;

    /// The digest of the content that is played with.
    fn content(&self) -> Fingerprint;

    /// Refuses a setup that cannot be played; otherwise says how many people it seats.
    ///
    /// # Errors
    /// When the setup cannot be read or is refused.
    fn check_setup(&self, setup: &Value) -> Result<u8, OpenError>;

    /// Begins a game. `answers` are the names of what was rolled and drawn for the beginning,
    /// at a table where a person does that; none for a keyed game.
    ///
    /// # Errors
    /// When the setup or an answer is not possible.
    fn open(&self, setup: &Value, source: Source, answers: &[String]) -> Result<Opened, OpenError>;

    /// What is asked at the beginning where people roll and draw, if chance answers so: the answers
    /// as far as they are possible, and the question that is open then.
    ///
    /// # Errors
    /// When the setup is not possible.
    fn beginning(&self, setup: &Value, answers: &[String]) -> Result<Inquiry, OpenError>;

    /// Lays a table to practise at, of a keyed game.
    ///
    /// # Errors
    /// When the setup, the position or the script is not possible.
    fn practise(
        &self,
        setup: &Value,
        practice: Practice,
        secret: Secret,
    ) -> Result<Box<dyn DynSession>, OpenError>;

    /// Takes a recorded game up again. A keyed game without its secret can be read, and played
    /// until chance is asked.
    ///
    /// # Errors
    /// The first fault of the record.
    fn load(&self, record: Record, secret: Option<Secret>) -> Result<Box<dyn DynSession>, RecordError>;

    /// Plays a record again from its first entry to its last and checks everything it claims.
    ///
    /// # Errors
    /// The first fault of the record.
    fn verify(&self, record: &Record) -> Result<Verified, RecordError>;

    /// Plays a scenario and checks what must follow.
    fn check_scenario(&self, scenario: &Scenario) -> Report;
}
