//! Exported files: archives of many games, and bug reports.
//!
//! `docs/files.md` describes both for other programs.

use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{ChanceRecord, Record, RecordError, Secret};

/// The newest version of both formats.
const FORMAT: u32 = 1;

/// The first line of an archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archive {
    /// The version of the format.
    pub format: u32,
    /// The version of the program that wrote it.
    pub program: String,
}

/// A table in an archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// The ID of the table.
    pub id: String,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// The sort of table; empty for an ordinary one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sort: String,
    /// The day of a daily challenge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The seating.
    pub company: Value,
    /// Its secret, if its chance is seeded and the file may contain it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// Its record, sealed.
    pub record: Record,
    /// The additional data of a backup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backup: Option<Beside>,
}

/// The additional data of a table in a backup: what an archive leaves to be recomputed from the record, which is
/// impossible for a table that cannot be played where it is restored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beside {
    /// The card, for lists.
    pub card: Value,
    /// The number of people.
    pub people: u8,
    /// The result; `None` for an unfinished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    /// The number of rounds.
    pub rounds: u32,
    /// The account.
    pub account: Value,
    /// The permissions of the table: digests of keys, and names.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub friends: Value,
}

/// A line of an archive.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// The first line.
    Head(Archive),
    /// A table.
    Table(Box<Kept>),
    /// A key-value item, such as a medal.
    Keepsake {
        /// Its sort.
        sort: String,
        /// Its name.
        name: String,
        /// Its value.
        value: Value,
    },
    /// The last line, with the numbers of tables and items.
    End {
        /// The number of tables.
        tables: u32,
        /// The number of key-value items.
        keepsakes: u32,
    },
}

/// A line is not a line of an archive.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// It is not JSON, or has an unknown shape.
    #[error("this is no archive of Hedgerow: {0}")]
    Malformed(String),
    /// It has a newer format.
    #[error("the archive has format {format}; this program reads formats up to {newest}")]
    UnknownFormat {
        /// The format.
        format: u32,
        /// The newest known format.
        newest: u32,
    },
    /// A table cannot be read.
    #[error("table `{id}`: {reason}")]
    Table {
        /// The id of the table, as far as it could be read.
        id: String,
        /// The fault.
        reason: String,
    },
}

impl Line {
    /// The first line of an archive of this program.
    pub fn head() -> Self {
        Self::Head(Archive { format: FORMAT, program: env!("CARGO_PKG_VERSION").to_owned() })
    }

    /// Classifies a line without keeping its contents, to validate a whole file before importing any of it.
    ///
    /// # Errors
    /// If it is not JSON, or not a line of an archive of this format.
    pub fn kind(text: &str) -> Result<Kind, ArchiveError> {
        if let Some(head) = read_head(text)? {
            return head.map(|_| Kind::Head);
        }
        match serde_json::from_str(text).map_err(|fault| malformed(&fault))? {
            Shape::Table(IgnoredAny) => Ok(Kind::Table),
            Shape::Keepsake(IgnoredAny) => Ok(Kind::Keepsake),
            Shape::End(Count { tables, keepsakes }) => Ok(Kind::End { tables, keepsakes }),
        }
    }

    /// Parses a line.
    ///
    /// # Errors
    /// If it is not a line of an archive, or its record is damaged.
    pub fn read(text: &str) -> Result<Self, ArchiveError> {
        if let Some(head) = read_head(text)? {
            return head.map(Self::Head);
        }
        match serde_json::from_str::<Shape<Box<Kept>, Thing>>(text) {
            Ok(Shape::Table(kept)) => {
                let damaged = |fault: RecordError| ArchiveError::Table {
                    id: kept.id.clone(),
                    reason: fault.to_string(),
                };
                if kept.record.format != Record::FORMAT {
                    let (format, newest) = (kept.record.format, Record::FORMAT);
                    return Err(damaged(RecordError::UnknownFormat { format, newest }));
                }
                kept.record.check_seal().map_err(damaged)?;
                kept.check().map_err(damaged)?;
                Ok(Self::Table(kept))
            }
            Ok(Shape::Keepsake(Thing { sort, name, value })) => Ok(Self::Keepsake { sort, name, value }),
            Ok(Shape::End(Count { tables, keepsakes })) => Ok(Self::End { tables, keepsakes }),
            // The error names the table among many.
            Err(fault) => Err(match serde_json::from_str::<Shape<Named, IgnoredAny>>(text) {
                Ok(Shape::Table(Named { id })) => ArchiveError::Table {
                    id: id.unwrap_or_else(|| "?".to_owned()),
                    reason: fault.to_string(),
                },
                _ => malformed(&fault),
            }),
        }
    }
}

/// The kind of a line of an archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The first line.
    Head,
    /// A table.
    Table,
    /// A key-value item.
    Keepsake,
    /// The last line, with the numbers of tables and items.
    End {
        /// The number of tables.
        tables: u32,
        /// The number of key-value items.
        keepsakes: u32,
    },
}

/// All lines but the first. They are not parsed into a [`Value`] first, which would take many times the memory of the
/// text.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Shape<T, K> {
    Table(T),
    Keepsake(K),
    End(Count),
}

#[derive(Deserialize)]
struct Count {
    tables: u32,
    keepsakes: u32,
}

#[derive(Deserialize)]
struct Thing {
    sort: String,
    name: String,
    #[serde(default)]
    value: Value,
}

#[derive(Deserialize)]
struct Named {
    #[serde(default)]
    id: Option<String>,
}

fn malformed(fault: &serde_json::Error) -> ArchiveError {
    ArchiveError::Malformed(fault.to_string())
}

/// Parses the first line; `None` for another one.
fn read_head(text: &str) -> Result<Option<Result<Archive, ArchiveError>>, ArchiveError> {
    #[derive(Deserialize)]
    struct Opening {
        hedgerow: Option<String>,
    }
    let opening: Opening = serde_json::from_str(text).map_err(|fault| malformed(&fault))?;
    if opening.hedgerow.as_deref() != Some("archive") {
        return Ok(None);
    }
    let head: Archive = serde_json::from_str(text).map_err(|fault| malformed(&fault))?;
    Ok(Some(match head.format {
        FORMAT => Ok(head),
        format => Err(ArchiveError::UnknownFormat { format, newest: FORMAT }),
    }))
}

impl Kept {
    /// Refuses a secret that does not match the commitment of the record.
    fn check(&self) -> Result<(), RecordError> {
        match (&self.record.chance, &self.secret) {
            (chance @ ChanceRecord::Keyed { .. }, Some(secret)) if !chance.is_of(secret) => {
                Err(RecordError::CommitmentMismatch)
            }
            (ChanceRecord::AtTheTable, Some(_)) => Err(RecordError::NoSeedExpected),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self {
            Self::Head(Archive { format, program }) => {
                json!({ "hedgerow": "archive", "format": format, "program": program })
            }
            // Serialising cannot fail: all keys are strings.
            Self::Table(kept) => json!({ "table": serde_json::to_value(kept).unwrap_or_default() }),
            Self::Keepsake { sort, name, value } => {
                json!({ "keepsake": { "sort": sort, "name": name, "value": value } })
            }
            Self::End { tables, keepsakes } => json!({ "end": { "tables": tables, "keepsakes": keepsakes } }),
        };
        write!(f, "{line}")
    }
}

/// The display settings of a reader.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language.
    pub language: String,
    /// The theme.
    pub theme: String,
    /// The animation setting.
    pub motion: String,
    /// The pace.
    pub pace: String,
    /// The view of a table.
    pub sight: String,
    /// The number of taps on the board that make a choice.
    pub taps: String,
    /// Whether a table plays sounds.
    pub sound: String,
}

/// A bug report.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The kind of file: `report`.
    pub hedgerow: String,
    /// The version of the format.
    pub format: u32,
    /// The version of the program.
    pub program: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The setup.
    pub setup: Value,
    /// The step at which it was made.
    pub step: u32,
    /// The display settings.
    pub settings: Settings,
    /// The seating.
    pub company: Value,
    /// The commitment of the table, if its chance is seeded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The sender's note.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The record, sealed; missing for an unfinished game with hidden hands, unless the host allowed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
}

impl Report {
    /// The value of the field `hedgerow`.
    pub const KIND: &'static str = "report";

    /// A report about a game at a step, without its record.
    pub fn new(record: &Record, step: u32, settings: Settings, company: Value, note: String) -> Self {
        Self {
            hedgerow: Self::KIND.to_owned(),
            format: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: record.game.clone(),
            rules: record.rules,
            setup: record.setup.clone(),
            step,
            settings,
            company,
            commitment: None,
            note,
            record: None,
        }
    }

    /// Whether a text is a report, as opposed to a record.
    pub fn is_one(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Head {
            hedgerow: String,
        }
        serde_json::from_str::<Head>(text).is_ok_and(|head| head.hedgerow == Self::KIND)
    }

    /// Reads a report.
    ///
    /// # Errors
    /// If it is not a report, or its record is damaged.
    pub fn read(text: &str) -> Result<Self, ArchiveError> {
        let report: Self =
            serde_json::from_str(text).map_err(|fault| ArchiveError::Malformed(fault.to_string()))?;
        if report.hedgerow != Self::KIND {
            return Err(ArchiveError::Malformed("this is no report".to_owned()));
        }
        if report.format != FORMAT {
            return Err(ArchiveError::UnknownFormat { format: report.format, newest: FORMAT });
        }
        if let Some(record) = &report.record {
            record.check_seal().map_err(|fault| ArchiveError::Table {
                id: "report".to_owned(),
                reason: fault.to_string(),
            })?;
        }
        Ok(report)
    }

    /// The report as indented JSON.
    pub fn to_json(&self) -> String {
        // Serialising cannot fail: all keys are strings, and all numbers are finite.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}
