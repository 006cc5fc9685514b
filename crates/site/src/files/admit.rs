//! Validation of imported tables and keepsakes, before anything is stored.

use search::Level;
use serde::Deserialize;
use serde_json::{Value, json};
use stats::{Account, Day, Kept, daily_secret};
use tabletop::{ChanceRecord, Record, RecordEntry, Secret};

use crate::error::{AppError, ErrorKind};
use crate::files::budget::{Budget, Measure, expect};
use crate::id::is_id;
use crate::keepsakes::{MEDAL, PAR, RIVALS};
use crate::occasion::{BROUGHT, DAILY, FIRST_CHALLENGE, Occasion, PACK, PRACTICE, WHAT_IF};

/// The day of the first version that stored games: no game is older.
const FIRST: Day = Day(20_758);

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// The most bytes of a setup, of a practice position, and of a name in a record. The longest setup in the golden games,
/// of the last chapter of a campaign, has two thousand.
const LONGEST_SETUP: usize = 16 * 1024;
const LONGEST_POSITION: usize = 64 * 1024;
const LONGEST_NAME: usize = 200;

/// The most words, and the most numbers, of an account.
const MOST_COUNTED: usize = 200;

/// The conditions of an import.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Terms {
    /// Whether the file comes from this machine.
    pub own: bool,
    /// The time, in milliseconds since 1970.
    pub now: i64,
    pub budget: Budget,
}

impl Terms {
    /// The last possible day in any time zone: tomorrow.
    fn last(&self) -> Day {
        Day::of_millis(self.now).plus(1)
    }

    /// Refuses a time before the first version, or more than a day from now.
    fn expect_time(&self, time: i64) -> Result<i64, AppError> {
        if (FIRST.begins()..=self.now.saturating_add(DAY)).contains(&time) {
            Ok(time)
        } else {
            Err(no_time())
        }
    }

    /// Refuses a day on which there was no challenge.
    fn expect_day(&self, text: &str) -> Result<Day, AppError> {
        let day = text.parse().ok().filter(|day| (FIRST_CHALLENGE..=self.last()).contains(day));
        day.ok_or_else(|| refused("file-day", "server-kept-day"))
    }
}

fn refused(code: &'static str, key: &'static str) -> AppError {
    AppError::new(ErrorKind::Invalid, code, key)
}

fn no_time() -> AppError {
    refused("file-time", "server-kept-time")
}

/// An imported table whose fields are all valid. Its record still has to be replayed.
#[derive(Debug, Clone)]
pub(crate) struct Admitted {
    pub id: String,
    pub created: i64,
    pub changed: i64,
    pub occasion: Occasion,
    /// The players, and the choice that waits for a roll or a draw, as imported.
    pub company: Value,
    pub secret: Option<Secret>,
    pub record: Record,
}

impl Terms {
    /// Validates a table of an archive.
    ///
    /// # Errors
    /// The fault of the table.
    pub fn admit(&self, kept: Kept) -> Result<Admitted, AppError> {
        let Kept { id, created, changed, sort, day, company, secret, record, .. } = kept;
        if !is_id(&id) {
            return Err(refused("file-name", "server-kept-name"));
        }
        let (created, changed) = (self.expect_time(created)?, self.expect_time(changed)?);
        if changed < created {
            return Err(no_time());
        }
        self.expect_record(&record)?;
        let occasion = self.occasion(&sort, day.as_deref(), &record)?;
        Ok(Admitted { id, created, changed, occasion, company, secret, record })
    }

    /// The occasion of a table. Over the network its players are unknown, so it does not count. It is a daily challenge
    /// only if its chance is that of the day.
    fn occasion(&self, sort: &str, day: Option<&str>, record: &Record) -> Result<Occasion, AppError> {
        let day = day.map(|day| self.expect_day(day)).transpose()?;
        let own = Occasion::of(record);
        match (sort, day) {
            ("", None) if self.own => Ok(own),
            (DAILY, Some(day)) if self.own && is_challenge(record, day) => Ok(Occasion::daily(day)),
            (DAILY, Some(_)) if self.own => Err(refused("file-day", "server-kept-day")),
            ("", None) | (DAILY, Some(_)) => Ok(if own.sort.is_empty() { Occasion::brought() } else { own }),
            (WHAT_IF | PRACTICE | BROUGHT | PACK, None) => Ok(Occasion { sort: sort.to_owned(), day: None }),
            _ => Err(refused("file-sort", "server-kept-sort")),
        }
    }

    /// Refuses a record that is larger than a game can be.
    ///
    /// # Errors
    /// The limit that it exceeds.
    pub fn expect_record(&self, record: &Record) -> Result<(), AppError> {
        let long = || refused("file-record", "server-kept-record");
        expect(Measure::Steps, record.entries.len() as u64, self.budget.steps.into())?;
        let names = record.entries.iter().filter_map(|entry| match entry {
            RecordEntry::Choose { id, .. } => Some(id),
            _ => None,
        });
        let practice = record.practice();
        let of = practice.map(|practice| &practice.of);
        let script = practice.into_iter().flat_map(|practice| &practice.script);
        let position = practice.and_then(|practice| practice.position.as_ref());
        let size = |value: &Value| value.to_string().len();
        if names.chain(of).chain(script).chain([&record.game]).any(|name| name.len() > LONGEST_NAME)
            || practice.is_some_and(|practice| practice.script.len() > MOST_COUNTED)
            || size(&record.setup) > LONGEST_SETUP
            || position.is_some_and(|position| size(position) > LONGEST_POSITION)
        {
            return Err(long());
        }
        Ok(())
    }

    /// Validates a keepsake: a medal, or the result of a bot in a daily challenge. `None` if it comes over the network,
    /// where strangers could award medals.
    ///
    /// # Errors
    /// The fault of the keepsake.
    pub fn keepsake(
        &self,
        sort: &str,
        name: &str,
        value: &Value,
        is_game: impl Fn(&str) -> bool,
        is_medal: impl Fn(&str) -> bool,
    ) -> Result<Option<Value>, AppError> {
        match sort {
            MEDAL | PAR if !self.own => Ok(None),
            MEDAL if is_medal(name) => self.medal(value).map(Some),
            MEDAL => Err(wrong_medal()),
            PAR => self.par(name, value, is_game).map(Some),
            _ => Err(refused("file-thing", "server-kept-thing")),
        }
    }

    fn medal(&self, value: &Value) -> Result<Value, AppError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Earned {
            #[serde(default)]
            table: Option<String>,
            when: i64,
        }
        let Earned { table, when } = Earned::deserialize(value).map_err(|_| wrong_medal())?;
        let when = self.expect_time(when)?;
        match table {
            Some(table) if is_id(&table) => Ok(json!({ "table": table, "when": when })),
            Some(_) => Err(wrong_medal()),
            None => Ok(json!({ "when": when })),
        }
    }

    fn par(&self, name: &str, value: &Value, is_game: impl Fn(&str) -> bool) -> Result<Value, AppError> {
        let wrong = || refused("file-par", "server-kept-par");
        let parts: Vec<&str> = name.split('/').collect();
        let &[game, day, level] = &parts[..] else { return Err(wrong()) };
        self.expect_day(day)?;
        let level = level.parse::<Level>().ok().filter(|level| RIVALS.contains(level));
        let account = Account::deserialize(value)
            .ok()
            .filter(|_| level.is_some() && is_game(game))
            .ok_or_else(wrong)?;
        let is_short = |text: &String| text.len() <= LONGEST_NAME;
        if account.words.len() > MOST_COUNTED
            || account.numbers.len() > MOST_COUNTED
            || !account.words.iter().all(|(name, word)| is_short(name) && is_short(word))
            || !account.numbers.keys().all(is_short)
        {
            return Err(wrong());
        }
        // Serialising cannot fail: all keys are strings.
        Ok(serde_json::to_value(account).unwrap_or_default())
    }
}

/// The error of an invalid medal.
fn wrong_medal() -> AppError {
    refused("file-medal", "server-kept-medal")
}

/// Whether a game was begun as the challenge of a day.
fn is_challenge(record: &Record, day: Day) -> bool {
    let secret = daily_secret(&record.game, day);
    let ours = secret.commitment();
    record.forked.is_none()
        && record.practice().is_none()
        && matches!(&record.chance, ChanceRecord::Keyed { commitment, .. } if *commitment == ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The 21st of November 2026, at noon.
    const NOW: i64 = 20_778 * DAY + DAY / 2;

    fn terms(own: bool) -> Terms {
        Terms { own, now: NOW, budget: Budget::NETWORK }
    }

    #[test]
    fn times_lie_between_the_first_version_and_a_day_from_now() {
        assert_eq!(FIRST.to_string(), "2026-11-01");
        let terms = terms(true);
        for time in [FIRST.begins(), NOW, NOW + DAY] {
            assert_eq!(terms.expect_time(time), Ok(time));
        }
        for time in [i64::MIN, -1, 0, FIRST.begins() - 1, NOW + DAY + 1, i64::MAX] {
            assert_eq!(terms.expect_time(time).unwrap_err().code, "file-time", "{time}");
        }
        // A wrong clock must not cause a panic.
        for now in [i64::MIN, 0, i64::MAX] {
            assert!(Terms { now, ..terms }.expect_day("2026-02-30").is_err());
            assert!(Terms { now, ..terms }.expect_time(i64::MIN).is_err());
        }
    }

    #[test]
    fn small_things_are_those_that_there_are() {
        let medal = "spotless";
        let id = "a".repeat(26);
        let keep = |own, sort: &str, name: &str, value: Value| {
            terms(own)
                .keepsake(sort, name, &value, |game| game == "ratcatcher", |name| name == medal)
                .map_err(|fault| fault.code)
        };
        let earned = json!({ "table": id, "when": NOW });
        assert_eq!(keep(true, MEDAL, medal, earned.clone()), Ok(Some(earned.clone())));
        assert_eq!(keep(false, MEDAL, medal, earned.clone()), Ok(None));
        for (name, value, code) in [
            ("no-such-medal", earned, "file-medal"),
            (medal, json!({ "table": "x", "when": NOW }), "file-medal"),
            (medal, json!({ "table": id, "when": i64::MAX }), "file-time"),
            (medal, json!({ "table": id, "when": NOW, "more": "x".repeat(1000) }), "file-medal"),
            (medal, json!("x".repeat(1000)), "file-medal"),
        ] {
            assert_eq!(keep(true, MEDAL, name, value), Err(code), "{name}");
        }
        let account = json!({ "result": "won", "score": 3, "rounds": 4, "words": {}, "numbers": {} });
        assert_eq!(
            keep(true, PAR, "ratcatcher/2026-11-21/elder", account.clone()),
            Ok(Some(account.clone()))
        );
        for name in [
            "marbles/2026-11-21/elder",
            "ratcatcher/2026-11-31/elder",
            "ratcatcher/2026-11-20/elder",
            "ratcatcher/2026-11-23/elder",
            "ratcatcher/2026-11-21/hatchling",
            "ratcatcher/2026-11-21",
            "ratcatcher/2026-11-21/elder/",
        ] {
            assert!(keep(true, PAR, name, account.clone()).is_err(), "{name}");
        }
        let long =
            json!({ "result": "won", "rounds": 4, "words": { "who": "x".repeat(201) }, "numbers": {} });
        assert_eq!(keep(true, PAR, "ratcatcher/2026-11-21/elder", long), Err("file-par"));
        assert_eq!(keep(true, "anything", "else", Value::Null), Err("file-thing"));
    }
}
