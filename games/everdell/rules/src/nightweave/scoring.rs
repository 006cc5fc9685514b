//! How Nightweave scores (N13).

use tabletop::{Chance, Log};

use crate::content::{Colour, Set};
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::setup::{EarlyJourney, OneBonus, RivalKind};
use crate::state::{Built, FACE_DOWN, Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Her score sheet: base values, tokens, journeys and events (N13.5), and the table of her level (N13.6). Text for
    /// the end of the game never counts (N13.7).
    pub(crate) fn score_nightweave(&self, state: &State, score: &mut Score) {
        let lair = &state.lair;
        let level = &self.content.levels[usize::from(state.level).min(4)];
        for (_, card) in state.rival_city.iter() {
            self.score_hers(state, card, score);
        }
        if !lair.finished || state.ending.is_none() {
            // Trophies join her city at the end (N13.1); until then they are counted from where
            // they lie.
            for kind in lair.cards.kinds() {
                for _ in 0..lair.cards.trophies(kind) {
                    if kind != Kind::FOOL {
                        self.score_hers(state, &Built::new(kind), score);
                    }
                }
            }
        }
        score.add(ScoreKind::Tokens, i16::try_from(lair.points).unwrap_or(i16::MAX), Rule::N13_5);
        let lent = lair.lent.get().and_then(|lent| state.seats[0].workers.get(lent.index()));
        for spider in lair.spiders.iter().chain(lent) {
            if let Post::Journey(space) = *spider {
                let points =
                    self.content.journeys.get(usize::from(space)).map_or(0, |journey| journey.points);
                score.add(ScoreKind::Journey(space), points.into(), Rule::R39);
            }
        }
        if state.options.early_journey == EarlyJourney::KeepsPoints {
            score.add(ScoreKind::Rival("early-journey"), lair.journey_points.into(), Rule::R39);
        }
        for (event, owner) in state.basic_events_owned() {
            if owner.is(Owner::RIVAL) {
                let points =
                    self.content.basic_events.get(usize::from(event)).map_or(0, |basic| basic.points);
                score.add(ScoreKind::BasicEvent(event), points.into(), Rule::R38);
            }
        }
        for (row, &owner) in state.special_owners.iter().enumerate() {
            if owner.is(Owner::RIVAL)
                && let Some(event) = state.specials[row].get()
            {
                score.add(ScoreKind::SpecialEvent(event), level.special_event.into(), Rule::N13_6);
            }
        }
        self.score_brook(state, Owner::RIVAL, score);
        self.score_her_visitors(state, score);
        self.score_spire(state, Owner::RIVAL, score);
    }

    /// A card of hers: its base value, and one bonus of her table at most (N13.7).
    fn score_hers(&self, state: &State, card: &Built, score: &mut Score) {
        let level = &self.content.levels[usize::from(state.level).min(4)];
        let facts = self.facts(card.kind);
        score.add(ScoreKind::Card(card.kind), facts.points.into(), Rule::N13_5);
        let zero = if facts.points == 0 { i16::from(level.zero_card) } else { 0 };
        let newleaf = Set::of(card.kind) == Set::Newleaf;
        let rare = facts.colour == Colour::Prosperity || Set::of(card.kind).legendary() || newleaf;
        let rare = if rare { i16::from(level.purple_card) } else { 0 };
        let (bonus, rule) = match (zero, rare) {
            (0, bonus) if newleaf => (bonus, Rule::N17_30),
            (0, bonus) | (bonus, 0) => (bonus, Rule::N13_6),
            (zero, _) if state.options.one_bonus == OneBonus::ValueZero => (zero, Rule::R113),
            (zero, rare) => (zero.max(rare), Rule::R113),
        };
        score.add(ScoreKind::Bonus(card.kind), bonus, rule);
        if card.kind == Kind::RUGWORT_RULER {
            score.add(ScoreKind::Prosperity(card.kind), self.ruler_of_hers(state), Rule::N17_9);
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Prepares the final count: her trophies join her city.
    pub fn before_counting(&mut self) -> Result<(), C::Error> {
        if self.state.rival != RivalKind::Nightweave {
            return Ok(());
        }
        // Cards that the plot of autumn keeps face down do not count.
        if self.state.city(Owner::FIRST).iter().any(|(_, card)| card.has(FACE_DOWN)) {
            self.cite(Rule::R68);
        }
        self.trophies_join()
    }

    /// Her trophies join her city, even beyond 15 cards (N13.1): face-down ones are turned up, and a
    /// Fool among them is discarded.
    pub fn trophies_join(&mut self) -> Result<(), C::Error> {
        while self.state.lair.cards.unseen_trophies > 0 {
            let kind = self.state.deck.draw("trophy", self.game.kinds_len(), self.chance)?;
            self.state.deck[kind] -= 1;
            self.state.lair.cards.unseen_trophies -= 1;
            self.state.lair.cards.add_trophy(kind);
            self.cite(Rule::R112);
            self.tell(Rule::N13_1, Event::Trophy { kind: Some(kind) });
        }
        let cards = &self.state.lair.cards;
        let some =
            cards.kinds().filter(|&kind| cards.trophies(kind) > 0).fold(0, |kinds, kind| kinds | kind.bit());
        for kind in self.game.kinds().filter(|kind| some & kind.bit() != 0) {
            let count = self.state.lair.cards.take_trophies(kind);
            for _ in 0..count {
                let slot =
                    if kind == Kind::FOOL { None } else { self.state.rival_city.add(Built::new(kind)) };
                match slot {
                    Some(slot) => {
                        let event = Event::Played {
                            who: Owner::RIVAL,
                            owner: Owner::RIVAL,
                            slot,
                            kind,
                            way: crate::agenda::Way::Offer,
                        };
                        self.tell(Rule::N13_1, event);
                    }
                    None => {
                        self.state.discard[kind] += 1;
                        self.tell(Rule::N13_1, Event::DiscardedShown { kind });
                    }
                }
            }
        }
        Ok(())
    }
}
