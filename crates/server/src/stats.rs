//! Statistics and medals.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use stats::{Counts, Figures, Played};
use web::{Chart, Worn};

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::notes::MEDAL;
use crate::request::Asked;
use crate::site::fresh;

/// The statistics of all games.
pub(crate) async fn all(State(app): State<Arc<App>>, asked: Asked) -> Result<Response, Fault> {
    aside(app, move |app| {
        let past = app.past()?;
        let games = past.counting();
        let rows: Vec<(web::Tile, Counts)> = app
            .shelf
            .rooms()
            .map(|room| {
                let mut counts = Counts::default();
                for played in games.iter().filter(|played| played.game == room.name()) {
                    counts.add(played.account.result);
                }
                (room.tile().clone(), counts)
            })
            .collect();
        let worn = worn(app, games)?;
        Ok(fresh(web::all_stats(&asked.frame(), &rows, &worn)).into_response())
    })
    .await
}

/// The statistics of one game.
pub(crate) async fn one(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(game): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let room = app.shelf.room(&game)?;
        let past = app.past()?;
        let games = past.counting();
        let profile = room.profile();
        let figures =
            Figures::of(&profile, games.iter().map(|played| &**played).filter(|played| played.game == game));
        let call = |name: &str, value: &str| room.call(name, value);
        let chart = Chart { tile: room.tile(), profile: &profile, figures: &figures, call: &call };
        let worn = worn(app, games)?;
        let worn: Vec<Worn<'_>> =
            worn.into_iter().filter(|worn| worn.progress.medal.game == Some(room.name())).collect();
        Ok(fresh(web::stats(&asked.frame(), &app.shelf.tiles(), &chart, &worn)).into_response())
    })
    .await
}

/// Every medal, how far it has come, and the table and the time at which it was earned. One that was
/// earned stays so, even when its game is deleted.
fn worn<'a>(app: &'a App, games: &'a [Arc<Played>]) -> Result<Vec<Worn<'a>>, Fault> {
    let kept = app.store.kept(MEDAL)?;
    let names: HashSet<&str> = games.iter().map(|played| &*played.id).collect();
    let worn = app.shelf.medals().progress(games).into_iter().map(|progress| {
        let value = kept.iter().find(|(name, _)| *name == progress.medal.id).map(|(_, value)| value);
        let text = |name: &str| value.and_then(|value| value.get(name)).and_then(Value::as_str);
        let earned = value.map(|value| value.get("when").and_then(Value::as_i64).unwrap_or(0));
        let table = text("table").filter(|table| names.contains(table));
        Worn { table: table.map(str::to_owned), earned: earned.map(stats::Day::of_millis), progress }
    });
    Ok(worn.collect())
}
