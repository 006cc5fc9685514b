//! Plays the scenarios: each has a position, the answers of chance, choices, and the expected result.

use std::path::Path;
use std::sync::Arc;

use everdell::{Everdell, load};
use testkit::Scenarios;

fn scenarios() -> Scenarios {
    Scenarios::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios")).unwrap()
}

#[test]
fn every_scenario_goes_as_it_says() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    scenarios().go_as_they_say(&game).unwrap();
}

#[test]
fn every_rule_is_seen_at_work() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    scenarios().show_every_rule(&game, |_| true).unwrap();
}

#[test]
fn every_situation_of_the_peer_names_a_scenario() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let table = std::fs::read_to_string(root.join("situations.md")).unwrap();
    let mut named = 0;
    for line in table.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, number, tests, _, scenarios, _, _] = cells[..] else { continue };
        if number.parse::<u16>().is_err() || tests.parse::<u16>().is_err() {
            continue;
        }
        for scenario in scenarios.split("; ") {
            let (rule, name) = scenario.split_once(" “").expect("a rule and a name");
            let name = name.strip_suffix('”').expect("a name");
            let file = root.join(format!("scenarios/{rule}.toml"));
            let text = std::fs::read_to_string(&file).unwrap();
            assert!(text.contains(&format!("name = \"{name}\"")), "{rule} has no scenario “{name}”");
            named += 1;
        }
    }
    assert!(named > 250, "{named} scenarios are named");
}
