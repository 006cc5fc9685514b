//! Choices, and refusals.

use tabletop::Maybe;

use crate::Rule;
use crate::index::{CardIx, FoeIx, MouseIx, SpaceIx, TileIx};
use crate::kinds::{Ability, Edge, Foe, Treasure};

/// A choice. Search cards are named by their kind, mice by their place in the party, enemies by their place in the
/// list of enemies, and spaces by their number on the visible side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Learn an ability (M2.3, M25.1).
    Learn(Ability),
    /// Walk to a space (M7), or try to climb out of the water to it (M8.2).
    Walk(SpaceIx),
    /// Stand up (M23.3).
    StandUp,
    /// Scurry (M10.1).
    Scurry,
    /// Attack an enemy with a weapon (M11.3, M11.4), and with an ability card if one is named.
    Attack {
        /// The kind of search card of the weapon.
        weapon: Maybe<CardIx>,
        /// The ability card used with it.
        with: Option<Ability>,
        /// The enemy.
        on: FoeIx,
    },
    /// Search (M13.1).
    Search,
    /// Make a special search of the chapter, by its number (D59).
    Special(u8),
    /// Recover (M14).
    Recover,
    /// Explore through an exit (M15.2).
    Exit(Edge),
    /// Explore over a flip space (M15.5).
    Flip,
    /// Begin to share with a mouse (M24.1).
    Share(MouseIx),
    /// Give a card.
    Give(CardIx),
    /// Take a card.
    Take(CardIx),
    /// Give 1 cheese.
    GiveCheese,
    /// Take 1 cheese.
    TakeCheese,
    /// Equip (M24.2).
    Equip,
    /// Put a card of the pack on.
    Wear(CardIx),
    /// Take a card off, into the pack.
    Stow(CardIx),
    /// Level up (M25.1).
    Level,
    /// Use a search card (M24.4, M1.5).
    Use(CardIx),
    /// Use an ability card (M1.10).
    Ability(Ability),
    /// Tilda mends a mouse.
    Mend(MouseIx),
    /// Do a task of the chapter, by its number (M1.13).
    Task(u8),
    /// Pay 1 cheese for another action (Inspire).
    Inspired,
    /// Place Fishhook & Thread with its other end on a space (M26.3).
    PlaceHook(SpaceIx),
    /// Take Fishhook & Thread up (M26.3).
    TakeHook,
    /// Place the Dinner Fork (M26.4).
    PlaceFork,
    /// Take the Dinner Fork up (M26.4).
    TakeFork,
    /// Launch a mouse with the Dinner Fork onto a space (M26.4).
    Launch(MouseIx, SpaceIx),
    /// Remove a mousetrap with the Dinner Fork (D35).
    Disarm(SpaceIx),
    /// Lay the Grape as a bait (M26.5).
    Bait(SpaceIx),
    /// Shoot the Grape at an enemy (M26.6).
    Catapult(FoeIx),
    /// End the turn.
    End,
    /// Pick this space.
    Space(SpaceIx),
    /// Pick this mouse.
    Mouse(MouseIx),
    /// Pick this enemy.
    Enemy(FoeIx),
    /// Pick this card of a boss.
    Card(Foe),
    /// Pick this search card.
    Held(CardIx),
    /// Pick this party item.
    Treasure(Treasure),
    /// Sell the found card for cheese (M13.2).
    Sell,
    /// Pick this space of a tile, by the tile's slot.
    Spot(TileIx, SpaceIx),
    /// Yes.
    Yes,
    /// No, or no more.
    Done,
}

/// The reason why a choice is not allowed. Small and `Copy`, so a refusal costs a search nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The rule.
    pub rule: Rule,
    /// The reason, as the key of a message.
    pub why: &'static str,
    /// The required amount, in the unit of `why`.
    pub need: u8,
    /// The available amount.
    pub have: u8,
}

impl Refusal {
    /// A refusal without numbers.
    pub(crate) fn plain(rule: Rule, why: &'static str) -> Self {
        Self { rule, why, need: 0, have: 0 }
    }

    /// A refusal because there is too little (or too much) of something.
    pub(crate) fn counted(rule: Rule, why: &'static str, need: u8, have: u8) -> Self {
        Self { rule, why, need, have }
    }
}

/// Whether a choice is allowed, or the refusal.
pub(crate) type Verdict = Result<(), Refusal>;

/// Refuses without numbers unless the condition holds.
#[inline]
pub(crate) fn demand(holds: bool, rule: Rule, why: &'static str) -> Verdict {
    if holds { Ok(()) } else { Err(Refusal::plain(rule, why)) }
}

/// Refuses if there is less than needed.
#[inline]
pub(crate) fn demand_count(need: u8, have: u8, rule: Rule, why: &'static str) -> Verdict {
    if have >= need { Ok(()) } else { Err(Refusal::counted(rule, why, need, have)) }
}
