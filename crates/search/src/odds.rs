//! Sampled odds of any choice; exact odds exist for few.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tabletop::{Audience, FastSource, Seat};

use crate::evaluator::{DECISIONS, TERMS};
use crate::{BotFactory, Budget, Estimate, Evaluator, SearchParams, seed_of};

/// The default number of samples.
pub const SAMPLES: u32 = 400;

/// The maximal number of parts of a distribution.
const PARTS: i64 = 7;

/// The sampled results of a choice.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Odds {
    /// The number of samples: the choice played up to the seat's next decision.
    pub samples: u32,
    /// The number of simulations for the chance to win.
    pub looks: u32,
    /// The chance to win after the choice, with good play.
    pub win: Estimate,
    /// The change of each of [`Evaluator::TERMS`], in their order.
    pub changes: Vec<Change>,
}

/// The change of a term of a game.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Change {
    /// The mean.
    pub mean: Estimate,
    /// The distribution, smallest first, without parts that never occurred.
    pub parts: Vec<Part>,
}

/// The share of changes in an interval of integers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// The lower end, included.
    pub from: i64,
    /// The upper end, included.
    pub to: i64,
    /// The share of the samples, from 0 to 1.
    pub share: f64,
}

/// Samples the results of a choice.
///
/// `known` looks the same to `seat`, which decides, as the true position; the result is the same for every such
/// Each sample redraws what is hidden, plays the other seats by the playout policy, and ends with the seat's next
/// decision. A search from there gives the chance to win. The samples and the search have the whole number of
/// iterations each, but share the time limit; without a time limit the same seed gives the same result.
pub fn odds<G: BotFactory>(
    game: &G,
    known: &G::State,
    seat: Seat,
    choice: G::Choice,
    manner: &SearchParams,
    stop: &AtomicBool,
) -> Odds {
    let started = Instant::now();
    let Budget { iterations, time, .. } = manner.budget;
    let is_over = || stop.load(Ordering::Relaxed) || time.is_some_and(|time| started.elapsed() >= time / 2);
    let terms = G::TERMS.len().min(TERMS);
    let mut hidden = FastSource::new(seed_of(manner.seed, 0, 6));
    let Ok(known) = game.resample(known, Audience::Seat(seat), &mut hidden);
    let mut before = [0.0; TERMS];
    game.terms(&known, seat, &mut before);
    let mut table = Sampler { game, seat, mind: G::EvalCache::default(), choices: Vec::new() };
    let mut found: Vec<Vec<f64>> = vec![Vec::new(); terms];
    let mut samples = 0;
    // At least one sample is taken, however little time there is.
    while samples < iterations.unwrap_or(SAMPLES) && (samples == 0 || !is_over()) {
        let after = table.sample(&known, choice, seed_of(manner.seed, u64::from(samples), 7));
        for ((found, after), before) in found.iter_mut().zip(after).zip(before) {
            found.push(after - before);
        }
        samples += 1;
    }
    let time = time.map(|time| time.saturating_sub(started.elapsed()));
    // The search must not stop early: its value is wanted, not its choice.
    let budget = Budget { iterations: iterations.or(Some(SAMPLES)), time, until_settled: false };
    let manner = SearchParams { budget, ..*manner };
    let thought = game.consider(&known, seat, &[choice], &manner, &mut |_| {
        if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let win =
        thought.choices.first().map_or(Estimate { mean: 0.5, margin: 0.5 }, |considered| considered.win);
    let changes = found.iter().map(|found| change(found)).collect();
    Odds { samples, looks: thought.iterations, win, changes }
}

/// Plays a choice repeatedly.
struct Sampler<'a, G: Evaluator> {
    game: &'a G,
    seat: Seat,
    mind: G::EvalCache,
    choices: Vec<G::Choice>,
}

impl<G: Evaluator> Sampler<'_, G> {
    /// The value of each term when the seat decides again.
    fn sample(&mut self, known: &G::State, choice: G::Choice, seed: u64) -> [f64; TERMS] {
        let (game, seat) = (self.game, self.seat);
        let mut chance = FastSource::new(seed);
        let mut whims = FastSource::new(chance.word());
        let Ok(mut state) = game.resample(known, Audience::Seat(seat), &mut chance);
        let mut next = choice;
        for _ in 0..DECISIONS {
            game.play_fast(&mut state, next, &mut chance);
            if game.decision(&state).is_none_or(|decision| decision.seat == seat) {
                break;
            }
            game.choices(&state, &mut self.choices);
            let Some(last) = self.choices.len().checked_sub(1) else { break };
            let place = game.playout(&mut self.mind, &state, &self.choices, &mut whims);
            next = self.choices[place.min(last)];
        }
        let mut terms = [0.0; TERMS];
        game.terms(&state, seat, &mut terms);
        terms
    }
}

/// The mean and the distribution of samples.
fn change(found: &[f64]) -> Change {
    // Samples are few, and terms are small.
    #[allow(clippy::cast_precision_loss)]
    let count = found.len().max(1) as f64;
    let mean = found.iter().sum::<f64>() / count;
    let squares: f64 = found.iter().map(|value| (value - mean) * (value - mean)).sum();
    let margin = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
    #[allow(clippy::cast_possible_truncation)]
    let whole: Vec<i64> = found.iter().map(|value| value.round() as i64).collect();
    let least = whole.iter().copied().min().unwrap_or(0);
    let most = whole.iter().copied().max().unwrap_or(0);
    let width = (most - least) / PARTS + 1;
    let parts = (0..PARTS).map(|part| {
        let from = least + part * width;
        let to = (from + width - 1).min(most);
        #[allow(clippy::cast_precision_loss)]
        let share = whole.iter().filter(|value| (from..=to).contains(value)).count() as f64 / count;
        Part { from, to, share }
    });
    Change { mean: Estimate { mean, margin }, parts: parts.filter(|part| part.share > 0.0).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_told_in_few_parts() {
        let Change { mean, parts } = change(&[0.0, 0.0, 1.0, 3.0]);
        assert!((mean.mean - 1.0).abs() < 1e-9 && (mean.margin - 1.96 / 2f64.sqrt()).abs() < 1e-9);
        let told: Vec<_> = parts.iter().map(|part| (part.from, part.to, part.share)).collect();
        assert_eq!(told, [(0, 0, 0.5), (1, 1, 0.25), (3, 3, 0.25)]);
        let wide: Vec<f64> = (-10..=10).map(f64::from).collect();
        let Change { parts, .. } = change(&wide);
        assert_eq!(parts.len(), 7);
        assert_eq!((parts[0].from, parts[0].to, parts[6].from, parts[6].to), (-10, -8, 8, 10));
        assert!((parts.iter().map(|part| part.share).sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn what_is_always_the_same_is_certain() {
        let Change { mean, parts } = change(&[-2.0; 9]);
        assert!((mean.mean + 2.0).abs() < 1e-9 && mean.margin < 1e-9);
        assert_eq!(parts, [Part { from: -2, to: -2, share: 1.0 }]);
    }
}
