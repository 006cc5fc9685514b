//! Reservation (L13).

use tabletop::{Chance, Log};

use crate::agenda::{Source, Task, Way, Why};
use crate::choice::Refusal;
use crate::event::Event;
use crate::index::{MeadowIx, Owner, StationIx};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether reservation tokens are in play.
    pub(crate) fn reserves(&self, state: &State) -> bool {
        state.leaf().is_some_and(|leaf| leaf.modules.reservation)
    }

    /// Checks reserving a card (L13, LR3).
    pub(crate) fn check_reserve(&self, state: &State, who: Owner, source: Source) -> Result<(), Refusal> {
        let Some(leaf) = state.leaf().filter(|leaf| leaf.modules.reservation) else {
            return Err(Refusal::plain(Rule::E3_1, "no-answer-to-this"));
        };
        if leaf.reserved[who.index()].is_some() {
            return Err(Refusal::plain(Rule::LR3, "no-second-reservation"));
        }
        if leaf.is_turned(who) {
            return Err(Refusal::plain(Rule::L13, "no-reservation-token"));
        }
        match source {
            Source::Meadow(place) => {
                if state.meadow.get(usize::from(place)).copied().flatten().is_none() {
                    return Err(Refusal::plain(Rule::E10_2, "no-meadow-card"));
                }
                self.check_meadow(state, who, place)
            }
            Source::Station(_) if self.source_card(state, who, source).is_some() => Ok(()),
            _ => Err(Refusal::plain(Rule::L13, "no-card")),
        }
    }

    /// Every card that a player can reserve.
    pub(crate) fn each_reservation(&self, state: &State, who: Owner, mut each: impl FnMut(Source)) {
        if !self.reserves(state) {
            return;
        }
        let meadow = MeadowIx::all().map(Source::Meadow);
        let sources = meadow.chain(StationIx::first(3).map(Source::Station));
        sources.filter(|&source| self.check_reserve(state, who, source).is_ok()).for_each(&mut each);
    }

    /// Checks how a card is paid for that is reserved: for 1 resource less, or free with a token (LR3). No other card
    /// is paid for in this way.
    pub(crate) fn check_reserved(&self, source: Source, way: Way) -> Result<(), Refusal> {
        match (source, way) {
            (Source::Reserved, Way::Reserved | Way::Token(_) | Way::Golden(_)) => Ok(()),
            (Source::Reserved, _) => Err(Refusal::plain(Rule::LR3, "no-two-abilities")),
            (_, Way::Reserved) => Err(Refusal::plain(Rule::L13, "no-reserved-card")),
            _ => Ok(()),
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A card of meadow or station comes under the token of a player, and is replaced (L13, LR2).
    pub(crate) fn reserve(&mut self, who: Owner, source: Source) {
        let Some(kind) = self.game.source_card(self.state, who, source) else { return };
        match source {
            Source::Meadow(place) => {
                self.state.meadow[usize::from(place) % 8] = None;
                self.push_all(&[Task::Left { who, place, kind, played: false }, Task::Refill]);
            }
            Source::Station(_) => {
                self.cite(Rule::LR2);
                self.leave_leaf(who, source);
                self.push(Task::Refill);
            }
            _ => return,
        }
        if let Some(leaf) = self.state.leaf_mut() {
            leaf.reserved[who.index()] = Some(kind);
        }
        self.tell(Rule::L13, Event::Reserved { who, kind });
    }

    /// Takes a card from the station, or from under a reservation token, which is turned over (L13).
    pub(crate) fn leave_leaf(&mut self, who: Owner, source: Source) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        match source {
            Source::Station(place) => {
                if let Some(card) = leaf.station.cards.get_mut(place.index()) {
                    *card = None;
                }
            }
            Source::Reserved => {
                leaf.reserved[who.index()] = None;
                leaf.turned |= 1u8.wrapping_shl(who.get().into());
                self.cite(Rule::L13);
            }
            _ => {}
        }
    }

    /// A player has prepared for a season: the reservation token is free again, and a card that lies under it may be
    /// discarded (L13).
    pub(crate) fn leaf_season(&mut self, who: Owner) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        leaf.turned &= !1u8.wrapping_shl(who.get().into());
        if leaf.reserved[who.index()].is_some() {
            self.push(Task::Whether { who, why: Why::Reserved });
        }
    }

    /// A reserved card is discarded (L13).
    pub(crate) fn drop_reserved(&mut self, who: Owner) {
        let card = self.state.leaf_mut().and_then(|leaf| leaf.reserved[who.index()].take());
        if let Some(kind) = card {
            self.state.discard[kind] += 1;
            self.tell(Rule::L13, Event::ReservedGone { who, kind });
        }
    }
}
