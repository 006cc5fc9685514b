//! The contents of the zones, with sets of the zones that have some of them, so that a rule need not scan all
//! hundred zones.

use std::hash::{Hash, Hasher};

use crate::content::{KINDS, Kind, PECULIARS, ZONES};
use crate::index::{PeculiarIx, Zone, zones};
use crate::spot::{Lair, PLACED, SPRUNG, Spot, Stray, TRAP};

/// Zones by content, as bits: common rats by kind, then the sets of the constants below.
type Sets = [u128; KINDS + 5];

/// The set of zones in which rats are marked.
const MARKED: usize = KINDS;
/// The set of zones with cheese.
const CHEESE: usize = KINDS + 1;
/// The set of zones with a trap.
const TRAPS: usize = KINDS + 2;
/// The set of zones with a marker that you placed.
const LAID: usize = KINDS + 3;
/// The set of zones with a rat nest token.
const NESTS: usize = KINDS + 4;

/// The sets that a zone belongs to, as bits.
#[inline]
fn sets_of(spot: &Spot) -> u8 {
    let [white, brown, black] = spot.rats;
    u8::from(white > 0)
        | u8::from(brown > 0) << 1
        | u8::from(black > 0) << 2
        | u8::from(spot.marked > 0) << MARKED
        | u8::from(spot.cheese > 0) << CHEESE
        | u8::from(spot.has(TRAP)) << TRAPS
        | u8::from(spot.has(PLACED)) << LAID
        | u8::from(spot.nests() > 0) << NESTS
}

/// The contents of the zones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ground {
    spots: [Spot; ZONES],
    /// Derived from the spots.
    sets: Sets,
}

impl Hash for Ground {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.spots.hash(hasher);
    }
}

impl Default for Ground {
    fn default() -> Self {
        Self { spots: [Spot::default(); ZONES], sets: Sets::default() }
    }
}

impl Ground {
    /// Checks the sets against the contents of each zone.
    ///
    /// # Errors
    /// The sets that differ.
    pub fn recount(&self) -> Result<(), String> {
        let mut sets = Sets::default();
        for (place, spot) in self.spots.iter().enumerate() {
            let of = sets_of(spot);
            for (number, set) in sets.iter_mut().enumerate() {
                *set |= u128::from(of >> number & 1) << place;
            }
        }
        if sets == self.sets {
            Ok(())
        } else {
            Err(format!("the sets of zones are {:x?}, but {sets:x?} by their contents", self.sets))
        }
    }

    /// The contents of all zones, in their order.
    #[inline]
    pub fn spots(&self) -> &[Spot; ZONES] {
        &self.spots
    }

    /// The contents of a zone.
    #[inline]
    pub fn spot(&self, zone: Zone) -> &Spot {
        &self.spots[zone.index() % ZONES]
    }

    /// Changes the contents of a zone.
    #[inline]
    pub fn change<T>(&mut self, zone: Zone, change: impl FnOnce(&mut Spot) -> T) -> T {
        let place = zone.index() % ZONES;
        let spot = &mut self.spots[place];
        let before = sets_of(spot);
        let changed = change(spot);
        let mut differ = before ^ sets_of(spot);
        while differ != 0 {
            if let Some(set) = self.sets.get_mut(differ.trailing_zeros() as usize) {
                *set ^= 1 << place;
            }
            differ &= differ - 1;
        }
        changed
    }

    /// Puts common rats into a zone.
    #[inline]
    pub fn put(&mut self, zone: Zone, kind: Kind, count: u8) {
        let rats = &mut self.spots[zone.index() % ZONES].rats[kind as usize];
        *rats += count;
        let some = *rats > 0;
        self.note(kind as usize, zone, some);
    }

    /// Removes common rats from a zone.
    #[inline]
    pub fn take(&mut self, zone: Zone, kind: Kind, count: u8) {
        let rats = &mut self.spots[zone.index() % ZONES].rats[kind as usize];
        *rats = rats.saturating_sub(count);
        let some = *rats > 0;
        self.note(kind as usize, zone, some);
    }

    /// Changes the number of marked rats of a zone.
    #[inline]
    pub fn mark(&mut self, zone: Zone, change: impl FnOnce(u8) -> u8) {
        let marked = &mut self.spots[zone.index() % ZONES].marked;
        *marked = change(*marked);
        let some = *marked > 0;
        self.note(MARKED, zone, some);
    }

    /// Puts a zone into a set or removes it.
    #[inline]
    fn note(&mut self, set: usize, zone: Zone, belongs: bool) {
        let bit = 1 << (zone.index() % ZONES);
        let set = &mut self.sets[set];
        *set = if belongs { *set | bit } else { *set & !bit };
    }

    /// Clears the marks of all rats.
    pub fn clear_marks(&mut self) {
        for zone in zones(self.marked()) {
            self.spots[zone.index() % ZONES].marked = 0;
        }
        self.sets[MARKED] = 0;
    }

    /// Resets which traps have gone off.
    pub fn unspring(&mut self) {
        for zone in zones(self.traps()) {
            self.change(zone, |spot| spot.flags &= !SPRUNG);
        }
    }

    /// Zones with common rats of a kind, as bits.
    #[inline]
    pub fn rats(&self, kind: Kind) -> u128 {
        self.sets[kind as usize]
    }

    /// Zones in which rats are marked, as bits.
    #[inline]
    pub fn marked(&self) -> u128 {
        self.sets[MARKED]
    }

    /// Zones with magic cheese, as bits.
    #[inline]
    pub fn cheese(&self) -> u128 {
        self.sets[CHEESE]
    }

    /// Zones with a trap, as bits.
    #[inline]
    pub fn traps(&self) -> u128 {
        self.sets[TRAPS]
    }

    /// Zones with a rat nest token, as bits.
    #[inline]
    pub fn nests(&self) -> u128 {
        self.sets[NESTS]
    }

    /// Zones with a marker that you placed and that has one of these flags, as bits.
    #[inline]
    pub fn placed(&self, flags: u8) -> u128 {
        zones(self.sets[LAID])
            .filter(|&zone| self.spot(zone).has(flags))
            .fold(0, |set, zone| set | zone.bit())
    }
}

/// The peculiar rats, with the set of their zones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Strays {
    cards: [Stray; PECULIARS],
    /// Derived from the cards.
    zones: u128,
}

impl Hash for Strays {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.cards.hash(hasher);
    }
}

impl Strays {
    /// This number of peculiar rats, all in the deck.
    pub fn in_deck(count: usize) -> Self {
        let mut cards = [Stray::new(Lair::Absent); PECULIARS];
        for stray in cards.iter_mut().take(count) {
            stray.lair = Lair::Deck;
        }
        Self { cards, zones: 0 }
    }

    /// All of them, by their index in the content.
    #[inline]
    pub fn all(&self) -> &[Stray; PECULIARS] {
        &self.cards
    }

    /// Changes the place of a peculiar rat or the contents of its card.
    pub fn change<T>(&mut self, index: PeculiarIx, change: impl FnOnce(&mut Stray) -> T) -> T {
        let changed = change(&mut self.cards[index.index() % PECULIARS]);
        self.zones = self.counted();
        changed
    }

    /// The zones of all cards, as bits.
    fn counted(&self) -> u128 {
        self.cards.iter().fold(0, |set, stray| match stray.lair {
            Lair::City(zone) => set | zone.bit(),
            _ => set,
        })
    }

    /// Checks the set of zones against the cards.
    ///
    /// # Errors
    /// The sets that differ.
    pub fn recount(&self) -> Result<(), String> {
        let zones = self.counted();
        if zones == self.zones {
            Ok(())
        } else {
            Err(format!("the zones of peculiar rats are {:x}, but {zones:x} by their cards", self.zones))
        }
    }

    /// The zones with a peculiar rat, as bits.
    #[inline]
    pub fn zones(&self) -> u128 {
        self.zones
    }
}
