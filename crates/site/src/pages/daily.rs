//! One challenge a day and game: everybody the same setup and the same seed.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::Value;
use stats::{Account, Day, streaks};
use store::Listed;
use tabletop::Source;
use web::{Calendar, Challenge, Daily, Mark, Outcome, Par};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, fresh};
use crate::keepsakes::{PAR, RIVALS};
use crate::occasion::FIRST_CHALLENGE;
use crate::services::challenges::{begin, finished, par_name};
use crate::services::tables::Begun;
use crate::site::Site;

/// A month of the calendar.
#[derive(Debug, Deserialize)]
pub(crate) struct Month {
    month: Option<String>,
}

/// The page of today's challenges.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Query(Month { month }): Query<Month>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let today = site.platform.today();
        let month = month_shown(month.as_deref(), today);
        let tables = site.challenges.begun()?;
        let pars = site.platform.store.kept(PAR)?;
        let challenges = site.games.all().map(|game| {
            let table = tables.get(&(today, game.name().to_owned()));
            challenge(game, today, table, &pars)
        });
        let challenges: Vec<Challenge<'_>> = challenges.collect::<Result<_, _>>()?;
        for challenge in &challenges {
            let over = challenge.outcome.is_some();
            if over && challenge.pars.iter().any(|par| par.outcome.is_none()) {
                site.challenges.have_played(challenge.tile.game, today);
            }
        }
        let mut marks: BTreeMap<Day, Vec<Mark>> = BTreeMap::new();
        for ((day, game), listed) in &tables {
            let Some(game) = site.games.find(game) else { continue };
            let result = listed.note.ended.as_ref().map(|ended| ended.result.clone());
            let mark = Mark { name: game.tile().name, table: listed.id.clone(), result };
            marks.entry(*day).or_default().push(mark);
        }
        let days: Vec<Day> = finished(&tables);
        let daily = Daily {
            today,
            challenges,
            calendar: Calendar { month, first: FIRST_CHALLENGE, marks },
            streaks: streaks(&days, today),
            finished: days.len(),
        };
        Ok(fresh(web::daily(&context.frame(), &daily)).into_response())
    })
    .await
}

/// The month that the calendar shows: the one that is asked for, as far as there were challenges. Before the first one,
/// by a clock that is late, it is the first.
fn month_shown(asked: Option<&str>, today: Day) -> Day {
    let asked = asked.and_then(|month| format!("{month}-01").parse::<Day>().ok());
    asked.unwrap_or(today).month().min(today.month()).max(FIRST_CHALLENGE.month())
}

/// How a game ended, as pages say it.
fn outcome(account: &Value) -> Option<Outcome> {
    let account: Account = serde_json::from_value(account.clone()).ok()?;
    let takebacks = account.number("takebacks");
    Some(Outcome { result: account.result.name(), score: account.score, rounds: account.rounds, takebacks })
}

/// A day's challenge of a game, with what became of it.
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
        face: game.face(&game.card(&*begun)),
        table: table.map(|listed| listed.id.clone()),
        outcome: table.and_then(|listed| outcome(&listed.note.ended.as_ref()?.account)),
        pars: pars.to_vec(),
        seed: secret.to_hex(),
    })
}

/// The day of a challenge that is to be played.
#[derive(Debug, Deserialize)]
pub(crate) struct OfDay {
    day: Option<String>,
}

/// Begins a day's challenge, or leads to it where it was begun already.
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
    Form(OfDay { day }): Form<OfDay>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        let today = site.platform.today();
        let day = day.map_or(Ok(today), |day| day.parse().map_err(|_| AppError::malformed()))?;
        if day > today || day < FIRST_CHALLENGE {
            return Err(AppError::no_page());
        }
        let (id, is_new) = site.challenges.play(game, day)?;
        if !is_new {
            return Ok(Redirect::to(&format!("/table/{id}")).into_response());
        }
        Ok(created(&context, &Begun { id, key: None }))
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page of the day panicked for as long as the clock of the machine was before November 2026.
    #[test]
    fn the_calendar_shows_a_month_by_whatever_clock() {
        let month = |asked: Option<&str>, today: Day| month_shown(asked, today).to_string();
        assert_eq!(month(None, FIRST_CHALLENGE.plus(40)), "2026-12-01");
        assert_eq!(month(Some("2026-11"), FIRST_CHALLENGE.plus(40)), "2026-11-01");
        assert_eq!(month(Some("2027-03"), FIRST_CHALLENGE.plus(40)), "2026-12-01");
        for today in [Day::FIRST, Day(0), FIRST_CHALLENGE.month().plus(-1), FIRST_CHALLENGE] {
            for asked in [None, Some("2026-12"), Some("0001-01"), Some("9999-12"), Some("x")] {
                assert_eq!(month(asked, today), "2026-11-01", "{asked:?} {today}");
            }
        }
        assert_eq!(month(Some("9999-12"), Day::LAST), "9999-12-01");
    }
}
