//! Ladders: the results of a person in each kind of game, compared with the computer players, as data.

use std::borrow::Borrow;

use search::Level;
use serde::Deserialize;
use serde_json::Value;

use crate::condition::Condition;
use crate::{Counts, Played};

/// A rung as in its file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    word: String,
    value: String,
    #[serde(default)]
    when: Vec<String>,
    setup: Value,
    won: [f64; Level::ALL.len()],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    rung: Vec<Written>,
}

/// A kind of game that one person, or people together, play against the game itself.
#[derive(Debug, Clone, PartialEq)]
pub struct Rung {
    /// The word of accounts that distinguishes it, see [`Account::word`](crate::Account::word).
    pub word: String,
    /// The value of the word.
    pub value: String,
    /// The part of a setup that selects such a game.
    pub setup: Value,
    /// The measured percentage of such games that each computer player wins, in the order of [`Level::ALL`].
    pub won: [f64; Level::ALL.len()],
    when: Vec<Condition>,
}

impl Rung {
    /// The name in addresses.
    pub fn name(&self) -> String {
        format!("{}-{}", self.word, self.value)
    }

    /// Whether a game counts for it.
    fn fits(&self, played: &Played) -> bool {
        played.account.word(&self.word) == Some(&self.value)
            && self.when.iter().all(|condition| condition.holds(&played.account))
    }

    /// The strongest computer player whose percentage of wins is not above these counts; `None` before the first win.
    pub fn like(&self, counts: Counts) -> Option<Level> {
        if counts.won == 0 {
            return None;
        }
        let rate = 100.0 * f64::from(counts.won) / f64::from(counts.decided());
        Level::ALL.into_iter().zip(self.won).rfind(|&(_, won)| won <= rate).map(|(level, _)| level)
    }
}

/// A file of a ladder is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LadderFault {
    /// It cannot be parsed.
    #[error("{0}")]
    Unreadable(String),
    /// A condition is invalid.
    #[error("rung `{rung}`: `{condition}` is no condition such as `caught >= 30` or `result is won`")]
    Condition {
        /// The rung.
        rung: String,
        /// Its text.
        condition: String,
    },
    /// A rate is not a percentage.
    #[error("rung `{0}`: rates are percentages, from 0 to 100")]
    Rates(String),
    /// A name occurs twice.
    #[error("there are two rungs `{0}`")]
    Twice(String),
}

/// The kinds of one game, easier ones first; empty for a game that people only play against each other.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Ladder(Vec<Rung>);

impl Ladder {
    /// No ladder.
    pub const NONE: Self = Self(Vec::new());

    /// Parses a file.
    ///
    /// # Errors
    /// The first fault.
    pub fn read(text: &str) -> Result<Self, LadderFault> {
        let file: File = toml::from_str(text).map_err(|fault| LadderFault::Unreadable(fault.to_string()))?;
        let mut rungs: Vec<Rung> = Vec::new();
        for Written { word, value, when, setup, won } in file.rung {
            let name = format!("{word}-{value}");
            let condition = |condition: String| {
                Condition::read(&condition).ok_or(LadderFault::Condition { rung: name.clone(), condition })
            };
            let when = when.into_iter().map(condition).collect::<Result<_, _>>()?;
            if !won.iter().all(|rate| (0.0..=100.0).contains(rate)) {
                return Err(LadderFault::Rates(name));
            }
            if rungs.iter().any(|other| other.name() == name) {
                return Err(LadderFault::Twice(name));
            }
            rungs.push(Rung { word, value, setup, won, when });
        }
        Ok(Self(rungs))
    }

    /// The rungs, easier ones first.
    pub fn rungs(&self) -> &[Rung] {
        &self.0
    }

    /// The rung with this name.
    pub fn find(&self, name: &str) -> Option<&Rung> {
        self.0.iter().find(|rung| rung.name() == name)
    }

    /// The results of a person on each rung, from finished games of this game.
    pub fn counts(&self, games: &[impl Borrow<Played>]) -> Vec<Counts> {
        let count = |rung: &Rung| {
            let mut counts = Counts::default();
            for played in games.iter().map(Borrow::borrow).filter(|played| rung.fits(played)) {
                counts.add(played.account.result);
            }
            counts
        };
        self.0.iter().map(count).collect()
    }

    /// The rung to try next: the first without a win or, if there is none, the first on which [`Level::Elder`] is
    /// better.
    pub fn next(&self, counts: &[Counts]) -> Option<&Rung> {
        let rungs = || self.0.iter().zip(counts);
        let unwon = rungs().find(|(_, counts)| counts.won == 0);
        let next = unwon.or_else(|| rungs().find(|&(rung, &counts)| rung.like(counts) != Some(Level::Elder)));
        next.map(|(rung, _)| rung)
    }
}
