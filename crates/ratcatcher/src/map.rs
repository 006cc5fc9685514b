//! Which zones are next to which, and how far.

use crate::content::{NO_GATE, ZONES_PER_DISTRICT};
use crate::state::{State, Zone};
use crate::{Ratcatcher, content};

/// The zones of a set, lowest first.
pub fn zones(mut set: u128) -> impl Iterator<Item = Zone> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        // A position in 128 bits fits.
        #[allow(clippy::cast_possible_truncation)]
        let zone = Zone(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(zone)
    })
}

impl Ratcatcher {
    /// The card of a district, on the side that is up (R3.5).
    #[inline]
    pub fn card(&self, state: &State, district: u8) -> &content::District {
        if district == 0 {
            &self.content.start[usize::from(state.hard)]
        } else {
            &self.content.districts[usize::from(district) % self.content.districts.len()]
        }
    }

    /// Zones next to a zone: across a border on its card (A31), or through joined connectors
    /// (R5.6).
    #[inline]
    pub fn near(&self, state: &State, zone: Zone) -> u128 {
        let district = zone.district();
        let card = self.card(state, district);
        let mut near = u128::from(card.borders[usize::from(zone.index())])
            << (usize::from(district) * ZONES_PER_DISTRICT);
        for (side, &gate) in card.gates.iter().enumerate() {
            if gate == zone.index() {
                near |= state.links[usize::from(district)][side].bit();
            }
        }
        near
    }

    /// Whether two zones are next to each other.
    #[inline]
    pub(crate) fn are_near(&self, state: &State, one: Zone, other: Zone) -> bool {
        self.near(state, one) & other.bit() != 0
    }

    /// The zones of `goal` that are nearest to `from`, with the steps to them, when no `closed`
    /// zone may be entered; nothing if none can be reached.
    ///
    /// Zones are taken in rings around `from`, each a set of bits, so that a search ends with the
    /// first ring that meets the goal.
    pub fn nearest(&self, state: &State, from: Zone, goal: u128, closed: u128) -> (u128, u8) {
        let mut ring = from.bit();
        let mut seen = ring;
        let mut steps = 0;
        while ring != 0 {
            if ring & goal != 0 {
                return (ring & goal, steps);
            }
            let around = zones(ring).fold(0, |set, zone| set | self.near(state, zone));
            ring = around & !seen & !closed;
            seen |= ring;
            steps += 1;
        }
        (0, 0)
    }

    /// The zones next to `at` from which the way to `to` is one step shorter, when no `closed`
    /// zone may be entered.
    pub(crate) fn ways(&self, state: &State, at: Zone, to: Zone, closed: u128) -> u128 {
        // Rings around the goal, walked backwards: nobody comes out of a closed zone that nobody
        // may enter, but a rat may begin in one.
        let mut ring = to.bit() & !closed;
        let mut seen = ring;
        while ring != 0 {
            let around = zones(ring).fold(0, |set, zone| set | self.near(state, zone));
            if around & at.bit() != 0 {
                return self.near(state, at) & ring;
            }
            ring = around & !seen & !closed;
            seen |= ring;
        }
        0
    }

    /// Whether a zone is on a card in the city.
    pub(crate) fn is_in_city(&self, state: &State, zone: Zone) -> bool {
        zone.exists()
            && state.in_city(zone.district())
            && zone.index() < self.card(state, zone.district()).zones
    }

    /// The printed side of a district that faces a direction (0 north, clockwise) of the city.
    #[inline]
    pub(crate) fn facing(direction: u8, turn: u8) -> usize {
        usize::from((direction + 4 - turn % 4) % 4)
    }

    /// The zone whose connector faces a direction when a card is turned, if it has one there.
    #[inline]
    pub(crate) fn gate(card: &content::District, direction: u8, turn: u8) -> Option<u8> {
        let gate = card.gates[Self::facing(direction, turn)];
        (gate != NO_GATE).then_some(gate)
    }

    /// Whether two districts are next to each other: joined by a connector pair (A1).
    pub(crate) fn are_joined(state: &State, one: u8, other: u8) -> bool {
        state.links[usize::from(one)].iter().any(|zone| zone.exists() && zone.district() == other)
    }
}
