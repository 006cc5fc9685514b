//! The Magician: another card of the city may be discarded (LR13).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::decisions::{Done, Purpose, face_up};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// The Magician asks which card is discarded.
#[derive(Clone, Copy)]
pub(crate) struct Magician;

impl Purpose for Magician {
    fn name(self) -> &'static str {
        "magician"
    }

    fn rule(self) -> Rule {
        Rule::LR13
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::MAGICIAN)
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        face_up(state, who, |_, card| game.is_removable(card.kind) && card.kind != Kind::MAGICIAN)
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
        if play.discard_from_city(who, slot, Rule::LR13).is_some() {
            play.gain_points(who, 1, Rule::LR13);
            play.push(Task::GainAny { who, left: 1 });
        }
        Ok(())
    }
}
