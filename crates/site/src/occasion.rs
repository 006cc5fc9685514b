//! The occasion of a table: an ordinary game, a daily challenge, practice, a what-if, a file, a private pack.

use stats::Day;
use tabletop::Record;

/// A daily challenge.
pub(crate) const DAILY: &str = "daily";
/// A game that began in the middle of another.
pub(crate) const WHAT_IF: &str = "what-if";
/// A practice position or a lesson.
pub(crate) const PRACTICE: &str = "practice";
/// An imported record.
pub(crate) const BROUGHT: &str = "brought";
/// A game with a private pack, whose cards may have any effect.
pub(crate) const PACK: &str = "pack";

/// The first day that had a challenge.
pub(crate) const FIRST_CHALLENGE: Day = Day(20_778);

/// The occasion of a table.
#[derive(Debug, Clone, Default)]
pub(crate) struct Occasion {
    /// One of the constants above; empty for an ordinary game.
    pub sort: String,
    /// The day of a daily challenge.
    pub day: Option<Day>,
}

impl Occasion {
    pub fn brought() -> Self {
        Self { sort: BROUGHT.to_owned(), day: None }
    }

    pub fn daily(day: Day) -> Self {
        Self { sort: DAILY.to_owned(), day: Some(day) }
    }

    /// The occasion that a record states.
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
