//! The platypuses find a card (B12.10).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which card is drawn: one of the meadow, or the next of the deck.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
}

impl Question for WhichCard {
    const NAME: &'static str = "hunt";

    fn rule(self) -> Rule {
        Rule::B12_10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        super::offer_cards(game, state, self.who, choices);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Meadow(place) => game.check_draw_meadow(state, self.who, place),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Meadow(place) => {
                play.draw_from_meadow(self.who, place)?;
                play.has_drawn(self.who);
                Ok(())
            }
            _ => play.draw(self.who, 1),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-draw-meadow", state, choice),
            _ => None,
        }
    }
}
