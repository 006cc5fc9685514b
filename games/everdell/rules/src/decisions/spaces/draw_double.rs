//! The forest card that draws two cards for each one discarded (E5.3).

use tabletop::{Chance, Log, Message};

use crate::content::ForestEffect;
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The forest card asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct DrawDouble;

impl Purpose for DrawDouble {
    fn name(self) -> &'static str {
        "draw-double"
    }

    fn rule(self) -> Rule {
        Rule::E5_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.forest_source(ForestEffect::DiscardDrawDouble)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.draw(who, done.saturating_mul(2))
    }
}
