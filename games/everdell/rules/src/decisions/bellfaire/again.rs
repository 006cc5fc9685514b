//! The toads: a green card is activated a second time (B12.14).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand card is discarded for it.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    pub slot: Slot,
    pub kind: Kind,
}

impl Question for WhichCard {
    const NAME: &'static str = "again";

    fn rule(self) -> Rule {
        Rule::B12_14
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        // The card may have left the city.
        let there = state.city(self.who).get(self.slot).is_some_and(|card| card.kind == self.kind);
        if there {
            choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Hand(card) => play.activate_again(self.who, self.slot, card),
            _ => Ok(()),
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-again").name("card", game.card_name(self.kind))
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(_) => game.about_card_of("ev-label-discard", state, choice),
            _ => None,
        }
    }
}
