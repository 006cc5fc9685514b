//! The Shepherd: its cost goes to an opponent (E9.1).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The Shepherd asks for an opponent.
#[derive(Clone, Copy)]
pub(crate) struct Shepherd;

impl Purpose for Shepherd {
    fn name(self) -> &'static str {
        "shepherd"
    }

    fn rule(self) -> Rule {
        Rule::E9_1
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::SHEPHERD)
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        play.gift_arrives(who, seat)
    }
}
