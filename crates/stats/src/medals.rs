//! Medals, as data: conditions over accounts.

use std::borrow::Borrow;
use std::collections::BTreeSet;

use serde::Deserialize;

use crate::condition::Condition;
use crate::{Day, Played};

/// How hard a medal is to earn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Earned by playing.
    Bronze,
    /// Needs some skill or some time.
    Silver,
    /// Needs both.
    Gold,
}

impl Grade {
    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bronze => "bronze",
            Self::Silver => "silver",
            Self::Gold => "gold",
        }
    }
}

/// A medal as in its file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    art: String,
    grade: Grade,
    /// The conditions for a game to count.
    #[serde(default)]
    when: Vec<String>,
    /// The number needed: of games, different words, days, or of the sum.
    #[serde(default = "one")]
    need: u32,
    /// Count the different values of this word instead of games.
    different: Option<String>,
    /// Sum this number instead of counting games.
    sum: Option<String>,
    /// The games must be consecutive.
    #[serde(default)]
    row: bool,
    /// Count consecutive days of daily challenges instead of games.
    #[serde(default)]
    days: bool,
}

fn one() -> u32 {
    1
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    medal: Vec<Written>,
}

/// What a medal counts.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Counted {
    Games,
    Row,
    Different(String),
    Sum(String),
    Days,
}

/// A medal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Medal {
    /// The stable name.
    pub id: String,
    /// Its game; `None` for a medal over all games.
    pub game: Option<&'static str>,
    /// Its drawing.
    pub art: String,
    /// Its difficulty.
    pub grade: Grade,
    /// The number needed.
    pub need: u32,
    when: Vec<Condition>,
    counted: Counted,
}

impl Medal {
    /// The key of its name. The texts of a game's medals are among those of the game.
    pub fn name_key(&self) -> String {
        format!("medal-{}", self.id)
    }

    /// The key of the text that says how to earn it.
    pub fn reason_key(&self) -> String {
        format!("medal-{}-say", self.id)
    }

    /// Whether a game counts for it.
    fn fits(&self, played: &Played) -> bool {
        self.game.is_none_or(|game| game == played.game)
            && self.when.iter().all(|condition| condition.holds(&played.account))
    }

    /// Its progress, by games in the order in which they ended.
    pub fn progress<'a>(&'a self, games: &'a [impl Borrow<Played>]) -> Progress<'a> {
        let (mut have, mut most) = (0i64, 0i64);
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut days: BTreeSet<Day> = BTreeSet::new();
        for played in games {
            let played: &Played = played.borrow();
            if !self.fits(played) {
                if self.counted == Counted::Row && self.game.is_none_or(|game| game == played.game) {
                    have = 0;
                }
                continue;
            }
            match &self.counted {
                Counted::Games | Counted::Row => have += 1,
                Counted::Different(name) => {
                    let word = if name == "game" { Some(&*played.game) } else { played.account.word(name) };
                    have += i64::from(word.is_some_and(|word| seen.insert(word)));
                }
                Counted::Sum(name) => have = have.saturating_add(played.account.number(name)),
                Counted::Days => {
                    days.extend(played.day);
                    have = played.day.map_or(have, |day| run_to(&days, day));
                }
            }
            most = most.max(have);
            if have >= i64::from(self.need) {
                return Progress { medal: self, have: self.need, earned: Some(played) };
            }
        }
        // A game that does not count breaks a run.
        let have = if self.counted == Counted::Row { have } else { most };
        Progress { medal: self, have: u32::try_from(have.max(0)).unwrap_or(0), earned: None }
    }
}

/// The progress of a medal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress<'a> {
    /// The medal.
    pub medal: &'a Medal,
    /// The progress, at most [`Medal::need`].
    pub have: u32,
    /// The game that earned it; `None` if it is not earned.
    pub earned: Option<&'a Played>,
}

/// A file of medals is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MedalFault {
    /// It cannot be parsed.
    #[error("{0}")]
    Unreadable(String),
    /// A condition is invalid.
    #[error("medal `{medal}`: `{condition}` is no condition such as `caught >= 30` or `result is won`")]
    Condition {
        /// The medal.
        medal: String,
        /// Its text.
        condition: String,
    },
    /// A medal counts in more than one way, or needs 0.
    #[error("medal `{0}` counts in more than one way, or needs nothing")]
    Count(String),
    /// A name occurs twice.
    #[error("there are two medals `{0}`")]
    Twice(String),
}

/// All medals.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Medals(Vec<Medal>);

/// The medals over all games.
const SHARED: &str = include_str!("../medals.toml");

impl Medals {
    /// The medals of these games, each with the text of its [`Remember::MEDALS`](crate::Remember::MEDALS), and those
    /// over all games.
    ///
    /// # Errors
    /// The first fault.
    pub fn of_games(
        games: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> Result<Self, MedalFault> {
        let mut files: Vec<(Option<&'static str>, &str)> =
            games.into_iter().map(|(game, text)| (Some(game), text)).collect();
        files.push((None, SHARED));
        Self::read(&files)
    }

    /// Parses files of medals.
    ///
    /// # Errors
    /// The first fault.
    pub fn read(files: &[(Option<&'static str>, &str)]) -> Result<Self, MedalFault> {
        let mut medals: Vec<Medal> = Vec::new();
        for &(game, text) in files {
            let written: File =
                toml::from_str(text).map_err(|fault| MedalFault::Unreadable(fault.to_string()))?;
            for written in written.medal {
                let medal = read(game, written)?;
                if medals.iter().any(|other| other.id == medal.id) {
                    return Err(MedalFault::Twice(medal.id));
                }
                medals.push(medal);
            }
        }
        Ok(Self(medals))
    }

    /// All medals, in the order of their files.
    pub fn iter(&self) -> impl Iterator<Item = &Medal> {
        self.0.iter()
    }

    /// The progress of every medal, by games in the order in which they ended.
    pub fn progress<'a>(&'a self, games: &'a [impl Borrow<Played>]) -> Vec<Progress<'a>> {
        self.0.iter().map(|medal| medal.progress(games)).collect()
    }
}

fn read(game: Option<&'static str>, written: Written) -> Result<Medal, MedalFault> {
    let Written { id, art, grade, when, need, different, sum, row, days } = written;
    let condition = |condition: String| {
        Condition::read(&condition).ok_or(MedalFault::Condition { medal: id.clone(), condition })
    };
    let when = when.into_iter().map(condition).collect::<Result<_, _>>()?;
    let counted = match (different, sum, row, days) {
        (None, None, false, false) => Counted::Games,
        (Some(word), None, false, false) => Counted::Different(word),
        (None, Some(number), false, false) => Counted::Sum(number),
        (None, None, true, false) => Counted::Row,
        (None, None, false, true) => Counted::Days,
        _ => return Err(MedalFault::Count(id)),
    };
    if need == 0 {
        return Err(MedalFault::Count(id));
    }
    Ok(Medal { id, game, art, grade, need, when, counted })
}

/// The maximal length of a run of days.
const MOST_DAYS: i32 = 40_000;

/// The length of the run of consecutive days that contains this one.
fn run_to(days: &BTreeSet<Day>, day: Day) -> i64 {
    let count = |step: i32| (1..=MOST_DAYS).take_while(|&far| days.contains(&day.plus(far * step))).count();
    i64::try_from(1 + count(1) + count(-1)).unwrap_or(i64::MAX)
}
