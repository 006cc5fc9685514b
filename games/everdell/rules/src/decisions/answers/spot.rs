//! A space, or the worker on it.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::state::{Post, State};

/// This space or worker.
#[derive(Clone, Copy)]
pub(crate) struct Spot {
    pub post: Post,
}

impl Answer for Spot {
    const WORD: &'static str = "spot";

    fn label(self, game: &Everdell, state: &State) -> Message {
        game.at_place("ev-label-spot", state, self.post)
    }

    fn thing(self, game: &Everdell, state: &State) -> Message {
        game.place_words(Some(state), self.post)
    }

    fn group(self) -> &'static str {
        "spot"
    }

    fn details(self, game: &Everdell) -> String {
        game.post_name(self.post)
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        game.find_post(details).map(Choice::Spot)
    }
}
