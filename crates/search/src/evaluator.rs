//! What search needs to know of a game besides its rules.

use tabletop::{FastSource, Game, Seat};

/// Seats for which chances are kept.
pub const SEATS: usize = 8;

/// The most terms in which a game tells differences.
pub const TERMS: usize = 8;

/// The most decisions that one look ahead makes.
pub(crate) const DECISIONS: u32 = 1500;

/// The chance of each seat to win, from 0 to 1.
pub type Wins = [f64; SEATS];

/// Numbers of the search that suit a game; measured, not taste.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tuning {
    /// How far from the best a choice may look and still be tried: the factor of the upper bound,
    /// in units of how far results spread.
    pub exploration: f64,
    /// With n visits, as many choices take part as `width` times n to the power of `growth`.
    pub width: f64,
    /// See `width`.
    pub growth: f64,
    /// How many turns are played before a position is judged.
    pub horizon: u32,
    /// By how much another choice must be likelier to win than the one that looks best at a glance
    /// to be preferred to it.
    pub trust: f64,
    /// How many decisions deep the tree may grow; from there on the quick policy plays.
    pub depth: usize,
}

/// A game that search can play.
///
/// Everything is asked for in the innermost loop: it must be quick, and allocate nothing once warm.
pub trait Evaluator: Game {
    /// What it keeps between positions to be quick, such as distances. Answers must not depend on it.
    type EvalCache: Default + Send;

    /// The numbers of the search.
    const TUNING: Tuning;

    /// What each decision on the way takes off what is won: of two ways to the same end the shorter is
    /// better, and nobody goes round in circles because it costs nothing.
    const DELAY: f64 = 0.000_2;

    /// Stable names of the terms in which differences are told, such as `cheese`; at most [`TERMS`].
    const TERMS: &'static [&'static str];

    /// How much of each of [`Evaluator::TERMS`] there is for a seat; the rest stays as it is.
    fn terms(&self, state: &Self::State, seat: Seat, into: &mut [f64; TERMS]);

    /// The turn that begins or goes on here; nothing where a position cannot be judged because
    /// something has begun that is not over. A number that differs from that of the turn before.
    fn turn(&self, state: &Self::State) -> Option<u64>;

    /// The chance of each seat to win from here: 0 or 1 once the game is over, an estimate before.
    fn judge(&self, mind: &mut Self::EvalCache, state: &Self::State, wins: &mut Wins);

    /// What a look ahead that came to the end of the game says of each seat's chance to win `from`
    /// where it began. It is handed who won there, and may know better: those who play on play better
    /// than the quick policy did, and who wins by much is likelier to win than who wins by little.
    fn ended(&self, _from: &Self::State, _end: &Self::State, _wins: &mut Wins) {}

    /// What a search strives for: it is handed the chances to win and may change them, so that it still
    /// plays well where the game is all but won or lost. Nobody is told of it.
    fn objective(&self, _state: &Self::State, _wins: &mut Wins) {}

    /// What is told of a chance that a search has found here: the mean of many looks ahead, most of which ended with
    /// an estimate, is not how often games are won that stand like this. Nothing stays nothing, all stays all, and
    /// more is never told as less; what is chosen does not depend on it.
    fn calibrate(&self, _known: &Self::State, found: f64) -> f64 {
        found
    }

    /// How good each of the choices looks at a glance to the seat that decides, in whatever unit:
    /// search tries them in this order, and those below nothing only where there are no others.
    fn move_priors(
        &self,
        mind: &mut Self::EvalCache,
        state: &Self::State,
        choices: &[Self::Choice],
        liked: &mut Vec<i32>,
    );

    /// As [`Evaluator::move_priors`], for the choices that are thought about: it is asked once, and may take as
    /// long as many looks ahead. Its chance follows from `seed`.
    fn root_priors(
        &self,
        mind: &mut Self::EvalCache,
        state: &Self::State,
        choices: &[Self::Choice],
        _seed: u64,
        liked: &mut Vec<i32>,
    ) {
        self.move_priors(mind, state, choices, liked);
    }

    /// The place of the choice that a quick and sensible player makes.
    fn playout(
        &self,
        mind: &mut Self::EvalCache,
        state: &Self::State,
        choices: &[Self::Choice],
        stream: &mut FastSource,
    ) -> usize;
}

/// A chance with log odds so many times as great, and so much more.
pub fn adjusted(chance: f64, times: f64, more: f64) -> f64 {
    // The log odds of 0 and 1 are infinite, and lead back to 0 and 1.
    let chance = chance.clamp(0.0, 1.0);
    let odds = times * (chance / (1.0 - chance)).ln() + more;
    1.0 / (1.0 + (-odds).exp())
}

/// The place of what is liked most, the first of several.
pub fn most_liked(liked: &[i32]) -> usize {
    let mut best = 0;
    for (place, value) in liked.iter().enumerate() {
        if *value > liked[best] {
            best = place;
        }
    }
    best
}
