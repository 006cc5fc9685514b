//! The page of a review.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use web::Reviewed;

use crate::error::{AppError, ErrorKind};
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::fresh;
use crate::site::Site;

/// The header that reloads a page after some seconds.
const REFRESH: HeaderName = HeaderName::from_static("refresh");

/// Shows a review, as far as it is finished.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let table = guard.table();
            let Some(outcome) = table.outcome() else {
                return Err(AppError::new(ErrorKind::Conflict, "not-over", "server-not-over"));
            };
            let sight = guard.past_sight(&context.visitor);
            let seat = sight.seat_or_first();
            let review = site.reviews.review(guard, seat)?;
            let steps: Vec<u32> = review.moments.iter().map(|moment| moment.step).collect();
            let reviewed = Reviewed {
                id: &id,
                table: table.seen_by(sight.viewer),
                seat,
                won: outcome.winners.contains(seat),
                review: &review,
                rounds: &guard.game.rounds(table, &steps),
                unit: guard.game.round_unit(),
            };
            let mut response = fresh(web::review(&context.frame(), &reviewed));
            if review.left > 0 {
                response.headers_mut().insert(REFRESH, HeaderValue::from_static("2"));
            }
            Ok(response)
        })
    })
    .await
}
