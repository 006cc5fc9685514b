//! What only Newleaf needs of a position.

use tabletop::Maybe;

use crate::content::LEAF_BASICS;
use crate::index::{Owner, PerOwner};
use crate::setup::Newleaf;

/// Golden occupied tokens of a player for the whole game (L11).
pub(crate) const GOLDEN: u8 = 3;

/// What belongs to Newleaf on the board, of each player and of Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// Which modules are in play.
    pub modules: Newleaf,
    /// Golden occupied tokens that are left (L11).
    pub golden: PerOwner<u8>,
    /// Who has achieved its basic events (L3).
    pub basic_owners: [Maybe<Owner>; LEAF_BASICS],
    /// Its special events that are trophies of Nightweave's, as bits of their place among them.
    pub her_events: u16,
}

impl Leaf {
    /// What there is before anything has been laid out.
    pub(crate) fn of(modules: Newleaf, people: u8) -> Self {
        let mut golden = PerOwner::all(0);
        if modules.leaf_cards {
            Owner::people(people).for_each(|owner| golden[owner.index()] = GOLDEN);
        }
        Self { modules, golden, basic_owners: [Maybe::NONE; LEAF_BASICS], her_events: 0 }
    }
}
