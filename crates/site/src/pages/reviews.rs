//! The page of a review.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use tabletop::{Audience, Seat};

use crate::error::{AppError, ErrorKind};
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::http::respond::fresh;
use crate::seats;
use crate::site::Site;

/// Has a page asked for again after some seconds.
const REFRESH: HeaderName = HeaderName::from_static("refresh");

/// The page of a review, as far as it has come.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        site.tables.at(&id, |guard| {
            let table = guard.table();
            if table.outcome().is_none() {
                return Err(AppError::new(ErrorKind::Conflict, "not-over", "server-not-over"));
            }
            let principal = guard.principal(&context.visitor);
            let taken = context.visitor.taken;
            let sight = seats::then(table, guard.game.hides(), &guard.company, principal, taken);
            let seat = match sight.viewer {
                Audience::Seat(seat) => seat,
                Audience::Spectator => Seat(0),
            };
            let review = site.reviews.review(guard, seat)?;
            let mut response = fresh(web::review(&context.frame(), &id, table.step(), &review));
            if review.left > 0 {
                response.headers_mut().insert(REFRESH, HeaderValue::from_static("2"));
            }
            Ok(response)
        })
    })
    .await
}
