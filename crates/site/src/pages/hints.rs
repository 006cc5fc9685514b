//! Hints and odds on the page of a table.
//!
//! Without scripts, a hint is the page of the table after a search of one second. With scripts, intermediate results
//! are streamed while the search runs, and closing the stream cancels it.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use search::Thought;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use web::{Advice, Outlook};

use crate::http::blocking::run_blocking;
use crate::http::error::HttpError;
use crate::http::request::RequestContext;
use crate::jobs::{HintJob, OddsJob};
use crate::pages::table::{TableExtras, View, show_with};
use crate::services::hints::{self, AT_ONCE, MOST_SAMPLES, go_on};
use crate::site::Site;

/// The time limit of a streamed hint.
const BIT_BY_BIT: Duration = Duration::from_secs(10);

/// One in so many intermediate results is sent; the search reports ten per second.
const TELL_EVERY: u32 = 3;

/// The table with a hint.
pub(crate) async fn now(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let HintJob { step, terms, choices, advise } =
            site.tables.at(&id, |guard| hints::hint(guard, &context.visitor))?;
        let place = site.hints.place()?;
        let thought = advise(&site.hints.params(AT_ONCE), &mut |_| go_on(site.bots.is_closed()));
        drop(place);
        let advice = Advice { thought, choices, terms, is_done: true };
        site.tables.at(&id, |guard| {
            // The seat may have decided in the meantime.
            let advice = Some(&advice).filter(|_| guard.table().step() == step);
            show_with(&context, guard, &View::default(), None, TableExtras { advice, odds: None })
        })
    })
    .await
}

/// The choice whose odds are requested.
#[derive(Deserialize)]
pub(crate) struct Of {
    choice: String,
}

/// The table with the odds of a choice.
pub(crate) async fn odds(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(Of { choice }): Query<Of>,
) -> Result<Response, HttpError> {
    run_blocking(site, move |site| {
        let found = site.tables.at(&id, |guard| hints::odds(guard, &context.visitor, &choice))?;
        let OddsJob { step, terms, choice, appraise } = found;
        let place = site.hints.place()?;
        let mut params = site.hints.params(AT_ONCE);
        params.budget.iterations = Some(MOST_SAMPLES);
        // It takes at most a second, so a closing server need not cancel it.
        let odds = appraise(&params, &AtomicBool::new(site.bots.is_closed()));
        drop(place);
        let outlook = Outlook { odds, choice, terms };
        site.tables.at(&id, |guard| {
            let odds = Some(&outlook).filter(|_| guard.table().step() == step);
            show_with(&context, guard, &View::default(), None, TableExtras { advice: None, odds })
        })
    })
    .await
}

/// Streams a hint as parts of the page; the last event is `done`.
pub(crate) async fn events(
    State(site): State<Arc<Site>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let (of, words) = (Arc::clone(&site), context.frame().words());
    let prepared = run_blocking(site, move |site| {
        Ok((site.hints.place()?, site.tables.at(&id, |guard| hints::hint(guard, &context.visitor))?))
    });
    let (place, HintJob { terms, choices, advise, .. }) = prepared.await?;
    let (tell, told) = mpsc::channel::<(bool, String)>(1);
    let workers = Arc::clone(&of.platform.workers);
    workers.run(Box::new(move || {
        let _place = place;
        let mut advice = Advice { thought: Thought::default(), choices, terms, is_done: false };
        let mut looks = 0;
        let mut watch = |thought: &Thought| {
            looks += 1;
            if looks % TELL_EVERY == 1 {
                advice.thought.clone_from(thought);
                let piece = web::advice(words, &advice).into_string();
                // A slow client misses some events; a closed stream cancels the search.
                if let Err(TrySendError::Closed(_)) = tell.try_send((false, piece)) {
                    return ControlFlow::Break(());
                }
            }
            go_on(tell.is_closed() || of.bots.is_closed())
        };
        let thought = advise(&of.hints.params(BIT_BY_BIT), &mut watch);
        advice = Advice { thought, is_done: true, ..advice };
        let piece = web::advice(words, &advice).into_string();
        // The stream may be closed.
        let _told = tell.blocking_send((true, piece));
    }));
    let pieces = ReceiverStream::new(told).map(|(is_done, piece)| {
        let event = Event::default().data(piece);
        Ok::<_, Infallible>(if is_done { event.event("done") } else { event })
    });
    Ok(Sse::new(pieces).into_response())
}
