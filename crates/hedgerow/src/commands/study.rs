//! `hedgerow study`: runs, summarises and compares studies of many games.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};
use i18n::Words;
use serde::Serialize;
use study::{Called, Compared, Ended, Pace, Runner, Study, StudyError, Summary, begun_in, run_here};
use tabletop::Message;

use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::progress::{EVERY, clock};
use crate::stop;

/// The commands for studies.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run a study, or continue an interrupted one.
    #[command(after_help = "Examples:\n  hedgerow study run docs/studies/pairs.toml --out pairs\n  \
                            hedgerow study run pairs --threads 2\n\n\
                            Ctrl+C stops it cleanly; the same command continues it.")]
    Run(Run),
    /// Check the file of a study, and show what it would play.
    #[command(after_help = "Example: hedgerow study check docs/studies/pairs.toml")]
    Check(File),
    /// Show the results of a study.
    #[command(after_help = "Example: hedgerow study summary pairs --format json")]
    Summary(Folder),
    /// Write a report: one self-contained page with charts.
    #[command(after_help = "Example: hedgerow study report pairs --out pairs.html --language pl")]
    Report(Report),
    /// Compare two studies: the differences, their size, and their statistical significance.
    ///
    /// If seed and players are the same, games of the same number are compared in pairs, because both had
    /// the same chance.
    #[command(after_help = "Example: hedgerow study compare before after --measures won,rounds")]
    Compare(Compare),
}

/// The study to run.
#[derive(Debug, Args)]
pub struct Run {
    /// The file of the study, or the results folder of a study that was begun.
    #[arg(value_name = "FILE|DIR")]
    study: PathBuf,
    /// The folder for the results (default: the name of the study, in this folder).
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The number of games played in parallel (default: the number of processors). It does not change the
    /// results.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// A study to check.
#[derive(Debug, Args)]
pub struct File {
    /// The file of the study.
    #[arg(value_name = "FILE")]
    study: PathBuf,
}

/// The results of a study.
#[derive(Debug, Args)]
pub struct Folder {
    /// The folder with the results.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

/// The report to write.
#[derive(Debug, Args)]
pub struct Report {
    /// The folder with the results of the study.
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The file for the page (default: `report.html` in the folder).
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The studies to compare.
#[derive(Debug, Args)]
pub struct Compare {
    /// The folder with the results to compare against.
    #[arg(value_name = "A")]
    first: PathBuf,
    /// The folder with the other results.
    #[arg(value_name = "B")]
    second: PathBuf,
    /// The columns to compare (default: the measures of the first study).
    #[arg(long, value_name = "NAME[,NAME…]", value_delimiter = ',')]
    measures: Vec<String>,
}

/// Runs a command.
pub fn run(command: &Command, context: &mut Context<'_>) -> Outcome {
    match command {
        Command::Run(run) => run.run(context),
        Command::Check(file) => file.check(context),
        Command::Summary(Folder { folder }) => tell(&Summary::read(folder)?, folder, context),
        Command::Report(report) => report.write(context),
        Command::Compare(compare) => compare.tell(context),
    }
}

impl From<StudyError> for CliError {
    fn from(fault: StudyError) -> Self {
        Self::Failed(fault.to_string())
    }
}

/// The games that a study would play.
#[derive(Debug, Serialize)]
struct Checked<'a> {
    study: &'a str,
    game: &'a str,
    cells: usize,
    games: u64,
    units: u64,
}

impl File {
    fn check(&self, context: &mut Context<'_>) -> Outcome {
        let runner = Runner::new(Study::read(&self.study)?)?;
        let study = runner.study();
        let cells = runner.cells();
        let count = cells.len() as u64;
        let checked = Checked {
            study: &study.name,
            game: &study.game,
            cells: cells.len(),
            games: study.games * count,
            units: u64::from(study.batches()) * count,
        };
        match context.format {
            Format::Json => context.json(&checked)?,
            Format::Text => {
                let words = Words::of(context.language);
                let said = Message::new("study-checked")
                    .key("study", &study.name)
                    .number("cells", whole(count))
                    .number("games", whole(study.games));
                writeln!(context.out, "{}", words.say(&said))?;
                for cell in cells {
                    writeln!(context.out, "  {} ({})", cell.label(), cell.players)?;
                }
            }
        }
        Ok(Verdict::Fine)
    }
}

impl Run {
    fn run(&self, context: &mut Context<'_>) -> Outcome {
        let (study, usual) = if self.study.is_dir() {
            (begun_in(&self.study)?, self.study.clone())
        } else {
            let study = Study::read(&self.study)?;
            let folder = PathBuf::from(&study.name);
            (study, folder)
        };
        let folder = self.out.clone().unwrap_or(usual);
        let runner = Runner::new(study)?;
        let threads = self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let words = Words::of(context.language);
        let mut teller = Teller::new(words, &runner.study().name);
        let stop = stop::flag().map_err(|fault| CliError::Failed(fault.to_string()))?;
        let ended = run_here(&runner, &folder, threads, &stop, &mut |pace| teller.tell(pace))?;
        drop(teller);
        match ended {
            Ended::Finished(summary) => tell(&summary, &folder, context),
            Ended::Stopped(Pace { done, all, .. }) => {
                let said = Message::new("study-stopped")
                    .number("done", whole(done))
                    .number("all", whole(all))
                    .key("folder", folder.display().to_string());
                eprintln!("{}", words.say(&said));
                Ok(Verdict::Failed)
            }
        }
    }
}

impl Report {
    fn write(&self, context: &mut Context<'_>) -> Outcome {
        let words = Words::of(context.language);
        let summary = Summary::read(&self.folder)?;
        let page = study::report(&summary, &Called::of(&begun_in(&self.folder)?), words);
        let file = self.out.clone().unwrap_or_else(|| self.folder.join("report.html"));
        fs::write(&file, page).map_err(|fault| CliError::Failed(format!("{}: {fault}", file.display())))?;
        let shown = file.display().to_string();
        match context.format {
            Format::Json => context.json(&Written { report: shown })?,
            Format::Text => {
                writeln!(context.out, "{}", words.say(&Message::new("study-reported").key("file", shown)))?;
            }
        }
        Ok(Verdict::Fine)
    }
}

/// The path of a written report.
#[derive(Debug, Serialize)]
struct Written {
    report: String,
}

impl Compare {
    fn tell(&self, context: &mut Context<'_>) -> Outcome {
        let compared = Compared::of(&self.first, &self.second, &self.measures)?;
        match context.format {
            Format::Json => context.json(&compared)?,
            Format::Text => write!(context.out, "{}", compared.text(Words::of(context.language)))?,
        }
        Ok(Verdict::Fine)
    }
}

fn whole(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Writes the results of a study.
fn tell(summary: &Summary, folder: &Path, context: &mut Context<'_>) -> Outcome {
    match context.format {
        Format::Json => context.json(summary)?,
        Format::Text => {
            let words = Words::of(context.language);
            write!(context.out, "{}", summary.text(words))?;
            let said = Message::new("study-where").key("folder", folder.display().to_string());
            writeln!(context.out, "{}", words.say(&said))?;
        }
    }
    Ok(Verdict::Fine)
}

/// Shows the progress of a study: continuously on a terminal, now and then elsewhere.
struct Teller {
    words: &'static Words,
    name: String,
    live: bool,
    told: Option<Instant>,
}

impl Teller {
    fn new(words: &'static Words, name: &str) -> Self {
        Self { words, name: name.to_owned(), live: io::stderr().is_terminal(), told: None }
    }

    fn tell(&mut self, pace: Pace) {
        let every = if self.live { EVERY } else { Duration::from_secs(30) };
        if self.told.is_some_and(|told| told.elapsed() < every) {
            return;
        }
        let Pace { done, all, rate, left } = pace;
        let said = Message::new("study-pace")
            .key("study", &self.name)
            .number("done", whole(done))
            .number("all", whole(all))
            .key("rate", self.words.decimal(rate))
            .key("left", left.map_or_else(|| "–".to_owned(), clock));
        let said = self.words.say(&said);
        if self.live {
            eprint!("\r\x1b[K{said}");
        } else {
            eprintln!("{said}");
        }
        self.told = Some(Instant::now());
    }
}

impl Drop for Teller {
    fn drop(&mut self) {
        if self.live && self.told.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}
