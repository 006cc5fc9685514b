//! One challenge a day and game: everybody the same setup and the same seed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use search::{Level, SeatAssignment};
use serde::Deserialize;
use serde_json::Value;
use stats::{Account, Day, daily_secret, streaks};
use store::{Listed, Sort};
use tabletop::{DynSession, Opened, Source};
use web::{Calendar, Challenge, Daily, Mark, Outcome, Par};

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::friends::Friends;
use crate::notes::{DAILY, Occasion, PAR, today};
use crate::request::Asked;
use crate::room::Room;
use crate::site::{created, fresh};
use crate::tables::{Begun, new_id};

/// Those of our players who play every challenge, too.
pub(crate) const RIVALS: [Level; 2] = [Level::Scout, Level::Elder];

/// No more challenges than this are looked through: some years of all games.
const MOST: u32 = 5000;

/// The first day that there was a challenge.
pub(crate) const FIRST: Day = Day(20_778);

/// What players of ours are playing, one game after the other.
#[derive(Default)]
pub(crate) struct Pars {
    /// What is still to be played.
    due: Mutex<(Vec<(String, Day)>, bool)>,
    stop: AtomicBool,
}

impl Pars {
    fn due(&self) -> MutexGuard<'_, (Vec<(String, Day)>, bool)> {
        // Nothing that is done with it can be left half done.
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops whoever plays, for good.
    pub fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// A month of the calendar.
#[derive(Debug, Deserialize)]
pub(crate) struct Month {
    month: Option<String>,
}

/// The page of today's challenges.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    asked: Asked,
    Query(Month { month }): Query<Month>,
) -> Result<Response, Fault> {
    let of = Arc::clone(&app);
    aside(app, move |app| {
        let today = today();
        let month = month_shown(month.as_deref(), today);
        let tables = tables(app)?;
        let pars = app.store.kept(PAR)?;
        let challenges = app.shelf.rooms().map(|room| {
            let table = tables.get(&(today, room.name().to_owned()));
            challenge(room, today, table, &pars)
        });
        let challenges: Vec<Challenge<'_>> = challenges.collect::<Result<_, _>>()?;
        for challenge in &challenges {
            let over = challenge.outcome.is_some();
            if over && challenge.pars.iter().any(|par| par.outcome.is_none()) {
                play_aside(&of, challenge.tile.game, today);
            }
        }
        let mut marks: BTreeMap<Day, Vec<Mark>> = BTreeMap::new();
        for ((day, game), listed) in &tables {
            let Some(room) = app.shelf.find(game) else { continue };
            let result = listed.note.ended.as_ref().map(|ended| ended.result.clone());
            let mark = Mark { name: room.tile().name, table: listed.id.clone(), result };
            marks.entry(*day).or_default().push(mark);
        }
        let days: Vec<Day> = finished(&tables);
        let daily = Daily {
            today,
            challenges,
            calendar: Calendar { month, first: FIRST, marks },
            streaks: streaks(&days, today),
            finished: days.len(),
        };
        Ok(fresh(web::daily(&asked.frame(), &daily)).into_response())
    })
    .await
}

/// The month that the calendar shows: the one that is asked for, as far as there were challenges. Before the first one,
/// by a clock that is late, it is the first.
fn month_shown(asked: Option<&str>, today: Day) -> Day {
    let asked = asked.and_then(|month| format!("{month}-01").parse::<Day>().ok());
    asked.unwrap_or(today).month().min(today.month()).max(FIRST.month())
}

/// The tables of challenges by day and game; of two that were begun at the same moment the first.
fn tables(app: &App) -> Result<BTreeMap<(Day, String), Listed>, Fault> {
    let query = store::Query {
        sort: Some(DAILY.to_owned()),
        order: Sort::Created,
        most: MOST,
        ..store::Query::default()
    };
    let mut tables = BTreeMap::new();
    // The first come last in the list, and replace the others.
    for listed in app.store.find(&query)?.games {
        if let Some(day) = listed.note.day.as_ref().and_then(|day| day.parse().ok()) {
            tables.insert((day, listed.game.clone()), listed);
        }
    }
    Ok(tables)
}

/// The days on which a challenge of that very day was finished, each once and in order.
fn finished(tables: &BTreeMap<(Day, String), Listed>) -> Vec<Day> {
    let in_time = |(day, _): &(Day, String), listed: &Listed| {
        listed.note.ended.is_some() && Day::of_millis(listed.changed) <= day.plus(1)
    };
    let mut days: Vec<Day> =
        tables.iter().filter(|(key, listed)| in_time(key, listed)).map(|((day, _), _)| *day).collect();
    days.dedup();
    days
}

/// How a game ended, as pages say it.
fn outcome(account: &Value) -> Option<Outcome> {
    let account: Account = serde_json::from_value(account.clone()).ok()?;
    let takebacks = account.number("takebacks");
    Some(Outcome { result: account.result.name(), score: account.score, rounds: account.rounds, takebacks })
}

/// The name under which the game of a player of ours is kept.
fn par_name(game: &str, day: Day, level: Level) -> String {
    format!("{game}/{day}/{level}")
}

/// A day's challenge of a game, with what became of it.
fn challenge<'a>(
    room: &'a dyn Room,
    day: Day,
    table: Option<&Listed>,
    pars: &[(String, Value)],
) -> Result<Challenge<'a>, Fault> {
    let (begun, source) = begin(room, day)?;
    let Source::Keyed(secret) = source else { return Err(Fault::broken()) };
    let pars = RIVALS.map(|level| {
        let name = par_name(room.name(), day, level);
        let kept = pars.iter().find(|(kept, _)| *kept == name);
        Par { level, outcome: kept.and_then(|(_, account)| outcome(account)) }
    });
    Ok(Challenge {
        tile: room.tile(),
        face: room.face(&room.card(&*begun)),
        table: table.map(|listed| listed.id.clone()),
        outcome: table.and_then(|listed| outcome(&listed.note.ended.as_ref()?.account)),
        pars: pars.to_vec(),
        seed: secret.to_hex(),
    })
}

/// A day's challenge as it begins.
fn begin(room: &dyn Room, day: Day) -> Result<(Box<dyn DynSession>, Source), Fault> {
    let source = Source::Keyed(daily_secret(room.name(), day));
    match room.house(None).open(&room.challenge(day), source.clone(), &[])? {
        Opened::Table(table) => Ok((table, source)),
        // A keyed game rolls its own dice.
        Opened::Asks(_) => Err(Fault::broken()),
    }
}

/// The day of a challenge that is to be played.
#[derive(Debug, Deserialize)]
pub(crate) struct OfDay {
    day: Option<String>,
}

/// Begins a day's challenge, or leads to it where it was begun already.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
    Form(OfDay { day }): Form<OfDay>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let room = app.shelf.room(&game)?;
        let today = today();
        let day = day.map_or(Ok(today), |day| day.parse().map_err(|_| Fault::malformed()))?;
        if day > today || day < FIRST {
            return Err(Fault::no_page());
        }
        let begun = tables(app)?.remove(&(day, game));
        if let Some(listed) = begun {
            return Ok(Redirect::to(&format!("/table/{}", listed.id)).into_response());
        }
        let (table, source) = begin(room, day)?;
        let occasion = Some(Occasion::daily(day));
        let id = app.keep_table_as(
            new_id()?,
            room,
            &*table,
            &source,
            &SeatAssignment::default(),
            &Friends::default(),
            occasion,
        )?;
        Ok(created(&asked, &Begun { id, key: None }))
    })
    .await
}

/// Has players of ours play a day's challenge, aside from everything else and one game at a time.
fn play_aside(app: &Arc<App>, game: &str, day: Day) {
    let mut due = app.pars.due();
    let wanted = (game.to_owned(), day);
    if due.0.contains(&wanted) {
        return;
    }
    due.0.push(wanted);
    if due.1 {
        return;
    }
    due.1 = true;
    let of = Arc::clone(app);
    let started = std::thread::Builder::new().name("pars".to_owned()).spawn(move || play_due(&of));
    if started.is_err() {
        due.1 = false;
    }
}

/// Plays whatever is due.
fn play_due(app: &App) {
    loop {
        let next = app.pars.due().0.first().cloned();
        let Some((game, day)) = next else {
            let mut due = app.pars.due();
            if due.0.is_empty() {
                due.1 = false;
                return;
            }
            continue;
        };
        for level in RIVALS {
            if let Err(fault) = play_par(app, &game, day, level) {
                eprintln!("hedgerow: the challenge of {day} was not played: {}", fault.code);
            }
        }
        app.pars.due().0.retain(|due| *due != (game.clone(), day));
        if app.pars.stop.load(Ordering::Relaxed) {
            return;
        }
    }
}

/// Plays a day's challenge with one player of ours, unless that was done, and keeps its account.
fn play_par(app: &App, game: &str, day: Day, level: Level) -> Result<(), Fault> {
    let name = par_name(game, day, level);
    if app.store.kept(PAR)?.iter().any(|(kept, _)| *kept == name) {
        return Ok(());
    }
    let Some(account) = app.shelf.room(game)?.play_challenge(day, level, &app.pars.stop) else {
        return Ok(());
    };
    // Every key is a string, so that writing cannot fail.
    app.store.keep(PAR, &name, &serde_json::to_value(account).unwrap_or_default())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page of the day panicked for as long as the clock of the machine was before November 2026.
    #[test]
    fn the_calendar_shows_a_month_by_whatever_clock() {
        let month = |asked: Option<&str>, today: Day| month_shown(asked, today).to_string();
        assert_eq!(month(None, FIRST.plus(40)), "2026-12-01");
        assert_eq!(month(Some("2026-11"), FIRST.plus(40)), "2026-11-01");
        assert_eq!(month(Some("2027-03"), FIRST.plus(40)), "2026-12-01");
        for today in [Day::FIRST, Day(0), FIRST.month().plus(-1), FIRST] {
            for asked in [None, Some("2026-12"), Some("0001-01"), Some("9999-12"), Some("x")] {
                assert_eq!(month(asked, today), "2026-11-01", "{asked:?} {today}");
            }
        }
        assert_eq!(month(Some("9999-12"), Day::LAST), "9999-12-01");
    }
}
