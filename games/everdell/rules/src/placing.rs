//! Placing a worker: the spaces, and the refusals (E4–E6). The effects of spaces are in `visiting`, those of events in
//! `events`; `outlook` checks many spaces at once.

mod events;
mod outlook;
mod visiting;

use crate::agenda::{Copy, Invitation, Why};
use crate::choice::Refusal;
use crate::content::{BasicEvent, Colour, ForestEffect, Gain, Season, Stock};
use crate::effects::{Action, Copied, GiveResources, Moment, Special};
use crate::index::{
    BasicEventIx, BasicIx, Cities, ClearingIx, ForestIx, JourneyIx, MeadowIx, Owner, Slot, SpecialEventIx,
    WonderIx,
};
use crate::kind::Kind;
use crate::playing::Standing;
use crate::state::{Built, FACE_DOWN, Player, Post, State, Taken};
use crate::{Everdell, Rule};

/// The result of a quick check of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Prospect {
    /// A worker may be put there.
    Open,
    /// Surely not: the space is full, cards are missing, or it is too early.
    Far,
    /// It must be checked.
    Unclear,
}

/// Whether a forest card asks for something before a worker can be put on it (E4.3).
fn asks(effect: ForestEffect) -> bool {
    match effect {
        ForestEffect::DiscardDrawDouble
        | ForestEffect::DiscardForAny
        | ForestEffect::MeadowTwo
        | ForestEffect::PayForGain
        | ForestEffect::ActivateTwo
        | ForestEffect::CopyForest => true,
        ForestEffect::Gain
        | ForestEffect::CopyBasic
        | ForestEffect::GainOne
        | ForestEffect::GainEither
        | ForestEffect::RenewMeadow => false,
    }
}

impl Everdell {
    /// Every space that a player could put a worker on, in a fixed order.
    pub(crate) fn each_post(&self, state: &State, who: Owner, mut each: impl FnMut(Post)) {
        for place in BasicIx::first(8) {
            each(Post::Basic(place));
        }
        for (clearing, &forest) in ClearingIx::enumerate(&state.forest) {
            if forest.is_some() {
                each(Post::Forest(clearing));
            }
        }
        self.trails_of(state, who).for_each(|clearing| each(Post::Forest(clearing)));
        each(Post::Haven);
        if state.market().is_some() {
            each(Post::Market);
        }
        if let Some(leaf) = state.leaf() {
            if leaf.modules.knoll {
                each(Post::Knoll);
            }
            if leaf.modules.visitors {
                each(Post::Station);
            }
        }
        for space in JourneyIx::first(4) {
            each(Post::Journey(space));
        }
        for (wonder, _) in WonderIx::enumerate(state.brook().map_or(&[][..], |brook| &brook.wonders)) {
            each(Post::Wonder(wonder));
        }
        for event in state.basic_events() {
            each(Post::BasicEvent(event));
        }
        for event in state.specials.iter().filter_map(|event| event.get()) {
            each(Post::SpecialEvent(event));
        }
        self.each_discovery_post(state, who, &mut each);
        for owner in state.cities() {
            for (slot, card) in state.city(owner).open() {
                if self.spots(state, owner, card) > 0 && (owner == who || self.is_open(card)) {
                    each(Post::Card(owner, slot));
                }
            }
        }
    }

    /// Whether a card shows the OPEN sign (E5.6).
    pub fn is_open(&self, card: &Built) -> bool {
        self.facts(card.kind).open
    }

    /// How many workers fit on a card now (E5.7, E5.8).
    pub fn spots(&self, state: &State, owner: Owner, card: &Built) -> u8 {
        let facts = self.facts(card.kind);
        if facts.spots == 0 && facts.locked == 0 {
            return 0;
        }
        let unlocked = owner.is_rival()
            || facts.unlocked_by.is_some_and(|kind| facts.locked > 0 && self.has(state.city(owner), kind));
        facts.spots + if unlocked { facts.locked } else { 0 }
    }

    /// Checks putting a worker on a space: first the workers on it, then the requirements of the space (E4.2, E4.3).
    pub(crate) fn check_place(&self, state: &State, who: Owner, post: Post) -> Result<(), Refusal> {
        self.check_place_among(state, who, post, state.taken(), &self.standing(state, who))
    }

    /// As [`Everdell::check_place`], with the taken places and the city counted once for many checks.
    pub(crate) fn check_place_among(
        &self,
        state: &State,
        who: Owner,
        post: Post,
        taken: Taken,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let occupied = Refusal::plain(Rule::E4_2, "no-free-place");
        match post {
            Post::Basic(place) => {
                let Some(basic) = self.content.basics.get(usize::from(place)) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                if !basic.shared && self.crowded(state, who, post, taken, 1) {
                    return Err(self.not_joined(state, who, post).unwrap_or(occupied));
                }
            }
            Post::Forest(clearing) => {
                let Some(forest) = state.forest_at(clearing) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                if clearing.trail_number().is_some() && !self.wanders(state, who) {
                    return Err(Refusal::plain(Rule::B12_5, "no-trail"));
                }
                let mine = state.player(who).workers.contains(&post);
                if mine || self.crowded(state, who, post, taken, state.clearing_room()) {
                    return Err(Refusal::plain(Rule::E5_2, "no-free-place"));
                }
                self.check_forest(state, who, forest).or_else(|refusal| {
                    if self.may_track(state, who, clearing) { Ok(()) } else { Err(refusal) }
                })?;
            }
            Post::Haven => {
                if state.player(who).hand.len() < 2 {
                    return Err(Refusal::counted(Rule::E5_9, "no-cards", 2, state.player(who).hand.len()));
                }
            }
            Post::Market => {
                if state.market().is_none() {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                }
                if state.player(who).workers.contains(&post) {
                    return Err(Refusal::plain(Rule::B3, "no-second-market"));
                }
                self.check_market(state, who)?;
            }
            Post::Knoll | Post::Station => self.check_leaf_space(state, who, post)?,
            Post::Journey(space) => self.check_journey(state, who, space, taken)?,
            Post::BasicEvent(_) | Post::SpecialEvent(_) => self.check_event(state, who, post, false)?,
            Post::Card(owner, slot) => self.check_card_spot(state, who, owner, slot, taken, standing)?,
            Post::Wonder(wonder) => self.check_wonder(state, who, wonder)?,
            Post::Discovery(discovery) => self.check_discovery_spot(state, who, discovery)?,
            Post::River(_) => return Err(Refusal::plain(Rule::P8, "no-worker-there")),
            Post::Away | Post::Home | Post::Lair | Post::Adrift => {
                return Err(Refusal::plain(Rule::E4_4, "no-place"));
            }
        }
        if standing.undisturbed { Ok(()) } else { self.check_space_toll(state, who, post) }
    }

    /// Checks the requirements of a forest card (E4.3, E5.3).
    pub(crate) fn check_forest(&self, state: &State, who: Owner, forest: ForestIx) -> Result<(), Refusal> {
        let Some(card) = self.content.forests.get(usize::from(forest)) else {
            return Err(Refusal::plain(Rule::E4_4, "no-place"));
        };
        if !asks(card.effect) {
            return Ok(());
        }
        match card.effect {
            ForestEffect::DiscardDrawDouble | ForestEffect::DiscardForAny
                if state.player(who).hand.is_empty() =>
            {
                Err(Refusal::counted(Rule::E4_3, "no-cards", 1, 0))
            }
            ForestEffect::MeadowTwo => {
                if self.room(state, who) == 0 {
                    return Err(Refusal::plain(Rule::E5_4, "no-hand-room"));
                }
                if MeadowIx::all().any(|place| self.check_draw_meadow(state, who, place).is_ok()) {
                    Ok(())
                } else {
                    Err(Refusal::plain(Rule::E4_3, "no-meadow-card"))
                }
            }
            ForestEffect::PayForGain if !self.affords(state, who, card.pay) => {
                let stock = state.player(who).stock;
                let missing = u8::try_from(card.pay.saturating_sub(stock).total()).unwrap_or(u8::MAX);
                Err(Refusal::counted(Rule::B10, "no-resources", missing, 0))
            }
            ForestEffect::CopyForest if !self.copyable(state, who, Copy::OtherForest).any(|_| true) => {
                Err(Refusal::plain(Rule::L9, "no-place-to-copy"))
            }
            ForestEffect::ActivateTwo if !self.greens(state, who, Cities::of(who)).any(|_| true) => {
                Err(Refusal::plain(Rule::B10, "no-own-green"))
            }
            _ => Ok(()),
        }
    }

    fn check_journey(
        &self,
        state: &State,
        who: Owner,
        space: JourneyIx,
        taken: Taken,
    ) -> Result<(), Refusal> {
        let Some(journey) = self.content.journeys.get(usize::from(space)) else {
            return Err(Refusal::plain(Rule::E4_4, "no-place"));
        };
        let player = state.player(who);
        if player.season != Season::Autumn {
            return Err(Refusal::plain(Rule::E5_10, "no-journey-yet"));
        }
        if !journey.shared && state.workers_among(taken, Post::Journey(space)) > 0 {
            return Err(Refusal::plain(Rule::E4_2, "no-free-place"));
        }
        if player.hand.len() < journey.points {
            return Err(Refusal::counted(Rule::E5_10, "no-cards", journey.points, player.hand.len()));
        }
        Ok(())
    }

    /// Whether a city meets the requirement of a basic event (E6.1).
    pub fn meets_basic(&self, city: &crate::state::City, event: BasicEventIx) -> bool {
        self.content
            .basic_events
            .get(usize::from(event))
            .is_some_and(|basic| self.counts_for(city, basic) >= basic.count)
    }

    /// How much a city has of what a basic event counts: cards of its colour (E6.1), or, for the Flower Festival,
    /// colours (B8).
    pub fn counts_for(&self, city: &crate::state::City, basic: &BasicEvent) -> u8 {
        self.colours_for(&self.colours(city), basic)
    }

    /// As [`Everdell::counts_for`], given the number of cards of each colour in the city.
    pub(crate) fn colours_for(&self, colours: &[u8; 5], basic: &BasicEvent) -> u8 {
        match basic.colour {
            Some(colour) => colours[colour as usize],
            None if basic.all => colours.iter().sum(),
            None => colours.iter().fold(0, |count, &cards| count + u8::from(cards > 0)),
        }
    }

    /// How much a city has of what a special event requires, and how much it requires: named cards, or colours with two
    /// cards each.
    pub fn meets_special(&self, state: &State, who: Owner, event: SpecialEventIx) -> (u8, u8) {
        self.meets_special_of(state, who, event, &self.standing(state, who))
    }

    /// As [`Everdell::meets_special`], given the standing of the city.
    pub(crate) fn meets_special_of(
        &self,
        state: &State,
        who: Owner,
        event: SpecialEventIx,
        standing: &Standing,
    ) -> (u8, u8) {
        let Some(special) = self.content.special_events.get(usize::from(event)) else { return (0, 1) };
        let city = state.city(who);
        if let Some(leaf) = special.leaf {
            return self.meets_leaf(state, who, &leaf);
        }
        if let Some(asks) = special.asks {
            let counted = city.open().filter(|(_, card)| asks.of.holds(self.facts(card.kind))).count();
            return (u8::try_from(counted).unwrap_or(u8::MAX).min(asks.count), asks.count);
        }
        match special.cards {
            Some(cards) => {
                let found = cards.iter().filter(|card| standing.faces & card.bit() != 0).count();
                (u8::try_from(found).unwrap_or(0), 2)
            }
            None => {
                let full = standing.colours.iter().filter(|&&count| count >= 2).count();
                (u8::try_from(full).unwrap_or(0), 5)
            }
        }
    }

    /// A quick check of a space, which decides many cases without [`Everdell::check_place_among`]. `taken` are the
    /// spaces with workers.
    #[inline]
    pub(crate) fn prospect(
        &self,
        state: &State,
        player: &Player,
        standing: &Standing,
        taken: Taken,
        post: Post,
    ) -> Prospect {
        let far_if = |is_far| if is_far { Prospect::Far } else { Prospect::Unclear };
        match post {
            // Only cats join others (L19.2), and they are a power.
            Post::Basic(place) if standing.undisturbed => match self.content.basics.get(usize::from(place)) {
                Some(basic) if basic.shared || !taken.may_hold(post) => Prospect::Open,
                _ => Prospect::Far,
            },
            // Two cards are discarded for a resource (E5.9).
            Post::Haven if standing.undisturbed => match player.hand.len() {
                0 | 1 => Prospect::Far,
                _ => Prospect::Open,
            },
            Post::Forest(_) => {
                far_if(standing.undisturbed && state.clearing_room() == 1 && taken.may_hold(post))
            }
            Post::Journey(_) => far_if(player.season != Season::Autumn),
            Post::BasicEvent(event) => far_if(!self.is_near_basic(event, standing)),
            Post::SpecialEvent(event) => far_if(!self.is_near_special(event, standing)),
            _ => Prospect::Unclear,
        }
    }

    /// Whether a city with this standing has what a basic event requires (E6.1).
    #[inline]
    fn is_near_basic(&self, event: BasicEventIx, standing: &Standing) -> bool {
        let basic = self.content.basic_events.get(usize::from(event));
        basic.is_some_and(|basic| self.colours_for(&standing.colours, basic) >= basic.count)
    }

    /// Whether a city with this standing may have what a special event requires (E6.2). For an event of an expansion
    /// this is decided only when the event is checked.
    #[inline]
    fn is_near_special(&self, event: SpecialEventIx, standing: &Standing) -> bool {
        let special = self.content.special_events.get(usize::from(event));
        special.is_some_and(|special| match special.cards {
            Some([one, other]) => {
                let cards = one.bit() | other.bit();
                standing.faces & cards == cards
            }
            None if special.asks.is_some() || special.leaf.is_some() => true,
            None => standing.colours.iter().all(|&count| count >= 2),
        })
    }

    /// Checks achieving an event (E6.3, E6.4).
    pub(crate) fn check_event(
        &self,
        state: &State,
        who: Owner,
        post: Post,
        without: bool,
    ) -> Result<(), Refusal> {
        let city = &state.player(who).city;
        match post {
            Post::BasicEvent(_) if state.brook().is_some() => {
                return Err(Refusal::plain(Rule::P3, "no-basic-events"));
            }
            Post::BasicEvent(event) => {
                if state.basic_events().all(|other| other != event) {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                }
                if state.basic_owner(event).is_some() || state.workers_at(post) > 0 {
                    return Err(Refusal::plain(Rule::E6_4, "no-free-event"));
                }
                let Some(basic) = self.content.basic_events.get(usize::from(event)) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                let have = self.counts_for(city, basic);
                if !without && have < basic.count {
                    let rule = crate::scoring::basic_rule(event);
                    return Err(Refusal::counted(rule, "no-event-cards", basic.count, have));
                }
            }
            Post::SpecialEvent(event) => {
                let Some(row) = state.special_row(event) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                if state.special_owners[row].is_some() || state.workers_at(post) > 0 {
                    return Err(Refusal::plain(Rule::E6_4, "no-free-event"));
                }
                let (have, need) = self.meets_special(state, who, event);
                let asks = self.content.special_events.get(event.index()).and_then(|special| special.asks);
                if !without && have < need {
                    let leaf = self.content.special_events.get(event.index());
                    let rule = match asks {
                        Some(_) => Rule::B9,
                        None if leaf.is_some_and(|special| special.leaf.is_some()) => Rule::L3,
                        None => Rule::E6_2,
                    };
                    return Err(Refusal::counted(rule, "no-event-cards", need, have));
                }
                if let Some(asks) = asks {
                    self.check_event_cost(state, who, asks.pay)?;
                }
                if self.special_is(event, "croak_wart_cure") {
                    let berries = state.player(who).stock.0[3];
                    if !self.affords(state, who, Stock([0, 0, 0, 2])) {
                        return Err(Refusal::counted(Rule::E6_3, "no-berries", 2 - berries, berries));
                    }
                    if city
                        .iter()
                        .filter(|(_, card)| self.is_removable(card.kind) && !card.has(FACE_DOWN))
                        .count()
                        < 2
                    {
                        return Err(Refusal::counted(Rule::E6_3, "no-city-cards", 2, city.len()));
                    }
                }
            }
            _ => return Err(Refusal::plain(Rule::E4_4, "no-place")),
        }
        Ok(())
    }

    /// Checks that a player can pay the cost of an event of Bellfaire (B9).
    fn check_event_cost(&self, state: &State, who: Owner, pay: Gain) -> Result<(), Refusal> {
        let player = state.player(who);
        if !self.affords(state, who, pay.stock) {
            let missing = u8::try_from(pay.stock.saturating_sub(player.stock).total()).unwrap_or(u8::MAX);
            return Err(Refusal::counted(Rule::B9, "no-resources", missing, 0));
        }
        if player.hand.len() < pay.cards {
            return Err(Refusal::counted(Rule::B9, "no-cards", pay.cards, player.hand.len()));
        }
        Ok(())
    }

    /// Whether a special event of the content has this name.
    pub fn special_is(&self, event: SpecialEventIx, name: &str) -> bool {
        self.content.special_events.get(usize::from(event)).is_some_and(|special| *special.id == *name)
    }

    fn check_card_spot(
        &self,
        state: &State,
        who: Owner,
        owner: Owner,
        slot: Slot,
        taken: Taken,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let no_place = Refusal::plain(Rule::E4_4, "no-place");
        if !state.has_city(owner) {
            return Err(no_place);
        }
        let Some(card) = state.city(owner).get(slot) else { return Err(no_place) };
        let spots = self.spots(state, owner, card);
        let facts = self.facts(card.kind);
        if spots == 0 && facts.locked == 0 {
            return Err(no_place);
        }
        if card.has(FACE_DOWN) {
            return Err(Refusal::plain(Rule::R69, "no-face-down"));
        }
        if owner != who && !facts.open {
            return Err(Refusal::plain(Rule::E5_6, "no-open-sign"));
        }
        let here = state.workers_among(taken, Post::Card(owner, slot));
        let post = Post::Card(owner, slot);
        if here >= spots && !self.joins(state, who, post, spots) {
            if let Some(refusal) = self.not_joined(state, who, post) {
                return Err(refusal);
            }
            let rule = if here < facts.spots + facts.locked { Rule::E5_7 } else { Rule::E4_2 };
            return Err(Refusal::plain(
                rule,
                if rule == Rule::E5_7 { "no-unlocked-place" } else { "no-free-place" },
            ));
        }
        self.check_card_use(state, who, card, standing)
    }

    /// Checks the requirements of a card with a worker space (E4.3).
    pub(crate) fn check_card_use(
        &self,
        state: &State,
        who: Owner,
        card: &Built,
        standing: &Standing,
    ) -> Result<(), Refusal> {
        let player = state.player(who);
        for action in &self.deeds(card.kind).visit {
            match *action {
                Action::GiveResources(GiveResources { count, .. }) => {
                    let have = u8::try_from(player.stock.total()).unwrap_or(u8::MAX);
                    if have < count {
                        return Err(Refusal::counted(Rule::E4_3, "no-resources", count - have, have));
                    }
                }
                Action::Play(_) => {
                    let invitation = Invitation::of(card.kind, Moment::Visit);
                    if !self.can_accept(state, who, invitation, standing) {
                        return Err(Refusal::plain(Rule::E4_3, "no-card-to-play"));
                    }
                }
                Action::Copy(copied @ (Copied::Opponents | Copied::Occupied)) => {
                    if !self.copyable(state, who, copied.into()).any(|_| true) {
                        return Err(Refusal::plain(Rule::E4_3, "no-place-to-copy"));
                    }
                }
                Action::Special(Special::PostOffice) => {
                    if player.hand.len() < 2 {
                        return Err(Refusal::counted(Rule::E4_3, "no-cards", 2, player.hand.len()));
                    }
                }
                Action::Special(Special::University) => {
                    if self.pickable(state, who, Why::University).is_empty() {
                        return Err(Refusal::counted(Rule::E4_3, "no-city-cards", 1, 0));
                    }
                }
                Action::ActivateOwn(_) => {
                    let mut greens = self.greens(state, who, Cities::of(who));
                    if greens.next().is_none() {
                        return Err(Refusal::plain(Rule::LR26, "no-own-green"));
                    }
                }
                Action::Special(Special::Conductor) => {
                    if self.borrowable(state, who, Kind::CONDUCTOR).is_empty() {
                        return Err(Refusal::plain(Rule::L18, "no-place-to-copy"));
                    }
                }
                Action::Special(Special::PirateShip) => {
                    if self.receivers(state, who, Why::PirateShip).next().is_none() {
                        return Err(Refusal::plain(Rule::PR6, "no-harbour"));
                    }
                }
                Action::Special(Special::Storehouse) => {
                    if card.stored().is_empty() {
                        return Err(Refusal::plain(Rule::E4_3, "no-stored"));
                    }
                }
                Action::Special(Special::AmillaGlistendew) => {
                    if !self.free_events(state, who).any(|_| true) {
                        return Err(Refusal::plain(Rule::H3_16, "no-free-event"));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The colour of a card.
    pub fn colour(&self, kind: Kind) -> Colour {
        self.facts(kind).colour
    }
}
