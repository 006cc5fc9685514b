//! One of two prices: two of one resource, or three items in any mix (N16.13, N16.22).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::nightweave::{asks_step, label_item};
use crate::decisions::{Done, Purpose, Question, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which of two prices is paid, if any.
#[derive(Clone, Copy)]
pub(crate) struct WhichPrice {
    pub who: Owner,
    pub why: Why,
}

impl Question for WhichPrice {
    const NAME: &'static str = "either";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let player = state.player(self.who);
        if player.stock[self.resource()] >= 2 {
            choices.add(Choice::Number(2));
        }
        if player.stock.total() + u16::from(player.hand.len()) >= 3 {
            choices.add(Choice::Number(3));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, why } = self;
        play.state.agenda.pop();
        match choice {
            Choice::Number(2) => {
                play.pay(who, Stock::of(self.resource(), 2), self.rule());
                play.thwarted(why);
            }
            Choice::Number(_) => play.push(Task::PayMix { who, left: 3, done: 0, least: 3, why }),
            _ => for_purpose!(why, purpose => purpose.neither(play, who)?),
        }
        Ok(())
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

impl WhichPrice {
    /// The resource of which two are one of the prices.
    fn resource(self) -> Resource {
        for_purpose!(self.why, purpose => purpose.two_of())
    }
}
