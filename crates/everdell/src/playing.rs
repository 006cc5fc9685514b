//! Playing a card (E7): what it costs, how it is paid for, where it goes, and what then happens.
//!
//! The order is that of E7.8: a card-playing ability is chosen, the cost is paid, the meadow is
//! refilled, cards leave the city, the card enters it, its effect is resolved, and then other
//! cards speak.

use tabletop::{Chance, Log};

use crate::agenda::{Invitation, MiniTask, Source, Task, Way, Why};
use crate::choice::Refusal;
use crate::content::{CITY, Colour, Facts, Resource, Set, Stock};
use crate::event::{Event, Heap};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::RivalKind;
use crate::state::{
    ABOVE_SPRING, Built, City, FACE_DOWN, NOBODY, OCCUPIED, ON_BRIDGE, PILE_FARM, RIVAL, State, bits,
};
use crate::{Everdell, Rule};

/// Where a discount does not matter: the supply.
const SUPPLY: u8 = NOBODY;

/// What of a city matters for playing cards, counted once for many checks.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Standing {
    /// The kinds of cards in the city, and what they count as, as bits.
    pub kinds: u128,
    /// What the cards that are face up count as.
    pub faces: u128,
    /// What the banners of legends in the city name (N4.4).
    pub banned: u128,
    /// The first construction without an occupied token of each kind, as places.
    pub builders: u64,
    /// The kinds of those constructions, and what they count as.
    pub building: u128,
    /// One of those constructions says itself for whom its token pays.
    pub lavish: bool,
    /// Cards that help to pay for a construction, and for a critter, as places.
    pub helpers: [u64; 2],
    /// How many cards of each colour are face up.
    pub colours: [u8; 5],
    /// How many spaces are used (E8.1).
    pub spaces: u8,
}

impl Everdell {
    /// Counts a city once.
    pub(crate) fn standing(&self, state: &State, owner: u8) -> Standing {
        let city = state.city(owner);
        let mut standing = Standing { spaces: self.spaces(city, owner == RIVAL), ..Standing::default() };
        for (slot, card) in city.iter() {
            let facts = self.facts(card.kind);
            let bit = card.kind.bit();
            let face = self.face(card.kind).bit();
            let place = 1 << slot;
            // A face-down card still counts for uniqueness (R69).
            let seen = standing.kinds;
            standing.kinds |= bit | face;
            if Set::of(card.kind).legendary() {
                standing.banned |= face;
            }
            if card.has(FACE_DOWN) {
                continue;
            }
            standing.faces |= face;
            standing.colours[facts.colour as usize] += 1;
            if !facts.critter && !card.has(OCCUPIED) && standing.building & bit == 0 {
                standing.builders |= place;
                standing.building |= bit | face;
                standing.lavish |= facts.frees_any || facts.frees_colour.is_some();
            }
            let helps = match card.kind {
                Kind::Crane | Kind::BridgeOfTheSky => [true, false],
                Kind::Innkeeper => [false, true],
                Kind::Dungeon | Kind::KingNorthsTreasury => [true, true],
                Kind::Judge => [seen & bit == 0; 2],
                _ => continue,
            };
            for (helpers, helps) in standing.helpers.iter_mut().zip(helps) {
                *helpers |= if helps { place } else { 0 };
            }
        }
        standing
    }

    /// How many spaces of a city are used (E8.1). Nightweave ignores what her cards say (R24);
    /// only legends keep out of her way (N17.4).
    pub fn spaces(&self, city: &City, ignores_text: bool) -> u8 {
        let (mut used, mut husbands, mut wives, mut champions, mut springs) = (0u8, 0u8, 0u8, 0u8, 0u8);
        for (_, card) in city.iter() {
            if Set::of(card.kind).legendary() {
                springs += u8::from(card.has(ABOVE_SPRING));
                // A legend brings its own space (N4.7) …
                if self.face(card.kind) == Kind::Wife && !ignores_text {
                    // … and shares it with a Husband, who then needs none.
                    wives += 1;
                }
                continue;
            }
            if ignores_text {
                used += 1;
                continue;
            }
            springs += u8::from(card.has(ABOVE_SPRING));
            match card.kind {
                Kind::Husband => husbands += 1,
                Kind::Wife => wives += 1,
                Kind::ScurrbleChampion => champions += 1,
                _ if card.marks & (PILE_FARM | ON_BRIDGE) != 0 => continue,
                _ if !self.facts(card.kind).space => continue,
                _ => {}
            }
            used += 1;
        }
        if ignores_text {
            return used;
        }
        used.saturating_sub(husbands.min(wives) + champions.saturating_sub(1) + springs)
    }

    /// Whether a card would find room in a city (E8.1, E8.3), after this many of its cards have
    /// left it.
    pub(crate) fn has_room(
        &self,
        state: &State,
        owner: u8,
        kind: Kind,
        standing: &Standing,
        leaving: u8,
    ) -> bool {
        let spaces = standing.spaces.saturating_sub(leaving);
        if usize::from(spaces) < CITY {
            return true;
        }
        let facts = self.facts(kind);
        if !facts.space || Set::of(kind).legendary() || self.is_pigs_farm(state, owner, kind) {
            return true;
        }
        let city = state.city(owner);
        let count = |wanted| city.iter().filter(|(_, card)| self.face(card.kind) == wanted).count();
        match kind {
            Kind::Husband => count(Kind::Husband) < count(Kind::Wife),
            Kind::Wife => count(Kind::Wife) < count(Kind::Husband),
            Kind::ScurrbleChampion => count(Kind::ScurrbleChampion) > 0,
            _ => false,
        }
    }

    /// Whether a card that leaves a city makes a space free in it.
    pub(crate) fn frees_space(&self, city: &City, slot: u8) -> bool {
        let mut without = city.clone();
        without.remove(slot).is_some() && self.spaces(&without, false) < self.spaces(city, false)
    }

    /// The critters that may go into a Dungeon for this card: if the city is full, only those
    /// that make the room that it needs (E8.3).
    pub(crate) fn prisoners_for<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        slot: u8,
        kind: Kind,
    ) -> impl Iterator<Item = u8> + 'a {
        let standing = self.standing(state, who);
        let needs = kind != Kind::Fool && !self.has_room(state, who, kind, &standing, 0);
        self.prisoners_to_be(state, who, slot)
            .filter(move |&critter| !needs || self.frees_space(state.city(who), critter))
    }

    /// Whether a Fool may come into a city (E8.4, N7.8).
    pub(crate) fn fool_fits(&self, state: &State, owner: u8) -> bool {
        if owner == RIVAL && state.rival == RivalKind::Rugwort {
            // Against Rugwort the Fool is discarded, and one of his cards goes (E14.4).
            return !state.rival_city.is_empty();
        }
        if owner == RIVAL && state.lair.finished {
            return false;
        }
        let city = state.city(owner);
        usize::from(self.spaces(city, owner == RIVAL)) < CITY
            && !city.iter().any(|(_, card)| card.kind == Kind::Fool)
    }

    /// The card that a source names.
    pub fn source_card(&self, state: &State, who: u8, source: Source) -> Option<Kind> {
        match source {
            Source::Hand(kind) => state.player(who).hand.has(kind).then_some(kind),
            Source::Meadow(place) => state.meadow.get(usize::from(place)).copied().flatten(),
            Source::Shown(place) => state.shown.get(usize::from(place)).copied().flatten(),
            Source::Legend(kind) => state.player(who).legends.contains(&Some(kind)).then_some(kind),
            Source::Pile => state.pile_top,
        }
    }

    /// Whether the construction at a place pays for a critter with its occupied token (E7.2).
    pub(crate) fn token_pays(&self, builder: &Built, critter: &Facts) -> bool {
        let facts = self.facts(builder.kind);
        if facts.critter || builder.marks & (OCCUPIED | FACE_DOWN) != 0 || !critter.critter {
            return false;
        }
        let face = self.face(builder.kind);
        critter.free_by & (builder.kind.bit() | face.bit()) != 0
            || facts.frees_any
            || facts.frees_colour == Some(critter.colour)
            || critter.free_by_any
            || critter.free_by_colour == Some(facts.colour)
    }

    /// What stands against playing a card, however it is paid for: it must fit.
    fn check_fits(
        &self,
        state: &State,
        who: u8,
        kind: Kind,
        standing: &Standing,
        way: Way,
    ) -> Result<(), Refusal> {
        let facts = self.facts(kind);
        let city = state.city(who);
        if kind == Kind::Fool {
            return if self.receivers(state, who, Why::Fool).next().is_some() {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::E8_4, "no-fool-place"))
            };
        }
        if standing.banned & self.face(kind).bit() != 0 && !Set::of(kind).legendary() {
            return Err(Refusal::plain(Rule::N4_4, "no-banned-name"));
        }
        if facts.unique && standing.kinds & kind.bit() != 0 {
            return Err(Refusal::plain(Rule::E7_4, "no-second-unique"));
        }
        if kind == Kind::RugwortRowdy {
            return if self.has_prey(state, who) {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::H3_9, "no-green-card"))
            };
        }
        // A critter in the cell, a Crane or an Innkeeper that goes makes room (E8.3).
        let leaving = match way {
            Way::Crane(_) | Way::Innkeeper(_) | Way::Dungeon(_) => 1,
            _ => 0,
        };
        if self.face(kind) == Kind::Ruins && !Set::of(kind).legendary() {
            let gone = match way {
                Way::Crane(slot) | Way::Innkeeper(slot) => Some(slot),
                _ => None,
            };
            let full = usize::from(standing.spaces) >= CITY && gone.is_none();
            let construction = |(slot, card): &(u8, &Built)| {
                Some(*slot) != gone
                    && !self.facts(card.kind).critter
                    && !Set::of(card.kind).legendary()
                    && (!full || self.frees_space(city, *slot))
            };
            if !city.open().any(|pair| construction(&pair)) {
                return Err(Refusal::plain(Rule::E8_7, "no-ruin"));
            }
            return Ok(());
        }
        if matches!(way, Way::Bridge(_)) || self.has_room(state, who, kind, standing, leaving) {
            Ok(())
        } else {
            Err(Refusal::counted(Rule::E8_1, "no-city-space", 15, standing.spaces))
        }
    }

    /// What stands against paying this cost with at most so much off (E7.7).
    fn check_cost(&self, state: &State, who: u8, cost: Stock, off: u8) -> Result<(), Refusal> {
        let missing = cost.saturating_sub(state.player(who).stock).total();
        if missing <= u16::from(off) {
            return Ok(());
        }
        let have = state.player(who).stock.total();
        Err(Refusal::counted(
            Rule::E7_1,
            "no-resources",
            u8::try_from(missing - u16::from(off)).unwrap_or(u8::MAX),
            u8::try_from(have).unwrap_or(u8::MAX),
        ))
    }

    /// What a card costs now, before any ability: personalities may add to it (N14.16).
    pub(crate) fn cost_of(&self, state: &State, kind: Kind, source: Source) -> Stock {
        let mut cost = self.facts(kind).cost;
        cost[Resource::Berry] += self.privilege(state, source);
        cost
    }

    /// What stands against playing this card in this way.
    pub(crate) fn check_play(
        &self,
        state: &State,
        who: u8,
        source: Source,
        way: Way,
        invitation: Option<Invitation>,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let Some(kind) = self.source_card(state, who, source) else {
            return Err(Refusal::plain(Rule::E7_1, "no-card"));
        };
        if let Some(invitation) = invitation {
            self.check_invited(state, who, source, kind, invitation)?;
        } else {
            let open =
                matches!(source, Source::Hand(_) | Source::Meadow(_) | Source::Legend(_) | Source::Pile);
            if !open {
                return Err(Refusal::plain(Rule::E7_1, "no-card"));
            }
        }
        self.check_source(state, who, source, kind, way)?;
        self.check_fits(state, who, kind, standing, way)?;
        self.check_toll(state, who, kind, source, way, invitation)?;
        let facts = self.facts(kind);
        let city = state.city(who);
        let cost = self.cost_of(state, kind, source);
        let legend = Set::of(kind).legendary();
        match way {
            Way::Offer => match invitation {
                // Free plays still pay what a personality adds (R52, R125).
                Some(
                    Invitation::Queen
                    | Invitation::Pigeon
                    | Invitation::Cemetery
                    | Invitation::Cirrus
                    | Invitation::Tomb
                    | Invitation::Pigs,
                ) => self.check_cost(state, who, cost.saturating_sub(facts.cost), 0),
                Some(Invitation::Inn) => self.check_cost(state, who, cost, 3),
                Some(Invitation::GreenAcorn) => self.check_cost(state, who, cost, 4),
                Some(Invitation::Meadow) => self.check_cost(state, who, cost, 1),
                None => Err(Refusal::plain(Rule::E7_6, "no-invitation")),
            },
            _ if invitation.is_some() => Err(Refusal::plain(Rule::E7_6, "no-two-abilities")),
            Way::Cost => self.check_cost(state, who, cost, 0),
            Way::Token(slot) => {
                if legend {
                    return Err(Refusal::plain(Rule::N4_3, "no-free-legend"));
                }
                if !facts.critter {
                    return Err(Refusal::plain(Rule::E7_2, "no-free-construction"));
                }
                let Some(builder) = city.get(slot) else {
                    return Err(Refusal::plain(Rule::E7_2, "no-free-builder"));
                };
                if builder.has(OCCUPIED) {
                    return Err(Refusal::plain(Rule::E7_2, "no-second-token"));
                }
                if !self.token_pays(builder, facts) {
                    return Err(Refusal::plain(Rule::E7_2, "no-free-builder"));
                }
                self.check_cost(state, who, cost.saturating_sub(facts.cost), 0)
            }
            Way::Crane(slot) => {
                if facts.critter
                    || city.get(slot).is_none_or(|card| card.kind != Kind::Crane || card.has(FACE_DOWN))
                {
                    return Err(Refusal::plain(Rule::E7_6, "no-crane"));
                }
                self.check_cost(state, who, cost, 3)
            }
            Way::Innkeeper(slot) => {
                if !facts.critter
                    || city.get(slot).is_none_or(|card| card.kind != Kind::Innkeeper || card.has(FACE_DOWN))
                {
                    return Err(Refusal::plain(Rule::E7_6, "no-innkeeper"));
                }
                let berries = Stock::of(Resource::Berry, cost[Resource::Berry].min(3));
                self.check_cost(state, who, cost.saturating_sub(berries), 0)
            }
            Way::Dungeon(slot) => {
                if city.get(slot).is_none_or(|card| card.kind != Kind::Dungeon || card.has(FACE_DOWN)) {
                    return Err(Refusal::plain(Rule::E7_6, "no-dungeon"));
                }
                if self.prisoners_for(state, who, slot, kind).next().is_none() {
                    return Err(Refusal::plain(Rule::E8_5, "no-prisoner"));
                }
                self.check_cost(state, who, cost, 3)
            }
            Way::Judge => {
                if city.find(Kind::Judge).is_none() || self.swaps(state, who, cost).next().is_none() {
                    return Err(Refusal::plain(Rule::E7_6, "no-judge"));
                }
                Ok(())
            }
            Way::Treasury(slot) => {
                let tokens = city
                    .get(slot)
                    .filter(|card| card.kind == Kind::KingNorthsTreasury && !card.has(FACE_DOWN))
                    .map_or(0, |card| card.tokens);
                if tokens == 0 {
                    return Err(Refusal::plain(Rule::N4_16, "no-treasury"));
                }
                self.check_cost(state, who, cost, tokens.saturating_mul(2))
            }
            Way::Bridge(slot) => {
                let free = city.get(slot).is_some_and(|card| {
                    card.kind == Kind::BridgeOfTheSky && card.inside == [0; 2] && !card.has(FACE_DOWN)
                });
                if !free || facts.critter || legend {
                    return Err(Refusal::plain(Rule::H3_19, "no-bridge"));
                }
                self.check_cost(state, who, cost, 3)
            }
            Way::Banner(slot) => {
                let fits = city.get(slot).is_some_and(|card| self.is_banner(*card, facts));
                if legend && fits { Ok(()) } else { Err(Refusal::plain(Rule::N4_3, "no-banner")) }
            }
        }
    }

    /// What stands against taking a card from where it is.
    fn check_source(
        &self,
        state: &State,
        who: u8,
        source: Source,
        kind: Kind,
        way: Way,
    ) -> Result<(), Refusal> {
        if let Source::Meadow(place) = source {
            self.check_meadow(state, who, place)?;
        }
        if let Source::Legend(_) = source {
            let facts = self.facts(kind);
            let banner = state.city(who).iter().any(|(_, card)| self.is_banner(*card, facts));
            if banner && !matches!(way, Way::Banner(_)) {
                return Err(Refusal::plain(Rule::N4_3, "no-cost-with-banner"));
            }
        }
        Ok(())
    }

    /// What stands against an invitation being used for this card.
    fn check_invited(
        &self,
        state: &State,
        _: u8,
        source: Source,
        kind: Kind,
        invitation: Invitation,
    ) -> Result<(), Refusal> {
        let facts = self.facts(kind);
        let refuse = |rule, why| Err(Refusal::plain(rule, why));
        match (invitation, source) {
            // A legend can be played for less, but never free (N4.3).
            (Invitation::Queen | Invitation::Cirrus | Invitation::Tomb, Source::Legend(_)) => {
                refuse(Rule::N4_3, "no-free-legend")
            }
            (Invitation::Queen | Invitation::Cirrus, Source::Hand(_) | Source::Meadow(_))
            | (Invitation::Pigeon, Source::Shown(_)) => {
                if facts.points > 3 {
                    return Err(Refusal::counted(
                        Rule::R100,
                        "no-low-value",
                        3,
                        u8::try_from(facts.points).unwrap_or(0),
                    ));
                }
                Ok(())
            }
            (Invitation::Inn, Source::Meadow(_))
            | (Invitation::Cemetery, Source::Shown(_))
            | (Invitation::Tomb | Invitation::GreenAcorn, Source::Hand(_) | Source::Meadow(_))
            | (Invitation::GreenAcorn, Source::Legend(_))
            | (Invitation::Pigs, Source::Pile) => Ok(()),
            (Invitation::Meadow, Source::Hand(card)) => {
                if state.drawn_two.contains(&Some(card)) {
                    Ok(())
                } else {
                    refuse(Rule::E5_4, "no-other-card")
                }
            }
            _ => refuse(Rule::E7_6, "no-such-offer"),
        }
    }

    /// Whether an invitation can be used for any card.
    pub(crate) fn can_accept(&self, state: &State, who: u8, invitation: Invitation) -> bool {
        let standing = self.standing(state, who);
        let mut found = false;
        self.each_source(state, who, |source, _| {
            found =
                found || self.check_play(state, who, source, Way::Offer, Some(invitation), &standing).is_ok();
        });
        found
    }

    /// Every card that could be played from somewhere.
    pub(crate) fn each_source(&self, state: &State, who: u8, mut each: impl FnMut(Source, Kind)) {
        let player = state.player(who);
        for kind in player.hand.kinds() {
            each(Source::Hand(kind), kind);
        }
        for (place, card) in (0..).zip(&state.meadow) {
            if let Some(kind) = *card {
                each(Source::Meadow(place), kind);
            }
        }
        for (place, card) in (0..).zip(&state.shown) {
            if let Some(kind) = *card {
                each(Source::Shown(place), kind);
            }
        }
        for legend in player.legends.into_iter().flatten() {
            each(Source::Legend(legend), legend);
        }
        if let Some(kind) = state.pile_top {
            each(Source::Pile, kind);
        }
    }

    /// Every way to pay that may be worth a look for a card, in a fixed order.
    pub(crate) fn each_way(
        &self,
        state: &State,
        who: u8,
        kind: Kind,
        standing: &Standing,
        mut each: impl FnMut(Way),
    ) {
        each(Way::Cost);
        let facts = self.facts(kind);
        let city = state.city(who);
        let free = facts.critter
            && (facts.free_by & standing.building != 0
                || standing.lavish
                || facts.free_by_any
                || facts.free_by_colour.is_some());
        let builders = if free { standing.builders } else { 0 };
        let helpers = standing.helpers[usize::from(facts.critter)];
        let mut banners = 0;
        if Set::of(kind).legendary() {
            let named = city.iter().filter(|(_, card)| self.is_banner(**card, facts));
            banners = named.fold(0, |places, (slot, _)| places | 1 << slot);
        }
        for slot in bits(builders | helpers | banners) {
            let Some(card) = city.get(slot) else { continue };
            if builders & (1 << slot) != 0 && self.token_pays(card, facts) {
                each(Way::Token(slot));
            }
            if helpers & (1 << slot) != 0 {
                each(match card.kind {
                    Kind::Crane => Way::Crane(slot),
                    Kind::Innkeeper => Way::Innkeeper(slot),
                    Kind::Dungeon => Way::Dungeon(slot),
                    Kind::Judge => Way::Judge,
                    Kind::KingNorthsTreasury => Way::Treasury(slot),
                    _ => Way::Bridge(slot),
                });
            }
            if banners & (1 << slot) != 0 {
                each(Way::Banner(slot));
            }
        }
    }

    /// Whether something stands against playing a card that a glance shows: a second unique card,
    /// or a printed cost that is not there.
    #[inline]
    pub(crate) fn is_hopeless(&self, stock: Stock, kind: Kind, way: Way, standing: &Standing) -> bool {
        let facts = self.facts(kind);
        way == Way::Cost && !stock.covers(facts.cost)
            || facts.unique && standing.kinds & kind.bit() != 0 && kind != Kind::Fool
    }

    /// The critters that may be put into a Dungeon (E8.5). A Ranger may not open the second cell
    /// for itself.
    pub(crate) fn prisoners_to_be<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        slot: u8,
    ) -> impl Iterator<Item = u8> + 'a {
        let city = state.city(who);
        let inside = city.get(slot).map_or(2, Built::held_count);
        let rangers = self.count(city, Kind::Ranger);
        city.open()
            .filter(move |(_, card)| {
                let facts = self.facts(card.kind);
                if !facts.critter || Set::of(card.kind).legendary() {
                    return false;
                }
                match inside {
                    0 => true,
                    1 if self.face(card.kind) == Kind::Ranger => rangers > 1,
                    1 => rangers > 0,
                    _ => false,
                }
            })
            .map(|(slot, _)| slot)
    }

    /// The critters that may go into a Dungeon for the card that is being played.
    pub(crate) fn prisoners<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        slot: u8,
    ) -> impl Iterator<Item = u8> + 'a {
        let played = state.agenda.tasks().iter().rev().find_map(|task| match task {
            Task::Enter { kind, .. } => Some(*kind),
            _ => None,
        });
        // Without a card in sight (a position that was set up) any room will do.
        self.prisoners_for(state, who, slot, played.unwrap_or(Kind::Fool))
    }

    /// The Judge's exchanges that leave a cost that can be paid.
    pub(crate) fn swaps<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        cost: Stock,
    ) -> impl Iterator<Item = (Resource, Resource)> + 'a {
        let stock = state.player(who).stock;
        Resource::ALL.into_iter().filter(move |&from| cost[from] > 0).flat_map(move |from| {
            Resource::ALL.into_iter().filter_map(move |to| {
                let mut other = cost;
                other[from] -= 1;
                other[to] += 1;
                (from != to && stock.covers(other)).then_some((from, to))
            })
        })
    }

    /// Whether a card in a city is the one that a legend's banner names (N4.3).
    fn is_banner(&self, card: Built, legend: &Facts) -> bool {
        let whole = !card.has(FACE_DOWN) && !Set::of(card.kind).legendary();
        whole && legend.replaces == Some(self.face(card.kind))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The rule by which an effect invites to play.
    pub fn invitation_rule(invitation: Invitation) -> Rule {
        match invitation {
            Invitation::Meadow => Rule::E5_4,
            Invitation::Tomb => Rule::N4_12,
            Invitation::Cirrus => Rule::H3_14,
            Invitation::GreenAcorn => Rule::H3_17,
            Invitation::Pigs => Rule::N5_13,
            _ => Rule::E7_6,
        }
    }

    /// Plays a card (E7.8).
    pub fn play_card(
        &mut self,
        who: u8,
        source: Source,
        way: Way,
        invitation: Option<Invitation>,
    ) -> Result<(), C::Error> {
        let Some(kind) = self.game.source_card(self.state, who, source) else { return Ok(()) };
        let cost = self.game.cost_of(self.state, kind, source);
        let printed = self.game.facts(kind).cost;
        self.leave_source(who, source)?;
        if Set::of(kind).legendary() {
            self.cite(Rule::N4_3);
            if matches!(way, Way::Crane(_) | Way::Innkeeper(_) | Way::Dungeon(_) | Way::Judge) {
                self.cite(Rule::R84);
            }
        }
        self.in_limbo(kind);
        // What is left to do, the last first.
        self.push(Task::Played { who, kind });
        if kind == Kind::Ruins {
            self.push_all(&[
                Task::Pick { who, left: 1, done: 0, why: Why::Ruins },
                Task::Enter { who, kind, way },
            ]);
        } else if kind == Kind::Fool {
            self.push(Task::Opponent { who, why: Why::Fool });
        } else if kind == Kind::RugwortRowdy {
            self.push(Task::Mini(MiniTask::Rowdy { who }));
        } else {
            self.push(Task::Enter { who, kind, way });
        }
        if let Source::Meadow(place) = source {
            self.push_all(&[Task::Left { who, place, kind, played: true }, Task::Refill]);
        }
        if self.game.privilege(self.state, source) > 0 {
            // The berry is part of the cost: it can be taken off, and a free play still costs it.
            self.cite(Rule::R52);
            if invitation == Some(Invitation::Queen) {
                self.cite(Rule::R125);
            }
        }
        self.tolls(who, kind, source, way);
        let to_opponent = kind == Kind::Shepherd;
        let to = if to_opponent { RIVAL } else { SUPPLY };
        match way {
            Way::Cost => self.push(Task::Bill { who, cost, off: 0, to }),
            Way::Token(slot) => {
                let builder = self.state.city(who).get(slot).map(|card| *self.game.facts(card.kind));
                let by_colour = self.game.facts(kind).free_by_colour.is_some();
                if by_colour || builder.is_some_and(|builder| builder.frees_colour.is_some()) {
                    self.cite(Rule::N3_2);
                }
                if let Some(builder) = self.state.city_mut(who).get_mut(slot) {
                    builder.marks |= OCCUPIED;
                }
                self.cite(Rule::E7_2);
                self.pay(who, cost.saturating_sub(printed), Rule::N14_16);
            }
            Way::Crane(slot) => {
                self.push(Task::Bill { who, cost, off: 3, to });
                self.discard_from_city(who, slot, Rule::E7_6);
            }
            Way::Innkeeper(slot) => {
                let berries = Stock::of(Resource::Berry, cost[Resource::Berry].min(3));
                self.push(Task::Bill { who, cost: cost.saturating_sub(berries), off: 0, to });
                self.discard_from_city(who, slot, Rule::E7_6);
            }
            Way::Dungeon(slot) => {
                self.push_all(&[Task::Imprison { who, slot }, Task::Bill { who, cost, off: 3, to }]);
            }
            Way::Judge => self.push(Task::Judge { who, cost }),
            Way::Treasury(slot) => self.push(Task::Spend { who, slot, cost }),
            Way::Bridge(_) => self.push(Task::Bill { who, cost, off: 3, to }),
            // The banner card goes when the legend takes its place (N4.5).
            Way::Banner(_) => {}
            Way::Offer => {
                let off = match invitation {
                    Some(Invitation::Inn) => 3,
                    Some(Invitation::GreenAcorn) => 4,
                    Some(Invitation::Meadow) => 1,
                    _ => 0,
                };
                let free = off == 0;
                let due = if free { cost.saturating_sub(printed) } else { cost };
                self.cite(invitation.map_or(Rule::E7_6, Self::invitation_rule));
                self.push(Task::Bill { who, cost: due, off, to });
            }
        }
        Ok(())
    }

    /// The card leaves where it was.
    fn leave_source(&mut self, who: u8, source: Source) -> Result<(), C::Error> {
        match source {
            Source::Hand(kind) => {
                self.state.player_mut(who).hand.take(kind);
            }
            Source::Meadow(place) => self.state.meadow[usize::from(place) % 8] = None,
            Source::Shown(place) => {
                if let Some(shown) = self.state.shown.get_mut(usize::from(place)) {
                    *shown = None;
                }
                // The others are not played any more, and their places are free for new cards.
                self.clear_shown();
            }
            Source::Legend(kind) => {
                let legends = &mut self.state.player_mut(who).legends;
                if let Some(place) = legends.iter_mut().find(|legend| **legend == Some(kind)) {
                    *place = None;
                }
            }
            Source::Pile => self.leave_pile(who)?,
        }
        Ok(())
    }

    /// A bill with a discount: asks only where it matters which resource is spared (E7.7).
    pub fn bill(&mut self, who: u8, cost: Stock, off: u8, to: u8) -> Result<bool, C::Error> {
        let total = cost.total();
        let off = u16::from(off).min(total);
        if off > 0 && off < total {
            let kinds = Resource::ALL.into_iter().filter(|&resource| cost[resource] > 0).count();
            if kinds > 1 {
                return Ok(true);
            }
        }
        self.state.agenda.pop();
        let mut due = cost;
        let mut left = off;
        for count in &mut due.0 {
            let saved = left.min(u16::from(*count));
            *count -= u8::try_from(saved).unwrap_or(*count);
            left -= saved;
        }
        if off > 0 {
            self.cite(Rule::E7_7);
        }
        if to == RIVAL && !due.is_empty() {
            // The Shepherd's cost goes to an opponent.
            let player = self.state.player_mut(who);
            player.stock = player.stock.saturating_sub(due);
            self.tell(Rule::E7_1, Event::Paid { who, stock: due });
            self.push(Task::Opponent { who, why: Why::Shepherd });
            self.state.shepherd_gift = due;
        } else {
            self.pay(who, due, Rule::E7_1);
        }
        Ok(false)
    }

    /// A critter goes into a Dungeon (E8.5).
    pub fn imprison(&mut self, who: u8, dungeon: u8, critter: u8) {
        self.cite(Rule::E7_6);
        if let Some(card) = self.take_from_city(who, critter, Heap::Under, Rule::E8_5)
            && let Some(cell) = self.state.city_mut(who).get_mut(dungeon)
        {
            cell.hold(card.kind);
            self.tell(Rule::E8_5, Event::PutUnder { who, kind: card.kind });
        }
    }

    /// The paid card is put into the city.
    pub fn enter(&mut self, who: u8, kind: Kind, way: Way) -> Result<(), C::Error> {
        self.out_of_limbo(kind);
        let mut card = self.game.built(self.state, who, kind);
        if let Way::Bridge(slot) = way {
            if let Some(bridge) = self.state.city_mut(who).get_mut(slot) {
                bridge.inside[0] = 1;
            }
            card.marks |= ON_BRIDGE;
            self.cite(Rule::H3_19);
        }
        let slot = if let Way::Banner(slot) = way {
            self.take_banner_place(who, slot, card)
        } else {
            self.state.city_mut(who).add(card)
        };
        let Some(slot) = slot else {
            self.state.discard[kind.index()] += 1;
            return Ok(());
        };
        self.cite(Rule::E7_8);
        if Set::of(kind).legendary() {
            self.cite(Rule::N4_7);
            if matches!(way, Way::Banner(_)) {
                self.cite(Rule::R83);
            }
        }
        if usize::from(self.game.spaces(self.state.city(who), false)) >= CITY {
            self.cite(Rule::E8_3);
        }
        if !self.game.facts(kind).space {
            self.cite(Rule::E8_1);
        }
        if let Some(own) = self.game.mini_rule(kind) {
            self.cite(own);
        }
        self.tell(Rule::E7_1, Event::Played { who, owner: who, slot, kind, way });
        self.push_all(&[Task::Effect { who, kind, slot }, Task::Triggers { who, kind }]);
        Ok(())
    }

    /// A legend takes the place of its banner card, with the workers and the occupied token on it
    /// (N4.5).
    fn take_banner_place(&mut self, who: u8, slot: u8, mut legend: Built) -> Option<u8> {
        let city = self.state.city_mut(who);
        let banner = city.remove(slot)?;
        legend.marks |= banner.marks & OCCUPIED;
        for held in banner.held() {
            self.state.discard[held.index()] += 1;
        }
        self.state.discard[banner.kind.index()] += 1;
        // Places are taken lowest first, and this one may not be the lowest: put it back exactly.
        let place = self.state.city_mut(who).put(slot, legend);
        self.cite(Rule::N4_5);
        self.tell(Rule::N4_3, Event::LeftCity { owner: who, slot, kind: banner.kind, to: Heap::Discard });
        place
    }

    /// What other cards of the city say when a card has been played into it (E7.9). Cards that
    /// draw speak first (H1.4).
    pub fn triggers(&mut self, who: u8, kind: Kind) -> Result<(), C::Error> {
        let critter = self.game.facts(kind).critter;
        let mut draws = 0u8;
        for slot in bits(self.state.city(who).used()) {
            let Some(card) = self.state.city(who).get(slot).copied() else { continue };
            // A card never speaks about itself (E7.8).
            if card.has(FACE_DOWN) || card.kind == kind {
                continue;
            }
            let speaks = match card.kind {
                Kind::Historian | Kind::Foresight | Kind::TarryHare => true,
                Kind::Shopkeeper => critter,
                Kind::Courthouse => !critter,
                _ => false,
            };
            if speaks && !self.asks_for_blue(who, card.kind, critter) {
                draws += self.speak(who, card.kind, critter);
            }
        }
        if draws > 0 {
            self.cite(Rule::H1_4);
            if kind == Kind::Bard {
                // Its discards have come first.
                self.cite(Rule::R102);
            }
            self.push(Task::Draw { who, left: draws });
        }
        Ok(())
    }

    /// A card speaks because another was played; says how many cards it draws (E7.9).
    fn speak(&mut self, who: u8, kind: Kind, critter: bool) -> u8 {
        let rule = self.game.mini_rule(kind).unwrap_or(Rule::E7_9);
        self.tell(rule, Event::Triggered { who, kind });
        match kind {
            Kind::Historian => return 1,
            Kind::Foresight if critter => return 2,
            Kind::TarryHare if !critter => {
                self.cite(Rule::R89);
                self.push(Task::Mini(MiniTask::Hare { who }));
            }
            Kind::Shopkeeper => {
                self.cite(Rule::H1_4);
                self.gain_resource(who, Resource::Berry, 1, Rule::E7_9);
            }
            Kind::Courthouse => self.push(Task::GainOf { who, which: 0b0111 }),
            _ => self.push(Task::GainAny { who, left: 1 }),
        }
        0
    }

    /// A card that was paid for speaks by itself (R76).
    pub fn speak_alone(&mut self, who: u8, kind: Kind, critter: bool) {
        let left = self.speak(who, kind, critter);
        self.push(Task::Draw { who, left });
    }

    /// Tokens of the Treasury are paid towards a cost (N4.16).
    pub fn spend_treasury(&mut self, who: u8, slot: u8, cost: Stock, count: u8) {
        if let Some(card) = self.state.city_mut(who).get_mut(slot) {
            card.tokens = card.tokens.saturating_sub(count);
        }
        self.cite(Rule::R85);
        self.tell(Rule::N4_16, Event::TokenOff { who, slot, kind: Kind::KingNorthsTreasury });
        self.push(Task::Bill { who, cost, off: count.saturating_mul(2), to: SUPPLY });
    }
}

impl Everdell {
    /// How many cards of each colour are in a city.
    pub fn colours(&self, city: &City) -> [u8; 5] {
        let mut counts = [0; 5];
        for (_, card) in city.open() {
            counts[self.facts(card.kind).colour as usize] += 1;
        }
        counts
    }

    /// How many cards of one colour are in a city.
    pub fn coloured(&self, city: &City, colour: Colour) -> u8 {
        self.colours(city)[colour as usize]
    }
}
