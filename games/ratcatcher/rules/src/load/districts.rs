//! `districts.toml`: the district cards.

use toml::{Table, Value};

use super::fields::{Fields, File, Lists, Sheet};
use super::geometry::{self, CARD, Plan, Point};
use crate::content::{Colour, DISTRICTS, District, Drawing, NO_GATE, SIDES, ZONES_PER_DISTRICT, ZoneDrawing};

/// The shortest common edge by which two zones border on each other.
const BORDER: f64 = 8.0;
/// The least room between a connector and the corners of its zone's edge.
const ROOM: i64 = 8;
/// The most corners of a zone.
const MOST_CORNERS: usize = 32;
/// The most things to see in a zone.
const MOST_PROPS: usize = 8;
/// Of the districts that are drawn, at least this many have a nest (K6).
const FEWEST_NESTS: usize = 8;
/// Cheese places in the whole city, so that either the ratcatcher or the rats reach ten (K5).
const FEWEST_CHEESE: u32 = 19;

const GROUNDS: [(&str, &str); 7] = [
    ("arches", "arches"),
    ("flags", "flags"),
    ("grass", "grass"),
    ("waves", "waves"),
    ("planks", "planks"),
    ("tiles", "tiles"),
    ("straw", "straw"),
];

const PROPS: [&str; 8] = ["house-a", "house-b", "house-c", "tree", "lamp", "barrel", "well", "boat"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Symbol {
    Cheese,
    Mystery,
    Nest,
    Hatchery,
    Marker(Colour),
    Start,
}

const SYMBOLS: [(&str, Symbol); 7] = [
    ("cheese", Symbol::Cheese),
    ("mystery", Symbol::Mystery),
    ("nest", Symbol::Nest),
    ("hatchery", Symbol::Hatchery),
    ("yellow", Symbol::Marker(Colour::Yellow)),
    ("purple", Symbol::Marker(Colour::Purple)),
    ("start", Symbol::Start),
];

/// The two sides of 00.
const FACES: [(&str, usize); 2] = [("standard", 0), ("hard", 1)];

/// Reads the file: both sides of 00, and all districts at their numbers.
pub(super) fn districts(sheet: &mut Sheet, file: File) -> Option<([District; 2], Vec<District>)> {
    let mut lists = Lists::new(sheet, file);
    let tables = lists.take("district");
    let any = !tables.is_empty();
    // Places 0 and 1 are the two sides of 00; district n is at place n + 1.
    let mut seen = [false; DISTRICTS + 1];
    let mut found: Vec<Option<District>> = vec![None; DISTRICTS + 1];
    for (index, table) in tables.into_iter().enumerate() {
        let label = label(index, &table);
        let mut fields = Fields::new(lists.sheet, lists.file, label, table);
        let number = fields.number("number", 0..=24);
        let face = if number == Some(0) { fields.word("side", &FACES) } else { None };
        let place = match number {
            Some(0) => face,
            number => number.map(|number| usize::from(number) + 1),
        };
        if let Some(place) = place {
            if seen[place] {
                fields.fault("stands here twice");
            }
            seen[place] = true;
        }
        let district = district(fields, number, face);
        if let Some(place) = place {
            found[place] = district;
        }
    }
    for (place, _) in seen.iter().enumerate().filter(|(_, seen)| any && !**seen) {
        let record = match place {
            0 | 1 => format!("district 00 {}", FACES[place].0),
            place => format!("district {:02}", place - 1),
        };
        lists.sheet.fault(lists.file, &record, "is missing");
    }
    let found: Option<Vec<District>> = found.into_iter().collect();
    if let Some(found) = &found {
        check_city(&mut lists, found);
    }
    lists.finish();

    let mut found = found?.into_iter();
    let start = [found.next()?, found.next()?];
    let districts = std::iter::once(start[0].clone()).chain(found).collect();
    Some((start, districts))
}

/// How a district is called in faults.
fn label(index: usize, table: &Table) -> String {
    match table.get("number").and_then(Value::as_integer) {
        Some(0) => match table.get("side").and_then(Value::as_str) {
            Some(side) if FACES.iter().any(|(face, _)| *face == side) => format!("district 00 {side}"),
            _ => "district 00".to_owned(),
        },
        Some(number @ 1..=24) => format!("district {number:02}"),
        _ => format!("district table {}", index + 1),
    }
}

/// What all districts together must offer.
fn check_city(lists: &mut Lists<'_>, found: &[District]) {
    let (start, drawn) = found.split_at(2);
    let places = |district: &District| district.cheese.count_ones();
    // K5
    let cheese = drawn.iter().map(places).sum::<u32>() + start.iter().map(places).min().unwrap_or(0);
    if cheese < FEWEST_CHEESE {
        let what = format!("the city has {cheese} cheese places, but {FEWEST_CHEESE} are needed");
        lists.sheet.fault(lists.file, "", what);
    }
    // K6
    let nests = drawn.iter().filter(|district| district.nest != 0).count();
    if nests < FEWEST_NESTS {
        let what = format!("{nests} districts from 01 to 24 have nests, but {FEWEST_NESTS} must");
        lists.sheet.fault(lists.file, "", what);
    }
    // K4
    if start[0].cheese == 0 {
        lists.sheet.fault(lists.file, "district 00 standard", "there must be a cheese place");
    }
}

/// What one zone's table says.
struct Zone {
    drawing: ZoneDrawing,
    symbols: Vec<Symbol>,
    sides: Vec<usize>,
}

/// Reads one district.
fn district(mut fields: Fields<'_>, number: Option<u8>, face: Option<usize>) -> Option<District> {
    let before = fields.faults();
    let name = fields.names("name");
    let text = fields.names("text");
    let numeral = fields.number("numeral", 1..=4); // K5
    let provenance = fields.provenance();
    let zones = zones(&mut fields);
    let borders = fields.words("borders");
    let borders = borders.zip(zones.as_ref()).and_then(|(pairs, zones)| {
        let count = zones.len();
        borders_of(&mut fields, &pairs, count)
    });
    let district = (|| {
        let zones = zones.as_ref()?;
        let mut district = District {
            number: number?,
            numeral: numeral?,
            zones: u8::try_from(zones.len()).ok()?,
            borders: borders?,
            gates: [NO_GATE; 4],
            cheese: 0,
            mystery: 0,
            nest: 0,
            hatchery: [0; ZONES_PER_DISTRICT],
            markers: [0; 2],
            start: None,
            drawing: Drawing {
                name: name.clone()?,
                text: text?,
                zones: zones.iter().map(|zone| zone.drawing.clone()).collect(),
                provenance: provenance.clone()?,
            },
        };
        if fields.faults() == before {
            check_drawing(&mut fields, &district, zones);
            place_symbols(&mut fields, &mut district, zones);
            check_gates(&mut fields, &district, face);
        }
        (fields.faults() == before).then_some(district)
    })();
    let id = match (number, face) {
        (Some(0), Some(face)) => format!("00-{}", FACES[face].0),
        (Some(number), _) => format!("{number:02}"),
        (None, _) => String::new(),
    };
    fields.finish("district", &id, name.as_ref(), provenance.as_ref());
    district
}

/// The letter of a zone.
fn letter(zone: usize) -> char {
    ['a', 'b', 'c', 'd'].get(zone).copied().unwrap_or('?')
}

/// Reads the zones of a district.
fn zones(fields: &mut Fields<'_>) -> Option<Vec<Zone>> {
    let tables = fields.list("zone")?;
    let wanted = tables.len();
    if !(2..=ZONES_PER_DISTRICT).contains(&wanted) {
        fields.fault(format!("there are {wanted} zones, but there must be 2 to {ZONES_PER_DISTRICT}"));
        return None;
    }
    let mut zones = Vec::new();
    for (index, table) in tables.into_iter().enumerate() {
        let Value::Table(table) = table else {
            fields.fault(format!("zone {} must be a table", letter(index)));
            continue;
        };
        zones.extend(zone(fields.part(&format!("zone {}", letter(index)), table)));
    }
    (zones.len() == wanted).then_some(zones)
}

/// Reads one zone.
fn zone(mut fields: Fields<'_>) -> Option<Zone> {
    let ground = fields.word("ground", &GROUNDS);
    let polygon = polygon(&mut fields);
    let symbols = fields.set("symbols", &SYMBOLS, |symbol| if symbol == "hatchery" { 2 } else { 1 });
    let sides = [0, 1, 2, 3].map(|side| (SIDES[side], side));
    let sides = fields.set("connectors", &sides, |_| 1);
    let props = props(&mut fields);
    fields.close();
    let drawing = ZoneDrawing { ground: ground?.into(), polygon: polygon?, props: props? };
    Some(Zone { drawing, symbols: symbols?, sides: sides? })
}

/// A point of the card.
fn point(x: &Value, y: &Value) -> Option<Point> {
    let within = |value: &Value| {
        let number = value.as_integer().and_then(|number| i16::try_from(number).ok())?;
        (0..=CARD).contains(&number).then_some(number)
    };
    Some((within(x)?, within(y)?))
}

/// Reads the outline of a zone.
fn polygon(fields: &mut Fields<'_>) -> Option<Vec<Point>> {
    let corners = fields.list("polygon")?;
    if !(3..=MOST_CORNERS).contains(&corners.len()) {
        let found = corners.len();
        fields.fault(format!("`polygon` has {found} corners, but must have 3 to {MOST_CORNERS}"));
        return None;
    }
    let mut polygon = Vec::new();
    for (index, corner) in corners.iter().enumerate() {
        let corner = match corner.as_array().map(Vec::as_slice) {
            Some([x, y]) => point(x, y),
            _ => None,
        };
        if corner.is_none() {
            let what =
                format!("corner {} of `polygon` must be two whole numbers from 0 to {CARD}", index + 1);
            fields.fault(what);
        }
        polygon.extend(corner);
    }
    if polygon.len() < corners.len() {
        return None;
    }
    let simple = geometry::is_simple(&polygon);
    if !simple {
        fields.fault("the outline `polygon` touches itself");
    }
    simple.then_some(polygon)
}

/// Reads what there is to see in a zone.
fn props(fields: &mut Fields<'_>) -> Option<Vec<(Box<str>, i16, i16)>> {
    let list = fields.list("props")?;
    if list.len() > MOST_PROPS {
        fields.fault(format!("`props` has {} entries, but can have at most {MOST_PROPS}", list.len()));
        return None;
    }
    let mut props = Vec::new();
    for (index, prop) in list.iter().enumerate() {
        let prop = match prop.as_array().map(Vec::as_slice) {
            Some([Value::String(prop), x, y]) if PROPS.contains(&prop.as_str()) => {
                point(x, y).map(|(x, y)| (prop.as_str().into(), x, y))
            }
            _ => None,
        };
        if prop.is_none() {
            let known = PROPS.join(", ");
            fields.fault(format!("prop {} must be one of {known}, and a point of the card", index + 1));
        }
        props.extend(prop);
    }
    (props.len() == list.len()).then_some(props)
}

/// Reads which zones border on each other.
fn borders_of(fields: &mut Fields<'_>, pairs: &[String], zones: usize) -> Option<[u8; ZONES_PER_DISTRICT]> {
    let before = fields.faults();
    let mut borders = [0; ZONES_PER_DISTRICT];
    let zone = |letter: u8| Some(usize::from(letter.checked_sub(b'a')?)).filter(|zone| *zone < zones);
    for pair in pairs {
        let ends = match pair.as_bytes() {
            [first, second] => zone(*first).zip(zone(*second)).filter(|(first, second)| first != second),
            _ => None,
        };
        let Some((first, second)) = ends else {
            let pair = super::fields::excerpt(pair);
            fields.fault(format!("`borders` holds `{pair}`, which is not a pair of its zones"));
            continue;
        };
        if borders[first] & (1 << second) != 0 {
            fields.fault(format!("`borders` holds `{pair}` twice"));
        }
        borders[first] |= 1 << second;
        borders[second] |= 1 << first;
    }
    let mut reached: u8 = 1;
    for _ in 0..zones {
        for (zone, neighbours) in borders.iter().enumerate() {
            if reached & (1 << zone) != 0 {
                reached |= neighbours;
            }
        }
    }
    if fields.faults() == before {
        for zone in (0..zones).filter(|zone| reached & (1 << zone) == 0) {
            fields.fault(format!("zone {} cannot be reached from zone a", letter(zone)));
        }
    }
    (fields.faults() == before).then_some(borders)
}

/// Checks that the drawing shows what the rules are told.
fn check_drawing(fields: &mut Fields<'_>, district: &District, zones: &[Zone]) {
    let polygons: Vec<Vec<Point>> = zones.iter().map(|zone| zone.drawing.polygon.clone()).collect();
    let plan = Plan::new(&polygons);
    if let Some([(x, y), (to_x, to_y)]) = plan.misfit() {
        let doubled: i64 = polygons.iter().map(|polygon| geometry::doubled_area(polygon).abs()).sum();
        let (whole, half) = (doubled / 2, if doubled % 2 == 0 { "" } else { ".5" });
        let card = i64::from(CARD) * i64::from(CARD);
        fields.fault(format!(
            "the zones overlap or leave a gap along ({x}, {y}) to ({to_x}, {to_y}); \
             they cover {whole}{half} units of {card}"
        ));
        return;
    }
    for first in 0..zones.len() {
        for second in first + 1..zones.len() {
            let shared = plan.shared(first, second);
            let pair: String = [letter(first), letter(second)].iter().collect();
            match (district.borders[first] & (1 << second) != 0, shared >= BORDER) {
                (true, false) => fields.fault(format!(
                    "`borders` holds `{pair}`, but these zones share {shared:.1} units of edge, not {BORDER}"
                )),
                (false, true) => fields.fault(format!(
                    "`borders` lacks `{pair}`, but these zones share {shared:.1} units of edge"
                )),
                _ => {}
            }
        }
    }
    for (zone, table) in zones.iter().enumerate() {
        for &side in &table.sides {
            if !plan.holds_middle(zone, side, ROOM) {
                let (zone, side) = (letter(zone), SIDES[side]);
                fields.fault(format!(
                    "zone {zone} cannot have the connector `{side}`: the middle of that side must lie in \
                     its edge, {ROOM} units from the corners"
                ));
            }
        }
    }
}

/// Puts symbols and connectors into the tables.
fn place_symbols(fields: &mut Fields<'_>, district: &mut District, zones: &[Zone]) {
    for (zone, table) in (0_u8..).zip(zones) {
        let bit = 1 << zone;
        for symbol in &table.symbols {
            match symbol {
                Symbol::Cheese => district.cheese |= bit,
                Symbol::Mystery => district.mystery |= bit,
                Symbol::Nest => district.nest |= bit,
                Symbol::Hatchery => district.hatchery[usize::from(zone)] += 1,
                Symbol::Marker(colour) => district.markers[*colour as usize] |= bit,
                Symbol::Start if district.number != 0 => fields.fault("only 00 can have the start zone"),
                Symbol::Start if district.start.is_some() => fields.fault("there are two start zones"),
                Symbol::Start => district.start = Some(zone),
            }
        }
        for &side in &table.sides {
            district.gates[side] = zone;
        }
    }
    if district.number == 0 && district.start.is_none() {
        fields.fault("00 must have the start zone");
    }
}

/// Checks that the district can be joined to others (K4).
fn check_gates(fields: &mut Fields<'_>, district: &District, face: Option<usize>) {
    let wanted = match face {
        Some(0) => 2,
        Some(_) => 3,
        None => 1,
    };
    let found = district.gates.iter().filter(|gate| **gate != NO_GATE).count();
    if found < wanted {
        fields.fault(format!("there are {found} connectors, but {wanted} are needed"));
    }
}
