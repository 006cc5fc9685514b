//! Which zones are next to which, and how far.

use crate::content::{NO_GATE, ZONES, ZONES_PER_DISTRICT};
use crate::state::{State, Zone};
use crate::{Ratcatcher, content};

/// A zone that cannot be reached.
pub(crate) const FAR: u8 = u8::MAX;

/// The zones of a set, lowest first.
pub(crate) fn zones(mut set: u128) -> impl Iterator<Item = Zone> {
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
    pub(crate) fn card(&self, state: &State, district: u8) -> &content::District {
        if district == 0 {
            &self.content.start[usize::from(state.hard)]
        } else {
            &self.content.districts[usize::from(district) % self.content.districts.len()]
        }
    }

    /// Zones next to a zone: across a border on its card (A31), or through joined connectors
    /// (R5.6).
    #[inline]
    pub(crate) fn near(&self, state: &State, zone: Zone) -> u128 {
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

/// The whole city as a graph.
pub(crate) struct Map {
    near: [u128; ZONES],
}

impl Map {
    pub fn of(game: &Ratcatcher, state: &State) -> Self {
        let mut near = [0; ZONES];
        for district in state.city() {
            for index in 0..game.card(state, district).zones {
                let zone = Zone::new(district, index);
                near[zone.at()] = game.near(state, zone);
            }
        }
        Self { near }
    }

    #[inline]
    pub fn near(&self, zone: Zone) -> u128 {
        self.near[zone.at() % ZONES]
    }

    /// Steps from every zone to `to`, never into a `closed` zone.
    pub fn distances(&self, to: Zone, closed: u128) -> [u8; ZONES] {
        let mut distances = [FAR; ZONES];
        if !to.exists() {
            return distances;
        }
        let mut seen = to.bit();
        let mut edge = seen;
        let mut steps = 0;
        while edge != 0 {
            let mut next = 0;
            for zone in zones(edge) {
                distances[zone.at()] = steps;
                // Nobody may enter a closed zone, so no way leads into it.
                if closed & zone.bit() == 0 {
                    next |= self.near[zone.at()];
                }
            }
            edge = next & !seen;
            seen |= edge;
            steps += 1;
        }
        distances
    }
}
