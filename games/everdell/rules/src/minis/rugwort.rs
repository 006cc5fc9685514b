//! The Rugwort cards (H3.9–H3.11), and what Nightweave does with cards of the mini-expansions
//! (N17.7–N17.10).

use tabletop::{Chance, Log};

use super::RUGWORT;
use crate::agenda::{MiniTask, Task, Way, Why};
use crate::content::{CITY, Colour, Set};
use crate::event::{Event, Heap};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::{MovedWorkers, RivalKind};
use crate::state::{ABOVE_SPRING, Built, City, FACE_DOWN, Hand, ON_BRIDGE, PILE_FARM, Post, RIVAL, State};
use crate::{Everdell, Rule};

impl Everdell {
    /// Whether hands may be swapped, and so grow beyond their limits (H3.10).
    pub(crate) fn swaps_hands(&self, state: &State) -> bool {
        state.minis & RUGWORT != 0
    }

    /// Whether the Rowdy may take a card away from a city: a green one, no legend, not the Rowdy
    /// itself, none that shares its space, and none that leaves the Rowdy without one (H3.9).
    fn can_be_taken(&self, city: &City, card: Built) -> bool {
        let spaceless = card.marks & (PILE_FARM | ON_BRIDGE | ABOVE_SPRING) != 0;
        self.facts(card.kind).colour == Colour::Production
            && !card.has(FACE_DOWN)
            && !Set::of(card.kind).legendary()
            && card.kind != Kind::RugwortRowdy
            && (card.kind != Kind::Husband || self.pairs(city) == 0)
            && !(spaceless && usize::from(self.spaces(city, false)) >= CITY)
    }

    /// Every card that the Rowdy can take for a player.
    pub(super) fn each_prey(&self, state: &State, who: u8, mut each: impl FnMut(u8, u8)) {
        let standing = self.standing(state, who);
        for owner in state.opponents(who) {
            let city = state.city(owner);
            for (slot, card) in city.iter().filter(|(_, card)| self.can_be_taken(city, **card)) {
                let second = self.facts(card.kind).unique && standing.kinds & card.kind.bit() != 0;
                let fits = !second
                    && standing.banned & self.face(card.kind).bit() == 0
                    && self.has_room(state, who, card.kind, &standing, 0);
                if fits {
                    each(owner, slot);
                }
            }
        }
    }

    /// Whether the Rowdy can be played: there must be a card to take.
    pub(crate) fn has_prey(&self, state: &State, who: u8) -> bool {
        let mut found = false;
        self.each_prey(state, who, |_, _| found = true);
        found
    }

    /// The most valuable green cards of a city: what Nightweave takes (N17.7, R63).
    pub(super) fn her_prey<'a>(&'a self, state: &'a State, who: u8) -> impl Iterator<Item = u8> + 'a {
        let city = state.city(who);
        let prey = move || city.iter().filter(|(_, card)| self.can_be_taken(city, **card));
        let most = prey().map(|(_, card)| self.facts(card.kind).points).max();
        let best = prey().filter(move |(_, card)| Some(self.facts(card.kind).points) == most);
        best.map(|(slot, _)| slot)
    }

    /// What Rugwort the Ruler brings Nightweave: the events of whom the arrows name (N17.9).
    pub(crate) fn ruler_of_hers(&self, state: &State) -> i16 {
        let (basic, special) =
            self.named_by_arrows(state).next().map_or((0, 0), |seat| self.events_of(state, seat));
        basic + special
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Rowdy takes a green card and goes in its place (H3.9).
    pub(super) fn rowdy(&mut self, who: u8, owner: u8, slot: u8) -> Result<(), C::Error> {
        self.out_of_limbo(Kind::RugwortRowdy);
        let taken = self.take_over(owner, slot, who);
        self.settle_rowdy(who, owner);
        // Whoever has it now discards; then the cards of the own city speak.
        self.push(Task::Triggers { who, kind: Kind::RugwortRowdy });
        if owner != RIVAL {
            self.rowdy_bothers(owner);
        } else if self.state.rival == RivalKind::Nightweave && !self.state.lair.finished {
            for _ in 0..2 {
                if self.spider_discards(Rule::N17_7)?.is_some() {
                    self.gain_points(RIVAL, 1, Rule::N17_7);
                }
            }
        }
        if let Some(slot) = taken {
            self.state.chain = [0; 5];
            self.cite(Rule::H3_9);
            self.activate(who, who, slot)?;
        }
        Ok(())
    }

    /// The owner of the Rowdy discards two cards.
    pub(super) fn rowdy_bothers(&mut self, who: u8) {
        let left = self.state.player(who).hand.len().min(2);
        self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Rowdy });
    }

    /// The Rowdy comes into a city.
    fn settle_rowdy(&mut self, who: u8, owner: u8) {
        let kind = Kind::RugwortRowdy;
        if let Some(slot) = self.state.city_mut(owner).add(Built::new(kind)) {
            self.tell(Rule::H3_9, Event::Played { who, owner, slot, kind, way: Way::Offer });
        }
    }

    /// A card moves from one city to another and leaves everything on it behind (R62); says where
    /// it lies now.
    fn take_over(&mut self, owner: u8, slot: u8, to: u8) -> Option<u8> {
        let place = Post::Card(owner, slot);
        if self.state.options.moved_workers == MovedWorkers::Home {
            for player in &mut self.state.seats {
                let permanent = player.permanent;
                for (index, worker) in player.workers.iter_mut().enumerate() {
                    if *worker == place && permanent & (1 << index) == 0 {
                        *worker = Post::Home;
                    }
                }
            }
            for spider in self.state.lair.spiders.iter_mut().filter(|spider| **spider == place) {
                *spider = Post::Home;
            }
        }
        self.cite(Rule::R62);
        let kind = self.take_from_city(owner, slot, Heap::City, Rule::H3_9)?.kind;
        let card = self.game.built(self.state, to, kind);
        let slot = self.state.city_mut(to).add(card)?;
        self.tell(Rule::H3_9, Event::Played { who: to, owner: to, slot, kind, way: Way::Offer });
        Some(slot)
    }

    /// Two hands change owners, whatever the limits (H3.10).
    pub(super) fn rob(&mut self, who: u8, with: u8) -> Result<(), C::Error> {
        self.tell(Rule::H3_10, Event::HandsSwapped { who, with });
        if with == RIVAL {
            return self.swap_with_her(who);
        }
        let mine = std::mem::take(&mut self.state.player_mut(who).hand);
        let theirs = std::mem::replace(&mut self.state.player_mut(with).hand, mine);
        self.state.player_mut(who).hand = theirs;
        Ok(())
    }

    /// A swap with Nightweave (N17.8): she keeps eight cards at most for it, gains nothing, and her
    /// legends stay with her.
    fn swap_with_her(&mut self, who: u8) -> Result<(), C::Error> {
        self.shuffle_hers();
        while self.state.lair_hand() > 8 {
            self.cite(Rule::R30);
            self.spider_discards(Rule::N17_8)?;
        }
        let mine = std::mem::take(&mut self.state.player_mut(who).hand);
        let mut hers = Hand::default();
        for kind in Kind::ALL {
            for _ in 0..std::mem::take(&mut self.state.lair.known[kind.index()]) {
                hers.add(kind);
            }
        }
        // What came to her face down is seen now.
        for _ in 0..std::mem::take(&mut self.state.lair.unseen) {
            let index = self.chance.draw("card", &self.state.deck)?;
            self.state.deck[index] -= 1;
            hers.add(Kind::ALL[index % crate::kind::KINDS]);
        }
        for kind in hers.cards() {
            self.tell(Rule::N17_8, Event::GaveCard { who: RIVAL, to: who, kind: Some(kind) });
        }
        for kind in mine.cards() {
            self.state.lair.known[kind.index()] += 1;
            self.tell(Rule::N17_8, Event::GaveCard { who, to: RIVAL, kind: Some(kind) });
        }
        self.state.player_mut(who).hand = hers;
        self.cite(Rule::R46);
        Ok(())
    }

    /// Nightweave plays a card that a mini-expansion handles otherwise than N7.7; says whether.
    pub fn spider_plays_mini(&mut self, kind: Kind) -> Result<bool, C::Error> {
        match kind {
            Kind::RugwortRowdy => {
                let mut named = self.game.named_by_arrows(self.state);
                let Some(who) = named.find(|&seat| self.game.her_prey(self.state, seat).next().is_some())
                else {
                    // Nothing can be taken: it stays in her city (H3.9).
                    self.cite(Rule::H3_9);
                    return Ok(false);
                };
                self.in_limbo(kind);
                self.push(Task::Mini(MiniTask::RowdyVictim { who }));
            }
            Kind::RugwortRobber => {
                if let Some(slot) = self.state.rival_city.add(Built::new(kind)) {
                    let event = Event::Played { who: RIVAL, owner: RIVAL, slot, kind, way: Way::Offer };
                    self.tell(Rule::N17_8, event);
                }
                let mut named = self.game.named_by_arrows(self.state);
                if let Some(who) = named.find(|&seat| !self.state.player(seat).passed) {
                    self.tell(Rule::N17_8, Event::HandsSwapped { who: RIVAL, with: who });
                    self.swap_with_her(who)?;
                }
            }
            _ if Set::of(kind) == Set::Evertail => self.trophy(kind, Rule::N17_10),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Nightweave's Rowdy takes a card, even into a full city, and comes to its owner (N17.7).
    pub(super) fn rowdy_of_hers(&mut self, who: u8, slot: u8) {
        self.out_of_limbo(Kind::RugwortRowdy);
        self.cite(Rule::N17_7);
        self.take_over(who, slot, RIVAL);
        self.settle_rowdy(RIVAL, who);
        self.rowdy_bothers(who);
    }
}
