//! Positions with a goal.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Seat, Seats, look_up};

use crate::lesson::by_game;

/// A position, what is to be reached in it, and every line that reaches it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its stable name within its game.
    pub name: String,
    /// Its title: the key of a message.
    pub title: String,
    /// What is asked: the key of a message.
    pub ask: String,
    /// Why the solution is one: the key of a message.
    pub why: String,
    /// The rules that it turns on.
    pub rules: Vec<String>,
    /// What was agreed, as the game writes it.
    pub setup: Value,
    /// The position.
    pub position: Value,
    /// What is known of chance: its first answers. Whatever else is rolled or drawn may come up as it
    /// likes, and the goal must be reached all the same.
    #[serde(default)]
    pub chance: Vec<String>,
    /// When the goal is reached.
    pub goal: Goal,
    /// Every line that reaches the goal, as stable names of choices. One that ends in `*` reaches it
    /// whatever comes up next.
    pub solutions: Vec<Vec<String>>,
}

/// What is to be reached, and within which bounds.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Within how many choices.
    pub within: usize,
    /// What must hold at the end.
    pub reach: Test,
    /// What must hold after every choice until then.
    #[serde(default)]
    pub keep: Test,
}

/// What may be asked of a position. Values are named by their places in its description, as in
/// scenarios.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// The game has ended so.
    #[serde(default)]
    pub outcome: Option<String>,
    /// The game has ended, and this seat alone has won it.
    #[serde(default)]
    pub wins: Option<u8>,
    /// These values are there.
    #[serde(default)]
    pub state: BTreeMap<String, Value>,
    /// These numbers are no smaller.
    #[serde(default)]
    pub least: BTreeMap<String, i64>,
    /// These numbers are no larger; what is not there is zero.
    #[serde(default)]
    pub most: BTreeMap<String, i64>,
    /// Nothing is there.
    #[serde(default)]
    pub absent: Vec<String>,
}

/// How a game ended: the name of its end, and who won.
pub type Ended = Option<(&'static str, Seats)>;

impl Test {
    /// Whether a position with this outcome stands it. It is described only where that is needed.
    pub fn holds(&self, ended: Ended, describe: impl FnOnce() -> Value) -> bool {
        let Self { outcome, wins, state, least, most, absent } = self;
        let has_ended = outcome.as_deref().is_none_or(|name| ended.is_some_and(|(end, _)| end == name));
        let has_won = wins.is_none_or(|seat| ended.is_some_and(|(_, won)| won == Seats::only(Seat(seat))));
        if !has_ended || !has_won {
            return false;
        }
        if state.is_empty() && least.is_empty() && most.is_empty() && absent.is_empty() {
            return true;
        }
        let description = describe();
        let find = |path: &str| look_up(&description, path).unwrap_or(&Value::Null);
        let number = |path: &str| find(path).as_i64().unwrap_or(0);
        state.iter().all(|(path, wanted)| find(path) == wanted)
            && least.iter().all(|(path, &least)| number(path) >= least)
            && most.iter().all(|(path, &most)| number(path) <= most)
            && absent.iter().all(|path| find(path).is_null())
    }
}

/// How somebody stands who tries a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The goal is reached, after so many choices.
    Solved(usize),
    /// It can no longer be reached; so many choices lead back to the beginning.
    Missed(usize),
    /// It may still be reached, with no more choices than these.
    Open(usize),
}

impl Puzzle {
    /// How a line of positions stands, the first of them the beginning. Each is how the game has ended
    /// there, if it has, and its description.
    pub fn standing(&self, line: &[(Ended, Value)]) -> Standing {
        let played = line.len().saturating_sub(1);
        for (number, (ended, description)) in line.iter().enumerate() {
            let describe = || description.clone();
            if number > self.goal.within {
                return Standing::Missed(played);
            }
            if self.goal.reach.holds(*ended, describe) {
                return Standing::Solved(number);
            }
            if ended.is_some() || !self.goal.keep.holds(*ended, describe) {
                return Standing::Missed(played);
            }
        }
        match self.goal.within.saturating_sub(played) {
            0 => Standing::Missed(played),
            left => Standing::Open(left),
        }
    }
}

static PUZZLES: LazyLock<BTreeMap<&'static str, Vec<Puzzle>>> = LazyLock::new(|| by_game("puzzles"));

/// The puzzles of a game, the easier ones first.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    PUZZLES.get(game).map_or(&[], Vec::as_slice)
}

/// The puzzle of a game with this name.
pub fn puzzle(game: &str, name: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.name == name)
}

/// The puzzle of a day, counted from any fixed day on: the games take turns, and each goes through its
/// puzzles before one comes back.
pub fn puzzle_of_the_day<'g>(games: &[&'g str], day: u64) -> Option<(&'g str, &'static Puzzle)> {
    let games: Vec<&str> = games.iter().copied().filter(|game| !puzzles(game).is_empty()).collect();
    let count = games.len() as u64;
    let game = *games.get(usize::try_from(day.checked_rem(count)?).ok()?)?;
    let all = puzzles(game);
    let place = (day / count) % all.len() as u64;
    Some((game, all.get(usize::try_from(place).ok()?)?))
}
