//! The Ruins: a construction is discarded, and its cost is gained (E8.7).

use tabletop::{Chance, Log, Message};

use crate::content::CITY;
use crate::decisions::{Done, Purpose, face_up};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// The Ruins ask which construction is discarded.
#[derive(Clone, Copy)]
pub(crate) struct Ruins;

impl Purpose for Ruins {
    fn name(self) -> &'static str {
        "ruins"
    }

    fn rule(self) -> Rule {
        Rule::E8_7
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::RUINS)
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        let city = state.city(who);
        let full = usize::from(game.spaces(city, false)) >= CITY;
        face_up(state, who, |slot, card| {
            !game.facts(card.kind).critter
                && game.is_removable(card.kind)
                && (!full || game.frees_space(city, slot))
        })
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        if let Some(card) = play.discard_from_city(who, slot, Rule::E8_7) {
            let cost = play.game.facts(card.kind).cost;
            play.gain_stock(who, cost, Rule::E8_7);
        }
        Ok(())
    }
}
