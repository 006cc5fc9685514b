//! Errors of games and sessions, with a code for programs and a text for people.

use crate::{Message, ObjectionInfo, PositionFault};

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
    /// No choices lead to the thing now.
    #[error("no way leads to `{thing}` now")]
    NoWay {
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
pub const MESSAGES: [&str; 26] = [
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
    "error-no-way",
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
            Self::UnknownThing { thing } | Self::NoWay { thing } => message.key("thing", thing),
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
            Self::NoWay { .. } => ("no-way", "error-no-way"),
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
