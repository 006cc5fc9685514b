//! The open pages of tables, and their live updates: steps, changes of seats, presence.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tabletop::{Seat, Seats};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

use crate::platform::Platform;

/// The number of updates a page may lag behind before it misses some. It only needs the last one.
const BACKLOG: usize = 8;

/// The most seats that a table has.
const MOST_SEATS: usize = 8;

/// How long a seat counts as present after its last page was closed: the time to open another page of the table.
const GRACE: Duration = Duration::from_secs(8);

/// The open pages of all tables.
pub(crate) struct Live {
    platform: Arc<Platform>,
    tables: Arc<Mutex<Waiting>>,
    places: Arc<Semaphore>,
    most: usize,
}

#[derive(Default)]
struct Waiting {
    is_closed: bool,
    /// The number of tables that ever had subscriptions.
    number: u64,
    by_table: HashMap<String, Pages>,
}

/// The open pages of a table, and the last updates that they received.
struct Pages {
    news: broadcast::Sender<News>,
    step: Option<u32>,
    company: Option<Value>,
    friends: Option<Value>,
    /// When the table last moved on, or was last rescheduled because it had stalled.
    since: Duration,
    /// Distinguishes these pages from earlier ones of the same table.
    number: u64,
    /// The presence of each seat.
    here: [Here; MOST_SEATS],
}

/// The number of open pages of a seat, and the time when the last one was closed, until that is published.
#[derive(Clone, Copy, Default)]
struct Here {
    pages: u32,
    left: Option<Duration>,
}

impl Here {
    fn is_here(self) -> bool {
        self.pages > 0 || self.left.is_some()
    }
}

/// News for the open pages of a table.
#[derive(Debug, Clone, Copy)]
pub(crate) enum News {
    /// The current step.
    Step(u32),
    /// Seats, permissions or presence have changed.
    Seats,
}

/// A subscription of a page.
pub(crate) struct Waiter {
    news: broadcast::Receiver<News>,
    place: OwnedSemaphorePermit,
    presence: Presence,
}

impl Live {
    /// With at most this many subscriptions.
    pub fn new(platform: Arc<Platform>, most: usize) -> Self {
        Self { platform, tables: Arc::default(), places: Arc::new(Semaphore::new(most)), most }
    }

    /// The number of subscriptions.
    pub fn pages(&self) -> usize {
        self.most.saturating_sub(self.places.available_permits())
    }

    fn now(&self) -> Duration {
        self.platform.clock.monotonic()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // A panic cannot leave the state inconsistent.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Subscribes to a table. These seats are present while the subscription lasts, and their presence is published.
    /// `None` if there are too many subscriptions, or the server is stopping.
    pub fn wait(&self, id: &str, seats: Vec<Seat>) -> Option<Waiter> {
        let place = Arc::clone(&self.places).try_acquire_owned().ok()?;
        let mut waiting = self.waiting();
        if waiting.is_closed {
            return None;
        }
        waiting.by_table.retain(|_, pages| pages.news.receiver_count() > 0);
        waiting.number += 1;
        let number = waiting.number;
        let pages = waiting.by_table.entry(id.to_owned()).or_insert_with(|| Pages {
            news: broadcast::channel(BACKLOG).0,
            step: None,
            company: None,
            friends: None,
            since: self.now(),
            number,
            here: [Here::default(); MOST_SEATS],
        });
        let mut is_news = false;
        for seat in &seats {
            if let Some(here) = pages.here.get_mut(usize::from(seat.0)) {
                is_news |= !here.is_here();
                *here = Here { pages: here.pages + 1, left: None };
            }
        }
        if is_news {
            // Send before this page subscribes.
            let _told = pages.news.send(News::Seats);
        }
        let presence = Presence {
            platform: Arc::clone(&self.platform),
            tables: Arc::clone(&self.tables),
            id: id.to_owned(),
            number: pages.number,
            seats,
        };
        Some(Waiter { news: pages.news.subscribe(), place, presence })
    }

    /// Publishes the step of a table; returns whether it is news.
    pub fn tell(&self, id: &str, step: u32) -> bool {
        let mut waiting = self.waiting();
        let Some(pages) = waiting.by_table.get_mut(id) else { return false };
        // The news is outdated.
        if pages.step.is_some_and(|known| known >= step) {
            return false;
        }
        (pages.step, pages.since) = (Some(step), self.now());
        // There may be no subscriber left.
        let _told = pages.news.send(News::Step(step));
        true
    }

    /// Publishes the seating of a table; returns whether it is news.
    pub fn tell_company(&self, id: &str, company: &Value) -> bool {
        let mut waiting = self.waiting();
        let Some(pages) = waiting.by_table.get_mut(id) else { return false };
        if pages.company.as_ref() == Some(company) {
            return false;
        }
        pages.company = Some(company.clone());
        let _told = pages.news.send(News::Seats);
        true
    }

    /// Publishes the permissions of a table; returns whether they are news.
    pub fn tell_friends(&self, id: &str, friends: &Value) -> bool {
        let mut waiting = self.waiting();
        let Some(pages) = waiting.by_table.get_mut(id) else { return false };
        if pages.friends.as_ref() == Some(friends) {
            return false;
        }
        pages.friends = Some(friends.clone());
        let _told = pages.news.send(News::Seats);
        true
    }

    /// Sets the known state of a table when its first page subscribes.
    pub fn seen(&self, id: &str, step: u32, company: &Value, friends: &Value) {
        if let Some(pages) = self.waiting().by_table.get_mut(id) {
            pages.step.get_or_insert(step);
            pages.company.get_or_insert_with(|| company.clone());
            pages.friends.get_or_insert_with(|| friends.clone());
        }
    }

    /// Whether a page of a table is open.
    pub fn is_awaited(&self, id: &str) -> bool {
        self.waiting().by_table.get(id).is_some_and(|pages| pages.news.receiver_count() > 0)
    }

    /// The tables with open pages.
    pub fn awaited(&self) -> Vec<String> {
        let waiting = self.waiting();
        let awaited = waiting.by_table.iter().filter(|(_, pages)| pages.news.receiver_count() > 0);
        awaited.map(|(id, _)| id.clone()).collect()
    }

    /// The tables with open pages and bots that have not moved for `patience`. Each is returned once per `patience`.
    pub fn stalled(&self, patience: Duration) -> Vec<String> {
        let now = self.now();
        let mut stalled = Vec::new();
        for (id, pages) in &mut self.waiting().by_table {
            let seats = pages.company.as_ref().and_then(|company| company.get("seats")?.as_array());
            let ours = seats.is_some_and(|seats| seats.iter().any(|seat| !seat.is_null()));
            if ours && pages.news.receiver_count() > 0 && now.saturating_sub(pages.since) >= patience {
                pages.since = now;
                stalled.push(id.clone());
            }
        }
        stalled
    }

    /// The seats that are present at a table.
    pub fn here(&self, id: &str) -> Seats {
        let waiting = self.waiting();
        let Some(pages) = waiting.by_table.get(id) else { return Seats::NONE };
        let seats = (0..).map(Seat).zip(&pages.here).filter(|(_, here)| here.is_here());
        seats.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
    }

    /// Publishes the absence of all seats whose pages were closed and not reopened in time.
    pub fn tell_gone(&self) {
        let now = self.now();
        for pages in self.waiting().by_table.values_mut() {
            let is_over = |here: &Here| here.left.is_some_and(|left| now.saturating_sub(left) >= GRACE);
            if pages.here.iter().any(is_over) {
                pages.here.iter_mut().filter(|here| is_over(here)).for_each(|here| here.left = None);
                let _told = pages.news.send(News::Seats);
            }
        }
    }

    /// Whether all subscriptions have permanently ended.
    pub fn is_closed(&self) -> bool {
        self.waiting().is_closed
    }

    /// Ends the subscriptions to a table.
    pub fn end(&self, id: &str) {
        self.waiting().by_table.remove(id);
    }

    /// Ends all subscriptions, and accepts no more.
    pub fn close(&self) {
        let mut waiting = self.waiting();
        waiting.is_closed = true;
        waiting.by_table.clear();
    }
}

/// The presence of some seats at a table, until it is dropped.
pub(crate) struct Presence {
    platform: Arc<Platform>,
    tables: Arc<Mutex<Waiting>>,
    id: String,
    number: u64,
    seats: Vec<Seat>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut waiting = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(pages) = waiting.by_table.get_mut(&self.id) else { return };
        if pages.number != self.number {
            return;
        }
        for seat in &self.seats {
            if let Some(here) = pages.here.get_mut(usize::from(seat.0)) {
                here.pages = here.pages.saturating_sub(1);
                if here.pages == 0 {
                    here.left = Some(self.platform.clock.monotonic());
                }
            }
        }
    }
}

impl Waiter {
    /// A stream of the current step, all later steps, and changes of seats.
    pub fn news(self, step: u32) -> impl Stream<Item = News> {
        let Self { news, place, presence } = self;
        let mut told = step;
        // Send each step once, even if the page knows it from another source.
        let is_news = move |news: &News| match *news {
            News::Step(step) => {
                let is_later = step > told;
                told = told.max(step);
                is_later
            }
            News::Seats => true,
        };
        // After missed steps, a later one follows.
        let later = BroadcastStream::new(news).filter_map(Result::ok).filter(is_news);
        tokio_stream::once(News::Step(step)).chain(later).map(move |news| {
            let _here = (&place, &presence);
            news
        })
    }
}
