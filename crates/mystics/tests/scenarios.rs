//! Plays the scenarios: each is a position, what chance answers, choices, and what must follow.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use mystics::{Mystics, Rule, load};
use serde::Deserialize;
use tabletop::{RuleId, Scenario};

/// A file of scenarios, named after the rule they are filed under.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenarios {
    scenario: Vec<Scenario>,
}

/// Every scenario with the name of its file, without the ending.
fn scenarios() -> Vec<(String, Scenario)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/mystics");
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
    let game = Mystics::new(Arc::new(load::builtin().clone()));
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

/// Every rule that regulates is cited by the sources and acts in a scenario filed under it, and
/// every rule that forbids refuses in one. A rule that refuses must be known to forbid.
#[test]
fn every_rule_is_seen_at_work() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    let (mut acted, mut refused, mut refused_anywhere) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, scenario) in scenarios() {
        let report = scenario.check(&game);
        acted.extend(report.acted.get(scenario.rule.as_str()).copied());
        refused.extend(report.refused.get(scenario.rule.as_str()).copied());
        refused_anywhere.extend(report.refused);
    }
    let mut faults = Vec::new();
    for entry in Rule::all().iter().map(|rule| rule.entry()) {
        if refused_anywhere.contains(entry.id) && !entry.forbids {
            faults.push(format!("{} refuses, but is not said to forbid", entry.id));
        }
        if !entry.regulates && !entry.forbids {
            continue;
        }
        if entry.sites.is_empty() {
            faults.push(format!("{} is enforced nowhere", entry.id));
        }
        // A rule that does nothing but forbid acts when it refuses.
        if !acted.contains(entry.id) && !refused.contains(entry.id) {
            faults.push(format!("{} acts in no scenario of its own", entry.id));
        }
        if entry.forbids && !refused.contains(entry.id) {
            faults.push(format!("{} refuses in no scenario of its own", entry.id));
        }
    }
    assert!(faults.is_empty(), "{} gaps:\n{}", faults.len(), faults.join("\n"));
}
