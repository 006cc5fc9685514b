//! What is numbered in this game: each index has its own type.

use tabletop::{Audience, Seat, index};

/// Seats for people.
pub const SEATS: usize = 4;
/// Places of cards in one city; more than any city can hold.
pub const SLOTS: usize = 36;

index! {
    /// A player: a person, by seat, or the automated opponent, whose number follows the seats. Also the owner of a
    /// city.
    pub struct Owner;
}

impl Owner {
    /// The automated opponent: Nightweave or Rugwort.
    pub const RIVAL: Self = Self::new(4);

    /// The first seat. Plans and plots are for one person only (N15.1).
    pub const FIRST: Self = Self::new(0);

    /// The person in a seat of this game.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self::new(seat.0)
    }

    /// Whether it is the automated opponent.
    #[inline]
    pub const fn is_rival(self) -> bool {
        self.get() == Self::RIVAL.get()
    }

    /// The seat of a person; `None` for the automated opponent.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        (self.index() < SEATS).then_some(Seat(self.get()))
    }

    /// The person in the seat of an audience; `None` for spectators.
    #[inline]
    pub fn looking(audience: Audience) -> Option<Self> {
        match audience {
            Audience::Seat(seat) => Self::at(seat.0.into()),
            Audience::Spectator => None,
        }
    }
}

index! {
    /// In which cities green cards are activated: in that of one owner, by its number, or in those of all opponents.
    pub struct Cities;
}

impl Cities {
    /// The cities of all opponents (E9.7).
    pub const OPPONENTS: Self = Self::new(5);

    /// The city of an owner.
    #[inline]
    pub const fn of(owner: Owner) -> Self {
        Self::new(owner.get())
    }

    /// Whether they are the cities of all opponents.
    #[inline]
    pub const fn is_opponents(self) -> bool {
        self.get() == Self::OPPONENTS.get()
    }

    /// Whether the city of `owner` is one of them, when `who` acts.
    #[inline]
    pub fn hold(self, owner: Owner, who: Owner) -> bool {
        if self.is_opponents() { owner != who } else { owner.get() == self.get() }
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
    /// A clearing, clockwise from the upper left (E5.2).
    pub struct ClearingIx;
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
index! {
    /// A special event, by its place in the content (E6.2).
    pub struct SpecialEventIx;
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

/// What the bits of a set stand for.
pub(crate) trait Bit {
    /// What a bit stands for, by its place from 0 to 63.
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

bits_of!(Slot MeadowIx BasicIx ClearingIx ActivityIx);

/// What is in a set, by its bits from the lowest.
#[inline]
pub(crate) fn bits<T: Bit>(mut set: u64) -> impl Iterator<Item = T> {
    std::iter::from_fn(move || {
        let bit = u8::try_from(set.trailing_zeros()).ok().filter(|&bit| bit < 64)?;
        set &= set - 1;
        Some(T::of(bit))
    })
}

/// For `serde(with)`: an owner or none as one number, 255 for none.
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
