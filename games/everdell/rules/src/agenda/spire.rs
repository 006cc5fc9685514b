//! Steps of Spirecrest.

use std::hash::Hash;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::index::{DiscoveryIx, Owner, Slot};

/// Steps of Spirecrest.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SpireTask {
    /// *Asks* which map tile is charted (S7).
    Chart { who: Owner },
    /// Three discoveries are turned up (S8).
    TurnUp { who: Owner },
    /// *Asks* which discovery is taken; `taken` is how many were taken before (S8).
    Take { who: Owner, taken: u8 },
    /// A discovery has been paid for (S8).
    Taken { who: Owner, discovery: DiscoveryIx },
    /// The rabbit travels on (S9).
    Travel { who: Owner },
    /// *Asks* which card goes under a discovery, `left` more (S19).
    Tuck { who: Owner, discovery: DiscoveryIx, left: u8 },
    /// *Asks* which card is searched for (S19).
    Search { who: Owner, discovery: DiscoveryIx },
    /// *Asks* which revealed card is taken (S19).
    Lights { who: Owner },
    /// *Asks* from where a card is drawn (S17).
    FillHand { who: Owner },
    /// *Asks* which hand card of another colour is discarded; the colours already discarded are bits (S17).
    Colours { who: Owner, discovery: DiscoveryIx, colours: u8 },
    /// *Asks* for one of these resources, `left` more (S17).
    Mix { who: Owner, discovery: DiscoveryIx, left: u8 },
    /// *Asks* which worker moves to a discovery (SR21).
    MoveHere { who: Owner, discovery: DiscoveryIx },
    /// *Asks* whether one more card is revealed (SR16).
    Mine { who: Owner },
    /// *Asks* what is done for a point token, `left` more (S18).
    Prospect { who: Owner, left: u8, discarded: bool },
    /// *Asks* whether the next step is walked (S12).
    Walk { who: Owner },
    /// A step has been paid for (S12).
    Walked { who: Owner },
    /// The hand is laid down after the expedition (B13).
    LayDown { who: Owner },
    /// *Asks* whether Stubblehoof stays (SR10).
    Stay { who: Owner },
    /// Truffle uses a green card (S20).
    UseGreen { who: Owner, owner: Owner, slot: Slot },
    /// Honeypaw adds berries (S20).
    Honey { who: Owner },
    /// Firebeak's owner looks at discarded cards (SR14).
    Look { who: Owner },
    /// *Asks* which of those cards is taken (SR14).
    Snatch { who: Owner },
    /// Windlore's owner draws (SR14).
    Hover { who: Owner },
    /// *Asks* on which card or discovery of a city Nightweave's worker goes (N17.22).
    Spider { who: Owner, owner: Owner, open: bool },
}

impl SpireTask {
    /// The seat that is asked or acts.
    pub fn who(self) -> Owner {
        match self {
            Self::Chart { who }
            | Self::TurnUp { who }
            | Self::Take { who, .. }
            | Self::Taken { who, .. }
            | Self::Travel { who }
            | Self::Tuck { who, .. }
            | Self::Search { who, .. }
            | Self::Lights { who }
            | Self::FillHand { who }
            | Self::Colours { who, .. }
            | Self::Mix { who, .. }
            | Self::MoveHere { who, .. }
            | Self::Mine { who }
            | Self::Prospect { who, .. }
            | Self::Walk { who }
            | Self::Walked { who }
            | Self::LayDown { who }
            | Self::Stay { who }
            | Self::UseGreen { who, .. }
            | Self::Honey { who }
            | Self::Look { who }
            | Self::Snatch { who }
            | Self::Hover { who }
            | Self::Spider { who, .. } => who,
        }
    }
}
