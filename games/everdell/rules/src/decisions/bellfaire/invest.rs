//! The turtles store a resource, and give it back with another (B12.15).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::{Done, Question, if_several, resources};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::telling::amount;
use crate::{Everdell, Rule};

/// Asks what is stored, or whether the stored resource is taken back.
#[derive(Clone, Copy)]
pub(crate) struct WhatToStore {
    pub who: Owner,
}

fn stored(state: &State) -> Option<Resource> {
    state.powers()?.stored
}

impl Question for WhatToStore {
    const NAME: &'static str = "invest";

    fn rule(self) -> Rule {
        Rule::B12_15
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        match stored(state) {
            Some(_) => choices.add(Choice::Number(1)),
            None => choices.extend(resources(state, self.who)),
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Pay(resource) => play.invest(self.who, resource),
            Choice::Number(_) => play.take_back(self.who),
            _ => {}
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, state: &State) -> Message {
        super::asks_power(if stored(state).is_some() { "take-back" } else { "invest" })
    }

    fn label(self, _: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Pay(resource) => {
                Some(Message::new("ev-label-invest").message("what", amount(resource, 1)))
            }
            Choice::Number(_) => {
                let what = amount(stored(state)?, 2);
                Some(Message::new("ev-label-take-back").message("what", what))
            }
            _ => None,
        }
    }
}
