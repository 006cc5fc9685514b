//! Sets of kinds of cards that follow from the content alone.

use crate::content::Stock;
use crate::kind::{Kind, MOST_KINDS};

/// Costs of one resource that have a set of their own; a kind that costs more is peculiar.
pub(super) const COSTS: usize = 16;

/// Sets of kinds, as bits, that follow from the content alone.
#[derive(Debug)]
pub(crate) struct Sets {
    /// The kinds that cost at most a number of a resource, by resource and number.
    pub(super) at_most: [[u128; COSTS]; 4],
    /// The kinds of which a city has one card only (E7.4); a Fool is checked for the city that it comes into.
    pub unique: u128,
    /// The kinds that are critters; the others are constructions.
    pub(super) critters: u128,
    /// The kinds that fit by rules of their own, or are paid for by them.
    pub(super) peculiar: u128,
    /// The critters that a construction of each kind pays for with its occupied token.
    pub(super) freed_by: [u128; MOST_KINDS],
}

impl Default for Sets {
    /// Placeholder sets for a game under construction: every card must be checked.
    fn default() -> Self {
        Self {
            at_most: [[0; COSTS]; 4],
            unique: 0,
            critters: 0,
            peculiar: u128::MAX,
            freed_by: [0; MOST_KINDS],
        }
    }
}

impl Sets {
    /// The critters that a construction of this kind pays for with its occupied token (E7.2).
    #[inline]
    pub fn freed_by(&self, builder: Kind) -> u128 {
        self.freed_by[builder.index()]
    }

    /// The kinds that cost no more than this.
    #[inline]
    pub(super) fn within(&self, stock: Stock) -> u128 {
        let lanes = self.at_most.iter().zip(stock.0);
        lanes.fold(u128::MAX, |kinds, (most, count)| kinds & most[usize::from(count).min(COSTS - 1)])
    }
}
