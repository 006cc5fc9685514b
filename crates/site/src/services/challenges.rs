//! Daily challenges: for each day and game one setup and one seed, the same on every server.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use search::{Level, SeatAssignment};
use serde_json::Value;
use stats::{Account, Day, daily_secret};
use store::{Listed, Sort};
use tabletop::{DynSession, Opened, Source};
use web::{Challenge, Outcome, Par};

use crate::access::TableAccess;
use crate::error::AppError;
use crate::game::ServedGame;
use crate::keepsakes::{PAR, RIVALS};
use crate::occasion::{DAILY, FIRST_CHALLENGE, Occasion};
use crate::platform::Platform;
use crate::registry::Registry;
use crate::services::tables::Tables;

/// The most challenges that are searched: some years of all games.
const MOST: u32 = 5000;

/// The challenges that bots have yet to play.
#[derive(Default)]
struct Due {
    wanted: Vec<(String, Day)>,
    /// Whether a thread is running.
    is_running: bool,
}

/// The challenges of each day.
pub(crate) struct Challenges {
    pub platform: Arc<Platform>,
    pub games: Arc<Registry>,
    pub tables: Arc<Tables>,
    due: Mutex<Due>,
    stop: AtomicBool,
}

impl Challenges {
    pub fn new(tables: Arc<Tables>) -> Self {
        Self {
            platform: Arc::clone(&tables.platform),
            games: Arc::clone(&tables.games),
            tables,
            due: Mutex::default(),
            stop: AtomicBool::new(false),
        }
    }

    fn due(&self) -> MutexGuard<'_, Due> {
        // A panic cannot leave the state inconsistent.
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Permanently stops the bots that play challenges.
    pub fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The tables of challenges by day and game; the first one if there are several.
    pub fn begun(&self) -> Result<BTreeMap<(Day, String), Listed>, AppError> {
        let query = store::Query {
            sort: Some(DAILY.to_owned()),
            order: Sort::Created,
            most: MOST,
            ..store::Query::default()
        };
        let mut tables = BTreeMap::new();
        // The oldest tables are last in the list, and replace the others.
        for listed in self.platform.store.find(&query)?.games {
            if let Some(day) = listed.summary.day.as_ref().and_then(|day| day.parse().ok()) {
                tables.insert((day, listed.game.clone()), listed);
            }
        }
        Ok(tables)
    }

    /// The challenge of a day in every game, with its result and the results of bots. Bots begin to play finished
    /// challenges that they have not played yet. `begun` is [`Challenges::begun`].
    ///
    /// # Errors
    /// Errors of the database.
    pub fn of_day(
        self: &Arc<Self>,
        day: Day,
        begun: &BTreeMap<(Day, String), Listed>,
    ) -> Result<Vec<Challenge<'_>>, AppError> {
        let pars = self.platform.store.kv_list(PAR)?;
        let challenges = self.games.all().map(|game| {
            let table = begun.get(&(day, game.name().to_owned()));
            challenge(game, day, table, &pars)
        });
        let challenges: Vec<Challenge<'_>> = challenges.collect::<Result<_, _>>()?;
        for challenge in &challenges {
            let is_over = challenge.outcome.is_some();
            if is_over && challenge.pars.iter().any(|par| par.outcome.is_none()) {
                self.have_played(challenge.tile.game, day);
            }
        }
        Ok(challenges)
    }

    /// Begins the challenge of a day, by default today's, or finds the table where it was begun. Returns the ID of the
    /// table, and whether it is new.
    ///
    /// # Errors
    /// [`AppError::no_page`] for a day without a challenge, and errors of the database.
    pub fn play(&self, game: &dyn ServedGame, day: Option<Day>) -> Result<(String, bool), AppError> {
        let today = self.platform.today();
        let day = day.unwrap_or(today);
        if day > today || day < FIRST_CHALLENGE {
            return Err(AppError::no_page());
        }
        let begun = self.begun()?.remove(&(day, game.name().to_owned()));
        if let Some(listed) = begun {
            return Ok((listed.id, false));
        }
        let (table, source) = begin(game, day)?;
        let occasion = Some(Occasion::daily(day));
        let id = self.tables.keep_as(
            self.platform.new_id()?,
            game,
            &*table,
            &source,
            &SeatAssignment::default(),
            &TableAccess::default(),
            occasion,
        )?;
        Ok((id, true))
    }

    /// Has bots play a daily challenge, on a separate thread and one game at a time. If no thread can be started, the
    /// next call retries.
    pub fn have_played(self: &Arc<Self>, game: &str, day: Day) {
        let mut due = self.due();
        let wanted = (game.to_owned(), day);
        if !due.wanted.contains(&wanted) {
            due.wanted.push(wanted);
        }
        if due.is_running {
            return;
        }
        due.is_running = true;
        drop(due);
        let of = Arc::clone(self);
        if self.platform.workers.spawn("pars", Box::new(move || of.play_due())).is_err() {
            eprintln!("hedgerow: the challenge of {day} was not played: no thread could be started");
            self.due().is_running = false;
        }
    }

    /// Plays all due challenges.
    fn play_due(&self) {
        while let Some((game, day)) = self.next_due() {
            for level in RIVALS {
                if let Err(fault) = self.play_par(&game, day, level) {
                    eprintln!("hedgerow: the challenge of {day} was not played: {}", fault.code);
                }
            }
            self.due().wanted.retain(|due| *due != (game.clone(), day));
        }
    }

    /// The next challenge to play; `None` ends the thread.
    fn next_due(&self) -> Option<(String, Day)> {
        let mut due = self.due();
        let is_stopped = self.stop.load(Ordering::Relaxed);
        let next = due.wanted.first().filter(|_| !is_stopped).cloned();
        due.is_running = next.is_some();
        next
    }

    /// Plays a daily challenge with one bot, unless it has played it, and stores its account.
    fn play_par(&self, game: &str, day: Day, level: Level) -> Result<(), AppError> {
        let name = par_name(game, day, level);
        if self.platform.store.kv_list(PAR)?.iter().any(|(kept, _)| *kept == name) {
            return Ok(());
        }
        let Some(account) = self.games.game(game)?.play_challenge(day, level, &self.stop) else {
            if !self.stop.load(Ordering::Relaxed) {
                eprintln!("hedgerow: {level} did not come to the end of the challenge of {day}");
            }
            return Ok(());
        };
        // Serialising cannot fail: all keys are strings.
        self.platform.store.kv_insert(PAR, &name, &serde_json::to_value(account).unwrap_or_default())?;
        Ok(())
    }
}

/// The days whose own challenge was finished in time, in order and without duplicates.
pub(crate) fn finished(tables: &BTreeMap<(Day, String), Listed>) -> Vec<Day> {
    let in_time = |(day, _): &(Day, String), listed: &Listed| {
        listed.summary.ended.is_some() && Day::of_millis(listed.changed) <= day.plus(1)
    };
    let mut days: Vec<Day> =
        tables.iter().filter(|(key, listed)| in_time(key, listed)).map(|((day, _), _)| *day).collect();
    days.dedup();
    days
}

/// The result of a finished game, from its account.
fn outcome(account: &Value) -> Option<Outcome> {
    let account: Account = serde_json::from_value(account.clone()).ok()?;
    let takebacks = account.number("takebacks");
    Some(Outcome { result: account.result.name(), score: account.score, rounds: account.rounds, takebacks })
}

/// The challenge of a day in a game, with its results.
fn challenge<'a>(
    game: &'a dyn ServedGame,
    day: Day,
    table: Option<&Listed>,
    pars: &[(String, Value)],
) -> Result<Challenge<'a>, AppError> {
    let (begun, source) = begin(game, day)?;
    let Source::Keyed(secret) = source else { return Err(AppError::broken()) };
    let pars = RIVALS.map(|level| {
        let name = par_name(game.name(), day, level);
        let kept = pars.iter().find(|(kept, _)| *kept == name);
        Par { level, outcome: kept.and_then(|(_, account)| outcome(account)) }
    });
    Ok(Challenge {
        tile: game.tile(),
        face: game.face(&game.preview(&*begun)),
        table: table.map(|listed| listed.id.clone()),
        outcome: table.and_then(|listed| outcome(&listed.summary.ended.as_ref()?.account)),
        pars: pars.to_vec(),
        seed: secret.to_hex(),
    })
}

/// The key of the result of a bot in the store.
fn par_name(game: &str, day: Day, level: Level) -> String {
    format!("{game}/{day}/{level}")
}

/// Opens a daily challenge.
fn begin(game: &dyn ServedGame, day: Day) -> Result<(Box<dyn DynSession>, Source), AppError> {
    let source = Source::Keyed(daily_secret(game.name(), day));
    match game.erased(None).open(&game.challenge(day), source.clone(), &[])? {
        Opened::Table(table) => Ok((table, source)),
        // A keyed game never asks for results.
        Opened::Asks(_) => Err(AppError::broken()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::tables::tests::a_game;
    use crate::testing::{platform_short_of_threads, tables_on};

    #[test]
    fn bots_play_a_challenge_later_if_there_is_no_thread_now() {
        let folder = testkit::Folder::new("pars");
        let platform = platform_short_of_threads(&folder.0.join("games.db"));
        let challenges = Arc::new(Challenges::new(Arc::new(tables_on(&platform, a_game()))));
        let played = || challenges.platform.store.kv_list(PAR).unwrap().len();
        challenges.have_played("ratcatcher", FIRST_CHALLENGE);
        assert_eq!(played(), 0, "there was no thread");
        challenges.have_played("ratcatcher", FIRST_CHALLENGE);
        assert_eq!(played(), RIVALS.len());
        challenges.have_played("ratcatcher", FIRST_CHALLENGE.plus(1));
        assert_eq!(played(), 2 * RIVALS.len());
    }
}
