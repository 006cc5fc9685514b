//! Cities and the cards in them.

use std::hash::{Hash, Hasher};

use crate::content::{Resource, Stock};
use crate::index::{OWNERS, Owner, SLOTS, Slot, bits};
use crate::kind::Kind;

/// An occupied token lies on the card (E7.2).
pub const OCCUPIED: u8 = 1;
/// The card is turned face down (R68, R69).
pub const FACE_DOWN: u8 = 2;
/// A web token bars the card from being activated (N15.11).
pub const WEBBED: u8 = 4;
/// A Farm in the city of the player with the pigs: takes no space (N5.13).
pub const PILE_FARM: u8 = 8;
/// The card was chosen to stay face up while the others are turned down (N16.28).
pub const SPARED: u8 = 16;
/// The construction on the Bridge of the Sky: takes no space (H3.19).
pub const ON_BRIDGE: u8 = 32;
/// The construction above the Silver Scale Spring, which then leaves a space free (H3.15).
pub const ABOVE_SPRING: u8 = 64;
/// A web token of Plague lies on the worker spaces of the card (N16.29, R131).
pub const PLAGUED: u8 = 128;

/// A card in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Built {
    /// Which card.
    pub kind: Kind,
    /// [`OCCUPIED`], [`FACE_DOWN`], …
    pub marks: u8,
    /// Point tokens on the card.
    pub tokens: u8,
    /// On a Freight Car the resources, on a Storehouse how often each kind was stored: twigs, resin, pebbles and
    /// berries, four bits each. On a Dungeon the prisoners, a byte each, as their kind number plus one. On a Bridge of
    /// the Sky a one if it has been used.
    pub inside: [u8; 2],
}

impl Built {
    /// A card just played.
    pub fn new(kind: Kind) -> Self {
        Self { kind, marks: 0, tokens: 0, inside: [0; 2] }
    }

    /// Whether all these marks are on it.
    #[inline]
    pub fn has(&self, marks: u8) -> bool {
        self.marks & marks == marks
    }

    /// The cards under it, for a Dungeon.
    pub fn held(&self) -> impl Iterator<Item = Kind> {
        let bytes = if self.kind == Kind::DUNGEON { self.inside } else { [0, 0] };
        bytes.into_iter().filter_map(|byte| Some(Kind::at(byte.checked_sub(1)?.into())))
    }

    /// How many cards are under it.
    pub fn held_count(&self) -> u8 {
        u8::try_from(self.held().count()).unwrap_or(2)
    }

    /// Puts a card under it, if one of its two places is free.
    pub fn hold(&mut self, kind: Kind) -> bool {
        let Some(free) = self.inside.iter_mut().find(|byte| **byte == 0) else { return false };
        *free = kind.byte() + 1;
        true
    }

    /// The resources stored on a Storehouse (E5.8), or lying on a Freight Car (LR11).
    pub fn stored(&self) -> Stock {
        let [low, high] = self.inside;
        match self.kind {
            Kind::STOREHOUSE => {}
            Kind::FREIGHT_CAR => return Stock([low & 15, low >> 4, high & 15, high >> 4]),
            _ => return Stock::default(),
        }
        Stock([3 * (low & 15), 2 * (low >> 4), high & 15, 2 * (high >> 4)])
    }

    /// Sets the resources on a Freight Car, at most 15 of each kind.
    pub(crate) fn load(&mut self, stock: Stock) {
        let [twig, resin, pebble, berry] = stock.0.map(|count| count.min(15));
        self.inside = [twig | resin << 4, pebble | berry << 4];
    }

    /// Stores once more of a resource on a Storehouse: 3 twigs, 2 resin, 1 pebble or 2 berries.
    pub fn store(&mut self, resource: Resource) {
        let place = resource as usize;
        let shift = 4 * (place % 2);
        let half = &mut self.inside[place / 2];
        if (*half >> shift) & 15 < 15 {
            *half += 1 << shift;
        }
    }
}

/// Places of a city, as the bits of a number. It is kept as bytes, which need no alignment; it counts in hashes as the
/// number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SlotSet([u8; 8]);

impl SlotSet {
    /// The places with these bits.
    #[inline]
    pub const fn of(bits: u64) -> Self {
        Self(bits.to_ne_bytes())
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> u64 {
        u64::from_ne_bytes(self.0)
    }

    /// Takes a place out.
    #[inline]
    pub fn remove(&mut self, slot: Slot) {
        *self = Self::of(self.bits() & !slot.bit());
    }
}

impl Hash for SlotSet {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits().hash(state);
    }
}

/// The cards in front of a player. The place of a card does not change until it leaves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct City {
    slots: [Built; SLOTS],
    used: SlotSet,
}

/// The value of a free place: always the same, so equal cities compare equal.
const NOTHING: Built = Built { kind: Kind::ARCHITECT, marks: 0, tokens: 0, inside: [0; 2] };

impl Default for City {
    fn default() -> Self {
        Self { slots: [NOTHING; SLOTS], used: SlotSet::of(0) }
    }
}

impl City {
    /// How many cards.
    #[inline]
    pub fn len(&self) -> u8 {
        u8::try_from(self.used().count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.used() == 0
    }

    /// The places in use, as bits.
    #[inline]
    pub fn used(&self) -> u64 {
        self.used.bits()
    }

    /// The places and cards, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Slot, &Built)> {
        bits::<Slot>(self.used()).map(|slot| (slot, &self.slots[slot.index()]))
    }

    /// The cards that are face up: the others are not in the city for anything but space (R69).
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = (Slot, &Built)> {
        self.iter().filter(|(_, card)| !card.has(FACE_DOWN))
    }

    /// The card at a place.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<&Built> {
        (slot.index() < SLOTS && self.used() & slot.bit() != 0).then(|| &self.slots[slot.index()])
    }

    /// The card at a place, to change.
    pub fn get_mut(&mut self, slot: Slot) -> Option<&mut Built> {
        (slot.index() < SLOTS && self.used() & slot.bit() != 0).then(|| &mut self.slots[slot.index()])
    }

    /// Puts a card in the first free place, and returns the place.
    ///
    /// A city never fills its 36 places: 15 spaces, with everything that takes none, are fewer, and
    /// the automated opponents play fewer cards in a game.
    pub fn add(&mut self, card: Built) -> Option<Slot> {
        let free = bits(!self.used()).next()?;
        self.put(free, card)
    }

    /// Puts a card at a free place.
    pub fn put(&mut self, slot: Slot, card: Built) -> Option<Slot> {
        if self.used() & slot.bit() != 0 {
            return None;
        }
        *self.slots.get_mut(slot.index())? = card;
        self.used = SlotSet::of(self.used() | slot.bit());
        Some(slot)
    }

    /// Takes the card at a place out.
    pub fn remove(&mut self, slot: Slot) -> Option<Built> {
        let card = *self.get(slot)?;
        self.slots[slot.index()] = NOTHING;
        self.used.remove(slot);
        Some(card)
    }

    /// The first card of exactly this kind that is face up.
    pub fn find(&self, kind: Kind) -> Option<Slot> {
        self.open().find(|(_, card)| card.kind == kind).map(|(slot, _)| slot)
    }
}

/// A set of cards in cities, without the heap: the places of each city, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Cards([u64; OWNERS]);

impl Cards {
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// How many.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Owners and places of the cards, in order.
    pub fn iter(self) -> impl Iterator<Item = (Owner, Slot)> {
        Owner::enumerate(self.0).flat_map(|(owner, slots)| bits(slots).map(move |slot| (owner, slot)))
    }
}

impl FromIterator<(Owner, Slot)> for Cards {
    fn from_iter<T: IntoIterator<Item = (Owner, Slot)>>(cards: T) -> Self {
        let mut set = Self::default();
        for (owner, slot) in cards {
            if let Some(slots) = set.0.get_mut(owner.index()) {
                *slots |= slot.bit();
            }
        }
        set
    }
}
