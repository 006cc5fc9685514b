//! Questions that many rules ask in the same way. The part specific to one of these rules is its purpose, in a file of
//! its own.

pub(super) mod amount;
pub(super) mod bill;
pub(super) mod copy;
pub(super) mod discard;
pub(super) mod discard_meadow;
pub(super) mod draw_meadow;
pub(super) mod gain;
pub(super) mod give_cards;
pub(super) mod give_resources;
pub(super) mod greens;
pub(super) mod offer;
pub(super) mod opponent;
pub(super) mod pay;
pub(super) mod pay_mix;
pub(super) mod pick;
pub(super) mod whether;
pub(super) mod worker;

use tabletop::{Maybe, Message};

use crate::Everdell;
use crate::agenda::Why;
use crate::index::Owner;

use crate::telling::who;

/// A question with its purpose.
pub(super) fn asks_for(game: &Everdell, key: &'static str, why: Why) -> Message {
    Message::new(key).key("why", why.name()).message("source", game.why_words(why))
}

/// The receiver of a gift in words; `None` if no player can take it.
fn receiver(to: Maybe<Owner>) -> Message {
    to.get().map_or_else(|| Message::new("ev-who-nobody"), who)
}
