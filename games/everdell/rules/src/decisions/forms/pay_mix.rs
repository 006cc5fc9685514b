//! Hand cards and resources are paid for something, in any mix.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::forms::discard::{hand_for, label_discard};
use crate::decisions::{Done, Purpose, Question, resources};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for hand cards or resources: `left` more at most, `done` already, `least` at least in all.
#[derive(Clone, Copy)]
pub(crate) struct WhichItems {
    pub who: Owner,
    pub left: u8,
    pub done: u8,
    pub least: u8,
    pub why: Why,
}

impl Question for WhichItems {
    const NAME: &'static str = "pay-mix";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, done, why, .. } = self;
        let player = play.state.player(who);
        let none = left == 0 || (player.stock.is_empty() && player.hand.is_empty());
        if play.skip_if(none) {
            for_purpose!(why, purpose => purpose.paid(play, who, done)?);
        }
        Ok(!none)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(resources(state, self.who));
        choices.extend(hand_for(game, state, self.who, self.why));
        if self.done >= self.least {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, done, least, why } = self;
        if matches!(choice, Choice::Pay(_) | Choice::Hand(_)) {
            let (left, done) = (left.saturating_sub(1), done.saturating_add(1));
            play.state.agenda.replace(Task::PayMix { who, left, done, least, why });
        } else {
            play.state.agenda.pop();
        }
        for_purpose!(why, purpose => match choice {
            Choice::Pay(resource) => purpose.pay(play, who, resource),
            Choice::Hand(kind) => purpose.discard(play, who, kind),
            _ => purpose.paid(play, who, done),
        })
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-pay-mix", self.why)
            .number("left", self.left)
            .number("missing", self.least.saturating_sub(self.done))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_discard(game, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
