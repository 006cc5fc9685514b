//! Content packs: components as data, each record with its provenance.
//!
//! A pack is a folder of TOML files. Each game defines the meaning of its tables. This crate holds the parts that
//! all games share: the provenance of a record, reading a pack so that every fault is found in one pass, and
//! listing and counting records.

#![forbid(unsafe_code)]

mod check;
mod constraints;
mod file_schema;
mod forms;
mod mutants;
mod patch;
mod private;
mod reader;
mod shape;
mod source;
mod stock;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use tabletop::Names;

pub use check::{excerpt, is_id, paragraphs, shown};
pub use constraints::FieldConstraints;
pub use file_schema::FileSchema;
pub use forms::{Control, Entry, FIELDS, RecordForms, Said, Sort};
pub use mutants::{Mutant, mutants};
pub use patch::ContentPatch;
pub use private::{LARGEST_PACK, LONGEST_NAME, Private, PrivateError};
pub use reader::{Checks, FaultCollector, File, FileReader, Head, label_of};
pub use shape::{Declared, declared_order};
pub use source::{Line, Phrase, Prose, Provenance, phrase_schema};
pub use stock::{HasContent, Packed};

/// The maximal size of a file, in bytes; a larger file is refused unread.
pub const LARGEST_FILE: usize = 256 * 1024;

/// A fault of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The file.
    pub file: Box<str>,
    /// The record, such as `district 07, zone b`; empty for a fault of the file as a whole.
    pub record: Box<str>,
    /// The fault, in words.
    pub what: Box<str>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.record.is_empty() {
            write!(f, "{}: {}", self.file, self.what)
        } else {
            write!(f, "{}: {}: {}", self.file, self.record, self.what)
        }
    }
}

impl std::error::Error for Fault {}

/// A record of a pack, for the credits and for `content list`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The file that holds it.
    pub file: &'static str,
    /// Its kind, the key of its tables: `district`, `card`, …
    pub kind: &'static str,
    /// Its stable name within its kind.
    pub id: Box<str>,
    /// Its name, if it has one.
    pub name: Option<Arc<Names>>,
    /// Its provenance.
    pub provenance: Provenance,
}

/// The number of records by provenance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Summary {
    /// All records.
    pub records: usize,
    /// Records from the rulebook.
    pub rulebook: usize,
    /// Records from a public page.
    pub public: usize,
    /// Reconstructed records.
    pub reconstructed: usize,
}

/// A pack after reading: the tables of a game, and the list of its records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack<C> {
    /// The compiled tables.
    pub content: C,
    /// All records, by file and in the order of each file.
    pub records: Vec<Record>,
}

impl<C> Pack<C> {
    /// Reads the pack that is built into the program, given as names and texts of files.
    ///
    /// # Panics
    /// If it has a fault. A test of each game prevents the release of such a pack.
    pub fn built_in(
        files: &[(&str, &str)],
        read: impl FnOnce(&BTreeMap<String, String>) -> Result<Self, Vec<Fault>>,
    ) -> Self {
        let files = files.iter().map(|&(file, text)| (file.to_owned(), text.to_owned()));
        match read(&files.collect()) {
            Ok(pack) => pack,
            Err(faults) => panic!("the built-in pack: {}", faults[0]),
        }
    }

    /// Counts the records by provenance.
    pub fn summary(&self) -> Summary {
        Summary::of(&self.records)
    }
}

impl Summary {
    /// Counts records by provenance.
    pub fn of(records: &[Record]) -> Self {
        let mut summary = Self { records: records.len(), ..Self::default() };
        for record in records {
            match record.provenance {
                Provenance::Rulebook => summary.rulebook += 1,
                Provenance::Public(_) => summary.public += 1,
                Provenance::Reconstructed(_) => summary.reconstructed += 1,
            }
        }
        summary
    }
}
