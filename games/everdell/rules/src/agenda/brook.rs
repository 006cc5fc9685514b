//! Steps of Pearlbrook.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Maybe;

use crate::content::Colour;
use crate::index::{AdornmentIx, ForestIx, Owner, RiverCardIx, Slot};

/// Steps of Pearlbrook.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BrookTask {
    /// *Asks* whether a river card that was turned up is used (P10).
    MayUse { who: Owner, card: RiverCardIx },
    /// *Asks* which hand card a citizen gets, `left` more; `colours` are those already given, as bits (P11).
    Citizen { who: Owner, card: RiverCardIx, left: u8, colours: u8 },
    /// *Asks* which river card the Ferry leads to (P18).
    Ferry { who: Owner },
    /// What a river card gives (P11).
    RiverGives { who: Owner, card: RiverCardIx },
    /// An effect of a played adornment, by its place in its list (P14).
    Adorns { who: Owner, adornment: AdornmentIx, step: u8 },
    /// *Asks* which adornment of an opponent is used (PR10).
    Mirror { who: Owner },
    /// *Asks* which green card is activated, `left` more.
    Activate { who: Owner, left: u8 },
    /// *Asks* which tan card is used again, `left` more, other than this one (PR10).
    Repeat {
        who: Owner,
        left: u8,
        #[schemars(with = "u8")]
        used: Maybe<Slot>,
    },
    /// *Asks* for a card of this colour, whose cost is gained.
    GainCost { who: Owner, colour: Colour },
    /// *Asks* whether the deck is searched for a Wife (P22).
    Cruise { who: Owner },
    /// *Asks* which meadow critter goes under the event, `left` more (P22).
    Resort { who: Owner, left: u8 },
    /// *Asks* which player gets a card, `left` more in all (P22).
    Invite { who: Owner, left: u8 },
    /// *Asks* which construction the Messenger at this place joins (P16).
    Join { who: Owner, slot: Slot },
    /// *Asks* which of its two gains a forest card gives (P23).
    Either { who: Owner, forest: ForestIx },
}

impl BrookTask {
    /// The seat that is asked or acts.
    pub fn who(self) -> Owner {
        match self {
            Self::MayUse { who, .. }
            | Self::Citizen { who, .. }
            | Self::Ferry { who }
            | Self::RiverGives { who, .. }
            | Self::Adorns { who, .. }
            | Self::Mirror { who }
            | Self::Activate { who, .. }
            | Self::Repeat { who, .. }
            | Self::GainCost { who, .. }
            | Self::Cruise { who }
            | Self::Resort { who, .. }
            | Self::Invite { who, .. }
            | Self::Join { who, .. }
            | Self::Either { who, .. } => who,
        }
    }
}
