//! Conversion of errors of the database drivers to errors of a store.

use std::error::Error;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};

use crate::StoreError;

/// The SQLite code for a write that the system refused.
const WRITES: [i32; 4] = [
    ffi::SQLITE_IOERR_WRITE,
    ffi::SQLITE_IOERR_FSYNC,
    ffi::SQLITE_IOERR_TRUNCATE,
    ffi::SQLITE_IOERR_DIR_FSYNC,
];

impl StoreError {
    /// Converts an error of PostgreSQL or of the connection.
    pub(crate) fn of_postgres(database: &str, fault: &postgres::Error) -> Self {
        let path = PathBuf::from(database);
        let database = database.to_owned();
        let Some(said) = fault.as_db_error() else {
            let cause = fault.source();
            let reason = cause.map_or_else(|| fault.to_string(), |cause| format!("{fault}: {cause}"));
            let lost = fault.is_closed() || cause.is_some_and(<dyn Error>::is::<std::io::Error>);
            return match &*fault.to_string() {
                _ if lost => Self::Unreachable { database, reason },
                text if text.starts_with("authentication") || reason.contains("password") => {
                    Self::Refused { database, reason }
                }
                text if text.starts_with("invalid co") => Self::NoAddress { database, reason },
                text if text.starts_with("timeout") || text.starts_with("error connecting") => {
                    Self::Unreachable { database, reason }
                }
                _ => Self::Other { path, reason },
            };
        };
        let reason = said.message().to_owned();
        match said.code().code() {
            // Lock timeout, statement timeout, deadlock.
            "55P03" | "57014" | "40P01" | "40001" => Self::Locked { path },
            "XX001" | "XX002" => Self::Corrupt { path, reason },
            "25006" => Self::ReadOnly { path },
            "53100" => Self::Full { path },
            // Shutting down, crashed, starting up, or too many connections.
            code if code.starts_with("08") || code.starts_with("57P") || code == "53300" => {
                Self::Unreachable { database, reason }
            }
            code if code.starts_with("28") || ["3D000", "42501"].contains(&code) => {
                Self::Refused { database, reason }
            }
            _ => Self::Other { path, reason },
        }
    }

    /// Converts an error of SQLite.
    pub(crate) fn of_sqlite(path: &Path, fault: &rusqlite::Error) -> Self {
        let path = path.to_owned();
        let reason = fault.to_string();
        let Some(code) = fault.sqlite_error() else { return Self::Other { path, reason } };
        match code.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed => {
                Self::Locked { path }
            }
            ErrorCode::DatabaseCorrupt => Self::Corrupt { path, reason },
            ErrorCode::NotADatabase => Self::NotHedgerow { path },
            ErrorCode::ReadOnly => Self::ReadOnly { path },
            ErrorCode::DiskFull => Self::Full { path },
            // The index beside the log could not be extended.
            ErrorCode::SystemIoFailure if code.extended_code == ffi::SQLITE_IOERR_SHMSIZE => {
                Self::Full { path }
            }
            ErrorCode::SystemIoFailure if WRITES.contains(&code.extended_code) => {
                Self::NotWritten { path, reason }
            }
            ErrorCode::CannotOpen | ErrorCode::PermissionDenied => Self::CannotOpen { path, reason },
            _ => Self::Other { path, reason },
        }
    }
}
