//! Reads `tiles.toml`: the sides of the tiles, and their maps for the rules.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::{
    Checks, Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order, excerpt,
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use tabletop::Names;

use super::cards::ids;
use crate::content::{
    Border, BorderKind, Colour, Exit, Feature, Flip, FlipKind, Map, OFF, SIDES, SPACES, STILL, Side, Space,
    Spaces,
};
use crate::kinds::Edge;
use crate::sight::{Place, Shape, sight};

/// The name of the file in faults.
const FILE: &str = "tiles.toml";
/// The length of an edge of a side; coordinates are in thousandths.
const LENGTH: i16 = 1000;
/// The maximal number of red crosses on a side (M18.1).
const CROSSES: u32 = 2;
/// The widest gap that the base of a figure bridges (M7.2).
const BRIDGE: f64 = 100.0;
/// The maximal distance from an edge to the spaces of its exit.
const NEAR: i16 = 100;
/// The maximal part of a space that may lie under another one or a wall.
const OVERLAP: f64 = 0.02;

/// One side of a tile, as it is written in the file (M1.12).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct SideRecord {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// Its printed number; the sides stand in this order.
    #[schemars(range(min = 1, max = SIDES))]
    number: usize,
    /// Its name.
    name: Arc<Names>,
    /// The `id` of the side on its back.
    reverse: Box<str>,
    /// Its colour.
    colour: Colour,
    /// Its spaces.
    #[schemars(length(min = 1, max = SPACES), extend("x-item" = "space"))]
    space: Vec<SpaceRecord>,
    /// Its exit areas (M15.2).
    #[serde(default)]
    exits: Exits,
    /// Its flip space, if it has one (M15.5).
    flip: Option<FlipRecord>,
    /// Entry spaces (M17.1).
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    entries: Vec<Box<str>>,
    /// Spaces with a red X (M18.1).
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    crosses: Vec<Box<str>>,
    /// Special areas, which hold any number of figures (M7.4).
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    areas: Vec<Box<str>>,
    /// Water (M8.1).
    #[serde(default)]
    #[schemars(extend("uniqueItems" = true))]
    water: Vec<Box<str>>,
    /// Where the current carries from a space: to another one, or `off` the tile (M8.4).
    #[serde(default)]
    current: BTreeMap<String, Box<str>>,
    /// The plain steps: in each text, the first space is adjacent to all the others.
    adjacency: Vec<Box<str>>,
    /// The lines and gaps between spaces.
    #[serde(default)]
    lines: Vec<BorderRecord>,
    /// Its drawings (M7.7).
    #[serde(default)]
    features: Vec<FeatureRecord>,
    /// Walls and black areas that block sight and are no spaces.
    #[serde(default)]
    #[schemars(schema_with = "walls")]
    walls: Vec<Vec<Place>>,
    /// Where it is from.
    provenance: Provenance,
}

/// A space of a side.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "space {id}"))]
struct SpaceRecord {
    /// The stable name.
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    /// Its outline in thousandths of the side, origin at the top left, clockwise.
    #[schemars(schema_with = "outline")]
    outline: Vec<Place>,
    /// Its centre in thousandths: where sight is measured (M11.6) and figures stand.
    #[schemars(schema_with = "place")]
    centre: Place,
    /// Its appearance: the name of a paint such as `flag`, `plank`, `rug`, `water`, `steel`.
    #[schemars(extend("format" = "id"))]
    ground: Box<str>,
}

/// The exit areas of a side.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Exits {
    /// At the top.
    north: Option<ExitRecord>,
    /// On the right.
    east: Option<ExitRecord>,
    /// At the bottom.
    south: Option<ExitRecord>,
    /// On the left.
    west: Option<ExitRecord>,
}

/// An exit area.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct ExitRecord {
    /// Its colour.
    colour: Colour,
    /// The spaces adjacent to it.
    #[schemars(length(min = 1), extend("uniqueItems" = true))]
    spaces: Vec<Box<str>>,
}

/// A flip space.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct FlipRecord {
    /// The space.
    space: Box<str>,
    /// The mice that can use it (M15.6).
    kind: FlipKind,
}

/// A line or gap between two spaces that touch (M7.5, M7.6).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "lines {#}"))]
struct BorderRecord {
    /// The higher of the two, for a yellow line.
    high: Box<str>,
    /// The lower of the two.
    low: Box<str>,
    /// The kind of line or gap.
    kind: BorderKind,
    /// One end of its drawing, in thousandths.
    #[schemars(schema_with = "place")]
    from: Place,
    /// Its other end.
    #[schemars(schema_with = "place")]
    to: Place,
}

/// A drawing on a side.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "features {#}"))]
struct FeatureRecord {
    /// The drawing.
    #[schemars(extend("format" = "id"))]
    drawing: Box<str>,
    /// Its centre, in thousandths.
    #[schemars(schema_with = "place")]
    at: Place,
    /// Its width.
    #[schemars(range(min = 1, max = LENGTH))]
    width: i16,
    /// Its rotation in degrees, clockwise.
    #[schemars(range(min = -359, max = 359))]
    turned: i16,
}

fn place(_: &mut SchemaGenerator) -> Schema {
    let number = json_schema!({"type": "integer", "minimum": 0, "maximum": LENGTH});
    json_schema!({
        "type": "array",
        "prefixItems": [number, number],
        "minItems": 2,
        "maxItems": 2,
        "x-must": "a place [x, y] from 0 to 1000",
    })
}

fn outline(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "array",
        "items": place(generator),
        "minItems": 3,
        "x-must": "at least three places [x, y] from 0 to 1000",
    })
}

fn walls(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "array",
        "items": outline(generator),
        "x-must": "lists of at least three places [x, y] from 0 to 1000",
    })
}

impl Declared for SideRecord {
    const KIND: &'static str = "side";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new(FILE).many::<SideRecord>()
}

/// Reads `tiles.toml`.
pub(super) fn sides(collector: &mut FaultCollector, file: File) -> Option<Vec<Side>> {
    let names = ids(&file, "side");
    let mut reader = FileReader::new(collector, file);
    let sides = reader.all(SIDES, |checks, record: SideRecord| side(checks, record, &names));
    if let Some(sides) = &sides
        && sides.len() != SIDES
    {
        reader.fault("", format!("{} sides, but there must be {SIDES}", sides.len()));
    }
    reader.finish();
    sides.filter(|sides| sides.len() == SIDES)
}

fn side(checks: &mut Checks<'_>, record: SideRecord, sides: &[String]) -> Option<Side> {
    let before = checks.faults();
    let place = |id: &str| sides.iter().position(|other| *other == *id);
    let number = checks.place + 1;
    if record.number != number {
        checks.fault(format!("`number` is {}, but must be {number}", record.number));
    }
    let reverse = place(&record.reverse).and_then(|place| u8::try_from(place).ok());
    if reverse.is_none() {
        let found = excerpt(&record.reverse);
        checks.fault(format!("`reverse` is `{found}`, but must be the `id` of a side"));
    }
    for (index, space) in record.space.iter().enumerate() {
        if record.space[..index].iter().any(|other| other.id == space.id) {
            checks.fault_in(&format!("space {}", space.id), "there are two spaces of this name");
        }
    }
    let known: BTreeMap<&str, u8> = record.space.iter().map(|space| &*space.id).zip(0..).collect();
    let mut names = Spots { checks, known: &known };
    let exits = names.exits(&record.exits);
    let flip = record
        .flip
        .as_ref()
        .map(|flip| Flip { space: names.find("flip.space", &flip.space), kind: flip.kind });
    let entries = names.set("entries", &record.entries);
    let crosses = names.set("crosses", &record.crosses);
    let areas = names.set("areas", &record.areas);
    let water = names.set("water", &record.water);
    let current = names.current(&record.current);
    let steps = names.steps(&record.adjacency);
    let lines: Vec<Border> =
        record.lines.iter().enumerate().map(|(index, line)| names.border(index, line)).collect();
    let SideRecord { id, name, colour, space, features, walls, provenance, .. } = record;
    if checks.faults() > before {
        return None;
    }
    let spaces: Vec<Space> = space
        .into_iter()
        .map(|SpaceRecord { id, outline, centre, ground }| Space { id, outline, centre, ground })
        .collect();
    each_pair_once(checks, &spaces, &steps, &lines);
    let mut map = Map { entries, crosses, water, current, areas, ..bare(spaces.len()) };
    connect(&mut map, &steps, &lines);
    let centres: Vec<Place> = spaces.iter().map(|space| space.centre).collect();
    let shapes: Vec<Shape> = walls.iter().map(|wall| Shape::new(wall)).collect();
    map.sight = sight(&centres, &shapes);
    let feature = |FeatureRecord { drawing, at, width, turned }| Feature { drawing, at, width, turned };
    Some(Side {
        id,
        name,
        reverse: reverse?,
        colour,
        exits,
        flip,
        spaces,
        lines,
        features: features.into_iter().map(feature).collect(),
        walls,
        map,
        provenance,
    })
}

/// Finds the spaces of a side by their names. An unknown name is a fault, and is replaced by the first space for
/// the rest of the check.
struct Spots<'a, 'c> {
    checks: &'a mut Checks<'c>,
    known: &'a BTreeMap<&'a str, u8>,
}

impl Spots<'_, '_> {
    fn find(&mut self, field: &str, id: &str) -> u8 {
        self.known.get(id).copied().unwrap_or_else(|| {
            self.checks.fault(format!("`{field}` holds `{}`, which is no space", excerpt(id)));
            0
        })
    }

    fn set(&mut self, field: &str, ids: &[Box<str>]) -> Spaces {
        ids.iter().fold(0, |spaces, id| spaces | 1 << self.find(field, id))
    }

    fn exits(&mut self, Exits { north, east, south, west }: &Exits) -> [Option<Exit>; 4] {
        let mut exits = [None; 4];
        for (edge, exit) in Edge::ALL.iter().zip([north, east, south, west]) {
            exits[edge.index()] = exit.as_ref().map(|exit| Exit {
                colour: exit.colour,
                spaces: self.set(&format!("exits.{}.spaces", edge.name()), &exit.spaces),
            });
        }
        exits
    }

    /// The target of the current from each space: another space, or `off`.
    fn current(&mut self, ways: &BTreeMap<String, Box<str>>) -> [u8; SPACES] {
        let mut current = [STILL; SPACES];
        for (from, to) in ways {
            let Some(place) = self.known.get(from.as_str()) else {
                self.checks.fault(format!("unknown key `current.{}`", excerpt(from)));
                continue;
            };
            current[usize::from(*place)] =
                if &**to == "off" { OFF } else { self.find(&format!("current.{from}"), to) };
        }
        current
    }

    /// The plain steps: in each text, the first space is adjacent to all the others.
    fn steps(&mut self, rows: &[Box<str>]) -> Vec<(u8, u8)> {
        let mut steps = Vec::new();
        for row in rows {
            let spaces: Vec<u8> = row.split_whitespace().map(|id| self.find("adjacency", id)).collect();
            if let [first, others @ ..] = &spaces[..] {
                steps.extend(others.iter().map(|other| (*first, *other)));
            }
        }
        steps
    }

    fn border(&mut self, index: usize, line: &BorderRecord) -> Border {
        let mut find = |field: &str, id: &str| self.find(&format!("lines {}.{field}", index + 1), id);
        let (high, low) = (find("high", &line.high), find("low", &line.low));
        Border { high, low, kind: line.kind, from: line.from, to: line.to }
    }
}

/// Reports every pair of spaces with more than one step or with different lines. A line that turns a corner has
/// several pieces.
fn each_pair_once(checks: &mut Checks<'_>, spaces: &[Space], steps: &[(u8, u8)], lines: &[Border]) {
    let mut said: Vec<((u8, u8), Option<BorderKind>, u8)> = Vec::new();
    let plain = steps.iter().map(|(one, other)| (*one, *other, None));
    let parted = lines.iter().map(|line| (line.high, line.low, Some(line.kind)));
    for (high, low, kind) in plain.chain(parted) {
        let pair = (high.min(low), high.max(low));
        let earlier = said.iter().find(|earlier| earlier.0 == pair);
        let [one, other] = [high, low].map(|space| &spaces[usize::from(space)].id);
        if high == low {
            checks.fault(format!("{one} is adjacent to itself"));
        } else if earlier.is_some_and(|earlier| kind.is_none() || *earlier != (pair, kind, high)) {
            checks.fault(format!("{one} and {other} are named as a pair more than once"));
        }
        said.push((pair, kind, high));
    }
}

/// A map of this number of spaces without any connections.
fn bare(spaces: usize) -> Map {
    Map {
        all: Spaces::MAX >> (SPACES - spaces),
        walk: [0; SPACES],
        climb: [0; SPACES],
        prowl: [0; SPACES],
        float: [0; SPACES],
        sight: [0; SPACES],
        distance: Box::new([[u8::MAX; SPACES]; SPACES]),
        entries: 0,
        crosses: 0,
        water: 0,
        current: [STILL; SPACES],
        areas: 0,
        high_entries: 0,
    }
}

/// Adds the connections of steps and lines (M7.2, M7.3, M7.5, M7.6, M20.3), and computes distances.
fn connect(map: &mut Map, steps: &[(u8, u8)], lines: &[Border]) {
    let both = |ways: &mut [Spaces; SPACES], (one, other): (u8, u8)| {
        ways[usize::from(one)] |= 1 << other;
        ways[usize::from(other)] |= 1 << one;
    };
    for step in steps {
        both(&mut map.walk, *step);
        both(&mut map.prowl, *step);
        both(&mut map.float, *step);
    }
    let mut red = 0;
    for line in lines {
        let pair = (line.high, line.low);
        both(&mut map.float, pair);
        if line.kind != BorderKind::Gap {
            both(&mut map.prowl, pair);
        }
        match line.kind {
            BorderKind::Yellow => {
                map.walk[usize::from(line.high)] |= 1 << line.low;
                map.climb[usize::from(line.low)] |= 1 << line.high;
            }
            BorderKind::Level => both(&mut map.walk, pair),
            BorderKind::Red => red |= 1 << line.high | 1 << line.low,
            BorderKind::Gap => {}
        }
    }
    map.high_entries = map.areas & map.entries & red;
    for from in members(map.all) {
        let (mut reached, mut edge) = (0, 1 << from);
        for steps in 0.. {
            if edge == 0 {
                break;
            }
            for space in members(edge) {
                map.distance[from][space] = steps;
            }
            reached |= edge;
            edge = members(edge).fold(0, |next, space| next | map.prowl[space]) & !reached;
        }
    }
}

/// The spaces of a set.
fn members(spaces: Spaces) -> impl Iterator<Item = usize> {
    (0..SPACES).filter(move |space| spaces & 1 << space != 0)
}

/// Checks each side alone and against the others.
pub(super) fn check(collector: &mut FaultCollector, sides: &[Side]) {
    for (index, side) in sides.iter().enumerate() {
        let record = format!("side {}", side.id);
        let mut fault = |what: String| collector.fault(FILE, &record, what);
        shapes(side, &mut fault);
        ways(side, &mut fault);
        currents(side, &mut fault);
        backs(index, side, sides, &mut fault);
    }
}

/// Checks that the drawings fit together.
fn shapes(side: &Side, fault: &mut impl FnMut(String)) {
    let name = |space: usize| &*side.spaces[space].id;
    let walls: Vec<Shape> = side.walls.iter().map(|wall| Shape::new(wall)).collect();
    for (number, _) in walls.iter().enumerate().filter(|(_, wall)| !wall.is_simple()) {
        fault(format!("wall {} crosses itself", number + 1));
    }
    let spaces: Vec<Shape> = side.spaces.iter().map(|space| Shape::new(&space.outline)).collect();
    let mut sound = true;
    for (index, shape) in spaces.iter().enumerate() {
        if !shape.is_simple() {
            fault(format!("the outline of {} crosses itself", name(index)));
            sound = false;
        } else if !shape.holds(side.spaces[index].centre) {
            fault(format!("the centre of {} lies outside its outline", name(index)));
        }
    }
    // Shapes that cross themselves have no meaningful area.
    if !sound || !walls.iter().all(Shape::is_simple) {
        return;
    }
    for (one, shape) in spaces.iter().enumerate() {
        for (other, second) in spaces.iter().enumerate().skip(one + 1) {
            if shape.is_under(second, OVERLAP) || second.is_under(shape, OVERLAP) {
                fault(format!("{} and {} overlap", name(one), name(other)));
            }
            if side.map.float[one] & 1 << other != 0 && shape.gap(second) > BRIDGE {
                fault(format!("{} and {} are adjacent, but too far apart", name(one), name(other)));
            }
        }
        if walls.iter().any(|wall| shape.is_under(wall, OVERLAP)) {
            fault(format!("{} lies under a wall", name(one)));
        }
    }
    for edge in Edge::ALL {
        let Some(exit) = side.exits[edge.index()] else { continue };
        for space in members(exit.spaces) {
            let outline = side.spaces[space].outline.iter();
            let near = outline.map(|(x, y)| match edge {
                Edge::North => *y,
                Edge::East => LENGTH - x,
                Edge::South => LENGTH - y,
                Edge::West => *x,
            });
            if near.min().is_some_and(|near| near > NEAR) {
                fault(format!("{} is too far from the {} exit", name(space), edge.name()));
            }
        }
    }
}

/// Checks that mice and minions can reach all spaces.
fn ways(side: &Side, fault: &mut impl FnMut(String)) {
    let map = &side.map;
    let names = |spaces: Spaces| {
        let names: Vec<&str> = members(spaces).map(|space| &*side.spaces[space].id).collect();
        names.join(", ")
    };
    if map.entries == 0 {
        fault("there is no entry space".to_owned());
    }
    if map.crosses.count_ones() > CROSSES {
        fault(format!("there are more than {CROSSES} red crosses"));
    }
    let lost = map.all & !reached(map.entries, |space| map.prowl[space]);
    if lost != 0 {
        fault(format!("no minion gets from an entry space to {}", names(lost)));
    }
    let exits = side.exits.iter().flatten().fold(0, |spaces, exit| spaces | exit.spaces);
    let doors = exits | side.flip.map_or(0, |flip| 1 << flip.space);
    if doors == 0 {
        fault("there is no exit and no flip space".to_owned());
        return;
    }
    // A special area may be out of reach on foot.
    let lost = map.all & !map.areas & !reached(doors, |space| map.walk[space] | map.climb[space]);
    if lost != 0 {
        fault(format!("no mouse gets from an exit or the flip space to {}", names(lost)));
    }
}

/// The spaces reached from some spaces by steps.
fn reached(from: Spaces, steps: impl Fn(usize) -> Spaces) -> Spaces {
    let mut reached = from;
    loop {
        let next = members(reached).fold(reached, |next, space| next | steps(space));
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Checks that currents run in water, and out of it in the end.
fn currents(side: &Side, fault: &mut impl FnMut(String)) {
    let map = &side.map;
    for from in members(map.all).filter(|from| map.current[*from] != STILL) {
        let id = &side.spaces[from].id;
        let to = map.current[from];
        if map.water & 1 << from == 0 {
            fault(format!("there is a current on {id}, which is no water"));
        } else if to != OFF && map.walk[from] & map.water & 1 << to == 0 {
            fault(format!("the current of {id} leads to no adjacent water"));
        } else {
            let mut at = from;
            let steps = (0..SPACES).take_while(|_| {
                let next = map.current[at];
                at = usize::from(next);
                next < OFF
            });
            if steps.count() == SPACES {
                fault(format!("the current of {id} runs in a circle"));
            }
        }
    }
}

/// Checks that a side matches its reverse, and its exits those of other tiles.
fn backs(index: usize, side: &Side, sides: &[Side], fault: &mut impl FnMut(String)) {
    let reverse = usize::from(side.reverse);
    let back = &sides[reverse];
    if reverse == index {
        fault("it is its own reverse".to_owned());
    } else if usize::from(back.reverse) != index {
        fault(format!("its reverse is {}, but the reverse of that is another side", back.id));
    }
    if back.colour == side.colour {
        fault(format!("it is of the colour of its reverse, {}", back.id));
    }
    if side.flip.is_some() != back.flip.is_some() {
        fault(format!("only one of it and its reverse, {}, has a flip space", back.id));
    }
    for edge in Edge::ALL {
        let Some(exit) = side.exits[edge.index()] else { continue };
        let meets = |(other, beyond): (usize, &Side)| {
            let facing = beyond.exits[edge.opposite().index()];
            other != index && other != reverse && facing.is_some_and(|facing| facing.colour == exit.colour)
        };
        if !sides.iter().enumerate().any(meets) {
            fault(format!("its {} exit can meet no other", edge.name()));
        }
    }
}
