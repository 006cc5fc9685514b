//! A big critter on a space (S11).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::DiscoveryIx;
use crate::state::{Post, State};
use crate::telling::named;
use crate::{Everdell, Rule};

/// Put this big critter on this space.
#[derive(Clone, Copy)]
pub(crate) struct Beast {
    pub beast: DiscoveryIx,
    pub post: Post,
}

impl Answer for Beast {
    const WORD: &'static str = "beast";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::S11
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        let name = named(game.discovery(self.beast).map(|record| &record.name));
        Message::new("ev-label-beast")
            .message("name", name)
            .message("place", game.place_words(Some(state), self.post))
    }

    fn thing(self, game: &Everdell, state: &State) -> Message {
        game.place_words(Some(state), self.post)
    }

    fn group(self) -> &'static str {
        "beast"
    }

    fn details(self, game: &Everdell) -> String {
        format!("{}:{}", game.discovery_name(self.beast), game.post_name(self.post))
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        let (beast, post) = details.split_once(':')?;
        Some(Choice::Beast(game.find_discovery(beast)?, game.find_post(post)?))
    }
}
