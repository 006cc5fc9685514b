//! The platypuses find a card (B12.10).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict, if_several};
use crate::index::{MeadowIx, Owner};
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
        let open = |place: &MeadowIx| game.check_draw_meadow(state, self.who, *place).is_ok();
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
        if game.room(state, self.who) > 0 && state.deck_len() + state.discard_len() > 0 {
            choices.add(Choice::Deck(true));
        }
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
