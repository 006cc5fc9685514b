//! Nasty: an item for each token that a marked card brings her (N14.10).

use tabletop::{Chance, Log, Message};

use crate::agenda::{ModuleTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{items, label_item, personality_asks};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::modules::Personality;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a hand card or resource for each of the tokens that are due.
#[derive(Clone, Copy)]
pub(crate) struct WhatIsPaid {
    pub who: Owner,
    pub left: u8,
}

impl Question for WhatIsPaid {
    const NAME: &'static str = "nasty";

    fn rule(self) -> Rule {
        Rule::N14_10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(items(state, self.who));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        play.state.agenda.pop();
        if choice == Choice::Done {
            play.gain_points(Owner::RIVAL, left, Rule::N14_10);
            return Ok(());
        }
        play.pay_item(who, choice, Rule::N14_10);
        if left > 1 {
            play.push(Task::Module(ModuleTask::Nasty { who, left: left - 1 }));
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        personality_asks(game, Self::NAME, Personality::Nasty)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }
}
