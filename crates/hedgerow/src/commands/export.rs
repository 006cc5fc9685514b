//! `hedgerow export`: writes games to files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use clap::Args;
use i18n::Words;
use serde_json::json;
use server::open_attic;

use super::database::Database;
use crate::games;
use crate::output::{CliError, Context, Format, Outcome, Verdict};

/// Write all games of a database into one file, or the record of one game.
///
/// The file of all games contains the secrets of unfinished games, which can then continue unchanged
/// elsewhere. Only its owner can read it. `--open` omits the secrets, and the unfinished games with
/// hidden hands.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow export games.jsonl.gz\n  hedgerow export one.json --table abcdefghijklmnopqrstuvwxyz"
)]
pub struct Export {
    /// The file to write; it must not exist.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
    /// The ID of a table, from its address: write only its record.
    #[arg(long, value_name = "ID")]
    table: Option<String>,
    /// Omit everything that reveals the future of unfinished games.
    #[arg(long)]
    open: bool,
}

/// The error of a file, with its path.
pub fn of_file(path: &Path, fault: impl std::fmt::Display) -> CliError {
    CliError::Failed(format!("{}: {fault}", path.display()))
}

/// Creates a file that only its owner can read.
pub fn only_ours(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

impl Export {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let place = self.database.place();
        if !place.may_be_there() {
            return Err(CliError::Failed(format!("{place}: there is no such database")));
        }
        let attic =
            open_attic(&place, games::rooms(&[])?).map_err(|fault| CliError::Failed(fault.to_string()))?;
        if let Some(id) = &self.table {
            let record = attic.record(id, !self.open);
            let record =
                record.map_err(|message| CliError::Failed(Words::of(context.language).say(&message)))?;
            let file = self.create()?;
            io::Write::write_all(&mut &file, record.to_json().as_bytes())
                .map_err(|fault| of_file(&self.file, fault))?;
            if context.format == Format::Json {
                context.json(&json!({ "tables": 1, "left_out": 0 }))?;
            }
            return Ok(Verdict::Fine);
        }
        let out = BufWriter::new(self.create()?);
        let exported = attic.export(!self.open, out).map_err(|fault| {
            // A partial file must not be mistaken for a complete one.
            let _gone = fs::remove_file(&self.file);
            of_file(&self.file, fault)
        })?;
        match context.format {
            Format::Json => {
                context.json(&json!({ "tables": exported.tables, "left_out": exported.left_out }))?;
            }
            Format::Text => {
                writeln!(context.out, "{} games written to {}", exported.tables, self.file.display())?;
                if exported.left_out > 0 {
                    writeln!(context.out, "{} games with hidden hands go on, and stayed", exported.left_out)?;
                }
            }
        }
        Ok(Verdict::Fine)
    }

    fn create(&self) -> Result<File, CliError> {
        only_ours(&self.file).map_err(|fault| of_file(&self.file, fault))
    }
}
