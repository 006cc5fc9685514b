//! A game in a list.

use stats::Day;

use crate::{Caveat, Face};

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCard {
    /// The ID of the table.
    pub id: String,
    /// The stable name of the game.
    pub game: &'static str,
    /// Its title: the key of a message.
    pub name: &'static str,
    /// The face from its preview.
    pub face: Face,
    /// Whether its record cannot be exported yet.
    pub kept: bool,
    /// The name of its private pack.
    pub pack: Option<String>,
    /// Why its chance is not called fair.
    pub caveats: Vec<Caveat>,
    /// The sort of table; empty for an ordinary one.
    pub sort: String,
    /// The day of a daily challenge.
    pub day: Option<Day>,
    /// The result for the people at the table.
    pub result: Option<String>,
    /// The key of the message for points, with the argument `points`.
    pub points: &'static str,
    /// The final points, if points are counted.
    pub score: Option<i64>,
    /// The number of rounds; zero while it is unfinished.
    pub rounds: u32,
    /// Steps played.
    pub steps: u32,
    /// The day on which it was last played.
    pub changed: Day,
}
