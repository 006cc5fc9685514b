//! A game is its record: what was agreed, who chose what, and what chance answered.
//!
//! A record can be replayed without any random algorithm, because the answers stand in it. The
//! algorithm is only needed to check that a keyed game was fair.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Agreement, AgreementError, Answer, Commitment, Fingerprint, Message, ObjectionInfo, OpenError, Secret,
    SeededSource,
};

/// A game as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of this format.
    pub format: u32,
    /// The name of the game.
    pub game: String,
    /// The version of our reading of its rules.
    pub rules: u32,
    /// The digest of the content it was played with.
    pub content: Fingerprint,
    /// What was agreed before the first move, as the game writes it.
    pub setup: Value,
    /// Who answered chance.
    pub chance: ChanceRecord,
    /// Where the game came from, if it began in the middle of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked: Option<Forked>,
    /// How it began.
    pub start: Start,
    /// What was done, in order. A step is an entry.
    pub entries: Vec<RecordEntry>,
    /// The digest of everything above, in a record that was handed out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Fingerprint>,
}

impl Record {
    /// The newest version of the format.
    pub const FORMAT: u32 = 1;

    /// Reads a record.
    ///
    /// # Errors
    /// When the text breaks off, is no record, is of a newer format, or does not match its seal.
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

    /// What is practised, if it is no game that counts.
    pub fn practice(&self) -> Option<&Practice> {
        self.start.practice.as_ref()
    }

    /// Writes the record, for people to read, too.
    pub fn to_json(&self) -> String {
        // Every key is a string and every number is finite, so that writing cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// The record with a seal over everything in it, to hand out.
    ///
    /// A seal shows that a file was damaged or changed by hand. It proves nothing about who made
    /// the file: fairness is proved by the commitment.
    #[must_use]
    pub fn sealed(mut self) -> Self {
        self.seal = Some(self.digest());
        self
    }

    /// Whether the record matches its seal, if it has one.
    ///
    /// # Errors
    /// [`RecordError::Edited`].
    pub fn check_seal(&self) -> Result<(), RecordError> {
        match self.seal {
            Some(seal) if seal != self.digest() => Err(RecordError::Edited),
            _ => Ok(()),
        }
    }

    /// The digest of everything but the seal. Neither the layout of the file nor the order of
    /// its fields matters.
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

/// Writes a value without spaces and with its fields in alphabetical order.
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

/// Who answered chance in a recorded game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChanceRecord {
    /// A keyed stream.
    Keyed {
        /// What was shown before the first move.
        commitment: Commitment,
        /// What everybody at the table contributed; absent in version 1 of the protocol, in which the secret
        /// alone decides.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        agreement: Option<Agreement>,
        /// The secret, once the game is over or given up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Secret>,
    },
    /// The people at the table, with real dice and cards.
    AtTheTable,
}

impl ChanceRecord {
    /// Whether a secret is the one that was committed to; never where people rolled and drew.
    pub fn is_of(&self, secret: &Secret) -> bool {
        match self {
            Self::Keyed { commitment, agreement: None, .. } => secret.commitment() == *commitment,
            Self::Keyed { commitment, agreement: Some(agreement), .. } => {
                Agreement::commitment(&agreement.table, secret) == *commitment
            }
            Self::AtTheTable => false,
        }
    }

    /// What everybody at the table contributed, in version 2 of the protocol.
    pub fn agreement(&self) -> Option<&Agreement> {
        match self {
            Self::Keyed { agreement, .. } => agreement.as_ref(),
            Self::AtTheTable => None,
        }
    }

    /// The stream of a keyed game, which its secret leads to, from answer `next` on.
    pub(crate) fn stream(&self, secret: &Secret, next: u64) -> SeededSource {
        match self.agreement() {
            Some(agreement) => SeededSource::agreed(secret, agreement, next),
            None => SeededSource::at(secret, next),
        }
    }
}

/// Where a game came from that began in the middle of another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forked {
    /// The commitment of the game it was taken from, if that one was keyed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<Commitment>,
    /// The step of that game.
    pub step: u32,
    /// How many of the first entries were copied from it; their chance and that of the
    /// beginning came from there too.
    pub kept: u32,
}

/// How a game began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// What is practised, at a table that begins for that alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub practice: Option<Practice>,
    /// What chance answered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Answer>,
    /// The fingerprint of the first position.
    pub state: Fingerprint,
}

/// What is practised at a table: it begins in a position that is described, or with answers of chance
/// that are agreed, and counts for nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practice {
    /// What was taken up, as a stable name that whoever laid the table finds it by.
    pub of: String,
    /// The position that it begins in, in the words of scenarios; without one, the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What the first questions of a keyed game are answered with, such as `attack 6 6 1`. An answer
    /// that does not fit its question is left to the stream.
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
        /// What chance answered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        chance: Vec<Answer>,
        /// The fingerprint of the position after it: at every eighth step, and at the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<Fingerprint>,
    },
    /// Choices were taken back.
    Undo {
        /// How many.
        choices: u32,
        /// Chance had spoken in them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        chance: bool,
        /// They had shown somebody something.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reveal: bool,
    },
    /// The choice that was taken back last was played again.
    Redo,
    /// What people at the table had told was corrected: the choice so many choices back (1 is the
    /// last; one more than there are is the beginning) was played anew with these answers. What was
    /// played again after it stands in the entries that follow, and the old line in those before.
    Amend {
        /// How many choices back.
        choices: u32,
        /// What chance answered.
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
    /// The sentence about an undo, redo or correction that every audience may read: the number of choices, and whether
    /// chance was asked or something was revealed in them. It never names the choices, which may be hidden. `None` for
    /// any other entry.
    pub fn rewind(&self) -> Option<Message> {
        match self {
            Self::Undo { choices, chance, reveal } => {
                let crossed = match (chance, reveal) {
                    (true, _) => "chance",
                    (false, true) => "reveal",
                    (false, false) => "nothing",
                };
                Some(Message::new("table-took-back").number("choices", *choices).key("crossed", crossed))
            }
            Self::Redo => Some(Self::played_again(1)),
            Self::Amend { .. } => Some(Message::new("table-corrected")),
            Self::Choose { .. } | Self::GiveUp => None,
        }
    }

    /// The sentence about so many consecutive entries [`RecordEntry::Redo`].
    pub fn played_again(choices: u32) -> Message {
        Message::new("table-played-again").number("choices", choices)
    }
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text ends in the middle.
    #[error("the record breaks off at line {line}")]
    Truncated {
        /// The last line.
        line: usize,
    },
    /// The text is not a record: not JSON, a field too many, a name that is not known.
    #[error("line {line}, column {column}: {reason}")]
    Malformed {
        /// The line, from one.
        line: usize,
        /// The column, from one.
        column: usize,
        /// What is wrong there.
        reason: String,
    },
    /// The format is newer than this program.
    #[error("the record has format {format}; this program reads formats up to {newest}")]
    UnknownFormat {
        /// The format of the record.
        format: u32,
        /// The newest that is known here.
        newest: u32,
    },
    /// The seal does not match.
    #[error("the record was changed after it was handed out")]
    Edited,
    /// It belongs to another game.
    #[error("the record is of `{game}`, not of `{here}`")]
    WrongGame {
        /// The game of the record.
        game: String,
        /// The game that was to load it.
        here: &'static str,
    },
    /// It was played by another reading of the rules.
    #[error("the record was played by rules version {record}; this program has version {here}")]
    OtherRules {
        /// The version of the record.
        record: u32,
        /// The version here.
        here: u32,
    },
    /// It was played with other content.
    #[error(
        "the record was played with content {record}, and {here} is loaded: load the pack that it was played with"
    )]
    OtherContent {
        /// The content of the record.
        record: Fingerprint,
        /// The content here.
        here: Fingerprint,
    },
    /// The setup cannot be played.
    #[error("setup: {0}")]
    Setup(OpenError),
    /// The fork copies more entries than there are.
    #[error("the fork keeps {kept} entries, but there are only {entries}")]
    BadFork {
        /// How many the fork claims.
        kept: u32,
        /// How many there are.
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
    /// Something was done after the game was over or given up.
    #[error("step {step}: the game is over")]
    AfterTheEnd {
        /// The step, from one.
        step: u32,
    },
    /// An answer cannot come up.
    #[error("step {step}: answer {number} cannot come up for `{what}`")]
    ImpossibleAnswer {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The number of the answer within the step, from one.
        number: usize,
        /// What the die or the draw is for.
        what: &'static str,
    },
    /// Chance is asked more often than the record answers.
    #[error("step {step}: the answer for `{what}` is missing")]
    MissingAnswer {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// What the die or the draw is for.
        what: &'static str,
    },
    /// Chance is asked less often than the record answers.
    #[error("step {step}: {left} answers are left over")]
    LeftoverAnswers {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// How many.
        left: usize,
    },
    /// The same choice in the same position had other answers before.
    #[error("step {step}: chance had answered this choice before, and otherwise")]
    ChangedAnswers {
        /// The step, from one.
        step: u32,
    },
    /// There are not so many choices to take back.
    #[error("step {step}: there is nothing to take back")]
    NothingToUndo {
        /// The step, from one.
        step: u32,
    },
    /// An undo does not say truly what it took back.
    #[error("step {step}: the takeback does not say what it took back")]
    WrongTakeback {
        /// The step, from one.
        step: u32,
    },
    /// The answers of a stream were corrected, or those of a step that is not there.
    #[error("step {step}: there is nothing to correct")]
    NothingToAmend {
        /// The step, from one.
        step: u32,
    },
    /// Nothing was taken back.
    #[error("step {step}: there is nothing to redo")]
    NothingToRedo {
        /// The step, from one.
        step: u32,
    },
    /// The position is not the one that was recorded.
    #[error("step {step}: the position is {here}, the record says {record}")]
    Drift {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The fingerprint in the record.
        record: Fingerprint,
        /// The fingerprint here.
        here: Fingerprint,
    },
    /// The secret is not the one that was committed to.
    #[error("the seed is not the one that was committed to")]
    CommitmentMismatch,
    /// What the table agreed on is not sound.
    #[error("{0}")]
    Agreement(AgreementError),
    /// A secret was offered for a game that has none.
    #[error("this game was played with real dice; it has no seed")]
    NoSeedExpected,
    /// An answer did not come from the secret.
    #[error("step {step}: answer {number} did not come from the seed")]
    StreamMismatch {
        /// The step, from one; zero is the beginning.
        step: u32,
        /// The number of the answer within the step, from one.
        number: usize,
    },
    /// The secret is revealed although the game goes on; the end of the record may be missing.
    #[error("the seed is revealed, but the game does not end")]
    NoEnd,
}

impl RecordError {
    /// A stable name for programs.
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

    /// What the JSON reader stumbled over.
    fn unreadable(fault: &serde_json::Error) -> Self {
        if fault.is_eof() {
            return Self::Truncated { line: fault.line() };
        }
        let reason = fault.to_string();
        // The reader puts the place behind the reason; here it stands apart.
        let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
        Self::Malformed { line: fault.line(), column: fault.column(), reason: reason.to_owned() }
    }

    /// What to tell a person: that the record is unusable, which fault it has, and the details
    /// as this program says them.
    pub fn message(&self) -> Message {
        Message::new("error-record").key("code", self.code()).key("details", self.to_string())
    }
}
