//! Which pages are open at which table, and what they are told: steps, others who sit down, who is present.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tabletop::{Seat, Seats};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, broadcast};
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt};

use crate::platform::Platform;

/// How many steps a page may be behind before it misses some. It only needs the last.
const BACKLOG: usize = 8;

/// The most seats that a table has.
const MOST_SEATS: usize = 8;

/// For how long somebody whose page is gone may come back before it is told: whoever goes to another page of the
/// table has not left.
const GRACE: Duration = Duration::from_secs(8);

/// Who waits for which table to move on.
pub(crate) struct Live {
    platform: Arc<Platform>,
    tables: Arc<Mutex<Waiting>>,
    places: Arc<Semaphore>,
    most: usize,
}

#[derive(Default)]
struct Waiting {
    is_closed: bool,
    /// How many tables were ever waited for.
    number: u64,
    by_table: HashMap<String, Pages>,
}

/// The open pages of a table, and what they were told last.
struct Pages {
    news: broadcast::Sender<News>,
    step: Option<u32>,
    company: Option<Value>,
    friends: Option<Value>,
    /// When they were told last that it has moved on, or when it was last taken up for them.
    since: Duration,
    /// By what these pages are told from those of the same table that were there before.
    number: u64,
    /// Who of each seat is here.
    here: [Here; MOST_SEATS],
}

/// How many pages of a seat are open, and when the last one was closed, until that was told.
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

/// What open pages of a table are told.
#[derive(Debug, Clone, Copy)]
pub(crate) enum News {
    /// The step that it is at.
    Step(u32),
    /// Somebody else sits there.
    Seats,
}

/// A page that waits.
pub(crate) struct Waiter {
    news: broadcast::Receiver<News>,
    place: OwnedSemaphorePermit,
    presence: Presence,
}

impl Live {
    /// Tells no more pages than these at the same time.
    pub fn new(platform: Arc<Platform>, most: usize) -> Self {
        Self { platform, tables: Arc::default(), places: Arc::new(Semaphore::new(most)), most }
    }

    /// How many pages are told.
    pub fn pages(&self) -> usize {
        self.most.saturating_sub(self.places.available_permits())
    }

    fn now(&self) -> Duration {
        self.platform.clock.monotonic()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Nothing that is done with it can be left half done.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a table from now on, as somebody of these seats, who is here as long as that lasts; not when too
    /// many do, or when the server is about to stop. Everybody who waits already is told who has come.
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
            // Whoever has come sees so by themselves.
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

    /// Tells everybody who waits for a table which step it is at; says whether that is news.
    pub fn tell(&self, id: &str, step: u32) -> bool {
        let mut waiting = self.waiting();
        let Some(pages) = waiting.by_table.get_mut(id) else { return false };
        // Whoever brings older news was slower on the way.
        if pages.step.is_some_and(|known| known >= step) {
            return false;
        }
        (pages.step, pages.since) = (Some(step), self.now());
        // Nobody may be waiting any more.
        let _told = pages.news.send(News::Step(step));
        true
    }

    /// Tells everybody who waits for a table who sits there; says whether that is news.
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

    /// Tells everybody who waits for a table who may do what there; says whether that is news.
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

    /// What somebody who waits for a table from now on has seen of it.
    pub fn seen(&self, id: &str, step: u32, company: &Value, friends: &Value) {
        if let Some(pages) = self.waiting().by_table.get_mut(id) {
            pages.step.get_or_insert(step);
            pages.company.get_or_insert_with(|| company.clone());
            pages.friends.get_or_insert_with(|| friends.clone());
        }
    }

    /// Whether somebody waits for a table.
    pub fn is_awaited(&self, id: &str) -> bool {
        self.waiting().by_table.get(id).is_some_and(|pages| pages.news.receiver_count() > 0)
    }

    /// Whether several pages wait for a table, which will all ask for it when it has moved on.
    pub fn is_crowded(&self, id: &str) -> bool {
        self.waiting().by_table.get(id).is_some_and(|pages| pages.news.receiver_count() > 1)
    }

    /// The tables that somebody waits for.
    pub fn awaited(&self) -> Vec<String> {
        let waiting = self.waiting();
        let awaited = waiting.by_table.iter().filter(|(_, pages)| pages.news.receiver_count() > 0);
        awaited.map(|(id, _)| id.clone()).collect()
    }

    /// The tables that somebody waits for, at which bots sit, and at which nothing has moved
    /// for so long; not again before it has been so long once more.
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

    /// The seats of which somebody looks at a table.
    pub fn here(&self, id: &str) -> Seats {
        let waiting = self.waiting();
        let Some(pages) = waiting.by_table.get(id) else { return Seats::NONE };
        let seats = (0..).map(Seat).zip(&pages.here).filter(|(_, here)| here.is_here());
        seats.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
    }

    /// Tells at every table who has gone and not come back in time.
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

    /// Whether nobody is told anything any more.
    pub fn is_closed(&self) -> bool {
        self.waiting().is_closed
    }

    /// Ends the waiting for a table.
    pub fn end(&self, id: &str) {
        self.waiting().by_table.remove(id);
    }

    /// Ends all waiting, for good.
    pub fn close(&self) {
        let mut waiting = self.waiting();
        waiting.is_closed = true;
        waiting.by_table.clear();
    }
}

/// Somebody of some seats looks at a table.
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
    /// The step the table is at, every later one, and when others sit there.
    pub fn news(self, step: u32) -> impl Stream<Item = News> {
        let Self { news, place, presence } = self;
        let mut told = step;
        // Whoever is told meanwhile where the table stands, too, hears of each step once.
        let is_news = move |news: &News| match *news {
            News::Step(step) => {
                let is_later = step > told;
                told = told.max(step);
                is_later
            }
            News::Seats => true,
        };
        // Of steps that were missed, a later one follows.
        let later = BroadcastStream::new(news).filter_map(Result::ok).filter(is_news);
        tokio_stream::once(News::Step(step)).chain(later).map(move |news| {
            let _here = (&place, &presence);
            news
        })
    }
}
