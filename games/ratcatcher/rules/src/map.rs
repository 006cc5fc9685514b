//! Adjacency and distances of zones.

use crate::content::{NO_GATE, ZONES, ZONES_PER_DISTRICT};
use crate::index::{Direction, DistrictIx, Letter, Zone};
use crate::state::State;
use crate::{Ratcatcher, content};

/// Distances of zones to the nearest of several goals, as rings around all goals at once, without entering a closed
/// zone. Adjacency is symmetric, so rings that grow from the goals give the distance of every zone to them. They grow
/// as far as they are asked for.
#[derive(Clone)]
pub(crate) struct Distances {
    /// The goals, as bits.
    goals: u128,
    /// Zones that may not be entered, as bits.
    closed: u128,
    /// The zones of all rings so far.
    seen: u128,
    /// The number of rings so far.
    known: usize,
    rings: [u128; ZONES],
}

impl Distances {
    pub fn new(goals: u128, closed: u128) -> Self {
        let mut rings = [0; ZONES];
        rings[0] = goals & !closed;
        Self { goals, closed, seen: rings[0], known: 1, rings }
    }

    /// The open zones from which it is this number of steps to the nearest goal.
    #[inline]
    fn ring(&mut self, game: &Ratcatcher, state: &State, steps: usize) -> u128 {
        while self.known <= steps && self.known < ZONES {
            let next = game.around(state, self.rings[self.known - 1]) & !self.seen & !self.closed;
            self.seen |= next;
            self.rings[self.known] = next;
            self.known += 1;
        }
        self.rings.get(steps).copied().unwrap_or(0)
    }

    /// The number of steps from a zone, which may itself be closed, to the nearest goal; `None` if none can be
    /// reached.
    pub fn steps(&mut self, game: &Ratcatcher, state: &State, from: Zone) -> Option<usize> {
        if self.goals & from.bit() != 0 {
            return Some(0);
        }
        let near = game.near(state, from);
        let mut steps = 0;
        loop {
            let ring = self.ring(game, state, steps);
            steps += 1;
            if ring & near != 0 {
                return Some(steps);
            }
            if ring == 0 {
                return None;
            }
        }
    }

    /// The zones next to one that is `steps` from the nearest goal from which it is one step fewer.
    #[inline]
    pub fn ways(&mut self, game: &Ratcatcher, state: &State, from: Zone, steps: usize) -> u128 {
        steps.checked_sub(1).map_or(0, |left| game.near(state, from) & self.ring(game, state, left))
    }

    /// The goals that are nearest to a zone, which is `steps` from them.
    pub fn nearest(&mut self, game: &Ratcatcher, state: &State, from: Zone, steps: usize) -> u128 {
        if steps == 0 || self.goals.is_power_of_two() {
            return if steps == 0 { from.bit() } else { self.goals };
        }
        let mut set = from.bit();
        for left in (0..steps).rev() {
            set = game.around(state, set) & self.ring(game, state, left);
        }
        set
    }

    /// The zones of a set that are nearest to the goals; none if no goal can be reached from any.
    pub fn nearest_of(&mut self, game: &Ratcatcher, state: &State, set: u128) -> u128 {
        let mut steps = 0;
        loop {
            let ring = self.ring(game, state, steps);
            if ring & set != 0 || ring == 0 {
                return ring & set;
            }
            steps += 1;
        }
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
