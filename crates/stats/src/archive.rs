//! Files that leave a Hedgerow and come back: archives of many games, and reports of a problem.
//!
//! `docs/files.md` describes both for other programs.

use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{ChanceRecord, Record, RecordError, Secret};

/// The newest version of both formats.
const FORMAT: u32 = 1;

/// What an archive begins with.
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
    /// The table's name.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was played last, in milliseconds since 1970.
    pub changed: i64,
    /// What sort of table it is; empty for one as any other.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub sort: String,
    /// The day that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// Who sits there.
    pub company: Value,
    /// The secret of its stream, if its chance is keyed and the file may hold it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// Its record, sealed.
    pub record: Record,
    /// What a backup holds beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backup: Option<Beside>,
}

/// What a backup holds of a table beside what every archive does: all that would otherwise be made anew
/// from the record, and cannot be for a table that cannot be played where it is restored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beside {
    /// What lists show.
    pub card: Value,
    /// How many people sit there.
    pub people: u8,
    /// How it ended; nothing while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// With how many points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    /// After how many rounds.
    pub rounds: u32,
    /// What was counted.
    pub account: Value,
    /// Who may do what at the table: digests of keys, and names.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub friends: Value,
}

/// A line of an archive.
#[derive(Debug, Clone, PartialEq)]
pub enum Line {
    /// The first.
    Head(Archive),
    /// A table.
    Table(Box<Kept>),
    /// A small thing, such as a medal.
    Keepsake {
        /// What sort of thing.
        sort: String,
        /// Its name.
        name: String,
        /// What it holds.
        value: Value,
    },
    /// The last: how many tables and small things there were.
    End {
        /// Tables.
        tables: u32,
        /// Small things.
        keepsakes: u32,
    },
}

/// A line is no line of an archive.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArchiveError {
    /// It is no JSON, or not of a shape that is known.
    #[error("this is no archive of Hedgerow: {0}")]
    Malformed(String),
    /// It is of a newer format.
    #[error("the archive has format {format}; this program reads formats up to {newest}")]
    UnknownFormat {
        /// The format.
        format: u32,
        /// The newest that is known.
        newest: u32,
    },
    /// A table cannot be read.
    #[error("table `{id}`: {reason}")]
    Table {
        /// The name of the table, as far as it could be read.
        id: String,
        /// What is wrong.
        reason: String,
    },
}

impl Line {
    /// The first line of an archive that this program writes.
    pub fn head() -> Self {
        Self::Head(Archive { format: FORMAT, program: env!("CARGO_PKG_VERSION").to_owned() })
    }

    /// What a line is, without keeping what it holds: for whoever looks at a whole file before taking anything from
    /// it.
    ///
    /// # Errors
    /// When it is no JSON, or no line of an archive of this format.
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

    /// Reads a line.
    ///
    /// # Errors
    /// When it is no line of an archive, or its record was damaged.
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
            // Whoever reads many tables must be told which of them it is.
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

/// What a line of an archive is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The first.
    Head,
    /// A table.
    Table,
    /// A small thing.
    Keepsake,
    /// The last: how many tables and small things there were.
    End {
        /// Tables.
        tables: u32,
        /// Small things.
        keepsakes: u32,
    },
}

/// Every line but the first, as it is written. Nothing of it is read into a [`Value`] first: that would take many
/// times the room of the text.
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

/// Reads the first line; nothing where it is another.
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
    /// Refuses a secret that is not the one that the record was begun with.
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
            // Every key is a string, so that writing cannot fail.
            Self::Table(kept) => json!({ "table": serde_json::to_value(kept).unwrap_or_default() }),
            Self::Keepsake { sort, name, value } => {
                json!({ "keepsake": { "sort": sort, "name": name, "value": value } })
            }
            Self::End { tables, keepsakes } => json!({ "end": { "tables": tables, "keepsakes": keepsakes } }),
        };
        write!(f, "{line}")
    }
}

/// How somebody had set up their pages.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language.
    pub language: String,
    /// Day or night.
    pub theme: String,
    /// Whether things move.
    pub motion: String,
    /// At what pace.
    pub pace: String,
}

/// What somebody sends who has met with a problem.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// What sort of file it is: `report`.
    pub hedgerow: String,
    /// The version of the format.
    pub format: u32,
    /// The version of the program.
    pub program: String,
    /// The game.
    pub game: String,
    /// The version of our reading of its rules.
    pub rules: u32,
    /// What was agreed.
    pub setup: Value,
    /// The step at which it was made.
    pub step: u32,
    /// How the pages were set up.
    pub settings: Settings,
    /// Who sits there.
    pub company: Value,
    /// The commitment of the table, where its chance is keyed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What the sender has to say.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The record, sealed; not of a game in which hands are hidden and which goes on, unless whoever
    /// made the report allowed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
}

impl Report {
    /// What the field `hedgerow` says.
    pub const KIND: &'static str = "report";

    /// A report of this program about a game at a step, without its record.
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

    /// Whether a text is a report, for those who read records as well.
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
    /// When it is none, or its record was damaged.
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

    /// The report as a file, for people to read, too.
    pub fn to_json(&self) -> String {
        // Every key is a string and every number is finite, so that writing cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let digest = |text: &str| tabletop::Fingerprint::of_bytes(text.as_bytes());
        let record = json!({
            "format": Record::FORMAT,
            "game": "nuts",
            "rules": 3,
            "content": digest("content"),
            "setup": { "colour": "żółty" },
            "chance": { "keyed": { "commitment": Secret::new([7; 32]).commitment() } },
            "start": { "state": digest("start") },
            "entries": [],
        });
        serde_json::from_value(record).unwrap()
    }

    fn kept() -> Kept {
        Kept {
            id: "one".to_owned(),
            created: 1,
            changed: 2,
            sort: "daily".to_owned(),
            day: Some("2026-11-21".to_owned()),
            company: Value::Null,
            secret: Some(Secret::new([7; 32])),
            record: record().sealed(),
            backup: None,
        }
    }

    #[test]
    fn every_line_is_read_as_it_was_written() {
        let keepsake = Line::Keepsake {
            sort: "medal".to_owned(),
            name: "first".to_owned(),
            value: json!({ "when": 3 }),
        };
        let end = Line::End { tables: 1, keepsakes: 1 };
        for line in [Line::head(), Line::Table(Box::new(kept())), keepsake, end] {
            let text = line.to_string();
            assert!(!text.contains('\n'));
            assert_eq!(Line::read(&text).unwrap(), line);
            let kind = match line {
                Line::Head(_) => Kind::Head,
                Line::Table(_) => Kind::Table,
                Line::Keepsake { .. } => Kind::Keepsake,
                Line::End { tables, keepsakes } => Kind::End { tables, keepsakes },
            };
            assert_eq!(Line::kind(&text), Ok(kind));
        }
    }

    #[test]
    fn damaged_lines_are_refused_by_name() {
        let line = Line::Table(Box::new(kept())).to_string();
        let edited = line.replace("żółty", "czarny");
        let fault = Line::read(&edited).unwrap_err();
        assert!(matches!(&fault, ArchiveError::Table { id, .. } if id == "one"), "{fault}");
        let other = Kept { secret: Some(Secret::new([8; 32])), ..kept() };
        let fault = Line::read(&Line::Table(Box::new(other)).to_string()).unwrap_err();
        assert!(matches!(&fault, ArchiveError::Table { id, .. } if id == "one"), "{fault}");
        let named = Line::read("{\"table\":{\"id\":\"two\",\"created\":\"now\"}}").unwrap_err();
        assert!(matches!(&named, ArchiveError::Table { id, .. } if id == "two"), "{named}");
        let newer = line.replacen("\"format\":1", "\"format\":9", 1);
        assert!(Line::read(&newer).unwrap_err().to_string().contains("format 9"));
        for text in ["", "{", "[]", "{\"record\":1}", "{\"end\":{}}", &line[..line.len() / 2]] {
            assert!(Line::kind(text).is_err(), "{text}");
            assert!(matches!(Line::read(text), Err(ArchiveError::Malformed(_))), "{text}");
        }
        let newer = Line::head().to_string().replace("\"format\":1", "\"format\":9");
        assert_eq!(Line::read(&newer), Err(ArchiveError::UnknownFormat { format: 9, newest: 1 }));
    }

    #[test]
    fn a_report_is_read_as_it_was_written() {
        let mut report = Report::new(&record(), 4, Settings::default(), Value::Null, "Why?".to_owned());
        report.record = Some(record().sealed());
        assert!(Report::is_one(&report.to_json()));
        assert_eq!(Report::read(&report.to_json()).unwrap(), report);
        assert!(
            Report::read(&report.to_json().replace("żółty", "czarny").replacen("czarny", "żółty", 1))
                .is_err()
        );
        assert!(!Report::is_one(&record().to_json()));
    }
}
