//! Records: a game as its setup, its choices and the answers of chance.
//!
//! A record contains the answers of chance, so it replays without any random algorithm. The algorithm is needed only to
//! verify that a seeded game was fair.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Agreement, AgreementError, Answer, Commitment, Fingerprint, Message, ObjectionInfo, OpenError, Secret,
    SeededSource,
};

/// A game as it is stored: everything that is needed to replay it to the same positions.
///
/// The secret of a seeded game joins it when the game is over. Undo, redo and corrections are entries; nothing is ever
/// removed.
///
/// ```
/// # mod coins { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/coins/game.rs")); }
/// use std::sync::Arc;
///
/// use coins::{Coins, Setup};
/// use tabletop::{DynSession, Opening, Record, RecordError, Secret, Session, Source};
///
/// let source = Source::Keyed(Secret::new([7; 32]));
/// let Opening::Begun(mut session) = Session::open(Arc::new(Coins::default()), Setup { limit: 20 }, source, &[])?
/// else {
///     panic!("a seeded game asks no person for dice");
/// };
/// session.choose("roll", None)?;
/// let text = session.published().to_json();
///
/// let loaded = Session::load(Arc::new(Coins::default()), Record::from_json(&text)?, None)?;
/// assert_eq!(loaded.step(), 1);
/// // A file that was changed does not match its seal.
/// assert_eq!(Record::from_json(&text.replace("\"roll\"", "\"stop\"")), Err(RecordError::Edited));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the format: [`Record::FORMAT`].
    pub format: u32,
    /// The stable name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The digest of the content it was played with.
    pub content: Fingerprint,
    /// The setup, as the game serialises it.
    pub setup: Value,
    /// The source of chance.
    pub chance: ChanceRecord,
    /// The origin of a game that began in the middle of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked: Option<Forked>,
    /// The setup of the game and its first position.
    pub start: Start,
    /// The entries, in order. Step *n* is the *n*th entry; step 0 is the setup.
    pub entries: Vec<RecordEntry>,
    /// The digest of everything above, in an exported record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Fingerprint>,
}

impl Record {
    /// The newest version of the format.
    pub const FORMAT: u32 = 1;

    /// Parses a record.
    ///
    /// # Errors
    /// If the text is truncated, is not a record, has another format, or does not match its seal.
    pub fn from_json(text: &str) -> Result<Self, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        if let Ok(Head { format }) = serde_json::from_str(text)
            && format != Self::FORMAT
        {
            return Err(RecordError::UnknownFormat { format, newest: Self::FORMAT });
        }
        let record: Self = serde_json::from_str(text).map_err(|fault| RecordError::unreadable(&fault))?;
        record.check_seal()?;
        Ok(record)
    }

    /// The practice that this table is for; `None` for an ordinary game.
    pub fn practice(&self) -> Option<&Practice> {
        self.start.practice.as_ref()
    }

    /// The record as indented JSON.
    pub fn to_json(&self) -> String {
        // Every key is a string and every number is finite, so serialisation cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The record with a seal over everything in it, for export.
    ///
    /// The seal detects damage and edits. It does not prove who made the file; the commitment proves fairness.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.seal = Some(self.digest());
        self
    }

    /// Checks the seal, if there is one.
    ///
    /// # Errors
    /// [`RecordError::Edited`] if the record does not match it.
    pub fn check_seal(&self) -> Result<(), RecordError> {
        match self.seal {
            Some(seal) if seal != self.digest() => Err(RecordError::Edited),
            _ => Ok(()),
        }
    }

    /// The digest of everything but the seal, independent of layout and order of fields.
    fn digest(&self) -> Fingerprint {
        let mut open = self.clone();
        open.seal = None;
        let mut text = String::new();
        if let Ok(value) = serde_json::to_value(&open) {
            write_canonical(&value, &mut text);
        }
        Fingerprint::of_bytes(text.as_bytes())
    }
}

/// Writes a value without spaces, with sorted fields.
fn write_canonical(value: &Value, text: &mut String) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for item in items {
                write_canonical(item, text);
                text.push(',');
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|(name, _)| *name);
            text.push('{');
            for (name, field) in fields {
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write_canonical(field, text);
                text.push(',');
            }
            text.push('}');
        }
        _ => text.push_str(&value.to_string()),
    }
}

/// The source of chance of a recorded game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChanceRecord {
    /// A seeded stream.
    Keyed {
        /// The commitment, published before the first move.
        commitment: Commitment,
        /// The contributions of the seats; absent in version 1 of the protocol, in which the secret alone decides.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        agreement: Option<Agreement>,
        /// The secret, once the game is over or given up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Secret>,
    },
    /// People, with real dice and cards.
    AtTheTable,
}

impl ChanceRecord {
    /// Whether the commitment is that of this secret; always `false` for a game with real dice.
    pub fn is_of(&self, secret: &Secret) -> bool {
        match self {
            Self::Keyed { commitment, agreement: None, .. } => secret.commitment() == *commitment,
            Self::Keyed { commitment, agreement: Some(agreement), .. } => {
                Agreement::commitment(&agreement.table, secret) == *commitment
            }
            Self::AtTheTable => false,
        }
    }

    /// The contributions of the seats, in version 2 of the protocol.
    pub fn agreement(&self) -> Option<&Agreement> {
        match self {
            Self::Keyed { agreement, .. } => agreement.as_ref(),
            Self::AtTheTable => None,
        }
    }

    /// The stream of a seeded game, from answer `next` on.
    pub(crate) fn stream(&self, secret: &Secret, next: u64) -> SeededSource {
        match self.agreement() {
            Some(agreement) => SeededSource::agreed(secret, agreement, next),
            None => SeededSource::at(secret, next),
        }
    }
}

/// The origin of a game that began in the middle of another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forked {
    /// The commitment of the other game, if it was seeded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Commitment>,
    /// The step of the other game.
    pub step: u32,
    /// The number of first entries that are copied from it. Their answers and those of the setup are copied, too.
    pub kept: u32,
}

/// The beginning of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The practice that this table is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<Practice>,
    /// The answers of chance during the setup.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Answer>,
    /// The fingerprint of the first position.
    pub state: Fingerprint,
}

/// A practice table: it begins in a described position or with scripted chance, and does not count in statistics.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practice {
    /// The name of the practice: an example, a lesson or a puzzle.
    pub of: String,
    /// The position it begins in, in the notation of scenarios; without one it begins with the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// The first answers of chance, such as `attack 6 6 1`. Where an answer does not fit the question, the stream answers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub script: Vec<String>,
}

/// One step of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RecordEntry {
    /// A choice was played.
    Choose {
        /// Its stable name.
        id: String,
        /// The answers of chance.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Answer>,
        /// The fingerprint of the position after it: at every eighth step, and at the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Fingerprint>,
    },
    /// Choices were undone.
    Undo {
        /// The number of choices.
        choices: u32,
        /// Whether chance answered in them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        chance: bool,
        /// Whether they revealed something.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reveal: bool,
    },
    /// The choice that was undone last was redone.
    Redo,
    /// Results entered by people were corrected: the choice this many choices back (1 is the last; one more than
    /// the number of choices is the setup) was replayed with these answers. The following entries replay later
    /// choices; the entries before still contain the old line.
    Amend {
        /// The number of choices back.
        choices: u32,
        /// The answers of chance.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Answer>,
        /// The fingerprint of the position after it: at every eighth step, and at the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Fingerprint>,
    },
    /// The game was given up.
    GiveUp,
}

impl RecordEntry {
    /// The kind of the entry, without the choice and the answers of chance that it may hold.
    pub fn kind(&self) -> StepKind {
        StepKind::of(self)
    }
}

/// The kind of a step of a record. It names no choice and no answer of chance, so every audience may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// A choice was made.
    Choose,
    /// Choices were undone.
    Undo {
        /// The number of choices.
        choices: u32,
        /// Whether chance answered in them.
        chance: bool,
        /// Whether they revealed something.
        reveal: bool,
    },
    /// A choice was redone.
    Redo,
    /// The answers of a choice were corrected.
    Amend {
        /// The number of choices back, including this one.
        choices: u32,
    },
    /// The game was given up.
    GiveUp,
}

impl StepKind {
    fn of(entry: &RecordEntry) -> Self {
        match *entry {
            RecordEntry::Choose { .. } => Self::Choose,
            RecordEntry::Undo { choices, chance, reveal } => Self::Undo { choices, chance, reveal },
            RecordEntry::Redo => Self::Redo,
            RecordEntry::Amend { choices, .. } => Self::Amend { choices },
            RecordEntry::GiveUp => Self::GiveUp,
        }
    }

    /// The sentence about an undo, redo or correction, for every audience: the number of choices, and whether
    /// chance answered or something was revealed in them. It never names the choices, which may be hidden. `None`
    /// for a choice and for giving up.
    pub fn rewind(self) -> Option<Message> {
        match self {
            Self::Undo { choices, chance, reveal } => {
                let crossed = match (chance, reveal) {
                    (true, _) => "chance",
                    (false, true) => "reveal",
                    (false, false) => "nothing",
                };
                Some(Message::new("table-took-back").number("choices", choices).key("crossed", crossed))
            }
            Self::Redo => Some(Self::played_again(1)),
            Self::Amend { .. } => Some(Message::new("table-corrected")),
            Self::Choose | Self::GiveUp => None,
        }
    }

    /// The sentence about this number of consecutive redos.
    pub fn played_again(choices: u32) -> Message {
        Message::new("table-played-again").number("choices", choices)
    }
}

/// A fault of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is truncated.
    #[error("the record breaks off at line {line}")]
    Truncated {
        /// The last line.
        line: usize,
    },
    /// The text is not a record: invalid JSON, an unknown field, an unknown name.
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// The line, from one.
        line: usize,
        /// The column, from one.
        column: usize,
        /// The reason.
        reason: String,
    },
    /// The format is not that of this program.
    #[error("the record has format {format}; this program reads formats up to {newest}")]
    UnknownFormat {
        /// The format of the record.
        format: u32,
        /// The newest format of this program.
        newest: u32,
    },
    /// The seal does not match.
    #[error("the record was changed after it was handed out")]
    Edited,
    /// The record is of another game.
    #[error("the record is of `{game}`, not of `{here}`")]
    WrongGame {
        /// The game of the record.
        game: String,
        /// The game that should load it.
        here: &'static str,
    },
    /// It was played by a version of the rules that this program does not have.
    #[error("the record was played by rules version {record}; this program has version {here}")]
    OtherRules {
        /// The version of the record.
        record: u32,
        /// The version here.
        here: u32,
    },
    /// It was played with content other than the loaded one.
    #[error(
        "the record was played with content {record}, and {here} is loaded: load the pack that it was played with"
    )]
    OtherContent {
        /// The content of the record.
        record: Fingerprint,
        /// The content here.
        here: Fingerprint,
    },
    /// The setup is invalid.
    #[error("setup: {0}")]
    Setup(OpenError),
    /// The fork claims more copied entries than there are.
    #[error("the fork keeps {kept} entries, but there are only {entries}")]
    BadFork {
        /// The number that the fork claims.
        kept: u32,
        /// The number of entries.
        entries: u32,
    },
    /// No choice has this name.
    #[error("step {step}: there is no choice `{id}`")]
    UnknownChoice {
        /// The step, from one.
        step: u32,
        /// The name.
        id: String,
    },
    /// A rule forbids a choice of the record.
    #[error("step {step}: rule {} forbids the choice", .objection.rule.id)]
    Refused {
        /// The step, from one.
        step: u32,
        /// Why.
        objection: ObjectionInfo,
    },
    /// An entry follows the end of the game.
    #[error("step {step}: the game is over")]
    AfterTheEnd {
        /// The step, from one.
        step: u32,
    },
    /// An answer is not possible.
    #[error("step {step}: answer {number} cannot come up for `{what}`")]
    ImpossibleAnswer {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The number of the answer within the step, from one.
        number: usize,
        /// The purpose of the die or the draw.
        what: &'static str,
    },
    /// Chance is asked more often than the record answers.
    #[error("step {step}: the answer for `{what}` is missing")]
    MissingAnswer {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The purpose of the die or the draw.
        what: &'static str,
    },
    /// Chance is asked less often than the record answers.
    #[error("step {step}: {left} answers are left over")]
    LeftoverAnswers {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The number of unused answers.
        left: usize,
    },
    /// The same choice in the same position has other answers than before.
    #[error("step {step}: chance had answered this choice before, and otherwise")]
    ChangedAnswers {
        /// The step, from one.
        step: u32,
    },
    /// An undo of more choices than were made.
    #[error("step {step}: there is nothing to take back")]
    NothingToUndo {
        /// The step, from one.
        step: u32,
    },
    /// An undo states its effects wrongly.
    #[error("step {step}: the takeback does not say what it took back")]
    WrongTakeback {
        /// The step, from one.
        step: u32,
    },
    /// A correction in a seeded game, or of a step that does not exist.
    #[error("step {step}: there is nothing to correct")]
    NothingToAmend {
        /// The step, from one.
        step: u32,
    },
    /// A redo without an undo.
    #[error("step {step}: there is nothing to redo")]
    NothingToRedo {
        /// The step, from one.
        step: u32,
    },
    /// The position differs from the recorded fingerprint.
    #[error("step {step}: the position is {here}, the record says {record}")]
    Drift {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The fingerprint in the record.
        record: Fingerprint,
        /// The fingerprint here.
        here: Fingerprint,
    },
    /// The secret does not match the commitment.
    #[error("the seed is not the one that was committed to")]
    CommitmentMismatch,
    /// The agreement is not valid.
    #[error("{0}")]
    Agreement(AgreementError),
    /// A secret was given for a game that has none.
    #[error("this game was played with real dice; it has no seed")]
    NoSeedExpected,
    /// An answer is not that of the stream.
    #[error("step {step}: answer {number} did not come from the seed")]
    StreamMismatch {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The number of the answer within the step, from one.
        number: usize,
    },
    /// The secret is revealed, but the game is not over: the end of the record may be missing.
    #[error("the seed is revealed, but the game does not end")]
    NoEnd,
}

impl RecordError {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Truncated { .. } => "record-truncated",
            Self::Malformed { .. } => "record-malformed",
            Self::UnknownFormat { .. } => "record-unknown-format",
            Self::Edited => "record-edited",
            Self::WrongGame { .. } => "record-wrong-game",
            Self::OtherRules { .. } => "record-other-rules",
            Self::OtherContent { .. } => "record-other-content",
            Self::Setup(_) => "record-setup",
            Self::BadFork { .. } => "record-bad-fork",
            Self::UnknownChoice { .. } => "record-unknown-choice",
            Self::Refused { .. } => "record-refused",
            Self::AfterTheEnd { .. } => "record-after-the-end",
            Self::ImpossibleAnswer { .. } => "record-impossible-answer",
            Self::MissingAnswer { .. } => "record-missing-answer",
            Self::LeftoverAnswers { .. } => "record-leftover-answers",
            Self::ChangedAnswers { .. } => "record-changed-answers",
            Self::NothingToUndo { .. } => "record-nothing-to-undo",
            Self::WrongTakeback { .. } => "record-wrong-takeback",
            Self::NothingToAmend { .. } => "record-nothing-to-amend",
            Self::NothingToRedo { .. } => "record-nothing-to-redo",
            Self::Drift { .. } => "record-drift",
            Self::CommitmentMismatch => "record-commitment-mismatch",
            Self::Agreement(_) => "record-agreement",
            Self::NoSeedExpected => "record-no-seed-expected",
            Self::StreamMismatch { .. } => "record-stream-mismatch",
            Self::NoEnd => "record-no-end",
        }
    }

    /// The error of the JSON parser.
    fn unreadable(fault: &serde_json::Error) -> Self {
        if fault.is_eof() {
            return Self::Truncated { line: fault.line() };
        }
        let reason = fault.to_string();
        // serde_json appends the position to its message; here it has its own fields.
        let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
        Self::Malformed { line: fault.line(), column: fault.column(), reason: reason.to_owned() }
    }

    /// The error as a text for people, with its code and details.
    pub fn message(&self) -> Message {
        Message::new("error-record").key("code", self.code()).key("details", self.to_string())
    }
}

/// A length as a number of steps or answers; a game never has 2³² of them.
pub(crate) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
