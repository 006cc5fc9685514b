//! `hedgerow replay`: replays records.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use i18n::Words;
use serde::Serialize;
use stats::Report;
use tabletop::{Audience, ChanceRecord, ErasedGame, Record, RecordError, Verified};

use super::contest::ContentArgs;
use crate::games::Games;
use crate::output::{CliError, Context, Format, Outcome, Verdict};

/// A file larger than this, in bytes, is refused unread.
const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// Replay a record or a problem report, and show its events; or check many records.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "Example: hedgerow replay hedgerow-report-abcdefgh-41.json"
)]
pub struct Replay {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    content: ContentArgs,
    /// The files to show: exported records, or problem reports, up to the step of the report.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Why a file cannot be used: a stable code and a message.
type Unusable = (&'static str, String);

/// The commands for records.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Replay records and check all their claims: choices, chance, and the sealed secret.
    #[command(after_help = "Example: hedgerow replay verify my-game.json --format json")]
    Verify(Files),
    /// Show the events of a record, step by step.
    #[command(after_help = "Example: hedgerow replay show my-game.json --language hu")]
    Show(Files),
}

/// The records to use.
#[derive(Debug, Args)]
pub struct Files {
    #[command(flatten)]
    content: ContentArgs,
    /// The files of exported records.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// The results of all records.
#[derive(Debug, Default, Serialize)]
struct Summary {
    verified: usize,
    failed: usize,
    failures: Vec<Failure>,
}

/// A record with a false claim.
#[derive(Debug, Serialize)]
struct Failure {
    file: String,
    code: &'static str,
    reason: String,
}

/// A record in steps.
#[derive(Debug, Serialize)]
struct Shown {
    file: String,
    game: String,
    steps: Vec<Entry>,
    /// The step of a report.
    #[serde(skip_serializing_if = "Option::is_none")]
    reported: Option<u32>,
    outcome: Option<&'static str>,
}

/// The events of one entry of a record.
#[derive(Debug, Serialize)]
struct Entry {
    step: u32,
    events: Vec<Told>,
    /// The sentence about an undo, redo or correction.
    #[serde(skip_serializing_if = "Option::is_none")]
    rewind: Option<String>,
}

/// An event.
#[derive(Debug, Serialize)]
struct Told {
    id: String,
    text: String,
    rule: &'static str,
}

impl Replay {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        match &self.command {
            Some(Command::Verify(Files { files, content })) => verify(files, content, context),
            Some(Command::Show(Files { files, content })) => show(files, content, context),
            None => show(&self.files, &self.content, context),
        }
    }
}

/// Reads the record in a text, and the step if it is a report.
fn record_of(text: &str) -> Result<(Record, Option<u32>), Unusable> {
    if !Report::is_one(text) {
        let record = Record::from_json(text).map_err(|fault| (fault.code(), fault.to_string()))?;
        return Ok((record, None));
    }
    let report = Report::read(text).map_err(|fault| ("unreadable-report", fault.to_string()))?;
    let missing = || ("no-record", "this report holds no record, because hands were hidden".to_owned());
    Ok((report.record.ok_or_else(missing)?, Some(report.step)))
}

/// Reads a record and finds its game.
pub fn read<'a>(games: &'a Games, file: &Path) -> Result<(Record, &'a dyn ErasedGame), Unusable> {
    read_to_step(games, file).map(|(record, erased, _)| (record, erased))
}

/// Like [`read`], with the step at which a report was made.
fn read_to_step<'a>(
    games: &'a Games,
    file: &Path,
) -> Result<(Record, &'a dyn ErasedGame, Option<u32>), Unusable> {
    let unreadable = |reason: String| ("unreadable-file", reason);
    let size = fs::metadata(file).map_err(|fault| unreadable(fault.to_string()))?.len();
    if size > LARGEST_FILE {
        return Err(unreadable(format!("it is larger than {LARGEST_FILE} bytes")));
    }
    let text = fs::read_to_string(file).map_err(|fault| unreadable(fault.to_string()))?;
    let (record, step) = record_of(&text)?;
    if let Some(erased) = games.of_record(&record) {
        return Ok((record, erased, step));
    }
    let reason = format!("it is a record of `{}`; this program plays {}", record.game, games.names());
    Err(("unknown-game", reason))
}

/// Why a record cannot be played, with the remedy on the command line.
pub fn reason_of(fault: &RecordError) -> String {
    match fault {
        RecordError::OtherContent { .. } => {
            format!("{fault} (--content PATH, with the private pack or the folder)")
        }
        fault => fault.to_string(),
    }
}

fn check(games: &Games, file: &Path) -> Result<(Record, Verified), Unusable> {
    let (record, erased) = read(games, file)?;
    let verified = erased.verify(&record).map_err(|fault| (fault.code(), reason_of(&fault)))?;
    Ok((record, verified))
}

fn verify(files: &[PathBuf], played: &ContentArgs, context: &mut Context<'_>) -> Outcome {
    let games = played.games()?;
    let mut summary = Summary::default();
    for file in files {
        let name = file.display().to_string();
        match check(&games, file) {
            Ok((record, verified)) => {
                summary.verified += 1;
                if context.format == Format::Text {
                    tell(&name, &record, &verified, context)?;
                }
            }
            Err((code, reason)) => {
                summary.failed += 1;
                if context.format == Format::Text {
                    writeln!(context.out, "{name}: {reason}")?;
                }
                summary.failures.push(Failure { file: name, code, reason });
            }
        }
    }
    match context.format {
        Format::Json => context.json(&summary)?,
        Format::Text => {
            writeln!(
                context.out,
                "{} records are as they claim, {} are not",
                summary.verified, summary.failed
            )?;
        }
    }
    Ok(Verdict::fine_if(summary.failed == 0))
}

fn tell(name: &str, record: &Record, verified: &Verified, context: &mut Context<'_>) -> Result<(), CliError> {
    let ended = match (verified.outcome, verified.given_up) {
        (Some(outcome), _) => outcome,
        (None, true) => "given up",
        (None, false) => "not over",
    };
    let chance = match (verified.chance_checked, verified.kept) {
        (true, None) => "chance followed the revealed secret",
        (true, Some(_)) => "chance followed the revealed secret since the fork",
        (false, _) => "the secret is not revealed",
    };
    writeln!(context.out, "{name}: {} steps, {ended}; {chance}", verified.steps)?;
    for step in proof_of(record, verified) {
        writeln!(context.out, "  {step}")?;
    }
    Ok(())
}

/// The checks of a game's chance, step by step, as text for people.
fn proof_of(record: &Record, verified: &Verified) -> Vec<String> {
    let ChanceRecord::Keyed { commitment, agreement, .. } = &record.chance else {
        return vec!["people rolled and drew: there is no secret to check".to_owned()];
    };
    if !verified.chance_checked {
        return vec![format!("promise {commitment}: the secret is revealed when the game is over")];
    }
    let contributions = match agreement {
        None => "no contributions: the secret alone decided (version 1 of the protocol)".to_owned(),
        Some(agreement) => {
            let given = agreement.contributions.iter().filter(|given| !given.words.is_empty()).count();
            let sealed = agreement.contributions.iter().filter(|given| given.seal.is_some()).count();
            let withheld = agreement.contributions.iter().filter(|given| given.is_withheld()).count();
            let seats = agreement.contributions.len();
            format!(
                "contributions: {given} of {seats} seats; {sealed} sealed first, {withheld} of those never shown, the others fit"
            )
        }
    };
    vec![
        format!("promise {commitment}: the secret fits it"),
        contributions,
        format!("chance: each of {} dice and draws follows from them", verified.draws),
        format!("rules: each of {} steps was allowed", verified.steps),
    ]
}

fn show(files: &[PathBuf], played: &ContentArgs, context: &mut Context<'_>) -> Outcome {
    let games = played.games()?;
    let words = Words::of(context.language);
    for file in files {
        let name = file.display().to_string();
        let failed = |reason: String| CliError::Failed(format!("{name}: {reason}"));
        let (record, erased, reported) = read_to_step(&games, file).map_err(|(_, reason)| failed(reason))?;
        let game = record.game.clone();
        let table = erased.load(record, None).map_err(|fault| failed(reason_of(&fault)))?;
        let mut steps = Vec::new();
        let last = reported.map_or(table.step(), |step| step.min(table.step()));
        for step in 0..=last {
            // The holder of a record may see what the deciding seats saw.
            let before = step.checked_sub(1).and_then(|before| table.at(before).ok());
            let audience = before.map_or(Audience::Spectator, |before| before.asked());
            let events = table.events(step, audience).map_err(|fault| failed(fault.to_string()))?;
            let events = events.into_iter().filter(|event| !event.is_moment);
            let events = events
                .map(|event| Told { id: event.id, text: words.say(&event.text), rule: event.rule.id })
                .collect();
            let entry = step.checked_sub(1).and_then(|place| table.record().entries.get(place as usize));
            let rewind = entry.and_then(|entry| entry.kind().rewind()).map(|told| words.say(&told));
            steps.push(Entry { step, events, rewind });
        }
        let outcome = table.outcome().map(|outcome| outcome.name);
        match context.format {
            Format::Json => context.json(&Shown { file: name, game, steps, reported, outcome })?,
            Format::Text => {
                writeln!(context.out, "{name}")?;
                for Entry { step, events, rewind } in steps {
                    if let Some(rewind) = rewind {
                        writeln!(context.out, "{step:>5}  {rewind}")?;
                    }
                    for event in events {
                        writeln!(context.out, "{step:>5}  {} [{}]", event.text, event.rule)?;
                    }
                }
            }
        }
    }
    Ok(Verdict::Fine)
}
