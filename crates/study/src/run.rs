//! Runs a study on the threads of this machine.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Results, Rows, Runner, StudyError, Summary, Unit};

/// How far a study has come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pace {
    /// So many games are there.
    pub done: u64,
    /// So many there will be at most.
    pub all: u64,
    /// Games a second since it was begun or taken up.
    pub rate: f64,
    /// How long it will still take at this rate; nothing before the first unit.
    pub left: Option<Duration>,
}

/// How a run ended.
#[derive(Debug)]
pub enum Ended {
    /// Everything is there.
    Finished(Box<Summary>),
    /// It was stopped. What is there will be taken up again.
    Stopped(Pace),
}

/// What the threads share.
struct Shared<'a, 'r> {
    results: Results<'r>,
    queue: VecDeque<Unit>,
    running: usize,
    fault: Option<StudyError>,
    tell: &'a mut (dyn FnMut(Pace) + Send),
}

/// Runs what is left of a study, so many units at the same time, and keeps it in a folder. `tell` is
/// called after each unit. When `stop` is set, units that are not done are dropped, and the run ends.
///
/// # Errors
/// When the folder cannot be used, or holds something else.
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

/// What a lock guards. Nothing that is done with it can leave it half done.
fn own<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs one unit after the other until there is none.
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
            // A unit that is still being run may make others wanted.
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
                    // A look waits for all units before it, so that none of this cell is being run.
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

/// A unit that is being run, whatever becomes of it.
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
