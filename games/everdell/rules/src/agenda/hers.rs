//! Steps of Nightweave's turn, and of her personalities, plans and plots.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Why;
use crate::index::{MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::state::Post;

/// Steps of Nightweave's turn (N8–N13).
#[allow(missing_docs, reason = "each variant says what its fields are")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpiderTask {
    /// She tries the next action of the row: 0, 1, or the backup from 2 on.
    Try(u8),
    /// She draws a card, as the second half of an action.
    Draw,
    /// She discards a card for a token, as the second half of an action.
    Discard,
    /// A step of her preparation (N12), counted from 2.
    Prepare(u8),
    /// Her turn is over.
    Over,
    /// The bonus action of Newleaf (N17.29).
    Bonus,
}

/// Steps of Nightweave's personalities, plans and plots.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ModuleTask {
    /// A plot is drawn and begins (N16.1): of one sort only when the plot thickens (N15.13).
    DrawPlot { seasonal: Option<bool> },
    /// A marked meadow card was drawn or played: the personality acts (N14.2).
    Marked { who: Owner, place: MeadowIx, kind: Kind, played: bool },
    /// *Asks* which hand card fills the space of a marked card (N14.11).
    Fill { who: Owner, place: MeadowIx, kind: Kind, played: bool },
    /// *Asks* for a hand card or resource for each of the tokens that are due (N14.10).
    Nasty { who: Owner, left: u8 },
    /// *Asks* for the additional cost of placing a worker.
    Toll { who: Owner, left: u8, why: Why, post: Post },
    /// *Asks* for the additional cost of playing or using a card: hand cards, or also resources.
    PlayToll { who: Owner, left: u8, why: Why, cards: bool },
    /// *Asks* for a hand card or resource; without it she gains a token (N16.20).
    Trap { who: Owner },
    /// *Asks* for a hand card or resource; without it a green card gets a web token (N15.11).
    Barricade { who: Owner, slot: Slot },
    /// *Asks* for a hand card or resource for each attempt she would be paid for (N15.21).
    Extortion { who: Owner, left: u8 },
    /// *Asks* for a hand card or resource without which a blue card does not act (R76).
    UseBlue { who: Owner, kind: Kind, critter: bool },
    /// *Asks* for point tokens or resources, in any mix (R61).
    Price { who: Owner, left: u8, why: Why },
    /// *Asks* which of two prices is paid: two of one resource, or three in any mix.
    Either { who: Owner, why: Why },
    /// *Asks* which of the two cards is discarded (N15.12).
    Gaze { who: Owner, cards: [Kind; 2] },
    /// *Asks* which hand card she takes (N15.17).
    Trial { who: Owner },
    /// *Asks* which special event gets a web token (N15.10).
    Masquerade { who: Owner },
    /// *Asks* which location gets a web token (N15.16).
    Swarm { who: Owner },
    /// *Asks* which OPEN card of the meadow she plays (N15.18).
    Unravel { who: Owner },
    /// *Asks* whether a worker keeps this card in the city (N16.33).
    Takeover { who: Owner, slot: Slot },
    /// The worker that has just used a space goes to her board (N16.13).
    Lend { who: Owner, post: Post },
}

impl ModuleTask {
    /// The seat that is asked or acts.
    pub fn seat(self) -> Option<Owner> {
        match self {
            Self::DrawPlot { .. } => None,
            Self::Marked { who, .. }
            | Self::Fill { who, .. }
            | Self::Nasty { who, .. }
            | Self::Toll { who, .. }
            | Self::PlayToll { who, .. }
            | Self::Trap { who }
            | Self::Barricade { who, .. }
            | Self::Extortion { who, .. }
            | Self::UseBlue { who, .. }
            | Self::Price { who, .. }
            | Self::Either { who, .. }
            | Self::Gaze { who, .. }
            | Self::Trial { who }
            | Self::Masquerade { who }
            | Self::Swarm { who }
            | Self::Unravel { who }
            | Self::Takeover { who, .. }
            | Self::Lend { who, .. } => Some(who),
        }
    }
}
