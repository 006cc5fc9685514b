//! A card of the station.

use tabletop::Message;

use crate::Everdell;
use crate::agenda::Source;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::{Owner, StationIx};
use crate::kind::Kind;
use crate::names::place;
use crate::state::State;

/// This card of the station.
#[derive(Clone, Copy)]
pub(crate) struct Station {
    pub place: StationIx,
}

impl Answer for Station {
    const WORD: &'static str = "station";

    fn label(self, game: &Everdell, state: &State) -> Message {
        game.about("ev-label-choose", self.card(game, state))
    }

    fn card(self, game: &Everdell, state: &State) -> Option<Kind> {
        game.source_card(state, Owner::FIRST, Source::Station(self.place))
    }

    fn group(self) -> &'static str {
        "meadow"
    }

    fn details(self, _: &Everdell) -> String {
        (u16::from(self.place) + 1).to_string()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        place(details, 3).map(|place| Choice::Station(StationIx::new(place)))
    }
}
