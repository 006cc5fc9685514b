//! The questions of Newleaf (L).

pub(super) mod archive;
pub(super) mod borrow;
pub(super) mod event;
pub(super) mod follow;
pub(super) mod give;
pub(super) mod greens;
pub(super) mod knoll;
pub(super) mod lamplighter;
pub(super) mod magician;
pub(super) mod network;
pub(super) mod poet;
pub(super) mod reserved;
pub(super) mod station;
pub(super) mod ticket;
pub(super) mod unload;

use tabletop::{Chance, Log, Message};

use crate::Everdell;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Verdict};
use crate::index::{MeadowIx, Owner, StationIx};
use crate::play::Play;
use crate::state::State;

/// The prompt for a step of this name.
fn asks_step(step: &'static str) -> Message {
    Message::new("ev-ask-leaf").key("step", step)
}

/// Offers the cards of meadow and station that a player may draw.
fn offer_cards(game: &Everdell, state: &State, who: Owner, choices: &mut impl Choices) {
    let open = |place: &MeadowIx| game.check_draw_meadow(state, who, *place).is_ok();
    choices.extend(MeadowIx::all().filter(open).map(Choice::Meadow));
    let open = |place: &StationIx| game.check_draw_station(state, who, *place).is_ok();
    choices.extend(StationIx::first(3).filter(open).map(Choice::Station));
}

/// Refuses drawing a card of meadow or station.
fn refuse_card(game: &Everdell, state: &State, who: Owner, choice: Choice) -> Verdict {
    match choice {
        Choice::Meadow(place) => game.check_draw_meadow(state, who, place),
        Choice::Station(place) => game.check_draw_station(state, who, place),
        _ => Ok(()),
    }
}

/// Draws a card of meadow or station.
fn draw_card<C: Chance, L: Log<Everdell>>(play: &mut Play<'_, C, L>, who: Owner, choice: Choice) -> Done<C> {
    match choice {
        Choice::Meadow(place) => play.draw_from_meadow(who, place)?,
        Choice::Station(place) => play.draw_from_station(who, place),
        _ => {}
    }
    Ok(())
}

/// The label of drawing a card of meadow or station.
fn label_card(game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Meadow(_) | Choice::Station(_) => game.about_card_of("ev-label-draw-meadow", state, choice),
        _ => None,
    }
}
