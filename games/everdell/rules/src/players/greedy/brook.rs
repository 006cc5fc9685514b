//! The values of pearls, river cards, adornments and wonders, in thousandths of a point.

use crate::content::{AdornmentEffect, Resource};
use crate::effects::{DiscardFor, GainPer};
use crate::index::{AdornmentIx, Owner, RiverCardIx, RiverSpotIx, Slot, WonderIx};
use crate::state::Brook;
use crate::{Kind, Post, State};

use super::weigh::Outlook;

/// An unused pearl at the end (P13).
const PEARL: i64 = 2000;
/// The value of what a pearl may still buy, for each season in which it can be used.
const PEARL_MORE: i64 = 350;
/// The value of a hand card that is discarded.
const CARD: i64 = 380;
/// A point token.
const TOKEN: i64 = 1000;

impl Outlook<'_> {
    /// The value of one more pearl.
    fn pearl(&self) -> i64 {
        PEARL + PEARL_MORE * self.seasons_left()
    }

    /// The value of going to a spot of the river or to a Ferry.
    pub fn river(&self, state: &State, post: Post) -> i64 {
        let Some(brook) = state.brook() else { return 0 };
        match post {
            Post::River(RiverSpotIx::SHOAL) => self.pearl() - 2 * CARD - 1300 * self.pace() / 100,
            Post::River(spot) => match brook.spots.get(spot.index()).and_then(|card| card.get()) {
                // The card is not known yet, but may be used, too.
                None => self.pearl() + 600,
                Some(card) => self.river_card(card),
            },
            _ => {
                let cards = brook.spots.iter().filter_map(|card| card.get());
                cards.map(|card| self.river_card(card)).max().unwrap_or(0)
            }
        }
    }

    /// The value of using a river card.
    pub fn river_card(&self, card: RiverCardIx) -> i64 {
        let Some(record) = self.game().river_card(card) else { return 0 };
        let discards = i64::from(record.discard.map_or(0, |discard| discard.count));
        let pay = TOKEN * i64::from(record.pay.points)
            + 700 * self.pace() / 100 * (i64::from(record.pay.any) + i64::from(record.pay.stock.total()));
        self.pearl() * i64::from(record.pearls) + self.gain(record.gain) + 330 * i64::from(record.draw)
            - pay
            - CARD * discards
    }

    /// The value of playing an adornment, besides the pearl that it costs.
    pub fn adornment(&self, state: &State, who: Owner, adornment: AdornmentIx) -> i64 {
        self.effects_of(state, who, adornment)
            + 1000 * i64::from(self.game().adornment_points(state, who, adornment))
            - self.pearl()
    }

    /// The value of the effects of an adornment.
    pub fn effects_of(&self, state: &State, who: Owner, adornment: AdornmentIx) -> i64 {
        let effects = self.game().adornment(adornment).map_or(&[][..], |record| &record.effects);
        let worth = |effect: &AdornmentEffect| match *effect {
            AdornmentEffect::Gain(gain) => self.gain(gain),
            AdornmentEffect::Pearls(count) => self.pearl() * i64::from(count),
            AdornmentEffect::GainPer(GainPer { gain, per, .. }) => {
                let counted = self.game().counted(state, who, who, Slot::new(0), Kind::ARCHITECT, per);
                let room = i64::from(self.game().room(state, who));
                let times = i64::from(counted);
                self.gain(gain) * if gain.cards > 0 { times.min(room) } else { times }
            }
            AdornmentEffect::DiscardFor(DiscardFor { most, .. }) => {
                let hand = state.player(who).hand.len().min(most);
                350 * i64::from(hand) * self.pace() / 100
            }
            AdornmentEffect::Play(_) => 2800 * self.pace().max(50) / 100,
            AdornmentEffect::Activate(most) => 1100 * self.greens().min(i64::from(most)) * self.pace() / 100,
            AdornmentEffect::Repeat(most) => 900 * i64::from(most),
            AdornmentEffect::GainCost(_) => 1900 * self.pace() / 100,
            AdornmentEffect::UseForest => 1700 * self.pace() / 100,
            AdornmentEffect::CopyAdornment => 1500,
        };
        effects.iter().map(worth).sum()
    }

    /// The value of building a wonder.
    pub fn wonder(&self, wonder: WonderIx) -> i64 {
        let Some(record) = self.game().wonder(wonder) else { return 0 };
        1000 * i64::from(record.points)
            - PEARL * i64::from(record.pearls)
            - CARD * i64::from(record.discard)
            - 700 * i64::from(record.stock().total()) * self.pace() / 100
    }

    /// An estimate for what is still to come of Pearlbrook: wonders within reach, adornments and the ambassador.
    pub fn brook_future(&self, state: &State, who: Owner) -> i64 {
        let Some(brook) = state.brook() else { return 0 };
        let pearls = i64::from(brook.pearls[who.index()]);
        let visits = self.seasons_left() + i64::from(brook.ambassadors[who.index()] == Post::Home);
        let held = i64::from(brook.held[who.index()].len()).min(pearls + visits);
        900 * visits
            + 1300 * held
            + PEARL_MORE * pearls * self.seasons_left()
            + self.best_wonder(state, brook, who)
    }

    /// The highest value of a free wonder, weighted by the share of its cost that the player has.
    fn best_wonder(&self, state: &State, brook: &Brook, who: Owner) -> i64 {
        if self.workers_left() == 0 {
            return 0;
        }
        let (stock, hand) = (state.player(who).stock, state.player(who).hand.len());
        let free = WonderIx::enumerate(&brook.wonders).filter(|(_, owner)| owner.is_none());
        let near = |(wonder, _): (WonderIx, _)| {
            let Some(record) = self.game().wonder(wonder) else { return 0 };
            let need = record.stock();
            let have: u8 = Resource::ALL.into_iter().map(|one| stock[one].min(need[one])).sum();
            // A pearl is as hard to come by as three resources.
            let all = i64::from(need.total()) + 3 * i64::from(record.pearls) + i64::from(record.discard);
            let there = i64::from(have)
                + 3 * i64::from(brook.pearls[who.index()].min(record.pearls))
                + i64::from(hand.min(record.discard));
            let share = 100 * there / all.max(1);
            self.wonder(wonder).max(0) * share * share * share / 1_000_000 * 7 / 10
        };
        free.map(near).max().unwrap_or(0)
    }
}
