//! The bats put a meadow card on their pile (L19.1).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::bellfaire::asks_power;
use crate::decisions::{Done, Question, Verdict, if_several};
use crate::index::{MeadowIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which meadow card is put there, if any.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
}

impl Question for WhichCard {
    const NAME: &'static str = "archive";

    fn rule(self) -> Rule {
        Rule::L19_1
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let open = |place: &MeadowIx| game.check_archive(state, self.who, *place).is_ok();
        choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
        choices.add(Choice::Done);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Meadow(place) => game.check_archive(state, self.who, place),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Meadow(place) = choice {
            play.archive_card(self.who, place);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_power(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-archive", state, choice),
            _ => None,
        }
    }
}
