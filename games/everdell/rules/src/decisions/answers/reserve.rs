//! A card that is reserved (L13).

use tabletop::Message;

use crate::agenda::Source;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::kind::Kind;
use crate::state::State;
use crate::{Everdell, Rule};

/// Reserve this card.
#[derive(Clone, Copy)]
pub(crate) struct Reserve {
    pub source: Source,
}

impl Answer for Reserve {
    const WORD: &'static str = "reserve";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::L13
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        game.about("ev-label-reserve", self.card(game, state))
    }

    fn card(self, game: &Everdell, state: &State) -> Option<Kind> {
        game.source_card(state, game.asked_seat(state), self.source)
    }

    fn group(self) -> &'static str {
        "reserve"
    }

    fn details(self, game: &Everdell) -> String {
        game.source_name(self.source)
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        let (sort, thing) = details.split_once(':')?;
        game.find_source(sort, thing).map(Choice::Reserve)
    }
}
