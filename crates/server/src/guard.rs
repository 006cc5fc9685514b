//! The layer that limits clients: their rate of requests, their open requests, and the duration of each.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use site::HttpError;
use tokio::time::interval_at;
use tokio_stream::StreamExt;

use crate::connections::in_time;
use crate::limits;
use crate::state::ServerState;

/// The interval of the comments that keep an idle event stream alive.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// Limits a request, and adds its [`Client`] for the site.
pub(crate) async fn check(
    State(state): State<Arc<ServerState>>,
    mut request: Request,
    next: Next,
) -> Response {
    let (options, limits) = (state.options, &state.limits);
    // Monitoring must also work under load.
    let watches = ["/healthz", "/readyz", "/metrics"].contains(&request.uri().path());
    let client = limits::client(request.headers(), request.extensions(), options.proxied);
    if !watches && !state.rates.allows(client, limits, Instant::now()) {
        return HttpError::too_often().into_response();
    }
    request.extensions_mut().insert(client);
    let request = in_time(request, limits.patience);
    // All connections are the proxy's, so count the open requests of the client instead.
    let permit = if options.proxied {
        let Some(permit) = state.clients.enter(client, limits.guests) else {
            return HttpError::too_often().into_response();
        };
        Some(permit)
    } else {
        None
    };
    let response = next.run(request).await;
    if !is_stream(&response) {
        return response;
    }
    response.map(|body| {
        let every = interval_at(tokio::time::Instant::now() + KEEP_ALIVE, KEEP_ALIVE);
        let pieces = body.into_data_stream().timeout_repeating(every);
        Body::from_stream(pieces.map(move |piece| {
            let _permit = &permit;
            piece.unwrap_or(Ok(Bytes::from_static(b":\n\n")))
        }))
    })
}

/// Whether a response is an event stream, which lasts until the client disconnects.
fn is_stream(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/event-stream"))
}
