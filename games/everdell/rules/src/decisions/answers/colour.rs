//! A colour of cards.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::state::State;

/// This colour.
#[derive(Clone, Copy)]
pub(crate) struct Colour {
    pub colour: crate::content::Colour,
}

impl Answer for Colour {
    const WORD: &'static str = "colour";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-colour").key("colour", self.colour.name())
    }

    fn group(self) -> &'static str {
        "colour"
    }

    fn details(self, _: &Everdell) -> String {
        self.colour.name().to_owned()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        let mut colours = crate::content::Colour::ALL.into_iter();
        colours.find(|colour| colour.name() == details).map(Choice::Colour)
    }
}
