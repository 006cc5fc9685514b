//! A special event of Bellfaire: hand cards are discarded for it (B9).

use tabletop::Message;

use crate::decisions::Purpose;
use crate::{Everdell, Rule};

/// The event asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct FairEvent;

impl Purpose for FairEvent {
    fn name(self) -> &'static str {
        "wedding"
    }

    fn rule(self) -> Rule {
        Rule::B9
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("royal_wedding")
    }
}
