//! Writing a position.

use serde_json::{Map as Object, Value, json};
use tabletop::Maybe;

use super::tasks::{Deed, GAP, NOBODY, Table};
use super::{AURAS, write_bits, write_names, write_set};
use crate::Mystics;
use crate::board::{FREES, PLIGHTS, ending_name, stage_name};
use crate::content::KINDS;
use crate::index::{self, CardIx, MouseIx, TileIx, bits};
use crate::kinds::{Ability, Creature, Foe, Honour, Tale, Treasure};
use crate::state::{Arrivals, Keep, Spot, State, Whereabouts};

impl Mystics {
    fn write_counts(&self, counts: &[u8; KINDS]) -> Value {
        let some = self.content.search.iter().zip(counts).filter(|(_, count)| **count > 0);
        some.map(|(card, count)| (card.id.to_string(), json!(count))).collect::<Object<_, _>>().into()
    }

    fn write_encounters(&self, set: u32) -> Value {
        let cards =
            bits(set.into()).filter_map(|card: CardIx| self.content.encounters.get(usize::from(card)));
        write_names(cards.map(|card| &*card.id))
    }

    fn write_sides(&self, set: u16) -> Value {
        let sides = bits(set.into()).filter_map(|side: u8| self.content.sides.get(usize::from(side)));
        write_names(sides.map(|side| &*side.id))
    }

    /// What is left to do, the next first.
    pub(crate) fn describe_agenda(&self, state: &State) -> Vec<Value> {
        let mut tasks = Table::new(self, state).write_tasks();
        tasks.reverse();
        tasks
    }

    /// Everything about a position.
    pub(crate) fn describe_position(&self, state: &State) -> Value {
        let table = Table::new(self, state);
        let mice =
            state.party().map(|(at, mouse)| (mouse.hero.name().to_owned(), self.write_mouse(&table, at)));
        let heroes = |set: u8| -> Value {
            index::mice(set).map(|mouse| table.write_mouse(mouse)).collect::<Vec<_>>().into()
        };
        let boss_wounds = Foe::ALL.iter().zip(&state.boss_wounds).filter(|(_, wounds)| **wounds > 0);
        let honours = Honour::ALL.iter().zip(&state.honours).filter(|(_, mouse)| mouse.is_some());
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
            "track": write_names(state.track.all().iter().map(|card| card.map_or(GAP, |card| self.turn_name(state, card)))),
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
            "honours": honours.map(|(honour, &mouse)| (honour.name().to_owned(), table.write_maybe_mouse(mouse))).collect::<Object<_, _>>(),
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
            if let Some(card) = self.open_encounter(state) {
                put("open", json!(card.id));
            }
            if state.snare.is_on_board() {
                put("snare", table.write_spot(state.snare));
            }
            if state.slow != (Maybe::NONE, 0) {
                let (tile, by) = state.slow;
                put("slow", json!({ "tile": table.write_maybe_tile(tile), "by": by }));
            }
            if state.squeak != (Maybe::NONE, 0) {
                let (tile, spaces) = state.squeak;
                put(
                    "squeak",
                    json!({ "tile": table.write_maybe_tile(tile), "spaces": table.write_spaces(tile, spaces) }),
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
        let tiles = TileIx::enumerate(&table.state.tiles).take(laid).map(|(slot, tile)| {
            let side = self.side_facts(tile.side).map_or("gone", |side| &side.id);
            json!({ "side": side, "x": tile.x, "y": tile.y, "traps": table.write_spaces(slot.into(), tile.traps) })
        });
        tiles.collect::<Vec<_>>().into()
    }

    fn write_mouse(&self, table: &Table<'_>, at: MouseIx) -> Value {
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
            if place.get() != expected
                && let Some(object) = one.as_object_mut()
            {
                object.insert("place".to_owned(), json!(place));
            }
            expected = place.get() + 1;
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
            "partner": table.write_maybe_mouse(doing.partner),
            "floating": doing.floating,
            "mended": doing.mended,
            "begun": doing.begun,
            "over": doing.over,
        });
        if doing.struck.is_some()
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
            "tile": table.write_maybe_tile(tile),
            "counts": come.map(|(one, count)| (one.name().to_owned(), json!(count))).collect::<Object<_, _>>(),
            "used": table.write_spaces(tile, used),
            "cards": write_set(cards.into(), Foe::ALL, Foe::name),
            "ambush": ambush,
            "surge": surge,
            "order": order,
            "joined": joined,
        })
    }
}
