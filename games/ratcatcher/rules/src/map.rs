//! Adjacency and distances of zones.

use crate::content::{NO_GATE, ZONES_PER_DISTRICT};
use crate::index::{Direction, DistrictIx, Letter, Zone};
use crate::state::State;
use crate::{Ratcatcher, content};

/// The number of stored rings around a zone; searches repeat for zones farther away.
const KEPT: usize = 8;

/// The result of a search from a zone for the nearest of several.
pub(crate) struct Outlook {
    /// The nearest zones, as bits; empty if none can be reached.
    pub nearest: u128,
    /// The number of steps to them.
    pub steps: u8,
    /// For each number of steps, the zones on the way.
    rings: [u128; KEPT],
}

impl Outlook {
    /// The zones on the way after this number of steps; `None` beyond the stored rings.
    #[inline]
    pub fn after(&self, steps: usize) -> Option<u128> {
        (usize::from(self.steps) < KEPT).then(|| self.rings.get(steps).copied().unwrap_or(0))
    }
}

impl Ratcatcher {
    /// The card of a district, on the side that is up (R3.5).
    #[inline]
    pub fn card(&self, state: &State, district: DistrictIx) -> &content::District {
        if district == DistrictIx::START {
            &self.content.start[usize::from(state.hard)]
        } else {
            // There are as many cards as districts.
            self.content.districts.get(district.index()).unwrap_or(&self.content.start[0])
        }
    }

    /// Zones next to a zone: across a border on its card (A31), or through joined connectors
    /// (R5.6).
    #[inline]
    pub fn near(&self, state: &State, zone: Zone) -> u128 {
        self.beside(state, zone.district(), 1 << zone.letter().index())
    }

    /// Zones next to some zones of a district, given by the low four bits.
    #[inline]
    fn beside(&self, state: &State, district: DistrictIx, some: usize) -> u128 {
        let hard = district == DistrictIx::START && state.hard;
        let card = if hard { self.lanes.len() - 1 } else { district.index() };
        let Some(lanes) = self.lanes.get(card) else { return 0 };
        let mut near = u128::from(lanes.borders[some % 16]) << (district.index() * ZONES_PER_DISTRICT);
        let mut sides = lanes.gates[some % 16];
        while sides != 0 {
            let link = state.links[district.index()][sides.trailing_zeros() as usize % 4];
            near |= link.get().map_or(0, Zone::bit);
            sides &= sides - 1;
        }
        near
    }

    /// Zones next to any zone of a set.
    #[inline]
    pub(crate) fn around(&self, state: &State, mut set: u128) -> u128 {
        let mut around = 0;
        while set != 0 {
            let first = set.trailing_zeros() & !3;
            let some = (set >> first) & 0b1111;
            set ^= some << first;
            // There are 25 districts, and four zones in each.
            #[allow(clippy::cast_possible_truncation)]
            let (district, some) = (DistrictIx::new((first / 4) as u8), some as usize);
            around |= self.beside(state, district, some);
        }
        around
    }

    /// Whether two zones are next to each other.
    #[inline]
    pub(crate) fn are_near(&self, state: &State, one: Zone, other: Zone) -> bool {
        self.near(state, one) & other.bit() != 0
    }

    /// The zones of `goal` that are nearest to `from`, and the number of steps to them, without entering a `closed`
    /// zone; an empty set if none can be reached.
    ///
    /// The search expands rings around `from`, each a set of bits, and ends with the first ring that meets the
    /// goal.
    #[inline]
    pub fn nearest(&self, state: &State, from: Zone, goal: u128, closed: u128) -> (u128, u8) {
        self.look_around(state, from, goal, closed, |_, _| {})
    }

    /// As [`Ratcatcher::nearest`]; also calls `tell` with each ring before the goal and its number of steps.
    #[inline]
    fn look_around(
        &self,
        state: &State,
        from: Zone,
        goal: u128,
        closed: u128,
        mut tell: impl FnMut(usize, u128),
    ) -> (u128, u8) {
        let mut ring = from.bit();
        let mut seen = ring;
        let mut steps = 0;
        while ring != 0 {
            if ring & goal != 0 {
                return (ring & goal, steps);
            }
            tell(usize::from(steps), ring);
            ring = self.around(state, ring) & !seen & !closed;
            seen |= ring;
            steps += 1;
        }
        (0, 0)
    }

    /// The zones of `goal` that are nearest to `from`, as [`Ratcatcher::nearest`], and the ways to them.
    pub(crate) fn outlook(&self, state: &State, from: Zone, goal: u128, closed: u128) -> Outlook {
        let mut outlook = Outlook { nearest: 0, steps: 0, rings: [0; KEPT] };
        (outlook.nearest, outlook.steps) = self.look_around(state, from, goal, closed, |steps, ring| {
            if let Some(place) = outlook.rings.get_mut(steps) {
                *place = ring;
            }
        });
        outlook
    }

    /// Keeps only the shortest ways to one of the nearest zones.
    pub(crate) fn make_for(&self, state: &State, to: Zone, outlook: &mut Outlook) {
        let steps = usize::from(outlook.steps);
        let mut next = to.bit() & outlook.nearest;
        if let Some(rings) = outlook.rings.get_mut(..=steps) {
            rings[steps] = next;
            for ring in rings[..steps].iter_mut().skip(1).rev() {
                next = *ring & self.around(state, next);
                *ring = next;
            }
        }
    }

    /// The zones next to `at` from which the way to `to` is one step shorter, without entering a `closed` zone.
    pub(crate) fn ways(&self, state: &State, at: Zone, to: Zone, closed: u128) -> u128 {
        // Rings around the goal, walked backwards. Nothing leaves a closed zone, because nothing may enter it,
        // except a rat that begins in one.
        let mut ring = to.bit() & !closed;
        let mut seen = ring;
        while ring != 0 {
            let around = self.around(state, ring);
            if around & at.bit() != 0 {
                return self.near(state, at) & ring;
            }
            ring = around & !seen & !closed;
            seen |= ring;
        }
        0
    }

    /// Whether a district with this zone is in the city.
    pub(crate) fn is_in_city(&self, state: &State, zone: Zone) -> bool {
        state.in_city(zone.district()) && zone.letter().get() < self.card(state, zone.district()).zones
    }

    /// The zone whose connector faces a direction after a number of quarter turns; `None` without a connector
    /// there.
    #[inline]
    pub(crate) fn gate(card: &content::District, direction: Direction, turn: u8) -> Option<Letter> {
        let gate = card.gates[direction.side(turn).index()];
        (gate != NO_GATE).then(|| Letter::new(gate))
    }

    /// Whether two districts are next to each other: joined by a connector pair (A1).
    pub(crate) fn are_joined(state: &State, one: DistrictIx, other: DistrictIx) -> bool {
        state.links[one.index()].iter().any(|link| link.get().is_some_and(|zone| zone.district() == other))
    }
}
