//! Invisible trap: a hand card or resource is paid, or she gains a token (N16.20).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, items, label_item, plot};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::modules::Plot;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a hand card or resource, without which she gains a token.
#[derive(Clone, Copy)]
pub(crate) struct WhatIsPaid {
    pub who: Owner,
}

impl Question for WhatIsPaid {
    const NAME: &'static str = "trap";

    fn rule(self) -> Rule {
        Rule::N16_20
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(items(state, self.who));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Done => play.gain_points(Owner::RIVAL, 1, Rule::N16_20),
            item => play.pay_item(self.who, item, Rule::N16_20),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plot(Plot::InvisibleTrap))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plot(Plot::InvisibleTrap)))
    }
}
