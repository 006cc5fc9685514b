//! Components of Pearlbrook: river cards, adornments and wonders (P1).

use std::sync::Arc;

use content::{Provenance, declared_order};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Names;

use super::{Colour, Gain, Stock, ids};
use crate::effects::{Count, DiscardFor, GainPer, Offer};

content::vocabulary! {
    /// The sort of a river card (P11).
    pub enum RiverSort {
        /// Hand cards are discarded.
        Citizen,
        /// A point token and a resource are paid.
        Location,
    }
}

/// The hand cards that a citizen asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct RiverDiscard {
    /// How many.
    #[schemars(range(min = 1, max = 5))]
    pub count: u8,
    /// All of this colour.
    pub colour: Option<Colour>,
    /// No two of one colour.
    #[serde(default)]
    pub different: bool,
}

/// A river card (P11).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct RiverCard {
    /// The stable name.
    #[schemars(extend("enum" = ids::RIVER_CARDS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// Citizen or location.
    pub sort: RiverSort,
    /// The hand cards that a citizen asks for.
    pub discard: Option<RiverDiscard>,
    /// What a location asks for: point tokens and resources, of which at most one is of any kind.
    #[serde(default)]
    pub pay: Gain,
    /// The cards that a location lets draw.
    #[serde(default)]
    #[schemars(range(min = 0, max = 8))]
    pub draw: u8,
    /// They are drawn from the meadow; else from the deck.
    #[serde(default)]
    pub from_meadow: bool,
    /// What it gives besides.
    #[serde(default)]
    pub gain: Gain,
    /// The pearls that it gives.
    #[schemars(range(min = 1, max = 3))]
    pub pearls: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The effect of an adornment when it is played (P14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AdornmentEffect {
    /// The player gains this from the supply and the deck.
    Gain(Gain),
    /// The player gains this many pearls.
    Pearls(u8),
    /// The player gains something for each thing that is counted.
    GainPer(GainPer),
    /// The player may discard hand cards, and gains something for each.
    DiscardFor(DiscardFor),
    /// The player plays a card.
    Play(Offer),
    /// The player may activate up to this many green cards of the city.
    Activate(u8),
    /// The player may use up to this many tan cards of the city again (PR10).
    Repeat(u8),
    /// The player gains what one card of this colour in the city costs.
    GainCost(Colour),
    /// The player may use a forest location (PR9).
    UseForest,
    /// The player may use the effect of an adornment that an opponent has played (PR10).
    CopyAdornment,
}

/// The bonus of an adornment at the end of the game (P14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct AdornmentBonus {
    /// The points.
    #[schemars(range(min = 1, max = 9))]
    pub points: u8,
    /// What is counted.
    pub per: Count,
    /// The points are for each group of this many.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 9))]
    pub every: u8,
    /// At most this many are counted.
    pub most: Option<u8>,
}

fn one() -> u8 {
    1
}

/// An adornment (P14).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Adornment {
    /// The stable name.
    #[schemars(extend("enum" = ids::ADORNMENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// What it does when it is played, in this order.
    #[schemars(length(min = 1, max = 3))]
    pub effects: Vec<AdornmentEffect>,
    /// Its bonus at the end of the game.
    pub scoring: Option<AdornmentBonus>,
    /// The points printed on it.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A wonder (P15).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Wonder {
    /// The stable name.
    #[schemars(extend("enum" = ids::WONDERS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it is worth.
    #[schemars(range(min = 1, max = 40))]
    pub points: u8,
    /// The resources it costs.
    pub cost: Gain,
    /// The pearls it costs.
    #[schemars(range(min = 1, max = 9))]
    pub pearls: u8,
    /// The hand cards it costs.
    #[schemars(range(min = 0, max = 8))]
    pub discard: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

impl Wonder {
    /// The resources it costs.
    pub fn stock(&self) -> Stock {
        self.cost.stock
    }
}
