//! A forecast of the points at the end of the game, by a network that has learned (docs/learning.md).

use std::sync::LazyLock;

use crate::index::Owner;
use crate::{Everdell, RivalKind, SEATS, State};

use super::inputs::{self, INPUTS};
use ::search::Network;

/// The cells of the network's layers.
const WIDE: usize = 64;
const NARROW: usize = 32;
/// Its outputs: the points that the seat still gains, and those that its strongest opponent does.
pub const OUTPUTS: usize = 2;
/// The points of an output of 1.
pub const UNIT: f32 = 20.0;

/// The network, with the weights that it has learned.
static NETWORK: LazyLock<Network<INPUTS, WIDE, NARROW, OUTPUTS>> = LazyLock::new(|| {
    // The weights are part of the program, so that the tests read the same ones.
    Network::from_bytes(include_bytes!("judge.weights")).expect("weights of this network")
});

/// The expected points of each person at the end of the game, and of the automated opponent.
pub fn forecast(game: &Everdell, state: &State) -> ([f64; SEATS], f64) {
    let mut finals = [0.0; SEATS];
    let mut rival = f64::from(game.points(state, Owner::RIVAL));
    // Rugwort gains nothing once the person has passed.
    let is_over = match state.rival {
        RivalKind::None => true,
        RivalKind::Rugwort => state.player(Owner::FIRST).passed,
        RivalKind::Nightweave => state.lair.finished,
    };
    for (points, who) in finals.iter_mut().zip(state.people()) {
        *points = f64::from(game.points(state, who));
        let passed = state.player(who).passed;
        let asked_for_rival = who == Owner::FIRST && !is_over;
        if passed && !asked_for_rival {
            continue;
        }
        let [own, other] = to_come(game, state, who);
        if !passed {
            *points += own;
        }
        if asked_for_rival {
            rival += other;
        }
    }
    (finals, rival)
}

/// The points that a seat and its strongest opponent still gain.
fn to_come(game: &Everdell, state: &State, who: Owner) -> [f64; OUTPUTS] {
    let mut inputs = [0.0; INPUTS];
    inputs::write(game, state, who, &mut inputs);
    NETWORK.outputs(&inputs).map(|output| f64::from(UNIT * output))
}

/// The targets of the network: the points that a seat and its strongest opponent gained until the end.
pub fn came(game: &Everdell, state: &State, end: &State, who: Owner) -> [f32; OUTPUTS] {
    let own = game.points(end, who) - game.points(state, who);
    let other = best_rival(game, end, who).points - best_rival(game, state, who).points;
    [own, other].map(|points| f32::from(points) / UNIT)
}

/// The strongest opponent of a seat.
pub struct Rival {
    /// Its points.
    pub points: i16,
    /// Its seat; `None` for an automated opponent, and for someone who plays alone.
    pub seat: Option<Owner>,
}

/// The opponent of a seat with the most points.
pub fn best_rival(game: &Everdell, state: &State, who: Owner) -> Rival {
    if state.rival != RivalKind::None {
        return Rival { points: game.points(state, Owner::RIVAL), seat: None };
    }
    let others = state.people().filter(|&seat| seat != who);
    let rivals = others.map(|seat| Rival { points: game.points(state, seat), seat: Some(seat) });
    rivals.max_by_key(|rival| rival.points).unwrap_or(Rival { points: 0, seat: None })
}
