//! Information-set tree search over any game.
//!
//! Every iteration redraws what the seat cannot see, descends a tree of choices, adds one node, continues for some
//! turns by the playout policy of the game, and evaluates the position. The tree is open loop: a node is a choice
//! and not its result, so dice and draws are random each time. At each node the deciding seat maximises its own
//! value (UCB). Progressive widening adds choices in the order of their priors.
//!
//! The search contains no game; it reaches a game through [`Evaluator`].

mod budget;
mod thought;
mod tree;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tabletop::{Audience, FastSource, Seat};

pub use budget::Budget;
pub use thought::{Considered, Estimate, Thought};

use crate::evaluator::TERMS;
use crate::{Evaluator, Glimpse, Player, Tuning, seed_of};
use thought::{Tried, conclude};
use tree::{Asked, Lane};

/// Iterations of a lane before another thread may take it.
const SLICE: u32 = 16;

/// After this many decisions in one turn a player follows the playout policy: free actions can be done and undone
/// without end.
const PATIENCE: u32 = 60;

/// The interval between calls of the observer.
const WATCH: Duration = Duration::from_millis(100);

/// The parameters of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchParams {
    /// The budget.
    pub budget: Budget,
    /// The seed of all its random numbers.
    pub seed: u64,
    /// The number of threads; it changes the speed and not the result.
    pub threads: usize,
}

/// Searches for the best choice.
///
/// `known` looks the same to `seat`, which decides, as the true position; the result is the same for every such
/// position. `watch` is called about ten times a second with the result so far, and stops the search with
/// [`ControlFlow::Break`].
///
/// With a budget of iterations alone, the same seed gives the same result on every machine and any number of threads,
/// except for [`Thought::elapsed`]. A time limit is kept to within one iteration. With [`Budget::until_settled`] the
/// choice is the same on any number of threads; the number of iterations is the same on one thread only.
pub fn think<G: Evaluator>(
    game: &G,
    known: &G::State,
    seat: Seat,
    choices: &[G::Choice],
    manner: &SearchParams,
    watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>,
) -> Thought {
    Thinker::new().think(game, known, seat, choices, manner, watch)
}

/// A search that reuses its memory between calls, and nothing else.
pub struct Thinker<G: Evaluator> {
    lanes: Vec<Mutex<Lane<G>>>,
    mind: G::EvalCache,
    liked: Vec<i32>,
    /// Other parameters than the game's own.
    tuning: Option<Tuning>,
}

impl<G: Evaluator> Default for Thinker<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Evaluator> Thinker<G> {
    /// A search without buffers yet.
    pub fn new() -> Self {
        Self { lanes: Vec::new(), mind: G::EvalCache::default(), liked: Vec::new(), tuning: None }
    }

    /// A search with other parameters than the game's own, to measure them.
    pub fn tuned(tuning: Tuning) -> Self {
        Self { tuning: Some(tuning), ..Self::new() }
    }

    /// Searches as [`think`] does.
    pub fn think(
        &mut self,
        game: &G,
        known: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        manner: &SearchParams,
        watch: &mut dyn FnMut(&Thought) -> ControlFlow<()>,
    ) -> Thought {
        let started = Instant::now();
        // The same position for all that look the same to the seat: everything hidden is redrawn.
        let Ok(known) = game.resample(known, Audience::Seat(seat), &mut FastSource::new(manner.seed));
        let mut before = [0.0; TERMS];
        game.terms(&known, seat, &mut before);
        let before = &before[..G::TERMS.len().min(TERMS)];
        if !choices.is_empty() {
            game.move_priors(&mut self.mind, &known, choices, &mut self.liked);
        }
        let lanes = manner.budget.lanes();
        while self.lanes.len() < lanes as usize {
            self.lanes.push(Mutex::new(Lane::new()));
        }
        let lanes = &self.lanes[..lanes as usize];
        for (number, lane) in (0..).zip(lanes) {
            let seed = seed_of(manner.seed, u64::from(number), 2);
            own(lane).reset(choices.len(), seed, manner.budget.share(number));
        }
        let liked = &self.liked;
        let tuning = self.tuning.unwrap_or_else(|| game.tuning(&known));
        let asked = Asked { game, known: &known, seat, choices, liked, tuning };
        let run = Run {
            asked: &asked,
            lanes,
            ticket: AtomicU32::new(0),
            stop: AtomicBool::new(choices.is_empty()),
            deadline: manner.budget.time.and_then(|time| started.checked_add(time)),
            seen: Mutex::new(vec![vec![Tried::default(); choices.len()]; lanes.len()]),
            settles: manner.budget.iterations.filter(|_| manner.budget.until_settled),
        };
        let conclude =
            || conclude(&run.tried(), before, |found| game.calibrate(&known, found), started.elapsed());
        let helpers = manner.threads.clamp(1, lanes.len()) - 1;
        thread::scope(|scope| {
            for _ in 0..helpers {
                scope.spawn(|| run.work(&mut || {}));
            }
            let mut told = started;
            run.work(&mut || {
                if told.elapsed() >= WATCH {
                    told = Instant::now();
                    if watch(&conclude()).is_break() {
                        run.stop.store(true, Ordering::Relaxed);
                    }
                }
            });
        });
        conclude()
    }
}

/// A running search.
struct Run<'a, G: Evaluator> {
    asked: &'a Asked<'a, G>,
    lanes: &'a [Mutex<Lane<G>>],
    ticket: AtomicU32,
    stop: AtomicBool,
    deadline: Option<Instant>,
    /// The statistics of each lane at the end of its last slice.
    seen: Mutex<Vec<Vec<Tried>>>,
    /// The total number of iterations, if it stops once the choice is settled.
    settles: Option<u32>,
}

impl<G: Evaluator> Run<'_, G> {
    /// Works on one lane after another, a slice at a time, until all are finished.
    fn work(&self, pause: &mut dyn FnMut()) {
        let mut idle = 0;
        while idle < self.lanes.len() && !self.is_over() {
            let number = self.ticket.fetch_add(1, Ordering::Relaxed) as usize % self.lanes.len();
            // Another thread works on this lane.
            let Ok(mut lane) = self.lanes[number].try_lock() else {
                thread::yield_now();
                continue;
            };
            if lane.left == 0 {
                idle += 1;
                continue;
            }
            idle = 0;
            for _ in 0..SLICE {
                if lane.left == 0 || self.is_over() {
                    break;
                }
                lane.iterate(self.asked);
            }
            own(&self.seen)[number].clone_from(&lane.tried);
            drop(lane);
            if self.settles.is_some_and(|all| self.is_settled(all)) {
                self.stop.store(true, Ordering::Relaxed);
            }
            pause();
        }
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether no choice can overtake the most visited one within `all` iterations.
    fn is_settled(&self, all: u32) -> bool {
        let seen = own(&self.seen);
        let (mut most, mut next, mut done) = (0, 0, 0);
        for place in 0..self.asked.choices.len() {
            let visits: u32 = seen.iter().map(|lane| lane[place].visits).sum();
            done += visits;
            next = next.max(visits.min(most));
            most = most.max(visits);
        }
        most - next > all.saturating_sub(done)
    }

    /// The statistics of all lanes together.
    fn tried(&self) -> Vec<Tried> {
        let mut all = vec![Tried::default(); self.asked.choices.len()];
        for lane in own(&self.seen).iter() {
            for (all, tried) in all.iter_mut().zip(lane) {
                all.join(tried);
            }
        }
        all
    }
}

/// Locks a mutex. A panic of a thread ends the whole search, so that poisoned data is never used.
fn own<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A player that makes the choice that its search visited most.
pub struct Searcher<G: Evaluator> {
    stream: FastSource,
    budget: Budget,
    threads: usize,
    thinker: Thinker<G>,
    mind: G::EvalCache,
    /// The current turn, and the number of decisions made in it.
    turn: Option<u64>,
    made: u32,
    /// The result of its last search.
    glimpse: Option<Glimpse>,
}

impl<G: Evaluator> Searcher<G> {
    /// A player with this seed that searches on one thread.
    pub fn new(seed: u64, budget: Budget) -> Self {
        Self {
            stream: FastSource::new(seed),
            budget,
            threads: 1,
            thinker: Thinker::new(),
            mind: G::EvalCache::default(),
            turn: None,
            made: 0,
            glimpse: None,
        }
    }

    /// A search with other parameters than the game's own, to measure them.
    #[must_use]
    pub fn tuned(mut self, tuning: Tuning) -> Self {
        self.thinker = Thinker::tuned(tuning);
        self
    }

    /// The same player on this many threads.
    #[must_use]
    pub fn on(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }
}

impl<G: Evaluator> Player<G> for Searcher<G> {
    fn choose(&mut self, game: &G, known: &G::State, choices: &[G::Choice]) -> usize {
        let seat = game.decision(known).map_or(Seat(0), |decision| decision.seat);
        let seed = self.stream.word();
        let turn = game.turn(known);
        if turn.is_some() && turn != self.turn {
            self.turn = turn;
            self.made = 0;
        }
        self.made += 1;
        self.glimpse = None;
        if self.made > PATIENCE {
            let Ok(known) = game.resample(known, Audience::Seat(seat), &mut FastSource::new(seed));
            return game.playout(&mut self.mind, &known, choices, &mut FastSource::new(!seed));
        }
        let manner = SearchParams { budget: self.budget, seed, threads: self.threads };
        let thought =
            self.thinker.think(game, known, seat, choices, &manner, &mut |_| ControlFlow::Continue(()));
        self.glimpse = thought.choices.first().map(|best| Glimpse {
            looks: thought.iterations,
            value: best.win.mean,
            depth: thought.depth,
        });
        thought.best()
    }

    fn thought(&self) -> Option<Glimpse> {
        self.glimpse
    }
}
