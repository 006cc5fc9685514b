//! `districts.toml`: the district cards.

use std::sync::Arc;

use content::{
    Checks, Declared, FaultCollector, File, FileReader, FileSchema, Provenance, declared_order, excerpt,
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use tabletop::Names;
use toml::{Table, Value};

use super::geometry::{self, CARD, Plan, Point};
use crate::content::{Colour, DISTRICTS, District, Drawing, NO_GATE, SIDES, ZONES_PER_DISTRICT, ZoneDrawing};

/// The least length of the common edge of two bordering zones.
const BORDER: f64 = 8.0;
/// The least distance between a connector and the corners of its zone's edge.
const ROOM: i64 = 8;
/// The most corners of a zone.
const MOST_CORNERS: usize = 32;
/// The maximal number of drawings in a zone.
const MOST_PROPS: usize = 8;
/// The least number of drawn districts that have a nest (K6).
const FEWEST_NESTS: usize = 8;
/// The least number of cheese places in the city, so that either the ratcatcher or the rats reach ten (K5).
const FEWEST_CHEESE: u32 = 19;

const GROUNDS: [&str; 7] = ["arches", "flags", "grass", "waves", "planks", "tiles", "straw"];

const PROPS: [&str; 8] = ["house-a", "house-b", "house-c", "tree", "lamp", "barrel", "well", "boat"];

/// A symbol printed in a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Symbol {
    /// A cheese place.
    Cheese,
    /// A mystery symbol.
    Mystery,
    /// A nest.
    Nest,
    /// A hatchery symbol, of which a zone can have two.
    Hatchery,
    /// A yellow ability symbol.
    Yellow,
    /// A purple ability symbol.
    Purple,
    /// The start zone.
    Start,
}

/// A side of the card with a connector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Connector {
    /// At the top.
    North,
    /// On the right.
    East,
    /// At the bottom.
    South,
    /// On the left.
    West,
}

/// The two sides of 00.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Face {
    /// For the standard game.
    Standard,
    /// For the hard one.
    Hard,
}

/// The names of the sides of 00.
const FACES: [&str; 2] = ["standard", "hard"];

/// A district card, as it is written in the file (R2.1).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct DistrictRecord {
    /// Its number.
    #[schemars(range(min = 0, max = 24))]
    number: u8,
    /// The side; only 00 has two.
    side: Option<Face>,
    /// The name.
    name: Arc<Names>,
    /// Its appearance, in a sentence.
    text: Arc<Names>,
    /// The number of districts that an expansion from here adds (R18.2, K5).
    #[schemars(range(min = 1, max = 4))]
    numeral: u8,
    /// The zones, by the order of their letters.
    #[schemars(length(min = 2, max = ZONES_PER_DISTRICT), extend("x-item" = "zone"))]
    zone: Vec<Zone>,
    /// Pairs of zones that border on each other, by their letters: `ab`.
    borders: Vec<String>,
    /// Where the record comes from.
    provenance: Provenance,
}

/// A zone of a district (R5, R6).
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "zone {letter}"))]
struct Zone {
    /// The kind of ground, for the drawing.
    #[schemars(extend("enum" = GROUNDS))]
    ground: Box<str>,
    /// Its corners on a card 100 wide and 100 high, y downwards.
    #[schemars(schema_with = "corners")]
    polygon: Vec<Point>,
    /// The symbols printed in it.
    symbols: Vec<Symbol>,
    /// The sides of the card with a connector of this zone.
    #[schemars(extend("uniqueItems" = true))]
    connectors: Vec<Connector>,
    /// The drawings at its back edge, each with its name and place.
    #[schemars(schema_with = "things")]
    props: Vec<(Box<str>, i16, i16)>,
}

fn corners(_: &mut SchemaGenerator) -> Schema {
    let number = json_schema!({"type": "integer", "minimum": 0, "maximum": CARD});
    json_schema!({
        "type": "array",
        "minItems": 3,
        "maxItems": MOST_CORNERS,
        "x-item": "corner",
        "items": {
            "type": "array",
            "prefixItems": [number, number],
            "minItems": 2,
            "maxItems": 2,
            "x-must": format!("two whole numbers from 0 to {CARD}"),
        },
    })
}

fn things(_: &mut SchemaGenerator) -> Schema {
    let number = json_schema!({"type": "integer", "minimum": 0, "maximum": CARD});
    json_schema!({
        "type": "array",
        "maxItems": MOST_PROPS,
        "x-item": "prop",
        "items": {
            "type": "array",
            "prefixItems": [{"enum": PROPS}, number, number],
            "minItems": 3,
            "maxItems": 3,
            "x-must": format!("one of {}, and a point of the card", PROPS.join(", ")),
        },
    })
}

impl Declared for DistrictRecord {
    const KIND: &'static str = "district";
    const KEY: &'static str = "number";
}

/// The records of the file.
pub(super) fn schema() -> FileSchema {
    FileSchema::new("districts.toml").many::<DistrictRecord>()
}

/// Reads the file: both sides of 00, and all districts at their numbers.
pub(super) fn districts(
    collector: &mut FaultCollector,
    file: File,
) -> Option<([District; 2], Vec<District>)> {
    let mut reader = FileReader::new(collector, file);
    // Indices 0 and 1 are the two sides of 00; district n has index n + 1.
    let names: Vec<String> = FACES
        .iter()
        .map(|face| format!("district 00 {face}"))
        .chain((1..DISTRICTS).map(|number| format!("district {number:02}")))
        .collect();
    let found = reader.each_of(&names, place, label, |checks, _, record| district(checks, record));
    if let Some(found) = &found {
        check_city(&mut reader, found);
    }
    reader.finish();

    let mut found = found?.into_iter();
    let start = [found.next()?, found.next()?];
    let districts = std::iter::once(start[0].clone()).chain(found).collect();
    Some((start, districts))
}

/// The index of a district among all of them.
fn place(table: &Table) -> Option<usize> {
    let number = table.get("number").and_then(Value::as_integer)?;
    match usize::try_from(number).ok()? {
        0 => {
            let side = table.get("side").and_then(Value::as_str)?;
            FACES.iter().position(|face| *face == side)
        }
        number => (number < DISTRICTS).then_some(number + 1),
    }
}

/// The name of a district in faults.
fn label(index: usize, table: &Table) -> String {
    match table.get("number").and_then(Value::as_integer) {
        Some(0) => match table.get("side").and_then(Value::as_str) {
            Some(side) if FACES.contains(&side) => format!("district 00 {side}"),
            _ => "district 00".to_owned(),
        },
        Some(number @ 1..=24) => format!("district {number:02}"),
        _ => format!("district table {}", index + 1),
    }
}

/// Checks the conditions on all districts together.
fn check_city(reader: &mut FileReader<'_>, found: &[District]) {
    let (start, drawn) = found.split_at(2);
    let places = |district: &District| district.cheese.count_ones();
    // K5
    let cheese = drawn.iter().map(places).sum::<u32>() + start.iter().map(places).min().unwrap_or(0);
    if cheese < FEWEST_CHEESE {
        let what = format!("the city has {cheese} cheese places, but {FEWEST_CHEESE} are needed");
        reader.fault("", what);
    }
    // K6
    let nests = drawn.iter().filter(|district| district.nest != 0).count();
    if nests < FEWEST_NESTS {
        let what = format!("{nests} districts from 01 to 24 have nests, but {FEWEST_NESTS} must");
        reader.fault("", what);
    }
    // K4
    if start[0].cheese == 0 {
        reader.fault("district 00 standard", "there must be a cheese place");
    }
}

/// Checks a district, and compiles it.
fn district(checks: &mut Checks<'_>, record: DistrictRecord) -> Option<District> {
    let before = checks.faults();
    let DistrictRecord { number, side, name, text, numeral, zone: zones, borders, provenance } = record;
    match (number, side) {
        (0, None) => checks.fault("`side` is missing"),
        (1.., Some(_)) => checks.fault("unknown key `side`"),
        _ => {}
    }
    checks.id = match side {
        Some(face) if number == 0 => format!("00-{}", FACES[face as usize]),
        _ => format!("{number:02}"),
    };
    for (index, zone) in zones.iter().enumerate() {
        check_zone(checks, &format!("zone {}", letter(index)), zone);
    }
    let borders = borders_of(checks, &borders, zones.len());
    let drawn = |zone: &Zone| ZoneDrawing {
        ground: zone.ground.clone(),
        polygon: zone.polygon.clone(),
        props: zone.props.clone(),
    };
    let mut district = District {
        number,
        numeral,
        zones: u8::try_from(zones.len()).ok()?,
        borders: borders?,
        gates: [NO_GATE; 4],
        cheese: 0,
        mystery: 0,
        nest: 0,
        hatchery: [0; ZONES_PER_DISTRICT],
        markers: [0; 2],
        start: None,
        drawing: Drawing { name, text, zones: zones.iter().map(drawn).collect(), provenance },
    };
    if checks.faults() == before {
        check_drawing(checks, &district, &zones);
        place_symbols(checks, &mut district, &zones);
        check_gates(checks, &district, side);
    }
    (checks.faults() == before).then_some(district)
}

/// The letter of a zone.
fn letter(zone: usize) -> char {
    ['a', 'b', 'c', 'd'].get(zone).copied().unwrap_or('?')
}

/// Checks the fields of one zone.
fn check_zone(checks: &mut Checks<'_>, part: &str, zone: &Zone) {
    if !geometry::is_simple(&zone.polygon) {
        checks.fault_in(part, "the outline `polygon` touches itself");
    }
    for (index, symbol) in zone.symbols.iter().enumerate() {
        let earlier = zone.symbols[..index].iter().filter(|other| *other == symbol).count();
        let most = if *symbol == Symbol::Hatchery { 2 } else { 1 };
        if earlier == most {
            let word = format!("{symbol:?}").to_lowercase();
            checks.fault_in(part, format!("`symbols` holds `{word}` too often"));
        }
    }
}

/// Parses which zones border on each other.
fn borders_of(checks: &mut Checks<'_>, pairs: &[String], zones: usize) -> Option<[u8; ZONES_PER_DISTRICT]> {
    let before = checks.faults();
    let mut borders = [0; ZONES_PER_DISTRICT];
    let zone = |letter: u8| Some(usize::from(letter.checked_sub(b'a')?)).filter(|zone| *zone < zones);
    for pair in pairs {
        let ends = match pair.as_bytes() {
            [first, second] => zone(*first).zip(zone(*second)).filter(|(first, second)| first != second),
            _ => None,
        };
        let Some((first, second)) = ends else {
            let pair = excerpt(pair);
            checks.fault(format!("`borders` holds `{pair}`, which is not a pair of its zones"));
            continue;
        };
        if borders[first] & (1 << second) != 0 {
            checks.fault(format!("`borders` holds `{pair}` twice"));
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
    if checks.faults() == before {
        for zone in (0..zones).filter(|zone| reached & (1 << zone) == 0) {
            checks.fault(format!("zone {} cannot be reached from zone a", letter(zone)));
        }
    }
    (checks.faults() == before).then_some(borders)
}

/// Checks that the drawing agrees with the fields for the rules.
fn check_drawing(checks: &mut Checks<'_>, district: &District, zones: &[Zone]) {
    let polygons: Vec<Vec<Point>> = zones.iter().map(|zone| zone.polygon.clone()).collect();
    let plan = Plan::new(&polygons);
    if let Some([(x, y), (to_x, to_y)]) = plan.misfit() {
        let doubled: i64 = polygons.iter().map(|polygon| geometry::doubled_area(polygon).abs()).sum();
        let (whole, half) = (doubled / 2, if doubled % 2 == 0 { "" } else { ".5" });
        let card = i64::from(CARD) * i64::from(CARD);
        checks.fault(format!(
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
                (true, false) => checks.fault(format!(
                    "`borders` holds `{pair}`, but these zones share {shared:.1} units of edge, not {BORDER}"
                )),
                (false, true) => checks.fault(format!(
                    "`borders` lacks `{pair}`, but these zones share {shared:.1} units of edge"
                )),
                _ => {}
            }
        }
    }
    for (zone, table) in zones.iter().enumerate() {
        for side in table.connectors.iter().map(|side| *side as usize) {
            if !plan.holds_middle(zone, side, ROOM) {
                let (zone, side) = (letter(zone), SIDES[side]);
                checks.fault(format!(
                    "zone {zone} cannot have the connector `{side}`: the middle of that side must lie in \
                     its edge, {ROOM} units from the corners"
                ));
            }
        }
    }
}

/// Adds symbols and connectors to the tables.
fn place_symbols(checks: &mut Checks<'_>, district: &mut District, zones: &[Zone]) {
    for (zone, table) in (0_u8..).zip(zones) {
        let bit = 1 << zone;
        for symbol in &table.symbols {
            match symbol {
                Symbol::Cheese => district.cheese |= bit,
                Symbol::Mystery => district.mystery |= bit,
                Symbol::Nest => district.nest |= bit,
                Symbol::Hatchery => district.hatchery[usize::from(zone)] += 1,
                Symbol::Yellow => district.markers[Colour::Yellow as usize] |= bit,
                Symbol::Purple => district.markers[Colour::Purple as usize] |= bit,
                Symbol::Start if district.number != 0 => checks.fault("only 00 can have the start zone"),
                Symbol::Start if district.start.is_some() => checks.fault("there are two start zones"),
                Symbol::Start => district.start = Some(zone),
            }
        }
        for side in table.connectors.iter().map(|side| *side as usize) {
            district.gates[side] = zone;
        }
    }
    if district.number == 0 && district.start.is_none() {
        checks.fault("00 must have the start zone");
    }
}

/// Checks that the district can be joined to others (K4).
fn check_gates(checks: &mut Checks<'_>, district: &District, face: Option<Face>) {
    let wanted = match face {
        Some(Face::Standard) => 2,
        Some(Face::Hard) => 3,
        None => 1,
    };
    let found = district.gates.iter().filter(|gate| **gate != NO_GATE).count();
    if found < wanted {
        checks.fault(format!("there are {found} connectors, but {wanted} are needed"));
    }
}
