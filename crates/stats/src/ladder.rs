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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Account, Standing};

    const FILE: &str = r#"
        [[rung]]
        word = "mode"
        value = "easy"
        when = ["added is plain"]
        setup = { mode = "easy" }
        won = [1, 5, 25, 44, 56]
        [[rung]]
        word = "mode"
        value = "hard"
        setup = { mode = "hard" }
        won = [0, 4, 21, 40, 51]
    "#;

    fn played(mode: &str, added: &str, result: Standing) -> Played {
        let words = [("mode", mode), ("added", added)];
        let words = words.map(|(name, word)| (name.to_owned(), word.to_owned())).into();
        let account = Account { result, score: None, rounds: 5, words, numbers: [].into() };
        Played { id: String::new(), game: "nuts".to_owned(), day: None, when: 0, account }
    }

    #[test]
    fn games_count_on_their_rung_and_the_first_without_a_win_is_next() {
        let ladder = Ladder::read(FILE).unwrap();
        assert_eq!(ladder.next(&ladder.counts(&[] as &[Played])).unwrap().name(), "mode-easy");
        let games = [
            played("easy", "plain", Standing::Won),
            played("easy", "plain", Standing::Lost),
            played("easy", "box", Standing::Lost),
            played("hard", "box", Standing::Lost),
        ];
        let counts = ladder.counts(&games);
        assert_eq!(
            counts.iter().map(|counts| (counts.won, counts.lost)).collect::<Vec<_>>(),
            [(1, 1), (0, 1)]
        );
        assert_eq!(ladder.next(&counts).unwrap().name(), "mode-hard");
        assert_eq!(ladder.find("mode-hard").unwrap().setup["mode"], "hard");
    }

    #[test]
    fn a_person_is_like_the_strongest_player_who_wins_no_more() {
        let ladder = Ladder::read(FILE).unwrap();
        let counts = |won, lost| Counts { won, lost, ..Counts::default() };
        let like = |won, lost| ladder.rungs()[0].like(counts(won, lost));
        assert_eq!([like(0, 0), like(0, 9)], [None, None]);
        assert_eq!(like(1, 3), Some(Level::Scout));
        assert_eq!(like(2, 98), Some(Level::Hatchling));
        assert_eq!(like(3, 2), Some(Level::Elder));
        let better = counts(5, 5);
        assert_eq!(ladder.next(&[better, better]).unwrap().name(), "mode-easy");
        let best = counts(9, 1);
        assert_eq!(ladder.next(&[best, best]), None);
    }

    #[test]
    fn what_is_wrong_in_a_file_is_said() {
        let fault = |from: &str, to: &str| Ladder::read(&FILE.replacen(from, to, 1)).unwrap_err();
        assert!(matches!(fault("[[rung]]", "[rung]"), LadderFault::Unreadable(_)));
        assert!(matches!(fault("added is plain", "added"), LadderFault::Condition { .. }));
        assert!(matches!(fault("44, 56", "44, 156"), LadderFault::Rates(_)));
        assert!(matches!(fault("value = \"easy\"", "value = \"hard\""), LadderFault::Twice(_)));
    }
}
