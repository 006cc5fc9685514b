//! The cardinals draw 1 card more (B12.2).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks whether 1 more card is drawn.
#[derive(Clone, Copy)]
pub(crate) struct OneMore {
    pub who: Owner,
}

impl Question for OneMore {
    const NAME: &'static str = "draw-more";

    fn rule(self) -> Rule {
        Rule::B12_2
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        if game.room(state, self.who) > 0 && state.deck_len() + state.discard_len() > 0 {
            choices.add(Choice::Number(1));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Number(_) => play.draw_more(self.who),
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(Self::NAME)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Number(_) => Some(Message::new("ev-label-draw-more")),
            _ => None,
        }
    }
}
