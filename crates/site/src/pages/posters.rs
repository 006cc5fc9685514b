//! Preview pictures for links to the site and to its games.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;

use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::picture;
use crate::pages::endings::Wanted;
use crate::site::Site;

/// How long a picture may be cached, in seconds: a new version may draw another.
const FRESH: u32 = 86_400;

/// The picture of a game, or of the site, as PNG.
pub(crate) async fn png(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(file): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, HttpError> {
    let of = Arc::clone(&site);
    // Waiting requests do not occupy a thread.
    let _place = of.posters.place.acquire().await.map_err(|_closed| AppError::busy())?;
    run_blocking(site, move |site| {
        let name = file.strip_suffix(".png").ok_or_else(AppError::no_page)?;
        let png = site.posters.png(name, wanted.language(&context))?;
        Ok(picture("image/png", FRESH, png))
    })
    .await
}
