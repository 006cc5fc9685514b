//! The pages of campaigns.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use web::{Campaign, Campaigns};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::fresh;
use crate::services::campaigns::all;
use crate::site::Site;

/// The games that have campaigns.
fn games(site: &Site) -> impl Iterator<Item = &dyn ServedGame> {
    site.games.all().filter(|game| game.tile().campaigns.is_some())
}

/// The number of chapters of a game: as many as have a name.
fn chapters(game: &dyn ServedGame) -> u8 {
    (1..=u8::MAX).find(|number| game.call("chapter", &number.to_string()).key == "memory-word").unwrap_or(1)
        - 1
}

/// The page of all campaigns.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    context: RequestContext,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let mut shown = Vec::new();
        for game in games(site) {
            shown.push(Campaigns {
                tile: game.tile(),
                all: all(&site.summaries, game)?,
                chapters: chapters(game),
            });
        }
        Ok(fresh(web::campaigns(&context.frame(), &shown)))
    })
    .await
}

/// The page of the campaign that a table belongs to.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        for game in games(site) {
            let campaigns =
                Campaigns { tile: game.tile(), all: all(&site.summaries, game)?, chapters: chapters(game) };
            let through =
                |campaign: &&Campaign| campaign.tries.iter().any(|one| one.table.as_deref() == Some(&*id));
            let at = campaigns.all.iter().find(|campaign| campaign.id == id);
            if let Some(campaign) = at.or_else(|| campaigns.all.iter().find(through)) {
                let call = |number: u8| game.call("chapter", &number.to_string());
                return Ok(fresh(web::campaign(&context.frame(), &campaigns, campaign, &call)));
            }
        }
        Err(AppError::no_page())
    })
    .await
}
