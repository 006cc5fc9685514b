//! Steps of Bellfaire.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Rule;
use crate::content::Stock;
use crate::index::{AbilityIx, ForestIx, MarketIx, Owner, Slot};
use crate::kind::Kind;

/// Steps of Bellfaire.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FairTask {
    /// *Asks* which resource of a forest card is gained (B10).
    GainOne { who: Owner, forest: ForestIx },
    /// *Asks* which green card is activated, `left` more (B10).
    Activate { who: Owner, left: u8 },
    /// *Asks* which token of the market is used (B4).
    Market { who: Owner },
    /// The price of a token on the side for trading has been paid (B4).
    Traded { who: Owner, token: MarketIx },
    /// *Asks* which of the powers dealt is kept (B11).
    Keep { who: Owner },
    /// Everyone has a power: cards are dealt, and the first turn begins.
    Deal,
    /// A worker has used a space: the resources it gained, and whether the space is a basic or forest location.
    Gathered { who: Owner, gained: Stock, near: bool },
    /// *Asks* which resource of a cost is replaced by substitutes, of which `used` are used already (B12).
    StandIn {
        who: Owner,
        cost: Stock,
        used: u8,
        #[serde(default)]
        price: Price,
    },
    /// *Asks* which resource of a kind that the player does not have this power brings (B12.6, B12.11).
    Missing { who: Owner, power: AbilityIx },
    /// *Asks* which of these resources is paid for another (B12.7).
    Trade { who: Owner, gained: Stock },
    /// *Asks* which hand card is discarded to activate a green card a second time (B12.14).
    Again { who: Owner, slot: Slot, kind: Kind },
    /// *Asks* what is stored on the turtles, or whether it is taken back (B12.15).
    Invest { who: Owner },
    /// *Asks* which card the platypuses find (B12.10).
    Find { who: Owner },
    /// *Asks* whether 1 more card is drawn (B12.2).
    DrawMore { who: Owner },
    /// *Asks* whether the next of `left` cards comes from the deck or the meadow (B12.13).
    DrawFreely { who: Owner, left: u8 },
    /// *Asks* what the owls do: discard a card, unless they have, and draw one (B12.9).
    Consider { who: Owner, discarded: bool },
    /// *Asks* which player gets the card that the owls drew (B12.9).
    Share { who: Owner, kind: Kind },
    /// *Asks* where the marker of the rats goes (B12.11).
    Mark { who: Owner },
    /// The price of a forest card has been paid: the player gains its resources (B10).
    ForestGives { who: Owner, forest: ForestIx },
    /// The lizards look at forest cards (B12.5).
    Wander { who: Owner },
    /// *Asks* which of the forest cards that the lizards look at comes into play (B12.5).
    Trail { who: Owner },
}

/// What is paid for where tokens of the axolotls may stand for resources (BR16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// The cost of a card (E7.1).
    #[default]
    Card,
    /// The price of a forest card (B10).
    Forest,
    /// The price of a token of the market (B4).
    Market,
    /// The cost of an event of Bellfaire (B9).
    FairEvent,
    /// The berries of the Croak Wart Cure (E6.3).
    Cure,
    /// The cost of a river card (P11).
    River,
    /// The cost of a wonder (P15).
    Wonder,
}

impl Price {
    /// The rule by which it is paid.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Self::Card => Rule::E7_1,
            Self::Forest => Rule::B10,
            Self::Market => Rule::B4,
            Self::FairEvent => Rule::B9,
            Self::Cure => Rule::E6_3,
            Self::River => Rule::P11,
            Self::Wonder => Rule::P15,
        }
    }
}

impl FairTask {
    /// The seat that is asked or acts.
    pub fn seat(self) -> Option<Owner> {
        match self {
            Self::Deal => None,
            Self::GainOne { who, .. }
            | Self::Activate { who, .. }
            | Self::Market { who }
            | Self::Traded { who, .. }
            | Self::Keep { who }
            | Self::Gathered { who, .. }
            | Self::StandIn { who, .. }
            | Self::Missing { who, .. }
            | Self::Trade { who, .. }
            | Self::Again { who, .. }
            | Self::Invest { who }
            | Self::Find { who }
            | Self::DrawMore { who }
            | Self::DrawFreely { who, .. }
            | Self::Consider { who, .. }
            | Self::Share { who, .. }
            | Self::Mark { who }
            | Self::Wander { who }
            | Self::ForestGives { who, .. }
            | Self::Trail { who } => Some(who),
        }
    }
}
