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
            Post::Market => Rule::B3,
            Post::Knoll => Rule::L7,
            Post::Station => Rule::L8,
            Post::Journey(_) => Rule::E5_10,
            Post::BasicEvent(_) => Rule::E6_1,
            Post::SpecialEvent(_) => Rule::E6_2,
            Post::Card(..) if game.is_for_ambassadors(state, self.post) => Rule::P18,
            Post::Card(owner, _) if owner != game.asked_seat(state) => Rule::E5_6,
            Post::Card(..) => Rule::E9_3,
            Post::River(_) => Rule::P8,
            Post::Wonder(_) => Rule::P15,
            Post::Discovery(_) => Rule::S17,
            _ => Rule::E4_1,
        }
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let event = matches!(self.post, Post::BasicEvent(_) | Post::SpecialEvent(_));
        let key = match self.post {
            Post::Wonder(_) => "ev-label-wonder",
            _ if game.is_for_ambassadors(state, self.post) => "ev-label-ambassador",
            _ if event => "ev-label-event",
            _ => "ev-label-place",
        };
        game.at_place(key, state, self.post)
    }

    fn thing(self, game: &Everdell, state: &State) -> Message {
        game.place_words(Some(state), self.post)
    }

    fn group(self) -> &'static str {
        match self.post {
            Post::BasicEvent(_) | Post::SpecialEvent(_) | Post::Wonder(_) => "event",
            Post::River(_) => "river",
            Post::Card(..) | Post::Discovery(_) => "visit",
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
