//! Nightweave with Spirecrest: exploring (N17.21) and discoveries with worker spaces (N17.22).

use tabletop::{Chance, Log, Maybe};

use crate::content::{AREAS, DiscoveryEffect, Season};
use crate::event::Event;
use crate::index::{DiscoveryIx, Owner};
use crate::play::Play;
use crate::state::{Discoveries, Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// The discoveries of a city's owner with a free worker space, with or without the OPEN sign (N17.22). She may
    /// place another worker regardless of how many she has there.
    pub(crate) fn spider_discoveries(&self, state: &State, owner: Owner, open: bool) -> Discoveries {
        let Some(spire) = state.spire() else { return Discoveries::default() };
        let free = spire.owned[owner.index()].iter().filter(|&discovery| {
            self.discovery(discovery).is_some_and(|record| {
                record.open == open && record.spots > state.workers_at(Post::Discovery(discovery))
            })
        });
        free.collect()
    }

    /// Whether she takes a discovery: one with a worker space or with points (SR18).
    fn suits_her(&self, discovery: DiscoveryIx) -> bool {
        self.discovery(discovery).is_some_and(|record| {
            let counts = matches!(record.effect, DiscoveryEffect::ScoreJourney(_));
            record.spots > 0 || record.points > 0 || counts
        })
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// She explores before she prepares, while her arrows still hold (N17.21).
    pub(super) fn she_explores(&mut self) -> Result<(), C::Error> {
        let Some(area) = self.state.spire().map(|spire| spire.explored(Owner::RIVAL)) else { return Ok(()) };
        if area >= AREAS {
            return Ok(());
        }
        let row = self.state.spire().map(|spire| spire.tiles(area));
        if let Some(tile) = row.and_then(|row| self.game.by_arrows(self.state, row)) {
            self.chart(Owner::RIVAL, tile, Rule::N17_21);
        }
        self.turn_up_discoveries(Owner::RIVAL, Rule::N17_21)?;
        let turned = self.state.spire().map(|spire| spire.turned).unwrap_or_default();
        let turned = turned.into_iter().filter_map(Maybe::get);
        let suits = turned.filter(|&discovery| self.game.suits_her(discovery));
        self.cite(Rule::SR18);
        if let Some(discovery) = self.game.by_arrows(self.state, suits) {
            self.own_discovery(Owner::RIVAL, discovery, Rule::N17_21);
        }
        self.put_back(Owner::RIVAL);
        self.tell(
            Rule::N17_21,
            Event::Travelled { who: Owner::RIVAL, area: u8::try_from(area + 1).unwrap_or(0) },
        );
        if area + 1 < AREAS {
            self.lay_tiles(area + 1)?;
        }
        self.turn_up_weather(self.state.lair.season.next().unwrap_or(Season::Autumn))
    }

    /// Her worker comes to a discovery: tokens as on cards (N17.22).
    pub(super) fn she_visits_discovery(&mut self, discovery: DiscoveryIx) {
        let owner = self.state.spire().and_then(|spire| spire.owner_of(discovery));
        let open = self.game.discovery(discovery).is_some_and(|record| record.open);
        match owner {
            Some(Owner::RIVAL) => {
                let (count, rule) = if open { (1, Rule::R42) } else { (2, Rule::N10_5) };
                self.gain_points(Owner::RIVAL, count, rule);
            }
            Some(owner) => self.gain_points(owner, 1, Rule::SR8),
            None => {}
        }
    }
}
