//! Decisions, choices, events, objections, outcomes and questions without the types of their game.

use serde::{Deserialize, Serialize};

use crate::{Message, Narration, Objection, Question, RuleEntry, RuleId, Seat, Seats, Shape};

/// The open decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionInfo {
    /// The deciding seat.
    pub seat: Seat,
    /// The kind of decision, as a stable name such as `actions`.
    pub name: &'static str,
    /// The question, for the deciding seat; a text about the wait, for others.
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
    /// The required and the available amount, as a text for people.
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
    /// The purpose of the die or the draw.
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
    /// The purpose of the die or the draw, as a stable name such as `attack`.
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
    /// The number of consecutive questions that are like this one whatever the answers are, at least 1.
    pub together: u32,
    /// The number of answers that the choice (or the setup) needs, as far as that is known.
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
    /// The text printed on it.
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
    /// The replayed choices that needed fewer answers than before.
    pub shortened: Vec<Message>,
    /// The choices that are no longer possible, or wait for an answer.
    pub lost: Vec<Message>,
    /// Why the first lost choice is not possible; `None` if a question is open.
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

/// A choice without its type.
pub(crate) fn choice_info<G: Narration>(game: &G, state: &G::State, choice: G::Choice) -> ChoiceInfo {
    ChoiceInfo {
        id: game.choice_id(choice),
        label: game.label(state, choice),
        group: game.choice_group(choice),
        rule: game.choice_rule(state, choice).entry(),
    }
}

/// An objection without its type.
pub(crate) fn objection_info<R: RuleId>(choice: Option<String>, objection: Objection<R>) -> ObjectionInfo {
    ObjectionInfo { choice, rule: objection.rule.entry(), text: objection.message }
}
