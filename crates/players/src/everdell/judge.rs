//! What search knows of Everdell: how a position looks, and what a quick player does.

use everdell::{Choice, Everdell, RIVAL, RivalKind, State, Task, TwoHumans};
use tabletop::{Fast, Game, Seat};

use super::habit;
use super::weigh::{self, Outlook};
use crate::judged::{Judged, SEATS, TERMS, Tuning, Wins};

/// Nothing: what is needed is quickly counted.
#[derive(Debug, Default)]
pub struct Mind;

impl Judged for Everdell {
    type Mind = Mind;

    const TUNING: Tuning =
        Tuning { exploration: 0.7, width: 2.0, growth: 0.4, horizon: 10, trust: 0.0, depth: 64 };

    const TERMS: &'static [&'static str] = &["points", "rival-points", "resources", "cards"];

    fn terms(&self, state: &State, seat: Seat, into: &mut [f64; TERMS]) {
        let who = seat.0;
        let player = state.player(who);
        into[0] = self.points(state, who).into();
        into[1] = best_rival(self, state, who).into();
        into[2] = player.stock.total().into();
        into[3] = player.hand_len().into();
    }

    fn turn(&self, state: &State) -> Option<u64> {
        (state.task() == Task::Turn).then(|| u64::from(state.round) * 8 + u64::from(state.turn))
    }

    fn judge(&self, _: &mut Mind, state: &State, wins: &mut Wins) {
        *wins = [0.0; SEATS];
        let mut values = [0.0; everdell::SEATS];
        for (who, value) in (0..state.players).zip(&mut values) {
            // Thousandths of a point are far below what a float holds exactly.
            #[allow(clippy::cast_precision_loss)]
            let points = weigh::own(self, state, who) as f64 / 1000.0;
            *value = points;
        }
        let values = &values[..usize::from(state.players).min(everdell::SEATS)];
        if state.rival == RivalKind::None {
            among(state, values, wins);
        } else {
            against(self, state, values, wins);
        }
    }

    fn glance(&self, _: &mut Mind, state: &State, choices: &[Choice], liked: &mut Vec<i32>) {
        liked.clear();
        like(self, state, choices, |value| {
            // All of them may be sensible: none is below nothing.
            liked.push(1_000_000 + i32::try_from(value.clamp(-1_000_000, 1_000_000)).unwrap_or(0));
        });
    }

    fn playout(&self, _: &mut Mind, state: &State, choices: &[Choice], stream: &mut Fast) -> usize {
        if state.task() != Task::Turn {
            let who = self.decision(state).map_or(0, |decision| decision.seat.0);
            let answer = habit::answer(self, state, who, choices);
            return choices.iter().position(|&choice| choice == answer).unwrap_or(0);
        }
        let mut noise = stream.word();
        let mut best = (i64::MIN, 0);
        let mut place = 0;
        like(self, state, choices, |value| {
            noise = noise.rotate_left(11);
            let value = value + i64::try_from(noise & 0x1ff).unwrap_or(0);
            if value > best.0 {
                best = (value, place);
            }
            place += 1;
        });
        best.1
    }
}

/// Tells how much each choice is liked by who decides.
fn like(game: &Everdell, state: &State, choices: &[Choice], mut tell: impl FnMut(i64)) {
    let who = game.decision(state).map_or(0, |decision| decision.seat.0);
    if state.task() == Task::Turn {
        let outlook = Outlook::new(game, state, who);
        for &choice in choices {
            tell(outlook.turn(state, who, choice));
        }
    } else {
        habit::like(game, state, who, choices, tell);
    }
}

/// The points of whoever has most of the others.
fn best_rival(game: &Everdell, state: &State, who: u8) -> i16 {
    if state.rival != RivalKind::None {
        return game.points(state, RIVAL);
    }
    let others = (0..state.players).filter(|&seat| seat != who);
    others.map(|seat| game.points(state, seat)).max().unwrap_or(0)
}

/// How far the end is: 1 in winter, 0 when everybody has passed.
fn left(state: &State) -> f64 {
    let seats = &state.seats[..usize::from(state.players).min(everdell::SEATS)];
    let each = |player: &everdell::Player| {
        if player.passed { 0.0 } else { [1.0, 0.8, 0.55, 0.25][player.season as usize] }
    };
    seats.iter().map(each).sum::<f64>() / f64::from(state.players.max(1))
}

/// People among themselves: the more points, the likelier.
fn among(state: &State, values: &[f64], wins: &mut Wins) {
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    // Fitted to how games of greedy players went on.
    let scale = 2.5 + 3.5 * left(state).min(0.5) / 0.5;
    let weight = |value: f64| ((value - most) / scale).exp();
    let sum: f64 = values.iter().map(|&value| weight(value)).sum();
    for (win, &value) in wins.iter_mut().zip(values) {
        *win = weight(value) / sum;
    }
}

/// Against an automated opponent.
fn against(game: &Everdell, state: &State, values: &[f64], wins: &mut Wins) {
    let rival = f64::from(game.points(state, RIVAL));
    let left = left(state);
    let goal = rival + RIVAL_GROWS * left;
    let chance = |value: f64| 1.0 / (1.0 + ((goal - value) / (5.0 + 10.0 * left)).exp());
    let together = state.options.two_humans == TwoHumans::Together;
    let all: f64 = values.iter().map(|&value| chance(value)).product();
    for (win, &value) in wins.iter_mut().zip(values) {
        *win = if together { all } else { chance(value) };
    }
}

/// How many points an automated opponent gains in a whole game, roughly.
const RIVAL_GROWS: f64 = 40.0;
