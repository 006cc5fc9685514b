//! Plays the scenarios: each is a position, what chance answers, choices, and what must follow.

use std::path::Path;
use std::sync::Arc;

use everdell::{Everdell, load};
use trials::Scenarios;

fn scenarios() -> Scenarios {
    Scenarios::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/everdell")).unwrap()
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
