//! What the server does, in numbers and in lines for whoever runs it. Neither names a table, a cookie or a
//! client.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use site::HttpError;

use crate::limits;
use crate::state::ServerState;

/// Up to how many milliseconds a request is counted as quick as that.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 25, 50, 100, 250, 1000];

/// What was counted since the server began.
#[derive(Default)]
pub(crate) struct Metrics {
    /// By the first digit of the status.
    answers: [AtomicU64; 5],
    too_often: AtomicU64,
    turned_away: AtomicU64,
    unavailable: AtomicU64,
    /// How many were as quick as each bound and not as the one before it; then all others.
    quick: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Metrics {
    fn count(&self, status: u16, took: Duration) {
        let one = |counter: &AtomicU64| counter.fetch_add(1, Ordering::Relaxed);
        one(&self.answers[usize::from(status / 100).clamp(1, 5) - 1]);
        match status {
            429 => drop(one(&self.too_often)),
            503 => drop(one(&self.unavailable)),
            _ => {}
        }
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bound = BOUNDS.iter().position(|bound| micros <= bound * 1000).unwrap_or(BOUNDS.len());
        one(&self.quick[bound]);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// Counts a connection that was closed at once, because its client has too many.
    pub fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    /// As Prometheus reads it.
    fn tell(&self, state: &ServerState) -> String {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, values: &[(String, f64)]| {
            // Writing to a text cannot fail.
            let _written = writeln!(text, "# HELP hedgerow_{name} {help}\n# TYPE hedgerow_{name} {kind}");
            for (label, value) in values {
                let _written = writeln!(text, "hedgerow_{name}{label} {value}");
            }
        };
        #[allow(clippy::cast_precision_loss, reason = "no counter comes near to where that matters")]
        let float = |number: u64| number as f64;
        let classes: Vec<(String, f64)> = (1..)
            .zip(&self.answers)
            .map(|(class, counter)| (format!("{{status=\"{class}xx\"}}"), float(read(counter))))
            .collect();
        line("answers_total", "counter", "Requests that were answered, by status.", &classes);
        let mut seconds = Vec::new();
        let mut sum = 0;
        for (index, counter) in self.quick.iter().enumerate() {
            sum += read(counter);
            let bound =
                BOUNDS.get(index).map_or("+Inf".to_owned(), |bound| (float(*bound) / 1000.0).to_string());
            seconds.push((format!("_bucket{{le=\"{bound}\"}}"), float(sum)));
        }
        seconds.push(("_sum".to_owned(), float(read(&self.micros)) / 1e6));
        seconds.push(("_count".to_owned(), float(sum)));
        line("answer_seconds", "histogram", "How long requests took.", &seconds);
        let mut plain = |name: &str, kind: &str, help: &str, value: u64| {
            line(name, kind, help, &[(String::new(), float(value))]);
        };
        plain(
            "too_often_total",
            "counter",
            "Requests of clients that asked too often.",
            read(&self.too_often),
        );
        plain(
            "turned_away_total",
            "counter",
            "Connections of clients that had too many open.",
            read(&self.turned_away),
        );
        plain(
            "unavailable_total",
            "counter",
            "Requests that could not be met just then.",
            read(&self.unavailable),
        );
        plain("pages", "gauge", "Open pages that are told what happens.", state.site.pages() as u64);
        plain("connections", "gauge", "Open connections.", state.connections() as u64);
        plain(
            "tables_in_memory",
            "gauge",
            "Tables that are held in memory.",
            state.site.tables_in_memory() as u64,
        );
        plain(
            "thinking_tables",
            "gauge",
            "Tables at which players of ours are to move.",
            state.site.bots().count() as u64,
        );
        plain("uptime_seconds", "gauge", "How long the server has run.", state.begun.elapsed().as_secs());
        text
    }
}

/// Counts every answer, and tells of it in a line if that is wanted.
pub(crate) async fn observe(State(state): State<Arc<ServerState>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    // What is asked for is told by its kind: the address of a table is a secret of those who play there.
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

/// Plain text that nobody keeps.
fn plain(text: String) -> Response {
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    ([kind, (header::CACHE_CONTROL, "no-store")], text).into_response()
}

/// The numbers, for this machine and, if that is wanted, for everybody.
pub(crate) async fn metrics(
    State(state): State<Arc<ServerState>>,
    request: Request,
) -> Result<Response, HttpError> {
    let is_here = limits::is_here(request.headers(), request.extensions(), state.options.proxied);
    if !state.options.metrics && !is_here {
        return Err(HttpError::of_status(StatusCode::NOT_FOUND));
    }
    Ok(plain(state.metrics.tell(&state)))
}

/// That the program runs.
pub(crate) async fn alive() -> Response {
    plain("ok\n".to_owned())
}

/// Whether requests are taken and games can be kept.
pub(crate) async fn ready(State(state): State<Arc<ServerState>>) -> Result<Response, HttpError> {
    state.site.ready().await?;
    Ok(plain("ok\n".to_owned()))
}
