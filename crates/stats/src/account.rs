//! The account of a finished game: everything that statistics count.

use std::collections::BTreeMap;

use search::{Level, SeatAssignment};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Finished, Game, HostSeen, Message, Narration, RecordEntry, Seat};

use crate::campaign::{BROUGHT, Chapter, TAKES};
use crate::day::Picks;

/// The version of accounts. Stored accounts of an older version are recomputed.
pub const VERSION: u32 = 6;

/// The word of an account that names the level of the strongest computer player of a game.
const STRONGEST: &str = "strongest";

/// The result of a game for the people at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Everybody, or the only person, won.
    Won,
    /// No person won.
    Lost,
    /// Some of several people won, others did not.
    Shared,
    /// It was given up.
    GivenUp,
    /// Only computer players took part.
    Watched,
}

impl Standing {
    /// All results.
    pub const ALL: [Self; 5] = [Self::Won, Self::Lost, Self::Shared, Self::GivenUp, Self::Watched];

    /// The stable name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Shared => "shared",
            Self::GivenUp => "given-up",
            Self::Watched => "watched",
        }
    }

    /// The result with this name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|standing| standing.name() == name)
    }
}

/// The account of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The result.
    pub result: Standing,
    /// The points of the best person; `None` if the game has no points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    /// The number of rounds.
    pub rounds: u32,
    /// Named values that are words, such as the characters played.
    pub words: BTreeMap<String, String>,
    /// Named values that are numbers.
    pub numbers: BTreeMap<String, i64>,
}

impl Account {
    /// The account of a game with this seating; `None` for an unfinished game.
    pub fn of<G: Remember>(table: HostSeen<'_, G>, company: &SeatAssignment) -> Option<Self> {
        let finished = table.finished()?;
        let outcome = finished.outcome;
        let seats = finished.game.seats(finished.setup);
        let people: Vec<Seat> = company.people(seats).collect();
        let winners: Vec<Seat> = outcome.as_ref().map_or_else(Vec::new, |outcome| {
            people.iter().copied().filter(|&seat| outcome.winners.contains(seat)).collect()
        });
        let result = match &outcome {
            _ if people.is_empty() => Standing::Watched,
            None => Standing::GivenUp,
            Some(_) if winners.is_empty() => Standing::Lost,
            Some(_) if winners.len() == people.len() => Standing::Won,
            Some(_) => Standing::Shared,
        };
        let mut tally = Tally::default();
        let counted = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        tally.set("people", counted(people.len()));
        tally.set("seats", i64::from(seats));
        if let Some(level) = (0..seats).filter_map(|seat| company.at(Seat(seat))).max() {
            tally.say(STRONGEST, level.name());
        }
        tally.set("choices", counted(table.line().len()));
        let takebacks = table.record().entries.iter();
        let takebacks = takebacks.filter(|entry| matches!(entry, RecordEntry::Undo { .. })).count();
        tally.set("takebacks", counted(takebacks));
        let ending = outcome.as_ref().map_or("given-up", |outcome| outcome.name);
        tally.say("ending", ending);
        tally.say("result", result.name());
        if let Ok(setup) = serde_json::to_value(finished.setup) {
            tally.note_switches(&setup);
        }
        let Finished { game, setup, state, events, .. } = &finished;
        let over = Over { game: *game, setup: *setup, state: *state, events };
        G::count(&over, &people, &mut tally);
        let Tally { score, rounds, words, numbers } = tally;
        Some(Self { result, score, rounds, words, numbers })
    }

    /// The value of a name as text: a word, or a number in decimal digits.
    pub fn word(&self, name: &str) -> Option<&str> {
        self.words.get(name).map(String::as_str)
    }

    /// The number of a name; zero if it was never counted.
    pub fn number(&self, name: &str) -> i64 {
        self.numbers.get(name).copied().unwrap_or(0)
    }

    /// The level of the strongest computer player in a game of a single person.
    pub fn opponent(&self) -> Option<Level> {
        let level = self.word(STRONGEST)?.parse().ok()?;
        (self.number("people") == 1).then_some(level)
    }

    /// The digest of the state brought into the chapter; `None` at the start of a campaign.
    pub fn brought(&self) -> Option<&str> {
        self.word(BROUGHT)
    }

    /// The digest of the state taken into the next chapter; `None` if there is none.
    pub fn takes(&self) -> Option<&str> {
        self.word(TAKES)
    }
}

/// A finished game, with its table and time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The ID of the table.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The day of a daily challenge.
    pub day: Option<crate::Day>,
    /// When it ended, in milliseconds since 1970.
    pub when: i64,
    /// The account.
    pub account: Account,
}

/// A collector of the values of an account.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// The points.
    pub score: Option<i64>,
    /// The rounds.
    pub rounds: u32,
    /// The words.
    pub words: BTreeMap<String, String>,
    /// The numbers.
    pub numbers: BTreeMap<String, i64>,
}

impl Tally {
    /// Records a word.
    pub fn say(&mut self, name: &str, word: &str) {
        self.words.insert(name.to_owned(), word.to_owned());
    }

    /// Adds to a number.
    pub fn add(&mut self, name: &str, count: impl Into<i64>) {
        *self.numbers.entry(name.to_owned()).or_default() += count.into();
    }

    /// Records a number.
    pub fn set(&mut self, name: &str, count: impl Into<i64>) {
        self.numbers.insert(name.to_owned(), count.into());
    }

    /// Records each switch of a setup that is on, including nested ones, as the number 1 under `with-` and its name.
    pub fn note_switches(&mut self, setup: &Value) {
        for (name, value) in setup.as_object().into_iter().flatten() {
            if value == &Value::Bool(true) {
                self.set(&format!("with-{name}"), 1);
            }
            self.note_switches(value);
        }
    }
}

/// The values of accounts that the statistics of a game show, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Profile {
    /// The word for the rows of the table of results.
    pub rows: &'static str,
    /// The word for its columns.
    pub columns: &'static str,
    /// The numbers that add up to its points, or its deeds.
    pub parts: &'static [&'static str],
}

/// A finished game, as input of its account.
#[derive(Debug)]
pub struct Over<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// Its setup.
    pub setup: &'a G::Setup,
    /// Its last position.
    pub state: &'a G::State,
    /// The events after the first decision, in order, without undone ones.
    pub events: &'a [G::Event],
}

/// A game with accounts, statistics and medals.
pub trait Remember: Narration + Sized {
    /// The values that its statistics show.
    const PROFILE: Profile;

    /// Its medals, as [`Medals`](crate::Medals) reads them.
    const MEDALS: &'static str;

    /// Its kinds that are played against the game itself, as [`Ladder`](crate::Ladder) reads them.
    const LADDER: &'static str = "";

    /// The chapter of a campaign that a setup is, as JSON; `None` if it is none.
    fn chapter(_setup: &Value) -> Option<Chapter> {
        None
    }

    /// Counts the events of a finished game, for the people who played.
    fn count(over: &Over<'_, Self>, people: &[Seat], tally: &mut Tally);

    /// The setup of a day's challenge.
    fn challenge(&self, picks: &mut Picks) -> Self::Setup;

    /// The message for a word of an account: a value of [`Profile::rows`] or [`Profile::columns`], or
    /// the name of one of [`Profile::parts`].
    fn call(name: &str, value: &str) -> Message;
}
