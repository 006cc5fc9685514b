//! The contents of a zone, and the places of peculiar rats.

use crate::content::KINDS;
use crate::index::Zone;

/// The contents of a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spot {
    /// Common rats by kind.
    pub rats: [u8; KINDS],
    /// Of the kind that is moving, those that have already moved; in step 5, the black rats that
    /// still count as nests.
    pub marked: u8,
    /// Magic cheese markers.
    pub cheese: u8,
    /// Health markers.
    pub health: u8,
    /// Ability markers laid out and not yet collected, by colour.
    pub markers: [u8; 2],
    /// Revealed rat nest tokens in the low, other mystery tokens in the high four bits.
    pub tokens: u8,
    /// The flags, such as [`TRAP`].
    pub flags: u8,
}

/// A trap stands here.
pub const TRAP: u8 = 1;
/// The trap has gone off in this round.
pub const SPRUNG: u8 = 2;
/// A lure placed by you lies here (R15.5).
pub const LURE: u8 = 4;
/// A decoy placed by you.
pub const DECOY: u8 = 8;
/// A barricade placed by you.
pub const BARRICADE: u8 = 16;
/// A false cheese placed by you (R15.6).
pub const RUSE: u8 = 32;
/// All markers of yours that stay in the city for a while.
pub const PLACED: u8 = LURE | DECOY | BARRICADE | RUSE;

impl Spot {
    /// All common rats here.
    #[inline]
    pub fn commons(&self) -> u8 {
        self.rats[0] + self.rats[1] + self.rats[2]
    }

    /// Rat nest tokens here.
    pub fn nests(&self) -> u8 {
        self.tokens & 15
    }

    /// Mystery tokens here that are not nests.
    pub fn inert(&self) -> u8 {
        self.tokens >> 4
    }

    /// Whether one of these flags is set.
    #[inline]
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// The place of a peculiar rat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lair {
    /// In the deck.
    Deck,
    /// In the discard pile.
    Discard,
    /// Its token is in a zone.
    City(Zone),
    /// Caught; its card lies by your board.
    Caught,
    /// Not in this pack.
    Absent,
}

/// A peculiar rat: its place and the contents of its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stray {
    /// Its place.
    pub lair: Lair,
    /// Health markers on its card.
    pub health: u8,
    /// Ability markers on its card, by colour.
    pub markers: [u8; 2],
    /// Traps on its card.
    pub traps: u8,
}

impl Stray {
    /// A peculiar rat with an empty card.
    pub const fn new(lair: Lair) -> Self {
        Self { lair, health: 0, markers: [0; 2], traps: 0 }
    }

    /// Whether its card holds anything (R29.8).
    pub fn holds_something(self) -> bool {
        self.health + self.markers[0] + self.markers[1] + self.traps > 0
    }
}
