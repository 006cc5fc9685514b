//! Hints: what looks best to a search that knows what whoever asks knows.
//!
//! Without scripts, a hint is the page of the table after a second of thought; with them it comes bit
//! by bit while it is thought of, and whoever stops listening stops it.

use std::convert::Infallible;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use search::{Budget, Odds, SearchParams, Thought};
use serde::Deserialize;
use tabletop::{Audience, ChoiceInfo, Seat, TableError};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use web::{Advice, Outlook};

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::request::Asked;
use crate::seats;
use crate::table::{Beside, View, show_with};
use crate::tables::{Open, random};

/// How long is thought about a hint that comes as a whole.
pub(crate) const AT_ONCE: Duration = Duration::from_secs(1);

/// How long is thought about a hint that comes bit by bit.
const BIT_BY_BIT: Duration = Duration::from_secs(10);

/// Of so many looks at a thought, which come ten times a second, one is told.
const TELL_EVERY: u32 = 3;

/// The most hints that are thought of at the same time.
pub(crate) const MOST_HINTS: usize = 8;

/// Thinks about the choices in this manner.
pub type Advise =
    Box<dyn FnOnce(&SearchParams, &mut dyn FnMut(&Thought) -> ControlFlow<()>) -> Thought + Send>;

/// A hint that has still to be thought of, with all that the seat which asks may know.
pub struct Adviser {
    /// The step that it is about.
    pub step: u32,
    /// The terms in which differences are told.
    pub terms: &'static [&'static str],
    /// The choices, as they are named.
    pub choices: Vec<ChoiceInfo>,
    /// What it has still to do.
    pub advise: Advise,
}

/// Works the odds out in this manner, until it is told to stop.
pub type Appraise = Box<dyn FnOnce(&SearchParams, &AtomicBool) -> Odds + Send>;

/// The odds of a choice that have still to be worked out, with all that the seat which asks may know.
pub struct Appraiser {
    /// The step that they are about.
    pub step: u32,
    /// The terms in which differences are told.
    pub terms: &'static [&'static str],
    /// The choice, as it is named.
    pub choice: ChoiceInfo,
    /// What it has still to do.
    pub appraise: Appraise,
}

/// The most samples of the odds of a choice.
pub(crate) const MOST_SAMPLES: u32 = 2000;

/// On as many processors as there are, for so long.
pub(crate) fn manner(time: Duration) -> SearchParams {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    SearchParams { budget: Budget::time(time), seed: 0, threads }
}

/// The seat of whoever asks, if it is theirs to decide, and two seeds.
fn asker(open: &Open<'_>, asked: &Asked) -> Result<(Seat, [u64; 2]), Fault> {
    let table = open.table();
    let caller = open.caller(asked);
    let sight = seats::now(table, open.room.hides(), &open.company, caller, asked.taken);
    if table.outcome().is_some() {
        return Err(TableError::GameOver.into());
    }
    if open.company.decides(table).is_some() {
        return Err(Fault::ours());
    }
    if !seats::may_act(table, &open.company, caller) {
        return Err(Fault::not_yours());
    }
    let seeds = [random()?, random()?].map(u64::from_le_bytes);
    match sight.viewer {
        Audience::Seat(seat) if !sight.covered => Ok((seat, seeds)),
        _ => Err(Fault::covered()),
    }
}

/// The advice for whoever asks, if it is theirs to decide.
pub(crate) fn adviser(open: &Open<'_>, asked: &Asked) -> Result<Adviser, Fault> {
    let (seat, seeds) = asker(open, asked)?;
    open.room.adviser(open.table(), seat, seeds).ok_or_else(Fault::no_page)
}

/// The odds of a choice of whoever asks, if it is theirs to decide.
pub(crate) fn appraiser(open: &Open<'_>, asked: &Asked, choice: &str) -> Result<Appraiser, Fault> {
    let (seat, seeds) = asker(open, asked)?;
    let unknown = || TableError::UnknownChoice { id: choice.to_owned() }.into();
    open.room.appraiser(open.table(), seat, choice, seeds).ok_or_else(unknown)
}

/// A place among those who think of hints.
pub(crate) fn place(app: &App) -> Result<OwnedSemaphorePermit, Fault> {
    Arc::clone(&app.hints).try_acquire_owned().map_err(|_| Fault::busy())
}

/// Whether to go on thinking.
pub(crate) fn go_on(is_over: bool) -> ControlFlow<()> {
    if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// The table with a hint.
pub(crate) async fn now(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let Adviser { step, terms, choices, advise } = app.at_table(&id, |open| adviser(open, &asked))?;
        let place = place(app)?;
        let thought = advise(&manner(AT_ONCE), &mut |_| go_on(app.minds.is_closed()));
        drop(place);
        let advice = Advice { thought, choices, terms, is_done: true };
        app.at_table(&id, |open| {
            // Whoever decided meanwhile needs it no more.
            let advice = Some(&advice).filter(|_| open.table().step() == step);
            show_with(&asked, open, &View::default(), None, Beside { advice, odds: None })
        })
    })
    .await
}

/// The choice whose odds are asked for.
#[derive(Deserialize)]
pub(crate) struct Of {
    choice: String,
}

/// The table with the odds of a choice.
pub(crate) async fn odds(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
    Query(Of { choice }): Query<Of>,
) -> Result<Response, Fault> {
    aside(app, move |app| {
        let found = app.at_table(&id, |open| appraiser(open, &asked, &choice))?;
        let Appraiser { step, terms, choice, appraise } = found;
        let place = place(app)?;
        let mut manner = manner(AT_ONCE);
        manner.budget.iterations = Some(MOST_SAMPLES);
        // It takes a second, which is soon over when the server is closed.
        let odds = appraise(&manner, &AtomicBool::new(app.minds.is_closed()));
        drop(place);
        let outlook = Outlook { odds, choice, terms };
        app.at_table(&id, |open| {
            let odds = Some(&outlook).filter(|_| open.table().step() == step);
            show_with(&asked, open, &View::default(), None, Beside { advice: None, odds })
        })
    })
    .await
}

/// A hint bit by bit, each a piece of the page; the last one is called `done`.
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let (of, words) = (Arc::clone(&app), asked.frame().words());
    let prepared = aside(app, move |app| Ok((place(app)?, app.at_table(&id, |open| adviser(open, &asked))?)));
    let (place, Adviser { terms, choices, advise, .. }) = prepared.await?;
    let (tell, told) = mpsc::channel::<(bool, String)>(1);
    tokio::task::spawn_blocking(move || {
        let _place = place;
        let mut advice = Advice { thought: Thought::default(), choices, terms, is_done: false };
        let mut looks = 0;
        let mut watch = |thought: &Thought| {
            looks += 1;
            if looks % TELL_EVERY == 1 {
                advice.thought.clone_from(thought);
                let piece = web::advice(words, &advice).into_string();
                // Whoever is slow to read misses some, and whoever has gone stops it.
                if let Err(TrySendError::Closed(_)) = tell.try_send((false, piece)) {
                    return ControlFlow::Break(());
                }
            }
            go_on(tell.is_closed() || of.minds.is_closed())
        };
        let thought = advise(&manner(BIT_BY_BIT), &mut watch);
        advice = Advice { thought, is_done: true, ..advice };
        let piece = web::advice(words, &advice).into_string();
        // Nobody may be listening any more.
        let _told = tell.blocking_send((true, piece));
    });
    let pieces = ReceiverStream::new(told).map(|(is_done, piece)| {
        let event = Event::default().data(piece);
        Ok::<_, Infallible>(if is_done { event.event("done") } else { event })
    });
    Ok(Sse::new(pieces).into_response())
}
