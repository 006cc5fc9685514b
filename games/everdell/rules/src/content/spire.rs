//! Components of Spirecrest: weather, map tiles and discoveries (S1).

use std::sync::Arc;

use content::{Provenance, declared_order};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Names;

use super::{Colour, Gain, Season, ids};
use crate::effects::Resources;

content::vocabulary! {
    /// A section of the trail (S3).
    pub enum Area {
        /// Explored in spring.
        Foothills,
        /// Explored in summer.
        Peaks,
        /// Explored in autumn.
        Ridge,
    }
}

content::vocabulary! {
    /// The spaces that weather closes to the workers of the players it affects (S21).
    pub enum Closed {
        /// Forest locations.
        Forest,
        /// The haven, and the market.
        Haven,
        /// Cards and discoveries of other players.
        Open,
    }
}

/// A weather card (S5).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Weather {
    /// The stable name.
    #[schemars(extend("enum" = ids::WEATHER))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// The season it belongs to.
    pub season: Season,
    /// What it closes.
    #[serde(default)]
    pub closes: Vec<Closed>,
    /// How much more critters cost: resources of given kinds.
    #[serde(default)]
    pub critters: Gain,
    /// How much more constructions cost: resources of given kinds.
    #[serde(default)]
    pub constructions: Gain,
    /// How many fewer resources a basic location gives.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub basics: u8,
    /// How many fewer cards are drawn from the deck, where two or more would be drawn.
    #[serde(default)]
    #[schemars(range(min = 0, max = 2))]
    pub draws: u8,
    /// What is lost when it reaches a player: hand cards and resources of any kind.
    #[serde(default)]
    pub loses: Gain,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A map tile (S7).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct MapTile {
    /// The stable name.
    #[schemars(extend("enum" = ids::TILES))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// The section it belongs to.
    pub area: Area,
    /// What the step is worth.
    #[schemars(range(min = 1, max = 9))]
    pub points: u8,
    /// The cost of the step.
    #[schemars(extend("minItems" = 1))]
    pub pay: Gain,
    /// Where the record comes from.
    pub provenance: Provenance,
}

content::vocabulary! {
    /// A big critter, by its ability (S20).
    pub enum Beast {
        /// It may stay when its player prepares.
        Stubblehoof,
        /// It uses green cards of any city.
        Truffle,
        /// It achieves events with half of their cards.
        Corliander,
        /// It waits for discards.
        Firebeak,
        /// It adds berries.
        Honeypaw,
        /// It visits purple cards.
        KingRhun,
        /// It goes where others stand.
        Whisper,
        /// It waits for draws.
        Windlore,
    }
}

content::vocabulary! {
    /// What is searched for in the deck (S19).
    pub enum Searched {
        /// A critter.
        Critter,
        /// A construction.
        Construction,
    }
}

/// What is counted for a discovery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tallied {
    /// Cards of this colour in the city.
    Colour(Colour),
    /// Events that were achieved.
    Events,
    /// One for the last tile of the expedition, if it was reached.
    LastTile,
}

/// Points for enough of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct ScoreIf {
    /// The points.
    #[schemars(range(min = 1, max = 9))]
    pub points: u8,
    /// At least this many are needed.
    #[schemars(range(min = 1, max = 9))]
    pub least: u8,
    /// What is counted.
    pub of: Tallied,
}

/// Points, less some for cards of a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct ScoreLess {
    /// The points.
    #[schemars(range(min = 1, max = 9))]
    pub points: u8,
    /// The colour.
    pub of: Colour,
    /// One less for so many cards.
    #[schemars(range(min = 1, max = 9))]
    pub every: u8,
}

/// A discovery that is a step of the expedition (S14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Step {
    /// It is the first step; else the last.
    pub first: bool,
    /// The cost of the step.
    pub pay: Gain,
}

/// Resources in a mix.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct GainMix {
    /// So many in all.
    #[schemars(range(min = 1, max = 9))]
    pub count: u8,
    /// Of these kinds.
    pub of: Resources,
}

/// Cards that lie under a discovery and can be played for less (SR7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Tuck {
    /// Critters, each for fewer berries; else constructions, each for fewer resources.
    #[serde(default)]
    pub critters: bool,
    /// So many at most.
    #[schemars(range(min = 1, max = 3))]
    pub count: u8,
    /// So much less.
    #[schemars(range(min = 1, max = 3))]
    pub off: u8,
}

/// What a discovery does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DiscoveryEffect {
    /// Points at the end, for enough of something.
    ScoreIf(ScoreIf),
    /// Points at the end, less some for cards of a colour.
    ScoreLess(ScoreLess),
    /// These points at the end, and 1 more for each card of the colour of which there are fewest (SR15).
    ScoreFewest(u8),
    /// A point at the end for each point of journeys, up to this many.
    ScoreJourney(u8),
    /// A step of the expedition.
    Step(Step),
    /// A worker gains this.
    Gain(Gain),
    /// A worker gains resources in a mix.
    GainMix(GainMix),
    /// A worker lets cards be drawn, and resources of any kind be gained for each worker there.
    Caravan(Gain),
    /// A worker lets cards be drawn from meadow and discard pile up to the limit.
    FillHand,
    /// A worker lets a hand card of each colour be discarded for this.
    DiscardColours(Gain),
    /// A placed worker moves here, and its space is used again (SR21).
    MoveHere,
    /// A worker lets cards be revealed until one equals a card of the meadow (SR16).
    Mines,
    /// A worker lets hand cards be discarded, and a card be played for a discount.
    DiscardToPlay,
    /// Cards go under it, to be played for less.
    Tuck(Tuck),
    /// Berries let cards be drawn.
    DrawForBerries,
    /// Point tokens let cards be discarded and drawn.
    Prospect,
    /// The spring weather does not count, and two discoveries may be taken on the Peaks.
    IgnoreSpring,
    /// This many cards of the deck lie beside it, for everyone to play.
    Display(u8),
    /// The deck is searched for a card.
    Search(Searched),
    /// This many cards of the deck are revealed, and bring resources.
    Reveal(u8),
    /// The hand may be renewed.
    RenewHand,
    /// It is a big critter (S11).
    Beast(Beast),
}

/// A discovery (S8).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Discovery {
    /// The stable name.
    #[schemars(extend("enum" = ids::DISCOVERIES.as_slice()))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// The section it belongs to.
    pub area: Area,
    /// Places for workers.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub spots: u8,
    /// It shows the OPEN sign (SR8).
    #[serde(default)]
    pub open: bool,
    /// The points printed on it.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9))]
    pub points: u8,
    /// What it does.
    pub effect: DiscoveryEffect,
    /// Where the record comes from.
    pub provenance: Provenance,
}
