//! A player, or the automated opponent.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::Owner;
use crate::names::{find_owner, owner_name};
use crate::state::State;
use crate::telling::who;

/// This player.
#[derive(Clone, Copy)]
pub(crate) struct Seat {
    pub seat: Owner,
}

impl Answer for Seat {
    const WORD: &'static str = "seat";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-label-seat").message("who", who(self.seat))
    }

    fn thing(self, _: &Everdell, _: &State) -> Message {
        who(self.seat)
    }

    fn group(self) -> &'static str {
        "seat"
    }

    fn details(self, _: &Everdell) -> String {
        owner_name(self.seat)
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        find_owner(details).map(Choice::Seat)
    }
}
