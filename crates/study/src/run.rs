//! Runs a study on the threads of this machine.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Results, Rows, Runner, StudyError, Summary, Unit};

/// The progress of a run.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// The number of finished games.
    pub done: u64,
    /// The maximal total.
    pub all: u64,
    /// Games per second since it was started or resumed.
    pub rate: f64,
    /// The remaining time at this rate; `None` before the first unit.
    pub left: Option<Duration>,
}

/// The end of a run.
#[derive(Debug)]
pub enum Ended {
    /// Everything is finished.
    Finished(Box<Summary>),
    /// It was stopped and can be resumed.
    Stopped(Pace),
}

/// The state shared by the threads.
struct Shared<'a, 'r> {
    results: Results<'r>,
    queue: VecDeque<Unit>,
    running: usize,
    fault: Option<StudyError>,
    tell: &'a mut (dyn FnMut(Pace) + Send),
}

/// Runs the remaining units of a study on `threads` threads and stores them in a folder. `tell` is called after each
/// unit. If `stop` is set, unfinished units are dropped and the run ends.
///
/// # Errors
/// If the folder cannot be used, or contains another study.
pub fn run_here(
    runner: &Runner,
    folder: &Path,
    threads: usize,
    stop: &AtomicBool,
    tell: &mut (dyn FnMut(Pace) + Send),
) -> Result<Ended, StudyError> {
    let results = Results::open(folder, runner)?;
    let (before, _) = results.games();
    let started = Instant::now();
    let pace = |(done, all): (u64, u64)| {
        let seconds = started.elapsed().as_secs_f64();
        let rate = crate::stats::real(done - before) / seconds.max(1e-9);
        let left = (done > before).then(|| crate::stats::real(all - done) / rate);
        Pace { done, all, rate, left: left.and_then(|left| Duration::try_from_secs_f64(left).ok()) }
    };
    let queue = results.wanted().into();
    let shared = Mutex::new(Shared { results, queue, running: 0, fault: None, tell });
    let news = Condvar::new();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| work(runner, folder, stop, &shared, &news, &pace));
        }
    });
    let Shared { results, fault, .. } = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(fault) = fault {
        return Err(fault);
    }
    if results.wanted().is_empty() {
        return Ok(Ended::Finished(Box::new(results.finish()?)));
    }
    Ok(Ended::Stopped(pace(results.games())))
}

/// Locks a mutex; a panic under this lock cannot leave inconsistent data.
fn own<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs units until there are none.
fn work(
    runner: &Runner,
    folder: &Path,
    stop: &AtomicBool,
    shared: &Mutex<Shared<'_, '_>>,
    news: &Condvar,
    pace: &(dyn Fn((u64, u64)) -> Pace + Sync),
) {
    loop {
        let mut state = own(shared);
        let unit = loop {
            if stop.load(Ordering::Relaxed) || state.fault.is_some() {
                return;
            }
            if let Some(unit) = state.queue.pop_front() {
                break unit;
            }
            if state.running == 0 {
                news.notify_all();
                return;
            }
            // A running unit may make others wanted.
            let wait = Duration::from_millis(200);
            state = news.wait_timeout(state, wait).unwrap_or_else(PoisonError::into_inner).0;
        };
        state.running += 1;
        drop(state);
        let done = Running { shared, news };
        let rows: Option<Rows> = runner.run(unit, stop);
        let written = rows.as_ref().map(|rows| Results::write(folder, rows));
        let mut state = own(shared);
        match (rows, written) {
            (Some(rows), Some(Ok(()))) => {
                if state.results.note(&rows) {
                    // The check waits for all earlier units, so none of this cell is running.
                    let more = state.results.wanted();
                    state.queue.extend(more.into_iter().filter(|one| one.cell == unit.cell));
                }
                let games = state.results.games();
                (state.tell)(pace(games));
            }
            (_, Some(Err(fault))) => state.fault = Some(fault),
            _ => {}
        }
        drop(state);
        drop(done);
    }
}

/// A running unit; dropping it unregisters it.
struct Running<'a, 'b, 'r> {
    shared: &'a Mutex<Shared<'b, 'r>>,
    news: &'a Condvar,
}

impl Drop for Running<'_, '_, '_> {
    fn drop(&mut self) {
        own(self.shared).running -= 1;
        self.news.notify_all();
    }
}
