//! Pages for learning the games: rules with examples, lessons, puzzles, and practice tables.

use std::sync::Arc;

use axum::extract::{Form, Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{created, page};
use crate::services::practice;
use crate::site::Site;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// The lessons of all games.
pub(crate) async fn learn(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        Ok(page(web::learn(&context.frame(), &site.games.tiles(), &context.learnt)))
    })
    .await
}

/// Shows the puzzles of all games, and the puzzle of the day.
pub(crate) async fn puzzles(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    // A clock before 1970 counts as 1970.
    let day = u64::try_from(site.platform.now()).unwrap_or(0) / DAY;
    run_blocking(site, move |site| {
        Ok(page(web::puzzles(&context.frame(), &site.games.tiles(), &context.learnt, day)))
    })
    .await
}

/// The terms of all games.
pub(crate) async fn glossary(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| Ok(page(web::glossary(&context.frame(), &site.games.books())))).await
}

/// Shows the rules of a game with more than one reading.
pub(crate) async fn readings(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let readings = site.games.game(&game)?.readings(&context.frame());
        readings.map(page).ok_or_else(AppError::no_page)
    })
    .await
}

/// The example of a rule that is drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct Drawn {
    example: Option<usize>,
}

/// One rule with its examples.
pub(crate) async fn rule(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path((game, id)): Path<(String, String)>,
    Query(Drawn { example }): Query<Drawn>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        let frame = context.frame();
        let entry = game.book().find(&id).ok_or_else(AppError::no_rule)?;
        let examples = game.examples(&frame, entry.id, example.unwrap_or(1));
        let rule = web::rule(&frame, &site.games.books(), game.book(), &id, &examples);
        rule.map(page).ok_or_else(AppError::no_rule)
    })
    .await
}

/// The task to practise.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    game: String,
    of: String,
}

/// Begins a practice table.
pub(crate) async fn practise(
    State(site): State<Arc<Site>>,
    Form(Wanted { game, of }): Form<Wanted>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| practice::begin(&site.tables, &game, &of).map(|begun| created(&begun)))
        .await
}
