//! The honey bees: a green card is activated after one of another colour (L19.3).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::bellfaire::asks_power;
use crate::decisions::{Done, Question, if_several};
use crate::index::{Cities, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand card goes for it.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
}

impl Question for WhichCard {
    const NAME: &'static str = "network";

    fn rule(self) -> Rule {
        Rule::L19_3
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        // Cards activated before belong to another chain.
        play.state.clear_chain();
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        if game.greens(state, self.who, Cities::of(self.who)).any(|_| true) {
            choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Hand(card) = choice {
            play.network(self.who, card);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_power(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(_) => game.about_card_of("ev-label-discard", state, choice),
            _ => None,
        }
    }
}
