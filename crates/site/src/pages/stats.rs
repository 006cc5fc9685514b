//! Statistics and medals.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use stats::{Counts, Figures, Played};
use web::{Chart, Worn};

use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::fresh;
use crate::keepsakes::MEDAL;
use crate::site::Site;

/// The statistics of all games.
pub(crate) async fn all(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let finished = site.summaries.cache.finished()?;
        let games = finished.counting();
        let rows: Vec<(web::Tile, Counts)> = site
            .games
            .all()
            .map(|game| {
                let mut counts = Counts::default();
                for played in finished.counting_of(game.name()) {
                    counts.add(played.account.result);
                }
                (game.tile().clone(), counts)
            })
            .collect();
        let worn = worn(site, games)?;
        Ok(fresh(web::all_stats(&context.frame(), &rows, &worn)).into_response())
    })
    .await
}

/// The statistics of one game.
pub(crate) async fn one(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let game = site.games.game(&game)?;
        let finished = site.summaries.cache.finished()?;
        let games = finished.counting();
        let profile = game.profile();
        let figures = Figures::of(&profile, finished.counting_of(game.name()));
        let call = |name: &str, value: &str| game.call(name, value);
        let chart = Chart { tile: game.tile(), profile: &profile, figures: &figures, call: &call };
        let worn = worn(site, games)?;
        let worn: Vec<Worn<'_>> =
            worn.into_iter().filter(|worn| worn.progress.medal.game == Some(game.name())).collect();
        Ok(fresh(web::stats(&context.frame(), &site.games.tiles(), &chart, &worn)).into_response())
    })
    .await
}

/// All medals with their progress, and the table and the time at which they were earned. An earned medal stays earned,
/// even if its game is deleted.
fn worn<'a>(site: &'a Site, games: &'a [Arc<Played>]) -> Result<Vec<Worn<'a>>, AppError> {
    let kept = site.platform.store.kv_list(MEDAL)?;
    let names: HashSet<&str> = games.iter().map(|played| &*played.id).collect();
    let worn = site.games.medals().progress(games).into_iter().map(|progress| {
        let value = kept.iter().find(|(name, _)| *name == progress.medal.id).map(|(_, value)| value);
        let text = |name: &str| value.and_then(|value| value.get(name)).and_then(Value::as_str);
        let earned = value.map(|value| value.get("when").and_then(Value::as_i64).unwrap_or(0));
        let table = text("table").filter(|table| names.contains(table));
        Worn { table: table.map(str::to_owned), earned: earned.map(stats::Day::of_millis), progress }
    });
    Ok(worn.collect())
}
