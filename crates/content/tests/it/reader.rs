use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use content::{Declared, FaultCollector, FileReader, FileSchema, Provenance, Record, declared_order};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;
use tabletop::Names;

/// A card.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>)]
struct Card {
    #[schemars(extend("format" = "id"))]
    id: Box<str>,
    #[schemars(range(min = 1, max = 9))]
    points: u8,
    colour: Colour,
    #[serde(default)]
    #[schemars(length(max = 2), extend("uniqueItems" = true))]
    tags: Vec<Colour>,
    #[schemars(extend("x-item" = "step"))]
    track: [Vec<Verse>; 2],
    #[serde(default)]
    part: Vec<Part>,
    provenance: Provenance,
}

#[derive(Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Colour {
    Red,
    Blue,
}

/// A part.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = declared_order::<Self>, extend("x-part" = "part {letter}"))]
struct Part {
    name: Arc<Names>,
    at: Option<(u8, u8)>,
}

#[derive(Debug, PartialEq)]
struct Verse(u8);

impl FromStr for Verse {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix("verse ").and_then(|number| number.parse().ok()).map(Self).ok_or(())
    }
}

content::phrases! {
    Verse: "verse", "`verse` and a number";
}

impl Declared for Card {
    const KIND: &'static str = "card";
}

fn read(text: &str) -> (Vec<String>, Option<Vec<Card>>, Vec<Record>) {
    let mut collector = FaultCollector::default();
    collector.understand::<Verse>();
    let files = BTreeMap::from([("cards.toml".to_owned(), text.to_owned())]);
    let file = collector.open(&files, "cards.toml").unwrap();
    let mut reader = FileReader::new(&mut collector, file);
    let cards = reader.all(3, |checks, card: Card| {
        if card.tags.contains(&card.colour) {
            checks.fault("`tags` holds its `colour`");
        }
        Some(card)
    });
    reader.finish();
    (collector.faults.iter().map(ToString::to_string).collect(), cards, collector.records)
}

#[test]
fn a_sound_record_becomes_a_value() {
    let (faults, cards, records) = read(
        r#"[[card]]
            id = "bard"
            points = 3
            colour = "red"
            track = [["verse 7"], []]
            part = [{ name = { en = "a", pl = "b", hu = "c" }, at = [1, 2] }]
            provenance = "public"
            source = "A page""#,
    );
    assert_eq!(faults, [""; 0]);
    let card = &cards.unwrap()[0];
    assert_eq!((&*card.id, card.points, &card.track[0][0]), ("bard", 3, &Verse(7)));
    assert_eq!((&*card.part[0].name.hu, card.part[0].at), ("c", Some((1, 2))));
    assert_eq!(card.provenance, Provenance::Public("A page".into()));
    assert_eq!((&*records[0].id, &records[0].provenance), ("bard", &card.provenance));
}

#[test]
fn every_fault_of_a_record_is_told_in_the_order_of_its_type() {
    let (faults, cards, _) = read(
        r#"[[card]]
            id = "bard"
            zeal = 1
            provenance = "hearsay"
            part = [{ name = { en = "a", pl = "", de = "c" } }, 3]
            track = [["verse 7", "song"], "verse"]
            tags = ["red", "green", "blue"]
            points = 10

            [[card]]
            id = "fool"
            points = 1
            colour = "blue"
            tags = ["red", "red"]
            track = [[], [], []]
            provenance = "rulebook""#,
    );
    assert!(cards.is_none());
    assert_eq!(
        faults,
        [
            "cards.toml: card bard: `points` is 10, but must be a whole number from 1 to 9",
            "cards.toml: card bard: `colour` is missing",
            "cards.toml: card bard: `tags` has 3 entries, but must have at most 2",
            "cards.toml: card bard: step 1 of `track` is `song`, which is no verse",
            "cards.toml: card bard: step 2 of `track` must be a list",
            "cards.toml: card bard, part a: `name.pl` is empty",
            "cards.toml: card bard, part a: `name.hu` is missing",
            "cards.toml: card bard: `part` is 3, but must be a table",
            "cards.toml: card bard: `provenance` is `hearsay`, but must be one of rulebook, public, reconstructed",
            "cards.toml: card bard, part a: unknown key `name.de`",
            "cards.toml: card bard: unknown key `zeal`",
            "cards.toml: card fool: `tags` holds `red` too often",
            "cards.toml: card fool: `track` has 3 steps, but must have 2",
        ]
    );
}

#[test]
fn what_fields_have_in_common_is_checked_beside_unknown_ones() {
    let card = "[[card]]\nid = \"a\"\npoints = 1\ncolour = \"red\"\ntags = [\"red\"]\ntrack = [[], []]\n\
                provenance = \"rulebook\"\nsource = \"A page\"\n";
    let (faults, ..) = read(&format!("{card}{card}[deck]"));
    assert_eq!(
        faults,
        [
            "cards.toml: card a: `tags` holds its `colour`",
            "cards.toml: card a: unknown key `source`",
            "cards.toml: card a: stands here twice",
            "cards.toml: card a: `tags` holds its `colour`",
            "cards.toml: card a: unknown key `source`",
            "cards.toml: unknown key `deck`",
        ]
    );
    let (faults, ..) = read(&card.repeat(4));
    assert_eq!(faults, ["cards.toml: there are 4 [[card]], but there can be at most 3"]);
}

#[test]
fn the_schema_of_a_file_says_what_its_reader_asks() {
    let schema = FileSchema::new("cards_07.toml").many::<Card>();
    assert_eq!((schema.file(), schema.name()), ("cards_07.toml", "cards"));
    let schema = schema.to_json();
    assert_eq!((&schema["required"], &schema["additionalProperties"]), (&json!(["card"]), &json!(false)));
    let card = &schema["properties"]["card"]["items"];
    assert_eq!(card["required"], json!(["id", "points", "colour", "track", "provenance"]));
    assert_eq!(card["properties"]["points"]["maximum"], json!(9));
    assert_eq!(card["properties"]["provenance"]["oneOf"][1]["const"], json!("public"));
    assert_eq!(card["properties"]["source"]["format"], json!("line"));
    assert_eq!(schema["$defs"]["Colour"]["enum"], json!(["red", "blue"]));
    assert_eq!(schema["$defs"]["Part"]["properties"]["at"]["type"], json!("array"));
    assert!(!schema.to_string().contains("null") && !schema.to_string().contains("x-order"));
}
