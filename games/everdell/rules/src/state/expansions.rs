//! What only expansions need.

use std::hash::{Hash, Hasher};

use tabletop::Maybe;

use super::Player;
use super::brook::Brook;
use crate::content::{MARKET_TOKENS, Resource};
use crate::index::{AbilityIx, AwardIx, BASE_SEATS, MarketIx, MeadowIx, Owner, PerOwner, SEATS};

/// The parts of a position that only expansions need. Without expansions it is one empty pointer, so that the base game
/// is neither larger nor slower, and it adds nothing to the hash, so that older positions keep their fingerprints.
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
}

/// Seats that the base game does not have.
pub(crate) const FURTHER: usize = SEATS - BASE_SEATS;

/// What the fifth and sixth seats add (B13). What the first four have is in the state itself.
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
    /// Seats that are not there and powers that are not in play add nothing: older games keep their fingerprints.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Self { bellfaire, pearlbrook, further, powers } = self;
        bellfaire.hash(state);
        pearlbrook.hash(state);
        if let Some(further) = further {
            further.hash(state);
        }
        if let Some(powers) = powers {
            powers.hash(state);
        }
    }
}

/// What the player powers add (B11, B12). There is one of each, so that what lies on one needs no owner.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
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
}

impl Default for Powers {
    fn default() -> Self {
        Self {
            dealt: PerOwner::all([Maybe::NONE; 2]),
            tokens: 0,
            hunted: false,
            stored: None,
            marker: Maybe::NONE,
        }
    }
}

/// What Bellfaire adds (B1–B15).
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
    /// These parts, or nothing if they are as without expansions.
    pub(crate) fn of(parts: Parts) -> Self {
        Self((parts != Parts::default()).then(|| Box::new(parts)))
    }

    /// The parts, if an expansion is in play.
    #[inline]
    pub fn get(&self) -> Option<&Parts> {
        self.0.as_deref()
    }

    /// The parts to change, if an expansion is in play.
    #[inline]
    pub(crate) fn get_mut(&mut self) -> Option<&mut Parts> {
        self.0.as_deref_mut()
    }
}
