//! Typed indices, one type for each kind of numbered thing; sets of them are bits of a word.

use tabletop::index;

index! {
    /// A mouse, by its place in the party.
    pub struct MouseIx;
}

index! {
    /// An enemy, by its place in the list of enemies. The place does not change while it is on the board.
    pub struct FoeIx;
}

index! {
    /// A tile, by its slot on the plan of the chapter.
    pub struct TileIx;
}

index! {
    /// A space, by its number on the side that is up.
    pub struct SpaceIx;
}

index! {
    /// A side of a tile, by its index in the content.
    pub struct SideIx;
}

index! {
    /// A kind of search card, by its index in the content.
    pub struct CardIx;
}

index! {
    /// An encounter card, by its index in the content.
    pub struct EncounterIx;
}

impl MouseIx {
    /// Its bit in a set of mice.
    #[inline]
    pub const fn bit(self) -> u8 {
        1u8.wrapping_shl(self.get() as u32)
    }
}

impl FoeIx {
    /// Its bit in a set of enemies.
    #[inline]
    pub const fn bit(self) -> u32 {
        1u32.wrapping_shl(self.get() as u32)
    }
}

impl SideIx {
    /// Its bit in a set of sides.
    #[inline]
    pub const fn bit(self) -> u16 {
        1u16.wrapping_shl(self.get() as u32)
    }
}

impl EncounterIx {
    /// Its bit in a set of encounter cards.
    #[inline]
    pub const fn bit(self) -> u32 {
        1u32.wrapping_shl(self.get() as u32)
    }
}

/// A type whose values are the bits of a set.
pub trait Bit {
    /// The value of a bit, from 0 to 63.
    fn of(place: u8) -> Self;
}

impl Bit for u8 {
    #[inline]
    fn of(place: u8) -> Self {
        place
    }
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

bits_of!(MouseIx FoeIx TileIx SpaceIx SideIx CardIx EncounterIx);

/// The elements of a set, from the lowest bit.
#[inline]
pub fn bits<T: Bit>(word: u64) -> impl Iterator<Item = T> {
    let mut rest = word;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        // A bit position in 64 bits fits into a byte.
        #[allow(clippy::cast_possible_truncation)]
        let bit = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        Some(T::of(bit))
    })
}

/// The mice of a set, in the order of the party.
#[inline]
pub fn mice(set: u8) -> impl Iterator<Item = MouseIx> {
    bits(set.into())
}

/// The bit of a space, or of a kind of card.
#[inline]
pub fn bit(place: impl Into<u32>) -> u64 {
    1u64.checked_shl(place.into()).unwrap_or(0)
}

/// The lowest element of a set; the first possible element for an empty set.
#[inline]
pub fn lowest<T: Bit>(word: u64) -> T {
    T::of(u8::try_from(word.trailing_zeros() & 63).unwrap_or(0))
}
