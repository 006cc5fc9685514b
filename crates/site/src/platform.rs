//! The platform of a site: its store, clock, random numbers, worker threads and outgoing messages.
//!
//! The site itself has no threads, files, sockets or clocks. Its host provides them: a server gives it a
//! database and threads, a browser could give it storage and one worker.

use std::sync::Arc;
use std::time::Duration;

use i18n::Words;
use stats::Day;
use store::Store;
use tabletop::Language;
use tokio::sync::oneshot;
use web::Tile;
use web::poster::poster_path;
use web::shell::LinkPicture;

use crate::error::AppError;
use crate::id::name_of_number;

/// A clock.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970, UTC.
    fn now(&self) -> i64;

    /// The time since an arbitrary moment before the site began. It never decreases.
    fn monotonic(&self) -> Duration;
}

/// Cryptographically secure random numbers.
pub trait Entropy: Send + Sync {
    /// Fills the bytes.
    ///
    /// # Errors
    /// The error of the operating system, if it provides no random numbers.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String>;
}

/// Work for another thread.
pub type Job = Box<dyn FnOnce() + Send>;

/// The error if no thread can be started for a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoWorker;

/// Runs jobs on other threads.
pub trait Workers: Send + Sync {
    /// Runs a job that blocks for up to some seconds (the database, a game, a page) without blocking other requests.
    fn run(&self, job: Job);

    /// Runs a job that may take minutes, on its own thread with this name.
    ///
    /// # Errors
    /// If no thread can be started.
    fn spawn(&self, name: &str, job: Job) -> Result<(), NoWorker>;

    /// The maximal number of jobs that run concurrently.
    fn parallelism(&self) -> usize;

    /// Wakes the caller of [`BotScheduler::poll`](crate::BotScheduler::poll), which must poll before the announced
    /// time.
    fn wake_bots(&self);
}

/// Sends webhooks of tables.
pub trait Outbox: Send + Sync {
    /// Whether messages are sent at all.
    fn is_allowed(&self) -> bool;

    /// Checks an address for messages.
    ///
    /// # Errors
    /// The stable name of the fault.
    fn check(&self, url: &str) -> Result<(), &'static str>;

    /// Sends a message about a table. It replaces the last message of the table if that is still queued.
    fn send(&self, table: &str, url: String, body: String);
}

/// Draws pictures for clients that do not support SVG.
pub trait Painter: Send + Sync {
    /// Whether it can draw.
    fn is_able(&self) -> bool {
        true
    }

    /// Renders a drawing as PNG, in its own size; `None` if it fails. It takes up to some tenths of a second.
    fn png(&self, svg: &str) -> Option<Vec<u8>>;
}

/// A painter that cannot draw, for hosts without a renderer.
#[derive(Debug, Clone, Copy)]
pub struct NoPainter;

impl Painter for NoPainter {
    fn is_able(&self) -> bool {
        false
    }

    fn png(&self, _: &str) -> Option<Vec<u8>> {
        None
    }
}

/// The outside world of a site: database, clock, random numbers, threads and webhooks.
pub struct Platform {
    /// The database.
    pub store: Box<dyn Store>,
    /// The clock.
    pub clock: Box<dyn Clock>,
    /// Random numbers.
    pub entropy: Arc<dyn Entropy>,
    /// Threads.
    pub workers: Arc<dyn Workers>,
    /// Webhooks.
    pub outbox: Arc<dyn Outbox>,
    /// Pictures as PNG.
    pub painter: Arc<dyn Painter>,
    /// The public origin of the site, such as `https://games.example`; links to pictures need it.
    pub origin: Option<String>,
}

impl Platform {
    /// The preview picture of a link, by its path; `None` without a public origin or a painter.
    pub(crate) fn link_picture(&self, path: &str, shows: String) -> Option<LinkPicture> {
        let origin = self.origin.as_ref().filter(|_| self.painter.is_able())?;
        Some(LinkPicture { address: format!("{origin}{path}"), shows })
    }

    /// The poster of a game, for links about the game.
    pub(crate) fn poster_of(&self, tile: &Tile, language: Language) -> Option<LinkPicture> {
        self.link_picture(&poster_path(tile.game, language), Words::of(language).text(tile.shows))
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }

    /// The day in UTC.
    pub(crate) fn today(&self) -> Day {
        Day::of_millis(self.clock.now())
    }

    /// Secret random bytes.
    ///
    /// # Errors
    /// [`AppError::broken`] if the system provides none.
    pub(crate) fn random<const N: usize>(&self) -> Result<[u8; N], AppError> {
        let mut bytes = [0; N];
        self.entropy.fill(&mut bytes).map_err(|fault| {
            eprintln!("hedgerow: the system has no random numbers: {fault}");
            AppError::broken()
        })?;
        Ok(bytes)
    }

    /// A secret random number.
    ///
    /// # Errors
    /// As [`Platform::random`].
    pub(crate) fn seed(&self) -> Result<u64, AppError> {
        self.random().map(u64::from_le_bytes)
    }

    /// A random ID of a table, or key of a seat.
    ///
    /// # Errors
    /// As [`Platform::random`].
    pub(crate) fn new_id(&self) -> Result<String, AppError> {
        Ok(name_of_number(u128::from_le_bytes(self.random()?)))
    }

    /// Runs a job on a worker, and waits for its result. `None` if it panicked.
    pub(crate) async fn run<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (tell, told) = oneshot::channel();
        self.workers.run(Box::new(move || {
            // The client may have disconnected.
            let _gone = tell.send(job());
        }));
        told.await.ok()
    }
}
