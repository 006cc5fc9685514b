//! `tiles.toml`: the sides of the tiles, and the maps of them that the rules look things up in.

use content::fields::{Fields, File, Lists, Sheet, excerpt, shown};
use toml::{Table, Value};

use crate::content::{
    Border, BorderKind, Colour, Exit, Feature, Flip, FlipKind, Map, OFF, SIDES, SPACES, STILL, Side, Space,
    Spaces,
};
use crate::kinds::Edge;
use crate::sight::{Place, Shape, sight};

/// The file, as faults name it.
const FILE: &str = "tiles.toml";
/// The length of an edge of a side: places are in thousandths.
const LENGTH: i16 = 1000;
/// The most red crosses on a side (M18.1).
const CROSSES: u32 = 2;
/// The widest gap that the base of a figure bridges (M7.2).
const BRIDGE: f64 = 100.0;
/// How near to an edge the spaces of its exit come.
const NEAR: i16 = 100;
/// The part of a space that may lie under another one or a wall.
const OVERLAP: f64 = 0.02;

const COLOURS: [(&str, Colour); 2] = [("orange", Colour::Orange), ("blue", Colour::Blue)];
const FLIPS: [(&str, FlipKind); 3] =
    [("plain", FlipKind::Plain), ("fishhook", FlipKind::Fishhook), ("cog", FlipKind::Cog)];
const BORDERS: [(&str, BorderKind); 4] = [
    ("yellow", BorderKind::Yellow),
    ("level", BorderKind::Level),
    ("red", BorderKind::Red),
    ("gap", BorderKind::Gap),
];

/// Reads `tiles.toml`.
pub(super) fn sides(sheet: &mut Sheet, file: File) -> Option<Vec<Side>> {
    let mut lists = Lists::new(sheet, file);
    let tables = lists.take("side");
    if tables.len() != SIDES {
        let what = format!("{} sides, but there must be {SIDES}", tables.len());
        lists.sheet.fault(lists.file, "", what);
    }
    let name = |table: &Table| table.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
    let names: Vec<String> = tables.iter().map(name).collect();
    let names: Vec<(&str, u8)> = names.iter().map(String::as_str).zip(0..).collect();
    let mut sides = Vec::with_capacity(tables.len());
    for (index, table) in tables.into_iter().enumerate() {
        let mut fields = Fields::named(lists.sheet, lists.file, "side", "id", index, table);
        let id = fields.id("id");
        if id.as_ref().is_some_and(|id| names[..index].iter().any(|(earlier, _)| *earlier == &**id)) {
            fields.fault("there are two sides of this name");
        }
        let side = id.as_ref().and_then(|id| side(&mut fields, id, index, &names));
        // What is left untaken after a fault says nothing new.
        if let (Some(id), Some(side)) = (&id, &side) {
            fields.finish("side", id, Some(&side.name), Some(&side.provenance));
        }
        sides.push(side);
    }
    lists.finish();
    sides.into_iter().collect::<Option<Vec<Side>>>().filter(|sides| sides.len() == SIDES)
}

fn side(fields: &mut Fields<'_>, id: &str, index: usize, sides: &[(&str, u8)]) -> Option<Side> {
    let number = index + 1;
    fields.number("number", number..=number);
    let provenance = fields.provenance();
    let name = fields.names("name");
    let reverse = fields.word("reverse", sides);
    let colour = fields.word("colour", &COLOURS);
    let spaces = spaces(fields)?;
    let known: Vec<(&str, u8)> = spaces.iter().map(|space| &*space.id).zip(0..).collect();
    let exits = exits(fields, &known);
    let flip = if fields.has("flip") { flip(fields, &known).map(Some) } else { Some(None) };
    let mut set = |key| if fields.has(key) { set(fields, key, &known) } else { Some(0) };
    let [entries, crosses, areas, water] = ["entries", "crosses", "areas", "water"].map(&mut set);
    let current = current(fields, &known);
    let steps = steps(fields, &known);
    let lines = many(fields, "lines", |fields| line(fields, &known));
    let features = many(fields, "features", feature);
    let walls = walls(fields);
    let (steps, lines, walls) = (steps?, lines?, walls?);
    each_pair_once(fields, &spaces, &steps, &lines);
    let mut map = Map {
        entries: entries?,
        crosses: crosses?,
        water: water?,
        areas: areas?,
        current: current?,
        ..bare(spaces.len())
    };
    connect(&mut map, &steps, &lines);
    let centres: Vec<Place> = spaces.iter().map(|space| space.centre).collect();
    let shapes: Vec<Shape> = walls.iter().map(|wall| Shape::new(wall)).collect();
    map.sight = sight(&centres, &shapes);
    Some(Side {
        id: id.into(),
        name: name?,
        reverse: reverse?,
        colour: colour?,
        exits: exits?,
        flip: flip?,
        spaces,
        lines,
        features: features?,
        walls,
        map,
        provenance: provenance?,
    })
}

/// The spaces, each under a name of its own.
fn spaces(fields: &mut Fields<'_>) -> Option<Vec<Space>> {
    let mut spaces: Vec<Space> = Vec::new();
    for (index, table) in tables(fields, "space")?.into_iter().enumerate() {
        let called = match table.get("id") {
            Some(Value::String(id)) => format!("space {}", excerpt(id)),
            _ => format!("space {}", index + 1),
        };
        let mut record = fields.part(&called, table);
        let id = record.id("id");
        let outline = record.take("outline").and_then(|value| {
            let outline = outline(&value);
            if outline.is_none() {
                record.wrong("outline", &value, "at least three places [x, y] from 0 to 1000");
            }
            outline
        });
        let centre = place(&mut record, "centre");
        let ground = record.id("ground");
        if id.as_ref().is_some_and(|id| spaces.iter().any(|space| space.id == *id)) {
            record.fault("there are two spaces of this name");
        }
        record.close();
        spaces.push(Space { id: id?, outline: outline?, centre: centre?, ground: ground? });
    }
    if spaces.is_empty() || spaces.len() > SPACES {
        fields.fault(format!("{} spaces, but there must be 1 to {SPACES}", spaces.len()));
        return None;
    }
    Some(spaces)
}

fn exits(fields: &mut Fields<'_>, known: &[(&str, u8)]) -> Option<[Option<Exit>; 4]> {
    let mut exits = [None; 4];
    if !fields.has("exits") {
        return Some(exits);
    }
    let mut record = fields.inner("exits")?;
    for edge in Edge::ALL {
        if !record.has(edge.name()) {
            continue;
        }
        let mut exit = record.inner(edge.name())?;
        let colour = exit.word("colour", &COLOURS);
        let spaces = set(&mut exit, "spaces", known);
        if spaces == Some(0) {
            exit.fault(format!("`{}` is empty", exit.called("spaces")));
        }
        exit.close();
        exits[edge.index()] = Some(Exit { colour: colour?, spaces: spaces? });
    }
    record.close();
    Some(exits)
}

fn flip(fields: &mut Fields<'_>, known: &[(&str, u8)]) -> Option<Flip> {
    let mut record = fields.inner("flip")?;
    let space = space(&mut record, "space", known);
    let kind = record.word("kind", &FLIPS);
    record.close();
    Some(Flip { space: space?, kind: kind? })
}

/// Where the current carries: space by space to another one, or `off`.
fn current(fields: &mut Fields<'_>, known: &[(&str, u8)]) -> Option<[u8; SPACES]> {
    let mut current = [STILL; SPACES];
    if !fields.has("current") {
        return Some(current);
    }
    let mut record = fields.inner("current")?;
    let targets: Vec<(&str, u8)> = known.iter().copied().chain([("off", OFF)]).collect();
    for (id, from) in known {
        if record.has(id) {
            current[usize::from(*from)] = space(&mut record, id, &targets)?;
        }
    }
    record.close();
    Some(current)
}

/// The plain steps: in each text, the first space is adjacent to all the others.
fn steps(fields: &mut Fields<'_>, known: &[(&str, u8)]) -> Option<Vec<(u8, u8)>> {
    let mut steps = Vec::new();
    for row in fields.words("adjacency")? {
        let mut row = row.split_whitespace().map(|id| find(fields, "adjacency", id, known));
        let Some(first) = row.next() else { continue };
        let first = first?;
        for other in row {
            steps.push((first, other?));
        }
    }
    Some(steps)
}

fn line(fields: &mut Fields<'_>, known: &[(&str, u8)]) -> Option<Border> {
    let high = space(fields, "high", known);
    let low = space(fields, "low", known);
    let kind = fields.word("kind", &BORDERS);
    let from = place(fields, "from");
    let to = place(fields, "to");
    Some(Border { high: high?, low: low?, kind: kind?, from: from?, to: to? })
}

fn feature(fields: &mut Fields<'_>) -> Option<Feature> {
    let drawing = fields.id("drawing");
    let at = place(fields, "at");
    let width = fields.number("width", 1..=LENGTH);
    let turned = fields.number("turned", -359..=359);
    Some(Feature { drawing: drawing?, at: at?, width: width?, turned: turned? })
}

fn walls(fields: &mut Fields<'_>) -> Option<Vec<Vec<Place>>> {
    if !fields.has("walls") {
        return Some(Vec::new());
    }
    let walls = fields.list("walls")?;
    let wall = |value: &Value| {
        let outline = outline(value);
        if outline.is_none() {
            fields.wrong("walls", value, "lists of at least three places [x, y] from 0 to 1000");
        }
        outline
    };
    walls.iter().map(wall).collect()
}

/// Names every pair of spaces between which something is said more than once, or something else
/// each time. A line that turns a corner has several pieces.
fn each_pair_once(fields: &mut Fields<'_>, spaces: &[Space], steps: &[(u8, u8)], lines: &[Border]) {
    let mut said: Vec<((u8, u8), Option<BorderKind>, u8)> = Vec::new();
    let plain = steps.iter().map(|(one, other)| (*one, *other, None));
    let parted = lines.iter().map(|line| (line.high, line.low, Some(line.kind)));
    for (high, low, kind) in plain.chain(parted) {
        let pair = (high.min(low), high.max(low));
        let earlier = said.iter().find(|earlier| earlier.0 == pair);
        let [one, other] = [high, low].map(|space| &spaces[usize::from(space)].id);
        if high == low {
            fields.fault(format!("{one} is adjacent to itself"));
        } else if earlier.is_some_and(|earlier| kind.is_none() || *earlier != (pair, kind, high)) {
            fields.fault(format!("{one} and {other} are named as a pair more than once"));
        }
        said.push((pair, kind, high));
    }
}

/// A map of so many spaces on which nothing leads anywhere.
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

/// Notes where steps and lines lead (M7.2, M7.3, M7.5, M7.6, M20.3), and how far it is.
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

/// Every table of a list that need not be there.
fn many<T>(
    fields: &mut Fields<'_>,
    key: &str,
    read: impl Fn(&mut Fields<'_>) -> Option<T>,
) -> Option<Vec<T>> {
    if !fields.has(key) {
        return Some(Vec::new());
    }
    let mut found = Vec::new();
    for (index, table) in tables(fields, key)?.into_iter().enumerate() {
        let mut record = fields.part(&format!("{key} {}", index + 1), table);
        let one = read(&mut record);
        record.close();
        found.push(one?);
    }
    Some(found)
}

/// A list of tables.
fn tables(fields: &mut Fields<'_>, key: &str) -> Option<Vec<Table>> {
    let mut tables = Vec::new();
    for value in fields.list(key)? {
        match value {
            Value::Table(table) => tables.push(table),
            value => {
                fields.fault(format!("`{key}` holds {}, not a table", shown(&value)));
                return None;
            }
        }
    }
    Some(tables)
}

/// One space by its name, or what else is known by a name.
fn space(fields: &mut Fields<'_>, key: &str, known: &[(&str, u8)]) -> Option<u8> {
    match fields.take(key)? {
        Value::String(id) => find(fields, key, &id, known),
        value => {
            fields.wrong(key, &value, "the name of a space");
            None
        }
    }
}

/// A set of spaces by their names.
fn set(fields: &mut Fields<'_>, key: &str, known: &[(&str, u8)]) -> Option<Spaces> {
    let mut spaces = 0;
    for id in fields.words(key)? {
        let bit = 1 << find(fields, key, &id, known)?;
        if spaces & bit != 0 {
            fields.fault(format!("`{}` holds `{id}` twice", fields.called(key)));
        }
        spaces |= bit;
    }
    Some(spaces)
}

fn find(fields: &mut Fields<'_>, key: &str, id: &str, known: &[(&str, u8)]) -> Option<u8> {
    let found = known.iter().find(|(name, _)| *name == id).map(|(_, space)| *space);
    if found.is_none() {
        fields.fault(format!("`{}` holds `{}`, which is no space", fields.called(key), excerpt(id)));
    }
    found
}

fn place(fields: &mut Fields<'_>, key: &str) -> Option<Place> {
    let value = fields.take(key)?;
    let place = coordinates(&value);
    if place.is_none() {
        fields.wrong(key, &value, "a place [x, y] from 0 to 1000");
    }
    place
}

fn outline(value: &Value) -> Option<Vec<Place>> {
    let places = value.as_array()?.iter().map(coordinates).collect::<Option<Vec<_>>>()?;
    (places.len() > 2).then_some(places)
}

fn coordinates(value: &Value) -> Option<Place> {
    let number = |value: &Value| {
        let number = value.as_integer().and_then(|number| i16::try_from(number).ok());
        number.filter(|number| (0..=LENGTH).contains(number))
    };
    match value.as_array()?.as_slice() {
        [x, y] => Some((number(x)?, number(y)?)),
        _ => None,
    }
}

/// Checks each side by itself and against the others.
pub(super) fn check(sheet: &mut Sheet, sides: &[Side]) {
    for (index, side) in sides.iter().enumerate() {
        let record = format!("side {}", side.id);
        let mut fault = |what: String| sheet.fault(FILE, &record, what);
        shapes(side, &mut fault);
        ways(side, &mut fault);
        currents(side, &mut fault);
        backs(index, side, sides, &mut fault);
    }
}

/// Whether what is drawn fits together.
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
    // Areas of shapes that cross themselves mean nothing.
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

/// Whether everybody gets everywhere.
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
    // A special area may be out of the reach of whoever walks.
    let lost = map.all & !map.areas & !reached(doors, |space| map.walk[space] | map.climb[space]);
    if lost != 0 {
        fault(format!("no mouse gets from an exit or the flip space to {}", names(lost)));
    }
}

/// What is reached from some spaces by steps.
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

/// Whether currents run in water, and out of it in the end.
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

/// Whether a side goes with its reverse, and its exits with those of other tiles.
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
