//! The evaluation and the playout policy of The Ratcatcher for searches.

use std::cmp::{Ordering, Reverse};

use crate::content::{Kind as Rat, NemesisAttribute, Reward, Slot, Target, Ware};
use crate::{Choice, Letter, Prey, Ratcatcher, State, TRAP, Task, Zone, zones};
use tabletop::{FastSource, Maybe, Seat};

use ::search::{Evaluator, SEATS, TERMS, Tuning, Wins, adjusted};

/// The prior of a step towards cheese.
const STEP: i32 = 45;

/// The calibration of reported chances: the factor of the log odds, and the amount subtracted.
const TOLD_STEEPER: f64 = 1.44;
const TOLD_LESS: f64 = 0.7;

/// The greatest distance from which rats other than the nemesis are considered.
const NEAR: u8 = 4;
/// The greatest distance from which the nemesis is considered.
const FAR: u8 = 8;

/// An empty cache: everything needed is computed quickly.
#[derive(Debug, Default)]
pub struct EvalCache;

impl Evaluator for Ratcatcher {
    type EvalCache = EvalCache;

    const TUNING: Tuning =
        Tuning { exploration: 0.7, width: 3.0, growth: 0.4, horizon: 1, trust: 0.0, depth: 64 };

    const TERMS: &'static [&'static str] = &["cheese", "devoured", "health", "caged"];

    fn terms(&self, state: &State, _: Seat, into: &mut [f64; TERMS]) {
        into[0] = state.me.cheese.into();
        into[1] = state.foe.progress.into();
        into[2] = state.me.health.into();
        into[3] = state.caged().into();
    }

    fn turn(&self, state: &State) -> Option<u64> {
        (!state.rats_turn).then(|| state.round.into())
    }

    fn judge(&self, _: &mut EvalCache, state: &State, wins: &mut Wins) {
        *wins = [0.0; SEATS];
        wins[0] = chance(value(self, state));
    }

    fn calibrate(&self, _: &State, found: f64) -> f64 {
        // Fitted to games of the search that had not been used before (docs/players.md): one turn ahead, a city
        // that is about to be overrun does not look bad enough yet.
        adjusted(found, TOLD_STEEPER, -TOLD_LESS)
    }

    fn move_priors(&self, _: &mut EvalCache, state: &State, choices: &[Choice], liked: &mut Vec<i32>) {
        liked.clear();
        like(self, state, choices, |value| liked.push(value));
    }

    fn playout(
        &self,
        _: &mut EvalCache,
        state: &State,
        choices: &[Choice],
        stream: &mut FastSource,
    ) -> usize {
        // Ties between equal priors are broken at random.
        let mut noise = stream.word();
        let mut best = (i32::MIN, 0);
        let mut place = 0;
        like(self, state, choices, |value| {
            noise = noise.rotate_left(5);
            let value = 4 * value + i32::try_from(noise & 3).unwrap_or(0);
            if value > best.0 {
                best = (value, place);
            }
            place += 1;
        });
        best.1
    }
}

/// The chance to win with a position of this value, in cheeses.
fn chance(value: f64) -> f64 {
    // Fitted to the results of games.
    1.0 / (1.0 + (-(value - 2.9) / 2.4).exp())
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

/// The number of rats that would devour the cheese of a zone, counted as in R23.2.
fn gathered(state: &State, zone: Zone) -> i32 {
    let rats = &state.spot(zone).rats;
    let strays = state.strays_in(zone).count();
    i32::from(rats[0] + rats[2])
        + 3 * i32::try_from(strays).unwrap_or(0)
        + 5 * i32::from(state.foe.zone.is(zone))
}

/// The difficulty of clearing a zone of rats.
fn guards(state: &State, zone: Zone) -> i32 {
    let spot = state.spot(zone);
    let strays = i32::try_from(state.strays_in(zone).count()).unwrap_or(0);
    i32::from(spot.commons()) + i32::from(spot.rats[2]) + 2 * strays + 4 * i32::from(state.foe.zone.is(zone))
}

/// Calls `tell` with each reachable zone of `goals` and the number of steps to it.
fn rings(game: &Ratcatcher, state: &State, from: Zone, goals: u128, mut tell: impl FnMut(Zone, u8)) {
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
fn threat(game: &Ratcatcher, state: &State, zone: Zone, browns: u128) -> i32 {
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
fn browns(state: &State) -> u128 {
    let brown = state.spots_with(|spot| spot.rats[Rat::Brown as usize] > 0);
    zones(brown).filter(|zone| state.is_active(zone.district())).fold(0, |set, zone| set | zone.bit())
}

/// Calls `tell` with the prior of each choice.
fn like(game: &Ratcatcher, state: &State, choices: &[Choice], mut tell: impl FnMut(i32)) {
    if matches!(state.task(), Task::Actions | Task::BeforeRats) {
        let plan = Plan::new(game, state);
        for &choice in choices {
            tell(plan.like(game, state, choice));
        }
    } else {
        for &choice in choices {
            tell(habit(game, state, choice));
        }
    }
}

/// The aims of the ratcatcher in this turn.
struct Plan {
    /// Zones next to your own from which the way to the wanted cheese is shortest.
    towards: u128,
    /// Whether the wanted cheese is here.
    here: bool,
    /// Whether it can be reached in this turn.
    soon: bool,
    /// Whether a target of attacks is here.
    prey: bool,
    /// Expected wounds here, in tenths.
    threat: i32,
    near: u128,
    /// The zones that brown rats come from.
    browns: u128,
    /// Wounds from leaving the zone (R12.2), in tenths.
    gnawed: i32,
}

impl Plan {
    fn new(game: &Ratcatcher, state: &State) -> Self {
        let me = &state.me;
        let near = game.near(state, me.zone);
        let cheese = state.with_cheese();
        let dice = i32::from(me.dice);
        let mut best = (i32::MIN, Maybe::NONE, 0);
        rings(game, state, me.zone, cheese, |zone, far| {
            let reach = i32::from(far <= me.movement);
            let guards = guards(state, zone);
            let cost = if dice > 0 && reach > 0 { (guards - dice / 2).max(0) } else { guards / 2 };
            let value = -STEP * i32::from(far) - 40 * cost + 8 * gathered(state, zone);
            if value > best.0 {
                best = (value, zone.into(), far);
            }
        });
        let (_, goal, far) = best;
        let here = goal.is(me.zone);
        let browns = browns(state);
        let gnawers = i32::from(state.spot(me.zone).rats[Rat::Brown as usize]);
        let gnawing = gnawers * i32::from(game.common_bite(state, Rat::Brown));
        let gnawed = if gnawing > i32::from(game.defence(state)) { 10 } else { 0 };
        let towards = match goal.get() {
            Some(goal) if !here => game.nearest(state, goal, near, 0).0,
            _ => 0,
        };
        Self {
            towards,
            here,
            soon: far <= me.movement,
            prey: state.has_rats(me.zone),
            threat: threat(game, state, me.zone, browns),
            near,
            browns,
            gnawed,
        }
    }

    fn like(&self, game: &Ratcatcher, state: &State, choice: Choice) -> i32 {
        let me = &state.me;
        let fight = self.prey && me.dice > 0;
        match choice {
            Choice::Buy(ware) => match ware {
                Ware::Cheese => 1000,
                Ware::Health if me.health <= 2 => 990,
                Ware::Health if me.health + 1 < game.most_health(state) => 60,
                _ => 20,
            },
            Choice::Reward(index, which) => {
                let reward = game.peculiar(index).rewards.get(which.index());
                match reward {
                    Some(Reward::Cheese(_)) => 980,
                    Some(Reward::Health(_)) if me.health < game.most_health(state) => 970,
                    Some(Reward::Dice(_)) if self.prey => 960,
                    Some(Reward::Markers(colour, _)) if game.unlocked(state, *colour) => 300,
                    Some(Reward::Mystery) => 250,
                    _ => 90,
                }
            }
            Choice::Attack(dice) => {
                if dice != me.dice {
                    return 10;
                }
                if self.here || !self.soon { 800 } else { 450 }
            }
            Choice::Walk(zone) => {
                let onward = self.towards & zone.bit() != 0;
                // First deal with the rats that guard the cheese here.
                if self.here && fight {
                    return 30;
                }
                let calm = self.threat - threat(game, state, zone, self.browns) - self.gnawed;
                if onward && (self.soon || me.health > 1 || calm >= 0) {
                    return 600 - 10 * guards(state, zone);
                }
                if !self.here && !self.soon || me.dice == 0 {
                    let flee = if me.health <= 2 { 300 } else { 120 };
                    return 90 + flee * calm / 10 - guards(state, zone);
                }
                40
            }
            Choice::SetTrap(zone) => {
                let spot = state.spot(zone);
                let mine = i32::from(zone == me.zone);
                // Movement needed for the way is not spent on traps.
                if self.soon && !self.here {
                    return 50;
                }
                110 + 12 * i32::from(spot.commons())
                    + 10 * i32::from(spot.cheese)
                    + 12 * mine * self.threat / 10
                    + 4 * gathered(state, zone)
            }
            Choice::Use { .. } => {
                let want = self.near != 0 && (self.threat > 0 || fight);
                95 + 10 * i32::from(want)
            }
            Choice::End => 100,
            _ => 0,
        }
    }
}

/// The answer with the highest prior to a question in the middle of a turn; the first of equal ones.
pub fn by_habit(game: &Ratcatcher, state: &State, choices: &[Choice]) -> Choice {
    // An open decision always has a choice.
    choices.iter().copied().min_by_key(|&choice| Reverse(habit(game, state, choice))).unwrap_or(Choice::End)
}

/// The prior of an answer to a question in the middle of a turn.
#[allow(clippy::match_same_arms, reason = "a ranking; equal ranks of different things are no accident")]
fn habit(game: &Ratcatcher, state: &State, choice: Choice) -> i32 {
    match choice {
        Choice::Lethal(Prey::Nemesis) => 20,
        Choice::Lethal(Prey::Peculiar(_)) => 19,
        Choice::Hit(Prey::Nemesis) => 18,
        Choice::Hit(Prey::Peculiar(_)) => 17,
        Choice::Lethal(Prey::Common(Rat::Black)) => 16,
        Choice::Hit(Prey::Common(Rat::White)) => 15,
        Choice::Hit(Prey::Common(Rat::Brown)) => 14,
        Choice::Hit(Prey::Common(Rat::Black)) => 13,
        Choice::Lethal(_) | Choice::BagReward(Some(Ware::Cheese)) => 12,
        Choice::Fill(slot) => match slot {
            Slot::Attack => 19,
            Slot::Accuracy => 18,
            Slot::Movement => 17,
            Slot::Yellow => 16,
            Slot::Purple => 15,
            Slot::Trap => 14,
            Slot::Defence => 13,
            Slot::Health if state.me.health < game.most_health(state) => 20,
            Slot::Health => 12,
            Slot::YellowRefill => 11,
            Slot::PurpleRefill => 10,
        },
        Choice::BagReward(Some(Ware::Health)) => 11,
        Choice::PayRest
        | Choice::InOrder
        | Choice::BagReward(Some(_))
        | Choice::Lead(_)
        | Choice::SmokeOut(_) => 10,
        Choice::Buy(_) | Choice::Reward(..) | Choice::Use { .. } | Choice::Stop | Choice::BagReward(None) => {
            1
        }
        _ => 2,
    }
}
