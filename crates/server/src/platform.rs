//! The platform of a site: the clock and the random numbers of the system, and threads.

use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use site::{Clock, Entropy, Job, NoWorker, Outbox, Platform, Workers};
use store::Store;
use tokio::runtime::Handle;

use crate::pictures::Png;

/// The platform over a database.
pub(crate) fn platform(
    store: Box<dyn Store>,
    workers: Arc<dyn Workers>,
    outbox: Arc<dyn Outbox>,
    entropy: Arc<dyn Entropy>,
) -> Platform {
    let clock = Box::new(SystemClock { begun: Instant::now() });
    Platform { store, clock, entropy, workers, outbox, painter: Arc::new(Png), origin: None }
}

struct SystemClock {
    begun: Instant,
}

impl Clock for SystemClock {
    fn now(&self) -> i64 {
        // A clock before 1970 counts as 1970.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn monotonic(&self) -> Duration {
        self.begun.elapsed()
    }
}

/// The random numbers of the system.
pub(crate) struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        getrandom::fill(bytes).map_err(|fault| fault.to_string())
    }
}

/// Threads: those of the runtime or, without a runtime, of the system.
#[derive(Default)]
pub(crate) struct Threads {
    /// The number of times that the computer players were woken.
    wakes: Mutex<u64>,
    woken: Condvar,
}

impl Threads {
    /// The number of times that the computer players were woken.
    pub fn wakes(&self) -> u64 {
        *self.wakes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the number of wake-ups differs from `wakes`, at most for `time`.
    pub fn wait(&self, wakes: u64, time: Option<Duration>) {
        let guard = self.wakes.lock().unwrap_or_else(PoisonError::into_inner);
        let is_asleep = |now: &mut u64| *now == wakes;
        // The guard of a poisoned lock is as useful: the count cannot be inconsistent.
        match time {
            Some(time) => drop(self.woken.wait_timeout_while(guard, time, is_asleep)),
            None => drop(self.woken.wait_while(guard, is_asleep)),
        }
    }
}

impl Workers for Threads {
    fn run(&self, job: Job) {
        match Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn_blocking(job)),
            Err(_) => drop(self.spawn("work", job)),
        }
    }

    fn spawn(&self, name: &str, job: Job) -> Result<(), NoWorker> {
        thread::Builder::new().name(name.to_owned()).spawn(job).map(drop).map_err(|_| NoWorker)
    }

    fn parallelism(&self) -> usize {
        thread::available_parallelism().map_or(1, NonZero::get)
    }

    fn wake_bots(&self) {
        *self.wakes.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.woken.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_numbers_differ() {
        let (mut one, mut other) = ([0; 16], [0; 16]);
        SystemEntropy.fill(&mut one).unwrap();
        SystemEntropy.fill(&mut other).unwrap();
        assert_ne!(one, other);
        assert_ne!(one, [0; 16]);
    }

    #[test]
    fn who_is_woken_before_the_wait_does_not_wait() {
        let threads = Threads::default();
        let wakes = threads.wakes();
        threads.wake_bots();
        // Without a limit on time, a wait that missed the wake-up would never end.
        threads.wait(wakes, None);
        threads.wait(threads.wakes(), Some(Duration::from_millis(1)));
    }
}
