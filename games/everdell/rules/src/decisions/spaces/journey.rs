//! A journey: cards are discarded for its points (E5.10).

use tabletop::Message;

use crate::decisions::Purpose;
use crate::{Everdell, Rule};

/// A journey asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Journey;

impl Purpose for Journey {
    fn name(self) -> &'static str {
        "journey"
    }

    fn rule(self) -> Rule {
        Rule::E5_10
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-for-journey")
    }
}
