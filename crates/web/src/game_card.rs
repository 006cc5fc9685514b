//! A game in a list.

use stats::Day;

use crate::{Caveat, Face};

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCard {
    /// The table's name in addresses.
    pub id: String,
    /// The stable name of the game.
    pub game: &'static str,
    /// Its title: the key of a message.
    pub name: &'static str,
    /// What the game says of itself.
    pub face: Face,
    /// Whether its record is not handed out yet.
    pub kept: bool,
    /// The private pack that it is played with.
    pub pack: Option<String>,
    /// Why its chance is not called fair.
    pub caveats: Vec<Caveat>,
    /// What sort of table it is; empty for one as any other.
    pub sort: String,
    /// The day of the challenge that it is.
    pub day: Option<Day>,
    /// How it ended for the people at the table.
    pub result: Option<String>,
    /// So many points of the game: the key of a message with the argument `points`.
    pub points: &'static str,
    /// The points it ended with, where points are counted.
    pub score: Option<i64>,
    /// How many rounds it took; zero while it goes on.
    pub rounds: u32,
    /// Steps played.
    pub steps: u32,
    /// The day on which it was last played.
    pub changed: Day,
}
