//! The drawing of the city.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use ratcatcher::content::District;
use ratcatcher::{DistrictIx, Mode, Ratcatcher, Setup, View, load};
use ratcatcher_pages::Pages;
use serde_json::{Value, json};
use tabletop::{Language, Practice, Secret, Session};
use web::geometry::{Point, contains, straight};
use web::{Frame, Prefs, Scene, Screen};

/// The side of a district, in units of the city.
const SIDE: f64 = 236.0;
/// The radius of the sign of a zone, in units of the city.
const KEY: f64 = 17.0;
/// The most by which a page rounds a place in a city of five columns and five rows, in units of the city.
const ROUNDED: f64 = 0.1;
/// The least size of a unit of the city, in pixels.
const LEAST: f64 = 0.6;

/// The city of a position in a language, and the view of it.
fn city(mode: Mode, position: Value, language: Language) -> (String, View) {
    let game = Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())));
    let setup = Setup { mode, ..Setup::default() };
    let practice = Practice { of: "city".to_owned(), position: Some(position), script: Vec::new() };
    let session = Session::practise(game, setup, practice, Secret::new([0; 32])).expect("a valid position");
    let frame = Frame { prefs: Prefs { language, ..Prefs::default() }, path: "/table/abc", drawn: "" };
    let html = Pages::board(&Scene::now(&frame, "abc", session.seen_by_asked())).into_string();
    (html, session.seen_by_asked().now().view())
}

/// All districts in five rows of five, each after this number of quarter turns.
fn all_districts(turn: u8, active: bool) -> Value {
    let district = |number: usize| {
        let place = json!({ "x": number % 5, "y": number / 5, "turn": turn, "active": active });
        (format!("{number:02}"), place)
    };
    json!({ "districts": (0..25).map(district).collect::<BTreeMap<_, _>>() })
}

/// The card of a district.
fn card(number: DistrictIx, mode: Mode) -> &'static District {
    let content = load::builtin();
    if number == DistrictIx::START {
        &content.start[usize::from(mode == Mode::Hard)]
    } else {
        &content.districts[number.index()]
    }
}

/// The corners of a zone after a number of quarter turns of its card, in units of the city.
fn turned(corners: &[(i16, i16)], turn: u8) -> Vec<Point> {
    let quarter = |(x, y): (i16, i16)| (100 - y, x);
    let all = corners.iter().map(|&corner| (0..turn).fold(corner, |corner, _| quarter(corner)));
    all.map(|(x, y)| (f64::from(x) * SIDE / 100.0, f64::from(y) * SIDE / 100.0)).collect()
}

/// The text between two others.
fn between<'h>(html: &'h str, before: &str, after: &str) -> &'h str {
    let (_, rest) = html.split_once(before).unwrap_or_else(|| panic!("{before} is missing"));
    rest.split(after).next().unwrap_or_default()
}

fn number(text: &str) -> f64 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}

/// The value of an attribute, as a number.
fn attribute(tag: &str, name: &str) -> f64 {
    number(between(tag, &format!(" {name}=\""), "\"").trim_end_matches('%'))
}

#[test]
fn districts_are_drawn_after_their_turns() {
    // The middle of the north side turns to the east.
    let north = [(50, 0)];
    assert_eq!(turned(&north, 1), [(236.0, 118.0)]);
    assert_eq!(turned(&north, 2), [(118.0, 236.0)]);
    assert_eq!(turned(&north, 3), [(0.0, 118.0)]);
    assert_eq!(turned(&north, 4), turned(&north, 0));
    for mode in [Mode::Standard, Mode::Hard] {
        for turn in 0..4 {
            let (html, view) = city(mode, all_districts(turn, true), Language::En);
            assert_eq!(view.districts.len(), 25);
            for district in &view.districts {
                assert_eq!(district.turn, turn);
                for zone in &card(district.number, mode).drawing.zones {
                    let path = straight(&turned(&zone.polygon, turn));
                    assert!(html.contains(&format!("d=\"{path}\"")), "{} turned {turn}", district.number);
                }
            }
        }
    }
}

#[test]
fn the_same_number_gives_the_same_edge() {
    let mut edges: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for turn in 0..4 {
        let (html, view) = city(Mode::Standard, all_districts(turn, true), Language::En);
        for district in &view.districts {
            let id = format!("d{:02}", district.number);
            let edge = between(&html, &format!("<path id=\"{id}\" d=\""), "\"");
            edges.entry(id).or_default().insert(edge.to_owned());
        }
    }
    assert!(edges.values().all(|edges| edges.len() == 1), "{edges:?}");
    let all: BTreeSet<_> = edges.values().collect();
    assert_eq!((edges.len(), all.len()), (25, 25), "each district has an edge of its own");
}

#[test]
fn pieces_find_room_inside() {
    // White, brown and black rats stand between larger pieces: the nemesis, and you.
    let things =
        ["white", "brown", "black", "nemesis", "white", "brown", "black", "me", "lure", "decoy", "barricade"];
    for (district, card) in load::builtin().districts.iter().enumerate().skip(1) {
        let turn = u8::try_from(district % 4).unwrap();
        for count in 1..=things.len() {
            let place = (district + count) % usize::from(card.zones);
            let zone = format!("{district:02}{}", ["a", "b", "c", "d"][place]);
            let mut position = json!({ "districts": { format!("{district:02}"): { "x": 1, "turn": turn } } });
            for &thing in &things[..count] {
                match thing {
                    "me" | "nemesis" => position[thing]["zone"] = json!(zone),
                    "lure" | "decoy" | "barricade" => position["zones"][&zone][thing] = json!(true),
                    kind => {
                        let rats = &mut position["zones"][&zone][kind];
                        *rats = json!(rats.as_u64().unwrap_or(0) + 1);
                    }
                }
            }
            let (html, _) = city(Mode::Standard, position, Language::En);
            let polygon = turned(&card.drawing.zones[place].polygon, turn);
            let pieces: Vec<&str> = html.split("<g class=\"pc\"").skip(1).collect();
            let pieces = pieces.iter().filter(|piece| piece.starts_with(&format!(" data-at=\"{zone}\"")));
            let seats = pieces.map(|piece| {
                let drawing = between(piece, "<use", "/>");
                let middle = |from, size| attribute(drawing, from) + attribute(drawing, size) / 2.0;
                (middle("x", "width"), middle("y", "height"))
            });
            let seats: Vec<Point> = seats.collect();
            assert_eq!(seats.len(), count + usize::from(card.nest & (1 << place) != 0), "{zone}");
            assert!(seats.iter().all(|&seat| contains(&polygon, seat)), "{zone} with {count}: {seats:?}");
        }
    }
}

#[test]
fn no_key_lies_on_the_name_or_the_numeral_of_a_district() {
    for (mode, turn) in
        [Mode::Standard, Mode::Hard].into_iter().flat_map(|mode| (0..4).map(move |turn| (mode, turn)))
    {
        for (language, active) in Language::ALL.into_iter().flat_map(|to| [(to, true), (to, false)]) {
            let (html, view) = city(mode, all_districts(turn, active), language);
            let size = between(&html, "<svg class=\"map\" viewBox=\"0 0 ", "\"");
            let (width, height) =
                size.split_once(' ').map(|(width, height)| (number(width), number(height))).unwrap();
            let over = between(&html, "<svg class=\"over\"", "</section>");
            assert_eq!(over.contains("#i-moon"), !active, "the plates of inactive districts have a moon");
            // The sign of each zone of each district, in their order.
            let signs = over.split("<svg ").filter(|sign| sign.contains("zone-l") || sign.contains("key-c"));
            let mut signs = signs
                .map(|sign| (attribute(sign, "x") * width / 100.0, attribute(sign, "y") * height / 100.0));
            let plates = over.split("<g class=\"full\">").skip(1);
            let pennants =
                html.split("<use href=\"#pennant\"").filter_map(|before| before.rsplit_once("translate("));
            let mut sites = plates.zip(pennants);
            for district in &view.districts {
                let (plate, (_, at)) = sites.next().expect("a plate and a pennant");
                let at = at.split(')').next().and_then(|at| at.split_once(' ')).expect("a place");
                let (left, top) = (number(at.0), number(at.1));
                let name = number(between(plate, " d=\"M0 -11h", "v")) / LEAST;
                let labels = [(2.0, 2.0, 32.0, 34.0), (3.0, SIDE - 11.0 / LEAST, name.min(232.0), 30.0)];
                for zone in &district.zones {
                    let (x, y) = signs.next().expect("a sign");
                    let (x, y) = (x - left, y - top);
                    for (left, top, width, height) in labels {
                        let far = (x - x.clamp(left, left + width)).hypot(y - y.clamp(top, top + height));
                        assert!(
                            far > KEY - ROUNDED,
                            "zone {} turned {turn}, {mode:?}, in {language:?}: {x} {y}",
                            zone.name
                        );
                    }
                }
            }
            assert_eq!((signs.next(), sites.next()), (None, None), "everything belongs to a district");
        }
    }
}
