//! Backup of a database to one file, and restore to a database of any kind.
//!
//! A backup is an archive (`docs/files.md`) with all secrets and with the data beside the records. It is a
//! consistent snapshot while others play, and it is restored completely or not at all.

use std::io::{self, Read, Write};
use std::ops::ControlFlow;

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use stats::{Beside, Kept, Line};
use store::{Ended, GameSummary, Item, Listed, StoreError, Stored, Whole};
use tabletop::{Fingerprint, Message, Record};

use crate::error::AppError;
use crate::files::budget::{Budget, Flaw, Lines};
use crate::services::archive::Archive;

/// The counts of a backup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Backup {
    /// Games.
    pub tables: u32,
    /// Medals and other keepsakes.
    pub keepsakes: u32,
}

/// The result of a restore.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Restored {
    /// The counts of the backup.
    pub backup: Backup,
    /// The games that this program cannot play, with the reasons; they are stored unchanged.
    pub strange: Vec<(String, Message)>,
}

/// Why a backup or a restore failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// An error of the database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// An error of the file.
    #[error("the file cannot be read or written: {0}")]
    File(#[from] io::Error),
    /// The file is not a backup.
    #[error("this is no backup of Hedgerow: {0}")]
    NoBackup(String),
    /// A game in the file was damaged.
    #[error("table `{id}` is damaged in this file ({reason}): nothing was restored")]
    Damaged {
        /// The game.
        id: String,
        /// Its fault.
        reason: String,
    },
    /// The file is truncated.
    #[error("the file ends too early: nothing was restored")]
    Cut,
    /// The file was changed, or has data after its end.
    #[error("{0}: nothing was restored")]
    Broken(String),
    /// The restored database differs from the file.
    #[error("what was restored is not what the file holds: do not use this database")]
    Changed,
}

impl From<Flaw> for BackupError {
    fn from(flaw: Flaw) -> Self {
        match flaw {
            Flaw::Cut => Self::Cut,
            flaw => Self::Broken(flaw.to_string()),
        }
    }
}

/// An item of the database as a line of the file.
fn line_of(item: Item) -> Line {
    match item {
        Item::Keepsake { sort, name, value } => Line::Keepsake { sort, name, value },
        Item::Game(whole) => {
            let Whole { stored: Stored { record, secret }, listed, company, friends } = *whole;
            let Listed { id, created, changed, preview, summary, .. } = listed;
            let GameSummary { sort, day, people, ended } = summary;
            let (result, Ended { score, rounds, account, .. }) = match ended {
                Some(ended) => (Some(ended.result.clone()), ended),
                None => (None, Ended::default()),
            };
            let backup = Some(Beside { card: preview, people, result, score, rounds, account, friends });
            let record = record.sealed();
            Line::Table(Box::new(Kept { id, created, changed, sort, day, company, secret, record, backup }))
        }
    }
}

/// A game in the file as an item of the database.
fn item_of(kept: Kept) -> Option<Item> {
    let Kept { id, created, changed, sort, day, company, secret, record, backup } = kept;
    let Beside { card, people, result, score, rounds, account, friends } = backup?;
    let ended = result.map(|result| Ended { result, score, rounds, account });
    let record = Record { seal: None, ..record };
    let listed = Listed {
        id,
        game: record.game.clone(),
        steps: u32::try_from(record.entries.len()).unwrap_or(u32::MAX),
        created,
        changed,
        preview: card,
        summary: GameSummary { sort, day, people, ended },
    };
    Some(Item::Game(Box::new(Whole { stored: Stored { record, secret }, listed, company, friends })))
}

/// The running digest of the lines of a file.
fn chain(before: &Fingerprint, line: &str) -> Fingerprint {
    Fingerprint::of_bytes(format!("{before}{line}").as_bytes())
}

impl Archive {
    /// Writes a consistent backup of everything, with all secrets.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn backup(&self, out: impl Write) -> Result<Backup, BackupError> {
        let mut out = GzEncoder::new(out, Compression::default());
        writeln!(out, "{}", Line::head())?;
        let mut backup = Backup::default();
        let mut written = Ok(());
        self.platform.store.dump(&mut |item| {
            match &item {
                Item::Game(_) => backup.tables += 1,
                Item::Keepsake { .. } => backup.keepsakes += 1,
            }
            written = writeln!(out, "{}", line_of(item));
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        written?;
        writeln!(out, "{}", Line::End { tables: backup.tables, keepsakes: backup.keepsakes })?;
        out.finish()?.flush()?;
        Ok(backup)
    }

    /// Restores a backup into a database without games, reads it back and compares it, and replays every game.
    /// `tell` is called with the number of games so far.
    ///
    /// # Errors
    /// If the file is not a complete backup, or the database is not empty or cannot be written to. Then nothing is
    /// restored.
    pub fn restore(&self, file: impl Read, mut tell: impl FnMut(u32)) -> Result<Restored, BackupError> {
        let mut lines = Lines::new(MultiGzDecoder::new(file), &Budget::BACKUP);
        let no_backup = |fault: &dyn std::fmt::Display| BackupError::NoBackup(fault.to_string());
        let first =
            lines.next().and_then(Result::ok).ok_or_else(|| no_backup(&"it is not pressed by gzip"))?;
        match Line::read(&first) {
            Ok(Line::Head(_)) => {}
            Ok(_) => return Err(no_backup(&"its beginning is missing")),
            Err(fault) => return Err(no_backup(&fault)),
        }
        let mut restored = Restored::default();
        let mut there = Fingerprint::of_bytes(&[]);
        let mut fault = None;
        let mut next = || {
            let line = lines.next().ok_or(BackupError::Cut)??;
            match Line::read(&line) {
                Ok(Line::Table(kept)) => {
                    let id = kept.id.clone();
                    if let Err(fault) = self.try_out(&kept.record) {
                        restored.strange.push((id.clone(), fault.message));
                    }
                    let item = item_of(*kept).ok_or_else(|| {
                        BackupError::NoBackup("it is an archive, which `hedgerow import` takes".to_owned())
                    })?;
                    restored.backup.tables += 1;
                    tell(restored.backup.tables);
                    there = chain(&there, line.trim_end());
                    Ok(Some(item))
                }
                Ok(Line::Keepsake { sort, name, value }) => {
                    restored.backup.keepsakes += 1;
                    there = chain(&there, line.trim_end());
                    Ok(Some(Item::Keepsake { sort, name, value }))
                }
                // Before the commit, read the checksum, which comes after the last line.
                Ok(Line::End { tables, keepsakes }) if restored.backup == Backup { tables, keepsakes } => {
                    match lines.next() {
                        None => Ok(None),
                        Some(Ok(_)) => Err(Flaw::GoesOn.into()),
                        Some(Err(flaw)) => Err(flaw.behind().into()),
                    }
                }
                Ok(Line::End { .. }) => Err(BackupError::Cut),
                Ok(Line::Head(_)) => Err(BackupError::NoBackup("it begins twice".to_owned())),
                Err(stats::ArchiveError::Table { id, reason }) => Err(BackupError::Damaged { id, reason }),
                Err(fault) => Err(BackupError::NoBackup(fault.to_string())),
            }
        };
        self.platform.store.fill(&mut || match next() {
            Ok(item) => ControlFlow::Continue(item),
            Err(found) => {
                fault = Some(found);
                ControlFlow::Break(())
            }
        })?;
        if let Some(fault) = fault {
            return Err(fault);
        }
        // Replay last: content may come after the games that use it.
        let mut strange = Vec::new();
        for (id, message) in restored.strange {
            let stored = self.platform.store.load(&id)?;
            if stored.is_none_or(|stored| self.try_out(&stored.record).is_err()) {
                strange.push((id, message));
            }
        }
        restored.strange = strange;
        let mut here = Fingerprint::of_bytes(&[]);
        self.platform.store.dump(&mut |item| {
            here = chain(&here, &line_of(item).to_string());
            ControlFlow::Continue(())
        })?;
        if here != there {
            return Err(BackupError::Changed);
        }
        Ok(restored)
    }

    /// Replays a game, and verifies every step.
    fn try_out(&self, record: &Record) -> Result<(), AppError> {
        let game = self.games.of_record(record)?;
        self.packs.erased(game, Some(record.content))?.verify(record)?;
        Ok(())
    }
}
