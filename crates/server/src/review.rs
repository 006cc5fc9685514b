//! Games that are over, looked back at. One is at a time; what was found is kept in memory, as long as
//! there is room.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use search::Moment;
use tabletop::{Audience, Seat};
use tokio::sync::Semaphore;
use web::Review;

use crate::app::{App, aside};
use crate::fault::Fault;
use crate::request::Asked;
use crate::seats;
use crate::tables::random;

/// The most games whose reviews are kept; each has some hundred sentences.
const MOST_KEPT: usize = 32;

/// Has a page asked for again after some seconds.
const REFRESH: HeaderName = HeaderName::from_static("refresh");

/// Looks back at the next decision; nothing at the end, or when it was stopped.
pub type Next = Box<dyn FnMut(&AtomicBool) -> Option<Moment> + Send>;

/// A game that is still to be looked back at.
pub struct Reviewing {
    /// How many decisions it has.
    pub decisions: usize,
    /// What it has still to do.
    pub next: Next,
}

/// Reviews that are kept, by table, the step of its end and the seat that they are for.
pub(crate) struct Reviews {
    kept: Mutex<Kept>,
    place: Arc<Semaphore>,
    stop: AtomicBool,
}

type Key = (String, u32, Seat);

/// Each review with when it was used last, and how often any was.
type Kept = (HashMap<Key, (Review, u64)>, u64);

impl Default for Reviews {
    fn default() -> Self {
        Self { kept: Mutex::default(), place: Arc::new(Semaphore::new(1)), stop: AtomicBool::new(false) }
    }
}

impl Reviews {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // Nothing that is done with it can be left half done.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As far as a game has been looked back at.
    pub fn find(&self, key: &Key) -> Option<Review> {
        let mut kept = self.kept();
        let (reviews, clock) = &mut *kept;
        *clock += 1;
        let (review, used) = reviews.get_mut(key)?;
        *used = *clock;
        Some(review.clone())
    }

    fn keep(&self, key: &Key, review: Review) {
        let mut kept = self.kept();
        let (reviews, clock) = &mut *kept;
        *clock += 1;
        reviews.insert(key.clone(), (review, *clock));
        while reviews.len() > MOST_KEPT {
            let oldest = reviews.iter().min_by_key(|(_, (_, used))| *used).map(|(key, _)| key.clone());
            oldest.map(|oldest| reviews.remove(&oldest));
        }
    }

    fn forget(&self, key: &Key) {
        self.kept().0.remove(key);
    }

    /// Stops whatever is looked back at, for good.
    pub fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Looks back at a whole game.
fn look_back(app: &App, key: &Key, mut reviewing: Reviewing) {
    let mut review = Review { moments: Vec::new(), left: reviewing.decisions };
    while let Some(moment) = (reviewing.next)(&app.reviews.stop) {
        review.moments.push(moment);
        review.left -= 1;
        app.reviews.keep(key, review.clone());
    }
    if review.left > 0 {
        // What could not be finished is begun anew when somebody asks again.
        app.reviews.forget(key);
    }
}

/// The page of a review, as far as it has come.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    asked: Asked,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let of = Arc::clone(&app);
    aside(app, move |app| {
        app.at_table(&id, |open| {
            let table = open.table();
            if table.outcome().is_none() {
                return Err(Fault::new(StatusCode::CONFLICT, "not-over", "server-not-over"));
            }
            let sight =
                seats::then(table, open.room.hides(), &open.company, open.caller(&asked), asked.taken);
            let seat = match sight.viewer {
                Audience::Seat(seat) => seat,
                Audience::Spectator => Seat(0),
            };
            let key = (id.clone(), table.step(), seat);
            let review = app.reviews.find(&key).map_or_else(
                || {
                    let seed = u64::from_le_bytes(random()?);
                    let reviewing = open.room.reviewer(table, seat, seed).ok_or_else(Fault::no_page)?;
                    let review = Review { moments: Vec::new(), left: reviewing.decisions };
                    // One at a time: whoever waits asks again.
                    if reviewing.decisions > 0
                        && let Ok(place) = Arc::clone(&app.reviews.place).try_acquire_owned()
                    {
                        app.reviews.keep(&key, review.clone());
                        let (of, key) = (Arc::clone(&of), key.clone());
                        tokio::task::spawn_blocking(move || {
                            let _place = place;
                            look_back(&of, &key, reviewing);
                        });
                    }
                    Ok::<_, Fault>(review)
                },
                Ok,
            )?;
            let page = web::review(&asked.frame(), &id, table, &review);
            let mut response = Html(page.into_string()).into_response();
            let headers = response.headers_mut();
            headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
            if review.left > 0 {
                headers.insert(REFRESH, HeaderValue::from_static("2"));
            }
            Ok(response)
        })
    })
    .await
}
