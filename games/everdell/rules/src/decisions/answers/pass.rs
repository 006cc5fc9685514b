//! Passing for good (E12).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::{Answer, plain};
use crate::state::State;
use crate::{Everdell, Rule};

/// Pass for good.
#[derive(Clone, Copy)]
pub(crate) struct Pass;

impl Answer for Pass {
    const WORD: &'static str = "pass";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::E12_1
    }

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-pass")
    }

    fn group(self) -> &'static str {
        "season"
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        plain(details, Choice::Pass)
    }
}
