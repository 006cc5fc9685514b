//! What is left to do, in stable names.

use std::cell::Cell;

use serde::Deserialize;
use serde_json::{Map as Object, Value, json};
use tabletop::{Maybe, PositionFault};

use super::reader::{Reader, fault, flag, list, named, number, text};
use super::{find_named, write_bits, write_names};
use crate::Mystics;
use crate::agenda::{Attack, Fighter, Search, Source, Task};
use crate::board::MARKS;
use crate::content::Spaces;
use crate::index::{self, CardIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx, bit, bits};
use crate::kinds::{Ability, Creature, Harm};
use crate::state::{ENEMIES, PARTY, Spot, State};

/// Nobody, by name.
pub(super) const NOBODY: &str = "nobody";
/// A free place on the track, by name.
pub(super) const GAP: &str = "gap";

/// The position in which names are looked up. Spaces of a task are those of the tile or of the
/// enemy that the task names, else of the tile to which somebody comes.
pub(super) struct Table<'a> {
    pub game: &'a Mystics,
    pub state: &'a State,
    tile: Cell<Maybe<TileIx>>,
}

impl<'a> Table<'a> {
    pub fn new(game: &'a Mystics, state: &'a State) -> Self {
        Self { game, state, tile: Cell::new(Maybe::NONE) }
    }

    /// A mouse by the name of its hero.
    pub fn write_mouse(&self, mouse: MouseIx) -> Value {
        if self.state.is_of_party(mouse) { json!(self.state.mouse(mouse).hero.name()) } else { json!(mouse) }
    }

    pub fn write_maybe_mouse(&self, mouse: Maybe<MouseIx>) -> Value {
        mouse.get().map_or_else(|| json!(NOBODY), |mouse| self.write_mouse(mouse))
    }

    pub fn read_mouse(&self, at: &str, value: &Value) -> Result<MouseIx, PositionFault> {
        let of_party = |name: &str| self.state.party().find(|(_, mouse)| mouse.hero.name() == name);
        let found = match value {
            Value::Number(_) => MouseIx::deserialize(value).ok(),
            _ => value.as_str().and_then(of_party).map(|(mouse, _)| mouse),
        };
        found.ok_or_else(|| fault(at, "this must be a mouse of the party"))
    }

    pub fn read_maybe_mouse(&self, at: &str, value: &Value) -> Result<Maybe<MouseIx>, PositionFault> {
        if value.as_str() == Some(NOBODY) {
            Ok(Maybe::NONE)
        } else {
            self.read_mouse(at, value).map(Maybe::some)
        }
    }

    /// An enemy by its place in the list.
    fn write_foe(&self, foe: FoeIx) -> Value {
        self.stand_by(foe);
        json!(foe)
    }

    fn write_maybe_foe(&self, foe: Maybe<FoeIx>) -> Value {
        foe.get().map_or_else(|| json!(NOBODY), |foe| self.write_foe(foe))
    }

    fn read_foe(&self, at: &str, value: &Value) -> Result<FoeIx, PositionFault> {
        let foe = FoeIx::at(number(at, value)?).filter(|foe| foe.index() < ENEMIES);
        let foe = foe.ok_or_else(|| fault(at, "there are not so many enemies"))?;
        self.stand_by(foe);
        Ok(foe)
    }

    fn read_maybe_foe(&self, at: &str, value: &Value) -> Result<Maybe<FoeIx>, PositionFault> {
        if value.as_str() == Some(NOBODY) {
            Ok(Maybe::NONE)
        } else {
            self.read_foe(at, value).map(Maybe::some)
        }
    }

    fn stand_by(&self, foe: FoeIx) {
        if usize::from(foe) < ENEMIES && self.state.enemy(foe).is_here() {
            self.tile.set(self.state.enemy(foe).spot.tile.into());
        }
    }

    /// A tile by the side that is up, or by its slot.
    pub fn write_tile(&self, tile: TileIx) -> Value {
        self.tile.set(tile.into());
        let side = self.game.side_facts(self.state.side(tile));
        side.map_or_else(|| json!(tile), |side| json!(side.id))
    }

    pub fn write_maybe_tile(&self, tile: Maybe<TileIx>) -> Value {
        tile.get().map_or(Value::Null, |tile| self.write_tile(tile))
    }

    pub fn read_tile(&self, at: &str, value: &Value) -> Result<TileIx, PositionFault> {
        let tile = match value {
            Value::Number(_) => {
                TileIx::deserialize(value).map_err(|_| fault(at, "there are not so many tiles"))?
            }
            _ => named(at, value, "a side that is up", |name| self.find_tile(name))?,
        };
        self.tile.set(tile.into());
        Ok(tile)
    }

    fn find_tile(&self, name: &str) -> Option<TileIx> {
        self.state.tile_with(self.game.side_named(name)?)
    }

    /// A space of a tile: by its name, on the first tile; with the side before a colon, on another.
    pub fn write_spot(&self, spot: Spot) -> Value {
        if !spot.is_on_board() {
            return json!("away");
        }
        let space = match self.game.space_name(self.state.side(spot.tile), spot.space) {
            "" => spot.space.to_string(),
            name => name.to_owned(),
        };
        if spot.tile == TileIx::new(0) {
            return json!(space);
        }
        match self.write_tile(spot.tile) {
            Value::String(side) => json!(format!("{side}:{space}")),
            _ => json!(format!("{}:{space}", spot.tile)),
        }
    }

    pub fn read_spot(&self, at: &str, value: &Value) -> Result<Spot, PositionFault> {
        let name = text(at, value)?;
        if name == "away" {
            return Ok(Spot::AWAY);
        }
        let (tile, space) = match name.split_once(':') {
            Some((side, space)) => {
                (self.find_tile(side).or_else(|| side.parse().ok().and_then(TileIx::at)), space)
            }
            None => (Some(TileIx::new(0)), name),
        };
        let tile = tile.filter(|tile| tile.index() < crate::state::TILES);
        let tile = tile.ok_or_else(|| fault(at, "this side is not up on any tile"))?;
        let found = self.find_space(tile.into(), space);
        found.map(|space| Spot { tile, space }).ok_or_else(|| {
            fault(at, "this must be a space such as `c3`, or `kitchen:c3` on another tile than the first")
        })
    }

    fn find_space(&self, tile: Maybe<TileIx>, name: &str) -> Option<SpaceIx> {
        let side = tile.get().and_then(|tile| self.game.side_facts(self.state.side(tile)));
        let found = side.and_then(|side| side.space_named(name));
        found.or_else(|| name.parse().ok().filter(|&space: &u8| space < 64)).map(SpaceIx::new)
    }

    /// A space of a tile, by its name if it has one.
    fn write_space(&self, tile: Maybe<TileIx>, space: SpaceIx) -> Value {
        match tile.get().map_or("", |tile| self.game.space_name(self.state.side(tile), space)) {
            "" => json!(space),
            name => json!(name),
        }
    }

    fn read_space(&self, tile: Maybe<TileIx>, at: &str, value: &Value) -> Result<SpaceIx, PositionFault> {
        let found = match value {
            Value::Number(_) => SpaceIx::deserialize(value).ok(),
            _ => value.as_str().and_then(|name| self.find_space(tile, name)),
        };
        found.ok_or_else(|| fault(at, "this must be a space of this tile"))
    }

    /// Some spaces of a tile, by their names.
    pub fn write_spaces(&self, tile: Maybe<TileIx>, spaces: Spaces) -> Value {
        bits(spaces).map(|space| self.write_space(tile, space)).collect::<Vec<_>>().into()
    }

    pub fn read_spaces(&self, tile: Maybe<TileIx>, at: &str, value: &Value) -> Result<Spaces, PositionFault> {
        let spaces = list(at, value, |at, item| self.read_space(tile, at, item))?;
        Ok(spaces.into_iter().fold(0, |all, space| all | bit(space)))
    }

    /// A kind of search card.
    pub fn write_card(&self, card: CardIx) -> Value {
        json!(self.game.card_id(card))
    }

    pub fn read_card(&self, at: &str, value: &Value) -> Result<CardIx, PositionFault> {
        named(at, value, "a search card", |name| self.game.card_named(name))
    }

    /// One side of a fight: a mouse by its hero, an enemy by its place, or nobody.
    fn write_fighter(&self, fighter: Fighter) -> Value {
        match fighter {
            Fighter::Mouse(mouse) => self.write_mouse(mouse),
            Fighter::Foe(foe) => json!(foe),
            Fighter::Nobody => json!(NOBODY),
        }
    }

    fn read_fighter(&self, at: &str, value: &Value) -> Result<Fighter, PositionFault> {
        match value {
            Value::Number(_) => self.read_foe(at, value).map(Fighter::Foe),
            _ if value.as_str() == Some(NOBODY) => Ok(Fighter::Nobody),
            _ => self.read_mouse(at, value).map(Fighter::Mouse),
        }
    }

    /// An attack: whatever is not as in no attack at all.
    fn write_attack(&self, attack: Attack) -> Value {
        let Attack {
            by,
            on,
            dice,
            ranged,
            harm,
            hits,
            less,
            guard,
            spared,
            no_defence,
            weapon,
            ability,
            marks,
            cheese,
        } = attack;
        let mut object = Object::new();
        let mut put = |name: &str, value: Value| object.insert(name.to_owned(), value);
        put("by", self.write_fighter(by));
        put("on", self.write_fighter(on));
        for (name, count) in [
            ("dice", dice),
            ("hits", hits),
            ("less", less),
            ("guard", guard),
            ("spared", spared),
            ("cheese", cheese),
        ] {
            if count > 0 {
                put(name, json!(count));
            }
        }
        for (name, set) in [("ranged", ranged), ("no_defence", no_defence)] {
            if set {
                put(name, json!(true));
            }
        }
        if harm != Attack::NONE.harm {
            put("harm", json!(harm.name()));
        }
        if let Some(weapon) = weapon.get() {
            put("weapon", self.write_card(weapon));
        }
        if let Some(ability) = ability {
            put("ability", json!(ability.name()));
        }
        if marks != 0 {
            put(
                "marks",
                write_names(MARKS.iter().filter(|(_, mark)| marks & mark != 0).map(|(name, _)| *name)),
            );
        }
        object.into()
    }

    fn read_attack(&self, at: &str, value: &Value) -> Result<Attack, PositionFault> {
        let mut reader = Reader::new(at, value)?;
        let mut attack = Attack::NONE;
        reader.fill("by", &mut attack.by, |at, value| self.read_fighter(at, value))?;
        reader.fill("on", &mut attack.on, |at, value| self.read_fighter(at, value))?;
        reader.number("dice", &mut attack.dice)?;
        reader.number("hits", &mut attack.hits)?;
        reader.number("less", &mut attack.less)?;
        reader.number("guard", &mut attack.guard)?;
        reader.number("spared", &mut attack.spared)?;
        reader.number("cheese", &mut attack.cheese)?;
        reader.flag("ranged", &mut attack.ranged)?;
        reader.flag("no_defence", &mut attack.no_defence)?;
        reader.fill("harm", &mut attack.harm, |at, value| {
            named(at, value, "a kind of attack", Harm::from_name)
        })?;
        reader.fill("weapon", &mut attack.weapon, |at, value| self.read_card(at, value).map(Maybe::some))?;
        attack.ability =
            reader.field("ability", |at, value| named(at, value, "an ability", Ability::from_name))?;
        reader.fill("marks", &mut attack.marks, |at, value| {
            let marks =
                super::reader::names(at, value, "a mark of an attack", |name| find_named(&MARKS, name))?;
            Ok(marks.into_iter().fold(0, |all, mark| all | mark))
        })?;
        reader.done()?;
        Ok(attack)
    }

    /// The name of a special search, a task or a hazard of the chapter.
    fn write_deed(&self, kind: Deed, at: u8) -> String {
        self.deeds(kind).nth(at.into()).map_or_else(|| at.to_string(), ToOwned::to_owned)
    }

    pub fn find_deed(&self, kind: Deed, name: &str) -> Option<u8> {
        let found = self.deeds(kind).position(|id| id == name).and_then(|at| u8::try_from(at).ok());
        found.or_else(|| name.parse().ok())
    }

    pub fn deeds(&self, kind: Deed) -> Box<dyn Iterator<Item = &str> + '_> {
        let places = self.game.chapter(self.state).places.iter();
        match kind {
            Deed::Search => Box::new(places.flat_map(|place| place.searches.iter().map(|one| &*one.id))),
            Deed::Task => Box::new(places.flat_map(|place| place.tasks.iter().map(|one| &*one.id))),
            Deed::Hazard => Box::new(places.flat_map(|place| place.hazards.iter().map(|one| &*one.id))),
        }
    }

    fn write_search(&self, search: Search) -> Value {
        match search {
            Search::Normal => json!("normal"),
            Search::Find => json!("find"),
            Search::Keen => json!("keen"),
            Search::Special(number) => json!(format!("special:{}", self.write_deed(Deed::Search, number))),
        }
    }

    fn read_search(&self, at: &str, value: &Value) -> Result<Search, PositionFault> {
        named(at, value, "a search", |name| match name {
            "normal" => Some(Search::Normal),
            "find" => Some(Search::Find),
            "keen" => Some(Search::Keen),
            _ => self.find_deed(Deed::Search, name.strip_prefix("special:")?).map(Search::Special),
        })
    }

    fn write_source(&self, source: Source) -> Value {
        let side = |side: SideIx| match self.game.side_facts(side) {
            Some(side) => side.id.to_string(),
            None => side.to_string(),
        };
        let end = |success: bool| if success { "success" } else { "failure" };
        json!(match source {
            Source::Card(card) => format!("card:{}", self.game.card_id(card)),
            Source::First(at) => format!("first:{}", side(at)),
            Source::Search(at) => format!("search:{}", self.write_deed(Deed::Search, at)),
            Source::Task(at, success) => format!("task:{}:{}", self.write_deed(Deed::Task, at), end(success)),
            Source::Hazard(at, success) =>
                format!("hazard:{}:{}", self.write_deed(Deed::Hazard, at), end(success)),
            Source::Surge(at) => format!("surge:{}", side(at)),
            Source::Gift => "gift".to_owned(),
        })
    }

    fn read_source(&self, at: &str, value: &Value) -> Result<Source, PositionFault> {
        named(at, value, "where effects come from", |name| {
            let number = |name: &str| name.parse().ok().and_then(SideIx::at);
            let side = |name: &str| self.game.side_named(name).or_else(|| number(name));
            let end = |name: &str| match name {
                "success" => Some(true),
                "failure" => Some(false),
                _ => None,
            };
            match name.split(':').collect::<Vec<_>>()[..] {
                ["card", name] => self.game.card_named(name).map(Source::Card),
                ["first", name] => side(name).map(Source::First),
                ["surge", name] => side(name).map(Source::Surge),
                ["search", name] => self.find_deed(Deed::Search, name).map(Source::Search),
                ["task", name, how] => Some(Source::Task(self.find_deed(Deed::Task, name)?, end(how)?)),
                ["hazard", name, how] => Some(Source::Hazard(self.find_deed(Deed::Hazard, name)?, end(how)?)),
                ["gift"] => Some(Source::Gift),
                _ => None,
            }
        })
    }

    /// What is left to do, the last to do first.
    pub fn write_tasks(&self) -> Vec<Value> {
        self.state.agenda.tasks().iter().map(|&task| self.write_task(task)).collect()
    }

    /// A task; its name alone will do if it needs nothing else.
    pub fn read_task(&self, at: &str, value: &Value) -> Result<Task, PositionFault> {
        let bare = json!({ "do": value });
        let mut reader = Reader::new(at, if value.is_string() { &bare } else { value })?;
        let path = reader.path("do");
        let Some(name) = reader.get("do") else { return Err(fault(&path, "this task needs a name")) };
        self.tile.set(self.state.arrivals.tile);
        let name = text(&path, name)?;
        let found = self.task_named(name, &mut reader)?;
        reader.done()?;
        found.ok_or_else(|| fault(&path, "there is no such task"))
    }
}

/// What a chapter lets mice do, or lets happen to them.
#[derive(Clone, Copy)]
pub(super) enum Deed {
    Search,
    Task,
    Hazard,
}

/// How a field of a task is written and read.
trait Field {
    /// What the rules keep.
    type Kept;

    fn write(table: &Table<'_>, kept: Self::Kept) -> Value;
    fn read(table: &Table<'_>, at: &str, value: &Value) -> Result<Self::Kept, PositionFault>;
}

/// Declares the ways in which fields are written and read.
macro_rules! fields {
    ($($(#[$meta:meta])* $name:ident: $kept:ty = |$table:ident, $kept_name:ident| $write:expr, |$at:ident, $value:ident| $read:expr;)*) => {
        $(
            $(#[$meta])*
            struct $name;

            impl Field for $name {
                type Kept = $kept;

                fn write($table: &Table<'_>, $kept_name: $kept) -> Value {
                    $write
                }

                fn read($table: &Table<'_>, $at: &str, $value: &Value) -> Result<$kept, PositionFault> {
                    $read
                }
            }
        )*
    };
}

fields! {
    AMouse: MouseIx = |table, mouse| table.write_mouse(mouse), |at, value| table.read_mouse(at, value);
    MaybeMouse: Maybe<MouseIx> = |table, mouse| table.write_maybe_mouse(mouse),
        |at, value| table.read_maybe_mouse(at, value);
    AFoe: FoeIx = |table, foe| table.write_foe(foe), |at, value| table.read_foe(at, value);
    MaybeFoe: Maybe<FoeIx> = |table, foe| table.write_maybe_foe(foe),
        |at, value| table.read_maybe_foe(at, value);
    ATile: TileIx = |table, tile| table.write_tile(tile), |at, value| table.read_tile(at, value);
    ACount: u8 = |_table, count| json!(count), |at, value| number(at, value);
    AFlag: bool = |_table, set| json!(set), |at, value| flag(at, value);
    ACard: CardIx = |table, card| table.write_card(card), |at, value| table.read_card(at, value);
    TwoCards: [CardIx; 2] = |table, cards| cards.map(|card| table.write_card(card)).to_vec().into(), |at, value| {
        let cards = list(at, value, |at, item| table.read_card(at, item))?;
        cards.try_into().map_err(|_| fault(at, "these must be two cards"))
    };
    AFighter: Fighter = |table, fighter| table.write_fighter(fighter), |at, value| table.read_fighter(at, value);
    AnAttack: Attack = |table, attack| table.write_attack(attack), |at, value| table.read_attack(at, value);
    ASearch: Search = |table, search| table.write_search(search), |at, value| table.read_search(at, value);
    ASource: Source = |table, source| table.write_source(source), |at, value| table.read_source(at, value);
    ACreature: Creature = |_table, creature| json!(creature.name()),
        |at, value| named(at, value, "a creature", Creature::from_name);
    AnAbility: Ability = |_table, ability| json!(ability.name()),
        |at, value| named(at, value, "an ability", Ability::from_name);
    ASpace: SpaceIx = |table, space| table.write_space(table.tile.get(), space),
        |at, value| table.read_space(table.tile.get(), at, value);
    TheSpaces: Spaces = |table, spaces| table.write_spaces(table.tile.get(), spaces),
        |at, value| table.read_spaces(table.tile.get(), at, value);
    TheMice: u8 = |table, mice| index::mice(mice).map(|mouse| table.write_mouse(mouse)).collect::<Vec<_>>().into(),
        |at, value| {
            let mice = list(at, value, |at, item| table.read_mouse(at, item))?;
            Ok(mice.into_iter().filter(|mouse| mouse.index() < PARTY + 2).fold(0, |all, mouse| all | mouse.bit()))
        };
    TheNumbers: u32 = |_table, set| write_bits(set.into()), |at, value| {
        let all = list(at, value, number::<u8>)?;
        Ok(all.into_iter().filter(|&one| one < 32).fold(0, |all, one| all | 1 << one))
    };
}

/// Declares how every task is written and read.
macro_rules! tasks {
    (
        several { $($variant:ident = $name:literal { $($field:ident: $codec:ident),+ };)+ }
        one { $($tuple:ident = $tuple_name:literal { $tuple_field:literal: $tuple_codec:ident };)+ }
        none { $($unit:ident = $unit_name:literal;)+ }
    ) => {
        impl Table<'_> {
            fn write_task(&self, task: Task) -> Value {
                self.tile.set(self.state.arrivals.tile);
                match task {
                    $(Task::$variant { $($field),+ } => {
                        let mut object = Object::new();
                        object.insert("do".to_owned(), json!($name));
                        $(object.insert(stringify!($field).to_owned(), <$codec as Field>::write(self, $field));)+
                        object.into()
                    })+
                    $(Task::$tuple(kept) => json!({
                        "do": $tuple_name,
                        $tuple_field: <$tuple_codec as Field>::write(self, kept),
                    }),)+
                    $(Task::$unit => json!($unit_name),)+
                }
            }

            fn task_named(&self, name: &str, reader: &mut Reader<'_>) -> Result<Option<Task>, PositionFault> {
                let missing = |reader: &Reader<'_>, field: &str| fault(&reader.path(field), "this must be said");
                Ok(Some(match name {
                    $($name => Task::$variant {
                        $($field: reader
                            .field(stringify!($field), |at, value| <$codec as Field>::read(self, at, value))?
                            .ok_or_else(|| missing(reader, stringify!($field)))?),+
                    },)+
                    $($tuple_name => Task::$tuple(reader
                        .field($tuple_field, |at, value| <$tuple_codec as Field>::read(self, at, value))?
                        .ok_or_else(|| missing(reader, $tuple_field))?),)+
                    $($unit_name => Task::$unit,)+
                    _ => return Ok(None),
                }))
            }
        }
    };
}

// Tiles and enemies stand before the spaces that are theirs.
tasks! {
    several {
    Learn = "learn" { mouse: AMouse, level: AFlag };
    Visit = "visit" { tile: ATile, mouse: AMouse };
    Disguise = "disguise" { tile: ATile };
    Entry = "entry" { creature: ACreature, spaces: TheSpaces };
    Chase = "chase" { foe: AFoe, left: ACount, been: TheSpaces, met: TheMice };
    Way = "way" { foe: AFoe, left: ACount, been: TheSpaces, met: TheMice, spaces: TheSpaces };
    React = "react" { attack: AnAttack, asked: TheMice };
    StrikeAll = "strike_all" { attack: AnAttack, mice: TheMice, foes: TheNumbers };
    DefendAll = "defend_all" { attack: AnAttack, mice: TheMice, foes: TheNumbers };
    Volley = "volley" { attack: AnAttack, foes: TheNumbers };
    BossWound = "boss_wound" { foe: AFoe, left: ACount, by: AFighter };
    Seek = "seek" { mouse: AMouse, search: ASearch };
    Find = "find" { mouse: AMouse, of: ACount };
    Pick = "pick" { mouse: AMouse, cards: TwoCards };
    Found = "found" { mouse: AMouse, card: ACard };
    Land = "land" { mouse: AMouse, tile: ATile, spaces: TheSpaces };
    Share = "share" { mouse: AMouse, with: AMouse };
    Target = "target" { mouse: AMouse, card: ACard };
    Aim = "aim" { mouse: AMouse, ability: AnAbility, left: ACount, chosen: TheNumbers };
    Effect = "effect" { source: ASource, step: ACount, mouse: MaybeMouse, foe: MaybeFoe };
    Hazards = "hazards" { mouse: AMouse, when: ACount, next: ACount };
    Throw = "throw" { by: AFighter, tile: ATile, space: ASpace };
    }
    one {
    SetOut = "set_out" { "mouse": AMouse };
    BossCards = "boss_cards" { "creature": ACreature };
    Command = "command" { "mouse": AMouse };
    Preempt = "preempt" { "mouse": AMouse };
    Turn = "turn" { "mouse": AMouse };
    EndTurn = "end_turn" { "mouse": AMouse };
    Idle = "idle" { "mouse": AMouse };
    Rescue = "rescue" { "mouse": AMouse };
    Fight = "fight" { "foe": AFoe };
    Charmed = "charmed" { "mouse": AMouse };
    Uncharm = "uncharm" { "mouse": AMouse };
    Strike = "strike" { "attack": AnAttack };
    Defend = "defend" { "attack": AnAttack };
    Struck = "struck" { "attack": AnAttack };
    Treasure = "treasure" { "mouse": AMouse };
    Overfull = "overfull" { "mouse": AMouse };
    Equip = "equip" { "mouse": AMouse };
    Order = "order" { "mouse": AMouse };
    Vanish = "vanish" { "mouse": AMouse };
    Trap = "trap" { "mouse": AMouse };
    Drift = "drift" { "mouse": AMouse };
    }
    none {
    Nothing = "nothing";
    SetOff = "set_off";
    Arrive = "arrive";
    Arrived = "arrived";
    Prowl = "prowl";
    EndProwl = "end_prowl";
    Wheel = "wheel";
    Surge = "surge";
    WheelOff = "wheel_off";
    }
}
