//! Positions in stable names: what scenarios set up and assert on.
//!
//! [`ScenarioPosition`] is the declaration: how positions are read and written, and their JSON Schema, follow from it. A
//! description may leave out whatever is as at the beginning of a game before any card is drawn;
//! [`Everdell::write_position`] writes everything, so that reading it back gives the same position.

mod declared;
mod leaf;
mod names;
mod spire;
mod writing;

pub use declared::ScenarioPosition;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Fields, Game, Maybe, PositionFault};

use crate::Everdell;
use crate::agenda::{Task, TaskStack};
use crate::begin::{bits, forest_box};
use crate::content::{CITY, Module, Plot, Resource, Season, Set};
use crate::index::{
    AbilityIx, ActivityIx, AdornmentIx, AwardIx, BASE_SEATS, BasicEventIx, BasicIx, ClearingIx, ForestIx,
    MarketIx, MeadowIx, OWNERS, Owner, PersonalityIx, PlanIx, PlotIx, RiverCardIx, RiverSpotIx, Slot,
    SpecialEventIx, WorkerIx,
};
use crate::kind::{Kind, MOST_KINDS};
use crate::names::{find_id, owner_name};
use crate::pearlbrook::DEALT;
use crate::setup::{EmptyClearing, RivalKind, Setup};
use crate::state::{
    ABOVE_SPRING, Adornments, Built, City, FACE_DOWN, Lair, OCCUPIED, ON_BRIDGE, PILE_FARM, PLAGUED, Post,
    Rats, SPARED, SPIDERS, SlotSet, State, Tally, WEBBED,
};
use declared::{
    CardWith, Cards, CityCard, LairPosition, MarketPosition, Places, PlayerPosition, RatPlace, RatsPosition,
    Workers,
};
use names::{each, fault, ids, one, owner, places, seat_order, set, slots, stock};

/// What is still to be done, with the kinds of cards as the tasks number them.
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

    /// Sets up a described position. Unless it says what is in the deck, that is what is nowhere
    /// else.
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

    /// Workers or spiders; says which of them stay for good.
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

    /// Forest cards, events and what lies on them.
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

    /// The tokens of the market.
    fn read_market(&self, state: &mut State, position: &MarketPosition) -> Result<(), PositionFault> {
        let market = state.expansions.get_mut().and_then(|parts| parts.bellfaire.market.as_mut());
        let market = market.ok_or_else(|| fault("market", "the market is not in this game"))?;
        let find = |name: &str| find_id(&self.content.market_tokens, |token| &token.id, name);
        let token = |name: &str| MarketIx::at(find(name)?);
        if position.row.is_some() {
            let row = each(position.row.as_deref(), "market.row", "a token of the market", token)?;
            let once = row.iter().fold(0u8, |set, token| set | 1 << token.get()).count_ones();
            let wrong = || fault("market.row", "this must be every token of the market once");
            market.row = row.try_into().map_err(|_| wrong())?;
            if usize::try_from(once) != Ok(market.row.len()) {
                return Err(wrong());
            }
        }
        let trading = set(position.trading.as_deref(), "market.trading", "a token of the market", find)?;
        if let Some(trading) = trading {
            market.trading = u8::try_from(trading).unwrap_or(0);
        }
        Ok(())
    }

    /// The player powers dealt, and what lies on them.
    fn read_powers(
        &self,
        setup: &Setup,
        state: &mut State,
        position: &ScenarioPosition,
    ) -> Result<(), PositionFault> {
        let people = position.players.as_deref().unwrap_or_default();
        let find = |name: &str| AbilityIx::at(find_id(&self.content.abilities, module_id, name)?);
        let seats = state.people();
        let on_board = state.forest;
        let Some(powers) = state.powers_mut() else {
            let dealt = people.iter().any(|Fields(player)| player.dealt.is_some());
            if dealt || position.powers.is_some() {
                return Err(fault("powers", "player powers are not in this game"));
            }
            return Ok(());
        };
        for (owner, (seat, Fields(player))) in seats.zip(people.iter().enumerate()) {
            let dealt = &mut powers.dealt[owner.index()];
            let at = format!("players[{seat}].dealt");
            let found = each(player.dealt.as_deref(), &at, "a player power", find)?;
            if found.len() > dealt.len() {
                return Err(fault(&at, "only two player powers are dealt"));
            }
            dealt.iter_mut().zip(found).for_each(|(place, ability)| *place = ability.into());
        }
        if let Some(Fields(given)) = &position.powers {
            powers.tokens = given.tokens.unwrap_or(powers.tokens);
            powers.hunted = given.hunted.unwrap_or(powers.hunted);
            powers.stored = given.stored;
            if let Some(place) = given.marker {
                let place = place.checked_sub(1).filter(|place| *place < 8).map(MeadowIx::new);
                let wrong = || fault("powers.marker", "this must be a place of the meadow from 1 to 8");
                powers.marker = place.ok_or_else(wrong)?.into();
            }
            let basic = |name: &str| BasicIx::at(find_id(&self.content.basics, |basic| &basic.id, name)?);
            let explored = each(given.explored.as_deref(), "powers.explored", "a basic location", basic)?;
            powers.explored = explored.into_iter().fold(0, |bits, place| bits | 1 << (place.get() % 8));
            powers.wild = given.wild.unwrap_or(0);
            let forest = |name: &str| ForestIx::at(find_id(&self.content.forests, |card| &card.id, name)?);
            let read = |names: &Option<Vec<String>>, at: &str, places: &mut [Maybe<ForestIx>]| {
                let found = each(names.as_deref(), at, "a forest card", forest)?;
                if found.len() > places.len() {
                    return Err(fault(at, "these are too many forest cards"));
                }
                places.iter_mut().zip(found).for_each(|(place, forest)| *place = forest.into());
                Ok(())
            };
            read(&given.trails, "powers.trails", &mut powers.trails.open)?;
            read(&given.looked, "powers.looked", &mut powers.trails.looked)?;
            read(&given.under, "powers.under", &mut powers.trails.under)?;
        }
        // The other forest cards of the box are in the pile.
        let trails = &mut powers.trails;
        let mut left = forest_box(setup);
        let known = on_board.iter().chain(&trails.open).chain(&trails.looked).chain(&trails.under);
        for forest in known.filter_map(|forest| forest.get()) {
            if left[forest.index()] == 0 {
                return Err(fault("powers", "a forest card is in two places, or not in this game"));
            }
            left[forest.index()] = 0;
        }
        trails.unseen = bits(&left);
        Ok(())
    }

    /// The river, the wonders, and what players have of Pearlbrook.
    fn read_brook(&self, state: &mut State, position: &ScenarioPosition) -> Result<(), PositionFault> {
        let content = &self.content;
        let seats = state.players;
        let people = position.players.as_deref().unwrap_or_default();
        let Some(brook) = state.brook_mut() else {
            let given = |Fields(player): &Fields<PlayerPosition>| {
                let PlayerPosition { pearls, ambassador, adornments, adorned, .. } = player;
                pearls.is_some() || ambassador.is_some() || adornments.is_some() || adorned.is_some()
            };
            let hers = |Fields(lair): &Fields<LairPosition>| {
                lair.pearls.is_some() || lair.ambassador.is_some() || lair.adorned.is_some()
            };
            if position.river.is_some()
                || people.iter().any(given)
                || position.lair.as_ref().is_some_and(hers)
            {
                return Err(fault("river", "Pearlbrook is not in this game"));
            }
            return Ok(());
        };
        for owner in Owner::people(seats) {
            brook.ambassadors[owner.index()] = Post::Home;
        }
        let mut dealt = Adornments::default();
        let find = |name: &str| AdornmentIx::at(find_id(&content.adornments, |record| &record.id, name)?);
        let place = |name: &Option<String>, at: &str| {
            one(name.as_deref(), at, "a place", |name| self.find_post(name))
        };
        if let Some(Fields(lair)) = &position.lair {
            let hers = Owner::RIVAL.index();
            brook.pearls[hers] = lair.pearls.unwrap_or(0);
            brook.ambassadors[hers] = place(&lair.ambassador, "lair.ambassador")?.unwrap_or(Post::Away);
            for adornment in each(lair.adorned.as_deref(), "lair.adorned", "an adornment", find)? {
                brook.played[hers].add(adornment);
                dealt.add(adornment);
            }
            if brook.played[hers].len() > DEALT {
                return Err(fault("lair.adorned", "she is dealt two adornments"));
            }
        }
        for (owner, Fields(player)) in Owner::people(seats).zip(people) {
            let seat = owner_name(owner);
            let at = |field: &str| format!("players[{seat}].{field}");
            brook.pearls[owner.index()] = player.pearls.unwrap_or(0);
            brook.ambassadors[owner.index()] =
                place(&player.ambassador, &at("ambassador"))?.unwrap_or(Post::Home);
            for (list, field, into) in [
                (&player.adornments, "adornments", &mut brook.held[owner.index()]),
                (&player.adorned, "adorned", &mut brook.played[owner.index()]),
            ] {
                for adornment in each(list.as_deref(), &at(field), "an adornment", find)? {
                    if dealt.has(adornment) {
                        return Err(fault(&at(field), "there is only one of each adornment"));
                    }
                    dealt.add(adornment);
                    into.add(adornment);
                }
            }
        }
        let Some(Fields(river)) = &position.river else { return Ok(()) };
        if let Some(cards) = &river.cards {
            brook.spots = ids(cards, "river.cards", |name| {
                RiverCardIx::at(find_id(&content.river, |card| &card.id, name)?)
            })?;
        }
        for (name, &seat) in river.wonders.iter().flatten() {
            let at = format!("river.wonders.{name}");
            let wonder = find_id(&content.wonders, |wonder| &wonder.id, name);
            let wonder = wonder.ok_or_else(|| fault(&at, "there is no such wonder"))?;
            brook.wonders[wonder % 4] = owner(seat, &at, seats)?.into();
        }
        brook.ship = one(river.ship.as_deref(), "river.ship", "a place", |name| self.find_post(name))?
            .unwrap_or(Post::Away);
        Ok(())
    }

    /// Whether every ambassador is where one can be, and no place holds too many.
    fn check_ambassadors(&self, state: &State) -> Result<(), PositionFault> {
        let Some(brook) = state.brook() else { return Ok(()) };
        for seat in state.people() {
            let post = brook.ambassadors[seat.index()];
            let stands = match post {
                Post::Home | Post::Adrift | Post::River(RiverSpotIx::SHOAL) => true,
                _ => self.is_for_ambassadors(state, post) && brook.ambassadors_at(post) == 1,
            };
            if !stands {
                let what = format!("no ambassador can be at {}", self.post_name(post));
                return Err(fault(&format!("players[{}].ambassador", owner_name(seat)), &what));
            }
        }
        // Hers comes in spring (N17.15), and goes to spots with a card only (PR14).
        let hers = brook.ambassadors[Owner::RIVAL.index()];
        let stands = match hers {
            Post::Away | Post::Home => true,
            Post::River(spot) => spot != RiverSpotIx::SHOAL && brook.ambassadors_at(hers) == 1,
            _ => false,
        };
        if !stands {
            let what = format!("no ambassador of hers can be at {}", self.post_name(hers));
            return Err(fault("lair.ambassador", &what));
        }
        Ok(())
    }

    /// What is on the way from one place to another.
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

    fn read_lair(&self, lair: &mut Lair, position: &LairPosition) -> Result<(), PositionFault> {
        let content = &self.content;
        let find = |name: &str| self.find_kind(name);
        let known = self.read_cards(position.hand.as_ref(), "lair.hand")?.unwrap_or(Tally::NONE);
        lair.cards.unseen = position.unseen.unwrap_or(lair.cards.unseen);
        lair.top = one(position.top.as_deref(), "lair.top", "a card", find)?;
        let trophies = self.read_cards(position.trophies.as_ref(), "lair.trophies")?.unwrap_or(Tally::NONE);
        for kind in self.kinds() {
            lair.cards.set(kind, known[kind], trophies[kind]);
        }
        lair.cards.unseen_trophies = position.hidden_trophies.unwrap_or(lair.cards.unseen_trophies);
        lair.points = position.points.unwrap_or(lair.points);
        if let Some(Fields(spiders)) = &position.spiders {
            self.read_workers::<SPIDERS>(spiders, "lair.spiders", &mut lair.spiders)?;
        }
        lair.season = position.season.unwrap_or(lair.season);
        if let Some(place) = position.figure {
            let place = place.checked_sub(1).filter(|place| *place < 8).map(MeadowIx::new);
            let wrong = || fault("lair.figure", "this must be a place of the meadow from 1 to 8");
            lair.figure = place.ok_or_else(wrong)?.into();
        }
        lair.finished = position.finished.unwrap_or(lair.finished);
        lair.special_this_season = position.special_this_season.unwrap_or(lair.special_this_season);
        let activity = |name: &str| find_id(&content.activities, |card| &card.id, name);
        let activities = |list: &Option<Vec<String>>, field: &str| {
            let at = format!("lair.{field}");
            let found = set(list.as_deref(), &at, "an activity card", activity)?;
            Ok(found.map(|found| u32::try_from(found).unwrap_or(0)))
        };
        lair.activities = activities(&position.activities, "activities")?.unwrap_or(lair.activities);
        lair.played = activities(&position.played, "played")?.unwrap_or(0);
        lair.suspects = activities(&position.suspects, "suspects")?.unwrap_or(0);
        lair.first_card = position.first_card.unwrap_or(lair.first_card);
        lair.idle = position.idle.unwrap_or(lair.idle);
        lair.stuck = position.stuck.unwrap_or(lair.stuck);
        let card = |name: &str| ActivityIx::at(activity(name)?);
        lair.card = one(position.card.as_deref(), "lair.card", "an activity card", card)?.into();
        let personality = |name: &str| find_id(&content.personalities, module_id, name);
        let plan = |name: &str| PlanIx::at(find_id(&content.plans, module_id, name)?);
        let plot = |name: &str| find_id(&content.plots, plot_id, name);
        let entered = |name: &str| PersonalityIx::at(personality(name)?);
        if let Some(found) =
            one(position.personality.as_deref(), "lair.personality", "a personality", entered)?
        {
            lair.personality = found.into();
        }
        if let Some(found) = one(position.plan.as_deref(), "lair.plan", "a plan", plan)? {
            lair.plan = found.into();
        }
        let in_force = |name: &str| PlotIx::at(plot(name)?);
        lair.plot = one(position.plot.as_deref(), "lair.plot", "a plot", in_force)?.into();
        let second = position.second_plot.as_deref();
        lair.second_plot = one(second, "lair.second_plot", "a plot", in_force)?.into();
        lair.plots = set(position.plots.as_deref(), "lair.plots", "a plot", plot)?.unwrap_or(lair.plots);
        if let Some(found) =
            set(position.personalities.as_deref(), "lair.personalities", "a personality", personality)?
        {
            lair.personalities = u8::try_from(found).unwrap_or(0);
        }
        for (name, &count) in position.webs.iter().flatten() {
            self.read_web(lair, name, count)?;
        }
        lair.lent = position.lent.and_then(|worker| WorkerIx::at(worker.into())).into();
        lair.borrowed = position.borrowed.unwrap_or(lair.borrowed);
        lair.lend_next = position.lend_next.unwrap_or(lair.lend_next);
        let legends = each(position.legends.as_deref(), "lair.legends", "a legend", Kind::built_in)?;
        lair.legend_pool = legends.into_iter().fold(0, |set, legend| set | legend.legend_bit());
        lair.unseen_legends = position.hidden_legends.unwrap_or(lair.unseen_legends);
        let basic = |name: &str| find_id(&content.basic_events, |event| &event.id, name);
        let found = set(position.basic_events.as_deref(), "lair.basic_events", "a basic event", basic)?;
        lair.basic_events = found.map_or(0, |found| u8::try_from(found).unwrap_or(0));
        lair.journey_points = position.journey_points.unwrap_or(lair.journey_points);
        Ok(())
    }

    /// Web tokens at a place.
    fn read_web(&self, lair: &mut Lair, name: &str, count: u8) -> Result<(), PositionFault> {
        let one = u8::from(count > 0);
        match self.find_post(name) {
            Some(Post::Basic(place)) => lair.web_basic |= one << place.get(),
            Some(Post::Forest(clearing)) => lair.web_forest |= one << clearing.get(),
            Some(Post::BasicEvent(event)) => lair.web_basic_events[usize::from(event) % 4] = count,
            Some(Post::SpecialEvent(event)) => lair.web_special_events |= u32::from(one) << event.get(),
            Some(Post::Haven) => lair.web_haven = count > 0,
            _ => return Err(fault(&format!("lair.webs.{name}"), "no web token can lie there")),
        }
        Ok(())
    }

    fn read_rats(&self, rats: &mut Rats, position: &RatsPosition) -> Result<(), PositionFault> {
        let RatsPosition { forest, journey, basic, blocked, points } = position;
        let find = |name: &Option<RatPlace>, at: &str, what: &str| {
            let name = name.as_ref().and_then(|RatPlace(name)| name.as_deref());
            let post = one(name, at, what, |name| self.find_post(name))?;
            Ok((post, fault(at, &format!("this must be {what}"))))
        };
        if forest.is_some() || journey.is_some() || basic.is_some() {
            rats.forest = match find(forest, "rats.forest", "a clearing")? {
                (None, _) => None,
                (Some(Post::Forest(clearing)), _) => Some(clearing),
                (Some(_), fault) => return Err(fault),
            }
            .into();
            rats.journey = match find(journey, "rats.journey", "a journey space")? {
                (None, _) => None,
                (Some(Post::Journey(space)), _) => Some(space),
                (Some(_), fault) => return Err(fault),
            }
            .into();
            rats.basic = match find(basic, "rats.basic", "a basic location")? {
                (None, _) => None,
                (Some(Post::Basic(place)), _) => Some(place),
                (Some(_), fault) => return Err(fault),
            }
            .into();
        }
        for (index, &place) in blocked.iter().flatten().enumerate() {
            let wrong =
                || fault(&format!("rats.blocked[{index}]"), "this must be a place of the meadow from 1 to 8");
            rats.blocked |= 1 << place.checked_sub(1).filter(|place| *place < 8).ok_or_else(wrong)?;
        }
        rats.points = points.unwrap_or(rats.points);
        Ok(())
    }

    /// The deck: as stated, or every card that is nowhere else. There are only so many of each.
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

    /// Whether the rules can go on from a position.
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
                    Some(_) if state.players >= 4 => 2,
                    Some(_) => 1,
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
