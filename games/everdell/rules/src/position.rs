//! Positions in stable names: what scenarios set up and assert on.
//!
//! A description may leave out whatever is as at the beginning of a game before any card is drawn;
//! [`Everdell::write_position`] writes everything, so that reading it back gives the same position.

mod reader;
mod writing;

use serde_json::Value;
use tabletop::{Game, PositionFault};

use crate::Everdell;
use crate::agenda::{Task, TaskStack};
use crate::content::{CITY, Module, Plot, Resource, Season, Set};
use crate::index::{
    AbilityIx, ActivityIx, BasicIx, ClearingIx, ForestIx, MeadowIx, Owner, PersonalityIx, PlanIx, PlotIx,
    Slot, SpecialEventIx, WorkerIx,
};
use crate::kind::{Kind, MOST_KINDS};
use crate::names::find_id;
use crate::setup::{EmptyClearing, RivalKind, Setup};
use crate::state::{
    ABOVE_SPRING, Built, City, Ending, FACE_DOWN, Lair, OCCUPIED, ON_BRIDGE, PILE_FARM, PLAGUED, Post, Rats,
    SPARED, SPIDERS, State, Tally, WEBBED,
};
use reader::{Reader, fault, ids, owner, places, season, seat_order, slots, stock};

/// Marks on a card in a city, by name.
const MARKS: [(&str, u8); 8] = [
    ("occupied", OCCUPIED),
    ("face_down", FACE_DOWN),
    ("webbed", WEBBED),
    ("pile", PILE_FARM),
    ("spared", SPARED),
    ("on_bridge", ON_BRIDGE),
    ("above_spring", ABOVE_SPRING),
    ("plagued", PLAGUED),
];

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
        for player in state.seats.iter().take(usize::from(state.players)) {
            player.hand.cards().for_each(&mut seen);
            player.webbed.iter().chain(&player.legends).flatten().copied().for_each(&mut seen);
        }
        let stores = state.stores.iter().flat_map(|store| &store.cards);
        let open = state.meadow.iter().chain(&state.shown).chain(stores);
        open.chain([&state.lair.top, &state.pile_top]).flatten().copied().for_each(&mut seen);
        state.limbo.cards().for_each(&mut seen);
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
        let mut reader = Reader::new("", description)?;
        reader.number("round", &mut state.round)?;
        if let Some(value) = reader.get("turn") {
            state.turn = owner(value, "turn", state.players)?;
        }
        if let Some(value) = reader.get("first") {
            state.first = owner(value, "first", state.players)?;
        }
        let start = if state.first.is_rival() { 0 } else { state.first.get() };
        for place in 0..state.players {
            state.order[usize::from(place)] = Owner::new((start + place) % state.players);
        }
        if let Some(value) = reader.get("order") {
            state.order = seat_order(value, state.players)?;
        }
        state.ending =
            reader.named("ending", "counted", |name| (name == "counted").then_some(Ending::Counted))?;
        self.read_players(&mut state, reader.get("players"))?;
        self.read_city(reader.get("rival_city"), "rival_city", &mut state.rival_city)?;
        state.meadow = places(reader.get("meadow"), |name| self.find_kind(name), "meadow")?;
        self.read_board(&mut state, &mut reader)?;
        self.read_passing(&mut state, &mut reader)?;
        if let Some(value) = reader.get("lair") {
            if state.rival != RivalKind::Nightweave {
                return Err(fault("lair", "Nightweave is not in this game"));
            }
            self.read_lair(&mut state, value)?;
        }
        if let Some(value) = reader.get("rats") {
            if state.rival != RivalKind::Rugwort {
                return Err(fault("rats", "Rugwort is not in this game"));
            }
            self.read_rats(&mut state.rats, value)?;
        }
        state.discard = reader.cards("discard", |name| self.find_kind(name))?.unwrap_or(Tally::NONE);
        self.read_deck(setup, &mut state, &box_of_cards, reader.cards("deck", |name| self.find_kind(name))?)?;
        let tasks: Vec<Task> = match reader.get("agenda") {
            Some(value) => {
                let mut value = value.clone();
                self.number_kinds(&mut value).map_err(|what| fault("agenda", &what))?;
                serde_json::from_value(value).map_err(|e| fault("agenda", &e.to_string()))?
            }
            None if state.ending.is_some() => Vec::new(),
            None => vec![Task::EndTurn, Task::Turn],
        };
        state.agenda =
            TaskStack::of(&tasks).ok_or_else(|| fault("agenda", "this is more than can be left to do"))?;
        reader.done()?;
        self.check_position(&state)?;
        Ok(state)
    }

    /// The table in winter before any card has been drawn, on the first seat's turn.
    fn ordinary_table(&self, setup: &Setup) -> State {
        let mut state = self.set_out_table(setup);
        state.round = 1;
        for player in state.seats.iter_mut().take(usize::from(setup.players)) {
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
                let lair = &mut state.lair;
                lair.spiders[..2].fill(Post::Home);
                for (index, card) in self.content.activities.iter().enumerate() {
                    if card.season == Season::Winter && !card.pearlbrook {
                        lair.activities |= 1 << index;
                    }
                }
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

    fn read_players(&self, state: &mut State, value: Option<&Value>) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let wrong = || fault("players", "this must be a list of the players, in the order of their seats");
        let players = value.as_array().filter(|players| players.len() <= usize::from(state.players));
        for (seat, value) in players.ok_or_else(wrong)?.iter().enumerate() {
            let at = format!("players.{seat}");
            let mut reader = Reader::new(&at, value)?;
            let player = &mut state.seats[seat];
            for kind in reader.list("hand", "cards", |name| self.find_kind(name))?.unwrap_or_default() {
                if !player.hand.add(kind) {
                    return Err(fault(&reader.path("hand"), "no hand holds more than twelve cards"));
                }
            }
            player.webbed =
                places(reader.get("webbed"), |name| self.find_kind(name), &reader.path("webbed"))?;
            self.read_city(reader.get("city"), &reader.path("city"), &mut player.city)?;
            player.stock = stock(reader.get("stock"), &reader.path("stock"))?;
            reader.number("points", &mut player.points)?;
            if let Some(value) = reader.get("workers") {
                player.permanent = self.read_workers(value, &format!("{at}.workers"), &mut player.workers)?;
            }
            player.season = reader.named("season", "a season", season)?.unwrap_or(Season::Winter);
            reader.flag("passed", &mut player.passed)?;
            let ability = |name: &str| AbilityIx::at(find_id(&self.content.abilities, module_id, name)?);
            player.ability = reader.named("ability", "a worker ability", ability)?.into();
            player.legends =
                places(reader.get("legends"), |name| self.find_kind(name), &reader.path("legends"))?;
            player.due = slots(reader.get("due"), &reader.path("due"))?;
            reader.done()?;
        }
        Ok(())
    }

    /// Workers or spiders; says which of them stay for good.
    fn read_workers<const N: usize>(
        &self,
        value: &Value,
        at: &str,
        workers: &mut [Post; N],
    ) -> Result<u8, PositionFault> {
        let mut reader = Reader::new(at, value)?;
        let find = |name: &str| self.find_post(name);
        let mut home = 0u8;
        reader.number("home", &mut home)?;
        let out = reader.list("at", "places", find)?.unwrap_or_default();
        let staying = reader.list("permanent", "places", find)?.unwrap_or_default();
        let pieces = reader.list("pieces", "places", find)?;
        let stays = slots(reader.get("stays"), &format!("{at}.stays"))?;
        reader.done()?;
        let too_many = || fault(at, &format!("there are only {N} pieces"));
        if let Some(pieces) = pieces {
            if pieces.len() > N {
                return Err(too_many());
            }
            *workers = [Post::Away; N];
            workers[..pieces.len()].copy_from_slice(&pieces);
            return u8::try_from(stays).map_err(|_| too_many());
        }
        let permanent = (out.len()..out.len() + staying.len()).fold(0u64, |set, index| set | 1 << index);
        let all: Vec<Post> = out
            .into_iter()
            .chain(staying)
            .chain(std::iter::repeat_n(Post::Home, usize::from(home)))
            .collect();
        if all.len() > N {
            return Err(too_many());
        }
        *workers = [Post::Away; N];
        workers[..all.len()].copy_from_slice(&all);
        u8::try_from(permanent).map_err(|_| too_many())
    }

    fn read_city(&self, value: Option<&Value>, at: &str, city: &mut City) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let wrong = || fault(at, "this must be a list of cards");
        for (index, value) in value.as_array().ok_or_else(wrong)?.iter().enumerate() {
            let at = format!("{at}.{index}");
            let no_card = || fault(&at, "there is no such card");
            let no_room = || fault(&at, "there is no such free place in a city");
            if let Some(name) = value.as_str() {
                let kind = self.find_kind(name).ok_or_else(no_card)?;
                city.add(Built::new(kind)).ok_or_else(no_room)?;
                continue;
            }
            let mut reader = Reader::new(&at, value)?;
            let kind = reader.named("card", "a card", |name| self.find_kind(name))?.ok_or_else(no_card)?;
            let mut card = Built::new(kind);
            for (name, mark) in MARKS {
                let mut marked = false;
                reader.flag(name, &mut marked)?;
                card.marks |= if marked { mark } else { 0 };
            }
            reader.number("tokens", &mut card.tokens)?;
            let stored = stock(reader.get("stored"), &reader.path("stored"))?;
            for (resource, portion) in Resource::ALL.into_iter().zip([3, 2, 1, 2]) {
                for _ in 0..stored[resource] / portion {
                    card.store(resource);
                }
            }
            let inside = reader.get("inside");
            for held in reader.list("held", "cards", |name| self.find_kind(name))?.unwrap_or_default() {
                if !card.hold(held) {
                    return Err(fault(&reader.path("held"), "no card holds more than two others"));
                }
            }
            if let Some(inside) = inside {
                card.inside = serde_json::from_value(inside.clone())
                    .map_err(|_| fault(&format!("{at}.inside"), "this must be two small whole numbers"))?;
            }
            if card.stored() != stored && kind == Kind::STOREHOUSE
                || kind != Kind::STOREHOUSE && !stored.is_empty()
            {
                return Err(fault(
                    &format!("{at}.stored"),
                    "a Storehouse holds three twigs, two resin, one pebble or two berries at a time",
                ));
            }
            let mut slot = u8::MAX;
            reader.number("slot", &mut slot)?;
            reader.done()?;
            let put = match Slot::at(slot.into()) {
                Some(slot) => city.put(slot, card),
                None => city.add(card),
            };
            put.ok_or_else(no_room)?;
        }
        Ok(())
    }

    /// Forest cards, events and what lies on them.
    fn read_board(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let content = &self.content;
        if let Some(value) = reader.get("forest") {
            state.forest =
                ids(value, "forest", |name| ForestIx::at(find_id(&content.forests, |card| &card.id, name)?))?;
        }
        if let Some(value) = reader.get("specials") {
            state.specials = ids(value, "specials", |name| {
                SpecialEventIx::at(find_id(&content.special_events, |event| &event.id, name)?)
            })?;
        }
        let row = |state: &State, name: &str| {
            let event = find_id(&content.special_events, |event| &event.id, name)?;
            state.special_row(SpecialEventIx::at(event)?)
        };
        if let Some(value) = reader.get("events") {
            for (name, value) in Reader::new("events", value)?.object {
                let at = format!("events.{name}");
                let owner = owner(value, &at, state.players)?;
                if let Some(event) = find_id(&content.basic_events, |event| &event.id, name) {
                    state.basic_owners[event % 4] = owner.into();
                } else {
                    let row = row(state, name).ok_or_else(|| {
                        fault(&at, "this must be a basic event, or a special event of the row")
                    })?;
                    state.special_owners[row] = owner.into();
                }
            }
        }
        if let Some(value) = reader.get("stores") {
            for (name, value) in Reader::new("stores", value)?.object {
                let at = format!("stores.{name}");
                let row =
                    row(state, name).ok_or_else(|| fault(&at, "this must be a special event of the row"))?;
                let mut store = Reader::new(&at, value)?;
                state.stores[row].stock = stock(store.get("stock"), &store.path("stock"))?;
                state.stores[row].cards =
                    places(store.get("cards"), |name| self.find_kind(name), &store.path("cards"))?;
                store.done()?;
            }
        }
        Ok(())
    }

    /// What is on the way from one place to another.
    fn read_passing(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let post = |name: &str| self.find_post(name);
        state.shown = places(reader.get("shown"), |name| self.find_kind(name), "shown")?;
        for kind in reader.list("limbo", "cards", |name| self.find_kind(name))?.unwrap_or_default() {
            state.limbo.add(kind);
        }
        state.drawn_two = places(reader.get("drawn_two"), |name| self.find_kind(name), "drawn_two")?;
        for kind in reader.list("drawn", "cards", |name| self.find_kind(name))?.unwrap_or_default() {
            state.drawn.add(kind);
        }
        state.shepherd_gift = stock(reader.get("gift"), "gift")?;
        state.lifted_from = reader.named("lifted_from", "a place", post)?.unwrap_or(Post::Away);
        state.university = reader.named("university", "a place", post)?.unwrap_or(Post::Away);
        if let Some(value) = reader.get("chain") {
            let lists = value.as_array().filter(|lists| lists.len() <= state.chain.len());
            let wrong = || fault("chain", "this must be five lists of places");
            for (chain, list) in state.chain.iter_mut().zip(lists.ok_or_else(wrong)?) {
                *chain = slots(Some(list), "chain")?;
            }
        }
        if let Some(value) = reader.get("pile") {
            let mut pile = Reader::new("pile", value)?;
            let value = pile.get("owner").ok_or_else(|| fault("pile.owner", "this must be a seat from 0"))?;
            state.pile_owner = owner(value, "pile.owner", state.players)?.into();
            state.pile_top = pile.named("top", "a Farm", |name| self.find_kind(name))?;
            let counts = pile.cards("farms", |name| self.find_kind(name))?.unwrap_or(Tally::NONE);
            let farms =
                Kind::BUILT_IN.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::FARM]);
            for (count, farm) in state.pile.iter_mut().zip(farms) {
                *count = counts[farm];
            }
            pile.done()?;
        }
        state.figure_post = reader.named("figure", "a place", post)?.unwrap_or(Post::Away);
        Ok(())
    }

    fn read_lair(&self, state: &mut State, value: &Value) -> Result<(), PositionFault> {
        let content = &self.content;
        let mut reader = Reader::new("lair", value)?;
        let find = |name: &str| self.find_kind(name);
        let lair = &mut state.lair;
        let known = reader.cards("hand", find)?.unwrap_or(Tally::NONE);
        reader.number("unseen", &mut lair.cards.unseen)?;
        lair.top = reader.named("top", "a card", find)?;
        let trophies = reader.cards("trophies", find)?.unwrap_or(Tally::NONE);
        for kind in self.kinds() {
            lair.cards.set(kind, known[kind], trophies[kind]);
        }
        reader.number("hidden_trophies", &mut lair.cards.unseen_trophies)?;
        reader.number("points", &mut lair.points)?;
        if let Some(value) = reader.get("spiders") {
            self.read_workers::<SPIDERS>(value, "lair.spiders", &mut lair.spiders)?;
        }
        lair.season = reader.named("season", "a season", season)?.unwrap_or(lair.season);
        if let Some(value) = reader.get("figure") {
            let place = value.as_u64().filter(|place| (1..=8).contains(place));
            let place = place.and_then(|place| MeadowIx::at(usize::try_from(place - 1).ok()?));
            let wrong = || fault("lair.figure", "this must be a place of the meadow from 1 to 8");
            lair.figure = place.ok_or_else(wrong)?.into();
        }
        reader.flag("finished", &mut lair.finished)?;
        reader.flag("special_this_season", &mut lair.special_this_season)?;
        let activity = |name: &str| find_id(&content.activities, |card| &card.id, name);
        let set = |list: Option<Vec<usize>>| list.map(|list| list.iter().fold(0u64, |set, i| set | 1 << i));
        let small = |set: u64| u32::try_from(set).unwrap_or(0);
        if let Some(found) = set(reader.list("activities", "activity cards", activity)?) {
            lair.activities = small(found);
        }
        lair.played = set(reader.list("played", "activity cards", activity)?).map_or(0, small);
        lair.suspects = set(reader.list("suspects", "activity cards", activity)?).map_or(0, small);
        reader.flag("first_card", &mut lair.first_card)?;
        reader.flag("idle", &mut lair.idle)?;
        reader.flag("stuck", &mut lair.stuck)?;
        let card = |name: &str| ActivityIx::at(activity(name)?);
        lair.card = reader.named("card", "an activity card", card)?.into();
        let personality = |name: &str| find_id(&content.personalities, module_id, name);
        let plan = |name: &str| PlanIx::at(find_id(&content.plans, module_id, name)?);
        let plot = |name: &str| find_id(&content.plots, plot_id, name);
        if let Some(found) =
            reader.named("personality", "a personality", |name| PersonalityIx::at(personality(name)?))?
        {
            lair.personality = found.into();
        }
        if let Some(found) = reader.named("plan", "a plan", plan)? {
            lair.plan = found.into();
        }
        let plot_ix = |name: &str| PlotIx::at(plot(name)?);
        lair.plot = reader.named("plot", "a plot", plot_ix)?.into();
        lair.second_plot = reader.named("second_plot", "a plot", plot_ix)?.into();
        if let Some(found) = set(reader.list("plots", "plots", plot)?) {
            lair.plots = found;
        }
        if let Some(found) = set(reader.list("personalities", "personalities", personality)?) {
            lair.personalities = u8::try_from(found).unwrap_or(0);
        }
        if let Some(value) = reader.get("webs") {
            self.read_webs(lair, value)?;
        }
        let mut lent = u8::MAX;
        reader.number("lent", &mut lent)?;
        lair.lent = WorkerIx::at(lent.into()).into();
        reader.flag("borrowed", &mut lair.borrowed)?;
        reader.flag("lend_next", &mut lair.lend_next)?;
        let legends = reader.list("legends", "legends", Kind::built_in)?.unwrap_or_default();
        lair.legend_pool = legends.into_iter().fold(0, |set, legend| set | legend.legend_bit());
        reader.number("hidden_legends", &mut lair.unseen_legends)?;
        let basic = |name: &str| find_id(&content.basic_events, |event| &event.id, name);
        let special = |name: &str| find_id(&content.special_events, |event| &event.id, name);
        lair.basic_events = set(reader.list("basic_events", "basic events", basic)?)
            .map_or(0, |found| u8::try_from(found).unwrap_or(0));
        lair.special_events = set(reader.list("special_events", "special events", special)?).map_or(0, small);
        reader.number("journey_points", &mut lair.journey_points)?;
        reader.done()
    }

    fn read_webs(&self, lair: &mut Lair, value: &Value) -> Result<(), PositionFault> {
        for (name, value) in Reader::new("lair.webs", value)?.object {
            let at = format!("lair.webs.{name}");
            let count = value.as_u64().and_then(|count| u8::try_from(count).ok());
            let count = count.ok_or_else(|| fault(&at, "this must be a small whole number"))?;
            let one = u8::from(count > 0);
            match self.find_post(name) {
                Some(Post::Basic(place)) => lair.web_basic |= one << place.get(),
                Some(Post::Forest(clearing)) => lair.web_forest |= one << clearing.get(),
                Some(Post::BasicEvent(event)) => lair.web_basic_events[usize::from(event) % 4] = count,
                Some(Post::SpecialEvent(event)) => lair.web_special_events |= u32::from(one) << event.get(),
                Some(Post::Haven) => lair.web_haven = count > 0,
                _ => return Err(fault(&at, "no web token can lie there")),
            }
        }
        Ok(())
    }

    fn read_rats(&self, rats: &mut Rats, value: &Value) -> Result<(), PositionFault> {
        let mut reader = Reader::new("rats", value)?;
        let find = |name: &str| self.find_post(name);
        let posts = ["forest", "journey", "basic"];
        let given = posts.iter().any(|name| reader.object.contains_key(*name));
        let (forest, journey, basic) = (
            reader.named("forest", "a clearing", |name| match find(name)? {
                Post::Forest(clearing) => Some(clearing),
                _ => None,
            })?,
            reader.named("journey", "a journey space", |name| match find(name)? {
                Post::Journey(space) => Some(space),
                _ => None,
            })?,
            reader.named("basic", "a basic location", |name| match find(name)? {
                Post::Basic(place) => Some(place),
                _ => None,
            })?,
        );
        if given {
            rats.forest = forest.into();
            rats.journey = journey.into();
            rats.basic = basic.into();
        }
        if let Some(value) = reader.get("blocked") {
            let wrong = || fault("rats.blocked", "this must be a list of places of the meadow from 1 to 8");
            for value in value.as_array().ok_or_else(wrong)? {
                let place = value.as_u64().filter(|place| (1..=8).contains(place)).ok_or_else(wrong)?;
                rats.blocked |= 1 << (place - 1);
            }
        }
        reader.number("points", &mut rats.points)?;
        reader.done()
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
            if player.hand_len() > self.hand_limit(state, seat) && !self.swaps_hands(state) {
                return Err(fault(&format!("players.{seat}.hand"), "this is more than a hand may hold"));
            }
            if usize::from(self.spaces(&player.city, false)) > CITY {
                return Err(fault(&format!("players.{seat}.city"), "a city has 15 spaces"));
            }
        }
        self.check_posts(state)?;
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
        let seats = state.seats.iter().enumerate().flat_map(|(seat, player)| {
            player.workers.iter().map(move |&post| (format!("players.{seat}.workers"), post))
        });
        let spiders = state.lair.spiders.iter().map(|&post| ("lair.spiders".to_owned(), post));
        for (at, post) in seats.chain(spiders) {
            let room = match post {
                Post::Basic(place) => {
                    let basic = self.content.basics.get(usize::from(place));
                    if basic.is_some_and(|basic| basic.shared) { u8::MAX } else { 1 }
                }
                Post::Forest(clearing) => {
                    match state.forest.get(clearing.index()).and_then(|forest| forest.get()) {
                        None => 0,
                        Some(_) if state.players == 4 => 2,
                        Some(_) => 1,
                    }
                }
                Post::Journey(space) => {
                    let journey = self.content.journeys.get(usize::from(space));
                    if journey.is_some_and(|journey| journey.shared) { u8::MAX } else { 1 }
                }
                Post::BasicEvent(_) => 1,
                Post::SpecialEvent(event) => u8::from(state.special_row(event).is_some()),
                Post::Card(owner, slot) => match state.city(owner).get(slot) {
                    // Workers that stay for good move there from other cards (E8.6).
                    Some(card) if card.kind == Kind::UNIVERSITY => u8::MAX,
                    // One more stands guard on any card when Nightweave plots to take it (N16.33).
                    Some(card) => {
                        let facts = self.facts(card.kind);
                        facts.spots + facts.locked + u8::from(state.has_plots())
                    }
                    None => 0,
                },
                Post::Haven | Post::Home | Post::Away | Post::Lair | Post::Adrift => u8::MAX,
            };
            if room == 0 {
                return Err(fault(&at, &format!("no worker can stand on {}", self.post_name(post))));
            }
            if state.workers_at(post) > room {
                return Err(fault(&at, &format!("too many workers stand on {}", self.post_name(post))));
            }
        }
        Ok(())
    }
}
