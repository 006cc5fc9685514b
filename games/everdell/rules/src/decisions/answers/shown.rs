//! A card on the table for an effect.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::ShownIx;
use crate::kind::Kind;
use crate::names::place;
use crate::state::State;

/// This shown card.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    pub place: ShownIx,
}

impl Answer for Shown {
    const WORD: &'static str = "shown";

    fn label(self, game: &Everdell, state: &State) -> Message {
        game.about("ev-label-take-shown", self.card(game, state))
    }

    fn card(self, _: &Everdell, state: &State) -> Option<Kind> {
        state.shown.get(usize::from(self.place)).copied().flatten()
    }

    fn group(self) -> &'static str {
        "shown"
    }

    fn details(self, _: &Everdell) -> String {
        (u16::from(self.place) + 1).to_string()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        place(details, 5).map(|place| Choice::Shown(ShownIx::new(place)))
    }
}
