//! The cost of a card, who may play it, and the ways to pay for it (E7).

use crate::agenda::{Attempt, Invitation, Source, Way, Why};
use crate::choice::Refusal;
use crate::content::{CITY, Colour, Facts, Resource, Set, Stock};
use crate::effects::Helper;
use crate::glance::{Glance, Tally};
use crate::index::{MeadowIx, Owner, ShownIx, Slot, StationIx, bits};
use crate::kind::Kind;
use crate::setup::RivalKind;
use crate::state::{ABOVE_SPRING, Built, City, FACE_DOWN, OCCUPIED, ON_BRIDGE, PILE_FARM, State};
use crate::{Everdell, Rule};

/// The facts of a city that matter for playing cards, counted once for many checks.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Standing {
    /// The kinds of cards in the city, and the kinds they count as, as bits.
    pub kinds: u128,
    /// The kinds that the face-up cards count as.
    pub faces: u128,
    /// The kinds that the banners of legends in the city name (N4.4).
    pub banned: u128,
    /// The first construction without an occupied token of each kind, as places.
    pub builders: u64,
    /// The critters that those constructions pay for.
    pub freed: u128,
    /// Cards that help to pay for a construction, and for a critter, as places.
    pub helpers: [u64; 2],
    /// A card helps to pay with the tokens on it.
    pub spends: bool,
    /// How many cards of each colour are face up.
    pub colours: [u8; 5],
    /// Cards that are face up and have a worker space, or may have one, as places.
    pub spots: u64,
    /// How many spaces are used (E8.1).
    pub spaces: u8,
    /// Only the base game matters: [`Everdell::is_undisturbed`].
    pub undisturbed: bool,
}

/// Whether a card takes one space of its city, whatever other cards are there.
#[inline]
fn takes_one_space(card: &Built, glance: &Glance) -> bool {
    glance.plain && card.marks & (PILE_FARM | ON_BRIDGE | ABOVE_SPRING) == 0
}

impl Everdell {
    /// Counts a city once.
    pub(crate) fn standing(&self, state: &State, owner: Owner) -> Standing {
        let city = state.city(owner);
        let mut standing = Standing { undisturbed: self.is_undisturbed(state), ..Standing::default() };
        let mut tally = Tally::default();
        let (mut marks, mut odd) = (0, false);
        // The kinds of the constructions among the builders, and the kinds they count as.
        let mut building = 0;
        for (slot, card) in city.iter() {
            let glance = &self.glances[card.kind.index()];
            let place = slot.bit();
            // A face-down card still counts for uniqueness (R69), and takes its space.
            let seen = standing.kinds;
            standing.kinds |= glance.names;
            marks |= card.marks;
            odd |= glance.odd;
            if glance.legend {
                standing.banned |= glance.counts;
            }
            if card.has(FACE_DOWN) {
                tally.add(glance.tally.colourless());
                continue;
            }
            tally.add(glance.tally);
            standing.faces |= glance.counts;
            if !glance.critter && !card.has(OCCUPIED) && building & glance.own == 0 {
                standing.builders |= place;
                building |= glance.names;
                standing.freed |= self.sets.freed_by(card.kind);
            }
            if glance.spots {
                standing.spots |= place;
            }
            let Some(helper) = glance.helper else { continue };
            standing.spends |= helper == Helper::SpendTokens;
            let helps = match helper {
                // The way is the same for each of them.
                Helper::Swap => [seen & glance.own == 0; 2],
                helper => helper.helps(),
            };
            for (helpers, helps) in standing.helpers.iter_mut().zip(helps) {
                *helpers |= if helps { place } else { 0 };
            }
        }
        standing.colours = tally.colours();
        odd |= marks & (PILE_FARM | ON_BRIDGE | ABOVE_SPRING) != 0;
        standing.spaces = if owner.is_rival() && standing.banned == 0 {
            // The opponent ignores the text of cards, except legends.
            city.len()
        } else if owner.is_rival() || odd {
            self.spaces(city, owner.is_rival())
        } else {
            tally.spaces()
        };
        standing
    }

    /// Checks that counting a city at once gives the same as counting each item by itself, in every city.
    ///
    /// # Errors
    /// The counts that differ.
    pub(crate) fn recount(&self, state: &State) -> Result<(), String> {
        for owner in state.cities() {
            let (city, standing) = (state.city(owner), self.standing(state, owner));
            let names = |kind: Kind| kind.bit() | self.face(kind).bit();
            let kinds = city.iter().fold(0, |kinds, (_, card)| kinds | names(card.kind));
            let faces = city.open().fold(0, |faces, (_, card)| faces | self.face(card.kind).bit());
            let works = |card: &Built| self.facts(card.kind).spots + self.facts(card.kind).locked > 0;
            let spots = city.open().filter(|(_, card)| works(card));
            let spots = spots.fold(0, |places, (slot, _)| places | slot.bit());
            let roads = if owner.is_rival() { 0 } else { self.roads(city) };
            let spaces = self.filled(city, owner.is_rival()).saturating_sub(roads);
            let slow = (kinds, faces, self.colours(city), spots, spaces);
            let quick = (standing.kinds, standing.faces, standing.colours, standing.spots, standing.spaces);
            if quick != slow {
                return Err(format!("{owner:?} is counted as {quick:x?}, but has {slow:x?}: {city:?}"));
            }
        }
        Ok(())
    }

    /// How many spaces of a city are used (E8.1), one less with a Main Road, which adds one (L14). Nightweave ignores
    /// the text of her cards (R24); only legends take no space (N17.4).
    pub fn spaces(&self, city: &City, ignores_text: bool) -> u8 {
        // Usually no card is special; a Main Road is.
        if city.iter().all(|(_, card)| takes_one_space(card, &self.glances[card.kind.index()])) {
            return city.len();
        }
        let filled = self.filled(city, ignores_text);
        if ignores_text { filled } else { filled.saturating_sub(self.roads(city)) }
    }

    /// How many spaces of a city are filled (L17).
    pub(crate) fn filled(&self, city: &City, ignores_text: bool) -> u8 {
        let (mut used, mut husbands, mut wives, mut champions, mut springs) = (0u8, 0u8, 0u8, 0u8, 0u8);
        let mut greenhouses = 0u8;
        for (_, card) in city.iter() {
            let glance = &self.glances[card.kind.index()];
            if takes_one_space(card, glance) {
                used += 1;
                continue;
            }
            if glance.legend {
                springs += u8::from(card.has(ABOVE_SPRING));
                // A legend brings its own space (N4.7) …
                if self.face(card.kind) == Kind::WIFE && !ignores_text {
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
                Kind::HUSBAND => husbands += 1,
                Kind::WIFE => wives += 1,
                Kind::SCURRBLE_CHAMPION => champions += 1,
                Kind::GREENHOUSE => greenhouses += 1,
                // It shares the space of a construction (P16), or waits for one (PR5).
                Kind::MESSENGER if card.inside[0] != 0 => continue,
                _ if card.marks & (PILE_FARM | ON_BRIDGE) != 0 => continue,
                _ if !self.facts(card.kind).space => continue,
                _ => {}
            }
            used += 1;
        }
        if ignores_text {
            return used;
        }
        let shared = if greenhouses > 0 { greenhouses.min(self.sharing_farms(city)) } else { 0 };
        used.saturating_sub(husbands.min(wives) + champions.saturating_sub(1) + springs + shared)
    }

    /// Whether a card would find room in a city (E8.1, E8.3), after this many of its cards have
    /// left it.
    pub(crate) fn has_room(
        &self,
        state: &State,
        owner: Owner,
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
            Kind::HUSBAND => count(Kind::HUSBAND) < count(Kind::WIFE),
            Kind::WIFE => count(Kind::WIFE) < count(Kind::HUSBAND),
            Kind::SCURRBLE_CHAMPION => count(Kind::SCURRBLE_CHAMPION) > 0,
            Kind::GREENHOUSE => count(Kind::GREENHOUSE) < usize::from(self.sharing_farms(city)),
            _ if self.face(kind) == Kind::FARM => {
                usize::from(self.sharing_farms(city)) < count(Kind::GREENHOUSE)
            }
            _ => false,
        }
    }

    /// Whether a card that leaves a city makes a space free in it.
    pub(crate) fn frees_space(&self, city: &City, slot: Slot) -> bool {
        let mut without = city.clone();
        without.remove(slot).is_some() && self.spaces(&without, false) < self.spaces(city, false)
    }

    /// The critters that may go into a Dungeon for this card: if the city is full, only those
    /// that make the room that it needs (E8.3).
    pub(crate) fn prisoners_for<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        slot: Slot,
        kind: Kind,
        standing: &Standing,
    ) -> impl Iterator<Item = Slot> + use<'a> {
        let needs = kind != Kind::FOOL && !self.has_room(state, who, kind, standing, 0);
        self.prisoners_to_be(state, who, slot)
            .filter(move |&critter| !needs || self.frees_space(state.city(who), critter))
    }

    /// Whether a Fool may come into a city (E8.4, N7.8).
    pub(crate) fn fool_fits(&self, state: &State, owner: Owner) -> bool {
        if owner.is_rival() && state.rival == RivalKind::Rugwort {
            // Against Rugwort the Fool is discarded, and one of his cards, too (E14.4).
            return !state.rival_city.is_empty();
        }
        if owner.is_rival() && state.lair.finished {
            return false;
        }
        let city = state.city(owner);
        usize::from(self.spaces(city, owner.is_rival())) < CITY
            && !city.iter().any(|(_, card)| card.kind == Kind::FOOL)
    }

    /// The card that a source names.
    pub fn source_card(&self, state: &State, who: Owner, source: Source) -> Option<Kind> {
        match source {
            Source::Hand(kind) => state.player(who).hand.has(kind).then_some(kind),
            Source::Meadow(place) => state.meadow.get(usize::from(place)).copied().flatten(),
            Source::Shown(place) => state.shown.get(usize::from(place)).copied().flatten(),
            Source::Legend(kind) => state.player(who).legends.contains(&Some(kind)).then_some(kind),
            Source::Pile => state.pile_top,
            Source::Station(place) => state.leaf()?.station.cards.get(place.index()).copied().flatten(),
            Source::Reserved => state.leaf()?.reserved[who.index()],
            Source::Beside(place) => self.beside(state, who, place),
            Source::Archive(kind) => {
                self.archive(state, who).is_some_and(|pile| pile[kind] > 0).then_some(kind)
            }
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

    /// Checks the part that does not depend on the payment of a card: it must fit.
    fn check_fits(
        &self,
        state: &State,
        who: Owner,
        kind: Kind,
        standing: &Standing,
        way: Way,
    ) -> Result<(), Refusal> {
        let facts = self.facts(kind);
        let city = state.city(who);
        if kind == Kind::FOOL {
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
        if kind == Kind::MESSENGER {
            return if self.without_messenger(city).next().is_some() {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::P16, "no-messenger-place"))
            };
        }
        if kind == Kind::RUGWORT_ROWDY {
            return if self.has_prey(state, who) {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::H3_9, "no-green-card"))
            };
        }
        // A critter in the cell, a Crane or an Innkeeper that goes makes room (E8.3).
        let leaving = match way {
            Way::Crane(_) | Way::Innkeeper(_) | Way::Dungeon(_) | Way::Inventor(_) => 1,
            _ => 0,
        };
        if self.face(kind) == Kind::RUINS && !Set::of(kind).legendary() {
            let gone = match way {
                Way::Crane(slot) | Way::Innkeeper(slot) | Way::Inventor(slot) => Some(slot),
                _ => None,
            };
            let full = usize::from(standing.spaces) >= CITY && gone.is_none();
            let construction = |(slot, card): &(Slot, &Built)| {
                Some(*slot) != gone
                    && !self.facts(card.kind).critter
                    && self.is_removable(card.kind)
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

    /// Checks paying this cost of a card with a discount of at most `off` (E7.7).
    fn check_cost(&self, state: &State, who: Owner, kind: Kind, cost: Stock, off: u8) -> Result<(), Refusal> {
        if self.can_pay(state, who, kind, cost, off) {
            return Ok(());
        }
        let missing = state.player(who).stock.short_of(cost);
        let have = state.player(who).stock.total();
        Err(Refusal::counted(
            Rule::E7_1,
            "no-resources",
            u8::try_from(missing - u16::from(off)).unwrap_or(u8::MAX),
            u8::try_from(have).unwrap_or(u8::MAX),
        ))
    }

    /// Whether this cost of a card can be paid with a discount of at most `off`. For constructions resources may stand
    /// for others by a player power (B12).
    #[inline]
    pub(crate) fn can_pay(&self, state: &State, who: Owner, kind: Kind, cost: Stock, off: u8) -> bool {
        let stock = state.player(who).stock;
        let short = stock.short_of(cost).saturating_sub(off.into());
        short == 0
            || self.substitute_for(state, who, kind).is_some_and(|with| with.fills(stock, cost) >= short)
    }

    /// The present cost of a card, before any ability: personalities may add to it (N14.16).
    pub(crate) fn cost_of(&self, state: &State, kind: Kind, source: Source) -> Stock {
        let mut cost = self.facts(kind).cost;
        cost[Resource::Berry] += self.privilege(state, source);
        cost
    }

    /// Checks playing a card in a way.
    pub(crate) fn check_play(
        &self,
        state: &State,
        who: Owner,
        source: Source,
        way: Way,
        invitation: Option<Invitation>,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let Some(kind) = self.source_card(state, who, source) else {
            return Err(Refusal::plain(Rule::E7_1, "no-card"));
        };
        self.check_play_of(state, Attempt { who, kind, source, way, invitation }, standing)
    }

    /// As [`Everdell::check_play`], for the card that is known to be there.
    pub(crate) fn check_play_of(
        &self,
        state: &State,
        attempt: Attempt,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let Attempt { who, kind, source, way, invitation } = attempt;
        if let Some(invitation) = invitation {
            self.check_invited(state, source, kind, invitation)?;
        } else {
            let open = matches!(
                source,
                Source::Hand(_)
                    | Source::Meadow(_)
                    | Source::Legend(_)
                    | Source::Pile
                    | Source::Station(_)
                    | Source::Reserved
                    | Source::Beside(_)
                    | Source::Archive(_)
            );
            if !open {
                return Err(Refusal::plain(Rule::E7_1, "no-card"));
            }
        }
        self.check_source(state, who, source, kind, way)?;
        self.check_fits(state, who, kind, standing, way)?;
        self.check_toll(state, attempt)?;
        self.check_payment(state, attempt, standing)
    }

    /// Checks how a card is paid for that may be played and fits.
    pub(crate) fn check_payment(
        &self,
        state: &State,
        attempt: Attempt,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let Attempt { who, kind, source, way, invitation } = attempt;
        let facts = self.facts(kind);
        let city = state.city(who);
        let plain = self.cost_of(state, kind, source);
        // The additional cost of weather is not paid for a free card (S5).
        let (cost, off) = self.cost_in_play(state, who, kind, source, plain);
        if way != Way::Cost && self.lies_under(state, who, source) {
            return Err(Refusal::plain(Rule::SR7, "no-two-abilities"));
        }
        let legend = Set::of(kind).legendary();
        match way {
            Way::Offer => match invitation.map(|invitation| invitation.off(self)) {
                // Free plays still pay the additional cost of a personality (R52, R125).
                Some(None) => self.check_cost(state, who, kind, plain.saturating_sub(facts.cost), 0),
                Some(Some(off)) => self.check_cost(state, who, kind, cost, off),
                None => Err(Refusal::plain(Rule::E7_6, "no-invitation")),
            },
            _ if invitation.is_some() => Err(Refusal::plain(Rule::E7_6, "no-two-abilities")),
            Way::Cost => self.check_cost(state, who, kind, cost, off),
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
                self.check_cost(state, who, kind, plain.saturating_sub(facts.cost), 0)
            }
            Way::Crane(slot) => {
                if facts.critter || !self.is_helper(city, slot, Helper::DiscardForConstruction) {
                    return Err(Refusal::plain(Rule::E7_6, "no-crane"));
                }
                self.check_cost(state, who, kind, cost, 3)
            }
            Way::Innkeeper(slot) => {
                if !facts.critter || !self.is_helper(city, slot, Helper::DiscardForCritter) {
                    return Err(Refusal::plain(Rule::E7_6, "no-innkeeper"));
                }
                let berries = Stock::of(Resource::Berry, cost[Resource::Berry].min(3));
                self.check_cost(state, who, kind, cost.saturating_sub(berries), 0)
            }
            Way::Reserved => self.check_cost(state, who, kind, cost, 1),
            Way::Golden(slot) => self.check_golden(state, who, kind, slot),
            Way::Inventor(slot) => {
                if !self.is_helper(city, slot, Helper::DiscardForAny) {
                    return Err(Refusal::plain(Rule::L15, "no-inventor"));
                }
                self.check_cost(state, who, kind, cost, 3)
            }
            Way::Dungeon(slot) => {
                if !self.is_helper(city, slot, Helper::Imprison) {
                    return Err(Refusal::plain(Rule::E7_6, "no-dungeon"));
                }
                if self.prisoners_for(state, who, slot, kind, standing).next().is_none() {
                    return Err(Refusal::plain(Rule::E8_5, "no-prisoner"));
                }
                self.check_cost(state, who, kind, cost, 3)
            }
            Way::Judge => {
                // An exchange makes up for one resource. The sum stays.
                let short = state.player(who).stock.short_of(cost);
                let is_far = short > 1 && self.substitute_for(state, who, kind).is_none();
                let mut helpers = bits(standing.helpers[usize::from(facts.critter)]);
                let mut helps = || helpers.any(|slot| self.is_helper(city, slot, Helper::Swap));
                if is_far || !helps() || self.swaps(state, who, kind, cost).next().is_none() {
                    return Err(Refusal::plain(Rule::E7_6, "no-judge"));
                }
                Ok(())
            }
            Way::Treasury(slot) => {
                let tokens = city
                    .get(slot)
                    .filter(|_| self.is_helper(city, slot, Helper::SpendTokens))
                    .map_or(0, |card| card.tokens);
                if tokens == 0 {
                    return Err(Refusal::plain(Rule::N4_16, "no-treasury"));
                }
                self.check_cost(state, who, kind, cost, tokens.saturating_mul(2))
            }
            Way::Bridge(slot) => {
                let free = self.is_helper(city, slot, Helper::BuildUpon)
                    && city.get(slot).is_some_and(|card| card.inside == [0; 2]);
                if !free || facts.critter || legend {
                    return Err(Refusal::plain(Rule::H3_19, "no-bridge"));
                }
                self.check_cost(state, who, kind, cost, 3)
            }
            Way::Banner(slot) => {
                let fits = city.get(slot).is_some_and(|card| self.is_banner(*card, facts));
                if legend && fits { Ok(()) } else { Err(Refusal::plain(Rule::N4_3, "no-banner")) }
            }
        }
    }

    /// Whether the card at a place of a city is face up and helps to pay in this way.
    fn is_helper(&self, city: &City, slot: Slot, helper: Helper) -> bool {
        city.get(slot).is_some_and(|card| {
            self.glances[card.kind.index()].helper == Some(helper) && !card.has(FACE_DOWN)
        })
    }

    /// Checks taking a card from where it is.
    fn check_source(
        &self,
        state: &State,
        who: Owner,
        source: Source,
        kind: Kind,
        way: Way,
    ) -> Result<(), Refusal> {
        if let Source::Meadow(place) = source {
            self.check_meadow(state, who, place)?;
        }
        self.check_reserved(source, way)?;
        if let Source::Legend(_) = source {
            let facts = self.facts(kind);
            let banner = state.city(who).iter().any(|(_, card)| self.is_banner(*card, facts));
            if banner && !matches!(way, Way::Banner(_)) {
                return Err(Refusal::plain(Rule::N4_3, "no-cost-with-banner"));
            }
        }
        Ok(())
    }

    /// Every card of these kinds that could be played from somewhere.
    #[inline]
    pub(crate) fn each_source(
        &self,
        state: &State,
        who: Owner,
        of: u128,
        mut each: impl FnMut(Source, Kind),
    ) {
        self.any_source(state, who, of, |source, kind| {
            each(source, kind);
            false
        });
    }

    /// Whether any card of these kinds that could be played meets a condition; stops at the first.
    #[inline]
    pub(crate) fn any_source(
        &self,
        state: &State,
        who: Owner,
        of: u128,
        mut is_meant: impl FnMut(Source, Kind) -> bool,
    ) -> bool {
        let player = state.player(who);
        for kind in player.hand.kinds() {
            if of & kind.bit() != 0 && is_meant(Source::Hand(kind), kind) {
                return true;
            }
        }
        for (place, card) in MeadowIx::enumerate(&state.meadow) {
            if let Some(kind) = *card
                && of & kind.bit() != 0
                && is_meant(Source::Meadow(place), kind)
            {
                return true;
            }
        }
        let mut is_meant = |source, kind: Kind| of & kind.bit() != 0 && is_meant(source, kind);
        for (place, card) in ShownIx::enumerate(&state.shown) {
            if let Some(kind) = *card
                && is_meant(Source::Shown(place), kind)
            {
                return true;
            }
        }
        for legend in player.legends.into_iter().flatten() {
            if is_meant(Source::Legend(legend), legend) {
                return true;
            }
        }
        if state.pile_top.is_some_and(|kind| is_meant(Source::Pile, kind)) {
            return true;
        }
        if self.any_beside(state, who, &mut is_meant) {
            return true;
        }
        let Some(leaf) = state.leaf() else { return false };
        for (place, card) in StationIx::enumerate(&leaf.station.cards) {
            if let Some(kind) = *card
                && is_meant(Source::Station(place), kind)
            {
                return true;
            }
        }
        leaf.reserved[who.index()].is_some_and(|kind| is_meant(Source::Reserved, kind))
            || self.archived(state, who).any(|kind| is_meant(Source::Archive(kind), kind))
    }

    /// Every way to pay that is worth checking for a card, in a fixed order.
    pub(crate) fn each_way(
        &self,
        state: &State,
        who: Owner,
        kind: Kind,
        standing: &Standing,
        mut each: impl FnMut(Way),
    ) {
        each(Way::Cost);
        self.each_other_way(state, who, kind, standing, each);
    }

    /// The same ways without the printed cost.
    #[inline]
    pub(crate) fn each_other_way(
        &self,
        state: &State,
        who: Owner,
        kind: Kind,
        standing: &Standing,
        mut each: impl FnMut(Way),
    ) {
        if state.leaf().is_some_and(|leaf| leaf.modules.reservation) {
            each(Way::Reserved);
        }
        let facts = self.facts(kind);
        let city = state.city(who);
        let builders = if standing.freed & kind.bit() != 0 { standing.builders } else { 0 };
        let helpers = standing.helpers[usize::from(facts.critter)];
        let mut banners = 0;
        if Set::of(kind).legendary() {
            let named = city.iter().filter(|(_, card)| self.is_banner(**card, facts));
            banners = named.fold(0, |places, (slot, _)| places | slot.bit());
        }
        for slot in bits(builders | helpers | banners) {
            let Some(card) = city.get(slot) else { continue };
            if builders & slot.bit() != 0 && self.sets.freed_by(card.kind) & kind.bit() != 0 {
                each(Way::Token(slot));
            }
            if helpers & slot.bit() != 0 {
                let helper = self.glances[card.kind.index()].helper;
                each(match helper {
                    Some(Helper::DiscardForConstruction) => Way::Crane(slot),
                    Some(Helper::DiscardForCritter) => Way::Innkeeper(slot),
                    Some(Helper::DiscardForAny) => Way::Inventor(slot),
                    Some(Helper::Imprison) => Way::Dungeon(slot),
                    Some(Helper::Swap) => Way::Judge,
                    Some(Helper::SpendTokens) => Way::Treasury(slot),
                    Some(Helper::BuildUpon) | None => Way::Bridge(slot),
                });
            }
            if banners & slot.bit() != 0 {
                each(Way::Banner(slot));
            }
        }
        if facts.critter && self.golden_left(state, who) > 0 {
            for slot in bits(standing.builders) {
                if city.get(slot).is_some_and(|card| self.golden_pays(card, kind)) {
                    each(Way::Golden(slot));
                }
            }
        }
    }

    /// The critters that may be put into a Dungeon (E8.5). A Ranger may not open the second cell
    /// for itself.
    pub(crate) fn prisoners_to_be<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        slot: Slot,
    ) -> impl Iterator<Item = Slot> + 'a {
        let city = state.city(who);
        let inside = city.get(slot).map_or(2, Built::held_count);
        let rangers = self.count(city, Kind::RANGER);
        city.open()
            .filter(move |(_, card)| {
                let facts = self.facts(card.kind);
                if !facts.critter || Set::of(card.kind).legendary() {
                    return false;
                }
                match inside {
                    0 => true,
                    1 if self.face(card.kind) == Kind::RANGER => rangers > 1,
                    1 => rangers > 0,
                    _ => false,
                }
            })
            .map(|(slot, _)| slot)
    }

    /// Whether a card in a city is the one that a legend's banner names (N4.3).
    pub(super) fn is_banner(&self, card: Built, legend: &Facts) -> bool {
        let whole = !card.has(FACE_DOWN) && !Set::of(card.kind).legendary();
        whole && legend.replaces == Some(self.face(card.kind))
    }

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

    /// How many cards in a city count as a kind.
    pub fn count(&self, city: &City, kind: Kind) -> u8 {
        u8::try_from(city.open().filter(|(_, card)| self.face(card.kind) == kind).count()).unwrap_or(u8::MAX)
    }

    /// Whether a card in a city counts as a kind.
    pub fn has(&self, city: &City, kind: Kind) -> bool {
        city.open().any(|(_, card)| self.face(card.kind) == kind)
    }
}
