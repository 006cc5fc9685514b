//! Plays the scenarios: each is a position, what chance answers, choices, and what must follow.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ratcatcher::{Ratcatcher, load};
use serde::Deserialize;
use tabletop::Scenario;

/// A file of scenarios, named after the rule they are filed under.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenarios {
    scenario: Vec<Scenario>,
}

/// Every scenario with the name of its file, without the ending.
fn scenarios() -> Vec<(String, Scenario)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ratcatcher");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()))
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .collect();
    files.sort();
    let mut scenarios = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let read: Scenarios =
            toml::from_str(&text).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
        scenarios.extend(read.scenario.into_iter().map(|scenario| (stem.clone(), scenario)));
    }
    scenarios
}

#[test]
fn every_scenario_goes_as_it_says() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let scenarios = scenarios();
    let mut failures = Vec::new();
    for (file, scenario) in &scenarios {
        let name = &scenario.name;
        if *file != scenario.rule {
            failures.push(format!("{file} · {name}: is filed under {}", scenario.rule));
        }
        for failure in scenario.check(&game).failures {
            failures.push(format!("{file} · {name}: {}: {}", failure.at, failure.reason));
        }
    }
    assert!(
        failures.is_empty(),
        "{} failures in {} scenarios:\n{}",
        failures.len(),
        scenarios.len(),
        failures.join("\n")
    );
}
