//! Puzzles: positions with a goal.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Seat, Seats, look_up};

use crate::lesson::by_game;

/// A position, a goal, and every line that reaches it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its stable name within its game.
    pub name: String,
    /// Its title: the key of a message.
    pub title: String,
    /// Its task: the key of a message.
    pub ask: String,
    /// The explanation of its solution: the key of a message.
    pub why: String,
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// The rules it depends on.
    pub rules: Vec<String>,
    /// The setup, as the game serialises it.
    pub setup: Value,
    /// The position.
    pub position: Value,
    /// The known first answers of chance. The goal must be reached whatever the other answers are.
    #[serde(default)]
    pub chance: Vec<String>,
    /// The goal.
    pub goal: Goal,
    /// Every line that reaches the goal, as stable names of choices. A line that ends in `*` reaches it whatever
    /// chance answers next.
    pub solutions: Vec<Vec<String>>,
}

/// The difficulty of a puzzle, by the probability that guessing solves it; see [`Difficulty::of`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Guessing solves it at least once in 30 times.
    Easy,
    /// Guessing solves it less often, but at least once in 250 times.
    Medium,
    /// Guessing solves it less often than that.
    Hard,
}

impl Difficulty {
    /// The difficulty of a puzzle that guessing solves with this probability. The two limits divide the puzzles of
    /// the three games into thirds.
    pub fn of(luck: f64) -> Self {
        match luck {
            luck if luck >= 1.0 / 30.0 => Self::Easy,
            luck if luck >= 1.0 / 250.0 => Self::Medium,
            _ => Self::Hard,
        }
    }

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// The goal of a puzzle.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The maximal number of choices.
    pub within: usize,
    /// The condition at the end.
    pub reach: Test,
    /// The condition after every earlier choice.
    #[serde(default)]
    pub keep: Test,
}

/// A condition on a position. Values are addressed by their paths in its description, as in scenarios.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Test {
    /// The game has ended with this outcome.
    #[serde(default)]
    pub outcome: Option<String>,
    /// The game has ended, and this seat alone has won.
    #[serde(default)]
    pub wins: Option<u8>,
    /// These values are equal.
    #[serde(default)]
    pub state: BTreeMap<String, Value>,
    /// These numbers are at least this.
    #[serde(default)]
    pub least: BTreeMap<String, i64>,
    /// These numbers are at most this; absent ones are 0.
    #[serde(default)]
    pub most: BTreeMap<String, i64>,
    /// These values are absent.
    #[serde(default)]
    pub absent: Vec<String>,
}

/// An outcome: its name and the winners.
pub type Ended = Option<(&'static str, Seats)>;

impl Test {
    /// Whether a position with this outcome satisfies the condition. `describe` is called only if needed.
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

/// The state of an attempt at a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The goal is reached, after this many choices.
    Solved(usize),
    /// The goal can no longer be reached; undoing this many choices leads back to the beginning.
    Missed(usize),
    /// The goal may still be reached, with at most this many choices.
    Open(usize),
}

impl Puzzle {
    /// The state of an attempt, from its positions in order, beginning with the initial one. Each position is its
    /// outcome, if the game has ended there, and its description.
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

static PUZZLES: LazyLock<BTreeMap<&'static str, Vec<Puzzle>>> = LazyLock::new(|| {
    let mut games = by_game::<Puzzle>("puzzles");
    for puzzles in games.values_mut() {
        puzzles.sort_by_key(|puzzle| puzzle.difficulty);
    }
    games
});

/// The puzzles of a game, by difficulty, those of the base game before those of its expansions.
pub fn puzzles(game: &str) -> &'static [Puzzle] {
    PUZZLES.get(game).map_or(&[], Vec::as_slice)
}

/// The puzzle of a game with this name.
pub fn puzzle(game: &str, name: &str) -> Option<&'static Puzzle> {
    puzzles(game).iter().find(|puzzle| puzzle.name == name)
}

/// The puzzle of a day, numbered from any fixed day. The games take turns, and each uses all its puzzles before one
/// repeats.
pub fn puzzle_of_the_day<'g>(games: &[&'g str], day: u64) -> Option<(&'g str, &'static Puzzle)> {
    let games: Vec<&str> = games.iter().copied().filter(|game| !puzzles(game).is_empty()).collect();
    let count = games.len() as u64;
    let game = *games.get(usize::try_from(day.checked_rem(count)?).ok()?)?;
    let all = puzzles(game);
    let place = (day / count) % all.len() as u64;
    Some((game, all.get(usize::try_from(place).ok()?)?))
}
