//! Monitoring for the operator: routes for metrics and health, and the layer that logs requests.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use site::HttpError;

use crate::limits;
use crate::state::ServerState;

/// Counts every response, and logs it if the operator wants that.
pub(crate) async fn observe(State(state): State<Arc<ServerState>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // Log the route, not the path: the address of a table is a secret of its players.
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = request.method().clone();
    let response = next.run(request).await;
    let took = begun.elapsed();
    state.metrics.count(response.status().as_u16(), took);
    if state.options.log {
        let line = json!({
            "at": state.site.platform().clock.now(), "method": method.as_str(), "route": route.as_deref().unwrap_or("none"),
            "status": response.status().as_u16(), "micros": u64::try_from(took.as_micros()).unwrap_or(u64::MAX),
        });
        eprintln!("{line}");
    }
    response
}

/// A response in plain text that is not cached.
fn plain(text: String) -> Response {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    ([kind, (header::CACHE_CONTROL, "no-store")], text).into_response()
}

/// The metrics, for clients on this machine or, if the operator allows it, for all clients.
pub(crate) async fn metrics(
    State(state): State<Arc<ServerState>>,
    request: Request,
) -> Result<Response, HttpError> {
    let is_here = limits::is_here(request.headers(), request.extensions(), state.options.proxied);
    if !state.options.metrics && !is_here {
        return Err(HttpError::of_status(StatusCode::NOT_FOUND));
    }
    Ok(plain(state.metrics.tell(&state.gauges())))
}

/// The liveness check: the program runs.
pub(crate) async fn alive() -> Response {
    plain("ok\n".to_owned())
}

/// The readiness check: requests are accepted, and games can be stored.
pub(crate) async fn ready(State(state): State<Arc<ServerState>>) -> Result<Response, HttpError> {
    state.site.ready().await?;
    Ok(plain("ok\n".to_owned()))
}
