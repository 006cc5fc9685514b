//! Sets up a described position.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{FastSource, Fields, Game, Maybe, PositionFault, Silent};

use super::declared::{Ends, Enemy, Left, Mouse, ScenarioPosition, Slow, Squeak, Tile, Turn};
use super::fields::Field;
use super::names::{FIRST_TASK, Name, Names};
use super::parts::{Key, read};
use super::tasks::Entry;
use crate::Mystics;
use crate::agenda::{Task, TaskStack};
use crate::content::KINDS;
use crate::index::{CardIx, EncounterIx, FoeIx, MouseIx, SideIx, TileIx, bits};
use crate::kinds::{Ability, Hero, Honour, Treasure};
use crate::play::Play;
use crate::setup::Setup;
use crate::state::{
    self, Arrivals, Cards, Doing, Keep, PARTY, Plight, Spot, State, TRACK, Track, Whereabouts,
};

impl Mystics {
    /// Sets up a described position. If it does not describe the deck, that consists of the cards that are nowhere
    /// else.
    pub(crate) fn set_position(&self, setup: &Setup, description: &Value) -> Result<State, PositionFault> {
        if self.check_setup(setup).is_err() {
            return Err(PositionFault::new("setup", "this setup is not allowed"));
        }
        let position: ScenarioPosition = read(description)?;
        let mut state = self.set_out_table(setup);
        let box_of_cards = state.deck;
        if let Some(party) = &position.party {
            Self::set_party(&mut state, party)?;
        }
        self.outfit_party(&mut state, setup);
        state.round = position.round.unwrap_or(1);
        state.page = position.page.unwrap_or(state.page);
        state.end = position.end.unwrap_or(state.end);
        state.wheel = position.wheel.unwrap_or(state.wheel);
        state.ending = position.ending;
        self.set_tiles(&mut state, position.tiles)?;
        self.set_out_party(&mut state);
        let sides = state.active().filter_map(|(_, mouse)| state.side(mouse.spot.tile).get());
        let stood_on = sides.fold(0, |all, side| all | SideIx::bit(side));
        state.explored = self.resolve_or(position.explored, &state, "explored", stood_on)?;
        for (Key(hero), Fields(mouse)) in position.mice {
            self.set_mouse(&mut state, hero, mouse)?;
        }
        self.set_enemies(&mut state, position.enemies)?;
        let names = Names::new(self, &state);
        let boss_wounds = position.boss_wounds.resolve(&names, "boss_wounds")?;
        let boss_gone = position.boss_gone.resolve(&names, "boss_gone")?;
        let defeated = position.defeated.resolve(&names, "defeated")?;
        (state.boss_wounds, state.boss_gone, state.defeated) = (boss_wounds, boss_gone, defeated);
        let names = Names::new(self, &state);
        let track = position.track.map(|track| names.find_all(&track, "track")).transpose()?;
        let cards = track.map(|track| track.into_iter().map(|place| place.0).collect());
        let now = position.turn.map(|turn| names.find(&turn, "turn")).transpose()?;
        let mut track = Self::lay_track(&state, cards)?;
        if let Some(now) = now {
            track.now = now.0;
        }
        track.follow();
        track.next = position.next.unwrap_or(track.next);
        state.track = track;
        let names = Names::new(self, &state);
        let open = position.open.map(|open| names.find(&open, "open")).transpose()?;
        let spent = position.spent.resolve(&names, "spent")?;
        let unseen = state.encounters & !spent & !open.map_or(0, EncounterIx::bit);
        let encounters = self.resolve_or(position.encounters, &state, "encounters", unseen)?;
        (state.open, state.spent, state.encounters) = (open.into(), spent, encounters);
        let Fields(Left { standard, difficult }) = position.left;
        state.left = [standard.unwrap_or(state.left[0]), difficult.unwrap_or(state.left[1])];
        self.set_items(&mut state, position.stash, position.placed)?;
        self.set_honours(&mut state, position.honours)?;
        let names = Names::new(self, &state);
        let searches = names.find_all(&position.found, "found")?;
        let done = names.find_all(&position.done, "done")?;
        let over = searches
            .iter()
            .map(|search| search.0)
            .chain(done.iter().map(|task| task.0.wrapping_add(FIRST_TASK)));
        state.over = over.fold(state.over, |all, at| all | 1 << (at & 63));
        state.flags = self.resolve_or(position.flags, &state, "flags", state.flags)?;
        state.tales = self.resolve_or(position.tales, &state, "tales", state.tales)?;
        let learned = state.mice.iter().fold(0, |all, mouse| all | mouse.abilities);
        let others = ((1u32 << Ability::ALL.len()) - 1) & !learned;
        state.abilities = self.resolve_or(position.abilities, &state, "abilities", others)?;
        state.greedy = position.greedy;
        state.fresh = position.fresh;
        state.inspire = position.inspire;
        state.catnip = position.catnip;
        let names = Names::new(self, &state);
        let snare = position.snare.map(|snare| names.find(&snare, "snare")).transpose()?;
        let used = position.used.resolve(&names, "used")?;
        let attacked = position.attacked.resolve(&names, "attacked")?;
        let slow = position.slow.map_or(Ok((Maybe::NONE, 0)), |Fields(Slow { tile, by })| {
            Ok((tile.resolve(&names, "slow.tile")?, by))
        })?;
        let squeak = position.squeak.map_or(Ok((Maybe::NONE, 0)), |Fields(Squeak { tile, spaces })| {
            let tile = tile.resolve(&names, "squeak.tile")?;
            Ok((tile, spaces.resolve(&names.on(tile), "squeak.spaces")?))
        })?;
        let arrivals = position.arrivals.map_or(Ok(Arrivals::NOBODY), |Fields(arrivals)| {
            arrivals.resolve(&names.on(Maybe::NONE), "arrivals")
        })?;
        state.snare = snare.unwrap_or(state.snare);
        (state.used, state.attacked) = (used, attacked);
        (state.slow, state.squeak, state.arrivals) = (slow, squeak, arrivals);
        state.doing = self.turn_of(&state, position.moving.0)?;
        state.agenda = self.tasks_of(&state, position.agenda)?;
        self.set_decks(&mut state, &box_of_cards, &position.discard, position.deck.as_ref())?;
        self.check_position(&state)?;
        Ok(state)
    }

    /// The part of the state for a field, or another value if the field is left out.
    fn resolve_or<F: Field>(
        &self,
        field: Option<F>,
        state: &State,
        at: &str,
        other: F::Held,
    ) -> Result<F::Held, PositionFault> {
        field.map_or(Ok(other), |field| field.resolve(&Names::new(self, state), at))
    }

    /// Sets a party that has grown, or whose order differs from that of the setup.
    fn set_party(state: &mut State, party: &[Hero]) -> Result<(), PositionFault> {
        if party.len() > PARTY || party.iter().enumerate().any(|(at, hero)| party[..at].contains(hero)) {
            return Err(PositionFault::new("party", "a party has at most six mice, each once"));
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

    /// Gives every mouse its starting equipment.
    fn outfit_party(&self, state: &mut State, setup: &Setup) {
        Play { game: self, state, chance: &mut FastSource::new(0), log: &mut Silent }.outfit(setup);
    }

    /// Puts every mouse on a space of its own, as far as there are starting spaces.
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

    fn set_tiles(&self, state: &mut State, tiles: Vec<Fields<Tile>>) -> Result<(), PositionFault> {
        if tiles.len() > self.chapter(state).tiles.len() {
            return Err(PositionFault::new("tiles", "the chapter has fewer tiles"));
        }
        for (slot, Fields(tile)) in TileIx::enumerate(tiles) {
            let at = format!("tiles[{slot}]");
            let laid = &state.tiles[slot.index()];
            let side = tile.side.map(|side| Names::new(self, state).find(&side, &format!("{at}.side")));
            let side = side.transpose()?.map_or(laid.side, |side| side.0);
            let (x, y) = (tile.x.unwrap_or(laid.x), tile.y.unwrap_or(laid.y));
            state.tiles[slot.index()] = state::Tile { side, x, y, traps: 0 };
            let traps = tile.traps.resolve(&Names::new(self, state).on(slot), &format!("{at}.traps"))?;
            state.tiles[slot.index()].traps = traps;
        }
        Ok(())
    }

    fn set_mouse(&self, state: &mut State, hero: Hero, mouse: Mouse) -> Result<(), PositionFault> {
        let at = |field: &str| format!("mice.{}{field}", hero.name());
        let place = state.find(hero);
        let place = place.ok_or_else(|| PositionFault::new(at(""), "this mouse is not in the party"))?;
        let names = Names::new(self, state);
        let mut me = state.mouse(place).clone();
        me.seat = mouse.seat.unwrap_or(me.seat);
        me.plight = Plight(mouse.plight.resolve(&names, &at(".plight"))?);
        if me.plight.has(Plight::CAPTURED) {
            me.spot = Spot::AWAY;
        }
        me.spot = self.resolve_or(mouse.at, state, &at(".at"), me.spot)?;
        (me.wounds, me.poison) = (mouse.wounds, mouse.poison);
        me.cheese = mouse.cheese.unwrap_or(me.cheese);
        me.abilities = self.resolve_or(mouse.abilities, state, &at(".abilities"), me.abilities)?;
        // Described cards replace those that the mouse keeps in the same part.
        let mut cards = Cards::EMPTY;
        let described = [
            (".gear", mouse.gear, Keep::Gear),
            (".pack", mouse.pack, Keep::Pack),
            (".tricks", mouse.tricks, Keep::Trick),
        ];
        for (field, described, keep) in described {
            let had = || me.cards.all().iter().filter(|held| held.keep == keep).map(|held| held.card);
            let kept = described.map_or_else(|| Ok(had().collect()), |it| names.find_all(&it, &at(field)))?;
            if !kept.into_iter().all(|card| cards.add(card, keep)) {
                return Err(PositionFault::new(at(field), "no mouse holds so many cards"));
            }
        }
        me.cards = cards;
        me.captures = mouse.captures;
        me.searched = mouse.searched.resolve(&names, &at(".searched"))?;
        (me.fury, me.shelter) = (mouse.fury, mouse.shelter);
        me.aura = mouse.aura.resolve(&names, &at(".aura"))?;
        (me.roaches, me.treasure) = (mouse.roaches, mouse.treasure);
        *state.mouse_mut(place) = me;
        Ok(())
    }

    fn set_enemies(&self, state: &mut State, enemies: Vec<Fields<Enemy>>) -> Result<(), PositionFault> {
        let mut next = 0;
        for (entry, Fields(enemy)) in enemies.into_iter().enumerate() {
            let at = format!("enemies[{entry}]");
            let names = Names::new(self, state);
            let spot = names.find(&enemy.at, &format!("{at}.at"))?;
            if !spot.is_on_board() {
                return Err(PositionFault::new(format!("{at}.at"), "an enemy stands on a space"));
            }
            let place = enemy.place.map(|place| names.find(&place, &format!("{at}.place"))).transpose()?;
            let place = place.map_or(next, FoeIx::index);
            let Enemy { is: creature, wounds, down, dazed, acted, new, .. } = enemy;
            let free = state.enemies.places().get(place).is_some_and(|enemy| !enemy.is_here());
            let foe = FoeIx::at(place).filter(|_| free);
            let foe = foe.ok_or_else(|| PositionFault::new(at, "there is no free place for this enemy"))?;
            let enemy = state::Enemy { creature, spot, wounds, down, dazed, acted, new };
            state.enemies.put(foe, enemy);
            next = place + 1;
        }
        Ok(())
    }

    /// The track with these cards, the top one about to act. By default it has the mice in the order of the party,
    /// then the enemies on the board with at most two cards each.
    fn lay_track(state: &State, cards: Option<Vec<Option<state::Turn>>>) -> Result<Track, PositionFault> {
        let cards = cards.unwrap_or_else(|| {
            let mut cards: Vec<_> = state.party().map(|(mouse, _)| Some(state::Turn::Mouse(mouse))).collect();
            for (_, enemy) in state.foes() {
                let left =
                    enemy.creature.cards().iter().filter(|&&card| state.boss_gone & (1 << card as u16) == 0);
                for card in left.take(2).map(|&card| Some(state::Turn::Foe(card))) {
                    if !cards.contains(&card) {
                        cards.push(card);
                    }
                }
            }
            cards
        });
        let twice = |(at, card): (usize, &Option<state::Turn>)| card.is_some() && cards[..at].contains(card);
        if cards.len() > TRACK || cards.iter().enumerate().any(twice) {
            return Err(PositionFault::new("track", "no card is on the track twice"));
        }
        let mut track = Track::EMPTY;
        for &card in &cards {
            track.append(card);
        }
        track.now = cards.first().copied().flatten();
        Ok(track)
    }

    fn set_items(
        &self,
        state: &mut State,
        stash: Option<Vec<Treasure>>,
        placed: BTreeMap<Key<Treasure>, Ends>,
    ) -> Result<(), PositionFault> {
        if let Some(stash) = stash {
            state.treasures = [Whereabouts::Unowned; 4];
            for item in stash {
                state.treasures[item.index()] = Whereabouts::Stash;
            }
        }
        for (Key(item), ends) in placed {
            let at = format!("placed.{}", item.name());
            let names = Names::new(self, state);
            let ends = match ends {
                Ends::One(space) => vec![names.find(&space, &at)?],
                Ends::Both(spaces) => names.find_all(&spaces, &at)?,
            };
            let (one, other) = match ends[..] {
                [one] => (one, one),
                [one, other] => (one, other),
                _ => return Err(PositionFault::new(at, "this has two ends at most")),
            };
            if one.tile != other.tile || !one.is_on_board() {
                return Err(PositionFault::new(at, "this lies on one tile"));
            }
            state.treasures[item.index()] =
                Whereabouts::Placed { tile: one.tile, one: one.space, other: other.space };
        }
        Ok(())
    }

    fn set_honours(
        &self,
        state: &mut State,
        honours: BTreeMap<Key<Honour>, Name<Maybe<MouseIx>>>,
    ) -> Result<(), PositionFault> {
        for (Key(honour), mouse) in honours {
            let names = Names::new(self, state);
            state.honours[honour.index()] = names.find(&mouse, &format!("honours.{}", honour.name()))?;
        }
        Ok(())
    }

    /// The current turn.
    fn turn_of(&self, state: &State, turn: Turn) -> Result<Doing, PositionFault> {
        let names = Names::new(self, state);
        let die = turn.die.unwrap_or(Doing::FRESH.die);
        let left =
            state.mouse_now().map_or(Doing::FRESH.left, |mouse| self.movement(state, mouse) + die.number());
        Ok(Doing {
            die,
            left: turn.left.unwrap_or(left),
            stage: turn.stage,
            moved: turn.moved,
            scurrying: turn.scurrying,
            acted: turn.acted,
            inspired: turn.inspired,
            free: turn.free.resolve(&names, "moving.free")?,
            partner: self.resolve_or(turn.partner, state, "moving.partner", Maybe::NONE)?,
            floating: turn.floating,
            mended: turn.mended,
            struck: turn.struck.resolve(&names, "moving.struck")?,
            begun: turn.begun,
            over: turn.over,
        })
    }

    /// The remaining tasks; by default, that of the card whose turn it is.
    fn tasks_of(&self, state: &State, agenda: Option<Vec<Entry>>) -> Result<TaskStack, PositionFault> {
        let tasks = match agenda {
            Some(agenda) => {
                let tasks = agenda.into_iter().enumerate();
                tasks
                    .map(|(at, task)| task.task(&Names::new(self, state), &format!("agenda[{at}]")))
                    .collect::<Result<_, _>>()?
            }
            None => match state.track.now {
                _ if state.ending.is_some() => Vec::new(),
                Some(state::Turn::Mouse(mouse)) => vec![Task::Turn(mouse)],
                Some(state::Turn::Foe(_)) => vec![Task::EndProwl, Task::Prowl],
                None => Vec::new(),
            },
        };
        TaskStack::of(&tasks)
            .ok_or_else(|| PositionFault::new("agenda", "this is more than can be left to do"))
    }

    /// The search deck and its discard pile: as described, or with all cards that are nowhere else in the deck.
    fn set_decks(
        &self,
        state: &mut State,
        all: &[u8; KINDS],
        discard: &BTreeMap<Name<CardIx>, u8>,
        deck: Option<&BTreeMap<Name<CardIx>, u8>>,
    ) -> Result<(), PositionFault> {
        state.discard = self.counts_of(state, discard, "discard")?;
        let deck = deck.map(|deck| self.counts_of(state, deck, "deck")).transpose()?;
        let held = self.held(state);
        for (at, card) in self.content.search.iter().enumerate() {
            let away = held[at].saturating_add(state.discard[at]);
            let left = all[at].checked_sub(away).ok_or_else(|| {
                let what = format!("there are only {} cards `{}` in the box", all[at], card.id);
                PositionFault::new("mice", what)
            })?;
            state.deck[at] = match &deck {
                Some(deck) if deck[at] > left => {
                    let what = format!("only {left} are left of this card");
                    return Err(PositionFault::new(format!("deck.{}", card.id), what));
                }
                Some(deck) => deck[at],
                None => left,
            };
        }
        Ok(())
    }

    /// Counts of search cards.
    fn counts_of(
        &self,
        state: &State,
        described: &BTreeMap<Name<CardIx>, u8>,
        at: &str,
    ) -> Result<[u8; KINDS], PositionFault> {
        let names = Names::new(self, state);
        let mut counts = [0; KINDS];
        for (name, &count) in described {
            let card = names.find(name, &format!("{at}.{name}"))?;
            if let Some(place) = counts.get_mut(card.index()) {
                *place = count;
            }
        }
        Ok(counts)
    }
}
