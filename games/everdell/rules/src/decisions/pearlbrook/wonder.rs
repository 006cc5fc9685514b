//! The hand cards that a wonder costs (P15).

use tabletop::Message;

use crate::decisions::Purpose;
use crate::{Everdell, Rule};

/// A wonder asks which cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Wonder;

impl Purpose for Wonder {
    fn name(self) -> &'static str {
        "wonder"
    }

    fn rule(self) -> Rule {
        Rule::P15
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-some-wonder")
    }
}
