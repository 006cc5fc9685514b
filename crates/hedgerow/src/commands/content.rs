//! `hedgerow content`: looks at content packs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use ratcatcher::content::Provenance;
use ratcatcher::load::{self, Fault, Pack, Record, Summary};
use serde::Serialize;

use crate::games::read_pack;
use crate::output::{Context, Format, Outcome, Verdict};

/// What to do with content packs.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check a pack: its form, its references, its maps, and what the rules ask of it.
    #[command(after_help = "Example: hedgerow content check my-pack")]
    Check(Which),
    /// List the records of a pack, with where each comes from.
    #[command(after_help = "Example: hedgerow content list --format json")]
    List(Which),
}

/// Which pack.
#[derive(Debug, Args)]
pub struct Which {
    /// The folder of the pack; without it, the built-in one.
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// What a check found.
#[derive(Debug, Serialize)]
struct Checked {
    #[serde(flatten)]
    summary: Summary,
    faults: Vec<Told>,
}

/// A fault, with its parts apart.
#[derive(Debug, Serialize)]
struct Told {
    file: String,
    record: String,
    reason: String,
}

/// A record in a list.
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
        Command::Check(which) => check(&which.read(), context),
        Command::List(which) => list(&which.read(), context),
    }
}

impl Which {
    fn read(&self) -> Result<Pack, Vec<Fault>> {
        match &self.folder {
            None => Ok(load::builtin_pack().clone()),
            Some(folder) => read_pack(folder),
        }
    }
}

fn check(pack: &Result<Pack, Vec<Fault>>, context: &mut Context<'_>) -> Outcome {
    let (summary, faults) = match pack {
        Ok(pack) => (pack.summary(), &[][..]),
        Err(faults) => (Summary::default(), faults.as_slice()),
    };
    match context.format {
        Format::Json => {
            let faults = faults.iter().map(Told::of).collect();
            context.json(&BTreeMap::from([("ratcatcher", Checked { summary, faults })]))?;
        }
        Format::Text => {
            for fault in faults {
                writeln!(context.out, "{fault}")?;
            }
            match faults.len() {
                0 => writeln!(
                    context.out,
                    "ratcatcher: {} records ({} from the rulebook, {} from public pages, {} of our own design), no fault",
                    summary.records, summary.rulebook, summary.public, summary.reconstructed
                )?,
                count => writeln!(context.out, "ratcatcher: {count} faults")?,
            }
        }
    }
    Ok(Verdict::fine_if(faults.is_empty()))
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

fn list(pack: &Result<Pack, Vec<Fault>>, context: &mut Context<'_>) -> Outcome {
    let Ok(pack) = pack else { return check(pack, context) };
    let records: Vec<Listed<'_>> = pack.records.iter().map(|record| Listed::of(record, context)).collect();
    match context.format {
        Format::Json => context.json(&BTreeMap::from([("ratcatcher", records)]))?,
        Format::Text => {
            for record in records {
                let name = record.name.map(|name| format!(" ({name})")).unwrap_or_default();
                let source = record.source.map(|source| format!(": {source}")).unwrap_or_default();
                writeln!(
                    context.out,
                    "{}: {} {}{name}, {}{source}",
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
