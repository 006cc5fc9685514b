//! A discovery (S8).

use tabletop::Message;

use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::DiscoveryIx;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// Take this discovery.
#[derive(Clone, Copy)]
pub(crate) struct Discover {
    pub discovery: DiscoveryIx,
}

impl Answer for Discover {
    const WORD: &'static str = "discover";

    fn rule(self, _: &Everdell, _: &State) -> Rule {
        Rule::S8
    }

    fn label(self, game: &Everdell, state: &State) -> Message {
        Message::new("ev-label-discover").message("name", self.thing(game, state)).number("cost", 0)
    }

    fn thing(self, game: &Everdell, _: &State) -> Message {
        named(game.discovery(self.discovery).map(|record| &record.name))
    }

    fn group(self) -> &'static str {
        "trail"
    }

    fn details(self, game: &Everdell) -> String {
        game.discovery_name(self.discovery)
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        game.find_discovery(details).map(Choice::Discover)
    }
}
