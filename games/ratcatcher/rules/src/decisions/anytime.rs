//! Choices that are allowed at any moment of your turn: using an ability (R15.1), buying (R17.1) and claiming a
//! reward (R29.6).

use super::buy::Buy;
use super::reward::TakeReward;
use super::use_ability::Use;
use crate::Ratcatcher;
use crate::agenda::Task;
use crate::choice::Choice;
use crate::readings::Reading;
use crate::state::{Source, State};

/// Calls `tell` with each of these choices that is allowed now, in a fixed order. `near` are the zones next to
/// yours.
#[inline]
pub(super) fn each(game: &Ratcatcher, state: &State, near: u128, mut tell: impl FnMut(Choice)) {
    Use::each(game, state, near, &mut tell);
    Buy::each(game, state, &mut tell);
    TakeReward::each(game, state, &mut tell);
}

/// Offers each of these choices that is allowed now.
pub(super) fn offer(game: &Ratcatcher, state: &State, near: u128, choices: &mut Vec<Choice>) {
    each(game, state, near, |choice| choices.push(choice));
}

/// Offers them in a question that allows them ([`Ratcatcher::may_use`]).
pub(super) fn offer_if_open(game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
    if game.may_use(state) {
        offer(game, state, game.near(state, state.me.zone), choices);
    }
}

impl Ratcatcher {
    /// Whether abilities may be used, things bought and rewards claimed now: it is your turn (A61), and you are acting,
    /// dividing the hits of an attack (R14.7) or watching the city grow (A73).
    pub fn may_use(&self, state: &State) -> bool {
        !state.rats_turn
            && match state.agenda.top() {
                Task::Actions | Task::BeforeRats => true,
                Task::Divide => state.pool.source != Source::Trap,
                Task::Place { setup } => !setup && self.reads(Reading::ExpansionIsYourTurn),
                _ => false,
            }
    }
}
