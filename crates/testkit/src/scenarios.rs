//! Checks of the scenarios of a game: each passes, and together they cover every rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tabletop::{Game, Narration, RuleId, Scenario, ScenarioState};

/// A file of scenarios; its name is the rule under which they are filed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    scenario: Vec<Scenario>,
}

/// All scenarios of a folder, each with its file name without extension.
#[derive(Debug, Clone)]
pub struct Scenarios(Vec<(String, Scenario)>);

impl Scenarios {
    /// Reads all TOML files of a folder.
    ///
    /// # Errors
    /// If a file cannot be read; the text names it and the reason.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let said = |path: &Path, fault: &dyn std::fmt::Display| format!("{}: {fault}", path.display());
        let listed = fs::read_dir(folder).map_err(|fault| said(folder, &fault))?;
        let mut files: Vec<PathBuf> = listed
            .map(|file| file.map(|file| file.path()))
            .collect::<Result<_, _>>()
            .map_err(|fault| said(folder, &fault))?;
        files.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
        files.sort();
        let mut scenarios = Vec::new();
        for path in files {
            let text = fs::read_to_string(&path).map_err(|fault| said(&path, &fault))?;
            let read: File = toml::from_str(&text).map_err(|fault| said(&path, &fault))?;
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            scenarios.extend(read.scenario.into_iter().map(|scenario| (stem.clone(), scenario)));
        }
        Ok(Self(scenarios))
    }

    /// All scenarios, without the names of their files.
    pub fn all(&self) -> impl Iterator<Item = &Scenario> {
        self.0.iter().map(|(_, scenario)| scenario)
    }

    /// Checks that every scenario passes and is filed under its rule.
    ///
    /// # Errors
    /// All failures.
    pub fn go_as_they_say<G: Narration + ScenarioState>(&self, game: &G) -> Result<(), String> {
        let mut failures = Vec::new();
        for (file, scenario) in &self.0 {
            let name = &scenario.name;
            if *file != scenario.rule {
                failures.push(format!("{file} · {name}: is filed under {}", scenario.rule));
            }
            for failure in scenario.check(game).failures {
                failures.push(format!("{file} · {name}: {}: {}", failure.at, failure.reason));
            }
        }
        told(&failures, &format!("failures in {} scenarios", self.0.len()))
    }

    /// Checks that the sources cite every regulating rule and that it acts in a scenario filed under it, and that
    /// every forbidding rule refuses a choice in one. A rule that refuses a choice must be declared as forbidding.
    /// If `only_forbids` holds for a rule, a refusal is enough.
    ///
    /// # Errors
    /// All gaps.
    pub fn show_every_rule<G: Narration + ScenarioState>(
        &self,
        game: &G,
        only_forbids: impl Fn(&str) -> bool,
    ) -> Result<(), String> {
        let (mut acted, mut refused, mut refused_anywhere) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for scenario in self.all() {
            let report = scenario.check(game);
            acted.extend(report.acted.get(scenario.rule.as_str()).copied());
            refused.extend(report.refused.get(scenario.rule.as_str()).copied());
            refused_anywhere.extend(report.refused);
        }
        let mut gaps = Vec::new();
        for entry in <G as Game>::Rule::all().iter().map(|rule| rule.entry()) {
            if refused_anywhere.contains(entry.id) && !entry.forbids {
                gaps.push(format!("{} refuses, but is not said to forbid", entry.id));
            }
            if !entry.regulates && !entry.forbids {
                continue;
            }
            if entry.sites.is_empty() {
                gaps.push(format!("{} is enforced nowhere", entry.id));
            }
            let seen = acted.contains(entry.id) || only_forbids(entry.id) && refused.contains(entry.id);
            if !seen {
                gaps.push(format!("{} acts in no scenario of its own", entry.id));
            }
            if entry.forbids && !refused.contains(entry.id) {
                gaps.push(format!("{} refuses in no scenario of its own", entry.id));
            }
        }
        told(&gaps, "gaps")
    }
}

fn told(faults: &[String], what: &str) -> Result<(), String> {
    if faults.is_empty() { Ok(()) } else { Err(format!("{} {what}:\n{}", faults.len(), faults.join("\n"))) }
}
