//! Darkdeep Prison: critters are discarded for points and resources (N4.18, R86).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::content::Set;
use crate::decisions::{Done, Purpose, face_up};
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// The prison asks which critters are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Darkdeep;

impl Purpose for Darkdeep {
    fn name(self) -> &'static str {
        "darkdeep"
    }

    fn rule(self) -> Rule {
        Rule::N4_18
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::DARKDEEP_PRISON)
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
        play.discard_from_city(who, slot, Rule::N4_18);
        play.gain_points(who, 3, Rule::N4_18);
        play.push(Task::GainAny { who, left: 3 });
        Ok(())
    }
}
