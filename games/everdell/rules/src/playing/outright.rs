//! Sets of kinds of cards that answer for all cards at once what [`ways`](super::ways) asks of each (E7). They are made
//! of what it says of each kind alone.

use super::Standing;
use crate::Everdell;
use crate::content::{CITY, Set, Stock};
use crate::kind::{Kind, MOST_KINDS};
use crate::state::{Built, State};

/// Costs of one resource that have a set of their own; a kind that costs more is peculiar.
const COSTS: usize = 16;

/// Sets of kinds, as bits, that follow from the content alone.
#[derive(Debug)]
pub(crate) struct Sets {
    /// The kinds that cost at most so many of a resource, by resource and number.
    at_most: [[u128; COSTS]; 4],
    /// The kinds of which a city has one card only (E7.4); a Fool is looked at in the city that it comes into.
    pub unique: u128,
    /// The kinds that are critters; the others are constructions.
    critters: u128,
    /// The kinds that fit by rules of their own, or are paid for by them.
    peculiar: u128,
    /// The critters that a construction of each kind pays for with its occupied token.
    freed_by: [u128; MOST_KINDS],
}

impl Default for Sets {
    /// Empty sets, while a game is made.
    fn default() -> Self {
        Self {
            at_most: [[0; COSTS]; 4],
            unique: 0,
            critters: 0,
            peculiar: u128::MAX,
            freed_by: [0; MOST_KINDS],
        }
    }
}

/// The kinds for which a condition holds.
fn kinds_that(holds: impl Fn(Kind) -> bool) -> u128 {
    Kind::first(MOST_KINDS).filter(|&kind| holds(kind)).fold(0, |kinds, kind| kinds | kind.bit())
}

impl Sets {
    /// The sets of a game.
    pub fn of(game: &Everdell) -> Self {
        let cost = |kind: Kind| game.facts(kind).cost.0;
        let peculiar = |kind: Kind| {
            matches!(kind, Kind::FOOL | Kind::MESSENGER | Kind::RUGWORT_ROWDY)
                || game.face(kind) == Kind::RUINS
                || Set::of(kind).legendary()
                || cost(kind).iter().any(|&count| usize::from(count) >= COSTS)
        };
        let freed = |builder: usize| {
            let builder = Built::new(Kind::at(builder));
            kinds_that(|critter| game.token_pays(&builder, game.facts(critter)))
        };
        Self {
            at_most: std::array::from_fn(|resource| {
                std::array::from_fn(|most| kinds_that(|kind| usize::from(cost(kind)[resource]) <= most))
            }),
            unique: kinds_that(|kind| game.facts(kind).unique && kind != Kind::FOOL),
            critters: kinds_that(|kind| game.facts(kind).critter),
            peculiar: kinds_that(peculiar),
            freed_by: std::array::from_fn(freed),
        }
    }

    /// The critters that a construction of this kind pays for with its occupied token (E7.2).
    #[inline]
    pub fn freed_by(&self, builder: Kind) -> u128 {
        self.freed_by[builder.index()]
    }

    /// The kinds that cost no more than this.
    #[inline]
    fn within(&self, stock: Stock) -> u128 {
        let lanes = self.at_most.iter().zip(stock.0);
        lanes.fold(u128::MAX, |kinds, (most, count)| kinds & most[usize::from(count).min(COSTS - 1)])
    }
}

/// Which cards a player can play without a closer look.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Outright {
    /// The kinds that fit into the city however they are paid for, and on which nothing else has a say.
    pub fitting: u128,
    /// Those of them that the player has the resources for.
    pub paid: u128,
    /// Those that fit and can be paid for in no other way.
    pub bought: u128,
}

impl Everdell {
    /// Whether nothing but the base game has a say in what a worker or a card costs and where it goes: no
    /// expansion with its weather, powers and tokens, no plan, plot or personality. Rats on the meadow are looked at
    /// where its cards are.
    #[inline]
    pub(crate) fn is_undisturbed(&self, state: &State) -> bool {
        let lair = &state.lair;
        state.expansions.get().is_none()
            && lair.plan.is_none()
            && !lair.has_plot()
            && lair.personality.is_none()
    }

    /// The cards that can be played without a closer look into a city that was counted, for this stock.
    pub(crate) fn outright(&self, standing: &Standing, stock: Stock) -> Outright {
        if !standing.undisturbed || standing.banned != 0 || usize::from(standing.spaces) >= CITY {
            return Outright::default();
        }
        let fitting = !(self.sets.peculiar | self.sets.unique & standing.kinds);
        let mut otherwise = standing.freed;
        for (helpers, kinds) in standing.helpers.into_iter().zip([!self.sets.critters, self.sets.critters]) {
            otherwise |= if helpers == 0 { 0 } else { kinds };
        }
        Outright { fitting, paid: fitting & self.sets.within(stock), bought: fitting & !otherwise }
    }
}
