//! The scenarios of Everdell hold every fact of its content, but for the newest expansions.

use std::fs;
use std::process::Command;

use crate::common::root;
use serde_json::Value;

/// One fact in so many is changed; `hedgerow content mutate everdell` changes all of them.
const EVERY: &str = "37";

#[test]
fn a_changed_fact_of_everdell_fails_a_scenario() {
    let output = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(["--format", "json", "content", "mutate", "everdell", "--every", EVERY])
        .current_dir(root())
        .output()
        .unwrap();
    let found: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|fault| panic!("{fault}: {}", String::from_utf8_lossy(&output.stderr)));
    let count = |field: &str| found[field].as_u64().unwrap();
    assert!(count("changes") > 100 && count("noticed") > 30, "{found}");
    let cards = newleaf_cards();
    let missed = found["missed"].as_array().unwrap().iter();
    let missed: Vec<&Value> = missed.filter(|missed| !is_open(missed, &cards)).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

/// Whether a fact is one of Spirecrest's or Newleaf's, whose scenarios hold every rule but not yet every fact.
fn is_open(missed: &Value, cards: &[String]) -> bool {
    let [file, path] = ["file", "path"].map(|field| missed[field].as_str().unwrap());
    ["newleaf.toml", "spirecrest.toml"].contains(&file)
        || path.starts_with("activity.") && path.ends_with(".newleaf")
        || cards.iter().any(|card| path.starts_with(&format!("card.{card}.")))
}

/// The cards of Newleaf.
fn newleaf_cards() -> Vec<String> {
    let text = fs::read_to_string(root().join("games/everdell/content/cards.toml")).unwrap();
    let cards: toml::Table = text.parse().unwrap();
    let cards = cards["card"].as_array().unwrap().iter();
    let cards = cards.filter(|card| card["set"].as_str() == Some("newleaf"));
    cards.map(|card| card["id"].as_str().unwrap().to_owned()).collect()
}
