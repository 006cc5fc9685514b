//! The games of a database without a server: exports, imports, backups.

use std::io::{self, Read, Write};
use std::sync::Arc;

use tabletop::{Message, Record};

use crate::services::archive::{Archive, Brought, Exported, Secrets};
use crate::services::backup::{Backup, BackupError, Restored};
use crate::site::Site;

/// The games of a database, for export and import without a server.
pub struct Attic(pub(crate) Arc<Site>);

impl Attic {
    /// The largest archive, in bytes, compressed or not.
    pub const LARGEST_ARCHIVE: u64 = Archive::LARGEST;

    /// The games of a database.
    pub fn new(site: Arc<Site>) -> Self {
        Self(site)
    }

    /// Computes the summaries that are missing.
    pub fn catch_up(&self) {
        self.0.catch_up();
    }

    /// Writes all games, with or without the secrets of unfinished ones.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn export(&self, secrets: bool, out: impl Write) -> io::Result<Exported> {
        self.0.archive.export(if secrets { Secrets::All } else { Secrets::None }, out)
    }

    /// The record of one game, as exported; with all secrets, if `secrets` is set.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be exported.
    pub fn record(&self, id: &str, secrets: bool) -> Result<Record, Message> {
        let record = self.0.tables.at(id, |guard| {
            if secrets { Ok(guard.table().published()) } else { Ok(guard.table().handed_out()?) }
        });
        record.map_err(|fault| fault.message)
    }

    /// Imports an archive, a report or a record.
    ///
    /// # Errors
    /// If the file contains nothing that can be imported.
    pub fn bring(&self, bytes: &[u8]) -> Result<Brought, Message> {
        self.0.archive.bring(bytes).map_err(|fault| fault.message)
    }

    /// Writes a consistent backup of everything, with all secrets.
    ///
    /// # Errors
    /// If reading or writing fails.
    pub fn backup(&self, out: impl Write) -> Result<Backup, BackupError> {
        self.0.archive.backup(out)
    }

    /// Restores a backup into a database without games; see `docs/files.md`. `tell` is called with the number of
    /// games so far.
    ///
    /// # Errors
    /// If the file is not a complete backup, or the database is not empty or cannot be written to. Then nothing is
    /// restored.
    pub fn restore(&self, file: impl Read, tell: impl FnMut(u32)) -> Result<Restored, BackupError> {
        self.0.archive.restore(file, tell)
    }
}
