//! Positions in stable names: what scenarios set up and assert on.
//!
//! A description may leave out whatever is as after setup: every mouse on its own space of the start
//! with its starting equipment and no ability card, nobody else on the board, the tiles where the
//! mice begin explored, the cards of the mice on the track in the order of the party, and the top one
//! about to act with a 1 on its movement die. [`Mystics::describe_position`] writes everything, so
//! that reading it back gives the same position.

mod reader;
mod tasks;

use serde_json::{Map as Object, Value, json};
use tabletop::{Fast, Game, PositionFault, Silent};

use crate::Mystics;
use crate::agenda::{Agenda, Task};
use crate::board::{FREES, PLIGHTS, ending_name, stage_name};
use crate::content::KINDS;
use crate::facts::{FORTIFY, LEADER};
use crate::kinds::{Ability, Creature, Face, Foe, Hero, Honour, Tale, Treasure};
use crate::play::Play;
use crate::setup::Setup;
use crate::state::{
    Arrivals, Cards, Doing, ENEMIES, Ending, Enemy, Keep, NONE, PARTY, Plight, Spot, Stage, State, TRACK,
    Track, Turn, Whereabouts, bit, bits,
};
use reader::{Reader, counts, fault, flag, list, named, names, number};
use tasks::{Deed, NOBODY, Table};

/// What a mouse's cards are kept as, by name.
const KEEPS: [(&str, Keep); 3] = [("gear", Keep::Gear), ("pack", Keep::Pack), ("tricks", Keep::Trick)];
/// Stages of a move.
const STAGES: [Stage; 3] = [Stage::Ready, Stage::Moving, Stage::Done];
/// Endings of a chapter.
const ENDINGS: [Ending; 4] = [Ending::Victory, Ending::TimeOut, Ending::AllCaptured, Ending::Lost];
/// Effects of a mouse that last until its next turn.
const AURAS: [(&str, u8); 2] = [("fortify", FORTIFY), ("battle_leader", LEADER)];

fn find_named<T: Copy>(all: &[(&str, T)], name: &str) -> Option<T> {
    all.iter().find(|(other, _)| *other == name).map(|(_, found)| *found)
}

fn write_names<'a>(names: impl Iterator<Item = &'a str>) -> Value {
    names.collect::<Vec<_>>().into()
}

/// The numbers of the bits of a set.
fn write_bits(set: u64) -> Value {
    bits(set).collect::<Vec<_>>().into()
}

/// The names of those of a closed list whose bits are in a set.
fn write_set<T: Copy>(set: u64, all: &[T], name: fn(T) -> &'static str) -> Value {
    write_names(bits(set).filter_map(|at| all.get(usize::from(at))).map(|&one| name(one)))
}

/// A set of bits, by the names of a closed list.
fn read_set<T>(
    at: &str,
    value: &Value,
    what: &str,
    find: fn(&str) -> Option<T>,
    index: fn(T) -> usize,
) -> Result<u64, PositionFault> {
    let found = names(at, value, what, find)?;
    Ok(found.into_iter().fold(0, |all, one| all | 1 << index(one)))
}

/// A set of bits in a word of another width.
fn narrow<T: TryFrom<u64>>(at: &str, set: u64) -> Result<T, PositionFault> {
    T::try_from(set).map_err(|_| fault(at, "this is more than there can be"))
}

impl Mystics {
    /// Where every search card is counted: for each kind, how many there are in the deck, on the
    /// discard pile, with the mice, in the stash and on the board, and in the hand of whoever has just
    /// found one.
    #[doc(hidden)]
    pub fn census(&self, state: &State) -> [u8; KINDS] {
        let mut counts = state.deck;
        for (count, &discarded) in counts.iter_mut().zip(&state.discard) {
            *count = count.saturating_add(discarded);
        }
        for (count, held) in counts.iter_mut().zip(self.held(state)) {
            *count = count.saturating_add(held);
        }
        counts
    }

    /// The search cards that are neither in the deck nor discarded.
    fn held(&self, state: &State) -> [u8; KINDS] {
        let mut counts = [0u8; KINDS];
        let mut seen = |card: u8| {
            if let Some(count) = counts.get_mut(usize::from(card)) {
                *count = count.saturating_add(1);
            }
        };
        for (_, mouse) in state.party() {
            mouse.cards.all().iter().for_each(|held| seen(held.card));
        }
        for &treasure in Treasure::ALL {
            if state.owns(treasure) {
                seen(self.content.treasures[treasure.index()]);
            }
        }
        for task in state.agenda.tasks() {
            match task {
                Task::Found { card, .. } => seen(*card),
                Task::Pick { cards, .. } => cards.iter().for_each(|&card| seen(card)),
                _ => {}
            }
        }
        counts
    }

    fn write_counts(&self, counts: &[u8; KINDS]) -> Value {
        let some = self.content.search.iter().zip(counts).filter(|(_, count)| **count > 0);
        some.map(|(card, count)| (card.id.to_string(), json!(count))).collect::<Object<_, _>>().into()
    }

    fn write_encounters(&self, set: u32) -> Value {
        let cards = bits(set.into()).filter_map(|card| self.content.encounters.get(usize::from(card)));
        write_names(cards.map(|card| &*card.id))
    }

    fn write_sides(&self, set: u16) -> Value {
        let sides = bits(set.into()).filter_map(|side| self.content.sides.get(usize::from(side)));
        write_names(sides.map(|side| &*side.id))
    }

    /// Everything about a position.
    pub(crate) fn describe_position(&self, state: &State) -> Value {
        let table = Table::new(self, state);
        let mice =
            state.party().map(|(at, mouse)| (mouse.hero.name().to_owned(), self.write_mouse(&table, at)));
        let heroes = |set: u8| -> Value {
            bits(set.into()).map(|mouse| table.write_mouse(mouse)).collect::<Vec<_>>().into()
        };
        let boss_wounds = Foe::ALL.iter().zip(&state.boss_wounds).filter(|(_, wounds)| **wounds > 0);
        let honours = Honour::ALL.iter().zip(&state.honours).filter(|(_, mouse)| **mouse != NONE);
        let stash = Treasure::ALL.iter().filter(|one| state.treasures[one.index()] == Whereabouts::Stash);
        let mut placed = Object::new();
        for &treasure in Treasure::ALL {
            if let Whereabouts::Placed { tile, one, other } = state.treasures[treasure.index()] {
                let [one_end, other_end] = [one, other].map(|space| table.write_spot(Spot { tile, space }));
                let ends = if one == other { one_end } else { json!([one_end, other_end]) };
                placed.insert(treasure.name().to_owned(), ends);
            }
        }
        let over = |from: u8, deed: Deed| -> Value {
            let all = table.deeds(deed).zip(from..).filter(|(_, at)| state.over & (1 << (at & 63)) != 0);
            write_names(all.map(|(id, _)| id))
        };
        let mut described = json!({
            "party": write_names(state.party().map(|(_, mouse)| mouse.hero.name())),
            "round": state.round,
            "page": state.page,
            "end": state.end,
            "wheel": state.wheel,
            "tiles": self.write_tiles(&table),
            "explored": self.write_sides(state.explored),
            "mice": mice.collect::<Object<_, _>>(),
            "enemies": Self::write_enemies(&table),
            "track": write_names(state.track.all().iter().map(|&card| self.turn_name(state, card))),
            "turn": state.track.now.map_or(NOBODY, |card| self.turn_name(state, card)),
            "next": state.track.next,
            "moving": self.write_doing(&table),
            "used": heroes(state.used),
            "attacked": heroes(state.attacked),
            "boss_wounds": boss_wounds.map(|(foe, wounds)| (foe.name().to_owned(), json!(wounds))).collect::<Object<_, _>>(),
            "boss_gone": write_set(state.boss_gone.into(), Foe::ALL, Foe::name),
            "defeated": write_set(state.defeated.into(), Creature::ALL, Creature::name),
            "deck": self.write_counts(&state.deck),
            "discard": self.write_counts(&state.discard),
            "encounters": self.write_encounters(state.encounters),
            "left": { "standard": state.left[0], "difficult": state.left[1] },
            "spent": self.write_encounters(state.spent),
            "stash": write_names(stash.map(|one| one.name())),
            "placed": placed,
            "honours": honours.map(|(honour, &mouse)| (honour.name().to_owned(), table.write_mouse(mouse))).collect::<Object<_, _>>(),
            "tales": write_set(state.tales.into(), Tale::ALL, Tale::name),
            "flags": write_bits(state.flags.into()),
            "found": over(0, Deed::Search),
            "done": over(32, Deed::Task),
            "greedy": state.greedy,
            "fresh": state.fresh,
            "inspire": state.inspire,
            "catnip": state.catnip,
            "abilities": write_set(state.abilities.into(), Ability::ALL, Ability::name),
            "agenda": table.write_tasks(),
        });
        if let Some(object) = described.as_object_mut() {
            let mut put = |name: &str, value: Value| object.insert(name.to_owned(), value);
            if let Some(card) = self.content.encounters.get(usize::from(state.open)) {
                put("open", json!(card.id));
            }
            if state.snare.is_on_board() {
                put("snare", table.write_spot(state.snare));
            }
            if state.slow != (NONE, 0) {
                put("slow", json!({ "tile": table.write_tile(state.slow.0), "by": state.slow.1 }));
            }
            if state.squeak != (NONE, 0) {
                let (tile, spaces) = state.squeak;
                put(
                    "squeak",
                    json!({ "tile": table.write_tile(tile), "spaces": table.write_spaces(tile, spaces) }),
                );
            }
            if state.arrivals != Arrivals::NOBODY {
                put("arrivals", Self::write_arrivals(&table));
            }
            if let Some(ending) = state.ending {
                put("ending", json!(ending_name(ending)));
            }
        }
        described
    }

    fn write_tiles(&self, table: &Table<'_>) -> Value {
        let laid = self.chapter(table.state).tiles.len();
        let tiles = (0u8..).zip(&table.state.tiles).take(laid).map(|(slot, tile)| {
            let side = self.content.sides.get(usize::from(tile.side)).map_or("gone", |side| &side.id);
            json!({ "side": side, "x": tile.x, "y": tile.y, "traps": table.write_spaces(slot, tile.traps) })
        });
        tiles.collect::<Vec<_>>().into()
    }

    fn write_mouse(&self, table: &Table<'_>, at: u8) -> Value {
        let me = table.state.mouse(at);
        let cards = |keep: Keep| {
            let kept = me.cards.all().iter().filter(move |held| held.keep == keep);
            write_names(kept.map(|held| self.card_id(held.card)))
        };
        let plight = PLIGHTS.iter().filter(|(_, one)| me.plight.has(*one)).map(|(name, _)| *name);
        let aura = AURAS.iter().filter(|(_, one)| me.aura & one != 0).map(|(name, _)| *name);
        json!({
            "seat": me.seat,
            "at": table.write_spot(me.spot),
            "plight": write_names(plight),
            "wounds": me.wounds,
            "poison": me.poison,
            "cheese": me.cheese,
            "abilities": write_set(me.abilities.into(), Ability::ALL, Ability::name),
            "gear": cards(Keep::Gear),
            "pack": cards(Keep::Pack),
            "tricks": cards(Keep::Trick),
            "captures": me.captures,
            "searched": self.write_sides(me.searched),
            "fury": me.fury,
            "shelter": me.shelter,
            "aura": write_names(aura),
            "roaches": me.roaches,
            "treasure": me.treasure,
        })
    }

    /// Enemies in the order of the list; where places between them are free, the place is told.
    fn write_enemies(table: &Table<'_>) -> Value {
        let mut all = Vec::new();
        let mut expected = 0;
        for (place, enemy) in table.state.foes() {
            let mut one = json!({
                "is": enemy.creature.name(),
                "at": table.write_spot(enemy.spot),
                "wounds": enemy.wounds,
                "down": enemy.down,
                "dazed": enemy.dazed,
                "acted": enemy.acted,
                "new": enemy.new,
            });
            if place != expected
                && let Some(object) = one.as_object_mut()
            {
                object.insert("place".to_owned(), json!(place));
            }
            expected = place + 1;
            all.push(one);
        }
        all.into()
    }

    fn write_doing(&self, table: &Table<'_>) -> Value {
        let doing = &table.state.doing;
        let free = FREES.iter().filter(|(_, free)| self.had(table.state, *free)).map(|(name, _)| *name);
        let mut described = json!({
            "die": doing.die.name(),
            "left": doing.left,
            "stage": stage_name(doing.stage),
            "moved": doing.moved,
            "scurrying": doing.scurrying,
            "acted": doing.acted,
            "inspired": doing.inspired,
            "free": write_names(free),
            "partner": table.write_mouse(doing.partner),
            "floating": doing.floating,
            "mended": doing.mended,
            "begun": doing.begun,
            "over": doing.over,
        });
        if doing.struck != NONE
            && let Some(object) = described.as_object_mut()
        {
            object.insert("struck".to_owned(), json!(doing.struck));
        }
        described
    }

    fn write_arrivals(table: &Table<'_>) -> Value {
        let Arrivals { tile, counts, used, cards, ambush, surge, order, joined } = table.state.arrivals;
        let come = Creature::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
        json!({
            "tile": table.write_tile(tile),
            "counts": come.map(|(one, count)| (one.name().to_owned(), json!(count))).collect::<Object<_, _>>(),
            "used": table.write_spaces(tile, used),
            "cards": write_set(cards.into(), Foe::ALL, Foe::name),
            "ambush": ambush,
            "surge": surge,
            "order": order,
            "joined": joined,
        })
    }

    /// Sets up a described position. Unless it says what is in the deck, that is what is nowhere else.
    pub(crate) fn set_position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        if self.check_setup(setup).is_err() {
            return Err(fault("setup", "this setup is not allowed"));
        }
        let mut state = self.set_out_table(setup);
        let box_of_cards = state.deck;
        let mut reader = Reader::new("", description)?;
        if let Some(party) =
            reader.field("party", |at, value| names(at, value, "a mouse", Hero::from_name))?
        {
            Self::read_party(&mut state, &party)?;
        }
        self.outfit_party(&mut state, setup);
        self.read_clock(&mut state, &mut reader)?;
        self.read_tiles(&mut state, &mut reader)?;
        self.set_out_party(&mut state);
        self.read_explored(&mut state, &mut reader)?;
        if let Some(value) = reader.get("mice") {
            self.read_mice(&mut state, value)?;
        }
        self.read_enemies(&mut state, &mut reader)?;
        self.read_bosses(&mut state, &mut reader)?;
        self.read_track(&mut state, &mut reader)?;
        self.read_cards(&mut state, &mut reader)?;
        self.read_items(&mut state, &mut reader)?;
        self.read_story(&mut state, &mut reader)?;
        self.read_passing(&mut state, &mut reader)?;
        self.read_turn(&mut state, &mut reader)?;
        self.read_deck(&mut state, &box_of_cards, &mut reader)?;
        reader.done()?;
        self.check_position(&state)?;
        Ok(state)
    }

    /// A party that has grown, or is told in another order than that of the setup.
    fn read_party(state: &mut State, party: &[Hero]) -> Result<(), PositionFault> {
        if party.len() > PARTY || party.iter().enumerate().any(|(at, hero)| party[..at].contains(hero)) {
            return Err(fault("party", "a party has at most six mice, each once"));
        }
        let before = state.mice.clone();
        let known = usize::from(state.party);
        state.party = u8::try_from(party.len()).unwrap_or(0);
        for (place, &hero) in party.iter().enumerate() {
            let seat = before[..known].iter().find(|mouse| mouse.hero == hero).map_or(0, |mouse| mouse.seat);
            state.mice[place] = Self::blank_mouse(hero, seat);
        }
        Ok(())
    }

    /// What every mouse begins with.
    fn outfit_party(&self, state: &mut State, setup: &Setup) {
        Play { game: self, state, chance: &mut Fast::new(0), log: &mut Silent }.outfit(setup);
    }

    /// Every mouse on a space of its own, as far as there are spaces to begin on.
    fn set_out_party(&self, state: &mut State) {
        let mut seen = 0;
        for group in &self.chapter(state).groups {
            let mut spaces = bits(group.spaces).collect::<Vec<_>>().into_iter().cycle();
            for mouse in (seen..state.party).take(group.count.into()) {
                if let Some(space) = spaces.next() {
                    state.mouse_mut(mouse).spot = Spot { tile: group.slot, space };
                }
                seen = mouse + 1;
            }
        }
        let first = state.active().next().map(|(_, mouse)| mouse.spot);
        if let Some(spot) = first {
            for mouse in seen..state.party {
                state.mouse_mut(mouse).spot = spot;
            }
        }
    }

    fn read_clock(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        state.round = 1;
        reader.number("round", &mut state.round)?;
        reader.number("page", &mut state.page)?;
        reader.number("end", &mut state.end)?;
        reader.number("wheel", &mut state.wheel)?;
        state.ending = reader.field("ending", |at, value| {
            named(at, value, "an ending", |name| ENDINGS.into_iter().find(|&one| ending_name(one) == name))
        })?;
        Ok(())
    }

    fn read_tiles(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let Some(value) = reader.get("tiles") else { return Ok(()) };
        let laid = self.chapter(state).tiles.len();
        let items = value.as_array().filter(|items| items.len() <= laid);
        let items = items.ok_or_else(|| fault("tiles", "this must be a list of the tiles of the chapter"))?;
        for (slot, value) in items.iter().enumerate() {
            let mut reader = Reader::new(&format!("tiles.{slot}"), value)?;
            let side = reader.field("side", |at, value| {
                named(at, value, "a side", |name| {
                    if name == "gone" { Some(NONE) } else { self.content.side_named(name) }
                })
            })?;
            state.tiles[slot].side = side.unwrap_or(state.tiles[slot].side);
            for (name, into) in [("x", 0), ("y", 1)] {
                let found = reader.field(name, |at, value| {
                    let number = value.as_i64().and_then(|number| i8::try_from(number).ok());
                    number.ok_or_else(|| fault(at, "this must be a small whole number"))
                })?;
                let tile = &mut state.tiles[slot];
                let place = if into == 0 { &mut tile.x } else { &mut tile.y };
                *place = found.unwrap_or(*place);
            }
            let slot = u8::try_from(slot).unwrap_or(NONE);
            let table = Table::new(self, state);
            let traps = reader.field("traps", |at, value| table.read_spaces(slot, at, value))?;
            state.tiles[usize::from(slot)].traps = traps.unwrap_or(0);
            reader.done()?;
        }
        Ok(())
    }

    fn read_explored(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        state.explored = state
            .active()
            .map(|(_, mouse)| mouse.spot.tile)
            .fold(0, |all, tile| all | 1u16.checked_shl(state.side(tile).into()).unwrap_or(0));
        reader.fill("explored", &mut state.explored, |at, value| self.read_sides(at, value))
    }

    fn read_sides(&self, at: &str, value: &Value) -> Result<u16, PositionFault> {
        let sides = names(at, value, "a side", |name| self.content.side_named(name))?;
        Ok(sides.into_iter().fold(0, |all, side| all | 1 << side))
    }

    fn read_mice(&self, state: &mut State, value: &Value) -> Result<(), PositionFault> {
        let object = value.as_object().ok_or_else(|| fault("mice", "this must be a table of the mice"))?;
        for (name, value) in object {
            let at = format!("mice.{name}");
            let hero = Hero::from_name(name).and_then(|hero| state.find(hero));
            let mouse = hero.ok_or_else(|| fault(&at, "this mouse is not in the party"))?;
            self.read_mouse(state, mouse, &at, value)?;
        }
        Ok(())
    }

    fn read_mouse(&self, state: &mut State, at: u8, path: &str, value: &Value) -> Result<(), PositionFault> {
        let mut reader = Reader::new(path, value)?;
        let table = Table::new(self, state);
        let mut me = state.mouse(at).clone();
        reader.number("seat", &mut me.seat)?;
        reader.fill("plight", &mut me.plight, |at, value| {
            let found = names(at, value, "what can be the matter", |name| find_named(&PLIGHTS, name))?;
            Ok(Plight(found.into_iter().fold(0, |all, one| all | one.0)))
        })?;
        if me.plight.has(Plight::CAPTURED) {
            me.spot = Spot::AWAY;
        }
        reader.fill("at", &mut me.spot, |at, value| table.read_spot(at, value))?;
        reader.number("wounds", &mut me.wounds)?;
        reader.number("poison", &mut me.poison)?;
        reader.number("cheese", &mut me.cheese)?;
        if let Some(set) = reader.field("abilities", |at, value| {
            read_set(at, value, "an ability", Ability::from_name, Ability::index)
        })? {
            me.abilities = narrow(&reader.path("abilities"), set)?;
        }
        me.cards = self.read_hand(&me.cards, &mut reader)?;
        reader.number("captures", &mut me.captures)?;
        reader.fill("searched", &mut me.searched, |at, value| self.read_sides(at, value))?;
        reader.number("fury", &mut me.fury)?;
        reader.number("shelter", &mut me.shelter)?;
        reader.fill("aura", &mut me.aura, |at, value| {
            let found = names(at, value, "a lasting effect", |name| find_named(&AURAS, name))?;
            Ok(found.into_iter().fold(0, |all, one| all | one))
        })?;
        reader.number("roaches", &mut me.roaches)?;
        reader.flag("treasure", &mut me.treasure)?;
        reader.done()?;
        *state.mouse_mut(at) = me;
        Ok(())
    }

    /// The cards of a mouse: what is said replaces what it has of the same keep.
    fn read_hand(&self, before: &Cards, reader: &mut Reader<'_>) -> Result<Cards, PositionFault> {
        let mut cards = Cards::EMPTY;
        for (name, keep) in KEEPS {
            let said = reader.field(name, |at, value| {
                names(at, value, "a search card", |name| self.content.search_named(name))
            })?;
            let had = before.all().iter().filter(|held| held.keep == keep).map(|held| held.card);
            for card in said.unwrap_or_else(|| had.collect()) {
                if !cards.add(card, keep) {
                    return Err(fault(&reader.path(name), "no mouse holds so many cards"));
                }
            }
        }
        Ok(cards)
    }

    fn read_enemies(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let Some(value) = reader.get("enemies") else { return Ok(()) };
        let mut next = 0usize;
        let all = list("enemies", value, |at, value| {
            let mut reader = Reader::new(at, value)?;
            let table = Table::new(self, state);
            let mut enemy = Enemy::NOBODY;
            let path = reader.path("is");
            let creature =
                reader.field("is", |at, value| named(at, value, "a creature", Creature::from_name))?;
            enemy.creature = creature.ok_or_else(|| fault(&path, "this must be said"))?;
            let path = reader.path("at");
            reader.fill("at", &mut enemy.spot, |at, value| table.read_spot(at, value))?;
            if !enemy.spot.is_on_board() {
                return Err(fault(&path, "an enemy stands on a space"));
            }
            reader.number("wounds", &mut enemy.wounds)?;
            reader.flag("down", &mut enemy.down)?;
            reader.flag("dazed", &mut enemy.dazed)?;
            reader.flag("acted", &mut enemy.acted)?;
            reader.flag("new", &mut enemy.new)?;
            reader.number("place", &mut next)?;
            reader.done()?;
            next += 1;
            Ok((at.to_owned(), next - 1, enemy))
        })?;
        for (at, place, enemy) in all {
            let free = state.enemies.get_mut(place).filter(|enemy| !enemy.is_here());
            *free.ok_or_else(|| fault(&at, "there is no free place for this enemy"))? = enemy;
        }
        Ok(())
    }

    fn read_bosses(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        reader.fill("boss_wounds", &mut state.boss_wounds, |at, value| {
            counts(at, value, "card of a creature", |name| Foe::from_name(name).map(Foe::index))
        })?;
        let foes = |at: &str, value: &Value| {
            read_set(at, value, "a card of a creature", Foe::from_name, Foe::index)
                .and_then(|set| narrow(at, set))
        };
        reader.fill("boss_gone", &mut state.boss_gone, foes)?;
        reader.fill("defeated", &mut state.defeated, |at, value| {
            read_set(at, value, "a creature", Creature::from_name, Creature::index)
                .and_then(|set| narrow(at, set))
        })
    }

    /// The track: the mice in the order of the party, then whoever is on the board.
    fn read_track(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let find = |name: &str| {
            let mouse = Hero::from_name(name).and_then(|hero| state.find(hero)).map(Turn::Mouse);
            mouse.or_else(|| Foe::from_name(name).map(Turn::Foe))
        };
        let said = reader.field("track", |at, value| {
            names(at, value, "a mouse of the party or a creature's card", find)
        })?;
        let mut track = Track::EMPTY;
        let cards = said.unwrap_or_else(|| {
            let mut cards: Vec<Turn> = state.party().map(|(mouse, _)| Turn::Mouse(mouse)).collect();
            for (_, enemy) in state.foes() {
                let left =
                    enemy.creature.cards().iter().filter(|&&card| state.boss_gone & (1 << card as u16) == 0);
                for card in left.take(2).map(|&card| Turn::Foe(card)) {
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                }
            }
            cards
        });
        if cards.len() > TRACK || cards.iter().enumerate().any(|(at, card)| cards[..at].contains(card)) {
            return Err(fault("track", "no card is on the track twice"));
        }
        for &card in &cards {
            track.append(card);
        }
        track.now = cards.first().copied();
        if let Some(turn) = reader.field("turn", |at, value| {
            named(at, value, "a mouse of the party, a creature's card or nobody", |name| {
                if name == NOBODY { Some(None) } else { find(name).map(Some) }
            })
        })? {
            track.now = turn;
        }
        track.follow();
        reader.number("next", &mut track.next)?;
        state.track = track;
        Ok(())
    }

    fn read_counts(&self, at: &str, value: &Value) -> Result<[u8; KINDS], PositionFault> {
        counts(at, value, "search card", |name| self.content.search_named(name).map(usize::from))
    }

    fn read_encounters(&self, at: &str, value: &Value) -> Result<u32, PositionFault> {
        let cards = names(at, value, "an encounter card", |name| self.encounter_named(name))?;
        Ok(cards.into_iter().fold(0, |all, card| all | 1 << card))
    }

    fn encounter_named(&self, name: &str) -> Option<u8> {
        let found = self.content.encounters.iter().position(|card| *card.id == *name);
        found.and_then(|at| u8::try_from(at).ok())
    }

    /// Encounter cards: those that lie open or are spent are no longer in their deck.
    fn read_cards(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        reader.fill("open", &mut state.open, |at, value| {
            named(at, value, "an encounter card", |name| self.encounter_named(name))
        })?;
        reader.fill("spent", &mut state.spent, |at, value| self.read_encounters(at, value))?;
        state.encounters &= !state.spent & !1u32.checked_shl(state.open.into()).unwrap_or(0);
        reader.fill("encounters", &mut state.encounters, |at, value| self.read_encounters(at, value))?;
        if let Some(value) = reader.get("left") {
            let mut reader = Reader::new("left", value)?;
            reader.number("standard", &mut state.left[0])?;
            reader.number("difficult", &mut state.left[1])?;
            reader.done()?;
        }
        Ok(())
    }

    fn read_items(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        if let Some(stash) =
            reader.field("stash", |at, value| names(at, value, "a party item", Treasure::from_name))?
        {
            state.treasures = [Whereabouts::Unowned; 4];
            for one in stash {
                state.treasures[one.index()] = Whereabouts::Stash;
            }
        }
        let Some(value) = reader.get("placed") else { return Ok(()) };
        let object =
            value.as_object().ok_or_else(|| fault("placed", "this must be a table of party items"))?;
        for (name, value) in object {
            let at = format!("placed.{name}");
            let treasure =
                Treasure::from_name(name).ok_or_else(|| fault(&at, "there is no such party item"))?;
            let table = Table::new(self, state);
            let ends = if value.is_array() {
                list(&at, value, |at, item| table.read_spot(at, item))?
            } else {
                vec![table.read_spot(&at, value)?]
            };
            let (one, other) = match ends[..] {
                [one] => (one, one),
                [one, other] => (one, other),
                _ => return Err(fault(&at, "this has two ends at most")),
            };
            if one.tile != other.tile || !one.is_on_board() {
                return Err(fault(&at, "this lies on one tile"));
            }
            state.treasures[treasure.index()] =
                Whereabouts::Placed { tile: one.tile, one: one.space, other: other.space };
        }
        Ok(())
    }

    fn read_story(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let table = Table::new(self, state);
        let (mut honours, mut flags, mut over) = (state.honours, state.flags, state.over);
        if let Some(value) = reader.get("honours") {
            honours = [NONE; 5];
            let object =
                value.as_object().ok_or_else(|| fault("honours", "this must be a table of achievements"))?;
            for (name, value) in object {
                let at = format!("honours.{name}");
                let honour =
                    Honour::from_name(name).ok_or_else(|| fault(&at, "there is no such achievement"))?;
                honours[honour.index()] = table.read_mouse(&at, value)?;
            }
        }
        reader.fill("flags", &mut flags, |at, value| {
            let flags = list(at, value, |at, item| {
                number::<u8>(at, item).and_then(|flag| {
                    if flag < 16 { Ok(flag) } else { Err(fault(at, "flags have numbers from 0 to 15")) }
                })
            })?;
            Ok(flags.into_iter().fold(0, |all, flag| all | 1 << flag))
        })?;
        for (name, from, deed) in [("found", 0, Deed::Search), ("done", 32, Deed::Task)] {
            if let Some(deeds) = reader.field(name, |at, value| {
                names(at, value, "a search or a task of the chapter", |name| table.find_deed(deed, name))
            })? {
                for at in deeds {
                    over |= 1 << ((from + at) & 63);
                }
            }
        }
        (state.honours, state.flags, state.over) = (honours, flags, over);
        reader.fill("tales", &mut state.tales, |at, value| {
            read_set(at, value, "a story achievement", Tale::from_name, Tale::index)
                .and_then(|set| narrow(at, set))
        })?;
        let learned = state.party().fold(0, |all, (_, mouse)| all | mouse.abilities);
        state.abilities = ((1u32 << Ability::ALL.len()) - 1) & !learned;
        reader.fill("abilities", &mut state.abilities, |at, value| {
            read_set(at, value, "an ability", Ability::from_name, Ability::index)
                .and_then(|set| narrow(at, set))
        })
    }

    fn read_passing(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        for (name, into) in [
            ("greedy", &mut state.greedy),
            ("fresh", &mut state.fresh),
            ("inspire", &mut state.inspire),
            ("catnip", &mut state.catnip),
        ] {
            reader.flag(name, into)?;
        }
        let table = Table::new(self, state);
        let (mut snare, mut slow, mut squeak) = (state.snare, state.slow, state.squeak);
        let (mut used, mut attacked, mut arrivals) = (0, 0, Arrivals::NOBODY);
        reader.fill("snare", &mut snare, |at, value| table.read_spot(at, value))?;
        let heroes = |at: &str, value: &Value| {
            let mice = list(at, value, |at, item| table.read_mouse(at, item))?;
            Ok(mice
                .into_iter()
                .filter(|&mouse| usize::from(mouse) < PARTY)
                .fold(0, |all, mouse| all | 1 << mouse))
        };
        reader.fill("used", &mut used, heroes)?;
        reader.fill("attacked", &mut attacked, heroes)?;
        if let Some(value) = reader.get("slow") {
            let mut reader = Reader::new("slow", value)?;
            reader.fill("tile", &mut slow.0, |at, value| table.read_tile(at, value))?;
            reader.number("by", &mut slow.1)?;
            reader.done()?;
        }
        if let Some(value) = reader.get("squeak") {
            let mut reader = Reader::new("squeak", value)?;
            reader.fill("tile", &mut squeak.0, |at, value| table.read_tile(at, value))?;
            reader.fill("spaces", &mut squeak.1, |at, value| table.read_spaces(squeak.0, at, value))?;
            reader.done()?;
        }
        if let Some(value) = reader.get("arrivals") {
            let mut reader = Reader::new("arrivals", value)?;
            reader.fill("tile", &mut arrivals.tile, |at, value| table.read_tile(at, value))?;
            reader.fill("counts", &mut arrivals.counts, |at, value| {
                counts(at, value, "creature", |name| Creature::from_name(name).map(Creature::index))
            })?;
            reader
                .fill("used", &mut arrivals.used, |at, value| table.read_spaces(arrivals.tile, at, value))?;
            reader.fill("cards", &mut arrivals.cards, |at, value| {
                read_set(at, value, "a card of a creature", Foe::from_name, Foe::index)
                    .and_then(|set| narrow(at, set))
            })?;
            reader.flag("ambush", &mut arrivals.ambush)?;
            reader.flag("surge", &mut arrivals.surge)?;
            reader.flag("order", &mut arrivals.order)?;
            reader.flag("joined", &mut arrivals.joined)?;
            reader.done()?;
        }
        state.snare = snare;
        state.slow = slow;
        state.squeak = squeak;
        state.used = used;
        state.attacked = attacked;
        state.arrivals = arrivals;
        Ok(())
    }

    /// The turn that is under way, and what is left to do in it.
    fn read_turn(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        let mut doing = Doing::FRESH;
        let said = reader.get("moving");
        let nothing = json!({});
        let mut moving = Reader::new("moving", said.unwrap_or(&nothing))?;
        let table = Table::new(self, state);
        moving.fill("die", &mut doing.die, |at, value| {
            named(at, value, "a face of the die", Face::from_name)
        })?;
        if let Some(mouse) = state.mouse_now() {
            doing.left = self.movement(state, mouse) + doing.die.number();
        }
        moving.number("left", &mut doing.left)?;
        moving.fill("stage", &mut doing.stage, |at, value| {
            named(at, value, "ready, moving or done", |name| {
                STAGES.into_iter().find(|&one| stage_name(one) == name)
            })
        })?;
        moving.fill("free", &mut doing.free, |at, value| {
            let found = names(at, value, "a free action", |name| find_named(&FREES, name))?;
            Ok(found.into_iter().fold(0, |all, one| all | one as u8))
        })?;
        moving.fill("partner", &mut doing.partner, |at, value| table.read_mouse(at, value))?;
        moving.number("struck", &mut doing.struck)?;
        for (name, into) in [
            ("moved", &mut doing.moved),
            ("scurrying", &mut doing.scurrying),
            ("acted", &mut doing.acted),
            ("inspired", &mut doing.inspired),
            ("floating", &mut doing.floating),
            ("mended", &mut doing.mended),
            ("begun", &mut doing.begun),
            ("over", &mut doing.over),
        ] {
            moving.fill(name, into, flag)?;
        }
        moving.done()?;
        let tasks =
            reader.field("agenda", |at, value| list(at, value, |at, item| table.read_task(at, item)))?;
        let tasks = tasks.unwrap_or_else(|| match state.track.now {
            _ if state.ending.is_some() => Vec::new(),
            Some(Turn::Mouse(mouse)) => vec![Task::Turn(mouse)],
            Some(Turn::Foe(_)) => vec![Task::EndProwl, Task::Prowl],
            None => Vec::new(),
        });
        state.agenda =
            Agenda::of(&tasks).ok_or_else(|| fault("agenda", "this is more than can be left to do"))?;
        state.doing = doing;
        Ok(())
    }

    fn read_deck(
        &self,
        state: &mut State,
        all: &[u8; KINDS],
        reader: &mut Reader<'_>,
    ) -> Result<(), PositionFault> {
        state.discard = [0; KINDS];
        reader.fill("discard", &mut state.discard, |at, value| self.read_counts(at, value))?;
        let deck = reader.field("deck", |at, value| self.read_counts(at, value))?;
        let held = self.held(state);
        for (at, card) in self.content.search.iter().enumerate() {
            let away = held[at].saturating_add(state.discard[at]);
            let left = all[at].checked_sub(away).ok_or_else(|| {
                fault("mice", &format!("there are only {} cards `{}` in the box", all[at], card.id))
            })?;
            state.deck[at] = match &deck {
                Some(deck) if deck[at] > left => {
                    return Err(fault(
                        &format!("deck.{}", card.id),
                        &format!("only {left} are left of this card"),
                    ));
                }
                Some(deck) => deck[at],
                None => left,
            };
        }
        Ok(())
    }

    /// Whether the rules can go on from a position.
    fn check_position(&self, state: &State) -> Result<(), PositionFault> {
        for (mouse, me) in state.party() {
            let at = format!("mice.{}", me.hero.name());
            if me.seat >= state.players {
                return Err(fault(&format!("{at}.seat"), "nobody sits there"));
            }
            self.check_spot(state, me.spot, &format!("{at}.at"))?;
            if me.is_active() == me.plight.has(Plight::CAPTURED) && !Self::is_on_its_way(state, mouse) {
                return Err(fault(&format!("{at}.at"), "a mouse is on the board or captured"));
            }
            if me.is_active() && me.wounds + me.poison >= self.life(state, mouse) {
                return Err(fault(&format!("{at}.wounds"), "a mouse with so many wounds is captured"));
            }
        }
        for (at, enemy) in state.foes() {
            self.check_spot(state, enemy.spot, &format!("enemies.{at}.at"))?;
        }
        let over = bits(
            state.party().fold(0u64, |all, (_, mouse)| all | u64::from(mouse.abilities))
                & u64::from(state.abilities),
        )
        .next();
        if over.is_some() {
            return Err(fault("abilities", "an ability card cannot be learned and left"));
        }
        let waits = self.is_question(state, state.agenda.top());
        let mut choices = Vec::new();
        self.legal(state, &mut choices);
        match state.ending {
            None if !waits || choices.is_empty() => {
                Err(fault("agenda", "nobody is asked anything in this position, so nothing can be chosen"))
            }
            _ => Ok(()),
        }
    }

    /// Whether a mouse has yet to stand on its first space, at the start or on a tile it comes to.
    #[doc(hidden)]
    pub fn is_on_its_way(state: &State, mouse: u8) -> bool {
        state.agenda.tasks().iter().any(|task| match task {
            Task::SetOut(one) | Task::Land { mouse: one, .. } => *one == mouse,
            _ => false,
        })
    }

    /// Whether a space exists, and no more figures are there than fit (M7.8).
    fn check_spot(&self, state: &State, spot: Spot, at: &str) -> Result<(), PositionFault> {
        if !spot.is_on_board() {
            return Ok(());
        }
        let side = state.side(spot.tile);
        if side == NONE || self.map_of(side).all & bit(spot.space) == 0 {
            return Err(fault(at, "there is no such space on the side that is up"));
        }
        let mice = state.mice_on(spot.tile).filter(|(_, mouse)| mouse.spot == spot).count();
        let foes =
            state.foes_on(spot.tile).filter(|(_, foe)| foe.spot == spot && foe.creature != Creature::Brodie);
        let foes: Vec<Creature> = foes.map(|(_, foe)| foe.creature).collect();
        let large = foes.iter().any(|&creature| self.is_large(creature));
        let most = if large { 1 } else { 4 };
        if self.map_of(side).areas & bit(spot.space) == 0 && mice + foes.len() > most {
            return Err(fault(at, "more figures stand there than fit on the space"));
        }
        Ok(())
    }
}

const _: () = assert!(ENEMIES <= 32, "enemies are bits of a word");

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::choice::Choice;
    use crate::load;

    fn game() -> Mystics {
        Mystics::new(Arc::new(load::builtin().clone()))
    }

    fn described(description: &Value) -> Result<State, String> {
        let found = game().set_position(&Setup::default(), description);
        found.map_err(|fault| format!("{}: {}", fault.at, fault.what))
    }

    #[test]
    fn what_is_not_said_is_as_after_setup() {
        let (game, state) = (game(), described(&json!({})).unwrap());
        let chapter = &game.content.chapters[0];
        assert_eq!((state.round, state.page, state.end), (1, 1, chapter.end));
        assert_eq!(state.agenda.tasks(), [Task::Turn(0)]);
        assert_eq!(state.track.all().len(), usize::from(state.party));
        let spots: Vec<Spot> = state.party().map(|(_, mouse)| mouse.spot).collect();
        assert!(spots.iter().all(|spot| chapter.groups[0].spaces & bit(spot.space) != 0));
        let spread = spots.iter().fold(0, |all, spot| all | bit(spot.space)).count_ones();
        assert_eq!(spread, chapter.groups[0].spaces.count_ones().min(state.party.into()));
        assert_eq!(state.explored, 1 << state.side(0));
        let collin = state.mouse(0);
        assert_eq!(state.doing.left, game.movement(&state, 0) + 1);
        assert_eq!(collin.cards.count(Keep::Gear), game.content.heroes[collin.hero.index()].starts.len());
    }

    #[test]
    fn a_position_says_what_differs() {
        let state = described(&json!({
            "tiles": [{ "side": "guard_room", "traps": ["b2"] }],
            "mice": {
                "collin": { "at": "c3", "cheese": 3, "wounds": 1, "gear": ["dagger"], "plight": ["stunned"] },
                "tilda": { "plight": ["captured"] },
            },
            "enemies": [{ "is": "roach", "at": "d3" }, { "is": "spider", "at": "a1", "wounds": 1 }],
            "track": ["collin", "roach", "nez", "tilda", "filch", "spider"],
            "moving": { "left": 3, "stage": "moving" },
            "page": 2,
            "wheel": 4,
            "open": "standard_1",
            "stash": ["grape"],
            "placed": { "fork": "c3", "fishhook": ["c3", "d4"] },
        }));
        let (game, state) = (game(), state.unwrap());
        let collin = state.mouse(0);
        assert_eq!(game.space_name(state.side(0), collin.spot.space), "c3");
        assert_eq!((collin.cheese, collin.wounds, collin.plight), (3, 1, Plight::STUNNED));
        assert!(!state.mouse(state.find(Hero::Tilda).unwrap()).is_active());
        assert_eq!(state.foes().count(), 2);
        assert_eq!((state.doing.left, state.doing.stage, state.page, state.wheel), (3, Stage::Moving, 2, 4));
        assert_eq!(state.treasures[Treasure::Grape.index()], Whereabouts::Stash);
        assert_eq!((state.tiles[0].traps.count_ones(), state.track.next), (1, 1));
        let count = game.census(&state);
        assert!(game.content.search.iter().zip(count).all(|(card, count)| card.facts.copies == count));
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        assert!(choices.contains(&Choice::End) && !choices.contains(&Choice::Search));
    }

    #[test]
    fn faults_say_where_they_are() {
        let fault = |description: Value| described(&description).unwrap_err();
        for (description, at) in [
            (json!({ "mise": {} }), "mise: nobody knows"),
            (json!({ "mice": { "lily": {} } }), "mice.lily: this mouse is not in the party"),
            (json!({ "mice": { "collin": { "at": "z9" } } }), "mice.collin.at: this must be a space"),
            (
                json!({ "mice": { "collin": { "gear": ["spoon"] } } }),
                "mice.collin.gear.0: this must be a search card",
            ),
            (
                json!({ "mice": { "collin": { "wounds": 9 } } }),
                "mice.collin.wounds: a mouse with so many wounds",
            ),
            (json!({ "enemies": [{ "at": "a1" }] }), "enemies.0.is: this must be said"),
            (json!({ "enemies": [{ "is": "roach" }] }), "enemies.0.at: an enemy stands on a space"),
            (json!({ "moving": { "left": -1 } }), "moving.left: this must be a whole number"),
            (json!({ "agenda": [{ "do": "dance" }] }), "agenda.0.do: there is no such task"),
            (json!({ "agenda": ["prowl"] }), "agenda: nobody is asked anything"),
            (json!({ "agenda": [{ "do": "land", "mouse": "collin" }] }), "agenda.0.tile: this must be said"),
            (json!({ "deck": { "catnip": 40 } }), "deck.catnip: only"),
            (json!({ "placed": { "fork": ["a1", "a2", "a3"] } }), "placed.fork: this has two ends"),
        ] {
            let found = fault(description.clone());
            assert!(found.starts_with(at), "{description} is said to be at fault as `{found}`");
        }
    }
}
