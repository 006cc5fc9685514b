//! Capture of the Acorn Thieves: critters of the city go under the event (E6.2).

use tabletop::{Chance, Log, Message};

use crate::content::Set;
use crate::decisions::{Done, Purpose, face_up};
use crate::event::Heap;
use crate::index::{Owner, Slot};
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// The event asks which critters go under it.
#[derive(Clone, Copy)]
pub(crate) struct Thieves;

impl Purpose for Thieves {
    fn name(self) -> &'static str {
        "thieves"
    }

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("acorn_thieves")
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| game.facts(card.kind).critter && !Set::of(card.kind).legendary())
    }

    fn least_picked(self) -> u8 {
        0
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        if let Some(card) = play.take_from_city(who, slot, Heap::Under, Rule::E6_2) {
            play.put_under_event(who, "acorn_thieves", card.kind);
        }
        Ok(())
    }
}
