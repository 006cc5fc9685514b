//! What happens at a table, as it happens.

use std::convert::Infallible;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tabletop::TableError;
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::Call;
use super::tables::{audience, seats_of, step_told};
use crate::app::{App, aside};
use crate::fault::Fault;
use crate::live::{KEEP_ALIVE, News};

/// The last event that somebody who comes back has seen.
const LAST_SEEN: HeaderName = HeaderName::from_static("last-event-id");

/// So many steps are made ready at once for somebody who has missed many.
const AT_ONCE: u32 = 32;

/// One event: what it is, its number if it has one, and what it tells.
type Told = (&'static str, Option<u32>, Value);

/// Opens the stream.
pub(super) async fn open(app: Arc<App>, call: Call, headers: &HeaderMap) -> Result<Response, Fault> {
    let seen = headers.get(LAST_SEEN).and_then(|value| value.to_str().ok());
    // Whoever has seen something that is no step has seen none of ours.
    let seen = seen.and_then(|seen| seen.trim().parse::<u32>().ok()).or_else(|| call.number("since"));
    let call = Arc::new(call);
    let (of, asks) = (Arc::clone(&app), Arc::clone(&call));
    let prepared = aside(app, move |app| {
        // What cannot be shown is not waited for.
        if !crate::tables::is_id(&asks.id) {
            return Err(Fault::no_table());
        }
        let (step, here) = app.at_table(&asks.id, |open| {
            audience(open, &asks)?;
            open.look();
            let last = open.table().step();
            match seen {
                Some(step) if step > last => Err(TableError::NoSuchStep { step, last }.into()),
                _ => {
                    let caller = open.caller(&asks.asked);
                    Ok((last, if caller.is_shut { caller.seats().collect() } else { Vec::new() }))
                }
            }
        })?;
        let waiter = app.live.wait(&asks.id, here);
        let standing =
            app.store.standing(std::slice::from_ref(&asks.id))?.pop().ok_or_else(Fault::no_table)?;
        app.live.seen(&asks.id, standing.step, &standing.company, &standing.friends);
        // What was played before it was waited for is told first.
        Ok((waiter.ok_or_else(Fault::busy)?, step, standing.step))
    });
    let (waiter, step, now) = prepared.await?;
    let (tell, told) = mpsc::channel::<Told>(1);
    tokio::spawn(async move {
        let mut news = std::pin::pin!(waiter.news(now));
        let mut last = seen.unwrap_or(step);
        loop {
            let heard = tokio::select! {
                heard = news.next() => heard,
                // Nobody listens any more.
                () = tell.closed() => return,
            };
            let Some(heard) = heard else { return };
            if forward(&of, &call, heard, &mut last, &tell).await.is_err() {
                return;
            }
        }
    });
    let events = ReceiverStream::new(told).map(|(kind, id, value)| {
        let event = Event::default().event(kind).data(value.to_string());
        Ok::<_, Infallible>(match id {
            Some(id) => event.id(id.to_string()),
            None => event,
        })
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
}

/// Tells what was heard; not when nobody listens, or the table is gone.
async fn forward(
    app: &Arc<App>,
    call: &Arc<Call>,
    heard: News,
    last: &mut u32,
    tell: &mpsc::Sender<Told>,
) -> Result<(), Fault> {
    match heard {
        News::Step(step) => {
            while *last < step {
                let (first, asks) = (*last + 1, Arc::clone(call));
                let until = step.min(first.saturating_add(AT_ONCE - 1));
                let steps = aside(Arc::clone(app), move |app| {
                    app.at_table(&asks.id, |open| {
                        (first..=until).map(|step| Ok((step, step_told(open, &asks, step)?))).collect()
                    })
                });
                let steps: Vec<(u32, Value)> = steps.await?;
                for (step, value) in steps {
                    tell.send(("step", Some(step), value)).await.map_err(|_| Fault::busy())?;
                    *last = step;
                }
            }
        }
        News::SeatAssignment => {
            let asks = Arc::clone(call);
            let seats = aside(Arc::clone(app), move |app| app.at_table(&asks.id, |open| Ok(seats_of(open))));
            let value = json!({ "seats": seats.await? });
            tell.send(("company", None, value)).await.map_err(|_| Fault::busy())?;
        }
    }
    Ok(())
}
