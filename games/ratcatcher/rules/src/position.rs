//! Positions in stable names, for scenarios.
//!
//! [`ScenarioPosition`] is the declaration: reading, writing and the JSON Schema follow from it. A description may
//! omit everything that is as on an empty table. The description of a [`State`] omits nothing, so reading it back
//! gives the same state.

mod declared;
mod parts;

use serde_json::{Value, json};
use tabletop::{Fields, Game, Maybe, PositionFault};

pub use declared::ScenarioPosition;
use declared::{Attack, Card, District, Nemesis, PeculiarRat, Supply, Things, You};
use parts::{Counts, Named, Number, Whereabouts, counts, fill};

use crate::agenda::{Task, TaskStack};
use crate::content::{Colour, DISTRICTS, Kind, NemesisAttribute, Slot};
use crate::index::{Direction, DistrictIx, Letter, PeculiarIx, Zone};
use crate::setup::Setup;
use crate::spot::{BARRICADE, DECOY, LURE, Lair, RUSE, SPRUNG, Spot, Stray, TRAP};
use crate::state::{ACTIVE, FRESH, Pool, Site, State};
use crate::{Choice, Ratcatcher};

/// Writing of positions.
impl Ratcatcher {
    /// The complete description of a position.
    pub(crate) fn write_position(&self, state: &State) -> Value {
        let zones = state.city().flat_map(|district| {
            let letters = Letter::first(self.card(state, district).zones);
            letters.map(move |letter| Zone::of(district, letter))
        });
        let numbers = |set: u32| DistrictIx::of_set(set).map(Number).collect();
        json!(ScenarioPosition {
            round: state.round.into(),
            rats_turn: state.rats_turn,
            traps_in_order: state.traps_in_order,
            ending: state.ending,
            me: Fields(You::of(state)),
            nemesis: Fields(self.write_nemesis(state)),
            districts: state.city().map(|it| (Number(it), Fields(District::of(state.site(it))))).collect(),
            zones: zones
                .map(|zone| (zone, Fields(Things::of(state.spot(zone)))))
                .filter(|(_, things)| *things != Fields(Things::default()))
                .collect(),
            peculiars: PeculiarIx::enumerate(&self.content.peculiars)
                .filter_map(|(index, rat)| Some((rat.id.to_string(), PeculiarRat::of(state.stray(index))?)))
                .collect(),
            bag: counts(&state.bag),
            cage: counts(&state.cage),
            tokens: counts(&state.tokens),
            supply: Fields(Supply {
                cheese: state.cheese.into(),
                yellow: state.markers[0].into(),
                purple: state.markers[1].into(),
            }),
            stronger: Kind::ALL
                .into_iter()
                .map(|kind| (Named(kind), counts(&state.stronger[kind as usize])))
                .collect(),
            deck: DistrictIx::of_set(state.deck).map(Number).collect::<Vec<_>>().into(),
            bottom: numbers(state.bottom),
            emptied: numbers(state.emptied),
            drawn: state.drawn.get().map(Number),
            fresh: state.fresh.into_iter().take(state.fresh_len.into()).map(Number).collect(),
            pool: state.pool_zone.get().map(|zone| Fields(Attack::of(state.pool, zone))),
            agenda: state.agenda.tasks().to_vec().into(),
        })
    }

    fn write_nemesis(&self, state: &State) -> Nemesis {
        let foe = &state.foe;
        let mutated = |attribute: &NemesisAttribute| foe.mutated & (1 << *attribute as usize) != 0;
        let guts = self.nemesis(state).guts.iter().enumerate().take(8);
        Nemesis {
            zone: foe.zone.get(),
            health: foe.health.into(),
            raised: counts(&foe.raised),
            mutated: NemesisAttribute::ALL.into_iter().filter(mutated).map(Named).collect(),
            guts: guts
                .filter(|(index, _)| foe.guts & (1 << index) != 0)
                .map(|(_, &(morsel, _))| Named(morsel))
                .collect(),
            progress: foe.progress.into(),
        }
    }
}

impl You {
    fn of(state: &State) -> Self {
        let me = &state.me;
        Self {
            zone: me.zone.into(),
            health: me.health.into(),
            movement: me.movement.into(),
            dice: me.dice.into(),
            bonus: me.bonus.into(),
            traps: me.traps.into(),
            slots: counts(&me.slots),
            aside: me.aside.into(),
            cheese: me.cheese.into(),
            yellow: me.markers[0].into(),
            purple: me.markers[1].into(),
            steady: me.steady.into(),
            sick: me.sick.into(),
        }
    }
}

impl District {
    fn of(site: Site) -> Self {
        Self {
            x: site.x.into(),
            y: site.y.into(),
            turn: site.turn.into(),
            active: (site.flags & ACTIVE != 0).into(),
            fresh: site.flags & FRESH != 0,
        }
    }

    fn site(self) -> Site {
        let active = if self.active.or(true) { ACTIVE } else { 0 };
        let fresh = if self.fresh { FRESH } else { 0 };
        Site { x: self.x.into(), y: self.y.into(), turn: self.turn.into(), flags: active | fresh }
    }
}

impl Things {
    fn of(spot: &Spot) -> Self {
        let [white, brown, black] = spot.rats.map(Into::into);
        let [yellow, purple] = spot.markers.map(Into::into);
        Self {
            white,
            brown,
            black,
            moved: spot.marked.into(),
            cheese: spot.cheese.into(),
            health: spot.health.into(),
            yellow,
            purple,
            nests: spot.nests().into(),
            tokens: spot.inert().into(),
            trap: spot.has(TRAP),
            sprung: spot.has(SPRUNG),
            lure: spot.has(LURE),
            decoy: spot.has(DECOY),
            barricade: spot.has(BARRICADE),
            ruse: spot.has(RUSE),
        }
    }

    fn spot(self) -> Spot {
        let flags = [
            (self.trap, TRAP),
            (self.sprung, SPRUNG),
            (self.lure, LURE),
            (self.decoy, DECOY),
            (self.barricade, BARRICADE),
            (self.ruse, RUSE),
        ];
        Spot {
            rats: [self.white, self.brown, self.black].map(Into::into),
            marked: self.moved.into(),
            cheese: self.cheese.into(),
            health: self.health.into(),
            markers: [self.yellow, self.purple].map(Into::into),
            tokens: u8::from(self.tokens) << 4 | u8::from(self.nests),
            flags: flags.into_iter().filter(|(lies, _)| *lies).fold(0, |all, (_, flag)| all | flag),
        }
    }
}

impl PeculiarRat {
    /// A peculiar rat of the pack; `None` if it is not in the pack.
    fn of(stray: Stray) -> Option<Self> {
        let place = match stray.lair {
            Lair::Deck => Whereabouts::Deck,
            Lair::Discard => Whereabouts::Discard,
            Lair::Caught => Whereabouts::Caught,
            Lair::City(zone) => Whereabouts::City(zone),
            Lair::Absent => return None,
        };
        if !stray.holds_something() {
            return Some(Self::Bare(place));
        }
        let [yellow, purple] = stray.markers.map(Into::into);
        Some(Self::Laden(Card {
            place,
            health: stray.health.into(),
            yellow,
            purple,
            traps: stray.traps.into(),
        }))
    }

    fn stray(self) -> Stray {
        let lair = |place| match place {
            Whereabouts::Deck => Lair::Deck,
            Whereabouts::Discard => Lair::Discard,
            Whereabouts::Caught => Lair::Caught,
            Whereabouts::City(zone) => Lair::City(zone),
        };
        match self {
            Self::Bare(place) => Stray::new(lair(place)),
            Self::Laden(card) => Stray {
                lair: lair(card.place),
                health: card.health.into(),
                markers: [card.yellow, card.purple].map(Into::into),
                traps: card.traps.into(),
            },
        }
    }
}

impl Attack {
    fn of(pool: Pool, zone: Zone) -> Self {
        let Pool { source, hits, fives, sixes, breached, wounded } = pool;
        Self { zone, source, hits, fives, sixes, breached, wounded }
    }

    fn pool(self) -> Pool {
        let Self { zone: _, source, hits, fives, sixes, breached, wounded } = self;
        Pool { source, hits, fives, sixes, breached, wounded }
    }
}

/// Reading of positions.
impl Ratcatcher {
    /// Sets up a described position. Pieces that the description places are removed from the bag and the supplies,
    /// unless it gives those too.
    pub(crate) fn read_position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        if self.check_setup(setup).is_err() {
            let what = "the setup names a ratcatcher or nemesis that is not in the content";
            return Err(PositionFault::new("setup", what));
        }
        let position: ScenarioPosition = PositionFault::read(description)?;
        let mut state = self.set_out_table(setup);
        state.round = position.round.or(2);
        state.rats_turn = position.rats_turn;
        state.traps_in_order = position.traps_in_order;
        state.ending = position.ending;
        self.place_districts(&mut state, position.districts)?;
        for (zone, Fields(things)) in position.zones {
            if !self.is_in_city(&state, zone) {
                return Err(PositionFault::new(
                    format!("zones.{zone}"),
                    "there is no such zone in this city",
                ));
            }
            state.ground.change(zone, |spot| *spot = things.spot());
        }
        self.place_you(&mut state, position.me.0)?;
        self.place_nemesis(&mut state, position.nemesis.0)?;
        for (name, rat) in position.peculiars {
            let fault = |what| PositionFault::new(format!("peculiars.{name}"), what);
            let index =
                self.find_peculiar(&name).ok_or_else(|| fault("there is no peculiar rat of this name"))?;
            let stray = rat.stray();
            if matches!(stray.lair, Lair::City(zone) if !self.is_in_city(&state, zone)) {
                return Err(fault("there is no such zone in this city"));
            }
            state.strays.change(index, |place| *place = stray);
        }
        fill(position.cage, &mut state.cage);
        self.fill_stocks(&mut state, position.bag, position.supply.0)?;
        fill(position.tokens, &mut state.tokens);
        for (Named(kind), raised) in position.stronger {
            fill(raised, &mut state.stronger[kind as usize]);
        }
        if let Some(deck) = position.deck.get() {
            state.deck = self.district_set(&deck, "deck")?;
        }
        state.bottom = self.district_set(&position.bottom, "bottom")?;
        if state.deck & state.bottom != 0 {
            return Err(PositionFault::new("bottom", "a district is in the deck and under it"));
        }
        state.emptied = self.district_set(&position.emptied, "emptied")?;
        if let Some(Number(drawn)) = position.drawn {
            state.deck &= !self.district_set(&[Number(drawn)], "drawn")?;
            state.drawn = drawn.into();
        }
        self.district_set(&position.fresh, "fresh")?;
        if position.fresh.len() > state.fresh.len() {
            return Err(PositionFault::new("fresh", "at most five districts are new at a time"));
        }
        for (place, Number(district)) in state.fresh.iter_mut().zip(position.fresh) {
            *place = district;
            state.fresh_len += 1;
        }
        if let Some(Fields(attack)) = position.pool {
            state.pool_zone = attack.zone.into();
            state.pool = attack.pool();
        }
        let tasks = match position.agenda.get() {
            Some(tasks) => tasks,
            None if state.ending.is_some() => Vec::new(),
            None => vec![Task::Actions],
        };
        if !tasks.iter().all(|task| task.is_sound()) {
            return Err(PositionFault::new("agenda", "this names a peculiar rat that there is not"));
        }
        state.agenda = TaskStack::of(&tasks)
            .ok_or_else(|| PositionFault::new("agenda", "this is more than can be left to do"))?;
        self.check_position(&state)?;
        Ok(state)
    }

    /// Lays out the city, which always contains district 00.
    fn place_districts(
        &self,
        state: &mut State,
        districts: impl IntoIterator<Item = (Number, Fields<District>)>,
    ) -> Result<(), PositionFault> {
        state.placed = DistrictIx::START.bit();
        state.sites[0] = Site { x: 0, y: 0, turn: 0, flags: ACTIVE };
        for (Number(district), Fields(place)) in districts {
            let at = format!("districts.{district:02}");
            self.district_set(&[Number(district)], &at)?;
            let site = place.site();
            if Self::district_at(state, site.x, site.y).is_some_and(|other| other != district) {
                return Err(PositionFault::new(at, "another district lies there"));
            }
            state.sites[district.index()] = site;
            state.placed |= district.bit();
            state.deck &= !district.bit();
        }
        self.join_all(state);
        Ok(())
    }

    /// Sets your values: those of the description, otherwise those of a refresh.
    fn place_you(&self, state: &mut State, you: You) -> Result<(), PositionFault> {
        fill(you.slots, &mut state.me.slots);
        for slot in Slot::ALL {
            let [first, second] = self.board(state).slots[slot as usize];
            if state.me.slots[slot as usize] > first + second {
                let what = format!("the board has fewer slots for {}", slot.name());
                return Err(PositionFault::new("me.slots", what));
            }
        }
        let aside = you.aside.into();
        let cheese = state.me.slots.iter().sum::<u8>().saturating_add(aside);
        let (health, movement, dice) = (self.most_health(state), self.movement(state), self.attack(state));
        let me = &mut state.me;
        me.aside = aside;
        me.zone = you.zone.or(me.zone);
        me.cheese = you.cheese.or(cheese);
        me.health = you.health.or(health);
        me.movement = you.movement.or(movement);
        me.dice = you.dice.or(dice);
        me.bonus = you.bonus.into();
        me.traps = you.traps.or(me.traps);
        me.markers = [you.yellow, you.purple].map(Into::into);
        me.steady = you.steady.into();
        me.sick = you.sick.into();
        Ok(())
    }

    fn place_nemesis(&self, state: &mut State, nemesis: Nemesis) -> Result<(), PositionFault> {
        for Named(morsel) in nemesis.guts {
            let mut entries = self.nemesis(state).guts.iter().take(8);
            let index = entries.position(|(entry, _)| *entry == morsel).ok_or_else(|| {
                PositionFault::new("nemesis.guts", "this must list entries of its guts track")
            })?;
            state.foe.guts |= 1 << index;
        }
        let foe = &mut state.foe;
        foe.zone = nemesis.zone.into();
        foe.health = nemesis.health.or(foe.health);
        foe.progress = nemesis.progress.into();
        fill(nemesis.raised, &mut foe.raised);
        foe.mutated = nemesis.mutated.iter().fold(0, |set, &Named(attribute)| set | 1 << attribute as usize);
        Ok(())
    }

    /// Sets bag and supply: as described, or otherwise the rest of the box.
    fn fill_stocks(
        &self,
        state: &mut State,
        bag: Counts<Kind, 200>,
        supply: Supply,
    ) -> Result<(), PositionFault> {
        let too_few = |what: &str| PositionFault::new("zones", format!("there are fewer {what} in the box"));
        for kind in Kind::ALL {
            let index = kind as usize;
            let out: u32 = state.ground.spots().iter().map(|spot| u32::from(spot.rats[index])).sum::<u32>()
                + u32::from(state.cage[index]);
            state.bag[index] =
                rest(state.bag[index], out).ok_or_else(|| too_few(&format!("{} rats", kind.name())))?;
        }
        fill(bag, &mut state.bag);
        let census = self.census(state);
        let out = census[1] - u32::from(state.cheese);
        state.cheese = supply.cheese.or(rest(state.cheese, out).ok_or_else(|| too_few("cheeses"))?);
        for (colour, stated) in Colour::ALL.into_iter().zip([supply.yellow, supply.purple]) {
            let index = colour as usize;
            let out = census[2 + index] - u32::from(state.markers[index]);
            let left = rest(state.markers[index], out);
            state.markers[index] =
                stated.or(left.ok_or_else(|| too_few(&format!("{} markers", colour.name())))?);
        }
        Ok(())
    }

    /// The set of these districts; a fault if one is not in the content.
    fn district_set(&self, districts: &[Number], at: &str) -> Result<u32, PositionFault> {
        if districts.iter().all(|Number(district)| district.index() < self.content.districts.len()) {
            Ok(districts.iter().fold(0, |set, Number(district)| set | district.bit()))
        } else {
            Err(PositionFault::new(at, "there is no such district"))
        }
    }

    /// Checks that the zones of a task are in the city.
    pub(crate) fn check_named(&self, state: &State, zones: &[Zone]) -> Result<(), PositionFault> {
        if zones.iter().all(|&zone| self.is_in_city(state, zone)) {
            Ok(())
        } else {
            Err(PositionFault::new("agenda", "a task names a zone that is not in the city"))
        }
    }

    /// Checks that the rules can continue from a position.
    fn check_position(&self, state: &State) -> Result<(), PositionFault> {
        if !self.is_in_city(state, state.me.zone) {
            return Err(PositionFault::new("me.zone", "you must stand in a zone of the city"));
        }
        if state.foe.zone.get().is_some_and(|zone| !self.is_in_city(state, zone)) {
            return Err(PositionFault::new("nemesis.zone", "the nemesis must stand in a zone of the city"));
        }
        if state.pool_zone.get().is_some_and(|zone| !self.is_in_city(state, zone)) {
            return Err(PositionFault::new("pool.zone", "the attack must be in a zone of the city"));
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
                return Err(PositionFault::new("agenda", "nothing can be chosen in this position"));
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

/// The rest of a stock; `None` if too much is taken out.
fn rest(stock: u8, out: u32) -> Option<u8> {
    u8::try_from(out).ok().and_then(|out| stock.checked_sub(out))
}
