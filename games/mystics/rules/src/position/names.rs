//! Names that depend on the content or on the position: those of mice, tiles, spaces, cards and of parts of the chapter.
//!
//! [`Name`] is a name in a description, and [`Lookup`] defines the names of a type of the rules.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tabletop::{Maybe, PositionFault, TypedIndex};

use crate::Mystics;
use crate::agenda::{Fighter, Search, Source};
use crate::content::SPACES;
use crate::index::{Bit, CardIx, EncounterIx, FoeIx, MouseIx, SideIx, SpaceIx, TileIx, bits};
use crate::kinds::{Foe, Hero};
use crate::state::{ENEMIES, PARTY, Spot, State, TILES, Turn};

/// The name of absence.
const NOBODY: &str = "nobody";
/// The name of a free place on the track.
const GAP: &str = "gap";
/// The name of the space of a mouse that is not on the board.
const AWAY: &str = "away";
/// The name of the side of a removed tile.
const GONE: &str = "gone";

/// The bit of the first task among the searches and tasks of the chapter that are over.
pub(super) const FIRST_TASK: u8 = 32;

/// The position in which names are looked up.
pub(super) struct Names<'a> {
    game: &'a Mystics,
    state: &'a State,
    /// The tile of the spaces that a task names: that of the tile or the enemy named before them in the task,
    /// otherwise the tile on which figures arrive.
    tile: Cell<Maybe<TileIx>>,
}

impl<'a> Names<'a> {
    /// The names of a position; spaces are those of the tile on which figures arrive.
    pub(super) fn new(game: &'a Mystics, state: &'a State) -> Self {
        Self { game, state, tile: Cell::new(state.arrivals.tile) }
    }

    /// The same names, with spaces of another tile.
    pub(super) fn on(&self, tile: impl Into<Maybe<TileIx>>) -> Self {
        Self { tile: Cell::new(tile.into()), ..*self }
    }

    /// The name of a thing.
    pub(super) fn write<T: Lookup>(&self, thing: T) -> Name<T> {
        Name { written: thing.name(self), kind: PhantomData }
    }

    /// The names of several things.
    pub(super) fn write_all<T: Lookup>(&self, things: impl IntoIterator<Item = T>) -> Vec<Name<T>> {
        things.into_iter().map(|thing| self.write(thing)).collect()
    }

    /// The thing with a name.
    ///
    /// # Errors
    /// A fault at `at` if there is no such thing in this position.
    pub(super) fn find<T: Lookup>(&self, name: &Name<T>, at: &str) -> Result<T, PositionFault> {
        T::find(&name.written, self)
            .ok_or_else(|| PositionFault::new(at, format!("this must be {}", T::WHAT)))
    }

    /// The things with the names of a list.
    ///
    /// # Errors
    /// A fault at the first unknown name of the list.
    pub(super) fn find_all<T: Lookup>(&self, names: &[Name<T>], at: &str) -> Result<Vec<T>, PositionFault> {
        names.iter().enumerate().map(|(place, name)| self.find(name, &format!("{at}[{place}]"))).collect()
    }

    /// A tile whose side has this name.
    fn tile_with(&self, side: &str) -> Option<TileIx> {
        self.state.tile_with(self.game.side_named(side)?)
    }

    /// The name of a space of a tile, if it has one.
    fn name_of_space(&self, tile: Maybe<TileIx>, space: SpaceIx) -> Option<&'a str> {
        let name = self.game.space_name(self.state.side(tile.get()?), space);
        (!name.is_empty()).then_some(name)
    }

    /// A space of a tile by its name, otherwise by its number.
    fn space_of(&self, tile: Maybe<TileIx>, name: &str) -> Option<SpaceIx> {
        let side = tile.get().and_then(|tile| self.game.side_facts(self.state.side(tile)));
        let named = side.and_then(|side| side.space_named(name));
        named.or_else(|| name.parse().ok()).filter(|&space| usize::from(space) < SPACES).map(SpaceIx::new)
    }

    /// The stable names of the parts of a kind in the chapter, in the order of their numbers.
    fn parts(&self, kind: Part) -> Vec<&'a str> {
        let places = self.game.chapter(self.state).places.iter();
        match kind {
            Part::Search => places.flat_map(|place| place.searches.iter().map(|one| &*one.id)).collect(),
            Part::Task => places.flat_map(|place| place.tasks.iter().map(|one| &*one.id)).collect(),
            Part::Hazard => places.flat_map(|place| place.hazards.iter().map(|one| &*one.id)).collect(),
        }
    }

    /// The name of a part of the chapter, or its number.
    fn name_of_part(&self, kind: Part, number: u8) -> String {
        let parts = self.parts(kind);
        parts.get(usize::from(number)).map_or_else(|| number.to_string(), |&name| name.to_owned())
    }

    /// The number of a part of the chapter, by its name or by that number.
    fn find_part(&self, kind: Part, name: &str) -> Option<u8> {
        let found = self.parts(kind).iter().position(|&id| id == name).and_then(|at| u8::try_from(at).ok());
        found.or_else(|| name.parse().ok())
    }

    /// The searches of the chapter that are in a set.
    pub(super) fn searches(&self, set: u64) -> impl Iterator<Item = SearchNumber> {
        let count = self.parts(Part::Search).len();
        bits::<u8>(set).filter(move |&at| usize::from(at) < count).map(SearchNumber)
    }

    /// The tasks of the chapter that are in a set.
    pub(super) fn tasks(&self, set: u64) -> impl Iterator<Item = TaskNumber> {
        let count = self.parts(Part::Task).len();
        bits::<u8>(set).filter(move |&at| usize::from(at) < count).map(TaskNumber)
    }

    /// The name of a side, or its number.
    fn name_of_side(&self, side: SideIx) -> String {
        self.game.side_facts(side).map_or_else(|| side.to_string(), |side| side.id.to_string())
    }

    /// A side by its name or by its number.
    fn side_or_number(&self, name: &str) -> Option<SideIx> {
        self.game.side_named(name).or_else(|| name.parse().ok().and_then(SideIx::at))
    }
}

/// A kind of numbered parts of a chapter.
#[derive(Clone, Copy)]
enum Part {
    /// Special searches.
    Search,
    /// Tasks of the mice.
    Task,
    /// Hazards.
    Hazard,
}

/// A special search of the chapter, by its number.
#[derive(Debug, Clone, Copy)]
pub(super) struct SearchNumber(pub(super) u8);

/// A task of the chapter, by its number.
#[derive(Debug, Clone, Copy)]
pub(super) struct TaskNumber(pub(super) u8);

/// A place of the track: a card, or none where one has left its place free (D9).
#[derive(Debug, Clone, Copy)]
pub(super) struct TrackPlace(pub(super) Option<Turn>);

/// The card whose turn it is, if any.
#[derive(Debug, Clone, Copy)]
pub(super) struct TurnHolder(pub(super) Option<Turn>);

/// The notation of a thing in a description: its name, or its number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged, expecting = "this must be a name, or a number from 0 to 254")]
pub(super) enum Written {
    /// The number of a thing that has no name here.
    Number(u8),
    /// A stable name.
    Name(String),
}

impl Written {
    /// The name, if it is one.
    fn text(&self) -> Option<&str> {
        match self {
            Self::Number(_) => None,
            Self::Name(name) => Some(name),
        }
    }

    /// The number as an index below a bound, if it is one.
    fn below<T>(&self, bound: usize, index: fn(usize) -> Option<T>) -> Option<T> {
        match self {
            &Self::Number(number) if usize::from(number) < bound => index(number.into()),
            _ => None,
        }
    }
}

impl From<&str> for Written {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<String> for Written {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

/// A thing of the rules, as a description names it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Name<T> {
    written: Written,
    #[serde(skip)]
    kind: PhantomData<T>,
}

impl<T> fmt::Display for Name<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.written {
            Written::Number(number) => number.fmt(f),
            Written::Name(name) => name.fmt(f),
        }
    }
}

impl<T> Name<T> {
    /// The name of an absence.
    pub(super) fn nobody() -> Self {
        Self { written: NOBODY.into(), kind: PhantomData }
    }
}

impl<T: Lookup> JsonSchema for Name<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Name of {}", T::WHAT).into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let number = |most: usize| json!({ "type": "integer", "minimum": 0, "maximum": most });
        match T::WRITTEN {
            Form::Name => json_schema!({ "type": "string" }),
            Form::Number(most) => Schema::try_from(number(most)).unwrap_or_default(),
            Form::Either(most) => json_schema!({ "anyOf": [{ "type": "string" }, number(most)] }),
        }
    }
}

/// The notation of a type.
pub(super) enum Form {
    /// A name.
    Name,
    /// A number up to this one.
    Number(usize),
    /// A name, or a number up to this one.
    Either(usize),
}

/// A type of the rules whose values have names in a position.
pub(super) trait Lookup: Copy {
    /// The description of a valid value, for faults.
    const WHAT: &'static str;

    /// The notation.
    const WRITTEN: Form = Form::Name;

    /// The name of this value.
    fn name(self, names: &Names<'_>) -> Written;

    /// The value with this name; `None` if there is none.
    fn find(name: &Written, names: &Names<'_>) -> Option<Self>;
}

impl Lookup for MouseIx {
    const WHAT: &'static str = "a mouse of the party";
    const WRITTEN: Form = Form::Either(PARTY - 1);

    fn name(self, names: &Names<'_>) -> Written {
        if names.state.is_of_party(self) {
            names.state.mouse(self).hero.name().into()
        } else {
            Written::Number(self.get())
        }
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        match name.text() {
            Some(name) => names.state.find(Hero::from_name(name)?),
            None => name.below(PARTY, Self::at),
        }
    }
}

/// Enemies are numbered. Spaces named after an enemy are those of its tile.
impl Lookup for FoeIx {
    const WHAT: &'static str = "the number of an enemy, from 0 to 16";
    const WRITTEN: Form = Form::Number(ENEMIES - 1);

    fn name(self, names: &Names<'_>) -> Written {
        if self.index() < ENEMIES && names.state.enemy(self).is_here() {
            names.tile.set(names.state.enemy(self).spot.tile.into());
        }
        Written::Number(self.get())
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        let foe = name.below(ENEMIES, Self::at)?;
        // Naming the enemy sets the tile of the following spaces.
        foe.name(names);
        Some(foe)
    }
}

/// A tile is named by its visible side. Spaces named after it are its own.
impl Lookup for TileIx {
    const WHAT: &'static str = "a side that is up, or the number of a tile";
    const WRITTEN: Form = Form::Either(TILES - 1);

    fn name(self, names: &Names<'_>) -> Written {
        names.tile.set(self.into());
        let side = names.game.side_facts(names.state.side(self));
        side.map_or(Written::Number(self.get()), |side| (&*side.id).into())
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        let tile = match name.text() {
            Some(side) => names.tile_with(side),
            None => name.below(TILES, Self::at),
        }?;
        names.tile.set(tile.into());
        Some(tile)
    }
}

impl Lookup for SpaceIx {
    const WHAT: &'static str = "a space of this tile";
    const WRITTEN: Form = Form::Either(SPACES - 1);

    fn name(self, names: &Names<'_>) -> Written {
        names.name_of_space(names.tile.get(), self).map_or(Written::Number(self.get()), Written::from)
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        match name.text() {
            Some(space) => names.space_of(names.tile.get(), space),
            None => name.below(SPACES, Self::at),
        }
    }
}

/// A space of a tile: by its name on the first tile, with the side and a colon before it on another.
impl Lookup for Spot {
    const WHAT: &'static str =
        "a space such as `c3`, or `kitchen:c3` on another tile than the first whose side is up, or away";

    fn name(self, names: &Names<'_>) -> Written {
        if !self.is_on_board() {
            return AWAY.into();
        }
        let space = names.name_of_space(self.tile.into(), self.space);
        let space = space.map_or_else(|| self.space.to_string(), ToOwned::to_owned);
        if self.tile == TileIx::new(0) {
            return space.into();
        }
        let side = names.game.side_facts(names.state.side(self.tile));
        match side {
            Some(side) => format!("{}:{space}", side.id).into(),
            None => format!("{}:{space}", self.tile).into(),
        }
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        let name = name.text()?;
        if name == AWAY {
            return Some(Self::AWAY);
        }
        let (tile, space) = match name.split_once(':') {
            Some((side, space)) => {
                let number = || side.parse().ok().filter(|&tile| tile < TILES).and_then(TileIx::at);
                (names.tile_with(side).or_else(number)?, space)
            }
            None => (TileIx::new(0), name),
        };
        Some(Self { tile, space: names.space_of(tile.into(), space)? })
    }
}

impl Lookup for CardIx {
    const WHAT: &'static str = "a search card";

    fn name(self, names: &Names<'_>) -> Written {
        names.game.card_id(self).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        names.game.card_named(name.text()?)
    }
}

impl Lookup for EncounterIx {
    const WHAT: &'static str = "an encounter card";

    fn name(self, names: &Names<'_>) -> Written {
        names.game.content.encounters.get(usize::from(self)).map_or("", |card| &card.id).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        let name = name.text()?;
        names.game.content.encounters.iter().position(|card| *card.id == *name).and_then(Self::at)
    }
}

impl Lookup for SideIx {
    const WHAT: &'static str = "a side";

    fn name(self, names: &Names<'_>) -> Written {
        names.name_of_side(self).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        names.game.side_named(name.text()?)
    }
}

/// An optional thing: `nobody` if it is absent.
impl<T: Lookup + TypedIndex> Lookup for Maybe<T> {
    const WHAT: &'static str = T::WHAT;
    const WRITTEN: Form = match T::WRITTEN {
        Form::Name => Form::Name,
        Form::Number(most) | Form::Either(most) => Form::Either(most),
    };

    fn name(self, names: &Names<'_>) -> Written {
        self.get().map_or_else(|| NOBODY.into(), |it| it.name(names))
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        if name.text() == Some(NOBODY) { Some(Self::NONE) } else { T::find(name, names).map(Self::some) }
    }
}

/// A mouse by its hero, an enemy by its number, or nobody.
impl Lookup for Fighter {
    const WHAT: &'static str = "a mouse of the party, the number of an enemy or nobody";
    const WRITTEN: Form = Form::Either(ENEMIES - 1);

    fn name(self, names: &Names<'_>) -> Written {
        match self {
            Self::Mouse(mouse) => mouse.name(names),
            Self::Foe(foe) => Written::Number(foe.get()),
            Self::Nobody => NOBODY.into(),
        }
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        match name.text() {
            None => FoeIx::find(name, names).map(Self::Foe),
            Some(NOBODY) => Some(Self::Nobody),
            Some(_) => MouseIx::find(name, names).map(Self::Mouse),
        }
    }
}

impl Lookup for TrackPlace {
    const WHAT: &'static str = "a mouse of the party, a creature's card or gap";

    fn name(self, names: &Names<'_>) -> Written {
        self.0.map_or(GAP, |card| names.game.turn_name(names.state, card)).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        let name = name.text()?;
        if name == GAP {
            return Some(Self(None));
        }
        let mouse = Hero::from_name(name).and_then(|hero| names.state.find(hero)).map(Turn::Mouse);
        mouse.or_else(|| Foe::from_name(name).map(Turn::Foe)).map(|card| Self(Some(card)))
    }
}

impl Lookup for TurnHolder {
    const WHAT: &'static str = "a mouse of the party, a creature's card or nobody";

    fn name(self, names: &Names<'_>) -> Written {
        self.0.map_or(NOBODY, |card| names.game.turn_name(names.state, card)).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        if name.text() == Some(NOBODY) {
            return Some(Self(None));
        }
        TrackPlace::find(name, names).map(|place| Self(place.0))
    }
}

impl Lookup for SearchNumber {
    const WHAT: &'static str = "a special search of the chapter";

    fn name(self, names: &Names<'_>) -> Written {
        names.name_of_part(Part::Search, self.0).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        names.find_part(Part::Search, name.text()?).map(Self)
    }
}

impl Lookup for TaskNumber {
    const WHAT: &'static str = "a task of the chapter";

    fn name(self, names: &Names<'_>) -> Written {
        names.name_of_part(Part::Task, self.0).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        names.find_part(Part::Task, name.text()?).map(Self)
    }
}

impl Lookup for Search {
    const WHAT: &'static str = "normal, find, keen, or special: with a special search of the chapter";

    fn name(self, names: &Names<'_>) -> Written {
        match self {
            Self::Normal => "normal".into(),
            Self::Find => "find".into(),
            Self::Keen => "keen".into(),
            Self::Special(number) => format!("special:{}", names.name_of_part(Part::Search, number)).into(),
        }
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        match name.text()? {
            "normal" => Some(Self::Normal),
            "find" => Some(Self::Find),
            "keen" => Some(Self::Keen),
            name => names.find_part(Part::Search, name.strip_prefix("special:")?).map(Self::Special),
        }
    }
}

impl Lookup for Source {
    const WHAT: &'static str =
        "the source of effects, such as `card:dagger`, `task:miz_maggie:success` or `gift`";

    fn name(self, names: &Names<'_>) -> Written {
        let end = |success: bool| if success { "success" } else { "failure" };
        match self {
            Self::Card(card) => format!("card:{}", names.game.card_id(card)).into(),
            Self::First(side) => format!("first:{}", names.name_of_side(side)).into(),
            Self::Search(at) => format!("search:{}", names.name_of_part(Part::Search, at)).into(),
            Self::Task(at, success) => {
                format!("task:{}:{}", names.name_of_part(Part::Task, at), end(success)).into()
            }
            Self::Hazard(at, success) => {
                format!("hazard:{}:{}", names.name_of_part(Part::Hazard, at), end(success)).into()
            }
            Self::Surge(side) => format!("surge:{}", names.name_of_side(side)).into(),
            Self::Gift => "gift".into(),
        }
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        let end = |name: &str| match name {
            "success" => Some(true),
            "failure" => Some(false),
            _ => None,
        };
        match name.text()?.split(':').collect::<Vec<_>>()[..] {
            ["card", name] => names.game.card_named(name).map(Self::Card),
            ["first", name] => names.side_or_number(name).map(Self::First),
            ["surge", name] => names.side_or_number(name).map(Self::Surge),
            ["search", name] => names.find_part(Part::Search, name).map(Self::Search),
            ["task", name, how] => Some(Self::Task(names.find_part(Part::Task, name)?, end(how)?)),
            ["hazard", name, how] => Some(Self::Hazard(names.find_part(Part::Hazard, name)?, end(how)?)),
            ["gift"] => Some(Self::Gift),
            _ => None,
        }
    }
}

/// The side of a tile: `gone` after the tile has been removed.
#[derive(Debug, Clone, Copy)]
pub(super) struct SideUp(pub(super) Maybe<SideIx>);

impl Lookup for SideUp {
    const WHAT: &'static str = "a side or gone";

    fn name(self, names: &Names<'_>) -> Written {
        names.game.side_facts(self.0).map_or(GONE, |side| &side.id).into()
    }

    fn find(name: &Written, names: &Names<'_>) -> Option<Self> {
        if name.text() == Some(GONE) {
            return Some(Self(Maybe::NONE));
        }
        SideIx::find(name, names).map(|side| Self(side.into()))
    }
}

/// A number below `N` that has no name: the place of a bit in a set.
#[derive(Debug, Clone, Copy)]
pub struct Numbered<const N: usize>(u8);

impl<const N: usize> From<Numbered<N>> for u32 {
    fn from(number: Numbered<N>) -> Self {
        number.0.into()
    }
}

impl<const N: usize> Bit for Numbered<N> {
    fn of(place: u8) -> Self {
        Self(place)
    }
}

impl<const N: usize> Lookup for Numbered<N> {
    const WHAT: &'static str = "a number that is not too large";
    const WRITTEN: Form = Form::Number(N - 1);

    fn name(self, _: &Names<'_>) -> Written {
        Written::Number(self.0)
    }

    fn find(name: &Written, _: &Names<'_>) -> Option<Self> {
        name.below(N, |number| u8::try_from(number).ok().map(Self))
    }
}
