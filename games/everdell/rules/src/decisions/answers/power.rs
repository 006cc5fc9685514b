//! The player power is used.

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::{Answer, plain};
use crate::state::State;
use crate::{Everdell, Rule};

/// Use the power (B12.10).
#[derive(Clone, Copy)]
pub(crate) struct Power;

impl Answer for Power {
    const WORD: &'static str = "power";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::B12_10
    }

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-power")
    }

    fn group(self) -> &'static str {
        "power"
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        plain(details, Choice::Power)
    }
}
