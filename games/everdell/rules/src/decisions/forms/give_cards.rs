//! Hand cards are given to another player (E10.3).

use tabletop::{Chance, Log, Maybe, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::{asks_for, receiver};
use crate::decisions::{Done, Purpose, Question, label_gift};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand cards another player gets.
#[derive(Clone, Copy)]
pub(crate) struct WhichCards {
    pub who: Owner,
    pub to: Maybe<Owner>,
    pub left: u8,
    pub why: Why,
}

impl Question for WhichCards {
    const NAME: &'static str = "give-cards";

    fn rule(self) -> Rule {
        Rule::E10_3
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, why, .. } = self;
        let none = left == 0 || play.state.player(who).hand.is_empty();
        if play.skip_if(none) {
            for_purpose!(why, purpose => purpose.given(play, who, 0)?);
        }
        Ok(!none)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, to, left, why } = self;
        let Choice::Hand(kind) = choice else { return Ok(()) };
        play.state.agenda.replace(Task::GiveCards { who, to, left: left.saturating_sub(1), why });
        play.state.player_mut(who).hand.take(kind);
        play.give_card(who, to.get(), kind)
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-give-cards", self.why)
            .number("left", self.left)
            .message("to", receiver(self.to))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_gift(game, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
