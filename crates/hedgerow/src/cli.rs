//! The command line.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tabletop::Language;

use crate::commands::{
    backup, bench, content, engine, export, import, play, practice, replay, review, rules, scenario, serve,
    simulate, soak, study, tournament,
};
use crate::output::{CliError, Context, Format, Verdict};

/// Tabletop games about small creatures, with every rule enforced, explained and cited.
#[derive(Debug, Parser)]
#[command(
    name = "hedgerow",
    version,
    after_help = "Example: hedgerow rules R13.1 --language pl\n\nWithout a command, it serves tables at http://127.0.0.1:8080/."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// The format of the output.
    #[arg(long, global = true, value_enum, default_value_t)]
    format: Format,
    /// The language of texts: en, pl or hu (default: that of the environment, LANG).
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Engine(engine::Engine),
    /// Check scenario files.
    #[command(subcommand)]
    Scenario(scenario::Command),
    /// Check puzzles.
    #[command(subcommand)]
    Puzzles(practice::Puzzles),
    /// Check lessons.
    #[command(subcommand)]
    Lessons(practice::Lessons),
    Rules(rules::Rules),
    Simulate(simulate::Simulate),
    Tournament(tournament::Tournament),
    /// Run studies of many games, summarise them, and compare them.
    #[command(subcommand)]
    Study(study::Command),
    Bench(bench::Bench),
    Soak(soak::Soak),
    Replay(replay::Replay),
    Review(review::Review),
    Export(export::Export),
    Import(import::Import),
    Backup(backup::Backup),
    Restore(backup::Restore),
    /// Check or list content packs.
    #[command(subcommand)]
    Content(content::Command),
    /// Print the licences of the third-party parts of the program.
    Licences,
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| "the languages are en, pl and hu".to_owned())
}

/// The language of the environment, from the usual variables.
fn spoken_here() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Language::from_tag(value.split('.').next().unwrap_or_default()))
        .unwrap_or_default()
}

/// Runs the program with the arguments it was called with.
pub fn main() -> ExitCode {
    if let Err(fault) = crate::stop::outlive_limits() {
        eprintln!("hedgerow: a limit on the size of files would end the program: {fault}");
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(fault) => {
            // If even the message cannot be written, there is nothing left to report.
            let _ = fault.print();
            return ExitCode::from(u8::try_from(fault.exit_code()).unwrap_or(2));
        }
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let mut context =
        Context { out: &mut out, format: cli.format, language: cli.language.unwrap_or_else(spoken_here) };
    let command = cli.command.unwrap_or_else(|| Command::Serve(serve::Serve::default()));
    let outcome = match command {
        Command::Serve(serve) => serve.run(&mut context),
        Command::Play(play) => play.run(&mut context),
        Command::Engine(engine) => engine.run(&mut context),
        Command::Scenario(command) => scenario::run(command, &mut context),
        Command::Puzzles(command) => practice::puzzles(&command, &mut context),
        Command::Lessons(command) => practice::lessons(&command, &mut context),
        Command::Rules(rules) => rules.run(&mut context),
        Command::Simulate(simulate) => simulate.run(&mut context),
        Command::Tournament(tournament) => tournament.run(&mut context),
        Command::Study(command) => study::run(&command, &mut context),
        Command::Bench(bench) => bench.run(&mut context),
        Command::Soak(soak) => soak.run(&mut context),
        Command::Replay(replay) => replay.run(&mut context),
        Command::Review(review) => review.run(&mut context),
        Command::Export(export) => export.run(&mut context),
        Command::Import(import) => import.run(&mut context),
        Command::Backup(backup) => backup.run(&mut context),
        Command::Restore(restore) => restore.run(&mut context),
        Command::Content(command) => content::run(command, &mut context),
        Command::Licences => write!(context.out, "{}", server::LICENCES)
            .map(|()| Verdict::fine_if(true))
            .map_err(CliError::from),
    };
    let outcome = outcome.and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match outcome {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        // The reader closed the pipe.
        Err(CliError::Output(fault)) if fault.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(trouble) => {
            // The output so far comes before the error.
            let _ = out.flush();
            eprintln!("hedgerow: {trouble}");
            ExitCode::from(if matches!(trouble, CliError::Usage(_)) { 2 } else { 1 })
        }
    }
}
