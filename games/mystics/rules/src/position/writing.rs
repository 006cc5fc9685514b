//! Writes positions.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tabletop::{Fields, Maybe};

use super::declared::{Ends, Enemy, Left, Mouse, ScenarioPosition, Slow, Squeak, Tile, Turn};
use super::fields::Field;
use super::names::{FIRST_TASK, Name, Names, SideUp, TrackPlace, TurnHolder};
use super::parts::Key;
use super::tasks::{Arrivals, Entry};
use crate::Mystics;
use crate::content::KINDS;
use crate::index::{CardIx, TileIx};
use crate::kinds::{Honour, Treasure};
use crate::state::{self, Keep, Spot, State, Whereabouts};

impl Mystics {
    /// The remaining tasks, the next first.
    pub(crate) fn describe_agenda(&self, state: &State) -> Vec<Value> {
        let tasks = self.write_tasks(state);
        tasks.into_iter().rev().map(|task| json!(task)).collect()
    }

    /// The complete description of a position.
    pub(crate) fn describe_position(&self, state: &State) -> Value {
        json!(self.write_position(state))
    }

    fn write_position(&self, state: &State) -> ScenarioPosition {
        let names = Names::new(self, state);
        let in_stash = |item: &Treasure| state.treasures[item.index()] == Whereabouts::Stash;
        let honours = Honour::ALL.iter().copied().zip(state.honours);
        let (slow_on, slow_by) = state.slow;
        let (squeak_on, squeak_spaces) = state.squeak;
        ScenarioPosition {
            party: Some(state.party().map(|(_, mouse)| mouse.hero).collect()),
            round: Some(state.round),
            page: Some(state.page),
            end: Some(state.end),
            wheel: Some(state.wheel),
            ending: state.ending,
            tiles: self.write_tiles(state, &names),
            explored: Some(Field::describe(state.explored, &names)),
            mice: state
                .party()
                .map(|(_, mouse)| (Key(mouse.hero), Fields(Mouse::of(mouse, &names))))
                .collect(),
            enemies: write_enemies(state, &names),
            track: Some(names.write_all(state.track.all().iter().copied().map(TrackPlace))),
            turn: Some(names.write(TurnHolder(state.track.now))),
            next: Some(state.track.next),
            moving: Fields(Turn::of(&state.doing, &names)),
            used: Field::describe(state.used, &names),
            attacked: Field::describe(state.attacked, &names),
            boss_wounds: Field::describe(state.boss_wounds, &names),
            boss_gone: Field::describe(state.boss_gone, &names),
            defeated: Field::describe(state.defeated, &names),
            deck: Some(write_counts(&state.deck, &names)),
            discard: write_counts(&state.discard, &names),
            encounters: Some(Field::describe(state.encounters, &names)),
            left: Fields(Left { standard: Some(state.left[0]), difficult: Some(state.left[1]) }),
            spent: Field::describe(state.spent, &names),
            open: self.open_encounter(state).and(state.open.get()).map(|card| names.write(card)),
            stash: Some(Treasure::ALL.iter().copied().filter(in_stash).collect()),
            placed: write_placed(state, &names),
            honours: honours
                .filter(|(_, mouse)| mouse.is_some())
                .map(|(honour, mouse)| (Key(honour), names.write(mouse)))
                .collect(),
            tales: Some(Field::describe(state.tales, &names)),
            flags: Some(Field::describe(state.flags, &names)),
            found: names.write_all(names.searches(state.over)),
            done: names.write_all(names.tasks(state.over >> FIRST_TASK)),
            greedy: state.greedy,
            fresh: state.fresh,
            inspire: state.inspire,
            catnip: state.catnip,
            abilities: Some(Field::describe(state.abilities, &names)),
            snare: state.snare.is_on_board().then(|| names.write(state.snare)),
            slow: (state.slow != (Maybe::NONE, 0))
                .then(|| Fields(Slow { tile: Field::describe(slow_on, &names), by: slow_by })),
            squeak: (state.squeak != (Maybe::NONE, 0)).then(|| {
                Fields(Squeak {
                    tile: Field::describe(squeak_on, &names),
                    spaces: Field::describe(squeak_spaces, &names.on(squeak_on)),
                })
            }),
            arrivals: (state.arrivals != state::Arrivals::NOBODY)
                .then(|| Fields(Arrivals::describe(state.arrivals, &names.on(state.arrivals.tile)))),
            agenda: Some(self.write_tasks(state)),
        }
    }

    /// The remaining tasks, the next last.
    fn write_tasks(&self, state: &State) -> Vec<Entry> {
        state.agenda.tasks().iter().map(|&task| Entry::of(task, &Names::new(self, state))).collect()
    }

    fn write_tiles(&self, state: &State, names: &Names<'_>) -> Vec<Fields<Tile>> {
        let laid = self.chapter(state).tiles.len();
        let tiles = TileIx::enumerate(&state.tiles).take(laid).map(|(slot, tile)| {
            Fields(Tile {
                side: Some(names.write(SideUp(tile.side))),
                x: Some(tile.x),
                y: Some(tile.y),
                traps: Field::describe(tile.traps, &names.on(slot)),
            })
        });
        tiles.collect()
    }
}

fn write_counts(counts: &[u8; KINDS], names: &Names<'_>) -> BTreeMap<Name<CardIx>, u8> {
    let some = CardIx::enumerate(counts).filter(|(_, count)| **count > 0);
    some.map(|(card, &count)| (names.write(card), count)).collect()
}

/// Enemies in the order of their numbers; one that does not follow the enemy before it gives its number.
fn write_enemies(state: &State, names: &Names<'_>) -> Vec<Fields<Enemy>> {
    let mut next = 0;
    let enemies = state.foes().map(|(number, enemy)| {
        let state::Enemy { creature, spot, wounds, down, dazed, acted, new } = *enemy;
        let place = (number.index() != next).then(|| names.write(number));
        next = number.index() + 1;
        Fields(Enemy { is: creature, at: names.write(spot), wounds, down, dazed, acted, new, place })
    });
    enemies.collect()
}

fn write_placed(state: &State, names: &Names<'_>) -> BTreeMap<Key<Treasure>, Ends> {
    let placed = Treasure::ALL.iter().filter_map(|&item| match state.treasures[item.index()] {
        Whereabouts::Placed { tile, one, other } if one == other => {
            Some((Key(item), Ends::One(names.write(Spot { tile, space: one }))))
        }
        Whereabouts::Placed { tile, one, other } => {
            let ends = [one, other].map(|space| Spot { tile, space });
            Some((Key(item), Ends::Both(names.write_all(ends))))
        }
        Whereabouts::Unowned | Whereabouts::Stash => None,
    });
    placed.collect()
}

impl Mouse {
    fn of(mouse: &state::Mouse, names: &Names<'_>) -> Self {
        let cards = |keep: Keep| {
            let kept = mouse.cards.all().iter().filter(|held| held.keep == keep);
            Some(names.write_all(kept.map(|held| held.card)))
        };
        Self {
            seat: Some(mouse.seat),
            at: Some(names.write(mouse.spot)),
            plight: Field::describe(mouse.plight.0, names),
            wounds: mouse.wounds,
            poison: mouse.poison,
            cheese: Some(mouse.cheese),
            abilities: Some(Field::describe(mouse.abilities, names)),
            gear: cards(Keep::Gear),
            pack: cards(Keep::Pack),
            tricks: cards(Keep::Trick),
            captures: mouse.captures,
            searched: Field::describe(mouse.searched, names),
            fury: mouse.fury,
            shelter: mouse.shelter,
            aura: Field::describe(mouse.aura, names),
            roaches: mouse.roaches,
            treasure: mouse.treasure,
        }
    }
}

impl Turn {
    fn of(turn: &state::Doing, names: &Names<'_>) -> Self {
        Self {
            die: Some(turn.die),
            left: Some(turn.left),
            stage: turn.stage,
            moved: turn.moved,
            scurrying: turn.scurrying,
            acted: turn.acted,
            inspired: turn.inspired,
            free: Field::describe(turn.free, names),
            partner: Some(names.write(turn.partner)),
            floating: turn.floating,
            mended: turn.mended,
            begun: turn.begun,
            over: turn.over,
            struck: Field::describe(turn.struck, names),
        }
    }
}
