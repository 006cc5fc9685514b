//! No more, or no.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::{Answer, plain};
use crate::state::State;

/// No more, or no.
#[derive(Clone, Copy)]
pub(crate) struct Done;

impl Answer for Done {
    const WORD: &'static str = "done";

    fn label(self, game: &Everdell, state: &State) -> Message {
        let asked = game.asked(state).map_or("turn", |asked| asked.name);
        Message::new("ev-label-done").key("decision", asked)
    }

    fn group(self) -> &'static str {
        "end"
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        plain(details, Choice::Done)
    }
}
