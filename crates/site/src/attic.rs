//! The games of a database without anybody who serves them: exports, imports, backups.

use std::io::{self, Read, Write};
use std::sync::Arc;

use tabletop::{Message, Record};

use crate::services::archive::{Archive, Brought, Exported, Secrets};
use crate::services::backup::{Backup, BackupError, Restored};
use crate::site::Site;

/// The games of a database, for those who take them away or bring them without a server.
pub struct Attic(pub(crate) Arc<Site>);

impl Attic {
    /// The most bytes that an archive may have, as it is sent or kept.
    pub const LARGEST_ARCHIVE: u64 = Archive::LARGEST;

    /// The games of a database.
    pub fn new(site: Arc<Site>) -> Self {
        Self(site)
    }

    /// Computes the summaries that are missing.
    pub fn catch_up(&self) {
        self.0.catch_up();
    }

    /// Writes everything, with the secrets of games that go on or without them.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn export(&self, secrets: bool, out: impl Write) -> io::Result<Exported> {
        self.0.archive.export(if secrets { Secrets::All } else { Secrets::None }, out)
    }

    /// The record of one game, as it is handed out; with all secrets, if `secrets` is set.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be handed out.
    pub fn record(&self, id: &str, secrets: bool) -> Result<Record, Message> {
        let record = self.0.tables.at(id, |guard| {
            if secrets { Ok(guard.table().published()) } else { Ok(guard.table().handed_out()?) }
        });
        record.map_err(|fault| fault.message)
    }

    /// Takes over an archive, a report or a record.
    ///
    /// # Errors
    /// When the file holds nothing that can be taken.
    pub fn bring(&self, bytes: &[u8]) -> Result<Brought, Message> {
        self.0.archive.bring(bytes).map_err(|fault| fault.message)
    }

    /// Writes everything, with all secrets, as it is at this moment.
    ///
    /// # Errors
    /// When it cannot be read or written.
    pub fn backup(&self, out: impl Write) -> Result<Backup, BackupError> {
        self.0.archive.backup(out)
    }

    /// Fills a database in which there are no games with what a backup holds; see `docs/files.md`. `tell` hears how many
    /// games there were so far.
    ///
    /// # Errors
    /// When the file is no whole backup, or the database is not empty or cannot be written to; nothing was
    /// restored then.
    pub fn restore(&self, file: impl Read, tell: impl FnMut(u32)) -> Result<Restored, BackupError> {
        self.0.archive.restore(file, tell)
    }
}
