//! The owls discard a card and draw one (B12.9).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand card is discarded, unless one was, or whether a card is drawn.
#[derive(Clone, Copy)]
pub(crate) struct WhatToDo {
    pub who: Owner,
    pub discarded: bool,
}

impl Question for WhatToDo {
    const NAME: &'static str = "consider";

    fn rule(self) -> Rule {
        Rule::B12_9
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        if game.room(state, self.who) > 0 && state.deck_len() + state.discard_len() > 0 {
            choices.add(Choice::Deck(true));
        }
        if !self.discarded {
            choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Hand(kind) => play.owls_discard(self.who, kind),
            Choice::Deck(_) => play.owls_draw(self.who)?,
            _ => {}
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(if self.discarded { "draw" } else { Self::NAME })
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(_) => game.about_card_of("ev-label-discard", state, choice),
            Choice::Deck(_) => Some(Message::new("ev-label-draw-one")),
            _ => None,
        }
    }
}
