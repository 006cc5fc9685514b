//! What people learn the games with: rules with their examples, lessons, puzzles, and tables laid to
//! practise at.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use search::SeatAssignment;
use serde::Deserialize;
use tabletop::{Secret, Source};
use tutorial::LayError;
use web::Learnt;

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::prefs;
use crate::request::Asked;
use crate::site::{created, page};
use crate::tables::{Open, random};

/// The name of the cookie that keeps what was learnt.
const NAME: &str = "learnt";

/// Two years, in seconds.
const KEPT: u32 = 2 * 365 * 24 * 60 * 60;

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// What was learnt in the browser that sent these headers.
pub(crate) fn read(headers: &HeaderMap) -> Learnt {
    prefs::find_cookie(headers, NAME).map(Learnt::read).unwrap_or_default()
}

/// The cookie that keeps what was just finished at a table, if that is new.
pub(crate) fn remember(asked: &Asked, open: &Open<'_>) -> Option<HeaderValue> {
    let task = open.room.finished(open.table())?;
    let mut learnt = asked.learnt.clone();
    if !learnt.add(open.room.name(), &task) {
        return None;
    }
    let cookie = format!("{NAME}={}; Path=/; Max-Age={KEPT}; SameSite=Lax; HttpOnly", learnt.write());
    cookie.parse().ok()
}

/// The lessons of all games.
pub(crate) async fn learn(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| Ok(page(web::learn(&asked.frame(), &app.shelf.tiles(), &asked.learnt)))).await
}

/// The puzzles of all games, and the one of this day.
pub(crate) async fn puzzles(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    // A clock before 1970 shows the puzzle of its first day.
    let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs() / DAY);
    aside(app, move |app| Ok(page(web::puzzles(&asked.frame(), &app.shelf.tiles(), &asked.learnt, day))))
        .await
}

/// The terms of all games.
pub(crate) async fn glossary(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| Ok(page(web::glossary(&asked.frame(), &app.shelf.books())))).await
}

/// Where a game is read in more than one way.
pub(crate) async fn readings(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let readings = app.shelf.room(&game)?.readings(&asked.frame());
        readings.map(page).ok_or_else(Fault::no_page)
    })
    .await
}

/// Which example of a rule is drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct Drawn {
    example: Option<usize>,
}

/// One rule with its examples.
pub(crate) async fn rule(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path((game, id)): Path<(String, String)>,
    Query(Drawn { example }): Query<Drawn>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let room = app.shelf.room(&game)?;
        let frame = asked.frame();
        let entry = room.book().find(&id).ok_or_else(Fault::no_rule)?;
        let examples = room.examples(&frame, entry.id, example.unwrap_or(1));
        let rule = web::rule(&frame, &app.shelf.books(), room.book(), &id, &examples);
        rule.map(page).ok_or_else(Fault::no_rule)
    })
    .await
}

/// What is to be practised.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    game: String,
    of: String,
}

/// Lays a table to practise at.
pub(crate) async fn practise(
    State(app): State<Arc<App>>,
    asked: Asked,
    Form(Wanted { game, of }): Form<Wanted>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let room = app.shelf.room(&game)?;
        let task = of.parse().map_err(|_| Fault::no_page())?;
        let secret = Secret::new(random()?);
        let table = tutorial::lay(room.house(None), &task, secret.clone()).map_err(|fault| match fault {
            LayError::Unknown(_) => Fault::no_page(),
            LayError::Open(fault) => fault.into(),
        })?;
        let begun = app.keep_table(
            crate::tables::new_id()?,
            room,
            &*table,
            &Source::Keyed(secret),
            &SeatAssignment::default(),
        )?;
        // A server that runs for years is as tidy as one that was just started.
        app.clear_practice()?;
        Ok(created(&asked, &begun))
    })
    .await
}
