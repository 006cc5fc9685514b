//! What a table is for: a game as any other, a day's challenge, practice, a what-if, a file, a private pack.

use stats::Day;
use tabletop::Record;

/// A challenge of a day.
pub(crate) const DAILY: &str = "daily";
/// A game that began in the middle of another.
pub(crate) const WHAT_IF: &str = "what-if";
/// A position or a lesson that is practised.
pub(crate) const PRACTICE: &str = "practice";
/// A record from a file.
pub(crate) const BROUGHT: &str = "brought";
/// A game with a private pack: its cards may say anything.
pub(crate) const PACK: &str = "pack";

/// The first day that had a challenge.
pub(crate) const FIRST_CHALLENGE: Day = Day(20_778);

/// What a table is for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Occasion {
    /// One of the words above; empty for a game as any other.
    pub sort: String,
    /// The day that it belongs to.
    pub day: Option<Day>,
}

impl Occasion {
    pub fn brought() -> Self {
        Self { sort: BROUGHT.to_owned(), day: None }
    }

    pub fn daily(day: Day) -> Self {
        Self { sort: DAILY.to_owned(), day: Some(day) }
    }

    /// What a record says of itself.
    pub fn of(record: &Record) -> Self {
        let what_if = if record.forked.is_some() { WHAT_IF } else { "" };
        let sort = if record.practice().is_some() { PRACTICE } else { what_if };
        Self { sort: sort.to_owned(), day: None }
    }
}

/// Whether games of this sort count in statistics and for medals.
pub(crate) fn counts(sort: &str) -> bool {
    sort.is_empty() || sort == DAILY
}
