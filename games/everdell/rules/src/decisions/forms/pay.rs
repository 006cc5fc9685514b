//! Resources of any kind are paid for something.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question, resources};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which resources are paid: `left` more at most, `done` already, `least` at least in all.
#[derive(Clone, Copy)]
pub(crate) struct WhichResources {
    pub who: Owner,
    pub left: u8,
    pub done: u8,
    pub least: u8,
    pub why: Why,
}

impl Question for WhichResources {
    const NAME: &'static str = "pay";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, done, why, .. } = self;
        let none = left == 0 || play.state.player(who).stock.is_empty();
        if play.skip_if(none) {
            for_purpose!(why, purpose => purpose.paid(play, who, done)?);
        }
        Ok(!none)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(resources(state, self.who));
        if self.done >= self.least {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, done, least, why } = self;
        match choice {
            Choice::Pay(resource) => {
                let (left, done) = (left.saturating_sub(1), done.saturating_add(1));
                play.state.agenda.replace(Task::PayAny { who, left, done, least, why });
                for_purpose!(why, purpose => purpose.pay(play, who, resource))
            }
            _ => {
                play.state.agenda.pop();
                for_purpose!(why, purpose => purpose.paid(play, who, done))
            }
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-pay", self.why)
            .number("left", self.left)
            .number("missing", self.least.saturating_sub(self.done))
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
