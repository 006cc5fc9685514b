//! Players of ours at work: which table waits for one, who thinks, and when a move is shown.
//!
//! There is at most one piece of work for a table, and a few threads for all of them. A thought
//! holds what its seat may know and nothing of the table, so that people go on meanwhile; when the
//! table has moved on by the time it is done, it is dropped, and somebody looks again.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use search::Level;
use tabletop::Seat;

use crate::app::App;
use crate::fault::Fault;

/// The most tables that wait for players of ours at the same time. Further ones are taken up when
/// somebody looks at them again.
const MOST_TABLES: usize = 1024;

/// For how long players of ours go on at a table that nobody looks at.
const ATTENTION: Duration = Duration::from_mins(2);

/// Thinks until it is told to stop, and names the choice; nothing when it was stopped.
pub type Think = Box<dyn FnOnce(&AtomicBool) -> Option<String> + Send>;

/// A move that a player of ours has still to think of, with all that its seat may know.
pub struct Thinker {
    /// The seat that decides.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// The step at which it decides.
    pub step: u32,
    /// What it has still to do.
    pub think: Think,
}

/// What a player of ours made up its mind to do.
struct Thought {
    seat: Seat,
    level: Level,
    step: u32,
    choice: String,
}

/// What is to be done for a table.
enum Work {
    Think,
    Play(Thought),
}

/// A table that waits for a player of ours.
struct Turn {
    /// What is to be done; nothing while it is being done.
    work: Option<Work>,
    /// Tells whoever thinks that it is of no use any more.
    stop: Arc<AtomicBool>,
    /// Whether the table must be looked at again after what is being done.
    again: bool,
    /// When somebody looked at the table.
    looked: Instant,
    /// When somebody moved here last, as far as people who look can tell.
    moved: Instant,
}

#[derive(Default)]
struct State {
    is_closed: bool,
    turns: HashMap<String, Turn>,
    /// The tables with something to do, the first to be done first, and equal ones in turn.
    due: BinaryHeap<Reverse<(Instant, u64, String)>>,
    number: u64,
    workers: Vec<JoinHandle<()>>,
}

impl State {
    fn queue(&mut self, id: &str, work: Work, due: Instant) {
        if let Some(turn) = self.turns.get_mut(id) {
            turn.work = Some(work);
            self.number += 1;
            self.due.push(Reverse((due, self.number, id.to_owned())));
        }
    }
}

/// The players of ours.
pub(crate) struct Minds {
    state: Mutex<State>,
    ready: Condvar,
    /// The least time between two moves at a table, so that people can follow.
    pace: Duration,
}

impl Minds {
    pub fn new(pace: Duration) -> Self {
        Self { state: Mutex::default(), ready: Condvar::new(), pace }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that is done with it can be left half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player of ours is to decide at a table that somebody looks at.
    pub fn look(&self, id: &str) {
        let mut state = self.state();
        let now = Instant::now();
        if let Some(turn) = state.turns.get_mut(id) {
            turn.looked = now;
            turn.again = true;
        } else if !state.is_closed && state.turns.len() < MOST_TABLES {
            let turn = Turn { work: None, stop: Arc::default(), again: false, looked: now, moved: now };
            state.turns.insert(id.to_owned(), turn);
            state.queue(id, Work::Think, now);
            self.ready.notify_one();
        }
    }

    /// A table is not what it was: whoever thinks there need not go on.
    pub fn changed(&self, id: &str) {
        if let Some(turn) = self.state().turns.get_mut(id) {
            turn.stop.store(true, Ordering::Relaxed);
            turn.again = true;
        }
    }

    /// Starts so many threads.
    pub fn start(app: &Arc<App>, workers: usize) {
        let mut state = app.minds.state();
        for _ in 0..workers.max(1) {
            let app = Arc::clone(app);
            state.workers.push(thread::spawn(move || {
                while let Some((id, work, stop)) = app.minds.next() {
                    let next = catch_unwind(AssertUnwindSafe(|| work.done(&app, &id, &stop)));
                    // A panic has told of itself. The table is taken up when it is looked at again.
                    app.minds.done(&app, &id, next.unwrap_or(Next::Rest));
                }
            }));
        }
    }

    /// Stops every thought, for good.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        for turn in state.turns.values() {
            turn.stop.store(true, Ordering::Relaxed);
        }
        self.ready.notify_all();
    }

    /// How many tables wait for players of ours.
    pub fn count(&self) -> usize {
        self.state().turns.len()
    }

    /// Whether nobody may think any more.
    pub fn is_closed(&self) -> bool {
        self.state().is_closed
    }

    /// As [`Minds::close`], and waits until every thread has ended.
    pub fn end(&self) {
        self.close();
        let workers = std::mem::take(&mut self.state().workers);
        for worker in workers {
            // A thread that panicked has told of itself.
            let _ended = worker.join();
        }
    }

    /// The next thing to do, when its time has come; nothing once all is closed.
    fn next(&self) -> Option<(String, Work, Arc<AtomicBool>)> {
        let mut state = self.state();
        loop {
            if state.is_closed {
                return None;
            }
            let now = Instant::now();
            let first = state.due.peek().map(|Reverse((due, ..))| *due);
            match first {
                Some(due) if due <= now => {
                    let Some(Reverse((_, _, id))) = state.due.pop() else { continue };
                    let Some(turn) = state.turns.get_mut(&id) else { continue };
                    let Some(work) = turn.work.take() else { continue };
                    if matches!(work, Work::Think) {
                        turn.again = false;
                        turn.stop = Arc::default();
                    }
                    let stop = Arc::clone(&turn.stop);
                    return Some((id, work, stop));
                }
                Some(due) => {
                    let waited = self.ready.wait_timeout(state, due - now);
                    state = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                None => state = self.ready.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// What follows from what was done at a table.
    fn done(&self, app: &App, id: &str, next: Next) {
        let now = Instant::now();
        let is_awaited = app.live.is_awaited(id);
        let mut state = self.state();
        let Some(turn) = state.turns.get_mut(id) else { return };
        let is_attended = is_awaited || now - turn.looked < ATTENTION;
        match next {
            Next::Play(thought) => {
                let due = now.max(turn.moved + self.pace);
                state.queue(id, Work::Play(thought), due);
            }
            Next::Moved if is_attended => {
                turn.moved = now;
                state.queue(id, Work::Think, now);
            }
            Next::Again => state.queue(id, Work::Think, now),
            Next::Rest if turn.again => state.queue(id, Work::Think, now),
            Next::Moved | Next::Rest => drop(state.turns.remove(id)),
        }
        self.ready.notify_one();
    }
}

/// What follows from what was done at a table.
enum Next {
    /// This is to be played.
    Play(Thought),
    /// A player of ours has moved; perhaps another is next.
    Moved,
    /// The table is not what it was.
    Again,
    /// Nobody of ours has anything to do here.
    Rest,
}

impl Work {
    fn done(self, app: &App, id: &str, stop: &AtomicBool) -> Next {
        match self {
            Self::Think => think(app, id, stop),
            Self::Play(thought) => play(app, id, &thought),
        }
    }
}

fn think(app: &App, id: &str, stop: &AtomicBool) -> Next {
    match app.at_table(id, |open| open.thinker()) {
        Ok(Some(Thinker { seat, level, step, think })) => match think(stop) {
            Some(choice) => Next::Play(Thought { seat, level, step, choice }),
            None if stop.load(Ordering::Relaxed) => Next::Again,
            None => Next::Rest,
        },
        // A table that was deleted or cannot be read has nobody to think for.
        Ok(None) | Err(_) => Next::Rest,
    }
}

fn play(app: &App, id: &str, thought: &Thought) -> Next {
    let played = app.at_table(id, |open| {
        if open.company.decides(open.table()) != Some((thought.seat, thought.level)) {
            return Ok(false);
        }
        open.play(thought.step, |table| crate::table::choose_at(table, &thought.choice))?;
        Ok(true)
    });
    match played {
        Ok(true) => Next::Moved,
        Ok(false) | Err(Fault { code: "stale-step", .. }) => Next::Again,
        Err(fault) => {
            eprintln!(
                "hedgerow: table {id}: a player of ours could not choose {}: {}",
                thought.choice, fault.code
            );
            Next::Rest
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_tables_wait_than_there_is_room_for() {
        let minds = Minds::new(Duration::ZERO);
        for table in 0..MOST_TABLES + 5 {
            minds.look(&format!("table {table}"));
            minds.look("table 0");
        }
        assert_eq!(minds.state().turns.len(), MOST_TABLES);
        assert_eq!(minds.state().due.len(), MOST_TABLES, "there is one piece of work for a table");
    }

    #[test]
    fn work_is_done_in_turn_and_only_when_it_is_due() {
        let minds = Minds::new(Duration::ZERO);
        for table in ["a", "b", "c"] {
            minds.look(table);
        }
        let later = Instant::now() + Duration::from_millis(30);
        let thought = Thought { seat: Seat(0), level: Level::Scout, step: 0, choice: String::new() };
        let (first, ..) = minds.next().unwrap();
        minds.state().queue(&first, Work::Play(thought), later);
        let order: Vec<String> = (0..3).map(|_| minds.next().unwrap().0).collect();
        assert_eq!(order, ["b", "c", "a"]);
        assert!(Instant::now() >= later);
        minds.close();
        assert!(minds.next().is_none());
    }

    #[test]
    fn what_is_stopped_was_of_an_older_table() {
        let minds = Minds::new(Duration::ZERO);
        minds.look("a");
        let (_, _, stop) = minds.next().unwrap();
        minds.changed("a");
        assert!(stop.load(Ordering::Relaxed) && minds.state().turns["a"].again);
        minds.state().queue("a", Work::Think, Instant::now());
        let (_, _, stop) = minds.next().unwrap();
        assert!(!stop.load(Ordering::Relaxed));
    }
}
