//! Bellfaire: the effects of its modules besides the board (B).

mod powers;

pub(crate) use powers::{Substitute, rule_of};

use std::cmp::Ordering;

use tabletop::{Chance, Log};

use crate::choice::Refusal;
use crate::content::{Award, Counted};
use crate::event::Event;
use crate::index::{AwardIx, MarketIx, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::{Score, ScoreKind};
use crate::setup::{RivalKind, TiedAward};
use crate::state::State;
use crate::{Everdell, Rule};

/// How a city stands in the contest for the garland award.
#[derive(Debug, Clone, Copy)]
struct Place {
    /// How many of its cards are counted.
    count: u8,
    /// The most that any city has.
    most: u8,
    /// The most that any city with fewer has.
    next: u8,
    /// How many cities have the most.
    leaders: u8,
}

impl Everdell {
    /// The garland award in play.
    pub(crate) fn award(&self, state: &State) -> Option<(AwardIx, &Award)> {
        let award = state.bellfaire()?.award.get()?;
        Some((award, self.content.awards.get(award.index())?))
    }

    /// How many cards of a city are counted for an award (BR5); of Nightweave also those that are still trophies
    /// (N17.13).
    pub(crate) fn award_cards(&self, state: &State, owner: Owner, of: Counted) -> u8 {
        let city = state.city(owner).open().filter(|(_, card)| of.holds(self.facts(card.kind))).count();
        let mut count = u8::try_from(city).unwrap_or(u8::MAX);
        if owner.is_rival() && state.rival == RivalKind::Nightweave {
            let trophies = &state.lair.cards;
            for kind in trophies.kinds().filter(|&kind| kind != Kind::FOOL && of.holds(self.facts(kind))) {
                count = count.saturating_add(trophies.trophies(kind));
            }
        }
        count
    }

    fn place_for(&self, state: &State, who: Owner, of: Counted) -> Place {
        let (mut most, mut next, mut leaders) = (0, 0, 0u8);
        for owner in state.cities() {
            let count = self.award_cards(state, owner, of);
            match count.cmp(&most) {
                Ordering::Greater => (most, next, leaders) = (count, most, 1),
                Ordering::Equal => leaders += 1,
                Ordering::Less => next = next.max(count),
            }
        }
        Place { count: self.award_cards(state, who, of), most, next, leaders }
    }

    /// The points of the garland award (B6): all who share a place get its points (BR4). One person against Nightweave
    /// has rules of their own (N17.13, BR6).
    pub(crate) fn score_award(&self, state: &State, who: Owner, score: &mut Score) {
        let Some((index, award)) = self.award(state) else { return };
        let place = self.place_for(state, who, award.of);
        if place.count == 0 {
            return;
        }
        let alone = state.rival == RivalKind::Nightweave && state.players == 1;
        let tie = place.leaders > 1;
        let (points, rule) = if place.count == place.most {
            match (alone, tie) {
                (true, true) => (0, Rule::N17_13),
                (true, false) => (award.first, Rule::N17_13),
                (false, true) => (award.first, Rule::BR4),
                (false, false) => (award.first, Rule::B6),
            }
        } else if place.count < place.next {
            return;
        } else if alone {
            (if place.count >= place.most.div_ceil(2) { award.second } else { 0 }, Rule::BR6)
        } else if tie && state.options.tied_award == TiedAward::NoSecond {
            (0, Rule::BR4)
        } else {
            (award.second, Rule::B6)
        };
        score.add(ScoreKind::Award(index), points.into(), rule);
    }
}

impl Everdell {
    /// Checks visiting the market: one of its tokens must be of use (B4).
    pub(crate) fn check_market(&self, state: &State, who: Owner) -> Result<(), Refusal> {
        let mut tokens = MarketIx::first(4);
        if tokens.any(|token| self.check_token(state, who, token).is_ok()) {
            Ok(())
        } else {
            Err(Refusal::plain(Rule::B4, "no-market-token"))
        }
    }

    /// Checks choosing a token of the market: one on the side for trading must be paid in full (B4), one on the other
    /// side always gives its resources (BR1).
    pub(crate) fn check_token(&self, state: &State, who: Owner, token: MarketIx) -> Result<(), Refusal> {
        let Some(market) = state.market() else { return Err(Refusal::plain(Rule::B4, "no-market-token")) };
        let Some(record) = self.content.market_tokens.get(token.index()) else {
            return Err(Refusal::plain(Rule::B4, "no-market-token"));
        };
        if !market.trades(token) {
            return Ok(());
        }
        let player = state.player(who);
        if !self.affords(state, who, record.pay.stock) {
            let missing = record.pay.stock.saturating_sub(player.stock).total();
            return Err(Refusal::counted(
                Rule::B4,
                "no-resources",
                u8::try_from(missing).unwrap_or(u8::MAX),
                0,
            ));
        }
        if player.hand.len() < record.pay.cards {
            return Err(Refusal::counted(Rule::B4, "no-cards", record.pay.cards, player.hand.len()));
        }
        Ok(())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A token of the market moves to the other side (BR2).
    pub fn turn_token(&mut self, token: MarketIx, rule: Rule) {
        let market = self.state.expansions.get_mut().and_then(|parts| parts.bellfaire.market.as_mut());
        let Some(market) = market else { return };
        market.turn(token);
        let trading = market.trades(token);
        self.tell(rule, Event::TokenTurned { token, trading });
    }

    /// Nightweave moves the token that her arrows name: the first or the last of the row (N17.14, BR7).
    pub fn spider_turns_token(&mut self) {
        let Some(market) = self.state.market() else { return };
        let named = if self.game.clockwise(self.state) { market.row.first() } else { market.row.last() };
        if let Some(&token) = named {
            self.cite(Rule::BR7);
            self.turn_token(token, Rule::N17_14);
        }
    }
}
