//! Tests of forms.

use std::collections::BTreeMap;
use std::sync::Arc;

use content::{
    Control, Declared, Entry, FieldConstraints, FileSchema, Provenance, Record, RecordForms, Said, Sort,
    declared_order,
};
use schemars::JsonSchema;
use serde::Deserialize;
use tabletop::Names;
use toml::{Table, Value};

#[derive(Deserialize, JsonSchema)]
#[schemars(transform = declared_order::<Self>)]
#[expect(dead_code, reason = "only the schema is used")]
struct Card {
    id: String,
    points: i8,
    cost: Option<Cost>,
    track: Vec<Vec<String>>,
    borders: Vec<String>,
    open: Option<bool>,
    text: Option<String>,
    deed: Option<Vec<Deed>>,
    zone: Vec<Zone>,
    name: Option<Arc<Names>>,
    provenance: Provenance,
}

#[derive(Deserialize, JsonSchema)]
#[expect(dead_code, reason = "only the schema is used")]
struct Cost {
    #[schemars(range(min = 0, max = 9))]
    berry: u8,
}

#[derive(Deserialize, JsonSchema)]
#[schemars(transform = declared_order::<Self>)]
#[expect(dead_code, reason = "only the schema is used")]
struct Zone {
    #[schemars(extend("enum" = ["flags", "grass"]))]
    ground: String,
    polygon: Vec<(i16, i16)>,
    props: Vec<(String, i16, i16)>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "only the schema is used")]
enum Deed {
    /// Once.
    Played(Act),
    /// Every time.
    Production(Act),
    /// Never.
    Nothing,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "only the schema is used")]
enum Act {
    /// Some.
    Draw(u8),
    /// Several fields.
    Pay(Pay),
    /// A word.
    Rest,
}

#[derive(Deserialize, JsonSchema)]
#[schemars(transform = declared_order::<Self>)]
#[expect(dead_code, reason = "only the schema is used")]
struct Pay {
    gain: Vec<String>,
    #[schemars(range(min = 0, max = 9))]
    most: u8,
    may: Option<bool>,
}

impl Declared for Card {
    const KIND: &'static str = "card";
}

const FILE: &str = r#"
[[card]]
id = "bard"
provenance = "rulebook"
points = 0
cost = { berry = 3 }
track = [["deploy 1"], [], ["mutation", "nemesis"]]
borders = ["ab", "cd"]
zone = [{ ground = "flags", polygon = [[0, 0], [62, 5]], props = [["tree", 1, 2]] }]
[card.name]
en = "Bard"
pl = "Bard"
hu = "Bárd"

[[card]]
id = "fool"
provenance = "rulebook"
points = -2
open = true
deed = [{ played = { draw = 2 } }, { production = { pay = { gain = ["berry 1"], most = 3 } } }, { played = "rest" }, "nothing"]
track = []
borders = []
text = "one\ntwo"
zone = []
"#;

fn schemas() -> [FileSchema; 1] {
    [FileSchema::new("cards.toml").many::<Card>()]
}

fn desk() -> RecordForms {
    let record = |id: &str| Record {
        file: "cards.toml",
        kind: "card",
        id: id.into(),
        name: None,
        provenance: Provenance::Rulebook,
    };
    RecordForms::new([("cards.toml", FILE)], &[record("bard"), record("fool")], &schemas())
}

/// The fields that a browser submits for an unchanged form.
fn sent(controls: &[Control], said: &mut Said) {
    for Control { name, sort, .. } in controls {
        let text = match sort {
            Sort::Choice(name, controls) => {
                sent(controls, said);
                name.clone()
            }
            Sort::Flag(flag) => flag.map(|flag| flag.to_string()).unwrap_or_default(),
            Sort::Line(text) | Sort::Json(text) => text.clone(),
            Sort::Text(text) | Sort::Lines(text) | Sort::Grid(text) => text.replace('\n', "\r\n"),
            Sort::Group(controls) => {
                sent(controls, said);
                continue;
            }
            Sort::Rows(rows) => {
                sent(rows, said);
                rows.len().to_string()
            }
        };
        said.insert(name.clone(), text);
    }
}

fn form(desk: &RecordForms, path: &str) -> (Entry, Said) {
    let entry = desk.find(path).unwrap().clone();
    let mut said = Said::new();
    sent(&desk.controls(&entry, &entry.fields), &mut said);
    (entry, said)
}

#[test]
fn what_nobody_changed_comes_back_as_it_was() {
    let desk = desk();
    assert_eq!(desk.entries().len(), 2);
    for path in ["card.bard", "card.fool"] {
        let (entry, said) = form(&desk, path);
        assert_eq!(desk.read(&entry, &entry.fields, &said), (entry.fields.clone(), false), "{said:?}");
        assert!(desk.change(&entry, &entry.fields).is_empty());
        // A submitted form without values changes nothing.
        assert_eq!(desk.read(&entry, &entry.fields, &Said::new()).0, entry.fields);
    }
}

#[test]
fn what_is_typed_becomes_a_change() {
    let desk = desk();
    let (entry, mut said) = form(&desk, "card.bard");
    for (name, value) in [
        ("f.points", " 4 "),
        ("f.cost.berry", "two"),
        ("f.track.#2", "peculiar,  deploy 2"),
        ("f.borders", "ab\r\n\r\n bc \r\n"),
        ("f.zone.#1.polygon", "1, 2\r\n3,4.5"),
        ("f.open", "false"),
    ] {
        assert!(said.insert(name.to_owned(), value.to_owned()).is_some(), "{name}: {said:?}");
    }
    let (now, grown) = desk.read(&entry, &entry.fields, &said);
    let change = desk.change(&entry, &now);
    let told: Vec<String> = change.changes.iter().map(|(path, value)| format!("{path} = {value}")).collect();
    assert_eq!(
        told,
        [
            "card.bard.borders = [\"ab\", \"bc\"]",
            "card.bard.cost = { berry = \"two\" }",
            "card.bard.open = false",
            "card.bard.points = 4",
            "card.bard.track = [[\"deploy 1\"], [\"peculiar\", \"deploy 2\"], [\"mutation\", \"nemesis\"]]",
            "card.bard.zone = [{ ground = \"flags\", polygon = [[1, 2], [3, 4.5]], props = [[\"tree\", 1, 2]] }]",
        ]
    );
    assert!(!grown && change.gone.is_empty());
    assert_eq!(desk.changed(&entry, &change), now);
}

#[test]
fn what_is_left_empty_is_taken_out() {
    let desk = desk();
    let (entry, mut said) = form(&desk, "card.fool");
    said.insert("f.open".to_owned(), String::new());
    said.insert("f.text".to_owned(), String::new());
    let (now, _) = desk.read(&entry, &entry.fields, &said);
    let change = desk.change(&entry, &now);
    let gone: Vec<&str> = change.gone.iter().map(String::as_str).collect();
    assert_eq!((gone, change.changes.len()), (vec!["card.fool.open", "card.fool.text"], 0));
    assert_eq!(desk.changed(&entry, &change), now);
}

#[test]
fn lists_grow_and_shrink() {
    let desk = desk();
    let (entry, mut said) = form(&desk, "card.bard");
    said.insert("n.track".to_owned(), "5".to_owned());
    said.insert("n.zone".to_owned(), "0".to_owned());
    let (now, grown) = desk.read(&entry, &entry.fields, &said);
    assert!(grown);
    assert_eq!(now["track"].as_array().unwrap().len(), 5);
    assert_eq!(now["zone"].as_array().unwrap().len(), 0);
    // Invalid numbers of parts leave a list unchanged, and large ones are limited.
    for (count, rows) in [("many", 3), ("-1", 3), ("", 3), ("99999999999999999999", 3), ("4000000000", 200)] {
        said.insert("n.track".to_owned(), count.to_owned());
        let (now, _) = desk.read(&entry, &entry.fields, &said);
        assert_eq!(now["track"].as_array().unwrap().len(), rows, "{count}");
    }
}

/// Submits the form of the fool with these changes: its deeds, and whether the form must be shown again.
fn deeds(changes: &[(&str, &str)]) -> (String, bool) {
    let desk = desk();
    let (entry, mut said) = form(&desk, "card.fool");
    said.extend(changes.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())));
    let (now, grown) = desk.read(&entry, &entry.fields, &said);
    (now.get("deed").map(ToString::to_string).unwrap_or_default(), grown)
}

#[test]
fn one_of_several_things_is_chosen_by_its_name() {
    let desk = desk();
    let (_, said) = form(&desk, "card.fool");
    for (name, value) in [
        ("n.deed", "4"),
        ("k.deed.#1", "played"),
        ("k.deed.#1.played", "draw"),
        ("f.deed.#1.played.draw", "2"),
        ("k.deed.#2.production", "pay"),
        ("f.deed.#2.production.pay.gain", "berry 1"),
        ("f.deed.#2.production.pay.most", "3"),
        ("f.deed.#2.production.pay.may", ""),
        ("k.deed.#3.played", "rest"),
        ("k.deed.#4", "nothing"),
    ] {
        assert_eq!(said.get(name).map(String::as_str), Some(value), "{name}: {said:?}");
    }
    let rest =
        "{ production = { pay = { gain = [\"berry 1\"], most = 3 } } }, { played = \"rest\" }, \"nothing\"]";
    // An alternative without a payload needs no more controls.
    assert_eq!(deeds(&[("k.deed.#1.played", "rest")]), (format!("[{{ played = \"rest\" }}, {rest}"), false));
    assert_eq!(deeds(&[("k.deed.#1", "nothing")]), (format!("[\"nothing\", {rest}"), false));
    // Input is kept where another alternative has a payload of the same shape.
    let kept = format!("[{{ production = {{ draw = 5 }} }}, {rest}");
    assert_eq!(deeds(&[("k.deed.#1", "production"), ("f.deed.#1.played.draw", "5")]), (kept, false));
    // Another alternative has other fields, so the form must be shown again.
    let asked = format!("[{{ played = {{ pay = {{ gain = [], most = 1 }} }} }}, {rest}");
    assert_eq!(deeds(&[("k.deed.#1.played", "pay")]), (asked, true));
    // An empty name removes a part; an unknown name is kept for the reader of packs.
    assert_eq!(deeds(&[("k.deed.#1", "")]), (format!("[{rest}"), false));
    assert!(deeds(&[("k.deed.#4", "sing")]).0.contains("\"sing\""));
    assert_eq!(deeds(&[("n.deed", "0")]), (String::new(), false));
}

#[test]
fn a_choice_that_fits_nothing_is_shown_as_it_is() {
    let desk = desk();
    let entry = desk.find("card.fool").unwrap();
    let mut fields = entry.fields.clone();
    let strange = toml::from_str::<Table>("deed = [{ played = { draw = 1 }, visit = 2 }]").unwrap();
    fields.insert("deed".to_owned(), strange["deed"].clone());
    let mut said = Said::new();
    sent(&desk.controls(entry, &fields), &mut said);
    assert!(said.contains_key("j.deed.#1"), "{said:?}");
    assert_eq!(desk.read(entry, &fields, &said), (fields, false));
}

#[test]
fn what_a_record_is_called_by_is_left_alone() {
    let desk = desk();
    let (entry, mut said) = form(&desk, "card.bard");
    assert!(!said.contains_key("f.id") && !said.contains_key("f.provenance"));
    for name in ["f.id", "f.provenance", "f.known", "f.nothing", "j.id", "f.", "f", "žf."] {
        said.insert(name.to_owned(), "x".to_owned());
    }
    assert_eq!(desk.read(&entry, &entry.fields, &said).0, entry.fields);
}

#[test]
fn changes_of_any_path_are_found_again() {
    let desk = desk();
    let other = FILE.replace("points = -2", "points = 7");
    let records: Vec<Record> = desk.entries().iter().map(|entry| entry.record.clone()).collect();
    let other = RecordForms::new([("cards.toml", &*other)], &records, &schemas());
    let change = desk.change_to(&other).unwrap();
    assert_eq!(change.changes, BTreeMap::from([("card.fool.points".to_owned(), Value::Integer(7))]));
    assert_eq!(
        desk.of_path("card.fool.points").map(|(entry, field)| (&*entry.path, field)),
        Some(("card.fool", "points"))
    );
    let fewer = RecordForms::new([("cards.toml", FILE)], &records[..1], &schemas());
    assert_eq!(desk.change_to(&fewer), None);
}

#[test]
fn a_form_is_made_of_what_the_type_declares() {
    let desk = desk();
    let entry = desk.find("card.fool").unwrap();
    let controls = desk.controls(entry, &entry.fields);
    // In the order of the declaration, but localised texts last, including fields that the record does not have.
    let labels: Vec<&str> = controls.iter().map(|control| &*control.label).collect();
    assert_eq!(labels, ["points", "cost", "track", "borders", "open", "text", "deed", "zone", "name"]);
    assert_eq!(controls[0].wanted, FieldConstraints::Number("-128".into(), "127".into()));
    let Sort::Group(cost) = &controls[1].sort else { panic!("{:?}", controls[1]) };
    assert_eq!(cost[0].wanted, FieldConstraints::Number("0".into(), "9".into()));

    let entry = desk.find("card.bard").unwrap();
    let controls = desk.controls(entry, &entry.fields);
    let Sort::Rows(zones) = &controls[7].sort else { panic!("{:?}", controls[7]) };
    let Sort::Group(zone) = &zones[0].sort else { panic!("{:?}", zones[0]) };
    assert_eq!(zone[0].wanted, FieldConstraints::Word(vec!["flags".into(), "grass".into()]));
}
