//! The cards that can be played, computed for all kinds at once with bit sets (E7).
//!
//! [`ways`](super::ways) has the rules and looks at one card. The sets are computed from its answers for each kind, and the
//! law `plays_are_offered_exactly_as_they_are_accepted` compares both in every position of random games.

use super::Standing;
use super::sets::{COSTS, Sets};
use crate::Everdell;
use crate::agenda::{Attempt, Way};
use crate::content::{CITY, Set, Stock};
use crate::kind::{Kind, MOST_KINDS};
use crate::state::{Built, State};

/// The kinds for which a condition holds.
fn kinds_that(holds: impl Fn(Kind) -> bool) -> u128 {
    Kind::first(MOST_KINDS).filter(|&kind| holds(kind)).fold(0, |kinds, kind| kinds | kind.bit())
}

/// The kinds of cards that a player can play without a check of each card.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Outright {
    /// The kinds that fit into the city however they are paid for, and that no other rule restricts.
    pub fitting: u128,
    /// The fitting kinds that the player has the resources for.
    pub paid: u128,
    /// The fitting kinds that can be paid for only with the resources of their cost.
    pub bought: u128,
}

impl Everdell {
    /// The sets of kinds that follow from the content of this game.
    pub(crate) fn sets_of_kinds(&self) -> Sets {
        let cost = |kind: Kind| self.facts(kind).cost.0;
        // A Fool goes into another city, a Messenger needs a card to join, a Rowdy one to take, Ruins one to replace, and a
        // legend is paid for by rules of its own.
        let peculiar = |kind: Kind| {
            matches!(kind, Kind::FOOL | Kind::MESSENGER | Kind::RUGWORT_ROWDY)
                || self.face(kind) == Kind::RUINS
                || Set::of(kind).legendary()
                || cost(kind).iter().any(|&count| usize::from(count) >= COSTS)
        };
        let freed = |builder: usize| {
            let builder = Built::new(Kind::at(builder));
            kinds_that(|critter| self.token_pays(&builder, self.facts(critter)))
        };
        Sets {
            at_most: std::array::from_fn(|resource| {
                std::array::from_fn(|most| kinds_that(|kind| usize::from(cost(kind)[resource]) <= most))
            }),
            unique: kinds_that(|kind| self.facts(kind).unique && kind != Kind::FOOL),
            critters: kinds_that(|kind| self.facts(kind).critter),
            peculiar: kinds_that(peculiar),
            freed_by: std::array::from_fn(freed),
        }
    }

    /// Whether only the base game affects the costs and places of workers and cards: no expansion with its weather,
    /// powers and tokens, no plan, plot or personality. Rats on the meadow are checked with its cards.
    #[inline]
    pub(crate) fn is_undisturbed(&self, state: &State) -> bool {
        let lair = &state.lair;
        state.expansions.get().is_none()
            && lair.plan.is_none()
            && !lair.has_plot()
            && lair.personality.is_none()
    }

    /// The kinds that uniqueness does not keep out of a city with this standing (E7.4).
    #[inline]
    pub(crate) fn no_second(&self, standing: &Standing) -> u128 {
        !(self.sets.unique & standing.kinds)
    }

    /// The cards that can be played without a check of each card, for a city with this standing and this stock.
    pub(crate) fn outright(&self, standing: &Standing, stock: Stock) -> Outright {
        if !standing.undisturbed || standing.banned != 0 || usize::from(standing.spaces) >= CITY {
            return Outright::default();
        }
        let fitting = self.no_second(standing) & !self.sets.peculiar;
        let mut otherwise = standing.freed;
        for (helpers, kinds) in standing.helpers.into_iter().zip([!self.sets.critters, self.sets.critters]) {
            otherwise |= if helpers == 0 { 0 } else { kinds };
        }
        Outright { fitting, paid: fitting & self.sets.within(stock), bought: fitting & !otherwise }
    }

    /// The ways to play a card, if it is not yet known that it can be played for its cost only or not at all.
    #[inline(never)]
    pub(crate) fn each_way_beside(
        &self,
        state: &State,
        card: Attempt,
        outright: Outright,
        standing: &Standing,
        mut each: impl FnMut(Way),
    ) {
        let Attempt { who, kind, .. } = card;
        let facts = self.facts(kind);
        let stock = state.player(who).stock;
        let bit = kind.bit();
        let fits = outright.fitting & bit != 0;
        // Of a card that fits only the payment is checked. Helpers and tokens come up below only if the player has them.
        let short = if fits { stock.short_of(facts.cost) } else { 0 };
        let can = |way| {
            let attempt = Attempt { way, ..card };
            match way {
                _ if !fits => self.check_play_of(state, attempt, standing).is_ok(),
                Way::Token(_) => true,
                // Three resources are spared, or one stands for another (E7.6).
                Way::Crane(_) | Way::Inventor(_) => short <= 3,
                Way::Dungeon(slot) => {
                    short <= 3 && self.prisoners_for(state, who, slot, kind, standing).next().is_some()
                }
                Way::Innkeeper(_) | Way::Bridge(_) if short > 3 => false,
                Way::Judge => short <= 1 && self.swaps(state, who, kind, facts.cost).next().is_some(),
                _ => self.check_payment(state, attempt, standing).is_ok(),
            }
        };
        let affordable = if fits {
            outright.paid & bit != 0
        } else {
            self.purse(state, who).covers(facts.cost) && can(Way::Cost)
        };
        if affordable {
            each(Way::Cost);
        }
        // The most that a helper spares, except one with tokens.
        if fits && short > 3 && standing.freed & bit == 0 && !standing.spends {
            return;
        }
        self.each_other_way(state, who, kind, standing, |way| {
            if can(way) {
                each(way);
            }
        });
    }
}
