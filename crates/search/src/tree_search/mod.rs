//! Information-set tree search over any game.
//!
//! Every iteration draws anew what the seat cannot see, goes down a tree of choices (open loop: a
//! node is what was chosen, not what came of it, so dice and draws fall anew each time), adds one
//! node, plays on by the game's quick policy for a few turns, and has the game judge the position.
//! At each node the seat that decides looks after itself. Where choices are many, more of them take
//! part the longer the search goes on, those first that look good at a glance.
//!
//! There is no game in here: what search needs to know of one is [`Evaluator`].

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

/// After so many decisions in one turn a player goes on by the quick policy of the game: some things
/// cost nothing and can be done and undone without end.
const PATIENCE: u32 = 60;

/// How often whoever watches is told.
const WATCH: Duration = Duration::from_millis(100);

/// How to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchParams {
    /// How long.
    pub budget: Budget,
    /// What all its chance follows from.
    pub seed: u64,
    /// On how many processors at the same time; this changes how fast it thinks, not what.
    pub threads: usize,
}

/// Thinks about a choice.
///
/// `known` is a position that `seat`, which decides, cannot tell from the true one; what comes out
/// is the same for every other such position. `watch` is called about ten times a second with what
/// is thought so far, and stops the search by breaking off.
///
/// With a budget of iterations alone the same seed thinks the same on every machine and on any
/// number of threads, except for [`Thought::elapsed`]. A budget of time is kept to within an
/// iteration. A search that is over once its choice is settled chooses the same on any number of threads;
/// how often it has looked ahead by then is the same on one thread only.
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

/// A search that keeps its memory from one question to the next, and nothing else.
pub struct Thinker<G: Evaluator> {
    lanes: Vec<Mutex<Lane<G>>>,
    mind: G::EvalCache,
    liked: Vec<i32>,
    tuning: Tuning,
}

impl<G: Evaluator> Default for Thinker<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Evaluator> Thinker<G> {
    /// A search that has not thought yet.
    pub fn new() -> Self {
        Self::tuned(G::TUNING)
    }

    /// The same with other numbers than the game's own, to measure them.
    pub fn tuned(tuning: Tuning) -> Self {
        Self { lanes: Vec::new(), mind: G::EvalCache::default(), liked: Vec::new(), tuning }
    }

    /// Thinks about a choice, as [`think`].
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
        // Of all positions that look the same to the seat this is always the same one: whatever is
        // hidden is drawn anew, and nothing of it is left.
        let Ok(known) = game.resample(known, Audience::Seat(seat), &mut FastSource::new(manner.seed));
        let mut before = [0.0; TERMS];
        game.terms(&known, seat, &mut before);
        let before = &before[..G::TERMS.len().min(TERMS)];
        if !choices.is_empty() {
            game.root_priors(&mut self.mind, &known, choices, seed_of(manner.seed, 0, 3), &mut self.liked);
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
        let asked = Asked { game, known: &known, seat, choices, liked, tuning: self.tuning };
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

/// A search that is going on.
struct Run<'a, G: Evaluator> {
    asked: &'a Asked<'a, G>,
    lanes: &'a [Mutex<Lane<G>>],
    ticket: AtomicU32,
    stop: AtomicBool,
    deadline: Option<Instant>,
    /// What each lane has tried, as of the end of its last slice.
    seen: Mutex<Vec<Vec<Tried>>>,
    /// How many iterations all lanes have together, if it is over once the choice is settled.
    settles: Option<u32>,
}

impl<G: Evaluator> Run<'_, G> {
    /// Takes one lane after the other, a slice of each, until nothing is left to do.
    fn work(&self, pause: &mut dyn FnMut()) {
        let mut idle = 0;
        while idle < self.lanes.len() && !self.is_over() {
            let number = self.ticket.fetch_add(1, Ordering::Relaxed) as usize % self.lanes.len();
            // Whoever has the lane goes on with it.
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

    /// Whether no choice can overtake the one that was tried most, of so many iterations in all.
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

    /// What all lanes have tried together.
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

/// What a lock guards. A thread that panicked with it takes the whole search along, so nobody sees
/// what it left half done.
fn own<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Chooses what it has thought about most.
pub struct Searcher<G: Evaluator> {
    stream: FastSource,
    budget: Budget,
    threads: usize,
    thinker: Thinker<G>,
    mind: G::EvalCache,
    /// The turn it is in, and how many decisions it has made in it.
    turn: Option<u64>,
    made: u32,
    /// What it thought when it last chose.
    glimpse: Option<Glimpse>,
}

impl<G: Evaluator> Searcher<G> {
    /// A player with this seed that thinks on one thread.
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

    /// The same with other numbers than the game's own, to measure them.
    #[must_use]
    pub fn tuned(mut self, tuning: Tuning) -> Self {
        self.thinker = Thinker::tuned(tuning);
        self
    }

    /// The same on so many threads.
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
