//! The train ticket (L12).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::{Answer, plain};
use crate::state::State;
use crate::{Everdell, Rule};

/// Use the ticket.
#[derive(Clone, Copy)]
pub(crate) struct Ticket;

impl Answer for Ticket {
    const WORD: &'static str = "ticket";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::L12
    }

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-ticket")
    }

    fn group(self) -> &'static str {
        "ticket"
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        plain(details, Choice::Ticket)
    }
}
