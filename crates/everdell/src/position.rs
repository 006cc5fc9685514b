//! Positions in stable names: what scenarios set up and assert on.
//!
//! A description may leave out whatever is as at the beginning of a game before any card is drawn;
//! [`Everdell::write_position`] writes everything, so that reading it back gives the same position.

use serde_json::{Map as Object, Value, json};
use tabletop::{Game, PositionFault};

use crate::Everdell;
use crate::agenda::{Agenda, Task};
use crate::content::{CITY, Module, Plot, Resource, Season, Set, Stock};
use crate::kind::{KINDS, Kind};
use crate::names::{find_id, find_owner};
use crate::setup::{EmptyClearing, RivalKind, Setup};
use crate::state::{
    ABOVE_SPRING, Built, City, EMPTY, Ending, FACE_DOWN, Hand, Lair, NOBODY, OCCUPIED, ON_BRIDGE, PILE_FARM,
    Player, Post, RIVAL, Rats, SEATS, SPARED, SPIDERS, State, WEBBED, bits,
};

/// Marks on a card in a city, by name.
const MARKS: [(&str, u8); 7] = [
    ("occupied", OCCUPIED),
    ("face_down", FACE_DOWN),
    ("webbed", WEBBED),
    ("pile", PILE_FARM),
    ("spared", SPARED),
    ("on_bridge", ON_BRIDGE),
    ("above_spring", ABOVE_SPRING),
];

fn fault(at: &str, what: &str) -> PositionFault {
    PositionFault { at: at.to_owned(), what: what.to_owned() }
}

/// Reads one object, remembering where it stands and which of its fields have been read.
struct Reader<'a> {
    at: String,
    object: &'a Object<String, Value>,
    read: Vec<&'static str>,
}

impl<'a> Reader<'a> {
    fn new(at: &str, value: &'a Value) -> Result<Self, PositionFault> {
        match value {
            Value::Object(object) => Ok(Self { at: at.to_owned(), object, read: Vec::new() }),
            _ => Err(fault(at, "this must be a table of named values")),
        }
    }

    fn path(&self, name: &str) -> String {
        if self.at.is_empty() { name.to_owned() } else { format!("{}.{name}", self.at) }
    }

    /// What a field holds; nothing if it is missing or empty.
    fn get(&mut self, name: &'static str) -> Option<&'a Value> {
        self.read.push(name);
        self.object.get(name).filter(|value| !value.is_null())
    }

    /// A whole number.
    fn number<T: TryFrom<u64>>(&mut self, name: &'static str, into: &mut T) -> Result<(), PositionFault> {
        if let Some(value) = self.get(name) {
            let found = value.as_u64().and_then(|number| T::try_from(number).ok());
            *into = found.ok_or_else(|| {
                fault(&self.path(name), "this must be a whole number that is not too large")
            })?;
        }
        Ok(())
    }

    fn flag(&mut self, name: &'static str, into: &mut bool) -> Result<(), PositionFault> {
        match self.get(name) {
            None => Ok(()),
            Some(Value::Bool(flag)) => {
                *into = *flag;
                Ok(())
            }
            Some(_) => Err(fault(&self.path(name), "this must be true or false")),
        }
    }

    /// Something with a stable name.
    fn named<T>(
        &mut self,
        name: &'static str,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, PositionFault> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let found = value.as_str().and_then(find);
        found.map(Some).ok_or_else(|| fault(&self.path(name), &format!("this must be {what}")))
    }

    /// A list of things with stable names; nothing if it is missing.
    fn list<T>(
        &mut self,
        name: &'static str,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<Vec<T>>, PositionFault> {
        let path = self.path(name);
        self.get(name).map(|value| list(value, &path, what, find)).transpose()
    }

    /// Counts of cards: a table by kind, or a list with repetitions; nothing if it is missing.
    fn cards(&mut self, name: &'static str) -> Result<Option<[u8; KINDS]>, PositionFault> {
        let path = self.path(name);
        self.get(name).map(|value| cards(value, &path)).transpose()
    }

    /// Nothing is left that nobody reads.
    fn done(self) -> Result<(), PositionFault> {
        match self.object.keys().find(|key| !self.read.contains(&key.as_str())) {
            Some(key) => Err(fault(&self.path(key), "nobody knows this name")),
            None => Ok(()),
        }
    }
}

fn list<T>(
    value: &Value,
    at: &str,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, PositionFault> {
    let wrong = || fault(at, &format!("this must be a list of {what}"));
    let items = value.as_array().ok_or_else(wrong)?;
    items.iter().map(|item| item.as_str().and_then(&find).ok_or_else(wrong)).collect()
}

fn cards(value: &Value, at: &str) -> Result<[u8; KINDS], PositionFault> {
    let mut counts = [0u8; KINDS];
    if let Value::Object(object) = value {
        for (name, count) in object {
            let at = format!("{at}.{name}");
            let kind = Kind::from_name(name).ok_or_else(|| fault(&at, "there is no such card"))?;
            let count = count.as_u64().and_then(|count| u8::try_from(count).ok());
            counts[kind.index()] = count.ok_or_else(|| fault(&at, "this must be a small whole number"))?;
        }
        return Ok(counts);
    }
    for kind in list(value, at, "cards", Kind::from_name)? {
        counts[kind.index()] = counts[kind.index()].saturating_add(1);
    }
    Ok(counts)
}

/// A place with nothing in it: null, or where a notation has no null, an empty name.
fn is_empty_place(item: &Value) -> bool {
    item.is_null() || item.as_str() == Some("")
}

/// A list of places that may be empty, from the first on.
fn places<const N: usize>(value: Option<&Value>, at: &str) -> Result<[Option<Kind>; N], PositionFault> {
    let mut places = [None; N];
    let Some(value) = value else { return Ok(places) };
    let wrong = || fault(at, &format!("this must be a list of at most {N} cards, null for an empty place"));
    let items = value.as_array().filter(|items| items.len() <= N).ok_or_else(wrong)?;
    for (place, item) in places.iter_mut().zip(items) {
        if !is_empty_place(item) {
            *place = Some(item.as_str().and_then(Kind::from_name).ok_or_else(wrong)?);
        }
    }
    Ok(places)
}

fn stock(value: Option<&Value>, at: &str) -> Result<Stock, PositionFault> {
    let mut stock = Stock::NONE;
    let Some(value) = value else { return Ok(stock) };
    let mut reader = Reader::new(at, value)?;
    for resource in Resource::ALL {
        reader.number(resource.name(), &mut stock[resource])?;
    }
    reader.done()?;
    Ok(stock)
}

fn owner(value: &Value, at: &str, players: u8) -> Result<u8, PositionFault> {
    let found = match value {
        Value::Number(number) => number.as_u64().and_then(|seat| u8::try_from(seat).ok()),
        Value::String(name) => find_owner(name),
        _ => None,
    };
    found
        .filter(|&owner| owner < players || owner == RIVAL)
        .ok_or_else(|| fault(at, "this must be a seat from 0, or rival"))
}

fn write_owner(owner: u8) -> Value {
    if owner == RIVAL { json!("rival") } else { json!(owner) }
}

fn write_stock(stock: Stock) -> Value {
    let counts = Resource::ALL.map(|resource| (resource.name().to_owned(), json!(stock[resource])));
    counts.into_iter().collect::<Object<_, _>>().into()
}

fn write_cards(counts: &[u8; KINDS]) -> Value {
    let some = Kind::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    some.map(|(kind, count)| (kind.name().to_owned(), json!(count))).collect::<Object<_, _>>().into()
}

fn write_places(places: &[Option<Kind>]) -> Value {
    let used = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    places[..used].iter().map(|place| place.map(Kind::name)).collect::<Vec<_>>().into()
}

fn write_hand(hand: &Hand) -> Value {
    hand.cards().map(Kind::name).collect::<Vec<_>>().into()
}

fn write_kinds(set: u128) -> Value {
    Kind::ALL.into_iter().filter(|kind| set & kind.bit() != 0).map(Kind::name).collect::<Vec<_>>().into()
}

/// The records named by the bits of a set.
fn write_set<T>(set: u64, records: &[T], id: impl Fn(&T) -> &str) -> Value {
    let in_set = records.iter().enumerate().filter(|(index, _)| set & (1 << index) != 0);
    in_set.map(|(_, record)| id(record)).collect::<Vec<_>>().into()
}

/// A record by its place in the content, if there is one.
fn write_id<T>(index: u8, records: &[T], id: impl Fn(&T) -> &str) -> Value {
    records.get(usize::from(index)).map(|record| id(record).to_owned()).into()
}

fn module_id(module: &Module) -> &str {
    &module.id
}

fn plot_id(plot: &Plot) -> &str {
    &plot.id
}

fn season(name: &str) -> Option<Season> {
    Season::ALL.into_iter().find(|season| season.name() == name)
}

impl Everdell {
    /// Where every card is counted: for each kind, how many there are on the table, in hands and
    /// in piles.
    #[doc(hidden)]
    pub fn census(&self, state: &State) -> [u16; KINDS] {
        let mut counts = [0u16; KINDS];
        let piles =
            [&state.deck, &state.discard, &state.lair.known, &state.lair.trophies].map(|pile| pile.iter());
        for pile in piles {
            for (count, &pile) in counts.iter_mut().zip(pile) {
                *count += u16::from(pile);
            }
        }
        let mut seen = |kind: Kind| counts[kind.index()] += 1;
        for owner in (0..state.players).chain([RIVAL]) {
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
        Kind::ALL
            .into_iter()
            .filter(|kind| state.lair.legend_pool & kind.legend_bit() != 0)
            .for_each(&mut seen);
        let farms = Kind::ALL.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::Farm]);
        for (farm, &count) in farms.zip(&state.pile) {
            counts[farm.index()] += u16::from(count);
        }
        counts
    }

    /// Everything about a position.
    pub(crate) fn write_position(&self, state: &State) -> Value {
        let content = &self.content;
        let special_id = |event: &crate::content::SpecialEvent| -> String { event.id.to_string() };
        let mut events = Object::new();
        for (event, &owner) in content.basic_events.iter().zip(&state.basic_owners) {
            if owner != NOBODY {
                events.insert(event.id.to_string(), write_owner(owner));
            }
        }
        let mut stores = Object::new();
        for (row, &event) in state.specials.iter().enumerate() {
            let Some(event) = content.special_events.get(usize::from(event)) else { continue };
            if state.special_owners[row] != NOBODY {
                events.insert(special_id(event), write_owner(state.special_owners[row]));
            }
            let store = state.stores[row];
            if store != crate::state::EventStore::default() {
                stores.insert(
                    special_id(event),
                    json!({ "stock": write_stock(store.stock), "cards": write_places(&store.cards) }),
                );
            }
        }
        let players = (0..state.players).map(|seat| self.write_player(state.player(seat)));
        let chain = state.chain.iter().map(|&chain| bits(chain).collect::<Vec<_>>());
        let farms = Kind::ALL.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::Farm]);
        let post = |post: Post| (post != Post::Away).then(|| self.post_name(post));
        json!({
            "round": state.round,
            "turn": write_owner(state.turn),
            "first": write_owner(state.first),
            "order": &state.order[..usize::from(state.players)],
            "ending": state.ending,
            "players": players.collect::<Vec<_>>(),
            "rival_city": Self::write_city(&state.rival_city),
            "meadow": state.meadow.iter().map(|place| place.map(Kind::name)).collect::<Vec<_>>(),
            "deck": write_cards(&state.deck),
            "discard": write_cards(&state.discard),
            "forest": state.forest.iter()
                .map(|&forest| write_id(forest, &content.forests, |card| &card.id))
                .collect::<Vec<_>>(),
            "specials": state.specials.iter()
                .map(|&event| write_id(event, &content.special_events, |event| &event.id))
                .collect::<Vec<_>>(),
            "events": events,
            "stores": stores,
            "shown": write_places(&state.shown),
            "limbo": write_hand(&state.limbo),
            "drawn_two": write_places(&state.drawn_two),
            "drawn": write_hand(&state.drawn),
            "gift": write_stock(state.shepherd_gift),
            "lifted_from": post(state.lifted_from),
            "university": post(state.university),
            "chain": if state.chain == [0; 5] { Value::Null } else { chain.collect::<Vec<_>>().into() },
            "pile": (state.pile_owner != NOBODY).then(|| json!({
                "owner": write_owner(state.pile_owner),
                "top": state.pile_top.map(Kind::name),
                "farms": farms.zip(state.pile).filter(|(_, count)| *count > 0)
                    .map(|(farm, count)| (farm.name().to_owned(), json!(count)))
                    .collect::<Object<_, _>>(),
            })),
            "figure": post(state.figure_post),
            "lair": (state.rival == RivalKind::Nightweave).then(|| self.write_lair(state)),
            "rats": (state.rival == RivalKind::Rugwort).then(|| self.write_rats(state.rats)),
            "agenda": state.agenda.tasks(),
        })
    }

    fn write_player(&self, player: &Player) -> Value {
        json!({
            "hand": write_hand(&player.hand),
            "webbed": write_places(&player.webbed),
            "city": Self::write_city(&player.city),
            "stock": write_stock(player.stock),
            "points": player.points,
            "workers": self.write_workers(&player.workers, player.permanent),
            "season": player.season.name(),
            "passed": player.passed,
            "ability": write_id(player.ability, &self.content.abilities, module_id),
            "legends": write_places(&player.legends),
            "due": bits(player.due).collect::<Vec<_>>(),
        })
    }

    /// Workers or spiders: how many are at home, where the others are, and every piece in its
    /// order.
    fn write_workers(&self, workers: &[Post], permanent: u8) -> Value {
        let stays = |index: usize| index < 8 && permanent & (1 << index) != 0;
        let at = |staying: bool| {
            let out = workers.iter().enumerate().filter(move |(index, post)| {
                stays(*index) == staying && !matches!(post, Post::Home | Post::Away)
            });
            out.map(|(_, &post)| self.post_name(post)).collect::<Vec<_>>()
        };
        json!({
            "home": workers.iter().filter(|&&post| post == Post::Home).count(),
            "at": at(false),
            "permanent": at(true),
            "pieces": workers.iter().map(|&post| self.post_name(post)).collect::<Vec<_>>(),
            "stays": (0..workers.len()).filter(|&index| stays(index)).collect::<Vec<_>>(),
        })
    }

    fn write_city(city: &City) -> Value {
        let mut cards = Vec::new();
        let mut free = City::default();
        for (slot, card) in city.iter() {
            let mut object = Object::new();
            let expected = free.add(card.to_owned());
            if expected != Some(slot) {
                object.insert("slot".to_owned(), json!(slot));
                expected.and_then(|expected| free.remove(expected));
                free.put(slot, *card);
            }
            for (name, mark) in MARKS {
                if card.has(mark) {
                    object.insert(name.to_owned(), json!(true));
                }
            }
            if card.tokens > 0 {
                object.insert("tokens".to_owned(), json!(card.tokens));
            }
            let held: Vec<_> = card.held().map(Kind::name).collect();
            if !card.stored().is_empty() {
                object.insert("stored".to_owned(), write_stock(card.stored()));
            } else if !held.is_empty() {
                object.insert("held".to_owned(), json!(held));
            } else if card.inside != [0; 2] {
                object.insert("inside".to_owned(), json!(card.inside));
            }
            if object.is_empty() {
                cards.push(json!(card.kind.name()));
            } else {
                object.insert("card".to_owned(), json!(card.kind.name()));
                cards.push(object.into());
            }
        }
        cards.into()
    }

    fn write_lair(&self, state: &State) -> Value {
        let lair = &state.lair;
        let content = &self.content;
        let mut webs = Object::new();
        let mut web = |post: Post, count: u8| {
            if count > 0 {
                webs.insert(self.post_name(post), json!(count));
            }
        };
        for place in 0..8u8 {
            web(Post::Basic(place), lair.web_basic >> place & 1);
            web(Post::Forest(place), lair.web_forest >> place & 1);
        }
        for event in 0..4u8 {
            web(Post::BasicEvent(event), lair.web_basic_events[usize::from(event)]);
        }
        for event in 0..32u8 {
            web(Post::SpecialEvent(event), u8::from(lair.web_special_events & (1 << event) != 0));
        }
        web(Post::Haven, u8::from(lair.web_haven));
        let activities = |set: u32| write_set(set.into(), &content.activities, |card| &card.id);
        json!({
            "hand": write_cards(&lair.known),
            "unseen": lair.unseen,
            "top": lair.top.map(Kind::name),
            "trophies": write_cards(&lair.trophies),
            "hidden_trophies": lair.unseen_trophies,
            "points": lair.points,
            "spiders": self.write_workers(&lair.spiders, 0),
            "season": lair.season.name(),
            "figure": (lair.figure != EMPTY).then_some(u16::from(lair.figure) + 1),
            "finished": lair.finished,
            "special_this_season": lair.special_this_season,
            "activities": activities(lair.activities),
            "played": activities(lair.played),
            "suspects": activities(lair.suspects),
            "first_card": lair.first_card,
            "idle": lair.idle,
            "stuck": lair.stuck,
            "card": write_id(lair.card, &content.activities, |card| &card.id),
            "personality": write_id(lair.personality, &content.personalities, module_id),
            "plan": write_id(lair.plan, &content.plans, module_id),
            "plot": write_id(lair.plot, &content.plots, plot_id),
            "second_plot": write_id(lair.second_plot, &content.plots, plot_id),
            "plots": write_set(lair.plots, &content.plots, plot_id),
            "personalities": write_set(lair.personalities.into(), &content.personalities, module_id),
            "webs": webs,
            "lent": (lair.lent != EMPTY).then_some(lair.lent),
            "borrowed": lair.borrowed,
            "lend_next": lair.lend_next,
            "legends": write_kinds(u128::from(lair.legend_pool) << Kind::StreySoftpaw as u8),
            "hidden_legends": lair.unseen_legends,
            "basic_events": write_set(lair.basic_events.into(), &content.basic_events, |event| &event.id),
            "special_events":
                write_set(lair.special_events.into(), &content.special_events, |event| &event.id),
            "journey_points": lair.journey_points,
        })
    }

    fn write_rats(&self, rats: Rats) -> Value {
        let at = |place: u8, post: fn(u8) -> Post| (place != EMPTY).then(|| self.post_name(post(place)));
        json!({
            "forest": at(rats.forest, Post::Forest),
            "journey": at(rats.journey, Post::Journey),
            "basic": at(rats.basic, Post::Basic),
            "blocked": bits(rats.blocked.into()).map(|place| place + 1).collect::<Vec<_>>(),
            "points": rats.points,
        })
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
        let start = if state.first == RIVAL { 0 } else { state.first };
        for place in 0..state.players {
            state.order[usize::from(place)] = (start + place) % state.players;
        }
        if let Some(value) = reader.get("order") {
            state.order = seat_order(value, state.players)?;
        }
        state.ending =
            reader.named("ending", "counted", |name| (name == "counted").then_some(Ending::Counted))?;
        self.read_players(&mut state, reader.get("players"))?;
        Self::read_city(reader.get("rival_city"), "rival_city", &mut state.rival_city)?;
        state.meadow = places(reader.get("meadow"), "meadow")?;
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
        state.discard = reader.cards("discard")?.unwrap_or([0; KINDS]);
        self.read_deck(setup, &mut state, &box_of_cards, reader.cards("deck")?)?;
        let tasks: Vec<Task> = match reader.get("agenda") {
            Some(value) => {
                serde_json::from_value(value.clone()).map_err(|e| fault("agenda", &e.to_string()))?
            }
            None if state.ending.is_some() => Vec::new(),
            None => vec![Task::EndTurn, Task::Turn],
        };
        state.agenda =
            Agenda::of(&tasks).ok_or_else(|| fault("agenda", "this is more than can be left to do"))?;
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
        for (forest, clearing) in (0..).zip(clearings) {
            state.forest[usize::from(clearing)] = forest;
        }
        state.specials = [0, 1, 2, 3];
        state.rats = Rats { forest: EMPTY, journey: EMPTY, basic: EMPTY, blocked: 0, points: 0 };
        match setup.rival {
            RivalKind::None => {}
            RivalKind::Rugwort => {
                state.rats.forest = 0;
                state.rats.basic = 0;
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
                    name.as_ref().and_then(|name| find_id(modules, module_id, name)).unwrap_or(EMPTY)
                };
                lair.personality = find(&self.content.personalities, &setup.personality);
                lair.plan = find(&self.content.plans, &setup.plan);
                if setup.plots || setup.plan.as_deref() == Some("thickens") {
                    lair.plots = (0..self.content.plots.len()).fold(0, |set, plot| set | 1 << plot);
                }
                state.first = RIVAL;
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
            for kind in reader.list("hand", "cards", Kind::from_name)?.unwrap_or_default() {
                if !player.hand.add(kind) {
                    return Err(fault(&reader.path("hand"), "no hand holds more than twelve cards"));
                }
            }
            player.webbed = places(reader.get("webbed"), &reader.path("webbed"))?;
            Self::read_city(reader.get("city"), &reader.path("city"), &mut player.city)?;
            player.stock = stock(reader.get("stock"), &reader.path("stock"))?;
            reader.number("points", &mut player.points)?;
            if let Some(value) = reader.get("workers") {
                player.permanent = self.read_workers(value, &format!("{at}.workers"), &mut player.workers)?;
            }
            player.season = reader.named("season", "a season", season)?.unwrap_or(Season::Winter);
            reader.flag("passed", &mut player.passed)?;
            let ability = |name: &str| find_id(&self.content.abilities, module_id, name);
            player.ability = reader.named("ability", "a worker ability", ability)?.unwrap_or(EMPTY);
            player.legends = places(reader.get("legends"), &reader.path("legends"))?;
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

    fn read_city(value: Option<&Value>, at: &str, city: &mut City) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let wrong = || fault(at, "this must be a list of cards");
        for (index, value) in value.as_array().ok_or_else(wrong)?.iter().enumerate() {
            let at = format!("{at}.{index}");
            let no_card = || fault(&at, "there is no such card");
            let no_room = || fault(&at, "there is no such free place in a city");
            if let Some(name) = value.as_str() {
                let kind = Kind::from_name(name).ok_or_else(no_card)?;
                city.add(Built::new(kind)).ok_or_else(no_room)?;
                continue;
            }
            let mut reader = Reader::new(&at, value)?;
            let kind = reader.named("card", "a card", Kind::from_name)?.ok_or_else(no_card)?;
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
            for held in reader.list("held", "cards", Kind::from_name)?.unwrap_or_default() {
                if !card.hold(held) {
                    return Err(fault(&reader.path("held"), "no card holds more than two others"));
                }
            }
            if let Some(inside) = inside {
                card.inside = serde_json::from_value(inside.clone())
                    .map_err(|_| fault(&format!("{at}.inside"), "this must be two small whole numbers"))?;
            }
            if card.stored() != stored && kind == Kind::Storehouse
                || kind != Kind::Storehouse && !stored.is_empty()
            {
                return Err(fault(
                    &format!("{at}.stored"),
                    "a Storehouse holds three twigs, two resin, one pebble or two berries at a time",
                ));
            }
            let mut slot = EMPTY;
            reader.number("slot", &mut slot)?;
            reader.done()?;
            let put = if slot == EMPTY { city.add(card) } else { city.put(slot, card) };
            put.ok_or_else(no_room)?;
        }
        Ok(())
    }

    /// Forest cards, events and what lies on them.
    fn read_board(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let content = &self.content;
        if let Some(value) = reader.get("forest") {
            state.forest = ids(value, "forest", |name| find_id(&content.forests, |card| &card.id, name))?;
        }
        if let Some(value) = reader.get("specials") {
            state.specials =
                ids(value, "specials", |name| find_id(&content.special_events, |event| &event.id, name))?;
        }
        let row = |state: &State, name: &str| {
            let event = find_id(&content.special_events, |event| &event.id, name)?;
            state.special_row(event)
        };
        if let Some(value) = reader.get("events") {
            for (name, value) in Reader::new("events", value)?.object {
                let at = format!("events.{name}");
                let owner = owner(value, &at, state.players)?;
                if let Some(event) = find_id(&content.basic_events, |event| &event.id, name) {
                    state.basic_owners[usize::from(event) % 4] = owner;
                } else {
                    let row = row(state, name).ok_or_else(|| {
                        fault(&at, "this must be a basic event, or a special event of the row")
                    })?;
                    state.special_owners[row] = owner;
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
                state.stores[row].cards = places(store.get("cards"), &store.path("cards"))?;
                store.done()?;
            }
        }
        Ok(())
    }

    /// What is on the way from one place to another.
    fn read_passing(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let post = |name: &str| self.find_post(name);
        state.shown = places(reader.get("shown"), "shown")?;
        for kind in reader.list("limbo", "cards", Kind::from_name)?.unwrap_or_default() {
            state.limbo.add(kind);
        }
        state.drawn_two = places(reader.get("drawn_two"), "drawn_two")?;
        for kind in reader.list("drawn", "cards", Kind::from_name)?.unwrap_or_default() {
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
            state.pile_owner = owner(value, "pile.owner", state.players)?;
            state.pile_top = pile.named("top", "a Farm", Kind::from_name)?;
            let counts = pile.cards("farms")?.unwrap_or([0; KINDS]);
            let farms = Kind::ALL.into_iter().filter(|&kind| Set::of(kind) == Set::Farms).chain([Kind::Farm]);
            for (count, farm) in state.pile.iter_mut().zip(farms) {
                *count = counts[farm.index()];
            }
            pile.done()?;
        }
        state.figure_post = reader.named("figure", "a place", post)?.unwrap_or(Post::Away);
        Ok(())
    }

    fn read_lair(&self, state: &mut State, value: &Value) -> Result<(), PositionFault> {
        let content = &self.content;
        let mut reader = Reader::new("lair", value)?;
        let lair = &mut state.lair;
        lair.known = reader.cards("hand")?.unwrap_or([0; KINDS]);
        reader.number("unseen", &mut lair.unseen)?;
        lair.top = reader.named("top", "a card", Kind::from_name)?;
        lair.trophies = reader.cards("trophies")?.unwrap_or([0; KINDS]);
        reader.number("hidden_trophies", &mut lair.unseen_trophies)?;
        reader.number("points", &mut lair.points)?;
        if let Some(value) = reader.get("spiders") {
            self.read_workers::<SPIDERS>(value, "lair.spiders", &mut lair.spiders)?;
        }
        lair.season = reader.named("season", "a season", season)?.unwrap_or(lair.season);
        if let Some(value) = reader.get("figure") {
            let place = value.as_u64().filter(|place| (1..=8).contains(place));
            let place = place.and_then(|place| u8::try_from(place - 1).ok());
            lair.figure = place
                .ok_or_else(|| fault("lair.figure", "this must be a place of the meadow from 1 to 8"))?;
        }
        reader.flag("finished", &mut lair.finished)?;
        reader.flag("special_this_season", &mut lair.special_this_season)?;
        let activity = |name: &str| find_id(&content.activities, |card| &card.id, name);
        let set = |list: Option<Vec<u8>>| list.map(|list| list.iter().fold(0u64, |set, i| set | 1 << i));
        let small = |set: u64| u32::try_from(set).unwrap_or(0);
        if let Some(found) = set(reader.list("activities", "activity cards", activity)?) {
            lair.activities = small(found);
        }
        lair.played = set(reader.list("played", "activity cards", activity)?).map_or(0, small);
        lair.suspects = set(reader.list("suspects", "activity cards", activity)?).map_or(0, small);
        reader.flag("first_card", &mut lair.first_card)?;
        reader.flag("idle", &mut lair.idle)?;
        reader.flag("stuck", &mut lair.stuck)?;
        lair.card = reader.named("card", "an activity card", activity)?.unwrap_or(EMPTY);
        let personality = |name: &str| find_id(&content.personalities, module_id, name);
        let plan = |name: &str| find_id(&content.plans, module_id, name);
        let plot = |name: &str| find_id(&content.plots, plot_id, name);
        if let Some(found) = reader.named("personality", "a personality", personality)? {
            lair.personality = found;
        }
        if let Some(found) = reader.named("plan", "a plan", plan)? {
            lair.plan = found;
        }
        lair.plot = reader.named("plot", "a plot", plot)?.unwrap_or(EMPTY);
        lair.second_plot = reader.named("second_plot", "a plot", plot)?.unwrap_or(EMPTY);
        if let Some(found) = set(reader.list("plots", "plots", plot)?) {
            lair.plots = found;
        }
        if let Some(found) = set(reader.list("personalities", "personalities", personality)?) {
            lair.personalities = u8::try_from(found).unwrap_or(0);
        }
        if let Some(value) = reader.get("webs") {
            self.read_webs(lair, value)?;
        }
        reader.number("lent", &mut lair.lent)?;
        reader.flag("borrowed", &mut lair.borrowed)?;
        reader.flag("lend_next", &mut lair.lend_next)?;
        let legends = reader.list("legends", "legends", Kind::from_name)?.unwrap_or_default();
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
                Some(Post::Basic(place)) => lair.web_basic |= one << place,
                Some(Post::Forest(clearing)) => lair.web_forest |= one << clearing,
                Some(Post::BasicEvent(event)) => lair.web_basic_events[usize::from(event) % 4] = count,
                Some(Post::SpecialEvent(event)) => lair.web_special_events |= u32::from(one) << event,
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
        let [forest, journey, basic] = [
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
        ];
        if given {
            rats.forest = forest.unwrap_or(EMPTY);
            rats.journey = journey.unwrap_or(EMPTY);
            rats.basic = basic.unwrap_or(EMPTY);
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
        box_of_cards: &[u8; KINDS],
        deck: Option<[u8; KINDS]>,
    ) -> Result<(), PositionFault> {
        state.deck = [0; KINDS];
        let out = self.census(state);
        for kind in Kind::ALL {
            let all = match Set::of(kind) {
                Set::Legends => u8::from(setup.legends),
                Set::MoreLegends => u8::from(setup.more_legends),
                _ => box_of_cards[kind.index()],
            };
            let left = u16::from(all).checked_sub(out[kind.index()]);
            let left = left.and_then(|left| u8::try_from(left).ok()).ok_or_else(|| {
                fault("players", &format!("there are only {all} cards of {} in this game", kind.name()))
            })?;
            state.deck[kind.index()] = match &deck {
                Some(deck) if deck[kind.index()] > left => {
                    let at = format!("deck.{}", kind.name());
                    return Err(fault(&at, &format!("only {left} are left of this card")));
                }
                Some(deck) => deck[kind.index()],
                None if Set::of(kind).legendary() => 0,
                None => left,
            };
        }
        let hidden = u16::from(state.lair.unseen) + u16::from(state.lair.unseen_trophies);
        if state.deck.iter().map(|&count| u16::from(count)).sum::<u16>() < hidden {
            return Err(fault("lair.unseen", "there are fewer cards that nobody has seen"));
        }
        Ok(())
    }

    /// Whether the rules can go on from a position.
    fn check_position(&self, state: &State) -> Result<(), PositionFault> {
        if state.turn == RIVAL && state.rival == RivalKind::None {
            return Err(fault("turn", "there is no automated opponent"));
        }
        for seat in 0..state.players {
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
            if task.seat().is_some_and(|seat| seat >= state.players) {
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
                Post::Forest(clearing) => match state.forest.get(usize::from(clearing)) {
                    Some(&EMPTY) | None => 0,
                    Some(_) if state.players == 4 => 2,
                    Some(_) => 1,
                },
                Post::Journey(space) => {
                    let journey = self.content.journeys.get(usize::from(space));
                    if journey.is_some_and(|journey| journey.shared) { u8::MAX } else { 1 }
                }
                Post::BasicEvent(_) => 1,
                Post::SpecialEvent(event) => u8::from(state.special_row(event).is_some()),
                Post::Card(owner, slot) => match state.city(owner).get(slot) {
                    // Workers that stay for good move there from other cards (E8.6).
                    Some(card) if card.kind == Kind::University => u8::MAX,
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

/// Places of cards in a city, as bits.
fn slots(value: Option<&Value>, at: &str) -> Result<u64, PositionFault> {
    let Some(value) = value else { return Ok(0) };
    let wrong = || fault(at, "this must be a list of places from 0 to 39");
    let mut set = 0;
    for value in value.as_array().ok_or_else(wrong)? {
        set |= 1u64 << value.as_u64().filter(|&slot| slot < 40).ok_or_else(wrong)?;
    }
    Ok(set)
}

/// Every seat once, in the order of their turns.
fn seat_order(value: &Value, players: u8) -> Result<[u8; SEATS], PositionFault> {
    let wrong = || fault("order", "this must be a list of all seats, each once");
    let seats = value.as_array().filter(|seats| seats.len() == usize::from(players)).ok_or_else(wrong)?;
    let mut order = [0; SEATS];
    for (index, seat) in seats.iter().enumerate() {
        let seat = seat.as_u64().and_then(|seat| u8::try_from(seat).ok()).filter(|&seat| seat < players);
        let seat = seat.filter(|seat| !order[..index].contains(seat)).ok_or_else(wrong)?;
        order[index] = seat;
    }
    Ok(order)
}

/// Four records of the content, each at most once, null for none.
fn ids(value: &Value, at: &str, find: impl Fn(&str) -> Option<u8>) -> Result<[u8; 4], PositionFault> {
    let wrong = || fault(at, "this must be a list of at most four different names, null for none");
    let mut places = [EMPTY; 4];
    let items = value.as_array().filter(|items| items.len() <= 4).ok_or_else(wrong)?;
    for (index, item) in items.iter().enumerate() {
        if is_empty_place(item) {
            continue;
        }
        let found = item.as_str().and_then(&find).ok_or_else(wrong)?;
        if places.contains(&found) {
            return Err(wrong());
        }
        places[index] = found;
    }
    Ok(places)
}
