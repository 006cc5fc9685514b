//! The evaluator trait: everything that a search needs of a game in addition to its rules.

use tabletop::{FastSource, Game, Seat};

/// The maximal number of seats.
pub const SEATS: usize = 8;

/// The maximal number of terms of an evaluation.
pub const TERMS: usize = 8;

/// The maximal number of decisions of a simulation.
pub(crate) const DECISIONS: u32 = 1500;

/// The chance of each seat to win, from 0 to 1.
pub type Wins = [f64; SEATS];

/// Parameters of the search that suit a game, found by measurement.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tuning {
    /// The exploration constant: the factor of the upper confidence bound, in units of the spread of results.
    pub exploration: f64,
    /// Progressive widening: after n visits, `width` · n^`growth` choices take part.
    pub width: f64,
    /// See `width`.
    pub growth: f64,
    /// The horizon: the number of turns played before a position is evaluated.
    pub horizon: u32,
    /// The margin in chance to win by which another choice must exceed the one with the best prior to be preferred.
    pub trust: f64,
    /// How far the search follows the priors (PUCT): a choice with the share p of their softmax, visited n of N times,
    /// gains `guidance` · p · √N / (1 + n) in units of the spread of results. 0 if priors are only an order.
    pub guidance: f64,
    /// The difference of priors that means odds of e to 1. It matters only with guidance.
    pub temperature: f64,
    /// The maximal depth of the tree in decisions; beyond it the playout policy plays.
    pub depth: usize,
}

/// A game that search can play.
///
/// All methods are called in the innermost loop: they must be fast, and not allocate once warm.
pub trait Evaluator: Game {
    /// A cache between positions, such as distances. Results must not depend on it.
    type EvalCache: Default + Send;

    /// The parameters of the search.
    const TUNING: Tuning;

    /// The parameters of a search from this position.
    fn tuning(&self, _known: &Self::State) -> Tuning {
        Self::TUNING
    }

    /// The amount that each decision subtracts from the value, so that shorter ways to the same end are better and
    /// cycles are
    /// not free.
    const DELAY: f64 = 0.000_2;

    /// Stable names of the terms that explain a difference, such as `cheese`; at most [`TERMS`].
    const TERMS: &'static [&'static str];

    /// Writes the value of each of [`Evaluator::TERMS`] for a seat; other elements are left unchanged.
    fn terms(&self, state: &Self::State, seat: Seat, into: &mut [f64; TERMS]);

    /// The number of the current turn, different from that of the turn before; `None` where a position cannot be
    /// evaluated because something in it is unfinished.
    fn turn(&self, state: &Self::State) -> Option<u64>;

    /// Evaluates a position: each seat's chance to win, 0 or 1 once the game is over.
    fn judge(&self, mind: &mut Self::EvalCache, state: &Self::State, wins: &mut Wins);

    /// Adjusts the result of a simulation that reached the end of the game. The result is an estimate for `from`,
    /// where the simulation began. `wins` holds the winners; a game may correct for players that are better than
    /// the playout policy, and for the margin of the win.
    fn ended(&self, _from: &Self::State, _end: &Self::State, _wins: &mut Wins) {}

    /// The objective of the search. It may change the chances to win so that the search still plays well where the
    /// game is nearly won or lost. Its values are never reported.
    fn objective(&self, _state: &Self::State, _wins: &mut Wins) {}

    /// Calibrates the chance to win that a search has found to how often such games are won. The function must be
    /// monotonic and keep 0 and 1; choices do not depend on it.
    fn calibrate(&self, _known: &Self::State, found: f64) -> f64 {
        found
    }

    /// Priors of the choices for the deciding seat, in the unit of [`Tuning::temperature`]. The search tries choices in
    /// descending order, and those with negative priors only if there are no others.
    fn move_priors(
        &self,
        mind: &mut Self::EvalCache,
        state: &Self::State,
        choices: &[Self::Choice],
        liked: &mut Vec<i32>,
    );

    /// The playout policy: the index of the choice that a fast, sensible player makes.
    fn playout(
        &self,
        mind: &mut Self::EvalCache,
        state: &Self::State,
        choices: &[Self::Choice],
        stream: &mut FastSource,
    ) -> usize;
}

/// Multiplies the log odds of a chance by `times` and adds `more`.
pub fn adjusted(chance: f64, times: f64, more: f64) -> f64 {
    // The log odds of 0 and 1 are infinite and map back to 0 and 1.
    let chance = chance.clamp(0.0, 1.0);
    let odds = times * (chance / (1.0 - chance)).ln() + more;
    1.0 / (1.0 + (-odds).exp())
}

/// The index of the highest prior, the first of several.
pub fn most_liked(liked: &[i32]) -> usize {
    let mut best = 0;
    for (place, value) in liked.iter().enumerate() {
        if *value > liked[best] {
            best = place;
        }
    }
    best
}
