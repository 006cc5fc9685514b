//! Extortion: an item for each attempt that she would be paid for (N15.21).

use tabletop::{Chance, Log, Message};

use crate::agenda::{ModuleTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, items, label_item, plan};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::modules::Plan;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a hand card or resource for each attempt she would be paid for.
#[derive(Clone, Copy)]
pub(crate) struct WhatIsPaid {
    pub who: Owner,
    pub left: u8,
}

impl Question for WhatIsPaid {
    const NAME: &'static str = "extortion";

    fn rule(self) -> Rule {
        Rule::N15_21
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
            // `left` attempts were not paid for: she gains her level for each.
            let count = play.state.level.saturating_mul(left);
            play.gain_points(Owner::RIVAL, count, Rule::N15_21);
            return Ok(());
        }
        play.pay_item(who, choice, Rule::N15_21);
        play.thwarted(plan(Plan::Extortion));
        if left > 1 {
            play.push(Task::Module(ModuleTask::Extortion { who, left: left - 1 }));
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Extortion))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Extortion)))
    }
}
