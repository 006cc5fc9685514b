//! Plays the scenarios: each is a position, answers of chance, choices, and expectations.

use std::path::Path;
use std::sync::Arc;

use ratcatcher::{Ratcatcher, load};
use testkit::Scenarios;

/// Rules that only forbid: for them a refusal is enough.
const ONLY_FORBID: [&str; 5] = ["R5.3", "A55", "A57", "A58", "A74"];

fn scenarios() -> Scenarios {
    Scenarios::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios")).unwrap()
}

#[test]
fn every_scenario_goes_as_it_says() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    scenarios().go_as_they_say(&game).unwrap();
}

#[test]
fn every_rule_is_seen_at_work() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    scenarios().show_every_rule(&game, |rule| ONLY_FORBID.contains(&rule)).unwrap();
}
