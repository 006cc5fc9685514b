//! The parts of a position that only Pearlbrook needs.

use tabletop::Maybe;

use super::post::Post;
use crate::content::{RIVER_SPOTS, WONDERS};
use crate::index::{AdornmentIx, Owner, PerOwner, RiverCardIx, RiverSpotIx, WonderIx};

/// A set of adornments, as bits of their places in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Adornments(u16);

impl Adornments {
    /// Whether an adornment is among them.
    pub fn has(self, adornment: AdornmentIx) -> bool {
        self.0 & Self::bit(adornment) != 0
    }

    /// Adds an adornment.
    pub fn add(&mut self, adornment: AdornmentIx) {
        self.0 |= Self::bit(adornment);
    }

    /// Removes an adornment.
    pub fn remove(&mut self, adornment: AdornmentIx) {
        self.0 &= !Self::bit(adornment);
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).unwrap_or(u8::MAX)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The adornments, in the order of the content.
    pub fn iter(self) -> impl Iterator<Item = AdornmentIx> {
        AdornmentIx::first(16).filter(move |&adornment| self.has(adornment))
    }

    fn bit(adornment: AdornmentIx) -> u16 {
        1u16.checked_shl(adornment.get().into()).unwrap_or(0)
    }
}

/// The state of Pearlbrook: the river, the players and Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Brook {
    /// Pearls (P13).
    pub pearls: PerOwner<u8>,
    /// Where the ambassadors are (P8).
    pub ambassadors: PerOwner<Post>,
    /// The river cards that lie face up; no player has seen the others, so they are not decided.
    pub spots: [Maybe<RiverCardIx>; RIVER_SPOTS],
    /// Adornments dealt and not yet played (P5).
    pub held: PerOwner<Adornments>,
    /// Adornments that were played (P14).
    pub played: PerOwner<Adornments>,
    /// Who has built the wonders (P15).
    pub wonders: [Maybe<Owner>; WONDERS],
    /// The Pirate Ship that is being visited.
    pub ship: Post,
}

impl Default for Brook {
    fn default() -> Self {
        Self {
            pearls: PerOwner::all(0),
            ambassadors: PerOwner::all(Post::Away),
            spots: [Maybe::NONE; RIVER_SPOTS],
            held: PerOwner::all(Adornments::default()),
            played: PerOwner::all(Adornments::default()),
            wonders: [Maybe::NONE; WONDERS],
            ship: Post::Away,
        }
    }
}

impl Brook {
    /// How many ambassadors are at a place.
    pub fn ambassadors_at(&self, post: Post) -> u8 {
        u8::try_from(self.ambassadors.iter().filter(|&&ambassador| ambassador == post).count())
            .unwrap_or(u8::MAX)
    }

    /// The wonders that a player has built.
    pub fn wonders_of(&self, who: Owner) -> impl Iterator<Item = WonderIx> {
        WonderIx::enumerate(&self.wonders).filter(move |(_, owner)| owner.is(who)).map(|(wonder, _)| wonder)
    }
}

impl RiverSpotIx {
    /// The Shoal, which has no card (P12).
    #[allow(clippy::cast_possible_truncation, reason = "there are four spots")]
    pub const SHOAL: Self = Self::new(RIVER_SPOTS as u8);
}
