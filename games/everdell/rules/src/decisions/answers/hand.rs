//! A card of the hand.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::kind::Kind;
use crate::state::State;

/// This hand card.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub kind: Kind,
}

impl Answer for Hand {
    const WORD: &'static str = "hand";

    fn label(self, game: &Everdell, _: &State) -> Message {
        game.about("ev-label-choose", Some(self.kind))
    }

    fn card(self, _: &Everdell, _: &State) -> Option<Kind> {
        Some(self.kind)
    }

    fn group(self) -> &'static str {
        "hand"
    }

    fn details(self, game: &Everdell) -> String {
        game.kind_name(self.kind).to_owned()
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        game.find_kind(details).map(Choice::Hand)
    }
}
