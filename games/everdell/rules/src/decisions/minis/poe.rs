//! Poe: hand cards go, and the hand is filled (H3.12).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// Poe asks which hand cards go.
#[derive(Clone, Copy)]
pub(crate) struct Poe;

impl Purpose for Poe {
    fn name(self) -> &'static str {
        "poe"
    }

    fn rule(self) -> Rule {
        Rule::H3_12
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Poe)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, _: u8) -> Done<C> {
        play.fill_hand(who)
    }
}
