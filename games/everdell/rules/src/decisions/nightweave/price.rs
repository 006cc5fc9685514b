//! The price of a thwart: point tokens or resources, in any mix (R61).

use tabletop::{Chance, Log, Message};

use crate::agenda::{ModuleTask, Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, label_item};
use crate::decisions::{Done, Purpose, Question, if_several, resources};
use crate::index::Owner;
use crate::modules::HUMAN;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for point tokens or resources.
#[derive(Clone, Copy)]
pub(crate) struct WhatIsPaid {
    pub who: Owner,
    pub left: u8,
    pub why: Why,
}

impl Question for WhatIsPaid {
    const NAME: &'static str = "price";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(resources(state, self.who));
        if state.player(self.who).points > 0 {
            choices.add(Choice::Number(1));
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, why } = self;
        play.state.agenda.pop();
        play.pay_item(who, choice, why.rule());
        if left > 1 {
            play.push(Task::Module(ModuleTask::Price { who, left: left - 1, why }));
            return Ok(());
        }
        play.thwarted(why);
        for_purpose!(why, purpose => purpose.price_paid(play, HUMAN))
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, self.why)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
