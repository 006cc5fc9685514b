//! The result of a search.

use std::cmp::Reverse;
use std::time::Duration;

use crate::evaluator::TERMS;

/// A mean estimated from samples.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

impl Estimate {
    /// The estimate after calibration.
    fn told(self, told: impl Fn(f64) -> f64) -> Self {
        let [low, high] =
            [self.mean - self.margin, self.mean + self.margin].map(|end| told(end.clamp(0.0, 1.0)));
        // Without calibration the margin is kept, even where it exceeds the range of a chance.
        let stretch = if self.margin > 0.0 {
            (high - low) / ((self.mean + self.margin).min(1.0) - (self.mean - self.margin).max(0.0))
        } else {
            1.0
        };
        Self { mean: told(self.mean.clamp(0.0, 1.0)), margin: self.margin * stretch }
    }
}

/// The result for one choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Considered {
    /// Its index among the choices.
    pub index: usize,
    /// The number of visits.
    pub visits: u32,
    /// The chance that the seat wins after it.
    pub win: Estimate,
    /// The mean change of each term of the game when the positions after the choice are evaluated.
    pub terms: Vec<f64>,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Thought {
    /// The number of iterations.
    pub iterations: u32,
    /// The elapsed time.
    pub elapsed: Duration,
    /// The mean number of decisions an iteration followed the tree before the playout.
    pub depth: f64,
    /// The tried choices, best first.
    pub choices: Vec<Considered>,
}

impl Thought {
    /// The index of the best choice.
    pub fn best(&self) -> usize {
        self.choices.first().map_or(0, |choice| choice.index)
    }

    /// The chance to win before any choice: the mean of all iterations.
    pub fn before(&self) -> f64 {
        let sum: f64 = self.choices.iter().map(|tried| tried.win.mean * f64::from(tried.visits)).sum();
        sum / f64::from(self.iterations.max(1))
    }

    /// The result without its elapsed time, for comparisons.
    #[must_use]
    pub fn timeless(mut self) -> Self {
        self.elapsed = Duration::ZERO;
        self
    }
}

/// The statistics of a choice at the root.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tried {
    pub visits: u32,
    pub sum: f64,
    pub squares: f64,
    /// The total number of decisions for which iterations followed the tree.
    pub depth: u64,
    pub terms: [f64; TERMS],
}

impl Tried {
    pub fn add(&mut self, win: f64, terms: &[f64; TERMS], depth: usize) {
        self.visits += 1;
        self.depth += depth as u64;
        self.sum += win;
        self.squares += win * win;
        for (sum, term) in self.terms.iter_mut().zip(terms) {
            *sum += term;
        }
    }

    pub fn join(&mut self, other: &Self) {
        self.visits += other.visits;
        self.sum += other.sum;
        self.squares += other.squares;
        self.depth += other.depth;
        for (sum, term) in self.terms.iter_mut().zip(&other.terms) {
            *sum += term;
        }
    }

    fn estimate(&self) -> Estimate {
        let visits = f64::from(self.visits.max(1));
        let mean = self.sum / visits;
        let spread = (self.squares / visits - mean * mean).max(0.0);
        // With few samples the spread is unknown; the standard deviation of a chance is at most one half.
        let spread = (spread * visits + 0.25) / (visits + 1.0);
        Estimate { mean, margin: (1.96 * (spread / visits).sqrt()).min(1.0) }
    }
}

/// The result from the statistics; `before` holds the current value of each term, and `told` calibrates chances.
pub(super) fn conclude(
    tried: &[Tried],
    before: &[f64],
    told: impl Fn(f64) -> f64,
    elapsed: Duration,
) -> Thought {
    let mut choices: Vec<Considered> = tried
        .iter()
        .enumerate()
        .filter(|(_, tried)| tried.visits > 0)
        .map(|(index, tried)| {
            let mean = |sum: &f64| sum / f64::from(tried.visits);
            let terms = tried.terms.iter().zip(before).map(|(sum, before)| mean(sum) - before).collect();
            Considered { index, visits: tried.visits, win: tried.estimate().told(&told), terms }
        })
        .collect();
    choices.sort_by(|one, other| {
        Reverse(one.visits)
            .cmp(&Reverse(other.visits))
            .then(other.win.mean.total_cmp(&one.win.mean))
            .then(one.index.cmp(&other.index))
    });
    let iterations: u32 = tried.iter().map(|tried| tried.visits).sum();
    // Far below 2⁵², so that every integer is exact.
    #[allow(clippy::cast_precision_loss, reason = "see above")]
    let depth = tried.iter().map(|tried| tried.depth).sum::<u64>() as f64 / f64::from(iterations.max(1));
    Thought { iterations, elapsed, depth, choices }
}
