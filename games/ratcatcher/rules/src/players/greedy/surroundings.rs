//! What surrounds a zone: rats at a cheese, guards, distances, and the wounds to expect.

use std::cmp::Ordering;

use crate::content::{Kind as Rat, NemesisAttribute, Target};
use crate::{Ratcatcher, State, TRAP, Zone, zones};

/// The cost of a step towards cheese, in the unit of priors.
pub const STEP: i32 = 45;

/// The greatest distance from which rats other than the nemesis are considered.
const NEAR: u8 = 4;
/// The greatest distance from which the nemesis is considered.
const FAR: u8 = 8;

/// The number of rats that would devour the cheese of a zone, counted as in R23.2.
pub fn gathered(state: &State, zone: Zone) -> i32 {
    let rats = &state.spot(zone).rats;
    let strays = state.strays_in(zone).count();
    i32::from(rats[0] + rats[2])
        + 3 * i32::try_from(strays).unwrap_or(0)
        + 5 * i32::from(state.foe.zone.is(zone))
}

/// The difficulty of clearing a zone of rats.
pub fn guards(state: &State, zone: Zone) -> i32 {
    let spot = state.spot(zone);
    let strays = i32::try_from(state.strays_in(zone).count()).unwrap_or(0);
    i32::from(spot.commons()) + i32::from(spot.rats[2]) + 2 * strays + 4 * i32::from(state.foe.zone.is(zone))
}

/// Calls `tell` with each reachable zone of `goals` and the number of steps to it.
pub fn rings(game: &Ratcatcher, state: &State, from: Zone, goals: u128, mut tell: impl FnMut(Zone, u8)) {
    let mut ring = from.bit();
    let mut seen = ring;
    let mut left = goals;
    let mut steps = 0;
    while ring != 0 && left != 0 {
        for zone in zones(ring & left) {
            tell(zone, steps);
        }
        left &= !ring;
        let around = zones(ring).fold(0, |set, zone| set | game.near(state, zone));
        ring = around & !seen;
        seen |= ring;
        steps += 1;
    }
}

/// The expected wounds, in tenths, of ending the turn in a zone. `browns` are the zones with brown rats that will
/// move.
pub fn threat(game: &Ratcatcher, state: &State, zone: Zone, browns: u128) -> i32 {
    let defence = i32::from(game.defence(state));
    let spot = state.spot(zone);
    let bite = |kind: Rat, at: Zone| {
        i32::from(state.spot(at).rats[kind as usize]) * i32::from(game.common_bite(state, kind))
    };
    // Rats that make for cheese stay, or come from adjacent zones, only where there is some.
    let baited = spot.cheese > 0;
    let walk = game.common_movement(state, Rat::Brown, zone);
    let foe = state.foe.zone.get().map_or(0, Zone::bit);
    let (mut bites, mut wounds) = (0, 0);
    let mut ring = zone.bit();
    let mut seen = ring;
    // Only the nemesis comes from farther away than `NEAR`.
    let farthest = if foe == 0 { NEAR } else { FAR };
    for far in 0..=farthest {
        if far <= walk {
            bites += zones(ring & browns).map(|at| bite(Rat::Brown, at)).sum::<i32>();
        }
        if baited && far <= 1 {
            bites += zones(ring).map(|at| bite(Rat::White, at) + bite(Rat::Black, at)).sum::<i32>();
        }
        for at in zones(ring) {
            for index in state.strays_in(at) {
                let stray = game.peculiar(index);
                if i32::from(stray.bite) > defence {
                    wounds += match far {
                        _ if stray.target == Target::Ratcatcher && far <= stray.movement => 10,
                        0 if baited => 8,
                        0 => 3,
                        _ => 0,
                    };
                }
            }
        }
        if ring & foe != 0 {
            wounds += nemesis_threat(game, state, i32::from(far), baited);
        }
        let around = zones(ring).fold(0, |set, zone| set | game.near(state, zone));
        ring = around & !seen;
        seen |= ring;
        if ring == 0 {
            break;
        }
    }
    if spot.has(TRAP) {
        let caught = i32::from(game.trap_dice(state)) * (7 - i32::from(game.trap_accuracy(state)));
        bites -= (caught + 3) / 6;
    }
    wounds
        + match bites.cmp(&defence) {
            Ordering::Greater => 10,
            // One more rat is not unlikely.
            Ordering::Equal => 2,
            Ordering::Less => 0,
        }
}

/// The expected wounds, in tenths, from the nemesis at this distance.
fn nemesis_threat(game: &Ratcatcher, state: &State, far: i32, baited: bool) -> i32 {
    let foe = |attribute| i32::from(game.foe(state, attribute));
    let hunts = game.nemesis(state).target == Target::Ratcatcher;
    // In sixths, because its movement is a die roll (R30.4).
    let arrives = match far {
        0 if hunts || baited => 6,
        0 => 2,
        _ if hunts => (7 - far + foe(NemesisAttribute::Movement)).clamp(0, 6),
        _ => 0,
    };
    let dice = foe(NemesisAttribute::Bite);
    let hits = 10 * dice * (6 - foe(NemesisAttribute::Accuracy)) / 6;
    let wounds = 10 * dice / 6 + (hits - 10 * i32::from(game.defence(state))).max(0);
    wounds * arrives / 6
}

/// The zones of active districts with brown rats.
pub fn browns(state: &State) -> u128 {
    let brown = state.spots_with(|spot| spot.rats[Rat::Brown as usize] > 0);
    zones(brown).filter(|zone| state.is_active(zone.district())).fold(0, |set, zone| set | zone.bit())
}
