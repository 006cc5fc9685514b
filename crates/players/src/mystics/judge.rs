//! What search knows of Mice and Mystics: how a position looks, and what a quick party does.

use mystics::{Choice, Ending, Mystics, Plight, State, Task};
use tabletop::{Fast, Seat};

use super::atlas::Atlas;
use super::{habit, weigh, worth_a_thought};
use crate::judged::{Judged, SEATS, TERMS, Tuning, Wins};

/// What it costs that a deed is still to be done.
#[allow(clippy::cast_precision_loss, reason = "a small whole number")]
const DEED: f64 = weigh::DEED as f64;

/// The chance to win of a position of this value: fitted to turns of games that greedy parties played,
/// won and lost, through all chapters.
fn chance(value: f64) -> f64 {
    let deeds = (-value / DEED).round().max(0.0);
    let here = value + DEED * deeds;
    // Whoever does a deed must look better than before, however far away the next one is.
    let odds = 0.5 + 0.6 * here / 10_000.0 - 1.5 * (deeds - 1.0);
    // What is far from won is not as far from won as it looks.
    let odds = if odds < 0.0 { 0.15 * odds } else { odds };
    1.0 / (1.0 + (-odds).exp())
}

/// The map of the chapter that was asked about last.
#[derive(Debug, Default)]
pub struct Mind(Option<Atlas>);

impl Mind {
    fn atlas(&mut self, game: &Mystics, state: &State) -> &mut Atlas {
        if self.0.as_ref().is_none_or(|atlas| atlas.chapter != state.chapter) {
            self.0 = None;
        }
        self.0.get_or_insert_with(|| Atlas::new(game.pack(), state.chapter))
    }
}

impl Judged for Mystics {
    type Mind = Mind;

    const TUNING: Tuning =
        Tuning { exploration: 0.7, width: 2.0, growth: 0.4, horizon: 1, trust: 0.01, depth: 1 };

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

    fn judge(&self, mind: &mut Mind, state: &State, wins: &mut Wins) {
        let value = weigh::table(self, mind.atlas(self, state), state);
        // The values of positions are far below what a float holds exactly.
        #[allow(clippy::cast_precision_loss)]
        let value = value as f64;
        // They win together, and a game that is over is won or lost.
        *wins = [match state.ending {
            Some(ending) => f64::from(u8::from(ending == Ending::Victory)),
            None => chance(value),
        }; SEATS];
    }

    fn glance(&self, mind: &mut Mind, state: &State, choices: &[Choice], liked: &mut Vec<i32>) {
        let atlas = mind.atlas(self, state);
        let usual = habit::answer(self, atlas, state, choices);
        liked.clear();
        liked.extend(choices.iter().map(|&choice| {
            if choice == usual {
                return 100;
            }
            // Cards can be worn and taken off without end.
            if matches!(state.agenda.top(), Task::Equip(_)) || !worth_a_thought(self, atlas, state, choice) {
                return -1;
            }
            match choice {
                Choice::Task(_) | Choice::Special(_) => 60,
                Choice::Attack { .. } => 50,
                Choice::Search => 45,
                Choice::End | Choice::Done => 30,
                Choice::Walk(_) => 20,
                _ => 40,
            }
        }));
    }

    fn playout(&self, mind: &mut Mind, state: &State, choices: &[Choice], _: &mut Fast) -> usize {
        let answer = habit::answer(self, mind.atlas(self, state), state, choices);
        choices.iter().position(|&choice| choice == answer).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_worth_more_is_won_more_often() {
        let mut before = 0.0;
        for value in (-700..60).map(|thousands| f64::from(thousands) * 1_000.0) {
            let now = chance(value);
            let deed = chance(value + DEED);
            assert!(now > 0.0 && now < 1.0 && deed > now, "{value}");
            // Within a deed; where one is counted as the next, there is a step.
            if ((value / DEED).round() - ((value - 1_000.0) / DEED).round()).abs() < 0.5 {
                assert!(now >= before, "{value}");
            }
            before = now;
        }
    }
}
