//! A card in a city.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::state::{Post, State};
use crate::telling::who;

/// This card in a city: whose, and at which place.
#[derive(Clone, Copy)]
pub(crate) struct Card {
    pub owner: Owner,
    pub slot: Slot,
}

impl Answer for Card {
    const WORD: &'static str = "card";

    fn label(self, game: &Everdell, state: &State) -> Message {
        let card = self.card(game, state);
        if self.owner == game.asked_seat(state) {
            game.about("ev-label-card", card)
        } else {
            game.about("ev-label-card-elsewhere", card).message("owner", who(self.owner))
        }
    }

    fn card(self, _: &Everdell, state: &State) -> Option<Kind> {
        state.city(self.owner).get(self.slot).map(|card| card.kind)
    }

    fn group(self) -> &'static str {
        "card"
    }

    fn details(self, game: &Everdell) -> String {
        let name = game.post_name(Post::Card(self.owner, self.slot));
        name.split_once(':').map_or(String::new(), |(_, details)| details.to_owned())
    }

    fn read(game: &Everdell, details: &str) -> Option<Choice> {
        match game.find_post(&format!("{}:{details}", Self::WORD))? {
            Post::Card(owner, slot) => Some(Choice::Card(owner, slot)),
            _ => None,
        }
    }
}
