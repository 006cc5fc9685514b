//! The questions of Bellfaire (B).

pub(super) mod activate_two;
pub(super) mod again;
pub(super) mod consider;
pub(super) mod draw_freely;
pub(super) mod draw_more;
pub(super) mod fair_event;
pub(super) mod gain_one;
pub(super) mod hunt;
pub(super) mod invest;
pub(super) mod keep;
pub(super) mod mark;
pub(super) mod market;
pub(super) mod missing;
pub(super) mod share;
pub(super) mod stand_in;
pub(super) mod trade;
pub(super) mod trail;

use tabletop::Message;

use crate::Everdell;
use crate::choice::{Choice, Choices};
use crate::index::{MeadowIx, Owner};
use crate::state::State;

/// Offers the cards of the meadow that a player may draw, and the deck.
fn offer_cards(game: &Everdell, state: &State, who: Owner, choices: &mut impl Choices) {
    let open = |place: &MeadowIx| game.check_draw_meadow(state, who, *place).is_ok();
    choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
    if game.room(state, who) > 0 && state.deck_len() + state.discard_len() > 0 {
        choices.add(Choice::Deck(true));
    }
}

/// The prompt for a step of a player power.
pub(super) fn asks_power(step: &'static str) -> Message {
    Message::new("ev-ask-power").key("step", step)
}
