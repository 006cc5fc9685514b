//! Nightweave with Newleaf: her twelve-sided die (N17.26), the station (N17.27, N17.28) and her visitors (N17.29, N17.30).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::Source;
use crate::content::{Set, VISITORS};
use crate::event::Event;
use crate::index::{MeadowIx, Owner, StationIx, VisitorIx};
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::state::{STACKS, State};
use crate::{Everdell, Rule};

/// The result of her die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// A space of the meadow.
    Meadow(MeadowIx),
    /// A space of the station; none if it has no card at all.
    Station(Option<StationIx>),
}

impl State {
    /// Whether Nightweave sits in the meadow or stands at the station (N9.8, N17.27).
    pub(crate) fn she_is_out(&self) -> bool {
        self.lair.figure.is_some() || self.leaf().is_some_and(|leaf| leaf.station.figure.is_some())
    }
}

impl Everdell {
    /// Whether her die has twelve sides: with the station (N17.25, LR29).
    fn rolls_twelve(&self, state: &State) -> bool {
        state.leaf().is_some_and(|leaf| leaf.modules.station)
    }

    /// The station card of the highest base value (N17.26); of equal ones the one that the arrows name (LR19).
    fn dearest_at_station(&self, state: &State) -> Option<StationIx> {
        let cards = state.leaf().map_or(&[][..], |leaf| &leaf.station.cards);
        let there = || {
            StationIx::enumerate(cards).filter_map(|(place, card)| Some((place, self.facts((*card)?).points)))
        };
        let most = there().map(|(_, points)| points).max()?;
        let mut dearest = there().filter(|&(_, points)| points == most).map(|(place, _)| place);
        if self.clockwise(state) { dearest.next() } else { dearest.last() }
    }

    /// Visitors of hers that score: her best ones, as many as her level (N17.30, LR20).
    pub(super) fn score_her_visitors(&self, state: &State, score: &mut Score) {
        let worth = |visitor: VisitorIx| self.visitor(visitor).map_or(0, |record| record.points);
        let mut hers = [Maybe::NONE; VISITORS];
        for (place, visitor) in hers.iter_mut().zip(self.visitors_of(state, Owner::RIVAL)) {
            *place = visitor.into();
        }
        // Of equal ones the first in the content scores.
        hers.sort_unstable_by_key(|visitor| {
            (std::cmp::Reverse(visitor.get().map(worth)), visitor.get().map(VisitorIx::get))
        });
        for visitor in hers.iter().filter_map(|visitor| visitor.get()).take(state.level.into()) {
            score.add(ScoreKind::Visitor(visitor), worth(visitor).into(), Rule::N17_30);
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// She rolls her die for a card of the meadow: the eight-sided one, or with the station the twelve-sided one, whose
    /// last faces mean the station (N17.26).
    pub(super) fn her_roll(&mut self, rule: Rule) -> Result<Shown, C::Error> {
        if !self.game.rolls_twelve(self.state) {
            if self.state.leaf().is_some() {
                self.cite(Rule::LR29);
            }
            let face = self.chance.die("d8", 8)?;
            self.tell(rule, Event::Rolled { face });
            return Ok(Shown::Meadow(MeadowIx::new(face - 1)));
        }
        let face = self.chance.die("d12", 12)?;
        self.cite(Rule::N17_26);
        self.tell(rule, Event::Rolled { face });
        Ok(match face {
            ..=8 => Shown::Meadow(MeadowIx::new(face.saturating_sub(1))),
            12 => {
                self.cite(Rule::LR19);
                Shown::Station(self.game.dearest_at_station(self.state))
            }
            _ => Shown::Station(Some(StationIx::new(face - 9))),
        })
    }

    /// A card of the station, taken from there; the space stays empty for now.
    fn take_from_station(&mut self, place: StationIx) -> Option<Kind> {
        let kind = self.game.source_card(self.state, Owner::RIVAL, Source::Station(place))?;
        self.leave_leaf(Owner::RIVAL, Source::Station(place));
        Some(kind)
    }

    /// She goes to the station instead of the meadow. The card is played, or discarded if her city is full. She stands
    /// in its place, and the better visitor is hers (N17.27).
    pub(super) fn enter_station(&mut self, place: Option<StationIx>, plays: bool) -> Result<(), C::Error> {
        // Without any card she stands on the first space.
        let place = place.unwrap_or(StationIx::new(0));
        if let Some(leaf) = self.state.leaf_mut() {
            leaf.station.figure = place.into();
        }
        if !plays {
            self.discard_station_card(place, Rule::N17_27);
        } else if let Some(kind) = self.take_from_station(place) {
            self.spider_plays(kind, Rule::N17_27)?;
        }
        self.tell(Rule::N17_27, Event::EnteredStation { place });
        self.her_visitor(true, Rule::N17_27)
    }

    /// The card that her die shows at the station is played, with tokens; the others are discarded (N17.28). Returns
    /// whether it was possible.
    pub(super) fn play_from_station(
        &mut self,
        place: Option<StationIx>,
        full: bool,
    ) -> Result<bool, C::Error> {
        let stands = self.state.leaf().is_some_and(|leaf| place.is_some_and(|at| leaf.station.figure.is(at)));
        if stands {
            self.cite(Rule::N17_28);
            if full {
                return Ok(false);
            }
            if let Some(kind) = self.turn_up("card")? {
                self.spider_plays(kind, Rule::N17_28)?;
            }
            return Ok(true);
        }
        if full {
            return Ok(false);
        }
        let Some(kind) = place.and_then(|place| self.take_from_station(place)) else { return Ok(true) };
        let level = self.state.level;
        for other in StationIx::first(3) {
            self.cite(Rule::LR21);
            self.discard_station_card(other, Rule::N17_28);
        }
        self.push(crate::agenda::Task::Refill);
        self.spider_plays(kind, Rule::N17_28)?;
        self.gain_points(Owner::RIVAL, level, Rule::N17_28);
        Ok(true)
    }

    /// After she has entered the meadow all cards of Newleaf there come to her hand (N17.27).
    pub(super) fn she_collects(&mut self) {
        if self.state.leaf().is_none_or(|leaf| !leaf.modules.leaf_cards) {
            return;
        }
        for place in MeadowIx::all() {
            let card = self.state.meadow[place.index()];
            if let Some(kind) = card.filter(|&kind| Set::of(kind) == Set::Newleaf) {
                self.state.meadow[place.index()] = None;
                self.shuffle_hers();
                self.state.lair.cards.add_known(kind);
                self.cite(Rule::LR21);
                self.tell(Rule::N17_27, Event::SpiderTook { place, kind });
            }
        }
        self.push(crate::agenda::Task::Refill);
    }

    /// Of the visitors face up the better one is hers, and the other is discarded (N17.27, N17.29).
    pub(super) fn her_visitor(&mut self, first_taken: bool, rule: Rule) -> Result<(), C::Error> {
        let Some(leaf) = self.state.leaf().filter(|leaf| leaf.modules.visitors) else { return Ok(()) };
        let up = leaf.visitors.up.map(Maybe::get);
        let worth =
            |stack: usize| up[stack].and_then(|one| self.game.visitor(one)).map_or(0, |one| one.points);
        let better = match (worth(0), worth(1)) {
            (one, other) if one == other => usize::from(!self.game.clockwise(self.state)),
            (one, other) => usize::from(other > one),
        };
        self.cite(Rule::LR20);
        let other = (better + 1) % STACKS;
        let order =
            if first_taken { [(better, true), (other, false)] } else { [(other, false), (better, true)] };
        // Both leave before the places are filled.
        for (stack, taken) in order {
            self.visitor_goes(Owner::RIVAL, stack, taken, rule);
        }
        self.fill_visitors()
    }

    /// She and her spiders go home: her space at the station can be filled again (N17.24).
    pub(super) fn leaves_station(&mut self) {
        let Some(leaf) = self.state.leaf_mut() else { return };
        if std::mem::take(&mut leaf.station.figure).is_some() {
            self.cite(Rule::N17_24);
        }
    }

    /// A card of the station comes to her hand, face up, as one of the meadow would (N12.9, N17.26).
    pub(super) fn she_takes_from_station(&mut self, place: StationIx, rule: Rule) {
        if let Some(kind) = self.take_from_station(place) {
            self.shuffle_hers();
            self.state.lair.cards.add_known(kind);
            self.tell(rule, Event::SpiderTookStation { place, kind });
        }
    }

    /// The next card of the station from a space on, down and round again (R28).
    pub(super) fn next_at_station(&mut self, place: StationIx) -> Option<StationIx> {
        for step in 0..3 {
            let here = StationIx::new((place.get() + step) % 3);
            if self.game.source_card(self.state, Owner::RIVAL, Source::Station(here)).is_some() {
                return Some(here);
            }
            self.cite(Rule::R28);
        }
        None
    }
}
