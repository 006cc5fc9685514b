//! An adornment (P14).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::AdornmentIx;
use crate::names::find_id;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// Play this adornment, or use it.
#[derive(Clone, Copy)]
pub(crate) struct Adorn {
    pub adornment: AdornmentIx,
}

impl Adorn {
    fn name(self, game: &Everdell) -> Message {
        named(game.adornment(self.adornment).map(|record| &record.name))
    }
}

impl Answer for Adorn {
    const WORD: &'static str = "adorn";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::P14
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let turn = game.asked(state).is_some_and(|asked| asked.name == "turn");
        Message::new(if turn { "ev-label-adorn" } else { "ev-label-mirror" }).message("name", self.name(game))
    }

    fn thing(self, game: &Everdell, _: &State) -> Message {
        self.name(game)
    }

    fn group(self) -> &'static str {
        "adorn"
    }

    fn details(self, game: &Everdell) -> String {
        game.adornment(self.adornment).map_or_else(|| "none".to_owned(), |record| record.id.to_string())
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        let place = find_id(&game.content.adornments, |record| &record.id, details)?;
        AdornmentIx::at(place).map(Choice::Adorn)
    }
}
