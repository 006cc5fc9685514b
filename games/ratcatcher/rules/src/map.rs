//! Adjacency and distances of zones.

use crate::content::{NO_GATE, ZONES_PER_DISTRICT};
use crate::index::{Direction, DistrictIx, Letter, Zone};
use crate::state::State;
use crate::{Ratcatcher, content};

/// The number of stored rings; searches repeat for zones farther away.
const KEPT: usize = 12;

/// Targets of rats, and the zones around them by distance.
///
/// Rats of one kind make for the same targets, so the rings around these serve all their zones. They are computed as
/// far as they have been needed.
pub(crate) struct Targets {
    /// The targets, as bits.
    pub all: u128,
    /// Zones that may not be entered, as bits.
    pub closed: u128,
    /// The zones of all rings so far, as bits.
    seen: u128,
    /// For each number of steps to the nearest target, the zones from which it takes that many, as bits.
    rings: [u128; KEPT],
    /// The number of valid entries of `rings`.
    len: usize,
}

impl Targets {
    pub fn new(all: u128, closed: u128) -> Self {
        let open = all & !closed;
        let mut rings = [0; KEPT];
        rings[0] = open;
        Self { all, closed, seen: open, rings, len: 1 }
    }
}

/// The shortest ways from a zone to the nearest targets.
pub(crate) struct Outlook {
    /// The nearest targets, as bits; empty if none can be reached.
    pub nearest: u128,
    /// The number of steps to them.
    pub steps: u8,
    /// For each number of steps, the zones on the way, as bits.
    rings: [u128; KEPT + 1],
}

impl Outlook {
    /// The zones on the way after this number of steps; `None` beyond the stored rings.
    #[inline]
    pub fn after(&self, steps: usize) -> Option<u128> {
        (usize::from(self.steps) <= KEPT).then(|| self.rings.get(steps).copied().unwrap_or(0))
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
        let mut ring = from.bit();
        let mut seen = ring;
        let mut steps = 0;
        while ring != 0 {
            if ring & goal != 0 {
                return (ring & goal, steps);
            }
            ring = self.around(state, ring) & !seen & !closed;
            seen |= ring;
            steps += 1;
        }
        (0, 0)
    }

    /// The shortest ways from a zone to the nearest targets.
    pub(crate) fn outlook(&self, state: &State, from: Zone, targets: &mut Targets) -> Outlook {
        let mut outlook = Outlook { nearest: targets.all & from.bit(), steps: 0, rings: [0; KEPT + 1] };
        if outlook.nearest != 0 {
            return outlook;
        }
        let near = self.near(state, from);
        let mut first = 0;
        while targets.rings[first] & near == 0 {
            first += 1;
            if first == targets.len && !self.extend(state, targets) {
                // Too far away for the rings, or out of reach.
                (outlook.nearest, outlook.steps) = self.nearest(state, from, targets.all, targets.closed);
                return outlook;
            }
        }
        let mut ring = near & targets.rings[first];
        outlook.rings[1] = ring;
        for (steps, closer) in (2..).zip(targets.rings[..first].iter().rev()) {
            ring = self.around(state, ring) & closer;
            outlook.rings[steps] = ring;
        }
        outlook.nearest = ring;
        // There are fewer than 256 rings.
        #[allow(clippy::cast_possible_truncation)]
        let steps = first as u8 + 1;
        outlook.steps = steps;
        outlook
    }

    /// Computes one more ring around targets; returns whether there is one, and a place to store it.
    fn extend(&self, state: &State, targets: &mut Targets) -> bool {
        if targets.len == KEPT {
            return false;
        }
        let ring = self.around(state, targets.rings[targets.len - 1]) & !targets.seen & !targets.closed;
        targets.seen |= ring;
        targets.rings[targets.len] = ring;
        targets.len += usize::from(ring != 0);
        ring != 0
    }

    /// Keeps only the shortest ways to one of the nearest targets.
    pub(crate) fn make_for(&self, state: &State, to: Zone, outlook: &mut Outlook) {
        if outlook.nearest == to.bit() {
            return;
        }
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
