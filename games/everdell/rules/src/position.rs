//! Positions in stable names, which scenarios set up and assert on.
//!
//! [`ScenarioPosition`] is the declaration: how positions are read and written, and their JSON Schema, follow from it.
//! A description may leave out everything that is as in a new game before any card is drawn;
//! [`Everdell::write_position`] writes everything, so that reading it back gives the same position.

mod brook;
mod declared;
mod fair;
mod leaf;
mod names;
mod rival;
mod spire;
mod writing;

pub use declared::ScenarioPosition;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Fields, Game, PositionFault};

use crate::Everdell;
use crate::agenda::{Task, TaskStack};
use crate::content::{CITY, Module, Plot, Resource, Season, Set};
use crate::index::{
    AbilityIx, AwardIx, BASE_SEATS, BasicEventIx, BasicIx, ClearingIx, ForestIx, OWNERS, Owner,
    PersonalityIx, PlanIx, Slot, SpecialEventIx,
};
use crate::kind::{Kind, MOST_KINDS};
use crate::names::{find_id, owner_name};
use crate::setup::{EmptyClearing, RivalKind, Setup};
use crate::state::{
    ABOVE_SPRING, Built, City, FACE_DOWN, OCCUPIED, ON_BRIDGE, PILE_FARM, PLAGUED, Post, SPARED, SlotSet,
    State, Tally, WEBBED,
};
use declared::{CardWith, Cards, CityCard, Places, PlayerPosition, Workers};
use names::{each, fault, ids, one, owner, places, seat_order, slots, stock};

/// The tasks still to be done, with kinds of cards numbered as in tasks.
#[derive(Deserialize)]
struct Agenda {
    agenda: Vec<Task>,
}

fn module_id(module: &Module) -> &str {
    &module.id
}

fn plot_id(plot: &Plot) -> &str {
    &plot.id
}

impl Everdell {
    /// Where every card is counted: for each kind, how many there are on the table, in hands and
    /// in piles.
    #[doc(hidden)]
    pub fn census(&self, state: &State) -> [u16; MOST_KINDS] {
        let mut counts = [0u16; MOST_KINDS];
        let hers = &state.lair.cards;
        for pile in [state.deck, state.discard, hers.known_tally(), hers.trophy_tally()] {
            for (count, &pile) in counts.iter_mut().zip(pile.iter()) {
                *count += u16::from(pile);
            }
        }
        let mut seen = |kind: Kind| counts[kind.index()] += 1;
        for owner in state.people().chain([Owner::RIVAL]) {
            for (_, card) in state.city(owner).iter() {
                seen(card.kind);
                card.held().for_each(&mut seen);
            }
        }
        for player in state.everyone() {
            player.hand.cards().for_each(&mut seen);
            player.webbed.iter().chain(&player.legends).flatten().copied().for_each(&mut seen);
        }
        let stores = state.stores.iter().flat_map(|store| &store.cards);
        let open = state.meadow.iter().chain(&state.shown).chain(stores);
        open.chain([&state.lair.top, &state.pile_top]).flatten().copied().for_each(&mut seen);
        state.limbo.cards().for_each(&mut seen);
        state.spire().into_iter().flat_map(crate::Spire::cards).for_each(&mut seen);
        state.leaf().into_iter().flat_map(crate::Leaf::cards).for_each(&mut seen);
        Kind::BUILT_IN
            .into_iter()
            .filter(|kind| state.lair.legend_pool & kind.legend_bit() != 0)
            .for_each(&mut seen);
        let farms =
            Kind::BUILT_IN.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::FARM]);
        for (farm, &count) in farms.zip(&state.pile) {
            counts[farm.index()] += u16::from(count);
        }
        counts
    }

    /// Sets up a described position. If it leaves out the deck, the deck has all cards that are nowhere else.
    pub(crate) fn read_position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        if self.check_setup(setup).is_err() {
            return Err(fault("setup", "this setup is not allowed"));
        }
        let mut state = self.ordinary_table(setup);
        let box_of_cards = state.deck;
        let position: ScenarioPosition = PositionFault::read(description)?;
        state.round = position.round.unwrap_or(state.round);
        if let Some(seat) = position.turn {
            state.turn = owner(seat, "turn", state.players)?;
        }
        if let Some(seat) = position.first {
            state.first = owner(seat, "first", state.players)?;
        }
        let order = match &position.order {
            Some(order) => seat_order(order, state.players)?,
            None => state.order_from(state.first),
        };
        state.set_order(order);
        state.ending = position.ending;
        let players = position.players.as_deref().unwrap_or_default();
        if players.len() > usize::from(state.players) {
            return Err(fault("players", "this must be a list of the players, in the order of their seats"));
        }
        for (seat, Fields(player)) in (0..).zip(players) {
            self.read_player(&mut state, seat, player)?;
        }
        self.read_city(position.rival_city.as_deref(), "rival_city", &mut state.rival_city)?;
        state.meadow = self.read_places(&position.meadow, "meadow")?;
        self.read_board(&mut state, &position)?;
        self.read_passing(&mut state, &position)?;
        self.read_brook(&mut state, &position)?;
        self.read_leaf(&mut state, &position)?;
        self.read_spire(&mut state, &position)?;
        self.read_powers(setup, &mut state, &position)?;
        if let Some(Fields(lair)) = &position.lair {
            if state.rival != RivalKind::Nightweave {
                return Err(fault("lair", "Nightweave is not in this game"));
            }
            self.read_lair(&mut state.lair, lair)?;
            self.read_her_events(&mut state, lair)?;
        }
        if let Some(Fields(rats)) = &position.rats {
            if state.rival != RivalKind::Rugwort {
                return Err(fault("rats", "Rugwort is not in this game"));
            }
            self.read_rats(&mut state.rats, rats)?;
        }
        state.discard = self.read_cards(position.discard.as_ref(), "discard")?.unwrap_or(Tally::NONE);
        let deck = self.read_cards(position.deck.as_ref(), "deck")?;
        self.read_deck(setup, &mut state, &box_of_cards, deck)?;
        let tasks: Vec<Task> = match position.agenda {
            Some(tasks) => {
                let mut tasks = Value::Array(tasks);
                self.number_kinds(&mut tasks).map_err(|what| fault("agenda", &what))?;
                PositionFault::read::<Agenda>(&json!({ "agenda": tasks }))?.agenda
            }
            None if state.ending.is_some() => Vec::new(),
            None => vec![Task::EndTurn, Task::Turn],
        };
        state.agenda =
            TaskStack::of(&tasks).ok_or_else(|| fault("agenda", "this is more than can be left to do"))?;
        self.check_position(&state)?;
        Ok(state)
    }

    /// The table in winter before any card has been drawn, on the first seat's turn.
    fn ordinary_table(&self, setup: &Setup) -> State {
        let mut state = self.set_out_table(setup);
        state.round = 1;
        for player in state.everyone_mut() {
            player.workers[..2].fill(Post::Home);
        }
        let hers = u8::from(setup.rival == RivalKind::Nightweave);
        let empty = match setup.options.empty_clearing {
            EmptyClearing::UpperRight => 1,
            EmptyClearing::LowerRight => 2,
        };
        let clearings = (0..4u8).filter(|&clearing| setup.players + hers > 2 || clearing != empty);
        for (forest, clearing) in ForestIx::first(4).zip(clearings) {
            state.forest[usize::from(clearing)] = forest.into();
        }
        state.specials = [0, 1, 2, 3].map(|event| SpecialEventIx::new(event).into());
        match setup.rival {
            RivalKind::None => {}
            RivalKind::Rugwort => {
                state.rats.forest = ClearingIx::new(0).into();
                state.rats.basic = BasicIx::new(0).into();
            }
            RivalKind::Nightweave => {
                for (index, card) in self.content.activities.iter().enumerate() {
                    if card.season == Season::Winter && self.is_in_play(&state, card) {
                        state.lair.activities |= 1 << index;
                    }
                }
                let lair = &mut state.lair;
                lair.spiders[..2].fill(Post::Home);
                let find = |modules: &[Module], name: &Option<String>| {
                    name.as_ref().and_then(|name| find_id(modules, module_id, name))
                };
                lair.personality =
                    find(&self.content.personalities, &setup.personality).and_then(PersonalityIx::at).into();
                lair.plan = find(&self.content.plans, &setup.plan).and_then(PlanIx::at).into();
                if setup.plots || setup.plan.as_deref() == Some("thickens") {
                    lair.plots = (0..self.content.plots.len()).fold(0, |set, plot| set | 1 << plot);
                }
                state.first = Owner::RIVAL;
            }
        }
        state
    }

    fn read_player(
        &self,
        state: &mut State,
        seat: u8,
        position: &PlayerPosition,
    ) -> Result<(), PositionFault> {
        let at = |field: &str| format!("players[{seat}].{field}");
        let player = state.player_mut(Owner::seated(seat));
        for kind in each(position.hand.as_deref(), &at("hand"), "a card", |name| self.find_kind(name))? {
            if !player.hand.add(kind) {
                return Err(fault(&at("hand"), "no hand holds more than twelve cards"));
            }
        }
        player.webbed = self.read_places(&position.webbed, &at("webbed"))?;
        self.read_city(position.city.as_deref(), &at("city"), &mut player.city)?;
        player.stock = stock(position.stock);
        player.points = position.points.unwrap_or(player.points);
        if let Some(Fields(workers)) = &position.workers {
            player.permanent = self.read_workers(workers, &at("workers"), &mut player.workers)?;
        }
        player.season = position.season.unwrap_or(Season::Winter);
        player.passed = position.passed.unwrap_or(player.passed);
        let ability = |name: &str| AbilityIx::at(find_id(&self.content.abilities, module_id, name)?);
        player.ability =
            one(position.ability.as_deref(), &at("ability"), "a worker ability", ability)?.into();
        player.legends = self.read_places(&position.legends, &at("legends"))?;
        player.due = SlotSet::of(slots(position.due.as_deref(), &at("due"))?);
        Ok(())
    }

    /// Places that may be empty, from the first on.
    fn read_places<const N: usize>(
        &self,
        list: &Places,
        at: &str,
    ) -> Result<[Option<Kind>; N], PositionFault> {
        places(list.as_deref(), |name| self.find_kind(name), at)
    }

    /// Counts of cards; none if they are left out.
    fn read_cards(&self, cards: Option<&Cards>, at: &str) -> Result<Option<Tally>, PositionFault> {
        let mut tally = Tally::NONE;
        match cards {
            None => return Ok(None),
            Some(Cards::Counts(counts)) => {
                for (name, &count) in counts {
                    let no_card = || fault(&format!("{at}.{name}"), "there is no such card");
                    tally[self.find_kind(name).ok_or_else(no_card)?] = count;
                }
            }
            Some(Cards::Names(names)) => {
                for kind in each(Some(names), at, "a card", |name| self.find_kind(name))? {
                    tally[kind] = tally[kind].saturating_add(1);
                }
            }
        }
        Ok(Some(tally))
    }

    /// Reads workers or spiders; returns which of them stay for good.
    fn read_workers<const N: usize>(
        &self,
        position: &Workers,
        at: &str,
        workers: &mut [Post; N],
    ) -> Result<u8, PositionFault> {
        let posts = |list: &Option<Vec<String>>, field: &str| {
            each(list.as_deref(), &format!("{at}.{field}"), "a place", |name| self.find_post(name))
        };
        let out = posts(&position.at, "at")?;
        let staying = posts(&position.permanent, "permanent")?;
        let pieces = posts(&position.pieces, "pieces")?;
        let stays = slots(position.stays.as_deref(), &format!("{at}.stays"))?;
        let too_many = || fault(at, &format!("there are only {N} pieces"));
        if position.pieces.is_some() {
            if pieces.len() > N {
                return Err(too_many());
            }
            *workers = [Post::Away; N];
            workers[..pieces.len()].copy_from_slice(&pieces);
            return u8::try_from(stays).map_err(|_| too_many());
        }
        let home = usize::from(position.home.unwrap_or(0));
        if out.len() + staying.len() + home > N {
            return Err(too_many());
        }
        let permanent = (out.len()..out.len() + staying.len()).fold(0u64, |set, index| set | 1 << index);
        let all = out.into_iter().chain(staying).chain(std::iter::repeat_n(Post::Home, home));
        *workers = [Post::Away; N];
        for (worker, post) in workers.iter_mut().zip(all) {
            *worker = post;
        }
        u8::try_from(permanent).map_err(|_| too_many())
    }

    fn read_city(&self, cards: Option<&[CityCard]>, at: &str, city: &mut City) -> Result<(), PositionFault> {
        for (index, card) in cards.unwrap_or_default().iter().enumerate() {
            let at = format!("{at}[{index}]");
            let no_room = || fault(&at, "there is no such free place in a city");
            let find =
                |name: &str, at: &str| self.find_kind(name).ok_or_else(|| fault(at, "there is no such card"));
            match card {
                CityCard::Plain(name) => {
                    city.add(Built::new(find(name, &at)?)).ok_or_else(no_room)?;
                }
                CityCard::With(with) => {
                    let kind = find(&with.card, &format!("{at}.card"))?;
                    let card = self.read_built(kind, with, &at)?;
                    let put = match with.slot.and_then(|slot| Slot::at(slot.into())) {
                        None => city.add(card),
                        Some(slot) => city.put(slot, card),
                    };
                    put.ok_or_else(no_room)?;
                }
            }
        }
        Ok(())
    }

    /// A card in a city with what is on it.
    fn read_built(&self, kind: Kind, with: &CardWith, at: &str) -> Result<Built, PositionFault> {
        let mut card = Built::new(kind);
        let marks = [
            (with.occupied, OCCUPIED),
            (with.face_down, FACE_DOWN),
            (with.webbed, WEBBED),
            (with.pile, PILE_FARM),
            (with.spared, SPARED),
            (with.on_bridge, ON_BRIDGE),
            (with.above_spring, ABOVE_SPRING),
            (with.plagued, PLAGUED),
        ];
        for (_, mark) in marks.into_iter().filter(|(marked, _)| *marked == Some(true)) {
            card.marks |= mark;
        }
        card.tokens = with.tokens.unwrap_or(0);
        let stored = stock(with.stored);
        let portions = Resource::ALL.into_iter().zip([3, 2, 1, 2]);
        for (resource, portion) in portions.filter(|_| kind == Kind::STOREHOUSE) {
            for _ in 0..stored[resource] / portion {
                card.store(resource);
            }
        }
        let held = format!("{at}.held");
        for kind in each(with.held.as_deref(), &held, "a card", |name| self.find_kind(name))? {
            if !card.hold(kind) {
                return Err(fault(&held, "no card holds more than two others"));
            }
        }
        card.inside = with.inside.unwrap_or(card.inside);
        if kind == Kind::FREIGHT_CAR {
            card.load(stored);
        }
        let is_wrong = if matches!(kind, Kind::STOREHOUSE | Kind::FREIGHT_CAR) {
            card.stored() != stored
        } else {
            !stored.is_empty()
        };
        if is_wrong {
            return Err(fault(
                &format!("{at}.stored"),
                "a Storehouse holds three twigs, two resin, one pebble or two berries at a time",
            ));
        }
        Ok(card)
    }

    /// Forest cards, events and the pieces on them.
    fn read_board(&self, state: &mut State, position: &ScenarioPosition) -> Result<(), PositionFault> {
        let content = &self.content;
        if let Some(cards) = &position.forest {
            state.forest =
                ids(cards, "forest", |name| ForestIx::at(find_id(&content.forests, |card| &card.id, name)?))?;
        }
        if let Some(events) = &position.specials {
            state.specials = ids(events, "specials", |name| {
                SpecialEventIx::at(find_id(&content.special_events, |event| &event.id, name)?)
            })?;
        }
        let award = |name: &str| AwardIx::at(find_id(&content.awards, |award| &award.id, name)?);
        if let Some(found) = one(position.award.as_deref(), "award", "a garland award", award)? {
            let parts = state.expansions.get_mut().filter(|parts| parts.bellfaire.award.is_some());
            let parts = parts.ok_or_else(|| fault("award", "the garland award is not in this game"))?;
            parts.bellfaire.award = found.into();
        }
        if let Some(Fields(market)) = &position.market {
            self.read_market(state, market)?;
        }
        let row = |state: &State, name: &str| {
            let event = find_id(&content.special_events, |event| &event.id, name)?;
            state.special_row(SpecialEventIx::at(event)?)
        };
        for (name, &seat) in position.events.iter().flatten() {
            let at = format!("events.{name}");
            let owner = owner(seat, &at, state.players)?;
            let basic = find_id(&content.basic_events, |event| &event.id, name).and_then(BasicEventIx::at);
            if let Some(event) = basic.filter(|&event| state.basic_events().any(|other| other == event)) {
                state.own_basic(event, owner);
            } else {
                let row = row(state, name)
                    .ok_or_else(|| fault(&at, "this must be a basic event, or a special event of the row"))?;
                state.special_owners[row] = owner.into();
            }
        }
        for (name, Fields(store)) in position.stores.iter().flatten() {
            let at = format!("stores.{name}");
            let row =
                row(state, name).ok_or_else(|| fault(&at, "this must be a special event of the row"))?;
            state.stores[row].stock = stock(store.stock);
            state.stores[row].cards = self.read_places(&store.cards, &format!("{at}.cards"))?;
        }
        Ok(())
    }

    /// Reads the cards on their way from one place to another.
    fn read_passing(&self, state: &mut State, position: &ScenarioPosition) -> Result<(), PositionFault> {
        let find = |name: &str| self.find_kind(name);
        let post = |name: &Option<String>, at: &str| {
            let found = one(name.as_deref(), at, "a place", |name| self.find_post(name))?;
            Ok(found.unwrap_or(Post::Away))
        };
        state.shown = self.read_places(&position.shown, "shown")?;
        for kind in each(position.limbo.as_deref(), "limbo", "a card", find)? {
            state.limbo.add(kind);
        }
        state.drawn_two = self.read_places(&position.drawn_two, "drawn_two")?;
        for kind in each(position.drawn.as_deref(), "drawn", "a card", find)? {
            state.drawn.add(kind);
        }
        state.shepherd_gift = stock(position.gift);
        state.lifted_from = post(&position.lifted_from, "lifted_from")?;
        state.university = post(&position.university, "university")?;
        let lists = position.chain.as_deref().unwrap_or_default();
        let owners = if state.is_crowded() { OWNERS } else { BASE_SEATS + 1 };
        if lists.len() > owners {
            return Err(fault("chain", "this must be a list of places for each city"));
        }
        for (owner, list) in Owner::enumerate(lists) {
            if let Some(chain) = state.chain_mut(owner) {
                *chain = slots(Some(list), &format!("chain[{owner}]"))?;
            }
        }
        if let Some(Fields(pile)) = &position.pile {
            let seat = pile.owner.ok_or_else(|| fault("pile.owner", "this must be a seat from 0"))?;
            state.pile_owner = owner(seat, "pile.owner", state.players)?.into();
            state.pile_top = one(pile.top.as_deref(), "pile.top", "a Farm", find)?;
            let counts = self.read_cards(pile.farms.as_ref(), "pile.farms")?.unwrap_or(Tally::NONE);
            let farms =
                Kind::BUILT_IN.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::FARM]);
            for (count, farm) in state.pile.iter_mut().zip(farms) {
                *count = counts[farm];
            }
        }
        state.figure_post = post(&position.figure, "figure")?;
        Ok(())
    }

    /// The deck: as described, or every card that is nowhere else. The number of copies of each card is limited.
    fn read_deck(
        &self,
        setup: &Setup,
        state: &mut State,
        box_of_cards: &Tally,
        deck: Option<Tally>,
    ) -> Result<(), PositionFault> {
        state.deck = Tally::NONE;
        let out = self.census(state);
        for kind in self.kinds() {
            let all = match Set::of(kind) {
                Set::Legends => u8::from(setup.legends),
                Set::MoreLegends => u8::from(setup.more_legends),
                _ => box_of_cards[kind],
            };
            let left = u16::from(all).checked_sub(out[kind.index()]);
            let left = left.and_then(|left| u8::try_from(left).ok()).ok_or_else(|| {
                fault(
                    "players",
                    &format!("there are only {all} cards of {} in this game", self.kind_name(kind)),
                )
            })?;
            state.deck[kind] = match &deck {
                Some(deck) if deck[kind] > left => {
                    let at = format!("deck.{}", self.kind_name(kind));
                    return Err(fault(&at, &format!("only {left} are left of this card")));
                }
                Some(deck) => deck[kind],
                None if Set::of(kind).legendary() => 0,
                None => left,
            };
        }
        let hidden = u16::from(state.lair.cards.unseen) + u16::from(state.lair.cards.unseen_trophies);
        if state.deck.iter().map(|&count| u16::from(count)).sum::<u16>() < hidden {
            return Err(fault("lair.cards.unseen", "there are fewer cards that nobody has seen"));
        }
        Ok(())
    }

    /// Checks that the rules can continue from a position.
    fn check_position(&self, state: &State) -> Result<(), PositionFault> {
        if state.turn.is_rival() && state.rival == RivalKind::None {
            return Err(fault("turn", "there is no automated opponent"));
        }
        for seat in state.people() {
            let player = state.player(seat);
            // With a Bridge or a Bank the limit can sink below the hand (PR3).
            let may_be_more = self.swaps_hands(state) || state.brook().is_some() || state.leaf().is_some();
            if player.hand_len() > self.hand_limit(state, seat) && !may_be_more {
                return Err(fault(
                    &format!("players[{}].hand", owner_name(seat)),
                    "this is more than a hand may hold",
                ));
            }
            // A Messenger that waits for a construction may be one too many (PR5).
            let waiting = |card: &Built| card.kind == Kind::MESSENGER && card.inside[0] == 0;
            let waiting = player.city.iter().filter(|(_, card)| waiting(card)).count();
            if usize::from(self.spaces(&player.city, false)) > CITY + waiting {
                return Err(fault(&format!("players[{}].city", owner_name(seat)), "a city has 15 spaces"));
            }
        }
        self.check_posts(state)?;
        self.check_ambassadors(state)?;
        for task in state.agenda.tasks() {
            if task.seat().is_some_and(|seat| !state.is_person(seat)) {
                return Err(fault("agenda", "a task names a seat that nobody sits in"));
            }
        }
        if state.ending.is_none() {
            let mut choices = Vec::new();
            self.legal(state, &mut choices);
            if choices.is_empty() {
                return Err(fault("agenda", "nothing can be chosen in this position"));
            }
        }
        Ok(())
    }

    /// Whether every worker stands where there is a place, and no place holds too many.
    fn check_posts(&self, state: &State) -> Result<(), PositionFault> {
        let seats = state.everyone().enumerate().flat_map(|(seat, player)| {
            player.workers.iter().map(move |&post| (format!("players[{seat}].workers"), post))
        });
        let spiders = state.lair.spiders.iter().map(|&post| ("lair.spiders".to_owned(), post));
        for (at, post) in seats.chain(spiders) {
            let room = match post {
                Post::Basic(place) => {
                    let basic = self.content.basics.get(usize::from(place));
                    if basic.is_some_and(|basic| basic.shared) { u8::MAX } else { 1 }
                }
                Post::Forest(clearing) => match state.forest_at(clearing) {
                    None => 0,
                    Some(_) => state.clearing_room(),
                },
                Post::Journey(space) => {
                    let journey = self.content.journeys.get(usize::from(space));
                    if journey.is_some_and(|journey| journey.shared) { u8::MAX } else { 1 }
                }
                Post::Wonder(_) if state.brook().is_some() => 1,
                Post::River(_) | Post::Wonder(_) => 0,
                Post::BasicEvent(event) => u8::from(state.basic_events().any(|other| other == event)),
                Post::SpecialEvent(event) => u8::from(state.special_row(event).is_some()),
                Post::Card(owner, slot) => match state.city(owner).get(slot) {
                    // Workers that stay for good move there from other cards (E8.6).
                    Some(card) if card.kind == Kind::UNIVERSITY => u8::MAX,
                    // Only spiders stand there (N17.18).
                    Some(card) if card.kind == Kind::FERRY => u8::from(at == "lair.spiders"),
                    // One more stands guard on any card when Nightweave plots to take it (N16.33).
                    Some(card) => {
                        let facts = self.facts(card.kind);
                        facts.spots + facts.locked + u8::from(state.has_plots())
                    }
                    None => 0,
                },
                Post::Discovery(discovery) => self.discovery_room(state, discovery),
                Post::Market if state.market().is_none() => 0,
                Post::Knoll | Post::Station if self.leaf_posts(state).all(|space| space != post) => 0,
                Post::Knoll | Post::Station => u8::MAX,
                Post::Market | Post::Haven | Post::Home | Post::Away | Post::Lair | Post::Adrift => u8::MAX,
            };
            let room = room.saturating_add(self.beast_room(state, post));
            if room == 0 {
                return Err(fault(&at, &format!("no worker can stand on {}", self.post_name(post))));
            }
            // Only one worker of each player joins others, with the cats (L19.2).
            let joined = state.people().any(|who| self.may_have_joined(state, who, post));
            if state.workers_at(post) > room.saturating_add(u8::from(joined)) {
                return Err(fault(&at, &format!("too many workers stand on {}", self.post_name(post))));
            }
        }
        Ok(())
    }
}
