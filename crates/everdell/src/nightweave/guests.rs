//! Where mini-expansions speak in Nightweave's turn, until they do.

use tabletop::{Chance, Log};

use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether legends are in the game.
    pub(crate) fn has_legends(&self, _: &State) -> bool {
        false
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A legend is shuffled into her hand when she prepares for summer and autumn (N17.4).
    pub fn spider_legend(&mut self) -> Result<(), C::Error> {
        let _ = Rule::N17_4;
        Ok(())
    }

    /// She plays a card that a mini-expansion handles otherwise (N17.7–N17.10); says whether.
    pub fn spider_plays_mini(&mut self, _: Kind) -> Result<bool, C::Error> {
        Ok(false)
    }
}
