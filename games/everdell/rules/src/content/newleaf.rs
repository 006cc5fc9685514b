//! Newleaf: groups of golden tokens, events, forest cards, train tiles and visitors.

use std::sync::Arc;

use content::{Provenance, declared_order};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;

use super::{Colour, Counted, Facts, ForestEffect, Gain, PowerEffect, ids};

content::vocabulary! {
    /// Which cards a golden occupied token joins (L11).
    pub enum Group {
        /// Tan cards.
        Traveler,
        /// Green cards.
        Production,
        /// Red cards.
        Destination,
        /// Blue cards.
        Governance,
        /// Purple cards.
        Prosperity,
        /// Unique cards.
        Unique,
        /// Common cards.
        Common,
    }
}

impl Group {
    /// Whether a card is one of the group.
    #[inline]
    pub fn holds(self, facts: &Facts) -> bool {
        match self {
            Self::Traveler => facts.colour == Colour::Traveler,
            Self::Production => facts.colour == Colour::Production,
            Self::Destination => facts.colour == Colour::Destination,
            Self::Governance => facts.colour == Colour::Governance,
            Self::Prosperity => facts.colour == Colour::Prosperity,
            Self::Unique => facts.unique,
            Self::Common => !facts.unique,
        }
    }
}

/// What a special event of Newleaf asks for, once or twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct LeafCount {
    /// What is counted: cards of the city, or events that were achieved.
    pub of: LeafCounted,
    /// How many are needed.
    #[schemars(range(min = 1, max = 20))]
    pub count: u8,
}

content::vocabulary! {
    /// What is counted for a special event of Newleaf.
    pub enum LeafCounted {
        /// Tan cards.
        Traveler,
        /// Green cards.
        Production,
        /// Red cards.
        Destination,
        /// Blue cards.
        Governance,
        /// Purple cards.
        Prosperity,
        /// Critters.
        Critter,
        /// Constructions.
        Construction,
        /// All cards of the city.
        Card,
        /// Events that were achieved.
        Event,
    }
}

impl LeafCounted {
    /// The cards that are counted, if it counts cards of a group.
    pub fn cards(self) -> Option<Counted> {
        Some(match self {
            Self::Traveler => Counted::Traveler,
            Self::Production => Counted::Production,
            Self::Destination => Counted::Destination,
            Self::Governance => Counted::Governance,
            Self::Prosperity => Counted::Prosperity,
            Self::Critter => Counted::Critter,
            Self::Construction => Counted::Construction,
            Self::Card | Self::Event => return None,
        })
    }
}

/// What a special event of Newleaf asks for, and what it does when it is achieved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeafDoes {
    /// What it asks for.
    pub asks: [Option<LeafCount>; 2],
    /// A hand card may be discarded for each card of this colour, for 1 point token each.
    pub discard: Option<Colour>,
    /// It gives point tokens for events.
    pub jubilee: bool,
}

/// A special event of Newleaf, as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(crate) struct LeafEvent {
    /// The stable name.
    #[schemars(extend("enum" = ids::LEAF_EVENTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for and does, in a sentence or two.
    pub text: Arc<Names>,
    /// What it asks for.
    #[schemars(length(min = 1, max = 2))]
    pub asks: Vec<LeafCount>,
    /// A hand card may be discarded for each card of this colour, for 1 point token each.
    pub discard: Option<Colour>,
    /// It gives 1 point token for each basic event and 2 for each special event.
    #[serde(default)]
    pub jubilee: bool,
    /// The points printed on it.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A basic event of Newleaf (L3), as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(crate) struct LeafBasic {
    /// The stable name.
    #[schemars(extend("enum" = ids::LEAF_BASICS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for, in a sentence.
    pub text: Arc<Names>,
    /// Cards of this colour are counted; all cards of the city without it.
    pub colour: Option<Colour>,
    /// How many are needed.
    #[schemars(range(min = 1, max = 20))]
    pub count: u8,
    /// What it is worth.
    #[schemars(range(min = 0, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A forest card of Newleaf (L9), as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub(crate) struct LeafForest {
    /// The stable name.
    #[schemars(extend("enum" = ids::LEAF_FORESTS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence.
    pub text: Arc<Names>,
    /// What it does.
    pub effect: ForestEffect,
    /// What it gives.
    #[serde(default)]
    pub gain: Gain,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A train tile (L6).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Train {
    /// The stable name.
    #[schemars(extend("enum" = ids::TRAINS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it gives.
    #[schemars(extend("minItems" = 1))]
    pub gain: Gain,
    /// How many there are.
    #[schemars(range(min = 1, max = 9))]
    pub copies: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

content::vocabulary! {
    /// What a visitor counts at the end of the game (L10).
    pub enum VisitorCount {
        /// Tan cards.
        Traveler,
        /// Green cards.
        Production,
        /// Red cards.
        Destination,
        /// Blue cards.
        Governance,
        /// Purple cards.
        Prosperity,
        /// Unique cards.
        Unique,
        /// Common cards.
        Common,
        /// Critters.
        Critter,
        /// Constructions.
        Construction,
        /// All cards.
        Card,
        /// Cards of the colour that there are fewest of.
        EachColour,
        /// Cards of the colour that there are most of, green aside.
        OneColour,
        /// Twigs that are left.
        Twig,
        /// Lumps of resin that are left.
        Resin,
        /// Pebbles that are left.
        Pebble,
        /// Berries that are left.
        Berry,
        /// Workers on the journey.
        Journey,
        /// Basic events that were achieved.
        BasicEvent,
        /// Special events that were achieved.
        SpecialEvent,
        /// Point tokens beside the city.
        PointToken,
        /// Critters beyond the constructions.
        MoreCritters,
        /// Constructions beyond the critters.
        MoreConstructions,
    }
}

/// A condition of a visitor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct VisitorAsks {
    /// What is counted.
    pub of: VisitorCount,
    /// How many are needed.
    #[schemars(range(min = 1, max = 20))]
    pub count: u8,
}

/// A visitor (L10).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Visitor {
    /// The stable name.
    #[schemars(extend("enum" = ids::VISITORS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it asks for, in a few words.
    pub text: Arc<Names>,
    /// What it asks for; all of it must hold.
    #[schemars(length(min = 1, max = 4))]
    pub asks: Vec<VisitorAsks>,
    /// It asks for at most this many instead of at least.
    #[serde(default)]
    pub at_most: bool,
    /// What it is worth.
    #[schemars(range(min = 1, max = 20))]
    pub points: u8,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// A player power of Newleaf (L19).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct LeafPower {
    /// The stable name.
    #[schemars(extend("enum" = ids::LEAF_POWERS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// How many cards lie face down beside it at the start.
    #[serde(default)]
    #[schemars(range(min = 0, max = 12))]
    pub pile: u8,
    /// What it does.
    #[schemars(length(min = 1, max = 2))]
    pub effects: Vec<PowerEffect>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// The knoll or the station, as a space for workers (L7, L8).
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct LeafSpace {
    /// The stable name.
    #[schemars(extend("enum" = ["knoll", "station"]))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// Where the record comes from.
    pub provenance: Provenance,
}
