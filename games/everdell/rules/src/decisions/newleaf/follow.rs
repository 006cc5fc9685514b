//! The snails use a green card that another player has played (L19.4).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks whether a card of the pile is given away for it.
#[derive(Clone, Copy)]
pub(crate) struct Whether {
    pub who: Owner,
    /// The player of the green card, and the place of the card.
    pub owner: Owner,
    pub slot: Slot,
    pub kind: Kind,
}

impl Question for Whether {
    const NAME: &'static str = "follow";

    fn rule(self) -> Rule {
        Rule::L19_4
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        // Cards activated before belong to another chain.
        play.state.clear_chain();
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Self { who, owner, slot, kind } = self;
        if game.may_follow(state, who, owner, slot, kind) {
            choices.add(Choice::Number(1));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Number(_) => play.follow(self.who, self.owner, self.slot),
            _ => Ok(()),
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-follow").name("card", game.card_name(self.kind))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Number(_) => {
                Some(Message::new("ev-label-follow").name("card", game.card_name(self.kind)))
            }
            _ => None,
        }
    }
}
