//! The Bard: cards are discarded for points (E9.1).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The Bard asks which hand cards go.
#[derive(Clone, Copy)]
pub(crate) struct Bard;

impl Purpose for Bard {
    fn name(self) -> &'static str {
        "bard"
    }

    fn rule(self) -> Rule {
        Rule::E9_1
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Bard)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, done: u8) -> Done<C> {
        play.gain_points(who, done, Rule::E9_1);
        Ok(())
    }
}
