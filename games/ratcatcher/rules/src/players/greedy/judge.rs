//! The chance to win from a position at the beginning of a turn: a formula made by hand and a network that has learned,
//! mixed (docs/learning.md).

use std::sync::LazyLock;

use crate::content::Slot;
use crate::{Letter, Ratcatcher, State, Zone};

use super::inputs::{self, INPUTS};
use super::surroundings::{STEP, gathered, guards, rings};
use ::search::Network;

/// The cells of the network's layers.
const WIDE: usize = 64;
const NARROW: usize = 32;

/// The share of the network in the log odds of a position. With 100 simulations the formula alone wins 39 of 100 games,
/// both together 58, and with a share of 0.7 they win 53 (docs/players.md).
const LEARNED: f64 = 0.5;

/// The network, with the weights that it has learned (docs/learning.md).
static NETWORK: LazyLock<Network<INPUTS, WIDE, NARROW>> = LazyLock::new(|| {
    // The weights are part of the program, so that the tests read the same ones.
    Network::from_bytes(include_bytes!("judge.weights")).expect("weights of this network")
});

/// The chance to win.
pub fn chance(game: &Ratcatcher, state: &State) -> f64 {
    // Fitted to the results of games.
    let formula = (value(game, state) - 2.9) / 2.4;
    let mut inputs = [0.0; INPUTS];
    inputs::write(game, state, &mut inputs);
    let [learned] = NETWORK.outputs(&inputs).map(f64::from);
    let odds = formula + LEARNED * (learned - formula);
    1.0 / (1.0 + (-odds).exp())
}

/// The value of a position at the beginning of a turn, in cheeses.
fn value(game: &Ratcatcher, state: &State) -> f64 {
    let me = &state.me;
    let foe = &state.foe;
    let mut value = f64::from(me.cheese) - 0.9 * f64::from(foe.progress);
    // The last lives have the highest value.
    value += [0.0, 0.0, 0.9, 1.5, 1.9, 2.2, 2.4].get(usize::from(me.health)).copied().unwrap_or(2.6);
    // The tallyman asks twelve rats for a cheese, six for a life.
    let caged = f64::from(state.caged());
    value += 0.085 * caged.min(12.0) + 0.06 * (caged - 12.0).max(0.0);
    if foe.zone.is_some() {
        value += 0.6 * f64::from(game.nemesis(state).health.saturating_sub(foe.health));
    }
    value += 0.06 * f64::from(me.markers[0] + me.markers[1]);
    for slot in Slot::ALL {
        let worth = match slot {
            Slot::Attack => 0.25,
            Slot::Accuracy => 0.3,
            Slot::Movement => 0.18,
            Slot::Trap | Slot::Defence => 0.12,
            Slot::Yellow | Slot::Purple => 0.1,
            Slot::Health | Slot::YellowRefill | Slot::PurpleRefill => continue,
        };
        let filled = me.slots[slot as usize];
        let full = game.capacity(state, slot).max(1);
        value += worth * (f64::from(game.level(state, slot)) + f64::from(filled) / f64::from(full) / 3.0);
    }
    value + city(game, state)
}

/// The value of the things and rats in the city.
fn city(game: &Ratcatcher, state: &State) -> f64 {
    let mut value = 0.0;
    let mut nearest: i32 = 0;
    let mut cheese = 0u128;
    for district in state.city() {
        let active = state.is_active(district);
        for letter in Letter::ALL {
            let zone = Zone::of(district, letter);
            let spot = state.spot(zone);
            let rats = i32::from(spot.commons());
            if rats > 0 {
                value -= 0.012 * f64::from(rats);
                if active {
                    value -= 0.04 * f64::from(spot.rats[2]);
                }
            }
            if spot.cheese > 0 {
                cheese |= zone.bit();
                let gathered = f64::from(gathered(state, zone).min(8));
                value -= 0.009 * gathered * gathered;
            }
        }
    }
    rings(game, state, state.me.zone, cheese, |zone, far| {
        let pull = (420 - STEP * i32::from(far) - 35 * guards(state, zone)).max(20);
        nearest = nearest.max(pull);
        value += f64::from(pull) / 4000.0;
    });
    value + f64::from(nearest) / 1000.0
}
