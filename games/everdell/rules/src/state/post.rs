//! Places of workers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::index::{
    BasicEventIx, BasicIx, ClearingIx, DiscoveryIx, JourneyIx, Owner, RiverSpotIx, Slot, SpecialEventIx,
    WonderIx,
};

/// A worker's place. Also the places that a worker can be put on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// Not in the game yet, or no longer.
    #[default]
    Away,
    /// At home, ready to be placed.
    Home,
    /// On a basic location, by its place along the river (E5.1).
    Basic(BasicIx),
    /// On a forest card, by its clearing (E5.2).
    Forest(ClearingIx),
    /// On the haven (E5.9).
    Haven,
    /// On a journey space, by its place in the row (E5.10).
    Journey(JourneyIx),
    /// On a basic event, by its place in the row (E6.1).
    BasicEvent(BasicEventIx),
    /// On a special event, by its place in the content (E6.2).
    SpecialEvent(SpecialEventIx),
    /// On a card: whose city, and which place there (E5.6).
    Card(Owner, Slot),
    /// On Nightweave's board.
    Lair,
    /// Deployed, but its place is gone: it comes home with the next preparation.
    Adrift,
    /// On the market (B3).
    Market,
    /// On a spot of the river, by its place: only ambassadors (P8).
    River(RiverSpotIx),
    /// On a wonder, by its place in the content (P15).
    Wonder(WonderIx),
    /// On the knoll (L7).
    Knoll,
    /// At the station (L8).
    Station,
    /// On a space of a discovery, by its place in the content (S17); for a big critter also where that alone can go
    /// (S20).
    Discovery(DiscoveryIx),
}

impl Post {
    /// The place in the two words of [`Taken`]: which word, and which bit. Some places share one.
    #[inline]
    fn mark(self) -> Option<(usize, u8)> {
        Some(match self {
            Self::Basic(place) => (0, place.get() % 8),
            Self::Forest(clearing) => (0, 8 + clearing.get() % 16),
            Self::Journey(space) => (0, 24 + space.get() % 8),
            Self::BasicEvent(event) => (0, 32 + event.get() % 8),
            Self::SpecialEvent(event) => (0, 40 + event.get() % 24),
            Self::Card(owner, slot) => (1, (slot.get() ^ owner.get() << 4) % 64),
            Self::Away
            | Self::Home
            | Self::Haven
            | Self::Lair
            | Self::Adrift
            | Self::Market
            | Self::River(_)
            | Self::Wonder(_)
            | Self::Knoll
            | Self::Discovery(_)
            | Self::Station => return None,
        })
    }

    /// Whether the worker is out on the board or in a city.
    pub fn is_deployed(self) -> bool {
        !matches!(self, Self::Away | Self::Home | Self::Lair)
    }
}

/// A superset of the places with workers. Haven and market hold any number of workers, wonders have builders, and of discoveries there are few; they
/// are not in it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Taken([u64; 2]);

impl Taken {
    /// No taken places, for a big critter that may go where others stand (S20).
    pub(crate) const NOBODY: Self = Self([0; 2]);

    /// A worker stands on a place.
    #[inline]
    pub(super) fn add(&mut self, post: Post) {
        if let Some((word, bit)) = post.mark() {
            self.0[word] |= 1 << bit;
        }
    }

    /// The basic locations with workers, as bits (E4.2).
    #[inline]
    pub(crate) fn basics(self) -> u8 {
        self.0[0].to_le_bytes()[0]
    }

    /// The clearings with workers, as bits (E5.2).
    #[inline]
    pub(crate) fn clearings(self) -> u8 {
        self.0[0].to_le_bytes()[1]
    }

    /// Whether there may be workers on a place; exact for basic locations and clearings.
    #[inline]
    pub(crate) fn may_hold(self, post: Post) -> bool {
        post.mark().is_some_and(|(word, bit)| self.0[word] >> bit & 1 != 0)
    }
}
