//! Views of the pieces of Pearlbrook.

use serde::Serialize;

use super::SpaceView;
use crate::Everdell;
use crate::content::{Colour, ids};
use crate::index::{Owner, RiverSpotIx, WonderIx};
use crate::state::{Adornments, Brook, Post, State};

/// The Pearlbrook pieces of a player or Nightweave.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BrookView {
    /// Pearls.
    pub pearls: u8,
    /// Where the ambassador is, as a stable name.
    pub ambassador: String,
    /// Adornments not yet played, by their stable names; `None` for other audiences.
    pub held: Option<Vec<String>>,
    /// How many of them there are.
    pub held_len: u8,
    /// Adornments that were played.
    pub played: Vec<String>,
    /// Wonders that were built.
    pub wonders: Vec<String>,
}

/// The river and the wonders of Pearlbrook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RiverView {
    /// The spots, the Shoal last.
    pub spots: Vec<SpotView>,
    /// The wonders, in the order of the content.
    pub wonders: Vec<WonderView>,
}

/// A spot of the river.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpotView {
    /// The place.
    pub post: Post,
    /// Its stable name, which is also the name of the thing a person can point at.
    pub thing: String,
    /// The river card, if it lies face up.
    pub card: Option<String>,
    /// Pearls on it.
    pub pearls: u8,
    /// Whose ambassadors are there.
    pub ambassadors: Vec<Owner>,
    /// The colour it asks for; none for the Shoal.
    pub colour: Option<Colour>,
    /// How many cards of that colour it asks for.
    pub need: u8,
    /// How many of them each player has, by seat.
    pub have: Vec<u8>,
}

/// A wonder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WonderView {
    /// The place for a worker.
    pub space: SpaceView,
    /// Who has built it.
    pub owner: Option<Owner>,
}

impl Everdell {
    pub(super) fn look_at_brook(&self, state: &State, brook: &Brook, who: Owner, own: bool) -> BrookView {
        let names = |adornments: Adornments| {
            adornments
                .iter()
                .filter_map(|adornment| Some(self.adornment(adornment)?.id.to_string()))
                .collect::<Vec<_>>()
        };
        let held = brook.held[who.index()];
        let wonders = brook.wonders_of(who).filter_map(|wonder| Some(self.wonder(wonder)?.id.to_string()));
        BrookView {
            pearls: brook.pearls[who.index()],
            ambassador: self.post_name(brook.ambassadors[who.index()]),
            held: own.then(|| names(held)),
            held_len: self.adornments_left(state, who),
            played: names(brook.played[who.index()]),
            wonders: wonders.collect(),
        }
    }

    pub(super) fn look_at_river(&self, state: &State, brook: &Brook) -> RiverView {
        let spots = RiverSpotIx::enumerate(&ids::RIVER_SPOTS).map(|(spot, _)| {
            let post = Post::River(spot);
            let card = brook.spots.get(spot.index()).and_then(|card| card.get());
            let asks = self.spot_asks(spot);
            let have = asks.map_or_else(Vec::new, |(colour, _)| {
                state.people().map(|seat| self.river_count(state.city(seat), colour)).collect()
            });
            SpotView {
                post,
                thing: self.post_name(post),
                card: card.and_then(|card| Some(self.river_card(card)?.id.to_string())),
                pearls: u8::from(spot != RiverSpotIx::SHOAL && card.is_none()),
                ambassadors: Owner::enumerate(brook.ambassadors.iter())
                    .filter(|(_, place)| **place == post)
                    .map(|(owner, _)| owner)
                    .collect(),
                colour: asks.map(|(colour, _)| colour),
                need: asks.map_or(0, |(_, need)| need),
                have,
            }
        });
        let wonders = WonderIx::enumerate(&brook.wonders).map(|(wonder, owner)| WonderView {
            space: self.look_at_space(
                state,
                Post::Wonder(wonder),
                self.wonder(wonder).map(|wonder| &*wonder.id),
                Some(1),
            ),
            owner: owner.get(),
        });
        RiverView { spots: spots.collect(), wonders: wonders.collect() }
    }
}
