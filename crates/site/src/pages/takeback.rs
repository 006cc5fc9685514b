//! Answers to the undo that another player requests.

use std::sync::Arc;

use axum::extract::{Form, Path, State};
use axum::response::Response;
use serde::Deserialize;

use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::pages::table::play;
use crate::services::play::Act;
use crate::services::takeback::{self, Consent};
use crate::site::Site;

/// An answer to the undo requested at a step.
#[derive(Debug, Deserialize)]
pub(crate) struct Said {
    step: u32,
    say: Consent,
}

/// Agrees to an undo, refuses it, or withdraws it.
pub(crate) async fn say(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Form(Said { step, say }): Form<Said>,
) -> Result<Response, HttpError> {
    let by = context.visitor.clone();
    play(site, context, id, step, Act::Undo, move |guard| takeback::answer(guard, &by, step, say)).await
}
