//! Choices, and refusals.

use serde::Serialize;
use tabletop::Maybe;

use crate::Rule;
use crate::content::{Colour, Kind, Slot, Ware};
use crate::index::{DistrictIx, PeculiarIx, RewardIx, Zone};

/// A target of hits (R14.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Prey {
    /// A common rat of this kind.
    Common(Kind),
    /// A peculiar rat.
    Peculiar(PeculiarIx),
    /// The nemesis.
    Nemesis,
}

/// A choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Choice {
    /// Walk to an adjacent zone (R12.1).
    Walk(Zone),
    /// Set a trap (R13).
    SetTrap(Zone),
    /// Attack with this many dice of your board (R14.2).
    Attack(u8),
    /// Give as many hits as it takes (R14.3).
    Hit(Prey),
    /// Give a lethal die: a six, or a five of an upgraded trap (R14.6).
    Lethal(Prey),
    /// Give no more hits; the rest is wasted.
    Waste,
    /// Use an ability (R15.1), in a zone where it has one; `out` leads rats away from you.
    Use {
        /// The colour of the ability.
        colour: Colour,
        /// Where, for an ability that has a zone.
        zone: Maybe<Zone>,
        /// For the charm: from your zone into the other one.
        out: bool,
    },
    /// Lead one rat (charm).
    Lead(Kind),
    /// Smoke one rat out (smoke).
    SmokeOut(Kind),
    /// Lead or smoke out no more rats.
    Stop,
    /// Collect the cheese of your zone; never offered, because collecting is automatic (R16.1).
    Collect,
    /// Buy something from the tallyman (R17.1).
    Buy(Ware),
    /// Pay with one rat of this kind (A59).
    Pay(Kind),
    /// Pay the rest with white, then brown, then black rats (A59).
    PayRest,
    /// Take the reward of a caught peculiar rat: which rat, and which of its rewards (R29.6).
    Reward(PeculiarIx, RewardIx),
    /// Put a gained cheese on a group of slots (R10.1).
    Fill(Slot),
    /// Put the drawn district here, turned this many quarters clockwise (R5).
    Place {
        /// Column.
        x: i8,
        /// Row, downwards.
        y: i8,
        /// Quarter turns clockwise.
        turn: u8,
    },
    /// Pick this zone, where a rule asks for one of several.
    Pick(Zone),
    /// The other traps go off in city order (A36).
    InOrder,
    /// The rats of this district go back to the bag (A23).
    Empty(DistrictIx),
    /// Take the reward for the rats returned from the cage (R25.1), or none.
    BagReward(Option<Ware>),
    /// End your actions (R8.2).
    End,
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
