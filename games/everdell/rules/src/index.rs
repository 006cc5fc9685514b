//! The indices of this game: each has its own type.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use tabletop::{Audience, Seat, index};

use crate::content::CLEARINGS;

const _: () =
    assert!(CLEARINGS == ClearingIx::TRAILS as usize, "the lizards' cards follow those of the board");

/// Seats for people.
pub const SEATS: usize = 6;
/// Seats of the base game; with the additional ones up to six play (B13).
pub const BASE_SEATS: usize = 4;
/// Places of cards in one city; more than any city can hold.
pub const SLOTS: usize = 36;
/// The owners of cities: the seats and the automated opponent.
pub const OWNERS: usize = SEATS + 1;

index! {
    /// A player: a person or the automated opponent. Also the owner of a city. The first four seats are 0 to 3, the
    /// automated opponent is 4, and the fifth and sixth seats are 5 and 6. Their addition changed no number of the base
    /// game (decision 27).
    pub struct Owner;
}

impl Owner {
    /// The automated opponent: Nightweave or Rugwort.
    pub const RIVAL: Self = Self::new(4);

    /// The first seat. Plans and plots are for one person only (N15.1).
    pub const FIRST: Self = Self::new(0);

    /// The person in a seat, which counts from 0 and is at most 253.
    #[inline]
    pub const fn seated(seat: u8) -> Self {
        Self::new(if seat < Self::RIVAL.get() { seat } else { seat.saturating_add(1) })
    }

    /// The person in a seat of this game.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self::seated(seat.0)
    }

    /// The people in all seats, in their order.
    pub(crate) fn seats() -> [Self; SEATS] {
        [0, 1, 2, 3, 4, 5].map(Self::seated)
    }

    /// The people in the first `count` seats.
    #[inline]
    pub fn people(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::seated)
    }

    /// Whether it is the automated opponent.
    #[inline]
    pub const fn is_rival(self) -> bool {
        self.get() == Self::RIVAL.get()
    }

    /// The seat of a person; `None` for the automated opponent.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self.get() {
            seat @ 0..=3 => Some(Seat(seat)),
            owner @ 5..=6 => Some(Seat(owner - 1)),
            _ => None,
        }
    }

    /// Its place in lists of people, which are in the order of the seats; the first for the automated opponent.
    #[inline]
    pub fn place(self) -> usize {
        self.seat().map_or(0, |seat| seat.0.into())
    }

    /// The person in the seat of an audience; `None` for spectators.
    #[inline]
    pub fn looking(audience: Audience) -> Option<Self> {
        match audience {
            Audience::Seat(seat) => (usize::from(seat.0) < SEATS).then(|| Self::of(seat)),
            Audience::Spectator => None,
        }
    }
}

index! {
    /// In which cities green cards are activated: in those of all opponents, which is 5, or in that of one owner, by its
    /// number, from 5 on by one more.
    pub struct Cities;
}

impl Cities {
    /// The cities of all opponents (E9.7).
    pub const OPPONENTS: Self = Self::new(5);

    /// The city of an owner.
    #[inline]
    pub const fn of(owner: Owner) -> Self {
        Self::new(if owner.get() < Self::OPPONENTS.get() {
            owner.get()
        } else {
            owner.get().saturating_add(1)
        })
    }

    /// Whether they are the cities of all opponents.
    #[inline]
    pub const fn is_opponents(self) -> bool {
        self.get() == Self::OPPONENTS.get()
    }

    /// Whether the city of `owner` is one of them, when `who` acts.
    #[inline]
    pub fn hold(self, owner: Owner, who: Owner) -> bool {
        if self.is_opponents() { owner != who } else { Self::of(owner) == self }
    }
}

index! {
    /// A card in a city, by its place, which does not change until it leaves.
    pub struct Slot;
}
index! {
    /// A worker of a player, by its place among the player's pieces.
    pub struct WorkerIx;
}
index! {
    /// A space of the meadow, by its number from the upper left.
    pub struct MeadowIx;
}
index! {
    /// A card on the table for an effect, by its place.
    pub struct ShownIx;
}
index! {
    /// A basic location, by its place along the river (E5.1).
    pub struct BasicIx;
}
index! {
    /// A clearing, clockwise from the upper left (E5.2). The four of the board are followed by the places beside the
    /// player with the lizards (B12.5).
    pub struct ClearingIx;
}
impl ClearingIx {
    /// The first place beside the board.
    const TRAILS: u8 = 4;

    /// Where the forest card lies that the lizards put in play as their first, second and so on, from 0 (B12.5).
    #[inline]
    pub(crate) const fn trail(number: u8) -> Self {
        Self::new(Self::TRAILS.saturating_add(number))
    }

    /// Which of the forest cards of the lizards lies here, from 0; none on the board.
    #[inline]
    pub(crate) fn trail_number(self) -> Option<u8> {
        self.get().checked_sub(Self::TRAILS)
    }
}

index! {
    /// A forest card, by its place in the content.
    pub struct ForestIx;
}
index! {
    /// A journey space, by its place in the row (E5.10).
    pub struct JourneyIx;
}
index! {
    /// A basic event, by its place in the row (E6.1).
    pub struct BasicEventIx;
}
impl BasicEventIx {
    /// The Flower Festival, which follows those of the base game in the content (B8).
    pub const FESTIVAL: Self = Self::new(4);
    /// Scenic Flight, the first of Newleaf, which follow the Flower Festival in the content (L3).
    pub const SCENIC_FLIGHT: Self = Self::new(5);
    /// Big City, the second of Newleaf (L3).
    pub const BIG_CITY: Self = Self::new(6);

    /// Its place among those of Newleaf.
    #[inline]
    pub(crate) fn leaf_place(self) -> Option<usize> {
        self.index().checked_sub(Self::SCENIC_FLIGHT.index())
    }
}
index! {
    /// A special event, by its place in the content (E6.2).
    pub struct SpecialEventIx;
}
index! {
    /// A token of the market, by its place in the content (B4).
    pub struct MarketIx;
}
index! {
    /// A garland award, by its place in the content (B7).
    pub struct AwardIx;
}
index! {
    /// A worker ability, by its place in the content (N5).
    pub struct AbilityIx;
}
index! {
    /// An activity card of Nightweave's, by its place in the content.
    pub struct ActivityIx;
}
index! {
    /// A personality of Nightweave's, by its place in the content (N14).
    pub struct PersonalityIx;
}
index! {
    /// A plan of Nightweave's, by its place in the content (N15).
    pub struct PlanIx;
}
index! {
    /// A plot of Nightweave's, by its place in the content (N16).
    pub struct PlotIx;
}

index! {
    /// A river card, by its place in the content (P11).
    pub struct RiverCardIx;
}
index! {
    /// A spot of the river, by its place; the last is the Shoal (P9, P12).
    pub struct RiverSpotIx;
}
index! {
    /// An adornment, by its place in the content (P14).
    pub struct AdornmentIx;
}
index! {
    /// A wonder, by its place in the content (P15).
    pub struct WonderIx;
}

index! {
    /// A space of the station, by its number from the top (L2).
    pub struct StationIx;
}
index! {
    /// A kind of train tile, by its place in the content (L6).
    pub struct TrainIx;
}
index! {
    /// A visitor, by its place in the content (L10).
    pub struct VisitorIx;
}

impl VisitorIx {
    /// Its bit in a set of visitors.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1u64.wrapping_shl(self.get() as u32)
    }
}

index! {
    /// A weather card, by its place in the content (S2).
    pub struct WeatherIx;
}
index! {
    /// A map tile, by its place in the content (S3).
    pub struct TileIx;
}
index! {
    /// A discovery, by its place in the content (S8).
    pub struct DiscoveryIx;
}
index! {
    /// A card under a discovery or beside Stormvale, by its place (SR7, S18).
    pub struct BesideIx;
}

impl MeadowIx {
    /// Every space of the meadow.
    #[inline]
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> {
        Self::first(8)
    }
}

impl WorkerIx {
    /// Its bit in a set of workers.
    #[inline]
    pub const fn bit(self) -> u8 {
        1u8.wrapping_shl(self.get() as u32)
    }
}

impl Slot {
    /// Its bit in a set of places.
    #[inline]
    pub const fn bit(self) -> u64 {
        1u64.wrapping_shl(self.get() as u32)
    }
}

/// The index type of the bits of a set.
pub(crate) trait Bit {
    /// The index for a bit, by its place from 0 to 63.
    fn of(place: u8) -> Self;
}

macro_rules! bits_of {
    ($($index:ident)+) => {
        $(impl Bit for $index {
            #[inline]
            fn of(place: u8) -> Self {
                Self::new(place)
            }
        })+
    };
}

bits_of!(Slot MeadowIx BasicIx ClearingIx ActivityIx VisitorIx);

/// The elements of a set, by its bits from the lowest.
#[inline]
pub(crate) fn bits<T: Bit>(mut set: u64) -> impl Iterator<Item = T> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        // A place in 64 bits fits.
        #[allow(clippy::cast_possible_truncation)]
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(T::of(bit))
    })
}

/// One of each for the people and the automated opponent, by the number of the owner. Those of the fifth and sixth
/// seats are hashed only where they differ from the initial value, so games of fewer people keep their fingerprints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PerOwner<T>([T; OWNERS]);

impl<T: Copy> PerOwner<T> {
    /// The same value for everyone.
    pub const fn all(value: T) -> Self {
        Self([value; OWNERS])
    }
}

impl<T: Hash + PartialEq + Default> Hash for PerOwner<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (first, further) = self.0.split_at(BASE_SEATS + 1);
        first.hash(state);
        if further.iter().any(|one| *one != T::default()) {
            further.hash(state);
        }
    }
}

impl<T> Deref for PerOwner<T> {
    type Target = [T; OWNERS];

    fn deref(&self) -> &[T; OWNERS] {
        &self.0
    }
}

impl<T> DerefMut for PerOwner<T> {
    fn deref_mut(&mut self) -> &mut [T; OWNERS] {
        &mut self.0
    }
}

/// For `serde(with)`: an optional owner as one number, 255 for `None`.
pub(crate) mod owner_or_255 {
    use serde::{Deserialize, Deserializer, Serializer};
    use tabletop::Maybe;

    use super::Owner;

    pub fn serialize<S: Serializer>(owner: &Maybe<Owner>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(owner.get().map_or(u8::MAX, Owner::get))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Maybe<Owner>, D::Error> {
        u8::deserialize(deserializer).map(|number| Owner::at(number.into()).into())
    }
}

/// A step of an expedition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A map tile.
    Tile(TileIx),
    /// A discovery that became a tile (S14).
    Discovery(DiscoveryIx),
}
