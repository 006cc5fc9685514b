//! Silver Scale Spring: it lies under a construction, whose cost comes back (H3.15).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose, face_up};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{ABOVE_SPRING, Cards, State};
use crate::{Everdell, Rule};

/// The spring asks under which construction it lies.
#[derive(Clone, Copy)]
pub(crate) struct SilverScale;

impl Purpose for SilverScale {
    fn name(self) -> &'static str {
        "silver-scale"
    }

    fn rule(self) -> Rule {
        Rule::H3_15
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::SILVER_SCALE_SPRING)
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| {
            !game.facts(card.kind).critter && card.kind != Kind::SILVER_SCALE_SPRING
        })
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        _: Owner,
        slot: Slot,
    ) -> Done<C> {
        if let Some(card) = play.state.city_mut(who).get_mut(slot) {
            card.marks |= ABOVE_SPRING;
            let cost = play.game.facts(card.kind).cost;
            play.gain_stock(who, cost, Rule::H3_15);
        }
        Ok(())
    }

    fn picked_all<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner) -> Done<C> {
        play.cite(Rule::H3_15);
        play.draw(who, 2)
    }
}
