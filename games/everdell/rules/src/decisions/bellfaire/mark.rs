//! The marker of the rats goes to a meadow card (B12.11).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question};
use crate::index::{MeadowIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks on which card the marker is put.
#[derive(Clone, Copy)]
pub(crate) struct WhereTo {
    pub who: Owner,
}

/// The places where the marker can be put: on another card than before.
fn places(state: &State) -> impl Iterator<Item = MeadowIx> + use<> {
    let marker = state.powers().and_then(|powers| powers.marker.get());
    let meadow = state.meadow;
    MeadowIx::all().filter(move |place| meadow[place.index()].is_some() && marker != Some(*place))
}

impl Question for WhereTo {
    const NAME: &'static str = "mark";

    fn rule(self) -> Rule {
        Rule::B12_11
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = places(play.state).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(places(state).map(Choice::Meadow));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Meadow(place) = choice {
            play.state.agenda.pop();
            play.mark(self.who, place);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-mark", state, choice),
            _ => None,
        }
    }
}
