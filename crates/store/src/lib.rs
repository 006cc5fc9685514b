//! Storage of games, in SQLite or PostgreSQL.
//!
//! A game is stored as its record: its beginning, then its steps one by one. Appending names the step at which the
//! game was; if another writer was faster, the store refuses. A step that was appended without an error is durable.
//!
//! All methods block, briefly: asynchronous programs call them on threads that may block.
//!
//! # Databases
//! [`Sqlite`] uses one file and needs nothing installed. [`Postgres`] uses a database server, which several programs
//! on several machines may share. [`Place`] is either of them. The trait requires nothing that only one of them can
//! do, and one suite, `tests/it/suite.rs`, tests both. `docs/decisions/0019` says why there are two clients.

#![forbid(unsafe_code)]
#![cfg_attr(
    not(feature = "databases"),
    allow(dead_code, rustdoc::broken_intra_doc_links, reason = "only databases have such errors")
)]
#![allow(clippy::doc_markdown, reason = "SQLite is a name")]

#[cfg(feature = "databases")]
mod drivers;
mod error;
mod memory;
#[cfg(feature = "databases")]
mod place;
#[cfg(feature = "databases")]
mod postgres;
#[cfg(feature = "databases")]
mod queue;
#[cfg(feature = "databases")]
mod sqlite;
#[cfg(feature = "databases")]
mod text;
#[cfg(feature = "databases")]
mod url;

pub use error::StoreError;
pub use memory::{
    Counted, Ended, Found, GameSummary, Item, Listed, News, Query, Sort, Standing, Stored, Tallied, Whole,
};
#[cfg(feature = "databases")]
pub use place::Place;
#[cfg(feature = "databases")]
pub use postgres::{Postgres, Terms};
#[cfg(feature = "databases")]
pub use sqlite::{Limits, Sqlite};

use std::ops::ControlFlow;
use std::time::Duration;

use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

/// A store of games.
///
/// A method that returns an error has changed nothing; only [`StoreError::Unsure`] leaves that open.
pub trait Store: Send + Sync {
    /// Stores a new game with the entries of its record. Stored apart from the record are the secret, the preview (what
    /// lists show of the game), and the company (which seats are computer players).
    ///
    /// # Errors
    /// [`StoreError::Exists`], or an error of the database.
    fn create(
        &self,
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        preview: &Value,
        company: &Value,
    ) -> Result<(), StoreError> {
        self.create_with(id, record, secret, preview, company, &Value::Null)
    }

    /// As [`Store::create`], together with the permissions of its table ([`Store::friends`]), so that the table never
    /// exists without them.
    ///
    /// # Errors
    /// As [`Store::create`].
    fn create_with(
        &self,
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        preview: &Value,
        company: &Value,
        friends: &Value,
    ) -> Result<(), StoreError>;

    /// Appends steps to a game that has `from` of them, and replaces its preview. Once this returns without an error,
    /// the steps are durable.
    ///
    /// # Errors
    /// [`StoreError::Stale`] if the game is not at step `from`, [`StoreError::NoSuchGame`], or an error of the
    /// database.
    fn append(&self, id: &str, from: u32, entries: &[RecordEntry], preview: &Value)
    -> Result<(), StoreError>;

    /// Reads a game; `None` if there is no such game.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], or an error of the database.
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError>;

    /// The setup of a game; `None` if there is no such game.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], or an error of the database.
    fn setup(&self, id: &str) -> Result<Option<Value>, StoreError>;

    /// The number of steps of a game; `None` if there is no such game.
    ///
    /// # Errors
    /// An error of the database.
    fn step(&self, id: &str) -> Result<Option<u32>, StoreError>;

    /// The company of a game's table; `None` if there is no such game. Null for a game older than companies, or if it
    /// is damaged.
    ///
    /// # Errors
    /// An error of the database.
    fn company(&self, id: &str) -> Result<Option<Value>, StoreError>;

    /// Replaces the company of a game's table. The game itself does not change.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or an error of the database.
    fn set_company(&self, id: &str, company: &Value) -> Result<(), StoreError>;

    /// The permissions of a game's table; `None` if there is no such game. Null if none were ever set: then the table
    /// is open.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] if they are damaged, so that the table is not taken for an open one; or an error of
    /// the database.
    fn friends(&self, id: &str) -> Result<Option<Value>, StoreError>;

    /// Replaces the permissions of a game's table if they still equal `was` (compare and swap); returns whether they
    /// did. The game does not change.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or an error of the database.
    fn set_friends(&self, id: &str, was: &Value, now: &Value) -> Result<bool, StoreError>;

    /// The last changed games, newest first, at most `most`.
    ///
    /// # Errors
    /// An error of the database.
    fn list(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(self.find(&Query { most, ..Query::default() })?.games)
    }

    /// The games that match a filter, and their total number.
    ///
    /// # Errors
    /// An error of the database.
    fn find(&self, query: &Query) -> Result<Found, StoreError>;

    /// One game as lists show it; `None` if there is no such game.
    ///
    /// # Errors
    /// An error of the database.
    fn listed(&self, id: &str) -> Result<Option<Listed>, StoreError>;

    /// The names of all games, oldest first.
    ///
    /// # Errors
    /// An error of the database.
    fn ids(&self) -> Result<Vec<String>, StoreError>;

    /// Stores the summary of a game at `step`, computed by this `version` of the accounts. Returns whether it was
    /// stored: not if the game is at another step or gone.
    ///
    /// # Errors
    /// An error of the database.
    fn set_summary(
        &self,
        id: &str,
        step: u32,
        version: u32,
        summary: &GameSummary,
    ) -> Result<bool, StoreError>;

    /// The names of games whose summary is missing, outdated, or of an older version than this.
    ///
    /// # Errors
    /// An error of the database.
    fn without_summary(&self, version: u32) -> Result<Vec<String>, StoreError>;

    /// The finished games with a summary that changed since a mark (0: all of them); `None` if nothing changed.
    ///
    /// # Errors
    /// An error of the database.
    fn counted(&self, since: i64) -> Result<Option<Tallied>, StoreError>;

    /// Stores a game of another store with its times there and, in the same transaction, the permissions of its
    /// table, or null.
    ///
    /// # Errors
    /// As [`Store::create`].
    fn restore(
        &self,
        game: &Stored,
        listed: &Listed,
        company: &Value,
        friends: &Value,
    ) -> Result<(), StoreError>;

    /// Inserts a key-value item of a sort, if there is none under this name. Returns whether it was inserted.
    ///
    /// # Errors
    /// An error of the database.
    fn kv_insert(&self, sort: &str, name: &str, value: &Value) -> Result<bool, StoreError>;

    /// The key-value items of a sort, by name.
    ///
    /// # Errors
    /// An error of the database.
    fn kv_list(&self, sort: &str) -> Result<Vec<(String, Value)>, StoreError>;

    /// A key-value item; `None` if there is none.
    ///
    /// # Errors
    /// An error of the database.
    fn kv_get(&self, sort: &str, name: &str) -> Result<Option<Value>, StoreError>;

    /// Replaces a key-value item by `now` if it still equals `was` (compare and swap); returns whether it did. `None`
    /// stands for absence, so that this also inserts and deletes.
    ///
    /// # Errors
    /// An error of the database.
    fn compare_and_swap(
        &self,
        sort: &str,
        name: &str,
        was: Option<&Value>,
        now: Option<&Value>,
    ) -> Result<bool, StoreError>;

    /// Deletes a game. Returns whether there was one.
    ///
    /// # Errors
    /// An error of the database.
    fn delete(&self, id: &str) -> Result<bool, StoreError>;

    /// Deletes the games of a sort that were not changed since a time in milliseconds since 1970. Returns whether
    /// there were any. A game without a summary has no sort.
    ///
    /// # Errors
    /// An error of the database.
    fn clear(&self, sort: &str, before: i64) -> Result<bool, StoreError>;

    /// The state of these games, as far as they exist, in no particular order.
    ///
    /// # Errors
    /// As [`Store::friends`], or an error of the database.
    fn standing(&self, ids: &[String]) -> Result<Vec<Standing>, StoreError>;

    /// Passes everything that is stored to a function, from one snapshot: games, oldest first, then key-value items.
    /// Stops early if the function says so.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], or an error of the database.
    fn dump(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<(), StoreError>;

    /// Stores everything of another store in one transaction, or nothing if told to break off; returns whether it was
    /// stored. Accounts are stored as well, and recomputed when needed.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] if there is any game, or an error of the database.
    fn fill(&self, next: &mut dyn FnMut() -> ControlFlow<(), Option<Item>>) -> Result<bool, StoreError>;

    /// Listens from now on to what other programs write to the same database.
    ///
    /// # Errors
    /// An error of the database.
    fn listen(&self) -> Result<Box<dyn Listen + '_>, StoreError>;
}

/// A listener to the writes of other programs.
pub trait Listen {
    /// Waits for news; `None` if there was none for this long. After an error it may be called again and then reports
    /// what was missed.
    ///
    /// # Errors
    /// An error of the database.
    fn hear(&mut self, within: Duration) -> Result<Vec<News>, StoreError>;
}
