//! A district's card, turned: the part of its picture that never changes during a game.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ratcatcher::content::District;
use ratcatcher::{Content, DistrictIx};
use tabletop::Fingerprint;

use super::shape::{
    Box4, Hand, Place, Point, Room, SIDE, draw, edge, inset, line, places, put, rounded, straight, turned,
};

/// The picture of a district, turned.
pub(super) struct Card {
    /// Shadow, edge, rim and grounds, with the clip of the card.
    pub ground: String,
    /// The lines between zones.
    pub lines: String,
    /// Houses, trees and lamps.
    pub scenery: String,
    /// The picture without identifiers, for small drawings that can occur several times.
    pub sketch: String,
    /// Its zones, by letter.
    pub zones: Vec<Ground>,
}

/// One zone of a card.
pub(super) struct Ground {
    /// The whole zone, as a path.
    pub whole: String,
    /// The outline of a zone that can be chosen.
    pub target: String,
    /// The outline of your zone.
    pub yours: String,
    /// The place farthest from its sides.
    pub heart: Point,
    /// The possible places of pieces.
    pub places: Vec<Place>,
    /// The boxes of scenery at its back.
    pub scenery: Vec<Box4>,
    /// The latest arrangements: most of a city stays the same from page to page.
    stood: Mutex<Vec<(Crowd, Stood)>>,
}

/// The data on which the places of pieces in a zone depend: the width of the plate on the card, then the size of
/// each piece and whether it has a count.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Crowd {
    pub plate: f64,
    pub pieces: Vec<(f64, bool)>,
}

/// The places of the pieces of a zone, and their scale.
#[derive(Debug, Clone)]
pub(super) struct Stood {
    pub seats: Vec<Point>,
    pub scale: f64,
}

/// The number of arrangements cached for each zone.
const ARRANGED: usize = 8;

impl Ground {
    /// The arrangement of a crowd, computed by `arrange` if it is not cached.
    pub fn stand(&self, crowd: Crowd, arrange: impl FnOnce() -> Stood) -> Stood {
        let known = |all: &Vec<(Crowd, Stood)>| {
            all.iter().find(|(known, _)| *known == crowd).map(|(_, stood)| stood.clone())
        };
        let lock = || self.stood.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stood) = known(&lock()) {
            return stood;
        }
        let stood = arrange();
        let mut all = lock();
        if all.len() >= ARRANGED {
            all.remove(0);
        }
        all.push((crowd, stood.clone()));
        stood
    }
}

/// The key of a card: the pack, the number, the side of 00, the turn.
type Key = (Fingerprint, DistrictIx, bool, u8);

/// The cache of drawn cards, which never change.
static CARDS: LazyLock<Mutex<HashMap<Key, Arc<Card>>>> = LazyLock::new(Mutex::default);

/// The capacity of the cache, more than the cards of a pack; with many packs, the oldest drawings are dropped.
const KEPT: usize = 512;

impl Card {
    /// The picture of a district.
    pub fn of(pack: &Content, number: DistrictIx, hard: bool, turn: u8) -> Arc<Self> {
        let key = (pack.fingerprint, number, hard && number == DistrictIx::START, turn % 4);
        let mut cards = CARDS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(card) = cards.get(&key) {
            return Arc::clone(card);
        }
        if cards.len() >= KEPT {
            cards.clear();
        }
        let card = Arc::new(Self::draw(district(pack, number, hard), turn));
        cards.insert(key, Arc::clone(&card));
        card
    }

    fn draw(district: &District, turn: u8) -> Self {
        let number = district.number;
        let mut hand = Hand::of(u64::from(number));
        let zones = &district.drawing.zones;
        let edge = edge(&mut hand);
        let mut ground = format!(
            "<defs><path id=\"d{number:02}\" d=\"{edge}\"/>\
             <clipPath id=\"d{number:02}-c\"><use href=\"#d{number:02}\"/></clipPath></defs>\
             <use href=\"#d{number:02}\" class=\"d-shadow\" transform=\"translate(4 6)\"/>\
             <use href=\"#d{number:02}\" class=\"d-edge\"/><use href=\"#d{number:02}\" class=\"d-rim\"/>\
             <g clip-path=\"url(#d{number:02}-c)\">"
        );
        let mut grounds = String::new();
        let mut polygons = Vec::new();
        for zone in zones {
            let polygon: Vec<Point> = zone.polygon.iter().map(|&corner| turned(corner, turn)).collect();
            let name = &zone.ground;
            let _ = write!(
                grounds,
                "<path d=\"{}\" fill=\"url(#g-{name})\" stroke=\"var(--g-{name})\"/>",
                straight(&polygon)
            );
            polygons.push(polygon);
        }
        ground.push_str(&grounds);
        ground.push_str("</g>");

        let mut lines = String::new();
        for corners in borders(district) {
            let corners: Vec<Point> = corners.into_iter().map(|corner| turned(corner, turn)).collect();
            let line = line(&corners, 1.0, &mut hand);
            let _ = write!(lines, "<path class=\"seam\" d=\"{line}\"/><path class=\"chalk\" d=\"{line}\"/>");
        }

        let mut scenery = String::new();
        let mut boxes: Vec<Vec<Box4>> = Vec::new();
        for zone in zones {
            let mut here = Vec::new();
            for (name, x, y) in &zone.props {
                here.push(prop(&mut scenery, name, turned((*x, *y), turn)));
            }
            boxes.push(here);
        }

        let mut sketch = format!("<path class=\"d-edge\" d=\"M0 0H{SIDE}V{SIDE}H0Z\"/>{grounds}{lines}");
        let zones: Vec<Ground> = polygons
            .into_iter()
            .zip(boxes)
            .map(|(polygon, scenery)| {
                let (places, heart) = places(&polygon);
                Ground {
                    whole: straight(&polygon),
                    target: rounded(&inset(&polygon, 9.0), 14.0),
                    yours: rounded(&inset(&polygon, 7.0), 5.0),
                    heart,
                    places,
                    scenery,
                    stood: Mutex::default(),
                }
            })
            .collect();
        for (index, zone) in zones.iter().enumerate() {
            symbols(&mut sketch, district, index, zone);
        }
        Self { ground, lines, scenery, sketch, zones }
    }
}

/// The card behind a number.
pub(super) fn district(pack: &Content, number: DistrictIx, hard: bool) -> &District {
    if number == DistrictIx::START {
        &pack.start[usize::from(hard)]
    } else {
        &pack.districts[number.index() % pack.districts.len()]
    }
}

/// The connector of a side, as seen by the card: the middle of the side.
pub(super) fn gate(direction: usize) -> (Point, u16) {
    let middle = SIDE / 2.0;
    match direction {
        0 => ((middle, -4.0), 0),
        1 => ((SIDE + 4.0, middle), 90),
        2 => ((middle, SIDE + 4.0), 180),
        _ => ((-4.0, middle), 270),
    }
}

/// Draws a prop with its foot at a point, and returns its box.
fn prop(out: &mut String, name: &str, (x, y): Point) -> Box4 {
    let (width, height) = match name {
        "house-a" => (36.0, 45.0),
        "house-b" => (30.0, 50.0),
        "house-c" => (52.0, 44.0),
        "tree" => (34.0, 42.0),
        "lamp" => (13.0, 34.0),
        "barrel" => (22.0, 25.0),
        "well" => (32.0, 38.0),
        "boat" => (54.0, 30.0),
        _ => (32.0, 32.0),
    };
    let mut left = (x - width / 2.0).clamp(4.0, SIDE - 4.0 - width);
    let top = (y - height).clamp(3.0, SIDE - 4.0 - height);
    // The pennant is in the upper left corner.
    if top < 38.0 && left < 38.0 {
        left = 38.0;
    }
    // The plate is in the lower left corner.
    let top = if top + height > 204.0 && left < 120.0 { 204.0 - height } else { top };
    let light = match name {
        "house-a" | "house-b" | "house-c" => Some((0.85 * width, 0.66)),
        "lamp" => Some((2.0 * width, 0.3)),
        _ => None,
    };
    if let Some((radius, down)) = light {
        out.push_str("<circle cx=\"");
        put(out, left + width / 2.0);
        out.push_str("\" cy=\"");
        put(out, top + height * down);
        out.push_str("\" r=\"");
        put(out, radius);
        out.push_str("\" fill=\"url(#lamp-light)\"/>");
    }
    draw(out, name, (left, top), (width, height));
    (left, top, width, height)
}

/// Draws the symbols that are printed in a zone.
fn symbols(out: &mut String, district: &District, index: usize, zone: &Ground) {
    let bit = 1 << index;
    let mut here = Vec::new();
    let mut some = |id: &'static str, count: u8| here.extend((0..count).map(|_| id));
    some("nest", u8::from(district.nest & bit != 0));
    some("hatchery", district.hatchery.get(index).copied().unwrap_or(0));
    some("cheese", u8::from(district.cheese & bit != 0));
    some("mystery", u8::from(district.mystery & bit != 0));
    some("cube-a", u8::from(district.markers[0] & bit != 0));
    some("cube-b", u8::from(district.markers[1] & bit != 0));
    let sizes = vec![60.0; here.len()];
    let seats = Room::of(&zone.places, zone.heart, &[], &[], here.len()).spread(&sizes);
    for (id, (x, y)) in here.into_iter().zip(seats) {
        draw(out, id, (x - 28.0, y - 28.0), (56.0, 56.0));
    }
}

/// The lines between the zones of a card, each as a chain of corners.
fn borders(district: &District) -> Vec<Vec<(i16, i16)>> {
    type Corner = (i16, i16);
    let zones = &district.drawing.zones;
    let corners: BTreeSet<Corner> = zones.iter().flat_map(|zone| zone.polygon.iter().copied()).collect();
    let mut pieces: BTreeSet<(Corner, Corner)> = BTreeSet::new();
    for zone in zones {
        let next = zone.polygon.iter().cycle().skip(1);
        for (&a, &b) in zone.polygon.iter().zip(next) {
            let at_rim =
                |value: fn(Corner) -> i16| value(a) == value(b) && (value(a) == 0 || value(a) == 100);
            if at_rim(|corner| corner.0) || at_rim(|corner| corner.1) {
                continue;
            }
            // Corners of other zones may lie on this side.
            let on_it = |&(x, y): &Corner| {
                let long = |value: i16| i32::from(value);
                let cross = long(b.0 - a.0) * long(y - a.1) - long(b.1 - a.1) * long(x - a.0);
                cross == 0 && x >= a.0.min(b.0) && x <= a.0.max(b.0) && y >= a.1.min(b.1) && y <= a.1.max(b.1)
            };
            let mut along: Vec<Corner> = corners.iter().copied().filter(on_it).collect();
            along.sort_by_key(|&(x, y)| (x - a.0).abs() + (y - a.1).abs());
            for piece in along.windows(2) {
                pieces.insert((piece[0].min(piece[1]), piece[0].max(piece[1])));
            }
        }
    }
    let mut ends: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for &(a, b) in &pieces {
        ends.entry(a).or_default().push(b);
        ends.entry(b).or_default().push(a);
    }
    let mut chains = Vec::new();
    let starts: Vec<Corner> = ends.iter().filter(|(_, to)| to.len() != 2).map(|(&from, _)| from).collect();
    let all: Vec<Corner> = ends.keys().copied().collect();
    // First from junctions and rims, then around the rest, which are rings.
    for start in starts.into_iter().chain(all) {
        while let Some(&first) =
            ends[&start].iter().find(|&&to| pieces.contains(&(start.min(to), start.max(to))))
        {
            let mut chain = vec![start];
            let mut here = start;
            let mut next = Some(first);
            while let Some(to) = next {
                pieces.remove(&(here.min(to), here.max(to)));
                chain.push(to);
                here = to;
                let on =
                    ends[&here].iter().copied().find(|&to| pieces.contains(&(here.min(to), here.max(to))));
                next = if ends[&here].len() == 2 { on } else { None };
            }
            chains.push(chain);
        }
    }
    chains
}
