//! The evaluation and the playout policy of The Ratcatcher for searches.

use std::cmp::Reverse;

use crate::content::{Kind as Rat, Reward, Slot, Ware};
use crate::{Choice, Prey, Ratcatcher, State, Task};
use tabletop::{FastSource, Maybe, Seat};

use super::judge;
use super::surroundings::{STEP, browns, gathered, guards, rings, threat};
use ::search::{Evaluator, SEATS, TERMS, Tuning, Wins, adjusted};

/// The calibration of reported chances: the factor of the log odds, and the amount added.
const TOLD_STEEPER: f64 = 1.3;
const TOLD_MORE: f64 = 1.4;

/// An empty cache: everything needed is computed quickly.
#[derive(Debug, Default)]
pub struct EvalCache;

impl Evaluator for Ratcatcher {
    type EvalCache = EvalCache;

    const TUNING: Tuning = Tuning {
        exploration: 0.7,
        width: 3.0,
        growth: 0.4,
        horizon: 1,
        trust: 0.0,
        guidance: 0.0,
        temperature: 1.0,
        depth: 64,
    };

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
        wins[0] = judge::chance(self, state);
    }

    fn calibrate(&self, _: &State, found: f64) -> f64 {
        // Fitted to games of the search (docs/players.md), which plays better than the playout policy by which its
        // simulations go on.
        adjusted(found, TOLD_STEEPER, TOLD_MORE)
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
