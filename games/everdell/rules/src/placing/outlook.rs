//! The spaces that a worker can be put on, computed for many at once (E4–E6).
//!
//! [`placing`](super) has the rules and looks at one space. The law `spaces_are_offered_exactly_as_they_are_accepted` compares
//! both in every position of random games.

use super::{Prospect, asks};
use crate::Everdell;
use crate::content::Season;
use crate::index::{BasicIx, ClearingIx, JourneyIx, Owner, bits};
use crate::playing::Standing;
use crate::state::{City, Post, State};

impl Everdell {
    /// Every space that a player can put a worker on, in the order of [`Everdell::each_post`].
    #[inline]
    pub(crate) fn each_open_post(
        &self,
        state: &State,
        who: Owner,
        standing: &Standing,
        mut each: impl FnMut(Post),
    ) {
        let taken = state.taken();
        let player = state.player(who);
        let may = |post| self.check_place_among(state, who, post, taken, standing).is_ok();
        if !standing.undisturbed {
            self.each_post(state, who, |post| {
                let is_open = match self.prospect(state, player, standing, taken, post) {
                    Prospect::Open => true,
                    Prospect::Far => false,
                    Prospect::Unclear => may(post),
                };
                if is_open {
                    each(post);
                }
            });
            return;
        }
        // From here on only the base game is in play: cards, events and locations of expansions are not on the table.
        for (place, basic) in BasicIx::enumerate(&self.content.basics) {
            if basic.shared || taken.basics() & 1 << place.get() == 0 {
                each(Post::Basic(place));
            }
        }
        let alone = state.clearing_room() == 1;
        for (clearing, forest) in ClearingIx::enumerate(&state.forest) {
            let Some(forest) = forest.get() else { continue };
            let is_taken = taken.clearings() & 1 << clearing.get() != 0;
            if is_taken && alone {
                continue;
            }
            let card = self.content.forests.get(forest.index());
            let gives = !is_taken && card.is_some_and(|card| !asks(card.effect));
            if gives || may(Post::Forest(clearing)) {
                each(Post::Forest(clearing));
            }
        }
        // Two cards are discarded for a resource (E5.9).
        if player.hand.len() >= 2 {
            each(Post::Haven);
        }
        if player.season == Season::Autumn {
            for post in JourneyIx::first(4).map(Post::Journey) {
                if may(post) {
                    each(post);
                }
            }
        }
        for event in state.basic_events() {
            let post = Post::BasicEvent(event);
            if state.basic_owner(event).is_none() && self.is_near_basic(event, standing) && may(post) {
                each(post);
            }
        }
        for (event, owner) in state.specials.iter().zip(&state.special_owners) {
            let Some(event) = event.get() else { continue };
            let post = Post::SpecialEvent(event);
            if owner.is_none() && self.is_near_special(event, standing) && may(post) {
                each(post);
            }
        }
        for owner in state.cities() {
            let places = if owner == who { standing.spots } else { self.open_spots(state.city(owner)) };
            for post in bits(places).map(|slot| Post::Card(owner, slot)) {
                if may(post) {
                    each(post);
                }
            }
        }
    }

    /// The cards of a city with a worker space for everybody, as places (E5.6).
    #[inline]
    fn open_spots(&self, city: &City) -> u64 {
        let open = city.open().filter(|(_, card)| self.glances[card.kind.index()].open_spots);
        open.fold(0, |places, (slot, _)| places | slot.bit())
    }
}
