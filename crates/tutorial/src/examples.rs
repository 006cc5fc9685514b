//! Scenarios as examples of their rules.

use std::collections::BTreeSet;

use tabletop::Scenario;

use crate::files;
use crate::scenarios::{Notation, read};

/// The examples of a rule, in the order of their file; empty if there are none.
pub fn examples(game: &str, rule: &str) -> Vec<Scenario> {
    let text = files::find(&format!("games/{game}/scenarios/{rule}.toml"));
    // Tests parse all built-in scenarios.
    text.and_then(|text| read(Notation::Toml, text).ok()).unwrap_or_default()
}

/// The rules of a game that have examples.
pub fn example_rules(game: &str) -> BTreeSet<&'static str> {
    let stem = |(path, _): (&'static str, _)| path.rsplit('/').next()?.strip_suffix(".toml");
    files::below(&format!("games/{game}/scenarios/")).filter_map(stem).collect()
}
