//! Records of games on disk.
//!
//! A game is its record, so that is all there is to keep: how it began, and its steps one by one.
//! Whoever plays a step says at which step the game was, and the store refuses it when somebody
//! else was faster. A step that was appended without an error is durable.
//!
//! Everything here blocks, and is quick: asynchronous programs call it where they may block.
//!
//! # Databases
//! [`Sqlite`] keeps everything in one file and needs nothing installed. [`Postgres`] keeps it at a
//! database server, where several programs on several machines play at the same tables. [`Place`] is
//! either of them. Each is driven by a client of its own, which lets us speak of its locks and its errors
//! as it does: the one library for both would be `sqlx`, and a lock file cannot hold `rusqlite` and
//! `sqlx` together, because each wants to be the only one to link SQLite. The trait asks for nothing that
//! only one database can do, and one suite, `tests/suite.rs`, tries both.

#![forbid(unsafe_code)]
#![allow(clippy::doc_markdown, reason = "SQLite is a name")]

mod error;
mod memory;
mod place;
mod postgres;
mod queue;
mod sqlite;
mod text;

pub use error::StoreError;
pub use memory::{
    Counted, Ended, Found, Item, Listed, News, Note, Query, Sort, Standing, Stored, Tallied, Whole,
};
pub use place::Place;
pub use postgres::{Postgres, Terms};
pub use sqlite::{Limits, Sqlite};

use std::ops::ControlFlow;
use std::time::Duration;

use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

/// Keeps records.
///
/// Whatever returns an error has changed nothing; only [`StoreError::Unsure`] leaves open whether it has.
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
    ) -> Result<(), StoreError> {
        self.create_with(id, record, secret, card, company, &Value::Null)
    }

    /// As [`Store::create`], with who may do what at its table ([`Store::friends`]), so that the table is never
    /// there without it.
    ///
    /// # Errors
    /// As [`Store::create`].
    fn create_with(
        &self,
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        card: &Value,
        company: &Value,
        friends: &Value,
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

    /// What was agreed before the first move of a game, if there is such a game.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], or trouble with the database.
    fn setup(&self, id: &str) -> Result<Option<Value>, StoreError>;

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

    /// Who may do what at the table of a game, if there is such a game: what it was last given, and null
    /// where nothing was.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`] when that was damaged: nobody may take it for a table that is open to
    /// everybody. Or trouble with the database.
    fn friends(&self, id: &str) -> Result<Option<Value>, StoreError>;

    /// Keeps who may do what at the table of a game, if that is still as it `was`; says whether it is. So of
    /// several who change it at the same time nobody undoes what another did. The game does not change.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or trouble with the database.
    fn set_friends(&self, id: &str, was: &Value, now: &Value) -> Result<bool, StoreError>;

    /// The games that were changed last, the newest first, and no more than `most`.
    ///
    /// # Errors
    /// Trouble with the database.
    fn list(&self, most: u32) -> Result<Vec<Listed>, StoreError> {
        Ok(self.find(&Query { most, ..Query::default() })?.games)
    }

    /// The games that fit, and how many there are in all.
    ///
    /// # Errors
    /// Trouble with the database.
    fn find(&self, query: &Query) -> Result<Found, StoreError>;

    /// One game as lists show it, if there is such a game.
    ///
    /// # Errors
    /// Trouble with the database.
    fn listed(&self, id: &str) -> Result<Option<Listed>, StoreError>;

    /// The name of every game, the oldest first.
    ///
    /// # Errors
    /// Trouble with the database.
    fn ids(&self) -> Result<Vec<String>, StoreError>;

    /// Keeps what is known of a game as it stands at `step`, as the `version` of those who count knows
    /// it. Says whether it was kept: it is not when the game is at another step or gone.
    ///
    /// # Errors
    /// Trouble with the database.
    fn note(&self, id: &str, step: u32, version: u32, note: &Note) -> Result<bool, StoreError>;

    /// The names of games that were not yet noted as they stand, or by an older version than this.
    ///
    /// # Errors
    /// Trouble with the database.
    fn unnoted(&self, version: u32) -> Result<Vec<String>, StoreError>;

    /// The games that are over and were noted, for somebody who knows them as they were at a mark (zero
    /// for nobody); nothing when they are as they were.
    ///
    /// # Errors
    /// Trouble with the database.
    fn counted(&self, since: i64) -> Result<Option<Tallied>, StoreError>;

    /// Keeps a game that another store kept, with the times that it had there, and says in the same step who may do
    /// what at its table; null where nobody has said.
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

    /// Keeps a small thing of a sort by its name, if nothing is kept there yet. Says whether it was.
    ///
    /// # Errors
    /// Trouble with the database.
    fn keep(&self, sort: &str, name: &str, value: &Value) -> Result<bool, StoreError>;

    /// The small things of a sort, by name.
    ///
    /// # Errors
    /// Trouble with the database.
    fn kept(&self, sort: &str) -> Result<Vec<(String, Value)>, StoreError>;

    /// One small thing of a sort, if something is kept by that name.
    ///
    /// # Errors
    /// Trouble with the database.
    fn kept_one(&self, sort: &str, name: &str) -> Result<Option<Value>, StoreError>;

    /// Keeps a small thing as it is `now`, if it is still as it `was`; says whether it was. Nothing stands for what
    /// is not there: so a thing is made, changed or forgotten, and nobody undoes what another did.
    ///
    /// # Errors
    /// Trouble with the database.
    fn exchange(
        &self,
        sort: &str,
        name: &str,
        was: Option<&Value>,
        now: Option<&Value>,
    ) -> Result<bool, StoreError>;

    /// Forgets a game. Says whether there was one.
    ///
    /// # Errors
    /// Trouble with the database.
    fn delete(&self, id: &str) -> Result<bool, StoreError>;

    /// Forgets the games of a sort in which nothing was played since then, in milliseconds since 1970.
    /// Says whether there were any. A game that was not noted yet is of no sort.
    ///
    /// # Errors
    /// Trouble with the database.
    fn clear(&self, sort: &str, before: i64) -> Result<bool, StoreError>;

    /// How these games stand, as far as they are there, in no order.
    ///
    /// # Errors
    /// As [`Store::friends`], or trouble with the database.
    fn standing(&self, ids: &[String]) -> Result<Vec<Standing>, StoreError>;

    /// Gives everything that is kept, as it was at one moment while others may write: games, those that were
    /// begun first before the others, then small things. Ends early when told to.
    ///
    /// # Errors
    /// [`StoreError::Unreadable`], or trouble with the database.
    fn dump(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<(), StoreError>;

    /// Keeps everything that another store gave, all or, when it is told to break off, nothing; says whether
    /// all was kept. What was counted of games is kept as well, and counted anew when somebody counts.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] when any game is there, or trouble with the database.
    fn fill(&self, next: &mut dyn FnMut() -> ControlFlow<(), Option<Item>>) -> Result<bool, StoreError>;

    /// Hears from now on what others write to the same database.
    ///
    /// # Errors
    /// Trouble with the database.
    fn listen(&self) -> Result<Box<dyn Listen + '_>, StoreError>;
}

/// Hears what others write.
pub trait Listen {
    /// What is new, as soon as something is; nothing when nothing was for so long. After an error it may be
    /// asked again, and then tells what was missed.
    ///
    /// # Errors
    /// Trouble with the database.
    fn hear(&mut self, within: Duration) -> Result<Vec<News>, StoreError>;
}
