//! Mixes of large expansions (C1): the rules for their interactions (CR).

use tabletop::{Chance, Log};

use crate::content::{LeafCount, LeafDoes};
use crate::index::{Owner, WorkerIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// How many more cards than usual a player may hold: one for each pearl with a Bridge (P19), and one for each token on
    /// a Bank (LR11). With both they are added (CR3).
    #[inline]
    pub(crate) fn held_by_cards(&self, state: &State, who: Owner) -> u8 {
        let city = &state.player(who).city;
        let pearls = match state.brook() {
            Some(brook) if self.has(city, Kind::BRIDGE) => brook.pearls[who.index()],
            _ => 0,
        };
        let banked = if state.leaf().is_some() { self.banked(city) } else { 0 };
        pearls.saturating_add(banked)
    }

    /// Whether a worker of a player travels by ticket: no big critter does (L12, CR4).
    pub(crate) fn travels_by_ticket(&self, state: &State, who: Owner, worker: WorkerIx) -> bool {
        !state.spire().is_some_and(|spire| spire.is_beast(who, worker.index()))
    }

    /// Whether a big critter of a player stands on a place.
    pub(crate) fn has_beast_on(&self, state: &State, who: Owner, post: Post) -> bool {
        let workers = &state.player(who).workers;
        WorkerIx::enumerate(workers)
            .any(|(worker, &other)| other == post && !self.travels_by_ticket(state, who, worker))
    }
}

impl LeafDoes {
    /// The event for half of each thing that it asks for (SR13, CR7).
    #[must_use]
    pub(crate) fn halved(self) -> Self {
        let half = |LeafCount { of, count }| LeafCount { of, count: count.div_ceil(2) };
        Self { asks: self.asks.map(|asks| asks.map(half)), ..self }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Cites that each expansion keeps its rules, if several of the large ones are in play (CR1).
    pub(crate) fn cite_mix(&mut self) {
        let leaf = self.state.leaf().is_some_and(|leaf| leaf.modules.is_large());
        let larges = [self.state.brook().is_some(), self.state.spire().is_some(), leaf];
        if larges.into_iter().filter(|&large| large).count() > 1 {
            self.cite(Rule::CR1);
        }
    }

    /// Cites the rule of a mix, if Pearlbrook and Newleaf are both in play.
    pub(crate) fn cite_water_and_rail(&mut self, rule: Rule) {
        if self.state.brook().is_some() && self.state.leaf().is_some_and(|leaf| leaf.modules.is_large()) {
            self.cite(rule);
        }
    }
}
