//! The platform of tests: a database in its own file, and the clock of the system.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::Sqlite;

use crate::game::ServedGame;
use crate::platform::{Clock, Entropy, Job, NoPainter, NoWorker, Outbox, Platform, Workers};
use crate::policy::{Limits, Policy};
use crate::registry::Registry;
use crate::services::bots::BotScheduler;
use crate::services::live::Live;
use crate::services::packs::Packs;
use crate::services::summaries::Summaries;
use crate::services::tables::Tables;

struct System(Instant);

impl Clock for System {
    fn now(&self) -> i64 {
        i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
    }

    fn monotonic(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A clock that is advanced manually.
#[derive(Clone, Default)]
pub(crate) struct Hand(Arc<Mutex<Duration>>);

impl Hand {
    /// Advances the clock.
    pub fn pass(&self, time: Duration) {
        *self.0.lock().unwrap() += time;
    }
}

impl Clock for Hand {
    fn now(&self) -> i64 {
        i64::try_from(self.monotonic().as_millis()).unwrap()
    }

    fn monotonic(&self) -> Duration {
        *self.0.lock().unwrap()
    }
}

/// Consecutive numbers: tests need unique IDs, not secret ones.
struct Counter(AtomicU64);

impl Entropy for Counter {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        for byte in bytes.chunks_mut(8) {
            let number = self.0.fetch_add(1, Ordering::Relaxed);
            let number = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes();
            byte.copy_from_slice(&number[..byte.len()]);
        }
        Ok(())
    }
}

/// Runs every job immediately.
#[derive(Default)]
struct AtOnce {
    /// Whether to refuse the next request for a thread.
    refuses: AtomicBool,
}

impl Workers for AtOnce {
    fn run(&self, job: Job) {
        job();
    }

    fn spawn(&self, _: &str, job: Job) -> Result<(), NoWorker> {
        if self.refuses.swap(false, Ordering::Relaxed) {
            return Err(NoWorker);
        }
        job();
        Ok(())
    }

    fn parallelism(&self) -> usize {
        2
    }

    fn wake_bots(&self) {}
}

struct Nowhere;

impl Outbox for Nowhere {
    fn is_allowed(&self) -> bool {
        false
    }

    fn check(&self, _: &str) -> Result<(), &'static str> {
        Err("off")
    }

    fn send(&self, _: &str, _: String, _: String) {}
}

/// A platform over a database.
pub(crate) fn platform_at(path: &Path) -> Platform {
    Platform {
        store: Box::new(Sqlite::open(path).unwrap()),
        clock: Box::new(System(Instant::now())),
        entropy: Arc::new(Counter(1.into())),
        workers: Arc::new(AtOnce::default()),
        outbox: Arc::new(Nowhere),
        painter: Arc::new(NoPainter),
        origin: None,
    }
}

/// A platform over a database in memory.
pub(crate) fn platform() -> Arc<Platform> {
    Arc::new(platform_at(Path::new(":memory:")))
}

/// A platform over a database in memory, with another clock.
pub(crate) fn platform_by(clock: impl Clock + 'static) -> Arc<Platform> {
    Arc::new(Platform { clock: Box::new(clock), ..platform_at(Path::new(":memory:")) })
}

/// A platform that refuses the first request for a thread.
pub(crate) fn platform_short_of_threads(path: &Path) -> Arc<Platform> {
    Arc::new(Platform { workers: Arc::new(AtOnce { refuses: true.into() }), ..platform_at(path) })
}

/// Tables of a game, without limits.
pub(crate) fn tables_on(platform: &Arc<Platform>, game: Arc<dyn ServedGame>) -> Tables {
    let limits =
        Limits { rate: 0.0, burst: 0.0, pages: 8, tables: 0, hints: 1, form: 1 << 16, record: 1 << 20 };
    let policy = Policy { is_local: true, proxied: false, open_packs: false, limits };
    let of = || Arc::clone(platform);
    let games = Arc::new(Registry::new(vec![game]));
    let packs = Arc::new(Packs { platform: of(), policy, games });
    let summaries = Arc::new(Summaries::new(of(), Arc::clone(&packs)));
    let live = Arc::new(Live::new(of(), 8));
    let bots = Arc::new(BotScheduler::new(of(), Duration::ZERO));
    Tables::new(of(), policy, packs, summaries, live, bots)
}
