use std::collections::{BTreeMap, BTreeSet};

use content::ContentPatch;
use toml::Value;

const PACK: [(&str, &str); 3] = [
    (
        "cards.toml",
        "[[card]]\nid = \"bard\"\npoints = 0\ncost = { berry = 3 }\n[[card]]\nid = \"fool\"\npoints = -2\n",
    ),
    ("chapter_01.toml", "end = 6\n[[tile]]\nid = \"yard\"\n"),
    ("chapter_02.toml", "end = 7\n[[tile]]\nid = \"yard\"\n"),
];

fn changed(path: &str, value: impl Into<Value>) -> Result<BTreeMap<String, String>, String> {
    let changes = BTreeMap::from([(path.to_owned(), value.into())]);
    let change = ContentPatch { changes, ..ContentPatch::default() };
    change.apply(&PACK).map_err(|faults| faults[0].to_string())
}

#[test]
fn a_path_leads_to_a_field_of_a_record() {
    let files = changed("card.bard.cost.berry", 2).unwrap();
    assert!(files["cards.toml"].contains("berry = 2") && files["cards.toml"].contains("points = -2"));
    let files = changed("card.#2.points", 3).unwrap();
    assert!(files["cards.toml"].contains("points = 3") && files["cards.toml"].contains("points = 0"));
    let files = changed("chapter_02.end", 9).unwrap();
    assert!(files["chapter_02.toml"].contains("end = 9") && files["chapter_01.toml"] == PACK[1].1);
}

#[test]
fn a_path_that_leads_nowhere_says_where_it_ends() {
    for (path, said) in [
        ("card.lute.points", "there is no `lute`, only bard, fool"),
        ("card.#3.points", "there is no `#3`, only bard, fool"),
        ("card.bard.points.x", "nothing inside"),
        ("card.bard.price.berry", "there is no `price`"),
        ("tile.yard.side", "several files (chapter_01.toml, chapter_02.toml)"),
        ("moon.x", "no file of the pack has a `moon`"),
        ("cards", "add the record"),
        ("", "no file"),
    ] {
        let fault = changed(path, 1).unwrap_err();
        assert!(fault.contains(said), "{path}: {fault}");
    }
}

#[test]
fn a_field_is_taken_out() {
    let gone =
        |path: &str| ContentPatch { gone: BTreeSet::from([path.to_owned()]), ..ContentPatch::default() };
    let files = gone("card.bard.cost").apply(&PACK).unwrap();
    assert!(!files["cards.toml"].contains("berry") && files["cards.toml"].contains("points = -2"));
    let files = gone("chapter_01.end").apply(&PACK).unwrap();
    assert!(!files["chapter_01.toml"].contains("end"));
    for (path, said) in [
        ("card.bard.price", "there is no `price`"),
        ("card.#1", "not a part of a list"),
        ("card.lute.cost", "there is no `lute`"),
    ] {
        let fault = gone(path).apply(&PACK).unwrap_err()[0].to_string();
        assert!(fault.contains(said), "{path}: {fault}");
    }
    // The later change holds.
    let put = ContentPatch {
        changes: BTreeMap::from([("card.bard.cost".to_owned(), Value::Integer(1))]),
        ..ContentPatch::default()
    };
    assert_eq!(gone("card.bard.cost").and(&put), put);
    assert_eq!(put.and(&gone("card.bard.cost")), gone("card.bard.cost"));
}

#[test]
fn a_file_is_laid_over_and_then_changed() {
    let files = BTreeMap::from([("chapter_01.toml".to_owned(), "end = 3\n".to_owned())]);
    let changes = BTreeMap::from([("chapter_01.end".to_owned(), Value::Integer(4))]);
    let files = ContentPatch { files, changes, ..ContentPatch::default() }.apply(&PACK).unwrap();
    assert_eq!(files["chapter_01.toml"].trim(), "end = 4");
    assert_eq!(files.len(), 3);
}
