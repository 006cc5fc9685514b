//! `hedgerow scenario check`: plays scenario files.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::Serialize;
use tabletop::{Report, Scenario, ScenarioFailure};

use crate::games::Games;
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::scenarios;

/// The commands for scenario files.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play the scenarios of files or folders, and check their expectations.
    #[command(after_help = "Example: hedgerow scenario check games/ratcatcher/scenarios --format json")]
    Check(Check),
}

/// The scenarios to check.
#[derive(Debug, Args)]
pub struct Check {
    /// Scenario files (.toml or .json), or folders of such files.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// The results of all scenarios.
#[derive(Debug, Default, Serialize)]
struct Summary {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
}

/// An expectation of a scenario that was not met, or a file that cannot be read.
#[derive(Debug, Serialize)]
struct Failure {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    scenario: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    at: String,
    reason: String,
}

/// Runs a command.
pub fn run(command: Command, context: &mut Context<'_>) -> Outcome {
    match command {
        Command::Check(check) => check.run(context),
    }
}

impl Check {
    fn run(&self, context: &mut Context<'_>) -> Outcome {
        let games = Games::builtin();
        let mut summary = Summary::default();
        for path in &self.paths {
            let files = scenarios::find(path)
                .map_err(|fault| CliError::Failed(format!("{}: {fault}", path.display())))?;
            if files.is_empty() {
                let reason = "there is no scenario file in this folder; they end in .toml or .json";
                return Err(CliError::Failed(format!("{}: {reason}", path.display())));
            }
            for file in files {
                summary.check(&games, &file);
            }
        }
        match context.format {
            Format::Json => context.json(&summary)?,
            Format::Text => summary.tell(context)?,
        }
        Ok(Verdict::fine_if(summary.failed == 0))
    }
}

impl Summary {
    /// Checks every scenario of a file. An unreadable file counts as one failed scenario.
    fn check(&mut self, games: &Games, file: &Path) {
        let name = file.display().to_string();
        match scenarios::read_file(file) {
            Ok(scenarios) => scenarios.iter().for_each(|scenario| self.play(games, &name, scenario)),
            Err(reason) => {
                self.failed += 1;
                self.failures.push(Failure {
                    file: name,
                    scenario: None,
                    rule: None,
                    at: String::new(),
                    reason,
                });
            }
        }
    }

    fn play(&mut self, games: &Games, file: &str, scenario: &Scenario) {
        let report = play(games, scenario);
        if report.passed() {
            self.passed += 1;
            return;
        }
        self.failed += 1;
        self.failures.extend(report.failures.into_iter().map(|failure| Failure {
            file: file.to_owned(),
            scenario: Some(scenario.name.clone()),
            rule: Some(scenario.rule.clone()),
            at: failure.at,
            reason: failure.reason,
        }));
    }

    fn tell(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        for Failure { file, scenario, rule, at, reason } in &self.failures {
            match (scenario, rule) {
                (Some(scenario), Some(rule)) => {
                    writeln!(context.out, "{file}: {rule} “{scenario}”: {at}: {reason}")?;
                }
                _ => writeln!(context.out, "{file}: {reason}")?,
            }
        }
        writeln!(context.out, "{} passed, {} failed", self.passed, self.failed)?;
        Ok(())
    }
}

/// Plays a scenario of any game.
pub fn play(games: &Games, scenario: &Scenario) -> Report {
    if let Some(erased) = games.find(&scenario.game) {
        return erased.check_scenario(scenario);
    }
    let reason = format!("there is no game `{}`, only {}", scenario.game, games.names());
    let failure = ScenarioFailure { at: "game".to_owned(), reason };
    Report { failures: vec![failure], ..Report::default() }
}
