//! The scheduler of bots: which tables wait for one, the next piece of work, and when a move is shown.
//!
//! There is at most one piece of work for a table. The scheduler has no threads: the host of the site polls it for work
//! ([`BotScheduler::poll`]) on any number of threads. If a table has moved on when a search ends, the result is
//! dropped and the table is examined again.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use search::Level;
use tabletop::Seat;

use crate::platform::Platform;

/// The most tables in the queue. Further ones are scheduled when they are viewed again.
const MOST_TABLES: usize = 1024;

/// How long bots continue at a table that is not viewed.
const ATTENTION: Duration = Duration::from_mins(2);

/// The choice of a bot.
pub(crate) struct Thought {
    pub seat: Seat,
    pub level: Level,
    pub step: u32,
    pub choice: String,
}

/// A piece of work for a table.
pub(crate) enum Work {
    Think,
    Play(Thought),
}

/// A table that waits for a bot.
struct Turn {
    /// The work to do; `None` while it is in progress.
    work: Option<Work>,
    /// Set to cancel the search that runs.
    stop: Arc<AtomicBool>,
    /// Whether the table must be examined again after the work in progress.
    again: bool,
    /// When the table was last viewed.
    looked: Duration,
    /// When the last move became visible.
    moved: Duration,
}

#[derive(Default)]
struct State {
    is_closed: bool,
    turns: HashMap<String, Turn>,
    /// The queue of tables by due time; equal times in order of insertion.
    due: BinaryHeap<Reverse<(Duration, u64, String)>>,
    number: u64,
}

impl State {
    fn queue(&mut self, id: &str, work: Work, due: Duration) {
        if let Some(turn) = self.turns.get_mut(id) {
            turn.work = Some(work);
            self.number += 1;
            self.due.push(Reverse((due, self.number, id.to_owned())));
        }
    }
}

/// A piece of work, for [`Site::run_bot`](crate::Site::run_bot).
pub struct BotTask {
    pub(crate) id: String,
    pub(crate) work: Work,
    pub(crate) stop: Arc<AtomicBool>,
}

/// The next action of a bot thread.
pub enum BotPoll {
    /// Run this task, then poll again.
    Run(BotTask),
    /// Wait until [`Workers::wake_bots`](crate::Workers::wake_bots), or at most for this time, if given.
    Wait(Option<Duration>),
    /// End the thread.
    Closed,
}

/// Schedules the work of bots.
pub struct BotScheduler {
    state: Mutex<State>,
    platform: Arc<Platform>,
    /// The least time between two moves at a table, so that people can follow.
    pace: Duration,
}

impl BotScheduler {
    pub(crate) fn new(platform: Arc<Platform>, pace: Duration) -> Self {
        Self { state: Mutex::default(), platform, pace }
    }

    fn now(&self) -> Duration {
        self.platform.clock.monotonic()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A panic cannot leave the state inconsistent.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Schedules a table that is viewed and at which a bot is to decide.
    pub(crate) fn look(&self, id: &str) {
        let now = self.now();
        let mut state = self.state();
        if let Some(turn) = state.turns.get_mut(id) {
            turn.looked = now;
            turn.again = true;
        } else if !state.is_closed && state.turns.len() < MOST_TABLES {
            let turn = Turn { work: None, stop: Arc::default(), again: false, looked: now, moved: now };
            state.turns.insert(id.to_owned(), turn);
            state.queue(id, Work::Think, now);
            drop(state);
            self.platform.workers.wake_bots();
        }
    }

    /// Cancels the search for a table that has changed.
    pub(crate) fn changed(&self, id: &str) {
        if let Some(turn) = self.state().turns.get_mut(id) {
            turn.stop.store(true, Ordering::Relaxed);
            turn.again = true;
        }
    }

    /// Cancels all searches and accepts no more work.
    pub fn close(&self) {
        let mut state = self.state();
        state.is_closed = true;
        for turn in state.turns.values() {
            turn.stop.store(true, Ordering::Relaxed);
        }
        drop(state);
        self.platform.workers.wake_bots();
    }

    /// The number of tables in the queue.
    pub fn count(&self) -> usize {
        self.state().turns.len()
    }

    /// Whether the scheduler was closed.
    pub fn is_closed(&self) -> bool {
        self.state().is_closed
    }

    /// The next action of the calling thread.
    pub fn poll(&self) -> BotPoll {
        let now = self.now();
        let mut state = self.state();
        loop {
            if state.is_closed {
                return BotPoll::Closed;
            }
            let Some(Reverse((due, ..))) = state.due.peek() else { return BotPoll::Wait(None) };
            if *due > now {
                return BotPoll::Wait(Some(due.saturating_sub(now)));
            }
            let Some(Reverse((_, _, id))) = state.due.pop() else { continue };
            let Some(turn) = state.turns.get_mut(&id) else { continue };
            let Some(work) = turn.work.take() else { continue };
            if matches!(work, Work::Think) {
                turn.again = false;
                turn.stop = Arc::default();
            }
            return BotPoll::Run(BotTask { stop: Arc::clone(&turn.stop), id, work });
        }
    }

    /// Takes the result of a piece of work, and schedules what follows.
    pub(crate) fn done(&self, id: &str, next: Next, is_awaited: bool) {
        let now = self.now();
        let mut state = self.state();
        let Some(turn) = state.turns.get_mut(id) else { return };
        let is_attended = is_awaited || now.saturating_sub(turn.looked) < ATTENTION;
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
        drop(state);
        self.platform.workers.wake_bots();
    }
}

/// The result of a piece of work.
pub(crate) enum Next {
    /// A bot has chosen.
    Play(Thought),
    /// A bot has moved; perhaps another is next.
    Moved,
    /// The table has changed: examine it again.
    Again,
    /// No bot is to decide here.
    Rest,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Hand, platform_by};

    /// A scheduler, and its clock.
    fn scheduler() -> (BotScheduler, Hand) {
        let clock = Hand::default();
        (BotScheduler::new(platform_by(clock.clone()), Duration::ZERO), clock)
    }

    fn task(bots: &BotScheduler) -> BotTask {
        match bots.poll() {
            BotPoll::Run(task) => task,
            _ => panic!("there is something to do"),
        }
    }

    #[test]
    fn no_more_tables_wait_than_there_is_room_for() {
        let (bots, _) = scheduler();
        for table in 0..MOST_TABLES + 5 {
            bots.look(&format!("table {table}"));
            bots.look("table 0");
        }
        assert_eq!(bots.state().turns.len(), MOST_TABLES);
        assert_eq!(bots.state().due.len(), MOST_TABLES, "there is one piece of work for a table");
    }

    #[test]
    fn work_is_done_in_turn_and_only_when_it_is_due() {
        let (bots, clock) = scheduler();
        for table in ["a", "b", "c"] {
            bots.look(table);
        }
        let later = Duration::from_millis(30);
        let thought = Thought { seat: Seat(0), level: Level::Scout, step: 0, choice: String::new() };
        let first = task(&bots).id;
        bots.state().queue(&first, Work::Play(thought), later);
        let order = [task(&bots).id, task(&bots).id];
        assert!(matches!(bots.poll(), BotPoll::Wait(Some(wait)) if wait == later));
        clock.pass(later);
        assert_eq!([&*first, &*order[0], &*order[1], &*task(&bots).id], ["a", "b", "c", "a"]);
        assert!(matches!(bots.poll(), BotPoll::Wait(None)));
        bots.close();
        assert!(matches!(bots.poll(), BotPoll::Closed));
    }

    #[test]
    fn a_move_is_shown_no_sooner_than_the_pace_allows() {
        let clock = Hand::default();
        let pace = Duration::from_millis(800);
        let bots = BotScheduler::new(platform_by(clock.clone()), pace);
        bots.look("a");
        let thought = || Thought { seat: Seat(0), level: Level::Scout, step: 0, choice: String::new() };
        assert_eq!(task(&bots).id, "a");
        let quarter = Duration::from_millis(200);
        clock.pass(quarter);
        bots.done("a", Next::Play(thought()), false);
        assert!(matches!(bots.poll(), BotPoll::Wait(Some(wait)) if wait == 3 * quarter));
        clock.pass(pace);
        assert!(matches!(task(&bots).work, Work::Play(_)));
        // While a page is open or was opened recently, the next bot is scheduled; then the table rests.
        bots.done("a", Next::Moved, false);
        assert!(matches!(task(&bots).work, Work::Think));
        clock.pass(ATTENTION);
        bots.done("a", Next::Moved, true);
        assert!(matches!(task(&bots).work, Work::Think));
        bots.done("a", Next::Moved, false);
        assert_eq!(bots.count(), 0);
    }

    #[test]
    fn what_is_stopped_was_of_an_older_table() {
        let (bots, _) = scheduler();
        bots.look("a");
        let stop = task(&bots).stop;
        bots.changed("a");
        assert!(stop.load(Ordering::Relaxed) && bots.state().turns["a"].again);
        bots.state().queue("a", Work::Think, Duration::ZERO);
        assert!(!task(&bots).stop.load(Ordering::Relaxed));
    }
}
