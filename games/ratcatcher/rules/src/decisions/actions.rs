//! The decision on your next action (R8.2).

use tabletop::{Chance, Log, Message};

use super::anytime;
use super::attack::Attack;
use super::common::Question;
use super::set_trap::SetTrap;
use super::walk::Walk;
use crate::choice::Choice;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks for your next action.
#[derive(Clone, Copy)]
pub(super) struct Actions;

impl Question for Actions {
    const NAME: &'static str = "actions";

    fn rule(self) -> Rule {
        Rule::R8_2
    }

    #[inline]
    fn waits<C: Chance, L: Log<Ratcatcher>>(self, _: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(true)
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let near = game.near(state, state.me.zone);
        Walk::offer(state, near, choices);
        SetTrap::offer(game, state, near, choices);
        Attack::offer(state, choices);
        anytime::offer(game, state, near, choices);
        choices.push(Choice::End);
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-actions")
    }
}
