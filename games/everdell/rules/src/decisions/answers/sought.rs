//! A card that is searched for (S19).

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::kind::Kind;
use crate::state::State;

/// Search for this card.
#[derive(Clone, Copy)]
pub(crate) struct Sought {
    pub kind: Kind,
}

impl Answer for Sought {
    const WORD: &'static str = "sought";

    fn label(self, game: &Everdell, _: &State) -> Message {
        game.about("ev-label-search", Some(self.kind))
    }

    fn card(self, _: &Everdell, _: &State) -> Option<Kind> {
        Some(self.kind)
    }

    fn group(self) -> &'static str {
        "trail"
    }

    fn details(self, game: &Everdell) -> String {
        game.kind_name(self.kind).to_owned()
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        game.find_kind(details).map(Choice::Sought)
    }
}
