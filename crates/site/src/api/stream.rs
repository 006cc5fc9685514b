//! The stream of events of a table.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use serde_json::{Value, json};
use tabletop::TableError;
use tokio_stream::{Stream, StreamExt};

use super::operation::Call;
use super::tables::{seats_of, seen, step_json};
use crate::error::AppError;
use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::id::is_id;
use crate::services::live::News;
use crate::site::Site;

/// The last event that a reconnecting client has seen.
const LAST_SEEN: HeaderName = HeaderName::from_static("last-event-id");

/// The number of steps that are prepared together for a client that has missed many.
const AT_ONCE: u32 = 32;

/// One event: its kind, its id if it has one, and its data.
type StreamEvent = (&'static str, Option<u32>, Value);

/// Opens the stream.
pub(super) async fn open(site: Arc<Site>, call: Call, headers: &HeaderMap) -> Result<Response, HttpError> {
    let last = headers.get(LAST_SEEN).and_then(|value| value.to_str().ok());
    // An ID that is not a step number is not from this stream, and counts as absent.
    let last_seen = last.and_then(|seen| seen.trim().parse::<u32>().ok()).or_else(|| call.number("since"));
    let call = Arc::new(call);
    let (of, asks) = (Arc::clone(&site), Arc::clone(&call));
    let prepared = run_blocking(site, move |site| {
        // Do not subscribe to a table that cannot exist.
        if !is_id(&asks.id) {
            return Err(AppError::no_table());
        }
        let (step, here) = site.tables.at(&asks.id, |guard| {
            seen(guard, &asks)?;
            guard.look();
            let last = guard.table().step();
            match last_seen {
                Some(step) if step > last => Err(TableError::NoSuchStep { step, last }.into()),
                _ => {
                    let principal = guard.principal(&asks.context.visitor);
                    Ok((last, if principal.is_private { principal.seats().collect() } else { Vec::new() }))
                }
            }
        })?;
        let waiter = site.live.wait(&asks.id, here);
        let standing = site
            .platform
            .store
            .standing(std::slice::from_ref(&asks.id))?
            .pop()
            .ok_or_else(AppError::no_table)?;
        site.live.seen(&asks.id, standing.step, &standing.company, &standing.friends);
        // Steps that were played before the subscription are sent first.
        Ok((waiter.ok_or_else(AppError::busy)?, step, standing.step))
    });
    let (waiter, step, now) = prepared.await?;
    let feed = Feed {
        site: of,
        call,
        news: Box::pin(waiter.news(now)),
        last: last_seen.unwrap_or(step),
        until: last_seen.unwrap_or(step),
        due: VecDeque::new(),
    };
    let events = unfold(feed, async |mut feed| {
        let (kind, id, value) = feed.next().await?;
        let event = Event::default().event(kind).data(value.to_string());
        let event = match id {
            Some(id) => event.id(id.to_string()),
            None => event,
        };
        Some((Ok::<_, Infallible>(event), feed))
    });
    Ok(Sse::new(events).into_response())
}

/// The events of one client.
struct Feed {
    site: Arc<Site>,
    call: Arc<Call>,
    news: Pin<Box<dyn Stream<Item = News> + Send>>,
    /// The last prepared step.
    last: u32,
    /// The last known step.
    until: u32,
    /// Events that are ready to be sent.
    due: VecDeque<StreamEvent>,
}

impl Feed {
    /// Waits for the next event. `None` if the table is deleted or cannot be read, or the site is closed.
    async fn next(&mut self) -> Option<StreamEvent> {
        loop {
            if let Some(told) = self.due.pop_front() {
                return Some(told);
            }
            if self.last < self.until {
                self.due = self.steps().await.ok()?;
                continue;
            }
            match self.news.next().await? {
                News::Step(step) => self.until = self.until.max(step),
                News::Seats => {
                    let asks = Arc::clone(&self.call);
                    let seats = run_blocking(Arc::clone(&self.site), move |site| {
                        site.tables.at(&asks.id, |guard| Ok(seats_of(guard)))
                    });
                    return Some(("company", None, json!({ "seats": seats.await.ok()? })));
                }
            }
        }
    }

    /// Prepares the next steps.
    async fn steps(&mut self) -> Result<VecDeque<StreamEvent>, HttpError> {
        let (first, asks) = (self.last + 1, Arc::clone(&self.call));
        let until = self.until.min(first.saturating_add(AT_ONCE - 1));
        let steps = run_blocking(Arc::clone(&self.site), move |site| {
            site.tables.at(&asks.id, |guard| {
                (first..=until).map(|step| Ok(("step", Some(step), step_json(guard, &asks, step)?))).collect()
            })
        });
        let steps = steps.await?;
        self.last = until;
        Ok(steps)
    }
}
