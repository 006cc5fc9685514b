//! A number, or one of several things that are counted.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::{Answer, number_for};
use crate::names::number;
use crate::state::State;

/// This many, or this one of several.
#[derive(Clone, Copy)]
pub(crate) struct Number {
    pub number: u8,
}

impl Answer for Number {
    const WORD: &'static str = "number";

    fn label(self, _: &Everdell, _: &State) -> Message {
        number_for(self.number, "none")
    }

    fn group(self) -> &'static str {
        "number"
    }

    fn details(self, _: &Everdell) -> String {
        self.number.to_string()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        number(details).map(Choice::Number)
    }
}
