//! The Carnival: cards or resources for the other green cards (H3.4).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::Colour;
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, if_several, label_number};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for cards (0) or resources (1), `others` is the number of other green cards.
#[derive(Clone, Copy)]
pub(crate) struct CardsOrResources {
    pub who: Owner,
    pub others: u8,
}

impl Question for CardsOrResources {
    const NAME: &'static str = "carnival";

    fn rule(self) -> Rule {
        Rule::H3_4
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend((0..self.others.min(2)).map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, others } = self;
        play.state.agenda.pop();
        let Choice::Number(which) = choice else { return Ok(()) };
        play.cite(Rule::H3_4);
        if which == 0 {
            return play.draw(who, others);
        }
        play.push(Task::GainAny { who, left: others / 2 });
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_number(choice, Self::NAME)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Carnival: cards, or resources (H3.4).
    pub fn carnival(&mut self, who: Owner, owner: Owner) {
        let greens = self.game.coloured(self.state.city(owner), Colour::Production);
        self.push(Task::Mini(MiniTask::Carnival { who, others: greens.saturating_sub(1) }));
    }
}
