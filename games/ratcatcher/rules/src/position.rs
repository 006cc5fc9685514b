//! Positions in stable names: what scenarios set up and assert on.
//!
//! A description may leave out whatever is as it is on an empty table; [`Ratcatcher::write_position`]
//! writes everything, so that reading it back gives the same position.

use serde_json::{Map as Object, Value, json};
use tabletop::{Maybe, PositionFault};

use crate::agenda::{Task, TaskStack};
use crate::content::{CommonAttribute, DISTRICTS, Kind, Morsel, NemesisAttribute, Slot, Token};
use crate::index::{Direction, DistrictIx, Letter, PeculiarIx, Zone};
use crate::setup::Setup;
use crate::state::{
    ACTIVE, BARRICADE, DECOY, Ending, FRESH, LURE, Lair, RUSE, SPRUNG, Site, State, Stray, TRAP,
};
use crate::{Choice, Ratcatcher};

/// Flags of a zone by name.
const FLAGS: [(&str, u8); 6] = [
    ("trap", TRAP),
    ("sprung", SPRUNG),
    ("lure", LURE),
    ("decoy", DECOY),
    ("barricade", BARRICADE),
    ("ruse", RUSE),
];

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

    fn get(&mut self, name: &'static str) -> Option<&'a Value> {
        self.read.push(name);
        self.object.get(name)
    }

    /// A count up to `most`.
    fn count(&mut self, name: &'static str, most: u8, into: &mut u8) -> Result<(), PositionFault> {
        if let Some(value) = self.get(name) {
            *into = value
                .as_u64()
                .and_then(|count| u8::try_from(count).ok())
                .filter(|count| *count <= most)
                .ok_or_else(|| {
                    fault(&self.path(name), &format!("this must be a whole number up to {most}"))
                })?;
        }
        Ok(())
    }

    fn flag(&mut self, name: &'static str) -> Result<Option<bool>, PositionFault> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(*flag)),
            Some(_) => Err(fault(&self.path(name), "this must be true or false")),
        }
    }

    fn zone(&mut self, name: &'static str) -> Result<Option<Maybe<Zone>>, PositionFault> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::String(text)) => Zone::find(text)
                .map(|zone| Some(zone.into()))
                .ok_or_else(|| fault(&self.path(name), "this must be a zone such as 07b")),
            Some(Value::Null) => Ok(Some(Maybe::NONE)),
            Some(_) => Err(fault(&self.path(name), "this must be a zone such as 07b")),
        }
    }

    /// Nothing is left that nobody reads.
    fn done(self) -> Result<(), PositionFault> {
        match self.object.keys().find(|key| !self.read.contains(&key.as_str())) {
            Some(key) => Err(fault(&self.path(key), "nobody knows this name")),
            None => Ok(()),
        }
    }
}

/// What is wrong with a description, and where in it.
pub(crate) fn fault(at: &str, what: &str) -> PositionFault {
    PositionFault { at: at.to_owned(), what: what.to_owned() }
}

/// Counts by stable name.
fn counts<const N: usize>(
    value: Option<&Value>,
    at: &str,
    names: [&'static str; N],
    most: u8,
    into: &mut [u8; N],
) -> Result<(), PositionFault> {
    let Some(value) = value else { return Ok(()) };
    let mut reader = Reader::new(at, value)?;
    for (name, into) in names.into_iter().zip(into) {
        reader.count(name, most, into)?;
    }
    reader.done()
}

fn named<const N: usize>(names: [&'static str; N], counts: [u8; N]) -> Value {
    names
        .into_iter()
        .zip(counts)
        .map(|(name, count)| (name.to_owned(), json!(count)))
        .collect::<Object<_, _>>()
        .into()
}

const COLOURS: [&str; 2] = ["yellow", "purple"];

fn kind_names() -> [&'static str; 3] {
    Kind::ALL.map(Kind::name)
}

fn attribute_names() -> [&'static str; 5] {
    NemesisAttribute::ALL.map(NemesisAttribute::name)
}

impl Ratcatcher {
    /// Everything about a position.
    pub(crate) fn write_position(&self, state: &State) -> Value {
        let mut districts = Object::new();
        let mut zones = Object::new();
        for district in state.city() {
            let site = state.site(district);
            districts.insert(
                format!("{district:02}"),
                json!({
                    "x": site.x, "y": site.y, "turn": site.turn,
                    "active": site.flags & ACTIVE != 0, "fresh": site.flags & FRESH != 0,
                }),
            );
            for letter in Letter::first(self.card(state, district).zones) {
                let zone = Zone::of(district, letter);
                let spot = state.spot(zone);
                let mut object = Object::new();
                let mut put = |name: &str, count: u8| {
                    if count > 0 {
                        object.insert(name.to_owned(), json!(count));
                    }
                };
                for kind in Kind::ALL {
                    put(kind.name(), spot.rats[kind as usize]);
                }
                put("moved", spot.marked);
                put("cheese", spot.cheese);
                put("health", spot.health);
                put("yellow", spot.markers[0]);
                put("purple", spot.markers[1]);
                put("nests", spot.nests());
                put("tokens", spot.inert());
                for (name, flag) in FLAGS {
                    if spot.has(flag) {
                        object.insert(name.to_owned(), json!(true));
                    }
                }
                if !object.is_empty() {
                    zones.insert(zone.to_string(), object.into());
                }
            }
        }
        let me = &state.me;
        let foe = &state.foe;
        let cards =
            |set: u32| DistrictIx::of_set(set).map(|district| format!("{district:02}")).collect::<Vec<_>>();
        json!({
            "round": state.round,
            "rats_turn": state.rats_turn,
            "traps_in_order": state.traps_in_order,
            "ending": state.ending.map(Ending::name),
            "me": {
                "zone": me.zone.to_string(), "health": me.health, "movement": me.movement,
                "dice": me.dice, "bonus": me.bonus, "traps": me.traps,
                "slots": named(Slot::ALL.map(Slot::name), me.slots),
                "aside": me.aside, "cheese": me.cheese,
                "yellow": me.markers[0], "purple": me.markers[1],
                "steady": me.steady, "sick": me.sick,
            },
            "nemesis": {
                "zone": foe.zone.get().map(|zone| zone.to_string()), "health": foe.health,
                "raised": named(attribute_names(), foe.raised),
                "mutated": NemesisAttribute::ALL.into_iter()
                    .filter(|&a| foe.mutated & (1 << a as usize) != 0)
                    .map(NemesisAttribute::name).collect::<Vec<_>>(),
                "guts": self.nemesis(state).guts.iter().enumerate().take(8)
                    .filter(|(index, _)| foe.guts & (1 << index) != 0)
                    .map(|(_, (morsel, _))| morsel.name()).collect::<Vec<_>>(),
                "progress": foe.progress,
            },
            "districts": districts,
            "zones": zones,
            "peculiars": PeculiarIx::enumerate(&self.content.peculiars)
                .map(|(index, rat)| (rat.id.to_string(), Self::write_stray(state.stray(index))))
                .collect::<Object<_, _>>(),
            "bag": named(kind_names(), state.bag),
            "cage": named(kind_names(), state.cage),
            "tokens": named(Token::ALL.map(Token::name), state.tokens),
            "supply": { "cheese": state.cheese, "yellow": state.markers[0], "purple": state.markers[1] },
            "stronger": Kind::ALL.into_iter()
                .map(|kind| {
                    (kind.name().to_owned(), named(CommonAttribute::ALL.map(CommonAttribute::name), state.stronger[kind as usize]))
                })
                .collect::<Object<_, _>>(),
            "deck": cards(state.deck),
            "bottom": cards(state.bottom),
            "emptied": cards(state.emptied),
            "drawn": state.drawn.get().map(|district| format!("{district:02}")),
            "fresh": state.fresh[..usize::from(state.fresh_len).min(5)].iter().map(|d| format!("{d:02}")).collect::<Vec<_>>(),
            "pool": state.pool_zone.get().map(|zone| {
                let mut pool = json!(state.pool);
                pool["zone"] = json!(zone.to_string());
                pool
            }),
            "agenda": state.agenda.tasks(),
        })
    }

    fn write_stray(stray: Stray) -> Value {
        let place = match stray.lair {
            Lair::Deck => "deck".to_owned(),
            Lair::Discard => "discard".to_owned(),
            Lair::Caught => "caught".to_owned(),
            Lair::Absent => "absent".to_owned(),
            Lair::City(zone) => zone.to_string(),
        };
        if !stray.holds_something() {
            return json!(place);
        }
        json!({
            "place": place, "health": stray.health,
            "yellow": stray.markers[0], "purple": stray.markers[1], "traps": stray.traps,
        })
    }

    /// Sets up a described position. Pieces that the description places are taken from the bag
    /// and the supplies, unless it states those too.
    pub(crate) fn read_position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        use tabletop::Game;
        if self.check_setup(setup).is_err() {
            return Err(fault("setup", "the setup names a ratcatcher or nemesis that is not in the content"));
        }
        let mut state = self.set_out_table(setup);
        state.round = 2;
        let mut reader = Reader::new("", description)?;
        if let Some(value) = reader.get("round") {
            state.round = value
                .as_u64()
                .and_then(|round| u16::try_from(round).ok())
                .ok_or_else(|| fault("round", "this must be a whole number"))?;
        }
        state.rats_turn = reader.flag("rats_turn")?.unwrap_or(false);
        state.traps_in_order = reader.flag("traps_in_order")?.unwrap_or(false);
        if let Some(value) = reader.get("ending").filter(|value| !value.is_null()) {
            state.ending = Some(
                serde_json::from_value(value.clone())
                    .map_err(|_| fault("ending", "this must name how a game ends"))?,
            );
        }
        self.read_districts(&mut state, reader.get("districts"))?;
        self.read_zones(&mut state, reader.get("zones"))?;
        self.read_me(&mut state, reader.get("me"))?;
        self.read_nemesis(&mut state, reader.get("nemesis"))?;
        self.read_strays(&mut state, reader.get("peculiars"))?;
        counts(reader.get("cage"), "cage", kind_names(), 200, &mut state.cage)?;
        self.read_stocks(&mut state, &mut reader)?;
        self.read_agenda(&mut state, &mut reader)?;
        reader.done()?;
        self.check_position(&state)?;
        Ok(state)
    }

    fn read_districts(&self, state: &mut State, value: Option<&Value>) -> Result<(), PositionFault> {
        state.placed = 1;
        state.sites[0] = Site { x: 0, y: 0, turn: 0, flags: ACTIVE };
        let Some(value) = value else { return Ok(()) };
        let reader = Reader::new("districts", value)?;
        for (name, value) in reader.object {
            let at = format!("districts.{name}");
            let district =
                self.card_number(name).ok_or_else(|| fault(&at, "this must be a district from 00 to 24"))?;
            let mut reader = Reader::new(&at, value)?;
            let mut place = [0i8; 2];
            for (name, into) in ["x", "y"].into_iter().zip(&mut place) {
                if let Some(value) = reader.get(name) {
                    *into = value
                        .as_i64()
                        .and_then(|n| i8::try_from(n).ok())
                        .filter(|n| (-30..=30).contains(n))
                        .ok_or_else(|| {
                            fault(&reader.path(name), "this must be a whole number from -30 to 30")
                        })?;
                }
            }
            let mut turn = 0;
            reader.count("turn", 3, &mut turn)?;
            let active = reader.flag("active")?.unwrap_or(true);
            let fresh = reader.flag("fresh")?.unwrap_or(false);
            reader.done()?;
            let taken = state.city().any(|other| {
                let site = state.site(other);
                other != district && (site.x, site.y) == (place[0], place[1])
            });
            if taken {
                return Err(fault(&at, "another district lies there"));
            }
            let mut flags = if active { ACTIVE } else { 0 };
            flags |= if fresh { FRESH } else { 0 };
            state.sites[district.index()] = Site { x: place[0], y: place[1], turn, flags };
            state.placed |= district.bit();
            state.deck &= !district.bit();
        }
        self.join_all(state);
        Ok(())
    }

    fn read_zones(&self, state: &mut State, value: Option<&Value>) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let reader = Reader::new("zones", value)?;
        for (name, value) in reader.object {
            let at = format!("zones.{name}");
            let zone = Zone::find(name)
                .filter(|&zone| self.is_in_city(state, zone))
                .ok_or_else(|| fault(&at, "there is no such zone in this city"))?;
            let mut reader = Reader::new(&at, value)?;
            let mut spot = *state.spot(zone);
            for kind in Kind::ALL {
                reader.count(kind.name(), 200, &mut spot.rats[kind as usize])?;
            }
            reader.count("moved", 200, &mut spot.marked)?;
            reader.count("cheese", 18, &mut spot.cheese)?;
            reader.count("health", 20, &mut spot.health)?;
            for (colour, name) in COLOURS.into_iter().enumerate() {
                reader.count(name, 20, &mut spot.markers[colour])?;
            }
            let (mut nests, mut tokens) = (0, 0);
            reader.count("nests", 15, &mut nests)?;
            reader.count("tokens", 15, &mut tokens)?;
            spot.tokens = tokens << 4 | nests;
            for (name, flag) in FLAGS {
                if reader.flag(name)? == Some(true) {
                    spot.flags |= flag;
                }
            }
            reader.done()?;
            state.ground.change(zone, |place| *place = spot);
        }
        Ok(())
    }

    fn read_me(&self, state: &mut State, value: Option<&Value>) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let mut reader = Reader::new("me", value)?;
        counts(reader.get("slots"), "me.slots", Slot::ALL.map(Slot::name), 18, &mut state.me.slots)?;
        for slot in Slot::ALL {
            let [first, second] = self.board(state).slots[slot as usize];
            if state.me.slots[slot as usize] > first + second {
                return Err(fault("me.slots", &format!("the board has fewer slots for {}", slot.name())));
            }
        }
        reader.count("aside", 18, &mut state.me.aside)?;
        state.me.cheese = state.me.slots.iter().sum::<u8>().saturating_add(state.me.aside);
        state.me.health = self.most_health(state);
        state.me.movement = self.movement(state);
        state.me.dice = self.attack(state);
        let mut me = state.me;
        if let Some(zone) = reader.zone("zone")? {
            me.zone = zone.get().ok_or_else(|| fault("me.zone", "you must stand in a zone of the city"))?;
        }
        reader.count("cheese", 18, &mut me.cheese)?;
        reader.count("health", 20, &mut me.health)?;
        reader.count("movement", 60, &mut me.movement)?;
        reader.count("dice", 60, &mut me.dice)?;
        reader.count("bonus", 60, &mut me.bonus)?;
        reader.count("traps", 60, &mut me.traps)?;
        for (colour, name) in COLOURS.into_iter().enumerate() {
            reader.count(name, 20, &mut me.markers[colour])?;
        }
        reader.count("steady", 20, &mut me.steady)?;
        reader.count("sick", 20, &mut me.sick)?;
        reader.done()?;
        state.me = me;
        Ok(())
    }

    fn read_nemesis(&self, state: &mut State, value: Option<&Value>) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let mut reader = Reader::new("nemesis", value)?;
        if let Some(zone) = reader.zone("zone")? {
            state.foe.zone = zone;
        }
        reader.count("health", 60, &mut state.foe.health)?;
        reader.count("progress", 10, &mut state.foe.progress)?;
        counts(reader.get("raised"), "nemesis.raised", attribute_names(), 20, &mut state.foe.raised)?;
        for name in names(reader.get("mutated"), "nemesis.mutated")? {
            let index = attribute_names()
                .into_iter()
                .position(|attribute| attribute == name)
                .ok_or_else(|| fault("nemesis.mutated", "this must list attributes of the nemesis"))?;
            state.foe.mutated |= 1 << index;
        }
        for name in names(reader.get("guts"), "nemesis.guts")? {
            let index = self
                .nemesis(state)
                .guts
                .iter()
                .take(8)
                .position(|(morsel, _): &(Morsel, _)| morsel.name() == name)
                .ok_or_else(|| fault("nemesis.guts", "this must list entries of its guts track"))?;
            state.foe.guts |= 1 << index;
        }
        reader.done()
    }

    fn read_strays(&self, state: &mut State, value: Option<&Value>) -> Result<(), PositionFault> {
        let Some(value) = value else { return Ok(()) };
        let reader = Reader::new("peculiars", value)?;
        for (name, value) in reader.object {
            let at = format!("peculiars.{name}");
            let index = self
                .find_peculiar(name)
                .ok_or_else(|| fault(&at, "there is no peculiar rat of this name"))?;
            let lair = |text: &str| match text {
                "deck" => Some(Lair::Deck),
                "discard" => Some(Lair::Discard),
                "caught" => Some(Lair::Caught),
                zone => Zone::find(zone).filter(|&zone| self.is_in_city(state, zone)).map(Lair::City),
            };
            let wrong = || fault(&at, "this must be deck, discard, caught or a zone of the city");
            let stray = if let Value::String(text) = value {
                Stray::new(lair(text).ok_or_else(wrong)?)
            } else {
                let mut reader = Reader::new(&at, value)?;
                let place = reader.get("place").and_then(Value::as_str).ok_or_else(wrong)?;
                let mut stray = Stray::new(lair(place).ok_or_else(wrong)?);
                reader.count("health", 20, &mut stray.health)?;
                for (colour, name) in COLOURS.into_iter().enumerate() {
                    reader.count(name, 20, &mut stray.markers[colour])?;
                }
                reader.count("traps", 20, &mut stray.traps)?;
                reader.done()?;
                stray
            };
            state.strays.change(index, |place| *place = stray);
        }
        Ok(())
    }

    /// Bag, supplies, token pool and decks: as stated, or what is left of the box.
    fn read_stocks(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        for kind in Kind::ALL {
            let index = kind as usize;
            let out: u32 = state.ground.spots().iter().map(|spot| u32::from(spot.rats[index])).sum::<u32>()
                + u32::from(state.cage[index]);
            state.bag[index] = rest(state.bag[index], out)
                .ok_or_else(|| fault("zones", &format!("there are fewer {} rats in the box", kind.name())))?;
        }
        counts(reader.get("bag"), "bag", kind_names(), 200, &mut state.bag)?;
        let census = self.census(state);
        let out = census[1] - u32::from(state.cheese);
        state.cheese =
            rest(state.cheese, out).ok_or_else(|| fault("zones", "there are fewer cheeses in the box"))?;
        for colour in 0..2 {
            let out = census[2 + colour] - u32::from(state.markers[colour]);
            state.markers[colour] = rest(state.markers[colour], out).ok_or_else(|| {
                fault("zones", &format!("there are fewer {} markers in the box", COLOURS[colour]))
            })?;
        }
        if let Some(value) = reader.get("supply") {
            let mut supply = Reader::new("supply", value)?;
            supply.count("cheese", 200, &mut state.cheese)?;
            for (colour, name) in COLOURS.into_iter().enumerate() {
                supply.count(name, 200, &mut state.markers[colour])?;
            }
            supply.done()?;
        }
        counts(reader.get("tokens"), "tokens", Token::ALL.map(Token::name), 60, &mut state.tokens)?;
        if let Some(value) = reader.get("stronger") {
            let mut kinds = Reader::new("stronger", value)?;
            for kind in Kind::ALL {
                let at = format!("stronger.{}", kind.name());
                let into = &mut state.stronger[kind as usize];
                counts(
                    kinds.get(kind.name()),
                    &at,
                    CommonAttribute::ALL.map(CommonAttribute::name),
                    20,
                    into,
                )?;
            }
            kinds.done()?;
        }
        if let Some(value) = reader.get("deck") {
            state.deck =
                self.cards(Some(value), "deck")?.iter().fold(0, |set, district| set | district.bit());
        }
        state.bottom =
            self.cards(reader.get("bottom"), "bottom")?.iter().fold(0, |set, district| set | district.bit());
        if state.deck & state.bottom != 0 {
            return Err(fault("bottom", "a district is in the deck and under it"));
        }
        state.emptied = self
            .cards(reader.get("emptied"), "emptied")?
            .iter()
            .fold(0, |set, district| set | district.bit());
        if let Some(name) = reader.get("drawn").and_then(Value::as_str) {
            let drawn = self.card_number(name).ok_or_else(|| fault("drawn", "there is no such district"))?;
            state.drawn = drawn.into();
            state.deck &= !drawn.bit();
        }
        let fresh = self.cards(reader.get("fresh"), "fresh")?;
        if fresh.len() > state.fresh.len() {
            return Err(fault("fresh", "at most five districts are new at a time"));
        }
        for (place, district) in state.fresh.iter_mut().zip(&fresh) {
            *place = *district;
        }
        state.fresh_len = u8::try_from(fresh.len()).unwrap_or(0);
        Ok(())
    }

    fn card_number(&self, name: &str) -> Option<DistrictIx> {
        DistrictIx::find(name).filter(|district| district.index() < self.content.districts.len())
    }

    fn cards(&self, value: Option<&Value>, at: &str) -> Result<Vec<DistrictIx>, PositionFault> {
        names(value, at)?
            .into_iter()
            .map(|name| self.card_number(name).ok_or_else(|| fault(at, "there is no such district")))
            .collect()
    }

    fn read_agenda(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        if let Some(value) = reader.get("pool").filter(|value| !value.is_null()) {
            let mut value = value.clone();
            let zone = value
                .as_object_mut()
                .and_then(|object| object.remove("zone"))
                .and_then(|zone| zone.as_str().and_then(Zone::find))
                .ok_or_else(|| fault("pool.zone", "this must be a zone such as 07b"))?;
            state.pool = serde_json::from_value(value).map_err(|e| fault("pool", &e.to_string()))?;
            state.pool_zone = zone.into();
        }
        let tasks: Vec<Task> = match reader.get("agenda") {
            Some(value) => {
                serde_json::from_value(value.clone()).map_err(|e| fault("agenda", &e.to_string()))?
            }
            None if state.ending.is_some() => Vec::new(),
            None => vec![Task::Actions],
        };
        if !tasks.iter().all(|task| task.is_sound()) {
            return Err(fault("agenda", "this names a peculiar rat that there is not"));
        }
        state.agenda =
            TaskStack::of(&tasks).ok_or_else(|| fault("agenda", "this is more than can be left to do"))?;
        Ok(())
    }

    /// Whether the zones that a task names are in the city.
    pub(crate) fn check_named(&self, state: &State, zones: &[Zone]) -> Result<(), PositionFault> {
        if zones.iter().all(|&zone| self.is_in_city(state, zone)) {
            Ok(())
        } else {
            Err(fault("agenda", "a task names a zone that is not in the city"))
        }
    }

    /// Whether the rules can go on from a position.
    fn check_position(&self, state: &State) -> Result<(), PositionFault> {
        if !self.is_in_city(state, state.me.zone) {
            return Err(fault("me.zone", "you must stand in a zone of the city"));
        }
        if state.foe.zone.get().is_some_and(|zone| !self.is_in_city(state, zone)) {
            return Err(fault("nemesis.zone", "the nemesis must stand in a zone of the city"));
        }
        if state.pool_zone.get().is_some_and(|zone| !self.is_in_city(state, zone)) {
            return Err(fault("pool.zone", "the attack must be in a zone of the city"));
        }
        for task in state.agenda.tasks() {
            let zones: &[Zone] = match task {
                Task::TrackEffect { zone, .. }
                | Task::DevourOne { zone, .. }
                | Task::Returned { zone, .. }
                | Task::Deploy { zone, .. } => &[*zone],
                _ => &[],
            };
            self.check_named(state, zones)?;
            self.check_question(state, *task)?;
        }
        if state.ending.is_none() {
            let mut choices: Vec<Choice> = Vec::new();
            self.legal(state, &mut choices);
            if choices.is_empty() {
                return Err(fault("agenda", "nothing can be chosen in this position"));
            }
        }
        Ok(())
    }

    /// Joins every pair of facing connectors in the city (A2).
    fn join_all(&self, state: &mut State) {
        state.links = [[Maybe::NONE; 4]; DISTRICTS];
        for district in state.city() {
            let site = state.site(district);
            for direction in Direction::ALL {
                let Some((x, y)) = direction.from(site.x, site.y) else { continue };
                let Some(other) = Self::district_at(state, x, y) else { continue };
                let here = self.gate_of(state, district, direction);
                let there = self.gate_of(state, other, direction.opposite());
                if let (Some(_), Some(there)) = (here, there) {
                    state.links[district.index()][direction.side(site.turn).index()] =
                        Zone::of(other, there).into();
                }
            }
        }
    }
}

/// What is left of a stock.
fn rest(stock: u8, out: u32) -> Option<u8> {
    u8::try_from(out).ok().and_then(|out| stock.checked_sub(out))
}

/// A list of names.
fn names<'a>(value: Option<&'a Value>, at: &str) -> Result<Vec<&'a str>, PositionFault> {
    match value {
        None => Ok(Vec::new()),
        Some(Value::Array(items)) => items
            .iter()
            .map(|item| item.as_str().ok_or_else(|| fault(at, "this must be a list of names")))
            .collect(),
        Some(_) => Err(fault(at, "this must be a list of names")),
    }
}
