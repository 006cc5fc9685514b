//! Setting up a described position.

use serde_json::{Value, json};
use tabletop::{FastSource, Game, Maybe, PositionFault, Silent};

use super::reader::{Reader, counts, fault, flag, list, named, names, number};
use super::tasks::{Deed, GAP, NOBODY, Table};
use super::{AURAS, ENDINGS, KEEPS, STAGES, find_named, narrow, read_set};
use crate::Mystics;
use crate::agenda::{Task, TaskStack};
use crate::board::{FREES, PLIGHTS, ending_name, stage_name};
use crate::content::KINDS;
use crate::index::{EncounterIx, FoeIx, MouseIx, SideIx, TileIx, bits};
use crate::kinds::{Ability, Creature, Face, Foe, Hero, Honour, Tale, Treasure};
use crate::play::Play;
use crate::setup::Setup;
use crate::state::{
    Arrivals, Cards, Doing, Enemy, PARTY, Plight, Spot, State, TRACK, Track, Turn, Whereabouts,
};

impl Mystics {
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
        Play { game: self, state, chance: &mut FastSource::new(0), log: &mut Silent }.outfit(setup);
    }

    /// Every mouse on a space of its own, as far as there are spaces to begin on.
    fn set_out_party(&self, state: &mut State) {
        let mut seen = 0;
        for group in &self.chapter(state).groups {
            let mut spaces = bits(group.spaces).collect::<Vec<_>>().into_iter().cycle();
            for mouse in MouseIx::first(state.party).skip(seen.into()).take(group.count.into()) {
                if let Some(space) = spaces.next() {
                    state.mouse_mut(mouse).spot = Spot { tile: TileIx::new(group.slot), space };
                }
                seen = mouse.get() + 1;
            }
        }
        let first = state.active().next().map(|(_, mouse)| mouse.spot);
        if let Some(spot) = first {
            for mouse in MouseIx::first(state.party).skip(seen.into()) {
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
        for (tile, value) in TileIx::enumerate(items) {
            let slot = tile.index();
            let mut reader = Reader::new(&format!("tiles.{slot}"), value)?;
            let side = reader.field("side", |at, value| {
                named(at, value, "a side", |name| {
                    if name == "gone" { Some(Maybe::NONE) } else { self.side_named(name).map(Maybe::some) }
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
            let table = Table::new(self, state);
            let traps = reader.field("traps", |at, value| table.read_spaces(Maybe::some(tile), at, value))?;
            state.tiles[slot].traps = traps.unwrap_or(0);
            reader.done()?;
        }
        Ok(())
    }

    fn read_explored(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        state.explored = state
            .active()
            .map(|(_, mouse)| mouse.spot.tile)
            .fold(0, |all, tile| all | state.side(tile).get().map_or(0, SideIx::bit));
        reader.fill("explored", &mut state.explored, |at, value| self.read_sides(at, value))
    }

    fn read_sides(&self, at: &str, value: &Value) -> Result<u16, PositionFault> {
        let sides = names(at, value, "a side", |name| self.side_named(name))?;
        Ok(sides.into_iter().fold(0, |all, side| all | side.bit()))
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

    fn read_mouse(
        &self,
        state: &mut State,
        at: MouseIx,
        path: &str,
        value: &Value,
    ) -> Result<(), PositionFault> {
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
            let said = reader
                .field(name, |at, value| names(at, value, "a search card", |name| self.card_named(name)))?;
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
            if name == GAP {
                return Some(None);
            }
            let mouse = Hero::from_name(name).and_then(|hero| state.find(hero)).map(Turn::Mouse);
            mouse.or_else(|| Foe::from_name(name).map(Turn::Foe)).map(Some)
        };
        let said = reader.field("track", |at, value| {
            names(at, value, "a mouse of the party or a creature's card", find)
        })?;
        let mut track = Track::EMPTY;
        let cards = said.unwrap_or_else(|| {
            let mut cards: Vec<_> = state.party().map(|(mouse, _)| Some(Turn::Mouse(mouse))).collect();
            for (_, enemy) in state.foes() {
                let left =
                    enemy.creature.cards().iter().filter(|&&card| state.boss_gone & (1 << card as u16) == 0);
                for card in left.take(2).map(|&card| Some(Turn::Foe(card))) {
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                }
            }
            cards
        });
        let twice = |(at, card): (usize, &Option<Turn>)| card.is_some() && cards[..at].contains(card);
        if cards.len() > TRACK || cards.iter().enumerate().any(twice) {
            return Err(fault("track", "no card is on the track twice"));
        }
        for &card in &cards {
            track.append(card);
        }
        track.now = cards.first().copied().flatten();
        if let Some(turn) = reader.field("turn", |at, value| {
            named(at, value, "a mouse of the party, a creature's card or nobody", |name| {
                if name == NOBODY { Some(None) } else { find(name) }
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
        Ok(cards.into_iter().fold(0, |all, card| all | card.bit()))
    }

    fn encounter_named(&self, name: &str) -> Option<EncounterIx> {
        self.content.encounters.iter().position(|card| *card.id == *name).and_then(EncounterIx::at)
    }

    /// Encounter cards: those that lie open or are spent are no longer in their deck.
    fn read_cards(&self, state: &mut State, reader: &mut Reader<'_>) -> Result<(), PositionFault> {
        reader.fill("open", &mut state.open, |at, value| {
            named(at, value, "an encounter card", |name| self.encounter_named(name)).map(Maybe::some)
        })?;
        reader.fill("spent", &mut state.spent, |at, value| self.read_encounters(at, value))?;
        state.encounters &= !state.spent & !state.open.get().map_or(0, EncounterIx::bit);
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
            honours = [Maybe::NONE; 5];
            let object =
                value.as_object().ok_or_else(|| fault("honours", "this must be a table of achievements"))?;
            for (name, value) in object {
                let at = format!("honours.{name}");
                let honour =
                    Honour::from_name(name).ok_or_else(|| fault(&at, "there is no such achievement"))?;
                honours[honour.index()] = table.read_maybe_mouse(&at, value)?;
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
        let learned = state.mice.iter().fold(0, |all, mouse| all | mouse.abilities);
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
            Ok(mice.into_iter().filter(|mouse| mouse.index() < PARTY).fold(0, |all, mouse| all | mouse.bit()))
        };
        reader.fill("used", &mut used, heroes)?;
        reader.fill("attacked", &mut attacked, heroes)?;
        if let Some(value) = reader.get("slow") {
            let mut reader = Reader::new("slow", value)?;
            reader.fill("tile", &mut slow.0, |at, value| table.read_tile(at, value).map(Maybe::some))?;
            reader.number("by", &mut slow.1)?;
            reader.done()?;
        }
        if let Some(value) = reader.get("squeak") {
            let mut reader = Reader::new("squeak", value)?;
            reader.fill("tile", &mut squeak.0, |at, value| table.read_tile(at, value).map(Maybe::some))?;
            reader.fill("spaces", &mut squeak.1, |at, value| table.read_spaces(squeak.0, at, value))?;
            reader.done()?;
        }
        if let Some(value) = reader.get("arrivals") {
            let mut reader = Reader::new("arrivals", value)?;
            reader
                .fill("tile", &mut arrivals.tile, |at, value| table.read_tile(at, value).map(Maybe::some))?;
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
        moving.fill("partner", &mut doing.partner, |at, value| table.read_maybe_mouse(at, value))?;
        moving.fill("struck", &mut doing.struck, |at, value| {
            number(at, value).map(FoeIx::at).map(Maybe::from)
        })?;
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
            TaskStack::of(&tasks).ok_or_else(|| fault("agenda", "this is more than can be left to do"))?;
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
}
