//! A worker on a space (E4).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::Answer;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Put a worker on this space.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub post: Post,
}

impl Answer for Place {
    const WORD: &'static str = "place";

    fn rule(self, game: &Everdell, state: &State) -> Rule {
        match self.post {
            Post::Basic(_) => Rule::E5_1,
            Post::Forest(_) => Rule::E5_2,
            Post::Haven => Rule::E5_9,
            Post::Journey(_) => Rule::E5_10,
            Post::BasicEvent(_) => Rule::E6_1,
            Post::SpecialEvent(_) => Rule::E6_2,
            Post::Card(owner, _) if owner != game.asked_seat(state) => Rule::E5_6,
            Post::Card(..) => Rule::E9_3,
            _ => Rule::E4_1,
        }
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let event = matches!(self.post, Post::BasicEvent(_) | Post::SpecialEvent(_));
        let key = if event { "ev-label-event" } else { "ev-label-place" };
        game.at_place(key, state, self.post)
    }

    fn thing(self, game: &Everdell, state: &State) -> Message {
        game.place_words(Some(state), self.post)
    }

    fn group(self) -> &'static str {
        match self.post {
            Post::BasicEvent(_) | Post::SpecialEvent(_) => "event",
            Post::Card(..) => "visit",
            _ => "place",
        }
    }

    fn details(self, game: &Everdell) -> String {
        game.post_name(self.post)
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        game.find_post(details).map(Choice::Place)
    }
}
