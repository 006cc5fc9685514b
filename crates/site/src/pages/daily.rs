//! The page of daily challenges.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use stats::{Day, streaks};
use web::{Calendar, Daily, Mark};

use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, fresh};
use crate::occasion::FIRST_CHALLENGE;
use crate::services::challenges::finished;
use crate::services::tables::NewTable;
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
        let challenges = site.challenges.of_day(today, &tables)?;
        let mut marks: BTreeMap<Day, Vec<Mark>> = BTreeMap::new();
        for ((day, game), listed) in &tables {
            let Some(game) = site.games.find(game) else { continue };
            let result = listed.summary.ended.as_ref().map(|ended| ended.result.clone());
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

/// The month that the calendar shows: the requested one, limited to the months with challenges. If the clock is before
/// the first challenge, it is the first month.
fn month_shown(asked: Option<&str>, today: Day) -> Day {
    let asked = asked.and_then(|month| format!("{month}-01").parse::<Day>().ok());
    asked.unwrap_or(today).month().min(today.month()).max(FIRST_CHALLENGE.month())
}

/// The day of a challenge to play.
#[derive(Debug, Deserialize)]
pub(crate) struct OfDay {
    day: Option<String>,
}

/// Begins a daily challenge, or redirects to its table if it was begun already.
pub(crate) async fn play(
    State(site): State<Arc<Site>>,
    Path(game): Path<String>,
    Form(OfDay { day }): Form<OfDay>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let day = day.map(|day| day.parse().map_err(|_| AppError::malformed())).transpose()?;
        let (id, _) = site.challenges.play(site.games.game(&game)?, day)?;
        Ok(created(&NewTable { id, key: None }))
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page panicked while the clock of the machine was before November 2026.
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
