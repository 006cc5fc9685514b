//! Croak Wart Cure: two cards of the city are discarded (E6.3).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose, face_up};
use crate::index::{Owner, Slot};
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// The event asks which cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Cure;

impl Purpose for Cure {
    fn name(self) -> &'static str {
        "cure"
    }

    fn rule(self) -> Rule {
        Rule::E6_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("croak_wart_cure")
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| game.is_removable(card.kind))
    }

    fn least_picked(self) -> u8 {
        2
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        play.discard_from_city(who, slot, Rule::E6_3);
        Ok(())
    }
}
