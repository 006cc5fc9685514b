//! One of the two piles of cards.

use tabletop::Message;

use crate::Everdell;
use crate::choice::Choice;
use crate::decisions::Answer;
use crate::state::State;

/// From the deck, or from the discard pile.
#[derive(Clone, Copy)]
pub(crate) struct Deck {
    pub deck: bool,
}

impl Answer for Deck {
    const WORD: &'static str = "from";

    fn label(self, _: &Everdell, _: &State) -> Message {
        Message::new(if self.deck { "ev-label-from-deck" } else { "ev-label-from-discard" })
    }

    fn group(self) -> &'static str {
        "pile"
    }

    fn details(self, _: &Everdell) -> String {
        if self.deck { "deck" } else { "discard" }.to_owned()
    }

    fn read(_: &Everdell, details: &str) -> Option<Choice> {
        match details {
            "deck" => Some(Choice::Deck(true)),
            "discard" => Some(Choice::Deck(false)),
            _ => None,
        }
    }
}
