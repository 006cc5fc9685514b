//! The page of the end of a game, and its picture.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use web::fortunes;
use web::keepsake::{EndPage, end};

use crate::access::Visitor;
use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::{fresh, picture};
use crate::language::find_language;
use crate::services::tables::TableGuard;
use crate::site::Site;

/// How long a picture may be cached, in seconds: the names of players may change.
const FRESH: u32 = 300;

/// The page.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let shared = site.endings.of(guard, context.prefs.language)?;
            let page = EndPage {
                id: &id,
                game: guard.game.name(),
                title: &context.frame().words().text(guard.game.tile().name),
                kept: &shared.kept,
                swing: swing(site, guard),
                has_png: site.endings.has_png(),
                origin: site.platform.origin.as_deref(),
                medals: &guard.medals()?,
            };
            Ok(fresh(end(&context.frame(), &page)))
        })
    })
    .await
}

/// The largest swing of the chance to win that the review of the first seat found, if the game was reviewed: the step, and
/// the chance before and after.
fn swing(site: &Site, guard: &TableGuard<'_>) -> Option<(u32, f64, f64)> {
    let table = guard.table();
    let sight = guard.past_sight(&Visitor::default());
    let seat = sight.seat_or_first();
    let review =
        site.reviews.find(&(guard.id.to_owned(), table.step(), seat)).filter(|review| review.left == 0)?;
    let won = table.outcome()?.winners.contains(seat);
    let all = fortunes(table.seen_by(sight.viewer), seat, &review.moments, Some((table.step(), won)));
    all.first().map(|swing| (swing.to_step, swing.from, swing.to))
}

/// The language of a picture.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    language: Option<String>,
}

impl Wanted {
    pub(crate) fn language(&self, context: &RequestContext) -> tabletop::Language {
        self.language.as_deref().and_then(find_language).unwrap_or(context.prefs.language)
    }
}

/// The picture as SVG.
pub(crate) async fn svg(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let shared = site.tables.at(&id, |guard| site.endings.of(guard, wanted.language(&context)))?;
        Ok(picture("image/svg+xml", FRESH, shared.svg.clone()))
    })
    .await
}

/// The picture as PNG.
pub(crate) async fn png(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, HttpError> {
    let of = Arc::clone(&site);
    // Waiting requests do not occupy a thread.
    let _place = of.endings.place.acquire().await.map_err(|_closed| AppError::busy())?;
    run_blocking(site, move |site| {
        let shared = site.tables.at(&id, |guard| site.endings.of(guard, wanted.language(&context)))?;
        let png = site.endings.png(&shared).ok_or_else(AppError::no_page)?;
        Ok(picture("image/png", FRESH, png))
    })
    .await
}
