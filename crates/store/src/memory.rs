//! The data that is stored beside records, and queries.

use serde_json::Value;
use tabletop::{Record, Secret};

/// A stored game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its record, without the secret.
    pub record: Record,
    /// Its secret, if its chance is seeded.
    pub secret: Option<Secret>,
}

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The id of its table.
    pub id: String,
    /// The stable name of the game.
    pub game: String,
    /// Its number of steps.
    pub steps: u32,
    /// When it was created, in milliseconds since 1970 UTC.
    pub created: i64,
    /// When a step was appended last, in milliseconds since 1970.
    pub changed: i64,
    /// Its preview, for lists; null if it is damaged.
    pub preview: Value,
    /// Its last summary.
    pub summary: GameSummary,
}

/// The summary of a game. A store does not interpret it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GameSummary {
    /// The sort of table; empty for an ordinary one.
    pub sort: String,
    /// The day of a daily challenge.
    pub day: Option<String>,
    /// The number of people; 0 if unknown.
    pub people: u8,
    /// How it ended; `None` for an unfinished game.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ended {
    /// The result for the people at the table, such as `won`.
    pub result: String,
    /// Their points, if the game has points.
    pub score: Option<i64>,
    /// The number of rounds.
    pub rounds: u32,
    /// The rest of the account.
    pub account: Value,
}

/// A finished game with a summary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The id of its table.
    pub id: String,
    /// The stable name of the game.
    pub game: String,
    /// The sort of table.
    pub sort: String,
    /// The day of a daily challenge.
    pub day: Option<String>,
    /// When its last step was played, in milliseconds since 1970.
    pub changed: i64,
    /// Its account; null if it is damaged.
    pub account: Value,
}

/// The changes of finished games since a mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tallied {
    /// The new mark; it grows whenever one of these games is summarised, continued or deleted.
    pub mark: i64,
    /// The names of all of them, in the order in which they ended.
    pub ids: Vec<String>,
    /// Those that were summarised after the requested mark, in the same order.
    pub games: Vec<Counted>,
}

/// The order of a list of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sort {
    /// By the time of the last step.
    #[default]
    Changed,
    /// By the time of creation.
    Created,
    /// By the number of steps.
    Steps,
    /// By points; games without any are last.
    Score,
}

/// A filter of games; `None` matches all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    /// The stable name of the game.
    pub game: Option<String>,
    /// Whether it is over.
    pub over: Option<bool>,
    /// How it ended: a value of [`Ended::result`].
    pub result: Option<String>,
    /// The sort of table: a value of [`GameSummary::sort`].
    pub sort: Option<String>,
    /// The least and greatest number of people.
    pub people: Option<(u8, u8)>,
    /// Whether it has a computer player.
    pub ours: Option<bool>,
    /// Played last at this time or later, in milliseconds since 1970.
    pub from: Option<i64>,
    /// Played last before this time, in milliseconds since 1970.
    pub before: Option<i64>,
    /// The order, greatest first.
    pub order: Sort,
    /// Whether to reverse the order.
    pub rising: bool,
    /// How many to skip.
    pub skip: u32,
    /// The maximal number of results.
    pub most: u32,
}

/// The result of a query.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// The total number of matching games.
    pub all: u32,
    /// The requested part of them.
    pub games: Vec<Listed>,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The id of its table.
    pub id: String,
    /// Its number of steps.
    pub step: u32,
    /// The company of its table; null if it is damaged.
    pub company: Value,
    /// The permissions of its table; null if there are none.
    pub friends: Value,
}

/// A write of another program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A game has new steps.
    Step {
        /// The game.
        id: String,
        /// Its number of steps now.
        step: u32,
    },
    /// The company of a table changed.
    SeatAssignment {
        /// The game.
        id: String,
    },
    /// A game was deleted.
    Gone {
        /// The game.
        id: String,
    },
    /// Something unknown: check everything.
    Anything,
}

/// A game with everything that is stored of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// Its record and its secret.
    pub stored: Stored,
    /// Its entry in lists.
    pub listed: Listed,
    /// The company of its table.
    pub company: Value,
    /// The permissions of its table; null if there are none.
    pub friends: Value,
}

/// An element of a whole store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A game.
    Game(Box<Whole>),
    /// A key-value item.
    Keepsake {
        /// Its sort.
        sort: String,
        /// Its name.
        name: String,
        /// Its value.
        value: Value,
    },
}
