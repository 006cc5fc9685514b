//! `hedgerow content`: checks and lists content packs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use content::{ContentPatch, Fault, Packed, Provenance, Record, Summary};
use serde::Serialize;

use super::mutate::Mutate;
use crate::games::{Content, Folder, NAMES, Registered, Work, with_game};
use crate::output::{CliError, Context, Format, Outcome, Verdict};

/// The commands for content packs.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check a pack: its format, its references, its maps, and the requirements of the rules.
    #[command(after_help = "Example: hedgerow content check my-pack")]
    Check(Which),
    /// List the records of a pack, each with its provenance.
    #[command(after_help = "Example: hedgerow content list --format json")]
    List(Which),
    /// Change every fact of a game's content, one at a time, and list the changes that no scenario detects.
    Mutate(Mutate),
}

/// Which pack.
#[derive(Debug, Args)]
pub struct Which {
    /// The folder of the pack, or the file of a private pack (default: the built-in packs).
    #[arg(value_name = "PATH")]
    path: Option<PathBuf>,
}

/// The result of a check.
#[derive(Debug, Serialize)]
struct Checked {
    #[serde(flatten)]
    summary: Summary,
    faults: Vec<Told>,
}

/// A fault, as JSON.
#[derive(Debug, Serialize)]
struct Told {
    file: String,
    record: String,
    reason: String,
}

/// A record, as JSON.
#[derive(Debug, Serialize)]
struct Listed<'a> {
    file: &'a str,
    kind: &'a str,
    id: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    provenance: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    known: BTreeMap<&'a str, &'a str>,
}

/// Runs a command.
pub fn run(command: Command, context: &mut Context<'_>) -> Outcome {
    match command {
        Command::Check(which) => check(&which.read()?, context),
        Command::List(which) => list(&which.read()?, context),
        Command::Mutate(mutate) => super::mutate::run(&mutate, context),
    }
}

/// The records of packs by game, or their faults.
type Packs = BTreeMap<&'static str, Result<Vec<Record>, Vec<Fault>>>;

impl Which {
    fn read(&self) -> Result<Packs, CliError> {
        let Some(path) = &self.path else {
            return NAMES
                .iter()
                .copied()
                .map(|name| Ok((name, with_game(name, Records::Builtin)?)))
                .collect();
        };
        if path.is_file() {
            let content = Content::read(path)?;
            let game = content.game()?;
            return Ok(Packs::from([(game, with_game(game, Records::Changed(&content.change))?)]));
        }
        Ok(match Folder::read(path) {
            Ok(folder) => {
                let game = folder.game();
                Packs::from([(game, with_game(game, Records::Folder(&folder))?)])
            }
            Err(faults) => Packs::from([(NAMES[0], Err(faults))]),
        })
    }
}

/// The records of a pack.
enum Records<'a> {
    /// The built-in pack.
    Builtin,
    /// The files of a folder.
    Folder(&'a Folder),
    /// The built-in pack with changes.
    Changed(&'a ContentPatch),
}

impl Work for Records<'_> {
    type Result = Result<Vec<Record>, Vec<Fault>>;

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        let packed = match self {
            Records::Builtin => Ok(G::builtin()),
            Records::Folder(folder) => G::with_pack(&folder.files),
            Records::Changed(change) => Packed::<G>::changed(change),
        };
        Ok(packed.map(|packed| packed.records))
    }
}

fn check(packs: &Packs, context: &mut Context<'_>) -> Outcome {
    let mut checked = BTreeMap::new();
    for (&game, pack) in packs {
        let (summary, faults) = match pack {
            Ok(records) => (Summary::of(records), &[][..]),
            Err(faults) => (Summary::default(), faults.as_slice()),
        };
        let faults: Vec<Told> = faults.iter().map(Told::of).collect();
        checked.insert(game, Checked { summary, faults });
    }
    match context.format {
        Format::Json => context.json(&checked)?,
        Format::Text => {
            for (&game, Checked { summary, faults }) in &checked {
                for fault in packs[game].as_ref().err().into_iter().flatten() {
                    writeln!(context.out, "{fault}")?;
                }
                match faults.len() {
                    0 => writeln!(
                        context.out,
                        "{game}: {} records ({} from the rulebook, {} from public pages, {} of our own design), no fault",
                        summary.records, summary.rulebook, summary.public, summary.reconstructed
                    )?,
                    count => writeln!(context.out, "{game}: {count} faults")?,
                }
            }
        }
    }
    Ok(Verdict::fine_if(checked.values().all(|checked| checked.faults.is_empty())))
}

impl Told {
    fn of(fault: &Fault) -> Self {
        Self {
            file: fault.file.to_string(),
            record: fault.record.to_string(),
            reason: fault.what.to_string(),
        }
    }
}

fn list(packs: &Packs, context: &mut Context<'_>) -> Outcome {
    if packs.values().any(Result::is_err) {
        return check(packs, context);
    }
    let lists: BTreeMap<&str, Vec<Listed<'_>>> = packs
        .iter()
        .map(|(&game, pack)| {
            let records = pack.iter().flatten();
            (game, records.map(|record| Listed::of(record, context)).collect())
        })
        .collect();
    match context.format {
        Format::Json => context.json(&lists)?,
        Format::Text => {
            for (game, record) in
                lists.iter().flat_map(|(game, list)| list.iter().map(move |record| (game, record)))
            {
                let name = record.name.map(|name| format!(" ({name})")).unwrap_or_default();
                let source = record.source.map(|source| format!(": {source}")).unwrap_or_default();
                writeln!(
                    context.out,
                    "{game}/{}: {} {}{name}, {}{source}",
                    record.file, record.kind, record.id, record.provenance
                )?;
            }
        }
    }
    Ok(Verdict::Fine)
}

impl<'a> Listed<'a> {
    fn of(record: &'a Record, context: &Context<'_>) -> Self {
        let (provenance, source, known) = match &record.provenance {
            Provenance::Rulebook => ("rulebook", None, BTreeMap::new()),
            Provenance::Public(source) => ("public", Some(&**source), BTreeMap::new()),
            Provenance::Reconstructed(known) => {
                ("reconstructed", None, known.iter().map(|(field, source)| (&**field, &**source)).collect())
            }
        };
        Self {
            file: record.file,
            kind: record.kind,
            id: &record.id,
            name: record.name.as_ref().map(|names| names.get(context.language)),
            provenance,
            source,
            known,
        }
    }
}
