//! A card of the meadow.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::MeadowIx;
use crate::kind::Kind;
use crate::names::place;
use crate::state::State;

/// This meadow card.
#[derive(Clone, Copy)]
pub(crate) struct Meadow {
    pub place: MeadowIx,
}

impl Answer for Meadow {
    const WORD: &'static str = "meadow";

    fn label(self, game: &Everdell, state: &State) -> Message {
        game.about("ev-label-choose", self.card(game, state))
    }

    fn card(self, _: &Everdell, state: &State) -> Option<Kind> {
        state.meadow.get(usize::from(self.place)).copied().flatten()
    }

    fn group(self) -> &'static str {
        "meadow"
    }

    fn details(self, _: &Everdell) -> String {
        (u16::from(self.place) + 1).to_string()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        place(details, 8).map(|place| Choice::Meadow(MeadowIx::new(place)))
    }
}
