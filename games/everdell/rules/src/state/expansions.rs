//! What only expansions need.

use std::hash::{Hash, Hasher};

use tabletop::Maybe;

use super::Player;
use super::brook::Brook;
use super::leaf::Leaf;
use super::spire::Spire;
use crate::content::{ALL_FORESTS, BASICS, MARKET_TOKENS, Resource, TRAILS};
use crate::index::{
    AbilityIx, AwardIx, BASE_SEATS, BasicIx, ForestIx, MarketIx, MeadowIx, Owner, PerOwner, SEATS,
};

/// The parts of a position that only expansions need. Without expansions it is one empty pointer: the base game is
/// neither larger nor slower. It adds nothing to the hash, so older positions keep their fingerprints.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Expansions(Option<Box<Parts>>);

/// One part for each expansion.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parts {
    /// Bellfaire.
    pub bellfaire: Bellfaire,
    /// Pearlbrook, if it is in play.
    pub pearlbrook: Option<Brook>,
    /// The fifth and sixth seats, if more than four people play (B13).
    pub further: Option<FurtherSeats>,
    /// The player powers of Bellfaire, if they are in play.
    pub powers: Option<Powers>,
    /// Newleaf, if a module of it is in play.
    pub newleaf: Option<Leaf>,
    /// Spirecrest, if it is in play.
    pub spirecrest: Option<Spire>,
}

/// Seats that the base game does not have.
pub(crate) const FURTHER: usize = SEATS - BASE_SEATS;

/// The state of the fifth and sixth seats (B13). The first four are in the main state.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FurtherSeats {
    /// The people.
    pub players: [Player; FURTHER],
    /// The seats whose turns are fifth and sixth.
    pub(crate) order: [Owner; FURTHER],
    /// Their part of the recursion guard (R107).
    pub(crate) chain: [u64; FURTHER],
}

impl Default for FurtherSeats {
    fn default() -> Self {
        Self {
            players: std::array::from_fn(|_| Player::default()),
            order: [Owner::FIRST; FURTHER],
            chain: [0; FURTHER],
        }
    }
}

impl Hash for Parts {
    /// Absent seats, powers and expansions add nothing to the hash: older games keep their fingerprints.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { bellfaire, pearlbrook, further, powers, newleaf, spirecrest } = self;
        bellfaire.hash(state);
        pearlbrook.hash(state);
        if let Some(further) = further {
            further.hash(state);
        }
        if let Some(powers) = powers {
            powers.hash(state);
        }
        if let Some(newleaf) = newleaf {
            newleaf.hash(state);
        }
        if let Some(spire) = spirecrest {
            spire.hash(state);
        }
    }
}

/// The state of the player powers (B11, B12). There is one of each, so the pieces on a power need no owner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Powers {
    /// The powers dealt to each seat, of which one is still to be kept.
    pub dealt: PerOwner<[Maybe<AbilityIx>; 2]>,
    /// The point tokens on the platypuses.
    pub tokens: u8,
    /// Whether the platypuses have hunted in this turn.
    pub hunted: bool,
    /// The resource on the turtles.
    pub stored: Option<Resource>,
    /// Where the marker of the rats lies in the meadow.
    pub marker: Maybe<MeadowIx>,
    /// The basic locations from which the axolotls have taken the token, as bits.
    pub explored: u8,
    /// The tokens that the axolotls have taken and not spent.
    pub wild: u8,
    /// The pile of the lizards.
    pub trails: Trails,
}

/// How many forest cards the lizards look at.
pub(crate) const LOOKED_AT: usize = 3;
/// The most forest cards that lie under the pile of the lizards: two for each look.
pub(crate) const LAID_UNDER: usize = TRAILS * (LOOKED_AT - 1);

/// The forest cards that are not on the clearings, and those of the lizards (B12.5, BR12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Trails {
    /// Those that the lizards have put in play, in the order in which they did.
    pub open: [Maybe<ForestIx>; TRAILS],
    /// Those that they look at.
    pub looked: [Maybe<ForestIx>; LOOKED_AT],
    /// Those that they have looked at and put under the pile, which come when the others are used up.
    pub under: [Maybe<ForestIx>; LAID_UNDER],
    /// Those that nobody has looked at, as bits.
    pub unseen: u32,
}

impl Trails {
    /// How many of each forest card nobody has looked at.
    pub(crate) fn weights(&self) -> [u8; ALL_FORESTS] {
        std::array::from_fn(|forest| u8::from(self.unseen >> forest & 1 == 1))
    }

    /// How many forest cards the lizards could still look at.
    pub fn left(&self) -> usize {
        let under = self.under.iter().filter(|forest| forest.is_some()).count();
        self.unseen.count_ones() as usize + under
    }
}

impl Hash for Powers {
    /// The fields of the axolotls and the lizards add nothing to the hash while they are empty: games without them keep
    /// their fingerprints.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { dealt, tokens, hunted, stored, marker, explored, wild, trails } = self;
        (dealt, tokens, hunted, stored, marker).hash(state);
        if *explored > 0 {
            (explored, wild).hash(state);
        }
        if trails.open[0].is_some() || trails.looked[0].is_some() {
            trails.hash(state);
        }
    }
}

impl Powers {
    /// Whether a token of the axolotls lies on a basic location, if they are in play.
    pub fn is_unexplored(&self, place: BasicIx) -> bool {
        place.index() < BASICS && self.explored >> place.index() & 1 == 0
    }
}

impl Default for Powers {
    fn default() -> Self {
        Self {
            dealt: PerOwner::all([Maybe::NONE; 2]),
            tokens: 0,
            hunted: false,
            stored: None,
            marker: Maybe::NONE,
            explored: 0,
            wild: 0,
            trails: Trails::default(),
        }
    }
}

/// The state that Bellfaire adds (B1–B15).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Bellfaire {
    /// Who has achieved the Flower Festival; `None` if it is not in play (B8).
    pub festival: Option<Maybe<Owner>>,
    /// The garland award in play (B6).
    pub award: Maybe<AwardIx>,
    /// The market, if it is in play (B3).
    pub market: Option<Market>,
}

/// The market and its tokens (B4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Market {
    /// The tokens in the order of their row, which matters against Nightweave only (N17.12).
    pub row: [MarketIx; MARKET_TOKENS],
    /// Those on the side for trading, as bits of their place in the content.
    pub trading: u8,
}

impl Market {
    /// Whether a token is on the side for trading.
    pub fn trades(&self, token: MarketIx) -> bool {
        self.trading >> token.get() & 1 != 0
    }

    /// Moves a token to the other side.
    pub(crate) fn turn(&mut self, token: MarketIx) {
        self.trading ^= 1u8.wrapping_shl(token.get().into());
    }
}

impl Hash for Expansions {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Some(parts) = &self.0 {
            parts.hash(state);
        }
    }
}

impl Expansions {
    /// These parts; `None` if they are as without expansions.
    pub(crate) fn of(parts: Parts) -> Self {
        Self((parts != Parts::default()).then(|| Box::new(parts)))
    }

    /// The parts, if an expansion is in play.
    #[inline]
    pub fn get(&self) -> Option<&Parts> {
        self.0.as_deref()
    }

    /// The parts, mutable, if an expansion is in play.
    #[inline]
    pub(crate) fn get_mut(&mut self) -> Option<&mut Parts> {
        self.0.as_deref_mut()
    }
}
