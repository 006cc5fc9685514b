//! `hedgerow puzzles check` searches puzzles exhaustively; `hedgerow lessons check` plays lessons.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ::tutorial::{Difficulty, Lesson, Puzzle, rehearse, solve};
use clap::{Args, Subcommand};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::games::{NAMES, Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::scenarios;

/// The commands for puzzles.
#[derive(Debug, Subcommand)]
pub enum Puzzles {
    /// Search puzzles exhaustively, and prove that each has exactly the solutions that it claims.
    #[command(after_help = "Example: hedgerow puzzles check games/everdell/content/puzzles")]
    Check(Check),
}

/// The commands for lessons.
#[derive(Debug, Subcommand)]
pub enum Lessons {
    /// Play lessons in every possible way.
    #[command(after_help = "Example: hedgerow lessons check games/mystics/content/lessons")]
    Check(Check),
}

/// The files to check.
#[derive(Debug, Args)]
pub struct Check {
    /// Files, or folders of files; the folder in `games/` names their game (default: the files built into the
    /// program).
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
}

/// The results of all files.
#[derive(Debug, Serialize)]
struct Summary {
    passed: usize,
    failed: usize,
    files: Vec<Checked>,
}

/// The result of one file.
#[derive(Debug, Serialize)]
struct Checked {
    game: String,
    name: String,
    /// The number of positions searched, or of steps played.
    looked_at: usize,
    /// Faults, in the order in which they were found.
    faults: Vec<String>,
}

/// Runs a command.
pub fn puzzles(command: &Puzzles, context: &mut Context<'_>) -> Outcome {
    let Puzzles::Check(check) = command;
    check.run(context, ::tutorial::puzzles, check_puzzle)
}

/// Runs a command.
pub fn lessons(command: &Lessons, context: &mut Context<'_>) -> Outcome {
    let Lessons::Check(check) = command;
    check.run(context, ::tutorial::lessons, check_lesson)
}

impl Check {
    fn run<T: DeserializeOwned + Clone + 'static>(
        &self,
        context: &mut Context<'_>,
        builtin: impl Fn(&str) -> &'static [T],
        check: impl Fn(&str, &T) -> Result<Checked, CliError>,
    ) -> Outcome {
        let mut files = Vec::new();
        let mut all = Vec::new();
        if self.paths.is_empty() {
            for &game in NAMES {
                all.extend(builtin(game).iter().map(|one| (game.to_owned(), one.clone())));
            }
        }
        for path in &self.paths {
            let trouble = |fault| CliError::Failed(format!("{}: {fault}", path.display()));
            for file in scenarios::find(path).map_err(trouble)? {
                match read(&file) {
                    Ok(one) => all.push(one),
                    Err(fault) => files.push(Checked {
                        game: String::new(),
                        name: file.display().to_string(),
                        looked_at: 0,
                        faults: vec![fault],
                    }),
                }
            }
        }
        for (game, one) in &all {
            files.push(check(game, one)?);
        }
        let failed = files.iter().filter(|checked| !checked.faults.is_empty()).count();
        let summary = Summary { passed: files.len() - failed, failed, files };
        match context.format {
            Format::Json => context.json(&summary)?,
            Format::Text => summary.tell(context)?,
        }
        Ok(Verdict::fine_if(summary.failed == 0 && !summary.files.is_empty()))
    }
}

impl Summary {
    fn tell(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        for Checked { game, name, looked_at, faults } in &self.files {
            let verdict = if faults.is_empty() { "as it says" } else { "NOT as it says" };
            writeln!(context.out, "{game} {name}: {verdict} ({looked_at} looked at)")?;
            for fault in faults {
                writeln!(context.out, "    {fault}")?;
            }
        }
        writeln!(context.out, "{} passed, {} failed", self.passed, self.failed)?;
        Ok(())
    }
}

/// A lesson or a puzzle of a file, with its game.
fn read<T: DeserializeOwned>(file: &Path) -> Result<(String, T), String> {
    let full = file.canonicalize().map_err(|fault| fault.to_string())?;
    // Either `<game>/puzzles`, or `<game>/content/puzzles` as in this project.
    let mut folders = full.ancestors().skip(2).take(2).filter_map(|folder| folder.file_name()?.to_str());
    let game = folders.find(|name| NAMES.contains(name));
    let game = game.ok_or_else(|| format!("is in no folder like games/{}/content/puzzles", NAMES[0]))?;
    let text = fs::read_to_string(file).map_err(|fault| fault.to_string())?;
    let read = toml::from_str(&text).map_err(|fault| fault.to_string().trim_end().to_owned())?;
    Ok((game.to_owned(), read))
}

/// Checks a puzzle with its game.
struct Solving<'a>(&'a Puzzle);

impl Work for Solving<'_> {
    type Result = (usize, Vec<String>);

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        let game = G::builtin().game;
        let mut faults = Vec::new();
        for rule in &self.0.rules {
            if <G::Rule as tabletop::RuleId>::find(rule).is_none() {
                faults.push(format!("there is no rule {rule}"));
            }
        }
        let solved = match solve(&*game, self.0) {
            Ok(solved) => solved,
            Err(fault) => {
                faults.push(fault.to_string());
                return Ok((0, faults));
            }
        };
        let claimed: BTreeSet<Vec<String>> = self.0.solutions.iter().cloned().collect();
        if claimed.is_empty() {
            faults.push("it claims no solution".to_owned());
        }
        let missing = claimed.difference(&solved.lines);
        faults.extend(missing.map(|line| format!("is no solution: {}", line.join(" "))));
        let more = solved.lines.difference(&claimed);
        faults.extend(more.map(|line| format!("is a solution, too: {}", line.join(" "))));
        let difficulty = Difficulty::of(solved.luck);
        if self.0.difficulty != difficulty {
            faults.push(format!(
                "is {}: guessing solves it once in {:.0} times",
                difficulty.name(),
                1.0 / solved.luck
            ));
        }
        Ok((solved.positions, faults))
    }
}

fn check_puzzle(game: &str, puzzle: &Puzzle) -> Result<Checked, CliError> {
    let (looked_at, faults) = with_game(game, Solving(puzzle))?;
    Ok(Checked { game: game.to_owned(), name: puzzle.name.clone(), looked_at, faults })
}

/// Plays a lesson with its game.
struct Playing<'a>(&'a Lesson);

impl Work for Playing<'_> {
    type Result = Vec<String>;

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        let played = rehearse(&G::builtin().game, self.0);
        Ok(played.err().map(|fault| fault.to_string()).into_iter().collect())
    }
}

fn check_lesson(game: &str, lesson: &Lesson) -> Result<Checked, CliError> {
    let faults = with_game(game, Playing(lesson))?;
    let (game, name) = (game.to_owned(), lesson.name.clone());
    Ok(Checked { game, name, looked_at: lesson.steps.len(), faults })
}
