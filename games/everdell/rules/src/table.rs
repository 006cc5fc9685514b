//! Drawing, gaining, giving and discarding of cards, resources and tokens (E1, E10).

use tabletop::{Chance, Log};

use crate::agenda::Task;
use crate::content::{Gain, Resource, Stock};
use crate::event::{Event, Heap};
use crate::index::{MeadowIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{Built, Post, State, Tally};
use crate::{Everdell, Rule};

/// The most cards that a hand can hold, in any game (PR19).
const MOST_CARDS: u8 = 12;
/// How many cards a player may hold (E10.1).
const HAND: u8 = 8;
/// The same limit for five and six people (B13).
pub(crate) const CROWDED_HAND: u8 = 7;
/// How many more cards a player with the butterflies can hold (N5.11).
pub(crate) const BUTTERFLY_CARDS: u8 = 4;

impl Everdell {
    /// The most cards a player may hold (E10.1, B13). Some abilities of workers raise it (N5.11, B12), and so do each
    /// pearl with a Bridge (P19) and each token on a Bank (LR11), by one. It is at most twelve (PR19).
    #[inline]
    pub fn hand_limit(&self, state: &State, who: Owner) -> u8 {
        let player = state.player(who);
        let limit = if state.is_crowded() { CROWDED_HAND } else { HAND };
        let limit = limit + player.ability.get().map_or(0, |ability| self.ability_cards(ability));
        limit.saturating_add(self.held_by_cards(state, who)).min(MOST_CARDS.max(limit))
    }

    /// How many cards fit into a hand.
    #[inline]
    pub fn room(&self, state: &State, who: Owner) -> u8 {
        self.hand_limit(state, who).saturating_sub(state.player(who).hand_len())
    }

    /// Whether a player can be given something (E10.3): cards need room in the hand, and a player who has passed
    /// receives no gifts. Nightweave has no limit until her game has ended (R45); Rugwort accepts no gifts.
    pub fn can_be_given(&self, state: &State, seat: Owner, cards: bool) -> bool {
        if seat.is_rival() {
            return state.rival == RivalKind::Nightweave && !state.lair.finished;
        }
        !state.player(seat).passed && (!cards || self.room(state, seat) > 0)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// How many cards fit into a hand.
    pub fn room(&self, who: Owner) -> u8 {
        self.game.room(self.state, who)
    }

    /// Draws a card of the deck. An empty deck is remade from the discard pile first (E10.2); `None` if both are empty.
    pub fn turn_up(&mut self, what: &'static str) -> Result<Option<Kind>, C::Error> {
        if !self.renew_deck()? {
            return Ok(None);
        }
        let kind = self.state.deck.draw(what, self.game.kinds_in(self.state), self.chance)?;
        self.state.deck[kind] -= 1;
        Ok(Some(kind))
    }

    /// Turns the discard pile into the deck if the deck is empty; returns whether the deck has a card.
    pub fn renew_deck(&mut self) -> Result<bool, C::Error> {
        if self.state.has_deck() {
            return Ok(true);
        }
        if self.state.discard_len() == 0 {
            return Ok(false);
        }
        // Only Nightweave's face-down cards are left in the deck.
        self.settle_unseen()?;
        std::mem::swap(&mut self.state.deck, &mut self.state.discard);
        self.state.discard = Tally::NONE;
        self.discards_gone();
        self.tell(Rule::E10_2, Event::Reshuffled);
        Ok(true)
    }

    /// Draws Nightweave's unseen hand and face-down trophies, when they are all that is left of the unseen cards.
    fn settle_unseen(&mut self) -> Result<(), C::Error> {
        while self.state.lair.cards.unseen_trophies > 0 && self.state.deck.iter().any(|&count| count > 0) {
            let kind = self.state.deck.draw("unseen", self.game.kinds_in(self.state), self.chance)?;
            self.state.deck[kind] -= 1;
            self.state.lair.cards.add_trophy(kind);
            self.state.lair.cards.unseen_trophies -= 1;
        }
        for kind in self.game.kinds() {
            for _ in 0..std::mem::take(&mut self.state.deck[kind]) {
                self.state.lair.cards.add_known(kind);
            }
        }
        self.state.lair.cards.unseen = 0;
        Ok(())
    }

    /// Draws up to `count` cards to a hand, as many as fit (E10.1).
    pub fn draw(&mut self, who: Owner, count: u8) -> Result<(), C::Error> {
        let count = self.draws_in_weather(who, count);
        if self.draws_freely(who, count) {
            return Ok(());
        }
        if self.draw_from_deck(who, count)? {
            self.power_drawn(who);
        }
        Ok(())
    }

    /// As [`Play::draw`], without additions by powers; returns whether a card was drawn.
    pub fn draw_from_deck(&mut self, who: Owner, count: u8) -> Result<bool, C::Error> {
        let fits = self.room(who).min(count);
        let mut drawn = 0;
        while drawn < fits {
            let Some(kind) = self.turn_up_to_draw()? else { break };
            self.state.player_mut(who).hand.add(kind);
            self.note_drawn(who, kind);
            self.tell(Rule::E10_1, Event::Drew { who, kind: Some(kind) });
            drawn += 1;
        }
        if self.game.held_by_cards(self.state, who) > 0 {
            self.cite_water_and_rail(Rule::CR3);
        }
        if drawn < count {
            if self.state.brook().is_some() && self.state.player(who).hand_len() >= MOST_CARDS {
                self.cite(Rule::PR19);
            }
            if self.state.is_crowded() && self.room(who) == 0 {
                self.cite(Rule::B13);
            }
            self.tell(Rule::E10_1, Event::NotDrawn { who, count: count - drawn });
        }
        if drawn > 0 {
            self.has_drawn(who);
            self.another_drew(who);
        }
        Ok(drawn > 0)
    }

    /// Draws until the hand is full.
    pub fn fill_hand(&mut self, who: Owner) -> Result<(), C::Error> {
        let usual = if self.state.is_crowded() { CROWDED_HAND } else { HAND };
        if self.game.hand_limit(self.state, who) > usual {
            self.cite(Rule::R96);
        }
        let room = self.room(who);
        self.draw(who, room)
    }

    /// Whether there is a meadow card that a player may draw.
    pub fn can_draw_meadow(&self, who: Owner) -> bool {
        MeadowIx::all().any(|place| self.game.check_draw_meadow(self.state, who, place).is_ok())
    }

    /// Draws a meadow card to a hand; the meadow is filled when all are drawn (E7.5).
    pub fn draw_from_meadow(&mut self, who: Owner, place: MeadowIx) -> Result<(), C::Error> {
        let Some(kind) = self.state.meadow.get_mut(usize::from(place)).and_then(Option::take) else {
            return Ok(());
        };
        self.state.player_mut(who).hand.add(kind);
        self.note_drawn(who, kind);
        if let Some(free) = self.state.drawn_two.iter_mut().find(|card| card.is_none()) {
            *free = Some(kind);
        }
        self.passes_over_marked();
        self.tell(Rule::E10_2, Event::DrewMeadow { who, place, kind });
        self.push(Task::Left { who, place, kind, played: false });
        Ok(())
    }

    /// Fills every empty space of the meadow, but not Nightweave's (E7.5, N9.8).
    pub fn refill(&mut self) -> Result<(), C::Error> {
        for place in MeadowIx::all() {
            if self.state.meadow[place.index()].is_none() && !self.state.lair.figure.is(place) {
                self.fill(place)?;
            }
        }
        if self.state.leaf().is_some() {
            self.fill_station()?;
        }
        Ok(())
    }

    /// Fills one space of the meadow from the deck.
    pub fn fill(&mut self, place: MeadowIx) -> Result<(), C::Error> {
        let mut renewed = false;
        while let Some(kind) = self.turn_up("meadow")? {
            if self.bad_press(kind) {
                // When the deck runs out, the discards are shuffled in once (R77).
                if self.state.deck_len() == 0 && std::mem::replace(&mut renewed, true) {
                    break;
                }
                continue;
            }
            self.state.meadow[usize::from(place)] = Some(kind);
            self.tell(Rule::E7_5, Event::Filled { place, kind });
            break;
        }
        Ok(())
    }

    /// Discards a meadow card.
    pub fn discard_meadow_card(&mut self, place: MeadowIx, rule: Rule) {
        if let Some(kind) = self.state.meadow.get_mut(usize::from(place)).and_then(Option::take) {
            self.state.discard[kind] += 1;
            self.tell(rule, Event::DiscardedMeadow { place, kind });
        }
    }

    /// Discards a hand card.
    pub fn discard_card(&mut self, who: Owner, kind: Kind, rule: Rule) {
        if self.state.player_mut(who).hand.take(kind) {
            self.state.discard[kind] += 1;
            self.cite(Rule::E2_6);
            self.tell(rule, Event::Discarded { who, kind: Some(kind) });
            self.another_discarded(who, kind);
        }
    }

    /// Gains resources from the supply (E1.3).
    pub fn gain_stock(&mut self, who: Owner, stock: Stock, rule: Rule) {
        if stock.is_empty() {
            return;
        }
        let player = self.state.player_mut(who);
        player.stock = player.stock.saturating_add(stock);
        self.note_gathered(who, stock);
        self.tell(rule, Event::Gained { who, stock });
        self.spire_gained(who, stock);
    }

    /// Gains some of one resource.
    pub fn gain_resource(&mut self, who: Owner, resource: Resource, count: u8, rule: Rule) {
        self.gain_stock(who, Stock::of(resource, count), rule);
    }

    /// Gains point tokens: a seat, or the automated opponent.
    pub fn gain_points(&mut self, who: Owner, count: u8, rule: Rule) {
        if count == 0 {
            return;
        }
        let points = match (who, self.state.rival) {
            (Owner::RIVAL, RivalKind::Rugwort) => &mut self.state.rats.points,
            (Owner::RIVAL, _) => &mut self.state.lair.points,
            _ => &mut self.state.player_mut(who).points,
        };
        *points = points.saturating_add(u16::from(count));
        self.tell(rule, Event::Points { who, count });
        self.spire_points(who, count);
    }

    /// Pays point tokens to the supply.
    pub fn pay_points(&mut self, who: Owner, count: u8, rule: Rule) {
        let player = self.state.player_mut(who);
        player.points = player.points.saturating_sub(u16::from(count));
        self.tell(rule, Event::PointsPaid { who, count });
    }

    /// Pays resources to the supply (E1.3).
    pub fn pay(&mut self, who: Owner, stock: Stock, rule: Rule) {
        if stock.is_empty() {
            return;
        }
        let player = self.state.player_mut(who);
        player.stock = player.stock.saturating_sub(stock);
        self.tell(rule, Event::Paid { who, stock });
    }

    /// Applies the gain of a space or card: first fixed resources and tokens, then cards, then chosen resources.
    pub fn gain(&mut self, who: Owner, gain: Gain, rule: Rule) -> Result<(), C::Error> {
        self.gain_stock(who, gain.stock, rule);
        self.gain_points(who, gain.points, rule);
        if gain.any > 0 {
            self.cite(rule);
            self.push(Task::GainAny { who, left: gain.any });
        }
        if gain.cards > 0 {
            if gain.cards > self.room(who) {
                // A player may take less than is offered.
                self.cite(Rule::E4_3);
            }
            self.cite(rule);
            self.draw(who, gain.cards)?;
        }
        Ok(())
    }

    /// Gives a card, which has left its hand, to another player, or discards it if no player can take it (E10.3).
    pub fn give_card(&mut self, who: Owner, to: Option<Owner>, kind: Kind) -> Result<(), C::Error> {
        match to {
            Some(Owner::RIVAL) if self.state.rival == RivalKind::Nightweave && !self.state.lair.finished => {
                self.state.lair.cards.add_known(kind);
                self.cite(Rule::N7_4);
                self.tell(Rule::R45, Event::GaveCard { who, to: Owner::RIVAL, kind: Some(kind) });
                self.gain_points(Owner::RIVAL, 1, Rule::N7_4);
            }
            Some(seat) if self.state.is_person(seat) && self.room(seat) > 0 => {
                self.state.player_mut(seat).hand.add(kind);
                self.tell(Rule::E10_3, Event::GaveCard { who, to: seat, kind: Some(kind) });
            }
            _ => {
                self.state.discard[kind] += 1;
                if self.state.lair.finished {
                    self.cite(Rule::N13_3);
                }
                self.tell(Rule::E10_3, Event::NobodyTook { who, kind: Some(kind) });
            }
        }
        Ok(())
    }

    /// Gives a resource to another player, or back to the supply if no player can take it (E10.3).
    /// Nightweave draws a card instead (N7.5).
    pub fn give_resource(
        &mut self,
        who: Owner,
        to: Option<Owner>,
        resource: Resource,
    ) -> Result<(), C::Error> {
        let stock = Stock::of(resource, 1);
        let player = self.state.player_mut(who);
        player.stock = player.stock.saturating_sub(stock);
        self.resource_arrives(who, to, stock)
    }

    /// The resources that were put aside for an opponent arrive, or go back to the supply (E10.3).
    pub fn gift_arrives(&mut self, who: Owner, to: Option<Owner>) -> Result<(), C::Error> {
        let gift = std::mem::take(&mut self.state.shepherd_gift);
        self.resource_arrives(who, to, gift)
    }

    /// Adds resources, which have left a player, to another player or to the supply.
    pub fn resource_arrives(&mut self, who: Owner, to: Option<Owner>, stock: Stock) -> Result<(), C::Error> {
        match to {
            Some(to) if self.state.is_person(to) && !self.state.player(to).passed => {
                let player = self.state.player_mut(to);
                player.stock = player.stock.saturating_add(stock);
                self.tell(Rule::E10_3, Event::GaveResources { who, to, stock });
            }
            _ => {
                self.tell(Rule::E10_3, Event::NobodyTookResources { who, stock });
                let hers = self.state.rival == RivalKind::Nightweave && !self.state.lair.finished;
                if hers && to == Some(Owner::RIVAL) {
                    for _ in 0..stock.total() {
                        self.spider_draws(Rule::N7_5)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Discards a card from a city: everything on or under it is lost (E8.2).
    pub fn discard_from_city(&mut self, owner: Owner, slot: Slot, rule: Rule) -> Option<Built> {
        self.take_from_city(owner, slot, Heap::Discard, rule)
    }

    /// Takes a card out of a city. Cards under it go to the discard pile; workers on it have no place until they come
    /// home.
    pub fn take_from_city(&mut self, owner: Owner, slot: Slot, to: Heap, rule: Rule) -> Option<Built> {
        let card = self.state.city_mut(owner).remove(slot)?;
        for held in card.held() {
            self.state.discard[held] += 1;
        }
        if to == Heap::Discard {
            self.state.discard[card.kind] += 1;
        }
        let place = Post::Card(owner, slot);
        for player in self.state.everyone_mut() {
            for (index, worker) in player.workers.iter_mut().enumerate() {
                if *worker == place {
                    // A worker that would have stayed for good is lost with the card (E8.2).
                    let lost = player.permanent & (1 << index) != 0;
                    *worker = if lost { Post::Away } else { Post::Adrift };
                    player.permanent &= !(1 << index);
                }
            }
        }
        for spider in &mut self.state.lair.spiders {
            if *spider == place {
                *spider = Post::Adrift;
            }
        }
        if !owner.is_rival() {
            self.state.player_mut(owner).due.remove(slot);
        }
        if let Some(chain) = self.state.chain_mut(owner) {
            *chain &= !slot.bit();
        }
        self.cite(Rule::E8_2);
        self.tell(rule, Event::LeftCity { owner, slot, kind: card.kind, to });
        self.brook_card_left(owner, slot);
        Some(card)
    }

    /// Cards still shown go to the discard pile.
    pub fn clear_shown(&mut self) {
        for place in 0..self.state.shown.len() {
            if let Some(kind) = self.state.shown[place].take() {
                self.state.discard[kind] += 1;
                self.tell(Rule::E10_4, Event::DiscardedShown { kind });
            }
        }
    }

    /// Logs a card that is turned up and does not stay. All players see it, because it lies on the table while the
    /// event is logged.
    pub fn tell_seen(&mut self, kind: Kind, rule: Rule, event: Event) {
        let free = self.state.shown.iter().position(Option::is_none);
        if let Some(free) = free {
            self.state.shown[free] = Some(kind);
        }
        self.tell(rule, event);
        if let Some(free) = free {
            self.state.shown[free] = None;
        }
    }

    /// Discards a card that has been turned up.
    pub fn discard_seen(&mut self, kind: Kind, rule: Rule) {
        self.tell_seen(kind, rule, Event::DiscardedShown { kind });
        self.state.discard[kind] += 1;
    }

    /// Reveals cards of the deck (E10.4). Cards still shown for an earlier effect are discarded first.
    pub fn reveal(&mut self, who: Owner, count: u8, rule: Rule) -> Result<(), C::Error> {
        self.clear_shown();
        for _ in 0..count {
            let Some(free) = self.state.shown.iter().position(Option::is_none) else { break };
            let Some(kind) = self.turn_up("reveal")? else { break };
            self.state.shown[free] = Some(kind);
            self.cite(Rule::E10_4);
            self.tell(rule, Event::Revealed { who, kind, from: Heap::Deck });
        }
        Ok(())
    }
}
