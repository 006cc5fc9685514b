//! Records of games on disk.
//!
//! A game is its record, so that is all there is to keep: how it began, and its steps one by one.
//! Whoever plays a step says at which step the game was, and the store refuses it when somebody
//! else was faster. A step that was appended without an error is durable.
//!
//! Everything here blocks, and is quick: asynchronous programs call it where they may block.
//!
//! # Databases
//! [`Sqlite`] keeps everything in one file and needs nothing installed. It is driven by
//! `rusqlite`, which follows SQLite closely and lets us speak of its locks, its pragmas and its
//! errors as SQLite does. A database server will come with a client of its own behind [`Store`]:
//! the one library for both would be `sqlx`, and a lock file cannot hold `rusqlite` and `sqlx`
//! together, because each wants to be the only one to link SQLite. For the same reason the trait
//! asks for nothing that only one database can do, and the suite in `tests/suite.rs` is written
//! against the trait.

#![forbid(unsafe_code)]
#![allow(clippy::doc_markdown, reason = "SQLite is a name")]

mod error;
mod sqlite;

pub use error::StoreError;
pub use sqlite::{Limits, Sqlite};

use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

/// Keeps records.
///
/// Whatever returns an error has changed nothing.
pub trait Store: Send + Sync {
    /// Keeps a new game with the entries that its record has already. The secret is kept apart
    /// from the record, and so are the card, whatever a list of games shows of this one, and the
    /// company, who sits where at its table.
    ///
    /// # Errors
    /// [`StoreError::Exists`], or trouble with the database.
    fn create(
        &self,
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        card: &Value,
        company: &Value,
    ) -> Result<(), StoreError>;

    /// Appends steps to a game that has `from` of them, and renews its card. When this returns
    /// without an error, the steps are durable.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the game is not at step `from`, [`StoreError::NoSuchGame`], or
    /// trouble with the database.
    fn append(&self, id: &str, from: u32, entries: &[RecordEntry], card: &Value) -> Result<(), StoreError>;

    /// Reads a game.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], or trouble with the database.
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError>;

    /// How many steps a game has, if there is such a game.
    ///
    /// # Errors
    /// Trouble with the database.
    fn step(&self, id: &str) -> Result<Option<u32>, StoreError>;

    /// Who sits at the table of a game, if there is such a game: what it was last given, and null
    /// of a game that is older than companies, or whose company was damaged.
    ///
    /// # Errors
    /// Trouble with the database.
    fn company(&self, id: &str) -> Result<Option<Value>, StoreError>;

    /// Keeps who sits at the table of a game from now on. The game itself does not change.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or trouble with the database.
    fn set_company(&self, id: &str, company: &Value) -> Result<(), StoreError>;

    /// The games that were changed last, the newest first, and no more than `most`.
    ///
    /// # Errors
    /// Trouble with the database.
    fn list(&self, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// Forgets a game. Says whether there was one.
    ///
    /// # Errors
    /// Trouble with the database.
    fn delete(&self, id: &str) -> Result<bool, StoreError>;
}

/// A game as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its record; the secret is not in it.
    pub record: Record,
    /// Its secret, if chance is keyed.
    pub secret: Option<Secret>,
}

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The name it is kept under.
    pub id: String,
    /// The name of the game that is played.
    pub game: String,
    /// How many steps it has.
    pub steps: u32,
    /// When it was created, in seconds since 1970.
    pub created: i64,
    /// When a step was appended last, in seconds since 1970.
    pub changed: i64,
    /// What it was last given to be shown in lists; null if that was damaged.
    pub card: Value,
}
