//! The evaluation and the playout policy of Mice and Mystics for searches.

use crate::{Choice, Ending, Mystics, Plight, State, Task};
use tabletop::{FastSource, Seat};

use super::atlas::Atlas;
use super::policy::{self, Policy};
use super::value;
use ::search::{Evaluator, SEATS, TERMS, Tuning, Wins, adjusted};

/// The prior of a choice to which the policy gives a value of 0.
const PRIOR: i64 = 1_000_000;

/// The calibration of reported chances: the amount added to the log odds.
const TOLD_MORE: f64 = 1.0;

/// The map of the latest chapter.
#[derive(Debug, Default)]
pub struct EvalCache(Option<Atlas>);

impl EvalCache {
    pub fn atlas(&mut self, game: &Mystics, state: &State) -> &mut Atlas {
        if self.0.as_ref().is_none_or(|atlas| atlas.chapter != state.chapter) {
            self.0 = None;
        }
        self.0.get_or_insert_with(|| Atlas::new(game.pack(), state.chapter))
    }
}

impl Evaluator for Mystics {
    type EvalCache = EvalCache;

    const TUNING: Tuning = Tuning {
        exploration: 0.7,
        width: 1.0,
        growth: 0.25,
        horizon: 4,
        trust: 0.03,
        guidance: 0.0,
        temperature: 1.0,
        depth: 4,
    };

    // The value of a turn here is about that of forty decisions in other games.
    const DELAY: f64 = 0.000_01;

    const TERMS: &'static [&'static str] = &["pages", "minions", "wounds", "cheese", "captured"];

    fn terms(&self, state: &State, _: Seat, into: &mut [f64; TERMS]) {
        *into = [0.0; TERMS];
        into[0] = state.end.saturating_sub(state.page).into();
        into[1] = state.foes().fold(0.0, |count, _| count + 1.0);
        for (_, mouse) in state.party() {
            into[2] += f64::from(mouse.wounds) + f64::from(mouse.poison);
            into[3] += f64::from(mouse.cheese);
            into[4] += f64::from(u8::from(mouse.plight.has(Plight::CAPTURED)));
        }
    }

    fn turn(&self, state: &State) -> Option<u64> {
        match state.agenda.top() {
            Task::Turn(mouse) => Some(u64::from(state.round) * 8 + u64::from(mouse)),
            _ => None,
        }
    }

    fn judge(&self, mind: &mut EvalCache, state: &State, wins: &mut Wins) {
        // They win together, and a finished game is won or lost.
        *wins = [match state.ending {
            Some(ending) => f64::from(u8::from(ending == Ending::Victory)),
            None => value::chance(self, mind.atlas(self, state), state),
        }; SEATS];
    }

    fn calibrate(&self, _: &State, found: f64) -> f64 {
        // The value of positions was fitted to the games of weaker players (docs/players.md).
        adjusted(found, 1.0, TOLD_MORE)
    }

    fn move_priors(&self, mind: &mut EvalCache, state: &State, choices: &[Choice], liked: &mut Vec<i32>) {
        let policy = Policy::new(self, mind.atlas(self, state), state, choices);
        liked.clear();
        let prior = |value: i64| {
            let prior = if value > policy::NEVER { (PRIOR + value).max(0) } else { -1 };
            i32::try_from(prior).unwrap_or(i32::MAX)
        };
        liked.extend(choices.iter().map(|&choice| prior(policy.value(choice))));
    }

    fn playout(&self, mind: &mut EvalCache, state: &State, choices: &[Choice], _: &mut FastSource) -> usize {
        policy::best(self, mind.atlas(self, state), state, choices)
    }
}
