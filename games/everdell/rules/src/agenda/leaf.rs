//! Steps of Newleaf.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Why;
use crate::content::Colour;
use crate::index::{Owner, Slot, StationIx};
use crate::kind::Kind;

/// Steps of Newleaf.
#[allow(missing_docs, reason = "each variant says what its fields are; `who` is the seat that acts")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeafTask {
    /// *Asks* which green card of the own city this card activates, `left` more.
    Activate { who: Owner, kind: Kind, left: u8, may: bool },
    /// *Asks* which player gets a hand card, if any.
    Give { who: Owner, why: Why },
    /// *Asks* which card of another city the Air Balloon or the Conductor uses (L18).
    Borrow { who: Owner, kind: Kind },
    /// *Asks* which resource is taken from the Freight Car at this place, `left` more (LR11).
    Unload { who: Owner, owner: Owner, slot: Slot, left: u8 },
    /// *Asks* for the colour that the Poet names (LR12).
    Poet { who: Owner },
    /// *Asks* which meadow card of this colour the Poet draws next (LR12).
    Recite { who: Owner, colour: Colour },
    /// The tile beside this space of the station is gained (L5).
    Train { who: Owner, place: StationIx },
    /// *Asks* which of the tiles face up is gained (L6).
    Tile { who: Owner },
    /// *Asks* which card of meadow or station is discarded, `left` more (L7).
    Dig { who: Owner, left: u8 },
    /// *Asks* which card of meadow or station is drawn, `left` more (L7).
    Gather { who: Owner, left: u8 },
    /// *Asks* which visitor is discarded (L8).
    Dismiss { who: Owner },
    /// *Asks* which visitor is taken (L8).
    Welcome { who: Owner },
    /// *Asks* where the Lamplighter draws the next of `left` cards (LR12).
    Lamplight { who: Owner, left: u8 },
    /// *Asks* which meadow card the bats put on their pile (L19.1).
    Archive { who: Owner },
    /// *Asks* which hand card the honey bees discard to activate a green card (L19.3).
    Network { who: Owner },
    /// *Asks* whether the snails use this green card, which another player has played (L19.4).
    Follow { who: Owner, owner: Owner, slot: Slot, kind: Kind },
}

impl LeafTask {
    /// The seat that is asked or acts.
    pub fn seat(self) -> Option<Owner> {
        match self {
            Self::Activate { who, .. }
            | Self::Give { who, .. }
            | Self::Borrow { who, .. }
            | Self::Unload { who, .. }
            | Self::Poet { who }
            | Self::Recite { who, .. }
            | Self::Train { who, .. }
            | Self::Tile { who }
            | Self::Dig { who, .. }
            | Self::Gather { who, .. }
            | Self::Dismiss { who }
            | Self::Welcome { who }
            | Self::Lamplight { who, .. }
            | Self::Archive { who }
            | Self::Network { who }
            | Self::Follow { who, .. } => Some(who),
        }
    }
}
