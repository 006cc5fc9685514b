//! The player powers of Bellfaire (B12) and Newleaf (L19).

use std::sync::Arc;

use content::{Provenance, declared_order};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Names;

use super::{Module, Resource, ids};

/// A player power.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct Power {
    /// The stable name.
    #[schemars(extend("enum" = ids::POWERS))]
    pub id: Box<str>,
    /// The name.
    pub name: Arc<Names>,
    /// What it does, in a sentence or two.
    pub text: Arc<Names>,
    /// How many more cards can be held.
    #[serde(default)]
    #[schemars(range(min = 0, max = 4))]
    pub hand_limit: u8,
    /// How many point tokens lie on it at the start.
    #[serde(default)]
    #[schemars(range(min = 0, max = 20))]
    pub tokens: u8,
    /// How many cards lie face down beside it at the start; only powers of Newleaf have such a pile.
    #[serde(skip)]
    pub pile: u8,
    /// What it does.
    #[schemars(length(min = 1, max = 2))]
    pub effects: Vec<PowerEffect>,
    /// Where the record comes from.
    pub provenance: Provenance,
}

/// What a player power does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PowerEffect {
    /// A worker on a basic or forest location that gained none of this resource gains 1.
    IfNone(Resource),
    /// A worker that gained some of this resource gains 1 more.
    OneMore(Resource),
    /// After a basic or forest location 1 resource of a kind that the player does not have may be gained.
    Missing,
    /// 1 of the resources that a worker gained may be paid for 1 of this one.
    TradeFor(Resource),
    /// Resources of one kind may stand for any resource of a construction's cost.
    StandIn(StandIn),
    /// After cards were drawn 1 more may be drawn from the deck.
    DrawMore,
    /// A hand card may be discarded to activate a green card that is played a second time.
    ActivateAgain,
    /// After a card play a resource may be stored here, or the stored one taken back with 1 more of its kind.
    Invest,
    /// Once in a turn a point token of the card may be paid for 1 resource of any kind and 1 card.
    Hunt,
    /// After a worker is placed a hand card may be discarded and a card drawn, which an opponent may get.
    DiscardAndDraw,
    /// A worker on a forest location may use a space that an opponent occupies instead.
    Track,
    /// A marker lies on a meadow card; when that is played a resource that the player does not have is gained.
    Mark,
    /// Each card that is drawn may come from the meadow instead of the deck.
    DrawFreely,
    /// The first worker on each basic location takes a token, which pays once for a resource of any kind.
    Explore,
    /// At the start of each season 1 of 3 forest cards comes into play for this player alone.
    Wander,
    /// After a card play a meadow card may be put on a pile, from which cards can be played.
    Archive,
    /// Workers may be placed on spaces that opponents occupy.
    Join,
    /// After a card that is not green a hand card may be discarded to activate a green one.
    Network,
    /// After another player's green card a card of the pile may be given away to use it, too.
    Follow,
}

/// Resources that stand for others in a cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
pub struct StandIn {
    /// Which resource.
    pub resource: Resource,
    /// How many of it stand for one other resource.
    #[schemars(range(min = 1, max = 4))]
    pub count: u8,
}

impl From<&Power> for Module {
    fn from(power: &Power) -> Self {
        let Power { id, name, text, provenance, .. } = power.clone();
        Self { id, name, text, thwart: None, provenance }
    }
}
