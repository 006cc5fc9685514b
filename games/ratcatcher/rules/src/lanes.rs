//! Connections between the zones of a card.

use crate::content::{self, ZONES_PER_DISTRICT};

/// The connections of the zones of a card. The tables are indexed by a set of its zones, as four bits.
#[derive(Debug, Clone)]
pub(crate) struct Lanes {
    /// The zones across the borders of these zones, as bits.
    pub borders: [u8; 16],
    /// The printed sides at which these zones have a connector, as bits.
    pub gates: [u8; 16],
}

impl Lanes {
    /// The connections of a card.
    pub fn of(card: &content::District) -> Self {
        let each = |of_zone: &dyn Fn(usize) -> u8| {
            std::array::from_fn(|set| {
                (0..ZONES_PER_DISTRICT)
                    .filter(|zone| set & (1 << zone) != 0)
                    .fold(0, |all, zone| all | of_zone(zone))
            })
        };
        let gates_of = |zone| {
            let stands = |&(_, &gate): &(usize, &u8)| usize::from(gate) == zone;
            card.gates.iter().enumerate().filter(stands).fold(0, |sides, (side, _)| sides | 1 << side)
        };
        Self { borders: each(&|zone| card.borders[zone]), gates: each(&gates_of) }
    }
}
