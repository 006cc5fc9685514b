//! What is kept of games beside their records, and how they are looked for.

use serde_json::Value;
use tabletop::{Record, Secret};

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
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When a step was appended last, in milliseconds since 1970.
    pub changed: i64,
    /// What it was last given to be shown in lists; null if that was damaged.
    pub card: Value,
    /// What was noted of it last.
    pub note: Note,
}

/// What is known of a game by those who count games. To a store these are only words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Note {
    /// What sort of table it is: empty for a game as any other.
    pub sort: String,
    /// The day that it belongs to, if it belongs to one.
    pub day: Option<String>,
    /// How many people sit there; zero where nobody has noted it.
    pub people: u8,
    /// How it ended; nothing while it goes on.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ended {
    /// For the people at the table: a word such as `won`.
    pub result: String,
    /// How many points they had, where points are counted.
    pub score: Option<i64>,
    /// How many rounds it took.
    pub rounds: u32,
    /// Everything else that is counted.
    pub account: Value,
}

/// A game that is over and was noted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// The name it is kept under.
    pub id: String,
    /// The name of the game that is played.
    pub game: String,
    /// What sort of table it is.
    pub sort: String,
    /// The day that it belongs to.
    pub day: Option<String>,
    /// When its last step was played, in milliseconds since 1970.
    pub changed: i64,
    /// What is counted of it; null if that was damaged.
    pub account: Value,
}

/// The games that are over and were noted, for somebody who knows some of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tallied {
    /// Grows whenever one of these games is noted, played on or forgotten.
    pub mark: i64,
    /// The names of all of them, in the order in which they ended.
    pub ids: Vec<String>,
    /// Those that were noted after the mark that was asked for, in that order, too.
    pub games: Vec<Counted>,
}

/// By what a list of games is put in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Sort {
    /// When they were played last.
    #[default]
    Changed,
    /// When they were begun.
    Created,
    /// How many steps they have.
    Steps,
    /// How many points they ended with; those without any stand last.
    Score,
}

/// Which games are looked for. Whatever is not said fits.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    /// The name of the game that is played.
    pub game: Option<String>,
    /// Whether it is over.
    pub over: Option<bool>,
    /// How it ended: a word of [`Ended::result`].
    pub result: Option<String>,
    /// What sort of table it is: a word of [`Note::sort`].
    pub sort: Option<String>,
    /// How many people sit there, at least and at most.
    pub people: Option<(u8, u8)>,
    /// Whether a player of ours sits there.
    pub ours: Option<bool>,
    /// Played last at this time or later, in milliseconds since 1970.
    pub from: Option<i64>,
    /// Played last before this time, in milliseconds since 1970.
    pub before: Option<i64>,
    /// In which order; the greatest come first.
    pub order: Sort,
    /// Whether the least come first instead.
    pub rising: bool,
    /// How many are left out at the beginning.
    pub skip: u32,
    /// The most that are given.
    pub most: u32,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// How many games fit in all.
    pub all: u32,
    /// Those that were asked for.
    pub games: Vec<Listed>,
}

/// How a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The name it is kept under.
    pub id: String,
    /// How many steps it has.
    pub step: u32,
    /// Who sits at its table; null if that was damaged.
    pub company: Value,
    /// Who may do what at its table; null where nobody has said.
    pub friends: Value,
}

/// What somebody else has written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// A game went on.
    Step {
        /// The game.
        id: String,
        /// How many steps it has now.
        step: u32,
    },
    /// Others sit at a table.
    SeatAssignment {
        /// The game.
        id: String,
    },
    /// A game was forgotten.
    Gone {
        /// The game.
        id: String,
    },
    /// Something, and nobody can say what: look at everything that matters.
    Anything,
}

/// A game with everything that is kept of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whole {
    /// Its record and its secret.
    pub stored: Stored,
    /// What lists know of it.
    pub listed: Listed,
    /// Who sits at its table.
    pub company: Value,
    /// Who may do what at its table; null where nobody has said.
    pub friends: Value,
}

/// One thing of everything that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A game.
    Game(Box<Whole>),
    /// A small thing.
    Keepsake {
        /// Its sort.
        sort: String,
        /// Its name.
        name: String,
        /// What it holds.
        value: Value,
    },
}
