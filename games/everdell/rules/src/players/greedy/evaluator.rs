//! The evaluator and the rollout policy for searches.

use crate::index::Owner;
use crate::{Choice, Everdell, RivalKind, State, Task, TwoHumans};
use tabletop::{FastSource, Game, Seat};

use super::policy::Policy;
use super::weigh::Outlook;
use super::{judge, rollout};
use ::search::{Evaluator, SEATS, TERMS, Tuning, Wins, adjusted};

/// The unit of [`chances`] in which margins are valued, apart from who wins, and how many points an automated opponent is
/// thought to have less.
const MARGIN: f64 = 40.0;
const HEAD_START: f64 = 15.0;
/// The share of the chance to win in the objective; the rest are points.
const WIN: f64 = 0.1;

/// The same unit and share against Rugwort: a player that plays nothing loses to him by a few points, and must not be
/// content with that.
const RUGWORT: (f64, f64) = (10.0, 0.5);

/// No answer is worth more or less by hand, in thousandths of a point: the policy may yet prefer one that seems the worst.
const MOST: i64 = 100_000;

/// The value of a choice that is neither good nor bad.
const MIDDLE: i32 = 1 << 30;

/// Factor and summand from the computed to the displayed log odds, fitted to games of `search:120` (docs/players.md).
const TOLD_NIGHTWEAVE: (f64, f64) = (1.1, 0.5);
const TOLD_RUGWORT: (f64, f64) = (1.6, 0.1);

impl Evaluator for Everdell {
    type EvalCache = ();

    /// The temperature is twice that at which the policy has learned.
    const TUNING: Tuning = Tuning {
        exploration: 0.2,
        width: 2.0,
        growth: 0.4,
        horizon: 14,
        trust: 0.0,
        guidance: 2.0,
        temperature: 1000.0,
        depth: 64,
    };

    /// Between people the forecast replaces the rest of the game. Against an automated opponent and with expansions
    /// simulations go on to the end: there the network did not win more games (docs/players.md).
    fn tuning(&self, known: &State) -> Tuning {
        let forecasts = known.rival == RivalKind::None && known.expansions.get().is_none();
        let horizon = if forecasts { Self::TUNING.horizon } else { u32::MAX };
        Tuning { horizon, ..Self::TUNING }
    }

    const TERMS: &'static [&'static str] = &["points", "rival-points", "resources", "cards"];

    fn terms(&self, state: &State, seat: Seat, into: &mut [f64; TERMS]) {
        let who = Owner::of(seat);
        let player = state.player(who);
        into[0] = self.points(state, who).into();
        into[1] = judge::best_rival(self, state, who).points.into();
        into[2] = player.stock.total().into();
        into[3] = player.hand_len().into();
    }

    fn turn(&self, state: &State) -> Option<u64> {
        (state.task() == Task::Turn).then(|| u64::from(state.round) * 8 + u64::from(state.turn))
    }

    fn judge(&self, (): &mut (), state: &State, wins: &mut Wins) {
        let (finals, rival) = judge::forecast(self, state);
        chances(state, &finals, rival, doubt(state), wins);
    }

    fn ended(&self, from: &State, end: &State, wins: &mut Wins) {
        let finals = finals(self, end);
        let left = left(from);
        let rival = f64::from(self.points(end, Owner::RIVAL)) - better(from) * left;
        chances(end, &finals, rival, 0.8 + 5.0 * left, wins);
    }

    /// For points, all but evenly: where many are missing, each of them counts as much as where few are,
    /// or only a stroke of luck would seem worth anything.
    fn objective(&self, state: &State, wins: &mut Wins) {
        let (unit, share) = if state.rival == RivalKind::Rugwort { RUGWORT } else { (MARGIN, WIN) };
        let mut margins = *wins;
        if state.ending.is_some() {
            let rival = f64::from(self.points(state, Owner::RIVAL)) - HEAD_START;
            chances(state, &finals(self, state), rival, unit, &mut margins);
        } else {
            rescale(state, doubt(state) / unit, HEAD_START / unit, &mut margins);
        }
        for (win, margin) in wins.iter_mut().zip(margins) {
            *win = share * *win + (1.0 - share) * margin;
        }
    }

    fn calibrate(&self, known: &State, found: f64) -> f64 {
        let (times, more) = match known.rival {
            RivalKind::Nightweave => TOLD_NIGHTWEAVE,
            RivalKind::Rugwort => TOLD_RUGWORT,
            RivalKind::None => return found,
        };
        adjusted(found, times, more)
    }

    fn move_priors(&self, (): &mut (), state: &State, choices: &[Choice], liked: &mut Vec<i32>) {
        liked.clear();
        like(self, state, choices, |value| {
            // Every choice may be sensible: no prior is below 0.
            liked.push(MIDDLE + i32::try_from(value).unwrap_or(0).clamp(-MIDDLE, MIDDLE - 1));
        });
    }

    fn playout(&self, (): &mut (), state: &State, choices: &[Choice], stream: &mut FastSource) -> usize {
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

/// Rates each choice for the player who decides.
fn like(game: &Everdell, state: &State, choices: &[Choice], mut tell: impl FnMut(i64)) {
    let who = game.decision(state).map_or(Owner::FIRST, |decision| Owner::of(decision.seat));
    let policy = Policy::new(game, state, who);
    by_hand(game, state, who, choices, |choice, value| tell(value + policy.correction(choice)));
}

/// Calls `tell` with the value of each choice before the policy corrects it, in thousandths of a point.
pub fn by_hand(
    game: &Everdell,
    state: &State,
    who: Owner,
    choices: &[Choice],
    mut tell: impl FnMut(Choice, i64),
) {
    if state.task() == Task::Turn {
        let outlook = Outlook::new(game, state, who).with_wants(state, who);
        for &choice in choices {
            tell(choice, outlook.turn(state, who, choice));
        }
    } else {
        rollout::like(game, state, who, choices, |choice, value| tell(choice, value.clamp(-MOST, MOST)));
    }
}

/// How much of the game is left: 1 at the beginning, 0 when all players have passed or have no workers left to place.
fn left(state: &State) -> f64 {
    let each = |player: &crate::Player| {
        let later = [13.0, 10.0, 6.0, 0.0][player.season as usize];
        if player.passed { 0.0 } else { (f64::from(player.at_home()) + later) / 15.0 }
    };
    state.everyone().map(each).sum::<f64>() / f64::from(state.players.max(1))
}

/// The points of each seat.
fn finals(game: &Everdell, state: &State) -> [f64; crate::SEATS] {
    let mut finals = [0.0; crate::SEATS];
    for (points, who) in finals.iter_mut().zip(state.people()) {
        *points = f64::from(game.points(state, who));
    }
    finals
}

/// The chance of each seat to win, by the expected points of all players; `scale` is the expected error of the points.
fn chances(state: &State, finals: &[f64; crate::SEATS], rival: f64, scale: f64, wins: &mut Wins) {
    *wins = [0.0; SEATS];
    let finals = &finals[..usize::from(state.players).min(crate::SEATS)];
    if state.rival == RivalKind::None {
        let most = finals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weight = |value: f64| ((value - most) / scale).exp();
        let sum: f64 = finals.iter().map(|&value| weight(value)).sum();
        for (win, &value) in wins.iter_mut().zip(finals) {
            *win = weight(value) / sum;
        }
        return;
    }
    // A draw is lost (N13.4, E14.5).
    let chance = |value: f64| 1.0 / (1.0 + ((rival + 0.5 - value) / scale).exp());
    let together = state.options.two_humans == TwoHumans::Together;
    let all: f64 = finals.iter().map(|&value| chance(value)).product();
    for (win, &value) in wins.iter_mut().zip(finals) {
        *win = if together { all } else { chance(value) };
    }
}

/// The chances that [`chances`] finds for another scale: `times` is the old one divided by the new one. Against an
/// automated opponent `more` is added to the log odds.
fn rescale(state: &State, times: f64, more: f64, wins: &mut Wins) {
    if state.rival != RivalKind::None {
        *wins = wins.map(|win| adjusted(win, times, more));
        return;
    }
    let people = &mut wins[..usize::from(state.players).min(SEATS)];
    for win in &mut *people {
        *win = win.powf(times);
    }
    let sum: f64 = people.iter().sum();
    for win in people {
        *win /= sum;
    }
}

/// The expected error of a forecast of points, in the unit of [`chances`]: greatest at the beginning of the game.
fn doubt(state: &State) -> f64 {
    1.5 + 4.0 * left(state)
}

/// How many more points searching players get than the rollout policy, from the beginning of a game.
fn better(state: &State) -> f64 {
    match state.rival {
        RivalKind::None => 0.0,
        RivalKind::Nightweave => 8.0,
        RivalKind::Rugwort => 13.0,
    }
}
