//! Newleaf: golden occupied tokens (L11), what its cards do beyond their records (L14–L18), and its events (L3).

mod powers;
mod reserve;
mod station;
mod ticket;

use tabletop::{Chance, Log};

pub(crate) use powers::pile_into_deck;

use crate::agenda::{LeafTask, Task, Why};
use crate::cards::Doer;
use crate::choice::Refusal;
use crate::content::{Colour, ForestEffect, LeafCount, LeafCounted, LeafDoes, Set, Stock};
use crate::effects::{Action, Copied, Count, Moment, Points, Special};
use crate::event::Event;
use crate::index::{ClearingIx, Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Built, Cards, City, FACE_DOWN, OCCUPIED, ON_BRIDGE, PILE_FARM, Post, State};
use crate::{Everdell, Rule};

/// The resources that lie on a Freight Car at the start (LR11).
const FREIGHT: Stock = Stock([2, 2, 2, 2]);
/// How many resources are taken from it each time.
const UNLOADED: u8 = 2;
/// Cards that a Lamplighter draws (LR12).
const LIT: u8 = 2;

impl Everdell {
    /// The golden occupied tokens that a player has left (L11).
    #[inline]
    pub fn golden_left(&self, state: &State, who: Owner) -> u8 {
        state.leaf().map_or(0, |leaf| leaf.golden[who.index()])
    }

    /// Whether a golden token on a construction plays a critter free: the critter is of the group that the construction
    /// names, or the construction of the group that the critter names (L11).
    pub(crate) fn golden_pays(&self, builder: &Built, critter: Kind) -> bool {
        let (from, to) = (self.facts(builder.kind), self.facts(critter));
        let whole = !from.critter && to.critter && builder.marks & (OCCUPIED | FACE_DOWN) == 0;
        whole
            && (from.golden.is_some_and(|group| group.holds(to))
                || to.golden.is_some_and(|group| group.holds(from)))
    }

    /// Checks playing a card with a golden occupied token (L11).
    pub(crate) fn check_golden(
        &self,
        state: &State,
        who: Owner,
        kind: Kind,
        slot: Slot,
    ) -> Result<(), Refusal> {
        if Set::of(kind).legendary() {
            return Err(Refusal::plain(Rule::N4_3, "no-free-legend"));
        }
        if self.golden_left(state, who) == 0 {
            return Err(Refusal::plain(Rule::L11, "no-golden-token"));
        }
        let Some(builder) = state.city(who).get(slot) else {
            return Err(Refusal::plain(Rule::L11, "no-golden-pair"));
        };
        if builder.has(OCCUPIED) {
            return Err(Refusal::plain(Rule::L11, "no-second-token"));
        }
        if !self.golden_pays(builder, kind) {
            return Err(Refusal::plain(Rule::L11, "no-golden-pair"));
        }
        Ok(())
    }

    /// Spaces that Main Roads add to a city (L14).
    #[inline]
    pub(crate) fn roads(&self, city: &City) -> u8 {
        u8::from(city.open().any(|(_, card)| card.kind == Kind::MAIN_ROAD))
    }

    /// Farms that a Greenhouse can share a space with: those that have one (LR6).
    pub(crate) fn sharing_farms(&self, city: &City) -> u8 {
        let farms = city.open().filter(|(_, card)| {
            let space = self.facts(card.kind).space || Set::of(card.kind).legendary();
            self.face(card.kind) == Kind::FARM && space && card.marks & (PILE_FARM | ON_BRIDGE) == 0
        });
        u8::try_from(farms.count()).unwrap_or(u8::MAX)
    }

    /// Tokens on the Bank of a city; each allows one more hand card (LR11).
    pub(crate) fn banked(&self, city: &City) -> u8 {
        let banks = city.open().filter(|(_, card)| card.kind == Kind::BANK);
        banks.map(|(_, card)| card.tokens).sum()
    }

    /// Whether effects can take a card out of a city: neither legends (N4.8) nor a Main Road (L14).
    pub(crate) fn is_removable(&self, kind: Kind) -> bool {
        !Set::of(kind).legendary() && kind != Kind::MAIN_ROAD
    }

    /// Whether the forest card of a clearing uses another one (L9).
    pub(crate) fn copies_forest(&self, state: &State, clearing: ClearingIx) -> bool {
        let forest = state.forest_at(clearing).and_then(|forest| self.content.forests.get(forest.index()));
        forest.is_some_and(|forest| forest.effect == ForestEffect::CopyForest)
    }

    /// The cards of other cities that an Air Balloon or a Conductor can use (L18).
    pub(crate) fn borrowable(&self, state: &State, who: Owner, by: Kind) -> Cards {
        let standing = self.standing(state, who);
        let fits = |card: &Built| {
            let (kind, deeds) = (card.kind, self.deeds(card.kind));
            if kind == by || Set::of(kind).legendary() {
                return false;
            }
            if by == Kind::AIR_BALLOON {
                return self.colour(kind) == Colour::Traveler
                    && !matches!(kind, Kind::FOOL | Kind::MAIN_ROAD | Kind::RUINS)
                    && !deeds.played.is_empty();
            }
            let copies =
                |action: &Action| matches!(action, Action::Copy(Copied::Opponents | Copied::Occupied));
            self.colour(kind) == Colour::Destination
                && !matches!(
                    kind,
                    Kind::CEMETERY | Kind::CHAPEL | Kind::MONASTERY | Kind::PIRATE_SHIP | Kind::FERRY
                )
                && !deeds.visit.is_empty()
                // A card that uses another space is never used this way: that could loop forever.
                && !deeds.visit.iter().any(copies)
                && self.check_card_use(state, who, card, &standing).is_ok()
        };
        let cards = state.opponents(who).flat_map(|owner| {
            state.city(owner).open().filter(|(_, card)| fits(card)).map(move |(slot, _)| (owner, slot))
        });
        cards.collect()
    }

    /// How much a player has of what a special event of Newleaf counts, and how much it requires (L3).
    pub(crate) fn meets_leaf(&self, state: &State, who: Owner, leaf: &LeafDoes) -> (u8, u8) {
        let city = state.city(who);
        let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let have = |of: LeafCounted| match of.cards() {
            Some(sort) => number(city.open().filter(|(_, card)| sort.holds(self.facts(card.kind))).count()),
            None if of == LeafCounted::Event => {
                let (basic, special) = self.events_of(state, who);
                u8::try_from(basic + special).unwrap_or(0)
            }
            // Also cards without a space (LR7).
            None => number(city.open().count()),
        };
        leaf.asks
            .iter()
            .flatten()
            .fold((0, 0), |(all, need), &LeafCount { of, count }| (all + have(of).min(count), need + count))
    }

    /// The bonus of a Photographer: the best bonus of a purple card in another city, computed for its own city (LR9).
    pub(crate) fn photographed(&self, state: &State, who: Owner, slot: Slot) -> i16 {
        let theirs = state.opponents(who).flat_map(|owner| state.city(owner).open());
        let purple = theirs.map(|(_, card)| card.kind).filter(|&kind| {
            self.colour(kind) == Colour::Prosperity
                && kind != Kind::PHOTOGRAPHER
                && !Set::of(kind).legendary()
        });
        purple.map(|kind| self.bonus_as(state, who, slot, kind)).max().unwrap_or(0).max(0)
    }

    /// The bonus that one more card of this kind would have in a city.
    fn bonus_as(&self, state: &State, who: Owner, slot: Slot, kind: Kind) -> i16 {
        let city = state.city(who);
        let only = |per: Count| self.deeds(kind).scoring.iter().all(|points| points.per == per);
        if only(Count::Husband) {
            // It needs a Husband of its own.
            let free = self.count(city, Kind::HUSBAND) > self.count(city, Kind::WIFE);
            let points = self.deeds(kind).scoring.iter().map(|Points { points, .. }| i16::from(*points));
            return if free { points.sum() } else { 0 };
        }
        if only(Count::OtherCopies) {
            let points = self.deeds(kind).scoring.iter().map(|Points { points, .. }| i16::from(*points));
            return points.sum::<i16>().saturating_mul(self.count(city, kind).into());
        }
        self.bonus_of(state, who, slot, kind).0
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A golden occupied token comes onto a construction (L11).
    pub(crate) fn golden_token(&mut self, who: Owner, slot: Slot) {
        if let Some(builder) = self.state.city_mut(who).get_mut(slot) {
            builder.marks |= OCCUPIED;
        }
        if let Some(leaf) = self.state.leaf_mut() {
            let left = &mut leaf.golden[who.index()];
            *left = left.saturating_sub(1);
        }
        self.cite(Rule::L11);
    }

    /// Carries out an effect of a card of Newleaf that no record can describe.
    pub(crate) fn act_leaf(&mut self, special: Special, doer: Doer) {
        let Doer { who, owner, slot, kind, moment, rule } = doer;
        match special {
            Special::AirBalloon | Special::Conductor => {
                self.push(Task::Leaf(LeafTask::Borrow { who, kind }));
            }
            Special::FreightCar if moment == Moment::Played => {
                if let Some(car) = self.state.city_mut(owner).get_mut(slot) {
                    car.load(FREIGHT);
                }
                self.tell(rule, Event::Stored { who, stock: FREIGHT });
            }
            Special::FreightCar => {
                self.push(Task::Leaf(LeafTask::Unload { who, owner, slot, left: UNLOADED }));
            }
            Special::Greenhouse => {
                let city = self.state.city(owner);
                let before = city.open().filter(|(place, card)| card.kind == kind && *place < slot).count();
                if before < usize::from(self.game.sharing_farms(city)) {
                    self.cite(Rule::LR6);
                    self.push(Task::GainAny { who, left: 1 });
                }
            }
            Special::Lamplighter => {
                self.push_all(&[Task::Leaf(LeafTask::Lamplight { who, left: LIT }), Task::Refill]);
            }
            Special::Magician => {
                self.push(Task::Pick { who, left: 1, done: 0, why: Why::Magician });
            }
            Special::Poet => self.push(Task::Leaf(LeafTask::Poet { who })),
            // The others are no cards of Newleaf.
            _ => {}
        }
    }

    /// Uses a card of another city for the own city (L18).
    pub(crate) fn borrow(&mut self, who: Owner, by: Kind, owner: Owner, slot: Slot) -> Result<(), C::Error> {
        let Some(card) = self.state.city(owner).get(slot).copied() else { return Ok(()) };
        let (game, kind) = (self.game, card.kind);
        let own = self.state.city(who).find(by);
        if by == Kind::AIR_BALLOON {
            let moment = Moment::Played;
            self.tell(Rule::L18, Event::Activated { who, owner, slot, kind });
            let (slot, rule) = (own.unwrap_or(slot), game.acts_by(kind, moment));
            return self
                .act_all(&game.deeds(kind).played, Doer { who, owner: who, slot, kind, moment, rule });
        }
        let moment = Moment::Visit;
        self.cite(Rule::LR10);
        self.tell(Rule::L18, Event::Copied { who, post: Post::Card(owner, slot) });
        let rule = game.acts_by(kind, moment);
        // A worker that stays for good goes to the Conductor (E8.6).
        let (owner, slot) = own.map_or((owner, slot), |own| (who, own));
        self.act_all(&game.deeds(kind).visit, Doer { who, owner, slot, kind, moment, rule })
    }

    /// Carries out the effect of an achieved special event of Newleaf (L3).
    pub(crate) fn leaf_event(&mut self, who: Owner, leaf: &LeafDoes) {
        self.cite(Rule::L3);
        if leaf.asks.iter().flatten().any(|asks| asks.of == LeafCounted::Card) {
            self.cite(Rule::LR7);
        }
        if leaf.jubilee {
            let (basic, special) = self.game.events_of(self.state, who);
            self.gain_points(who, u8::try_from(basic + 2 * special).unwrap_or(0), Rule::L3);
        }
        if let Some(colour) = leaf.discard {
            let left = self.game.coloured(self.state.city(who), colour);
            self.push(Task::Discard { who, left, done: 0, least: 0, why: Why::LeafEvent });
        }
    }
}
