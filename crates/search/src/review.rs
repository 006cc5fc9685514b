//! Reviews of finished games: the chance to win at each decision, and the better choices.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tabletop::{Audience, FastSource, Message, Seat, Seen};

use crate::{BotFactory, Budget, Considered, Estimate, SearchParams, Thought, seed_of};

/// The number of simulations per search.
const ITERATIONS: u32 = 400;

/// The time limit of a search; a decision takes at most two searches.
const TIME: Duration = Duration::from_millis(120);

/// The number of costly choices to report.
const TOLD: usize = 5;

/// A choice that cost less of the chance to win is not reported.
const WORTH_TELLING: f64 = 0.02;

/// A choice with fewer visits gets a search of its own.
const ENOUGH: u32 = 30;

/// One reviewed decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// The step of the choice.
    pub step: u32,
    /// The chance to win before the choice: the mean of all simulations, including bad lines, so it is below the
    /// value of the best choice.
    pub before: f64,
    /// The chance to win after the actual choice.
    pub chosen: Estimate,
    /// The chance to win after the best choice.
    pub best: Estimate,
    /// The actual choice.
    pub choice: Message,
    /// The best choice, if it is another one and better.
    pub better: Option<Message>,
}

impl Moment {
    /// The loss of chance to win by the choice, at least 0.
    pub fn cost(&self) -> f64 {
        (self.best.mean - self.chosen.mean).max(0.0)
    }

    /// Whether the cost exceeds the sampling error.
    pub fn is_certain(&self) -> bool {
        self.cost() > self.best.margin.hypot(self.chosen.margin)
    }
}

/// The costliest choices that had a better one, most costly first.
pub fn dearest<'a>(moments: impl IntoIterator<Item = &'a Moment>) -> Vec<&'a Moment> {
    let worth = |moment: &&Moment| moment.cost() >= WORTH_TELLING && moment.better.is_some();
    let mut dear: Vec<&Moment> = moments.into_iter().filter(worth).collect();
    dear.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
    dear.truncate(TOLD);
    dear
}

/// The least change of the chance to win between two decisions that is listed.
const SWING: f64 = 0.05;

/// A change of the chance to win that no choice of the seat explains: the effect of chance or of other seats
/// between two of its decisions.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Swing {
    /// The step of the choice before it. Chance that this choice caused is part of the swing.
    pub from_step: u32,
    /// The last step before the next decision, or the last of the game.
    pub to_step: u32,
    /// The chance to win after the choice.
    pub from: f64,
    /// The chance to win at the next decision, with its best choice; 1 or 0 at the end of the game.
    pub to: f64,
}

impl Swing {
    /// The change of the chance to win; positive if it rose.
    pub fn change(&self) -> f64 {
        self.to - self.from
    }
}

/// The largest swings of a game, largest first. `end` is the last step of the game and whether the seat won; `None`
/// while the review is incomplete. `is_outside` says whether anything happened in a swing besides the seat's own choice:
/// if not, only the two searches differ.
pub fn swings(
    moments: &[Moment],
    end: Option<(u32, bool)>,
    is_outside: impl Fn(&Swing) -> bool,
) -> Vec<Swing> {
    let between = moments.windows(2).filter_map(|pair| {
        let [one, next] = pair else { return None };
        let to_step = next.step.saturating_sub(1);
        let swing = Swing { from_step: one.step, to_step, from: one.chosen.mean, to: next.best.mean };
        // Below this, the difference may be that of two searches of the same position.
        (swing.change().abs() > one.chosen.margin.hypot(next.best.margin)).then_some(swing)
    });
    let last = moments.last().zip(end).and_then(|(moment, (to_step, won))| {
        let swing = Swing {
            from_step: moment.step,
            to_step,
            from: moment.chosen.mean,
            to: if won { 1.0 } else { 0.0 },
        };
        (swing.change().abs() > moment.chosen.margin).then_some(swing)
    });
    let mut all: Vec<Swing> =
        between.chain(last).filter(|swing| swing.change().abs() >= SWING && is_outside(swing)).collect();
    all.sort_by(|one, other| other.change().abs().total_cmp(&one.change().abs()));
    all.truncate(TOLD);
    all
}

/// A decision to be reviewed.
struct Decision<G: BotFactory> {
    step: u32,
    /// The position before it, as the seat that decided knew it.
    known: G::State,
    choice: G::Choice,
}

/// A review of a game, one decision at a time.
pub struct Reviewer<G: BotFactory> {
    seat: Seat,
    decisions: std::vec::IntoIter<Decision<G>>,
    seed: u64,
    budget: Budget,
}

impl<G: BotFactory> Reviewer<G> {
    /// A review of those decisions of the viewing seat that had more than one choice; a spectator has none. It runs
    /// no search yet.
    pub fn new(table: Seen<'_, G>, seed: u64) -> Self {
        let (mut decisions, mut decides) = (Vec::new(), Seat(0));
        if let Audience::Seat(seat) = table.audience() {
            decides = seat;
            for entry in table.line().iter().filter(|entry| entry.seat() == Some(seat)) {
                let (step, before) = (entry.step(), entry.before());
                let Some(choice) = entry.choice().filter(|_| before.choices().len() > 1) else { continue };
                let Ok(known) = before.resampled(&mut FastSource::new(seed_of(seed, step.into(), 3)));
                decisions.push(Decision { step, known, choice });
            }
        }
        let budget = Budget { time: Some(TIME), ..Budget::iterations(ITERATIONS) };
        Self { seat: decides, decisions: decisions.into_iter(), seed, budget }
    }

    /// Sets the budget of each search; a decision takes at most two.
    #[must_use]
    pub fn thinking(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// The number of decisions not yet reviewed.
    pub fn left(&self) -> usize {
        self.decisions.len()
    }

    /// Reviews the next decision with the knowledge its seat had then; `None` at the end, or when stopped.
    pub fn next(&mut self, game: &G, stop: &AtomicBool) -> Option<Moment> {
        let Decision { step, known, choice } = self.decisions.next()?;
        let seed = seed_of(self.seed, step.into(), 3);
        let mut choices = Vec::new();
        game.choices(&known, &mut choices);
        let think = |choices: &[G::Choice]| -> Thought {
            let watch = &mut |_: &Thought| {
                if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            game.consider(
                &known,
                self.seat,
                choices,
                &SearchParams { budget: self.budget, seed, threads: 1 },
                watch,
            )
        };
        let thought = think(&choices);
        let at = choices.iter().position(|&other| other == choice)?;
        let enough = |found: &&Considered| found.index == at && found.visits >= ENOUGH;
        let chosen = match thought.choices.iter().find(enough) {
            Some(found) => found.win,
            None => think(&[choice]).choices.first()?.win,
        };
        let best = thought.choices.first()?;
        let better = (best.index != at && best.win.mean > chosen.mean).then(|| choices[best.index]);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        Some(Moment {
            step,
            before: thought.before(),
            chosen,
            best: if better.is_some() { best.win } else { chosen },
            choice: game.label(&known, choice),
            better: better.map(|better| game.label(&known, better)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(step: u32, chosen: f64, best: f64, margin: f64) -> Moment {
        let estimate = |mean| Estimate { mean, margin };
        Moment {
            step,
            before: best,
            chosen: estimate(chosen),
            best: estimate(best),
            choice: Message::new("test"),
            better: None,
        }
    }

    #[test]
    fn a_swing_is_what_happens_between_two_decisions() {
        // The fall at step 3 is the cost of a choice and no swing; that between 3 and 7 is one.
        let moments = [moment(1, 0.60, 0.60, 0.01), moment(3, 0.30, 0.58, 0.01), moment(7, 0.12, 0.12, 0.01)];
        let found = swings(&moments, None, |_| true);
        assert_eq!(found, [Swing { from_step: 3, to_step: 6, from: 0.30, to: 0.12 }]);
    }

    #[test]
    fn the_end_is_a_swing_and_the_largest_comes_first() {
        let moments = [moment(1, 0.5, 0.5, 0.01), moment(4, 0.4, 0.4, 0.01)];
        let found = swings(&moments, Some((9, true)), |_| true);
        assert_eq!(
            found.iter().map(|swing| (swing.from_step, swing.to_step)).collect::<Vec<_>>(),
            [(4, 9), (1, 3)]
        );
        assert!(found[0].change() > 0.0 && found[1].change() < 0.0);
    }

    #[test]
    fn a_step_in_which_only_the_seat_acts_is_no_swing() {
        let moments = [moment(1, 0.5, 0.5, 0.01), moment(4, 0.4, 0.4, 0.01), moment(6, 0.7, 0.7, 0.01)];
        let found = swings(&moments, None, |swing| swing.from_step == 1);
        assert_eq!(found.iter().map(|swing| swing.from_step).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn what_margins_explain_is_no_swing() {
        let moments = [moment(1, 0.5, 0.5, 0.1), moment(4, 0.4, 0.4, 0.1)];
        assert_eq!(swings(&moments, None, |_| true), []);
    }
}
