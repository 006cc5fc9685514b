//! `hedgerow backup` and `hedgerow restore`: a whole database to and from one file.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::PathBuf;

use clap::Args;
use i18n::Words;
use serde_json::json;
use server::open_attic_untouched;
use tabletop::Message;

use super::database::Database;
use super::export::{of_file, only_ours};
use crate::games;
use crate::output::{CliError, Context, Format, Outcome, Verdict};
use crate::progress::Progress;

/// Write a consistent copy of a whole database into one file, even while a server uses the database.
///
/// The file contains the secrets of unfinished games, which reveal future draws and all hidden hands. Only
/// its owner can read the file; keep these permissions.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  hedgerow backup monday.backup\n  hedgerow backup monday.backup --database postgres://hedgerow@localhost/games"
)]
pub struct Backup {
    /// The file to write; it must not exist.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

/// Fill a new or empty database from a backup, and check it: everything is read back and compared,
/// and every game is replayed.
///
/// A database that contains games is left unchanged. The backup may come from a database of the other kind.
#[derive(Debug, Args)]
#[command(after_help = "Example: hedgerow restore monday.backup --database games.sqlite")]
pub struct Restore {
    /// The backup file.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let place = self.database.place();
        if !place.may_be_there() {
            return Err(CliError::Failed(format!("{place}: there is no such database")));
        }
        let attic = open_attic_untouched(&place, games::rooms(&[])?);
        let attic = attic.map_err(|fault| CliError::Failed(fault.to_string()))?;
        let file = only_ours(&self.file).map_err(|fault| of_file(&self.file, fault))?;
        let backup = attic.backup(BufWriter::new(&file)).map_err(|fault| fault.to_string());
        let backup = backup.and_then(|backup| {
            // From here on, the file must survive a power loss.
            file.sync_all().map_err(|fault| fault.to_string())?;
            Ok(backup)
        });
        let backup = backup.map_err(|fault| {
            // A partial file must not be mistaken for a backup.
            let _gone = fs::remove_file(&self.file);
            of_file(&self.file, fault)
        })?;
        match context.format {
            Format::Json => {
                context.json(&json!({ "tables": backup.tables, "keepsakes": backup.keepsakes }))?;
            }
            Format::Text => {
                let said = Message::new("cli-backed-up");
                let said = said.number("count", backup.tables).key("path", self.file.display().to_string());
                writeln!(context.out, "{}", Words::of(context.language).say(&said))?;
            }
        }
        Ok(Verdict::Fine)
    }
}

impl Restore {
    /// Runs the command.
    pub fn run(&self, context: &mut Context<'_>) -> Outcome {
        let file = File::open(&self.file).map_err(|fault| of_file(&self.file, fault))?;
        let words = Words::of(context.language);
        let size = file.metadata().map_or(0, |file| file.len());
        let attic = open_attic_untouched(&self.database.place(), games::rooms(&[])?);
        let attic = attic.map_err(|fault| CliError::Failed(fault.to_string()))?;
        let mut progress = Progress::counting("restoring", words);
        // The number of games is unknown; a game takes one or two kilobytes.
        let restored = attic.restore(BufReader::new(file), |tables| {
            progress.tell(u64::from(tables).min(size / 1500), size / 1500);
        });
        drop(progress);
        let restored = restored.map_err(|fault| of_file(&self.file, fault))?;
        if context.format == Format::Json {
            let strange: Vec<_> = restored
                .strange
                .iter()
                .map(|(table, why)| json!({ "table": table, "reason": words.say(why) }))
                .collect();
            context.json(&json!({
                "tables": restored.backup.tables, "keepsakes": restored.backup.keepsakes, "strange": strange,
            }))?;
            return Ok(Verdict::Fine);
        }
        let said = Message::new("cli-restored").number("count", restored.backup.tables);
        writeln!(context.out, "{}", words.say(&said))?;
        if !restored.strange.is_empty() {
            writeln!(context.out, "{}", words.text("cli-restored-strange"))?;
            for (table, why) in &restored.strange {
                writeln!(context.out, "  {table}: {}", words.say(why))?;
            }
        }
        Ok(Verdict::Fine)
    }
}
