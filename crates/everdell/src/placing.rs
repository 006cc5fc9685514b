//! Placing a worker and what the space gives (E4–E6).

use tabletop::{Chance, Log};

use crate::agenda::{Copy, Invitation, Task, Why};
use crate::choice::Refusal;
use crate::content::{CITY, Colour, ForestEffect, Gain, Season, Set, Stock};
use crate::event::{Event, Heap};
use crate::kind::Kind;
use crate::modules::rule_of;
use crate::play::Play;
use crate::playing::Standing;
use crate::setup::RivalKind;
use crate::state::{Built, EMPTY, FACE_DOWN, NOBODY, Player, Post, RIVAL, SEATS, State, Taken};
use crate::{Everdell, Rule};

impl Everdell {
    /// Every space that a worker could be put on by somebody, in a fixed order.
    pub(crate) fn each_post(&self, state: &State, who: u8, mut each: impl FnMut(Post)) {
        for place in 0..8 {
            each(Post::Basic(place));
        }
        for (clearing, &forest) in (0u8..).zip(&state.forest) {
            if forest != EMPTY {
                each(Post::Forest(clearing));
            }
        }
        each(Post::Haven);
        for space in 0..4 {
            each(Post::Journey(space));
        }
        for event in 0..4 {
            each(Post::BasicEvent(event));
        }
        for &event in state.specials.iter().filter(|&&event| event != EMPTY) {
            each(Post::SpecialEvent(event));
        }
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
    pub fn spots(&self, state: &State, owner: u8, card: &Built) -> u8 {
        let facts = self.facts(card.kind);
        if facts.spots == 0 && facts.locked == 0 {
            return 0;
        }
        let unlocked = owner == RIVAL
            || facts.unlocked_by.is_some_and(|kind| facts.locked > 0 && self.has(state.city(owner), kind));
        facts.spots + if unlocked { facts.locked } else { 0 }
    }

    /// What stands against putting a worker on a space: first who stands there, then what the
    /// space asks for (E4.2, E4.3).
    pub(crate) fn check_place(&self, state: &State, who: u8, post: Post) -> Result<(), Refusal> {
        self.check_place_among(state, who, post, state.taken())
    }

    /// The same where many places are looked at.
    pub(crate) fn check_place_among(
        &self,
        state: &State,
        who: u8,
        post: Post,
        taken: Taken,
    ) -> Result<(), Refusal> {
        let occupied = Refusal::plain(Rule::E4_2, "no-free-place");
        match post {
            Post::Basic(place) => {
                let Some(basic) = self.content.basics.get(usize::from(place)) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                if !basic.shared && state.workers_among(taken, post) > 0 {
                    return Err(occupied);
                }
            }
            Post::Forest(clearing) => {
                let Some(&forest) =
                    state.forest.get(usize::from(clearing)).filter(|&&forest| forest != EMPTY)
                else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                let mine = state.player(who).workers.contains(&post);
                let room = if state.players == 4 { 2 } else { 1 };
                if mine || state.workers_among(taken, post) >= room {
                    return Err(Refusal::plain(Rule::E5_2, "no-free-place"));
                }
                self.check_forest(state, who, forest)?;
            }
            Post::Haven => {
                if state.player(who).hand.len() < 2 {
                    return Err(Refusal::counted(Rule::E5_9, "no-cards", 2, state.player(who).hand.len()));
                }
            }
            Post::Journey(space) => self.check_journey(state, who, space, taken)?,
            Post::BasicEvent(_) | Post::SpecialEvent(_) => self.check_event(state, who, post, false)?,
            Post::Card(owner, slot) => self.check_card_spot(state, who, owner, slot, taken)?,
            Post::Away | Post::Home | Post::Lair | Post::Adrift => {
                return Err(Refusal::plain(Rule::E4_4, "no-place"));
            }
        }
        self.check_space_toll(state, who, post)
    }

    fn check_forest(&self, state: &State, who: u8, forest: u8) -> Result<(), Refusal> {
        let Some(card) = self.content.forests.get(usize::from(forest)) else {
            return Err(Refusal::plain(Rule::E4_4, "no-place"));
        };
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
                if (0..8).any(|place| self.check_draw_meadow(state, who, place).is_ok()) {
                    Ok(())
                } else {
                    Err(Refusal::plain(Rule::E4_3, "no-meadow-card"))
                }
            }
            _ => Ok(()),
        }
    }

    fn check_journey(&self, state: &State, who: u8, space: u8, taken: Taken) -> Result<(), Refusal> {
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

    /// Whether a city meets what a basic event asks for (E6.1).
    pub fn meets_basic(&self, city: &crate::state::City, event: u8) -> bool {
        self.content
            .basic_events
            .get(usize::from(event))
            .is_some_and(|basic| self.coloured(city, basic.colour) >= basic.count)
    }

    /// How much of what a special event asks for is in a city: cards named, or colours with two.
    pub fn meets_special(&self, city: &crate::state::City, event: u8) -> (u8, u8) {
        let Some(special) = self.content.special_events.get(usize::from(event)) else { return (0, 1) };
        match special.cards {
            Some(cards) => {
                let found = cards.iter().filter(|&&card| self.has(city, card)).count();
                (u8::try_from(found).unwrap_or(0), 2)
            }
            None => {
                let full = self.colours(city).iter().filter(|&&count| count >= 2).count();
                (u8::try_from(full).unwrap_or(0), 5)
            }
        }
    }

    /// Whether something stands against a space that a glance at the city shows: an event whose
    /// cards are missing, or a journey too early.
    #[inline]
    pub(crate) fn is_far(&self, player: &Player, standing: &Standing, post: Post) -> bool {
        match post {
            Post::Journey(_) => player.season != Season::Autumn,
            Post::BasicEvent(event) => {
                let basic = self.content.basic_events.get(usize::from(event));
                basic.is_none_or(|basic| standing.colours[basic.colour as usize] < basic.count)
            }
            Post::SpecialEvent(event) => {
                let special = self.content.special_events.get(usize::from(event));
                special.is_none_or(|special| match special.cards {
                    Some([one, other]) => {
                        let cards = one.bit() | other.bit();
                        standing.faces & cards != cards
                    }
                    None => standing.colours.iter().any(|&count| count < 2),
                })
            }
            _ => false,
        }
    }

    /// What stands against achieving an event (E6.3, E6.4).
    pub(crate) fn check_event(
        &self,
        state: &State,
        who: u8,
        post: Post,
        without: bool,
    ) -> Result<(), Refusal> {
        let city = &state.player(who).city;
        match post {
            Post::BasicEvent(event) => {
                let owner = state.basic_owners.get(usize::from(event)).copied().unwrap_or(0);
                if owner != NOBODY || state.workers_at(post) > 0 {
                    return Err(Refusal::plain(Rule::E6_4, "no-free-event"));
                }
                let Some(basic) = self.content.basic_events.get(usize::from(event)) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                let have = self.coloured(city, basic.colour);
                if !without && have < basic.count {
                    return Err(Refusal::counted(Rule::E6_1, "no-event-cards", basic.count, have));
                }
            }
            Post::SpecialEvent(event) => {
                let Some(row) = state.special_row(event) else {
                    return Err(Refusal::plain(Rule::E4_4, "no-place"));
                };
                if state.special_owners[row] != NOBODY || state.workers_at(post) > 0 {
                    return Err(Refusal::plain(Rule::E6_4, "no-free-event"));
                }
                let (have, need) = self.meets_special(city, event);
                if !without && have < need {
                    return Err(Refusal::counted(Rule::E6_2, "no-event-cards", need, have));
                }
                if self.special_is(event, "croak_wart_cure") {
                    let berries = state.player(who).stock.0[3];
                    if berries < 2 {
                        return Err(Refusal::counted(Rule::E6_3, "no-berries", 2 - berries, berries));
                    }
                    if city
                        .iter()
                        .filter(|(_, card)| !Set::of(card.kind).legendary() && !card.has(FACE_DOWN))
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

    /// Whether a special event of the content has this name.
    pub fn special_is(&self, event: u8, name: &str) -> bool {
        self.content.special_events.get(usize::from(event)).is_some_and(|special| *special.id == *name)
    }

    fn check_card_spot(
        &self,
        state: &State,
        who: u8,
        owner: u8,
        slot: u8,
        taken: Taken,
    ) -> Result<(), Refusal> {
        let no_place = Refusal::plain(Rule::E4_4, "no-place");
        if usize::from(owner) >= SEATS && owner != RIVAL {
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
        if here >= spots {
            let rule = if here < facts.spots + facts.locked { Rule::E5_7 } else { Rule::E4_2 };
            return Err(Refusal::plain(
                rule,
                if rule == Rule::E5_7 { "no-unlocked-place" } else { "no-free-place" },
            ));
        }
        self.check_card_use(state, who, owner, slot, card)
    }

    /// What a card with a worker space asks for (E4.3).
    fn check_card_use(
        &self,
        state: &State,
        who: u8,
        owner: u8,
        slot: u8,
        card: &Built,
    ) -> Result<(), Refusal> {
        let player = state.player(who);
        let offered = |invitation| {
            if self.can_accept(state, who, invitation) {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::E4_3, "no-card-to-play"))
            }
        };
        match card.kind {
            Kind::Monastery => {
                let have = u8::try_from(player.stock.total()).unwrap_or(u8::MAX);
                if have < 2 {
                    return Err(Refusal::counted(Rule::E4_3, "no-resources", 2 - have, have));
                }
            }
            Kind::PostOffice => {
                if player.hand.len() < 2 {
                    return Err(Refusal::counted(Rule::E4_3, "no-cards", 2, player.hand.len()));
                }
            }
            Kind::University => {
                if !self.pickable(state, who, Why::University).any(|_| true) {
                    return Err(Refusal::counted(Rule::E4_3, "no-city-cards", 1, 0));
                }
            }
            Kind::Inn => offered(Invitation::Inn)?,
            Kind::GreenAcorn => offered(Invitation::GreenAcorn)?,
            Kind::Queen => offered(Invitation::Queen)?,
            Kind::EverflameTomb => offered(Invitation::Tomb)?,
            Kind::Storehouse => {
                if card.stored().is_empty() {
                    return Err(Refusal::plain(Rule::E4_3, "no-stored"));
                }
            }
            Kind::EvertailPath => {
                if !self.copyable(state, who, Copy::Opponents).any(|_| true) {
                    return Err(Refusal::plain(Rule::E4_3, "no-place-to-copy"));
                }
            }
            Kind::StreySoftpaw => {
                if !self.copyable(state, who, Copy::Occupied).any(|_| true) {
                    return Err(Refusal::plain(Rule::E4_3, "no-place-to-copy"));
                }
            }
            Kind::AmillaGlistendew => {
                if !self.free_events(state, who).any(|_| true) {
                    return Err(Refusal::plain(Rule::H3_16, "no-free-event"));
                }
            }
            _ => {}
        }
        let _ = (owner, slot);
        Ok(())
    }

    /// The events that nobody has achieved and nobody stands on, for Amilla Glistendew.
    pub(crate) fn free_events<'a>(&'a self, state: &'a State, who: u8) -> impl Iterator<Item = Post> + 'a {
        let basic = (0..4).map(Post::BasicEvent);
        let special = state.specials.into_iter().filter(|&event| event != EMPTY).map(Post::SpecialEvent);
        basic.chain(special).filter(move |&post| {
            self.check_event(state, who, post, true).is_ok()
                && self.check_space_toll(state, who, post).is_ok()
        })
    }

    /// Whether there is any space for a worker.
    pub(crate) fn has_target(&self, state: &State, who: u8) -> bool {
        let mut found = false;
        let taken = state.taken();
        self.each_post(state, who, |post| {
            found = found || self.check_place_among(state, who, post, taken).is_ok();
        });
        found
    }

    /// The spaces whose effect may be copied (E5.5, E5.3, N3.10, N4.11).
    pub(crate) fn copyable<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        copy: Copy,
    ) -> impl Iterator<Item = Post> + 'a {
        self.posts_of_all(state).filter(move |&post| {
            let kind = match (copy, post) {
                (_, Post::Basic(_)) => true,
                (Copy::Basic, Post::Forest(_)) => false,
                (_, Post::Forest(clearing)) => state
                    .forest
                    .get(usize::from(clearing))
                    .is_some_and(|&forest| forest != EMPTY && self.check_forest(state, who, forest).is_ok()),
                (Copy::Opponents, Post::Haven) => state.player(who).hand.len() >= 2,
                (Copy::Opponents, Post::Card(owner, slot)) => {
                    let card = state.city(owner).get(slot).copied();
                    card.is_some_and(|card| {
                        !matches!(
                            card.kind,
                            Kind::Cemetery | Kind::Chapel | Kind::Monastery | Kind::EvertailPath
                        ) && !Set::of(card.kind).legendary()
                            && self.check_card_use(state, who, owner, slot, &card).is_ok()
                    })
                }
                _ => false,
            };
            kind && match copy {
                Copy::Occupied => state.workers_at(post) > 0,
                Copy::AlsoOccupied(first) => first != post && state.workers_at(post) > 0,
                Copy::Opponents => {
                    let own = state.player(who).workers.iter().filter(|&&worker| worker == post).count();
                    usize::from(state.workers_at(post)) > own
                }
                _ => true,
            }
        })
    }

    /// Every space that somebody could stand on, but for journeys and events.
    fn posts_of_all<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Post> + 'a {
        let cards = state.cities().flat_map(move |owner| {
            let red = state.city(owner).open().filter(|(_, card)| self.facts(card.kind).spots > 0);
            red.map(move |(slot, _)| Post::Card(owner, slot))
        });
        let board = (0..8).map(Post::Basic).chain((0..4).map(Post::Forest));
        board.chain([Post::Haven]).chain(cards)
    }

    /// The deployed workers that may be moved or taken back: not those that stay for good (R103).
    pub(crate) fn liftable<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        _: Why,
    ) -> impl Iterator<Item = Post> + 'a {
        let player = state.player(who);
        player.workers.iter().enumerate().filter_map(move |(index, &post)| {
            let first = player.workers[..index].iter().all(|&other| other != post);
            let own = player.permanent & (1 << index) == 0 && !state.lair.has_lent(who, index);
            (post.is_deployed() && own && first).then_some(post)
        })
    }

    /// Cards in a city that may be chosen for something; see where each is asked.
    pub(crate) fn pickable<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        why: Why,
    ) -> impl Iterator<Item = (u8, u8)> + 'a {
        let owner = if why == Why::AgainstRugwort { RIVAL } else { who };
        let full = why == Why::Ruins && usize::from(self.spaces(state.city(owner), false)) >= CITY;
        let own = state.city(owner).iter().filter(move |(slot, card)| {
            let facts = self.facts(card.kind);
            let legendary = Set::of(card.kind).legendary();
            if card.has(FACE_DOWN) {
                return false;
            }
            match why {
                Why::Ruins => {
                    !facts.critter && !legendary && (!full || self.frees_space(state.city(owner), *slot))
                }
                Why::SilverScale => !facts.critter && card.kind != Kind::SilverScaleSpring,
                Why::Thieves | Why::Darkdeep => facts.critter && !legendary,
                Why::University | Why::Cure => !legendary,
                Why::AgainstRugwort => true,
                _ => false,
            }
        });
        let own = own.map(move |(slot, _)| (owner, slot));
        own.chain(self.module_pickable(state, who, why).iter())
            .chain(self.spider_pickable(state, who, why).iter())
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Places a worker and uses the space at once (E4.1).
    pub fn place_worker(&mut self, who: u8, post: Post) {
        let player = self.state.player_mut(who);
        if let Some(worker) = player.workers.iter_mut().find(|worker| **worker == Post::Home) {
            *worker = post;
        }
        self.arrive(who, post);
    }

    /// A worker has been put on a space.
    fn arrive(&mut self, who: u8, post: Post) {
        self.tell(Rule::E4_1, Event::Placed { who, post });
        match post {
            Post::BasicEvent(_) | Post::SpecialEvent(_) => {
                self.push(Task::Achieve { who, post });
                self.achieve(who, post);
            }
            _ => self.push(Task::Visit { who, post }),
        }
        self.space_tolls(who, post);
    }

    /// A worker is lifted, to be moved (Ranger), or taken back (A Well Run City).
    pub fn lift_worker(&mut self, who: u8, post: Post, why: Why) -> Result<(), C::Error> {
        let player = self.state.player_mut(who);
        let permanent = player.permanent;
        let found = player
            .workers
            .iter_mut()
            .enumerate()
            .find(|(index, worker)| **worker == post && permanent & (1 << index) == 0);
        let Some((index, worker)) = found else { return Ok(()) };
        *worker = Post::Home;
        let worker = u8::try_from(index).unwrap_or(0);
        match why {
            Why::WellRun => self.tell(Rule::E6_2, Event::CameBack { who, from: post }),
            Why::Plan(_) | Why::Plot(_) => self.worker_given_up(who, worker, post, why),
            _ => {
                // Until it stands somewhere it is neither at home nor anywhere else.
                self.state.player_mut(who).workers[index] = Post::Lair;
                self.state.lifted_from = post;
                self.push(Task::MoveTo { who, worker });
            }
        }
        Ok(())
    }

    /// A lifted worker goes to another legal space and uses it (Ranger, R103).
    pub fn move_worker(&mut self, who: u8, worker: u8, post: Post) {
        self.state.player_mut(who).workers[usize::from(worker) % 6] = post;
        let from = self.state.lifted_from;
        self.cite(Rule::R103);
        self.tell(Rule::E9_1, Event::Moved { who, from, to: post });
        self.arrive(who, post);
    }

    /// What a space gives (E5).
    pub fn visit(&mut self, who: u8, post: Post) -> Result<(), C::Error> {
        match post {
            Post::Basic(place) => {
                if let Some(basic) = self.game.content.basics.get(usize::from(place)) {
                    self.gain(who, basic.gain, Rule::E5_1)?;
                }
            }
            Post::Forest(clearing) => {
                let forest = self.state.forest.get(usize::from(clearing)).copied().unwrap_or(EMPTY);
                self.visit_forest(who, forest)?;
            }
            Post::Haven => {
                let left = self.state.player(who).hand.len();
                self.push(Task::Discard { who, left, done: 0, least: 2, why: Why::Haven });
            }
            Post::Journey(space) => {
                if let Some(journey) = self.game.content.journeys.get(usize::from(space)) {
                    let left = journey.points;
                    self.push(Task::Discard { who, left, done: 0, least: left, why: Why::Journey });
                }
            }
            Post::Card(owner, slot) => self.visit_card(who, owner, slot, false)?,
            _ => {}
        }
        Ok(())
    }

    /// What a forest card gives (E5.3).
    fn visit_forest(&mut self, who: u8, forest: u8) -> Result<(), C::Error> {
        let Some(card) = self.game.content.forests.get(usize::from(forest)) else { return Ok(()) };
        let (effect, gain) = (card.effect, card.gain);
        let hand = self.state.player(who).hand.len();
        match effect {
            ForestEffect::Gain => self.gain(who, gain, Rule::E5_3)?,
            ForestEffect::DiscardDrawDouble => {
                self.push(Task::Discard { who, left: hand, done: 0, least: 1, why: Why::DrawDouble });
            }
            ForestEffect::DiscardForAny => {
                self.push(Task::Discard { who, left: hand.min(3), done: 0, least: 1, why: Why::ForAny });
            }
            ForestEffect::CopyBasic => {
                self.push_all(&[
                    Task::CopySpot { who, copy: Copy::Basic },
                    Task::Draw { who, left: gain.cards },
                ]);
            }
            ForestEffect::MeadowTwo => {
                self.state.drawn_two = [None; 2];
                self.push_all(&[
                    Task::DrawMeadow { who, left: 2.min(self.room(who)), may: false },
                    Task::Refill,
                    Task::Offer { who, invitation: Invitation::Meadow },
                ]);
            }
        }
        Ok(())
    }

    /// Copies a space in play (E5.5).
    pub fn copy_spot(&mut self, who: u8, copy: Copy, post: Post) -> Result<(), C::Error> {
        let rule = match copy {
            Copy::Opponents => Rule::N3_10,
            Copy::Occupied | Copy::AlsoOccupied(_) => Rule::N4_11,
            _ => Rule::E5_5,
        };
        if copy == Copy::Occupied {
            self.push(Task::CopySpot { who, copy: Copy::AlsoOccupied(post) });
        }
        if copy == Copy::BasicOrForest {
            self.cite(Rule::R101);
        }
        if copy == Copy::Opponents {
            self.cite(Rule::R92);
        }
        self.tell(rule, Event::Copied { who, post });
        match post {
            Post::Card(owner, slot) => self.visit_card(who, owner, slot, true),
            _ => self.visit(who, post),
        }
    }

    /// What a red card or a Storehouse does when a worker is placed on it (E5.6–E5.8).
    fn visit_card(&mut self, who: u8, owner: u8, slot: u8, copied: bool) -> Result<(), C::Error> {
        let Some(card) = self.state.city(owner).get(slot).copied() else { return Ok(()) };
        let facts = *self.game.facts(card.kind);
        if owner != who && !copied {
            self.open_visit(who, owner, card.kind);
        }
        if facts.permanent && !copied {
            self.stays(who, Post::Card(owner, slot));
        }
        let rule = Rule::E9_3;
        match card.kind {
            Kind::Inn => self.push(Task::Offer { who, invitation: Invitation::Inn }),
            Kind::Queen => self.push(Task::Offer { who, invitation: Invitation::Queen }),
            Kind::Cemetery => self.push(Task::CemeteryPile { who }),
            Kind::Lookout => self.push(Task::CopySpot { who, copy: Copy::BasicOrForest }),
            Kind::Chapel => {
                let tokens = card.tokens.saturating_add(1);
                if let Some(chapel) = self.state.city_mut(owner).get_mut(slot) {
                    chapel.tokens = tokens;
                }
                self.tell(rule, Event::TokensOn { who: owner, slot, kind: card.kind, count: 1 });
                self.push(Task::Draw { who, left: tokens.saturating_mul(2) });
            }
            Kind::Monastery => {
                self.push(Task::Opponent { who, why: Why::Monastery });
            }
            Kind::PostOffice => self.push(Task::Opponent { who, why: Why::PostOffice }),
            Kind::University => {
                self.state.university = Post::Card(owner, slot);
                self.push(Task::Pick { who, left: 1, done: 0, why: Why::University });
            }
            Kind::Storehouse => {
                let stored = card.stored();
                if let Some(store) = self.state.city_mut(owner).get_mut(slot) {
                    store.inside = [0; 2];
                }
                self.gain_stock(who, stored, Rule::E5_8);
            }
            _ => self.visit_mini(who, card.kind),
        }
        Ok(())
    }

    /// A card with the OPEN sign was visited by somebody else (E5.6).
    fn open_visit(&mut self, who: u8, owner: u8, kind: Kind) {
        if owner == RIVAL && self.state.rival == RivalKind::Nightweave {
            self.open_visit_hers(who, kind);
        } else if kind == Kind::GreenAcorn {
            self.gain_points(owner, 2, Rule::H3_17);
        } else {
            self.gain_points(owner, 1, if owner == RIVAL { Rule::E14_4 } else { Rule::E5_6 });
        }
    }

    /// A worker stays for good (E5.7).
    fn stays(&mut self, who: u8, post: Post) {
        let player = self.state.player_mut(who);
        for (index, worker) in player.workers.iter().enumerate() {
            if *worker == post {
                player.permanent |= 1 << index;
            }
        }
        self.tell(Rule::E5_7, Event::Stays { who, post });
    }

    /// The event is the player's from now on (E6.4).
    fn achieve(&mut self, who: u8, post: Post) {
        match post {
            Post::BasicEvent(event) => self.state.basic_owners[usize::from(event) % 4] = who,
            Post::SpecialEvent(event) => {
                if let Some(row) = self.state.special_row(event) {
                    self.state.special_owners[row] = who;
                }
            }
            _ => return,
        }
        if self.state.city(who).open().any(|(_, card)| Set::of(card.kind).legendary()) {
            self.cite(Rule::N4_6);
        }
        let rule = if matches!(post, Post::BasicEvent(_)) { Rule::E6_1 } else { Rule::E6_2 };
        self.cite(rule);
        self.tell(Rule::E6_4, Event::Achieved { who, post });
    }

    /// Achieves an event without a worker on it (Amilla Glistendew).
    pub fn achieve_free(&mut self, who: u8, post: Post) {
        self.push(Task::Achieve { who, post });
        self.achieve(who, post);
        self.space_tolls(who, post);
    }

    /// What an achieved event does at once (E6.3).
    pub fn achieved(&mut self, who: u8, post: Post) -> Result<(), C::Error> {
        self.event_achieved(who);
        let Post::SpecialEvent(event) = post else { return Ok(()) };
        let Some(special) = self.game.content.special_events.get(usize::from(event)) else { return Ok(()) };
        let stock = self.state.player(who).stock;
        match &*special.id {
            "brilliant_marketing_plan" => self.push(Task::Opponent { who, why: Why::Marketing }),
            "well_run_city" => self.push(Task::ChooseWorker { who, why: Why::WellRun }),
            "evening_of_fireworks" => {
                self.push(Task::Amount { who, least: 0, most: stock.0[0].min(3), why: Why::Fireworks });
            }
            "performer_in_residence" => {
                self.push(Task::Amount { who, least: 0, most: stock.0[3].min(3), why: Why::Performer });
            }
            "under_new_management" => {
                self.push(Task::PayAny { who, left: 3, done: 0, least: 0, why: Why::Management });
            }
            "ancient_scrolls" => {
                self.reveal(who, 5, Rule::E6_2)?;
                self.push(Task::Scrolls { who, under: false });
            }
            "acorn_thieves" => self.push(Task::Pick { who, left: 2, done: 0, why: Why::Thieves }),
            "croak_wart_cure" => {
                self.pay(who, Stock([0, 0, 0, 2]), Rule::E6_3);
                self.push(Task::Pick { who, left: 2, done: 0, why: Why::Cure });
            }
            "graduation_of_scholars" => {
                self.push(Task::Discard { who, left: 3, done: 0, least: 0, why: Why::Graduation });
            }
            "pristine_chapel_ceiling" => {
                let chapel = self.state.city(who).open().find(|(_, card)| card.kind == Kind::Chapel);
                let tokens = chapel.map_or(0, |(_, card)| card.tokens);
                self.gain(who, Gain { any: tokens, cards: tokens, ..Gain::default() }, Rule::E6_2)?;
            }
            "tax_relief" => self.start_production(who),
            _ => {}
        }
        Ok(())
    }

    /// The row of the event that was achieved last by a player with this name, to store things.
    fn store_of(&mut self, name: &str) -> Option<&mut crate::state::EventStore> {
        let row = self.state.specials.iter().position(|&event| self.game.special_is(event, name))?;
        self.state.stores.get_mut(row)
    }

    /// Stores resources on an event.
    pub fn store_on_event(&mut self, who: u8, name: &str, stock: Stock) {
        if stock.is_empty() {
            return;
        }
        let player = self.state.player_mut(who);
        player.stock = player.stock.saturating_sub(stock);
        if let Some(store) = self.store_of(name) {
            store.stock = store.stock.saturating_add(stock);
        }
        self.tell(Rule::E6_2, Event::Stored { who, stock });
    }

    /// Puts a card under an event.
    pub fn put_under_event(&mut self, who: u8, name: &str, kind: Kind) {
        if let Some(store) = self.store_of(name)
            && let Some(place) = store.cards.iter_mut().find(|card| card.is_none())
        {
            *place = Some(kind);
        } else {
            self.state.discard[kind.index()] += 1;
        }
        self.tell(Rule::E6_2, Event::PutUnder { who, kind });
    }

    /// A hand card goes for something; each purpose is settled in [`Play::discarded`].
    pub fn discard_for(&mut self, who: u8, kind: Kind, why: Why) -> Result<(), C::Error> {
        match why {
            Why::Graduation => {
                self.state.player_mut(who).hand.take(kind);
                self.put_under_event(who, "graduation_of_scholars", kind);
            }
            _ => self.discard_card(who, kind, Self::why_rule(why)),
        }
        Ok(())
    }

    /// The rule under which cards are discarded or resources paid.
    pub fn why_rule(why: Why) -> Rule {
        match why {
            Why::Haven => Rule::E5_9,
            Why::Journey => Rule::E5_10,
            Why::DrawDouble | Why::ForAny => Rule::E5_3,
            Why::Stoats => Rule::N5_10,
            Why::Fireworks
            | Why::Performer
            | Why::Management
            | Why::Graduation
            | Why::Thieves
            | Why::Cure => Rule::E6_2,
            Why::Doctor | Why::Woodcarver | Why::Peddler | Why::Monk => Rule::E9_2,
            Why::Poe => Rule::H3_12,
            Why::Rowdy => Rule::H3_9,
            Why::Plan(_) | Why::Plot(_) => rule_of(why),
            _ => Rule::E9_1,
        }
    }

    /// All cards have been discarded for something: what it brings.
    pub fn discarded(&mut self, who: u8, done: u8, why: Why) -> Result<(), C::Error> {
        match why {
            Why::Haven => self.push(Task::GainAny { who, left: done / 2 }),
            Why::DrawDouble => self.draw(who, done.saturating_mul(2))?,
            Why::ForAny => self.push(Task::GainAny { who, left: done }),
            Why::Bard => self.gain_points(who, done, Rule::E9_1),
            Why::PostOffice | Why::Poe => {
                if self.game.hand_limit(self.state, who) > 8 {
                    self.cite(Rule::R96);
                }
                let room = self.room(who);
                self.draw(who, room)?;
            }
            Why::Journey | Why::Graduation => {}
            _ => self.discarded_for_more(who, done, why)?,
        }
        Ok(())
    }

    /// Whether a hand card can be discarded for something.
    pub fn can_discard(&self, who: u8, why: Why) -> bool {
        self.state.player(who).hand.kinds().any(|kind| self.game.discards(kind, why))
    }

    /// A scroll is taken to hand, or put under the event.
    pub fn take_scroll(&mut self, who: u8, under: bool, place: u8) {
        let Some(kind) = self.state.shown.get_mut(usize::from(place)).and_then(Option::take) else { return };
        if under {
            self.put_under_event(who, "ancient_scrolls", kind);
        } else {
            self.state.player_mut(who).hand.add(kind);
            self.tell(Rule::E6_2, Event::TookShown { who, kind: Some(kind) });
        }
    }

    /// Whether the scrolls are done with: nothing is left, or nothing fits.
    pub fn scrolls_done(&mut self, who: u8, under: bool) -> bool {
        let left = self.state.shown.iter().flatten().count();
        if left == 0 {
            self.state.agenda.pop();
            return true;
        }
        if !under && self.room(who) == 0 {
            self.state.agenda.replace(Task::Scrolls { who, under: true });
        }
        false
    }

    /// No more scrolls are taken: then what goes under the event is asked, and then the rest is
    /// discarded.
    pub fn scrolls_stop(&mut self, who: u8, under: bool) {
        if under {
            self.state.agenda.pop();
            self.clear_shown();
        } else {
            self.state.agenda.replace(Task::Scrolls { who, under: true });
        }
    }

    /// The Cemetery reveals four cards, all from one pile (R99).
    pub fn reveal_for_cemetery(&mut self, who: u8, deck: bool) -> Result<(), C::Error> {
        if deck {
            self.reveal(who, 4, Rule::E9_3)?;
        } else {
            for _ in 0..4 {
                let Some(free) = self.state.shown.iter().position(Option::is_none) else { break };
                if self.state.discard_len() == 0 {
                    break;
                }
                let kind = Kind::ALL[self.chance.draw("discard", &self.state.discard)? % crate::kind::KINDS];
                self.state.discard[kind.index()] -= 1;
                self.state.shown[free] = Some(kind);
                self.cite(Rule::E10_4);
                self.tell(Rule::R99, Event::Revealed { who, kind, from: Heap::Discard });
            }
        }
        self.push_all(&[Task::Offer { who, invitation: Invitation::Cemetery }, Task::ClearShown]);
        Ok(())
    }
}

impl Everdell {
    /// Whether a kind of hand card can be discarded for something.
    pub(crate) fn discards(&self, kind: Kind, why: Why) -> bool {
        match why {
            Why::Graduation => self.facts(kind).critter,
            _ => true,
        }
    }

    /// The colour of a card.
    pub fn colour(&self, kind: Kind) -> Colour {
        self.facts(kind).colour
    }
}
