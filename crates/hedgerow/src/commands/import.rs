//! `hedgerow import`: reads games from files.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use i18n::Words;
use serde_json::json;
use server::{Attic, Brought, open_attic};

use super::database::Database;
use super::export::of_file;
use crate::games;
use crate::output::{CliError, Context, Format, Outcome, Verdict};

/// Import games from files into a database: archives, records, or problem reports.
///
/// Every game is replayed and checked. Games that exist already stay unchanged: a file can be imported
/// twice.
#[derive(Debug, Args)]
#[command(after_help = "Example: hedgerow import games.jsonl.gz --database games.sqlite")]
pub struct Import {
    /// The files to import.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    database: Database,
}

/// Reads a file that is no larger than an archive may be.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = Attic::LARGEST_ARCHIVE;
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let megabytes = most >> 20;
        return Err(io::Error::other(format!(
            "an archive may have {megabytes} megabytes, and this is larger"
        )));
    }
    Ok(bytes)
}

impl Import {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let words = Words::of(context.language);
        let attic = open_attic(&self.database.place(), games::rooms(&[])?)
            .map_err(|fault| CliError::Failed(fault.to_string()))?;
        let mut verdict = Verdict::Fine;
        for path in &self.files {
            let bytes = read(path).map_err(|fault| of_file(path, fault))?;
            let brought = attic.bring(&bytes).map_err(|message| of_file(path, words.say(&message)))?;
            let name = path.display().to_string();
            match (brought, context.format) {
                (Brought::Table(id, step), Format::Json) => {
                    context.json(&json!({ "file": name, "table": id, "step": step }))?;
                }
                (Brought::Table(id, None), Format::Text) => writeln!(context.out, "{name}: /table/{id}")?,
                (Brought::Table(id, Some(step)), Format::Text) => {
                    writeln!(context.out, "{name}: /table/{id}/at/{step}")?;
                }
                (Brought::Archive(taken), format) => {
                    if !taken.refused.is_empty() {
                        verdict = Verdict::Failed;
                    }
                    if format == Format::Json {
                        let refused: Vec<_> = taken
                            .refused
                            .iter()
                            .map(|(name, why)| json!({ "table": name, "reason": words.say(why) }))
                            .collect();
                        context.json(&json!({
                            "file": name, "new": taken.new, "longer": taken.longer,
                            "known": taken.known, "refused": refused,
                        }))?;
                        continue;
                    }
                    let (new, longer, known) = (taken.new, taken.longer, taken.known);
                    let refused = taken.refused.len();
                    writeln!(
                        context.out,
                        "{name}: {new} new, {longer} longer, {known} known, {refused} refused"
                    )?;
                    for (table, why) in &taken.refused {
                        writeln!(context.out, "  {table}: {}", words.say(why))?;
                    }
                }
            }
        }
        Ok(verdict)
    }
}
