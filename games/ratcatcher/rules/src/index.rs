//! Typed indices, one type for each kind of numbered thing.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use tabletop::{TypedIndex, index};

use crate::content::{DISTRICTS, PECULIARS};

index! {
    /// A ratcatcher's board, by its index in the content.
    pub struct RatcatcherIx;
}
index! {
    /// A nemesis board, by its index in the content.
    pub struct NemesisIx;
}
index! {
    /// A peculiar rat, by its index in the content.
    pub struct PeculiarIx;
}
index! {
    /// A reward of a peculiar rat, by its index on the card.
    pub struct RewardIx;
}
index! {
    /// A district, by its number: 00 to 24 (R2.1).
    pub struct DistrictIx;
}
index! {
    /// A zone of a district, by its letter: 0 is a.
    pub struct Letter;
}
index! {
    /// A district placed in this expansion, by its index in the order of placement.
    pub struct FreshIx;
}
index! {
    /// A class of rats, which bite together (R9.2, R22.1).
    pub struct Class;
}
index! {
    /// An effect of the progress track: its step in the high four bits, its index in the step in the low four bits.
    pub struct TrackIx;
}
index! {
    /// A direction of the city, clockwise from north.
    pub struct Direction;
}
index! {
    /// A printed side of a district's card, clockwise from its top.
    pub struct Side;
}

impl PeculiarIx {
    /// Every peculiar rat from this one on, in the order of their cards.
    #[inline]
    pub(crate) fn on(self) -> impl DoubleEndedIterator<Item = Self> {
        (self.index()..PECULIARS).filter_map(Self::at)
    }

    /// Every peculiar rat, in the order of their cards.
    #[inline]
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::new(0).on()
    }

    /// The next card.
    pub(crate) fn next(self) -> Self {
        Self::new(self.get() + 1)
    }
}

impl DistrictIx {
    /// District 00, where the game begins (R3.5).
    pub const START: Self = Self::new(0);

    /// All districts, by number.
    #[inline]
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..DISTRICTS).filter_map(Self::at)
    }

    /// The set of this district alone.
    #[inline]
    pub(crate) fn bit(self) -> u32 {
        1u32.checked_shl(self.get().into()).unwrap_or(0)
    }

    /// All its zones, existing or not, as bits.
    #[inline]
    pub(crate) fn zones(self) -> u128 {
        0b1111u128.checked_shl(u32::from(self.get()) * 4).unwrap_or(0)
    }

    /// The districts of a set, by number.
    #[inline]
    pub(crate) fn of_set(mut set: u32) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let district = (set != 0).then(|| Self::at(set.trailing_zeros() as usize))??;
            set &= set - 1;
            Some(district)
        })
    }

    /// Parses a number such as `07`; `None` if there is no such district.
    pub fn find(number: &str) -> Option<Self> {
        number.parse().ok().filter(|&place| place < DISTRICTS).and_then(Self::at)
    }
}

impl Class {
    /// The nemesis.
    pub const NEMESIS: Self = Self::new(0);
    /// The peculiar rats.
    pub const PECULIARS: Self = Self::new(1);
    /// The common rats.
    pub const COMMONS: Self = Self::new(2);
}

impl TrackIx {
    /// The first effect of the step after this number of devoured cheeses.
    pub(crate) fn of_step(step: u8) -> Self {
        Self::new(step << 4)
    }

    /// The step, from 0.
    pub(crate) fn step(self) -> usize {
        self.index() >> 4
    }

    /// The index in the step.
    pub(crate) fn effect(self) -> usize {
        self.index() & 15
    }

    /// The next effect of the step.
    pub(crate) fn next(self) -> Self {
        Self::new(self.get() + 1)
    }
}

impl FreshIx {
    /// The next district in the order of placement.
    pub(crate) fn next(self) -> Self {
        Self::new(self.get() + 1)
    }
}

impl Letter {
    /// The first zone of every district.
    pub const A: Self = Self::new(0);
    /// All four letters.
    pub const ALL: [Self; 4] = [Self::new(0), Self::new(1), Self::new(2), Self::new(3)];

    /// The letter, from a to d.
    pub fn char(self) -> char {
        char::from(b'a' + self.get())
    }

    /// The next letter; after d, an invalid one.
    pub(crate) fn next(self) -> Self {
        Self::new(self.get() + 1)
    }

    /// Parses a letter from a to d.
    fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|letter| name.chars().eq([letter.char()]))
    }

    /// The set of this zone of a card alone, as bits.
    #[inline]
    pub(crate) fn bit(self) -> u8 {
        1u8.checked_shl(self.get().into()).unwrap_or(0)
    }
}

impl Direction {
    /// All four directions, clockwise from north.
    pub const ALL: [Self; 4] = [Self::new(0), Self::new(1), Self::new(2), Self::new(3)];

    /// The set of this direction alone, as bits.
    #[inline]
    pub(crate) fn bit(self) -> u8 {
        1 << (self.get() % 4)
    }

    /// The neighbouring place of the city's grid in this direction; `None` beyond the bounds.
    #[inline]
    pub(crate) fn from(self, x: i8, y: i8) -> Option<(i8, i8)> {
        let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][self.index() % 4];
        Some((x.checked_add(dx)?, y.checked_add(dy)?))
    }

    /// The opposite direction.
    #[must_use]
    #[inline]
    pub fn opposite(self) -> Self {
        Self::new((self.get() + 2) % 4)
    }

    /// The printed side that faces this direction on a card after this number of quarter turns clockwise.
    #[inline]
    pub fn side(self, turn: u8) -> Side {
        Side::new((self.get() + 4 - turn % 4) % 4)
    }
}

/// A zone of a district: the district's number and the zone's letter, in one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Zone(u8);

/// Implemented by hand, because a zone is serialised as its name, such as `07b`.
impl TypedIndex for Zone {
    const ABSENT: Self = Self(u8::MAX);
}

impl Zone {
    /// The zone of a district with a letter from a to d.
    #[inline]
    pub fn of(district: DistrictIx, letter: Letter) -> Self {
        Self(district.get() * 4 + letter.get())
    }

    /// All zones, by district and letter.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> {
        DistrictIx::all().flat_map(|district| Letter::ALL.map(|letter| Self::of(district, letter)))
    }

    /// Its district.
    #[inline]
    pub fn district(self) -> DistrictIx {
        DistrictIx::new(self.0 / 4)
    }

    /// Its letter in the district.
    #[inline]
    pub fn letter(self) -> Letter {
        Letter::new(self.0 % 4)
    }

    /// Its index in tables.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The set of this zone alone.
    #[inline]
    pub fn bit(self) -> u128 {
        1u128.checked_shl(self.0.into()).unwrap_or(0)
    }

    /// Parses a stable name such as `07b`.
    pub fn find(name: &str) -> Option<Self> {
        let (number, letter) = name.split_at_checked(2)?;
        let district = number.bytes().all(|b| b.is_ascii_digit()).then(|| DistrictIx::find(number))??;
        Some(Self::of(district, Letter::find(letter)?))
    }
}

impl Serialize for Zone {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Zone {
    fn schema_name() -> Cow<'static, str> {
        "Zone".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A zone such as 07b.", "pattern": "^[0-2][0-9][a-d]$" })
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        Self::find(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("`{name}` is not a zone such as 07b")))
    }
}

impl std::fmt::Display for Zone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:02}{}", self.district(), self.letter().char())
    }
}

/// The zones of a set, lowest first.
#[inline]
pub fn zones(mut set: u128) -> impl Iterator<Item = Zone> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        // A bit position in 128 bits fits into a byte.
        #[allow(clippy::cast_possible_truncation)]
        let zone = Zone(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(zone)
    })
}

index! {
    /// The progress of a rule through the city, by district and letter: the number of finished zones.
    pub struct Sweep;
}

impl Sweep {
    /// The beginning, before the first zone.
    pub const START: Self = Self::new(0);

    /// The progress after this zone.
    #[inline]
    pub(crate) fn after(zone: Zone) -> Self {
        Self::new(zone.0 + 1)
    }

    /// The remaining zones, as bits.
    #[inline]
    pub(crate) fn left(self) -> u128 {
        u128::MAX.checked_shl(self.get().into()).unwrap_or(0)
    }
}
