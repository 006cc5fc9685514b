//! One lane of a search: an independent tree.

use tabletop::{Audience, FastSource, Game, Seat};

use super::thought::Tried;
use crate::evaluator::{DECISIONS, Evaluator, SEATS, TERMS, Tuning, Wins, most_liked};
use crate::seed_of;

/// The maximal number of nodes; beyond it the search plays out from existing leaves.
const NODES: usize = 1 << 18;
/// The absence of a node.
const NONE: u32 = u32::MAX;
/// The index of the root.
const ROOT: u32 = 0;

/// A node: a choice, made after the choices of its ancestors.
#[derive(Debug, Clone, Copy)]
struct Node<C> {
    /// The choice and its seat; the root has none.
    choice: Option<C>,
    seat: u8,
    /// The number of visits.
    visits: u32,
    /// The number of visits of its parent at which it was legal, since it was added.
    available: u32,
    /// The bonus of the choice with the best prior.
    trust: f64,
    /// Its share of the softmax of the priors, with guidance.
    share: f64,
    /// The sum of the seat's values over all visits.
    sum: f64,
    /// The first child.
    child: u32,
    /// The next sibling.
    sibling: u32,
}

/// The softmax of priors.
struct Shares {
    most: f64,
    temperature: f64,
    sum: f64,
}

impl Shares {
    /// The same share for all.
    const EVEN: Self = Self { most: 0.0, temperature: f64::INFINITY, sum: 1.0 };

    fn new(priors: &[i32], temperature: f64) -> Self {
        let most = priors.iter().copied().max().unwrap_or(0).into();
        let mut shares = Self { most, temperature, sum: 1.0 };
        shares.sum = priors.iter().map(|&prior| shares.of(prior)).sum();
        shares
    }

    fn of(&self, prior: i32) -> f64 {
        ((f64::from(prior) - self.most) / self.temperature).exp() / self.sum
    }
}

/// The question of the search.
pub(super) struct Asked<'a, G: Game> {
    pub game: &'a G,
    /// The position, with everything hidden redrawn.
    pub known: &'a G::State,
    pub seat: Seat,
    pub choices: &'a [G::Choice],
    /// The prior of each choice.
    pub liked: &'a [i32],
    pub tuning: Tuning,
}

/// A tree and its buffers.
pub(super) struct Lane<G: Evaluator> {
    nodes: Vec<Node<G::Choice>>,
    /// The statistics at the root, by index of the choice.
    pub tried: Vec<Tried>,
    /// The number of remaining iterations.
    pub left: u32,
    seed: u64,
    mind: G::EvalCache,
    choices: Vec<G::Choice>,
    liked: Vec<i32>,
    path: Vec<u32>,
    /// The spread of the results so far.
    spread: f64,
    /// The sum of all results of the deciding seat, and of their squares.
    met: [f64; 2],
}

impl<G: Evaluator> Lane<G> {
    pub fn new() -> Self {
        Self {
            nodes: Vec::new(),
            tried: Vec::new(),
            left: 0,
            seed: 0,
            mind: G::EvalCache::default(),
            choices: Vec::with_capacity(256),
            liked: Vec::with_capacity(256),
            path: Vec::with_capacity(256),
            spread: 0.0,
            met: [0.0; 2],
        }
    }

    /// Clears the tree for another question.
    pub fn reset(&mut self, choices: usize, seed: u64, left: u32) {
        self.nodes.clear();
        self.nodes.push(Node {
            choice: None,
            seat: 0,
            visits: 0,
            available: 0,
            trust: 0.0,
            share: 0.0,
            sum: 0.0,
            child: NONE,
            sibling: NONE,
        });
        self.tried.clear();
        self.tried.resize(choices, Tried::default());
        self.seed = seed;
        self.spread = 0.5;
        self.met = [0.0; 2];
        self.left = left;
    }

    /// Runs one iteration.
    pub fn iterate(&mut self, asked: &Asked<'_, G>) {
        let &Asked { game, known, seat, tuning, .. } = asked;
        self.left -= 1;
        self.path.clear();
        self.path.push(ROOT);
        self.choices.clear();
        self.choices.extend_from_slice(asked.choices);
        let (first, mut growing) = self.step(game, known, seat, tuning, Some(asked.liked));
        // Every choice at the root is tried with the same futures, so that luck does not separate them.
        let future = u64::from(self.tried[first].visits);
        let mut chance = FastSource::new(seed_of(self.seed, future, 0));
        let mut whims = FastSource::new(seed_of(self.seed, future, 1));
        let Ok(mut state) = game.resample(known, Audience::Seat(seat), &mut chance);
        let mut next = asked.choices[first];
        let mut now = game.turn(&state);
        let mut turns = tuning.horizon;
        let mut made = 0;
        while made < DECISIONS {
            made += 1;
            game.play_fast(&mut state, next, &mut chance);
            let Some(decision) = game.decision(&state) else { break };
            if let turn @ Some(_) = game.turn(&state)
                && turn != now
            {
                now = turn;
                turns -= 1;
                if turns == 0 {
                    break;
                }
            }
            game.choices(&state, &mut self.choices);
            let place = match self.choices.len() {
                0 => break,
                1 => 0,
                _ if growing && self.path.len() <= tuning.depth => {
                    let place;
                    (place, growing) = self.step(game, &state, decision.seat, tuning, None);
                    place
                }
                _ => game.playout(&mut self.mind, &state, &self.choices, &mut whims),
            };
            // An index beyond the last choice means the last one.
            next = self.choices[place.min(self.choices.len() - 1)];
        }
        self.learn(asked, &state, first, G::DELAY * f64::from(made));
    }

    /// Descends one step: the index of the choice, and whether the tree continues there. Priors are `known`, or
    /// computed.
    fn step(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        tuning: Tuning,
        known: Option<&[i32]>,
    ) -> (usize, bool) {
        // The path begins with the root.
        let at = self.path[self.path.len() - 1] as usize;
        let visits = f64::from(self.nodes[at].visits + 1);
        // A count of choices is small.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let width = (tuning.width * visits.powf(tuning.growth)).ceil() as usize;
        let width = width.min(self.choices.len()).max(1);
        let spread = self.spread;
        let mut tried = 0;
        let mut best = (NONE, f64::NEG_INFINITY, 0);
        let mut child = self.nodes[at].child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let place = match node.choice {
                Some(choice) if node.seat == seat.0 => self.choices.iter().position(|&one| one == choice),
                _ => None,
            };
            if let Some(place) = place {
                tried += 1;
                node.available += 1;
                let own = f64::from(node.visits.max(1));
                let doubt = (f64::from(node.available).ln() / own).sqrt();
                let guidance = tuning.guidance * spread * node.share * visits.sqrt() / (1.0 + own);
                let value = node.sum / own + node.trust + tuning.exploration * spread * doubt + guidance;
                if value > best.1 {
                    best = (child, value, place);
                }
            }
            child = node.sibling;
        }
        if tried >= width {
            self.path.push(best.0);
            return (best.2, true);
        }
        match known {
            Some(known) => {
                self.liked.clear();
                self.liked.extend_from_slice(known);
            }
            None => game.move_priors(&mut self.mind, state, &self.choices, &mut self.liked),
        }
        let shares =
            if tuning.guidance > 0.0 { Shares::new(&self.liked, tuning.temperature) } else { Shares::EVEN };
        let mut child = self.nodes[at].child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if let Some(choice) = node.choice.filter(|_| node.seat == seat.0)
                && let Some(place) = self.choices.iter().position(|&one| one == choice)
            {
                self.liked[place] = i32::MIN;
            }
            child = node.sibling;
        }
        let place = most_liked(&self.liked);
        // Choices with negative priors are not worth a visit.
        if self.liked[place] < 0 && best.0 != NONE {
            self.path.push(best.0);
            return (best.2, true);
        }
        if self.nodes.len() < NODES
            && let Ok(new) = u32::try_from(self.nodes.len())
        {
            self.nodes.push(Node {
                choice: Some(self.choices[place]),
                seat: seat.0,
                visits: 0,
                available: 1,
                share: shares.of(self.liked[place]),
                trust: if self.nodes[at].child == NONE { tuning.trust } else { 0.0 },
                sum: 0.0,
                child: NONE,
                sibling: self.nodes[at].child,
            });
            self.nodes[at].child = new;
            self.path.push(new);
        }
        (place, false)
    }

    /// Evaluates the position at the end of an iteration and updates the nodes on its path.
    fn learn(&mut self, asked: &Asked<'_, G>, state: &G::State, first: usize, delay: f64) {
        let &Asked { game, known, seat, .. } = asked;
        let mut wins: Wins = [0.0; SEATS];
        match game.outcome(state) {
            Some(outcome) => {
                for (seat, win) in (0..).zip(&mut wins) {
                    *win = f64::from(u8::from(outcome.winners.contains(Seat(seat))));
                }
                game.ended(known, state, &mut wins);
            }
            None => game.judge(&mut self.mind, state, &mut wins),
        }
        let told = wins[usize::from(seat.0) % SEATS];
        game.objective(state, &mut wins);
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.sum += wins[usize::from(node.seat) % SEATS] - delay;
        }
        let mut terms = [0.0; TERMS];
        game.terms(state, seat, &mut terms);
        let win = wins[usize::from(seat.0) % SEATS];
        self.met[0] += win;
        self.met[1] += win * win;
        let visits = f64::from(self.nodes[ROOT as usize].visits);
        let mean = self.met[0] / visits;
        self.spread = (self.met[1] / visits - mean * mean).max(1e-6).sqrt();
        // The path begins with the root, which is no decision.
        self.tried[first].add(told, &terms, self.path.len() - 1);
    }
}
