//! Where modules and mini-expansions speak in Nightweave's turn, until they do.

use tabletop::{Chance, Log};

use crate::kind::Kind;
use crate::play::Play;
use crate::setup::Setup;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

// modules/
impl Everdell {
    /// Whether a web token keeps her from a space (N10.2).
    pub(crate) fn is_barred_for_spider(&self, _: &State, _: Post) -> bool {
        false
    }

    /// Whether she may play a card with the OPEN sign to a full city (N15.18, R118).
    pub(crate) fn plays_open_cards(&self, _: &State) -> bool {
        false
    }

    /// How many spaces of her city are used: legends and, under the unraveller, OPEN cards need
    /// none.
    pub(crate) fn lair_spaces(&self, state: &State) -> u8 {
        self.spaces(&state.rival_city, true)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    pub fn begin_modules(&mut self, _: &Setup) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn spider_entered(&mut self, _: u8) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn spider_prepares_leaving(&mut self, _: u8) {}

    pub fn spider_prepared(&mut self) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn spider_played_adjacent(&mut self, _: u8) {}

    /// A space she looked at was blocked; `first` for the space that was named.
    pub fn spider_blocked(&mut self, _: Post, _first: bool) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn spider_before_scoring(&mut self) -> Result<(), C::Error> {
        Ok(())
    }

    /// A borrowed worker of yours is her next spider (N16.13, R72).
    pub fn use_borrowed(&mut self, _: Post) {}

    /// The tokens for the owner when `who` visits an OPEN card in `owner`'s city (E5.6; under the
    /// unraveller her level or none, N15.18; the Green Acorn of hers 2, N17.5).
    pub fn open_tokens(&self, _who: u8, _owner: u8, _: Kind) -> u8 {
        1
    }
}

// minis/
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
