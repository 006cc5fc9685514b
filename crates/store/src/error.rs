//! Errors of a store, with advice for people.

use std::error::Error;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};

/// The SQLite code for a write that the system refused.
const WRITES: [i32; 4] = [
    ffi::SQLITE_IOERR_WRITE,
    ffi::SQLITE_IOERR_FSYNC,
    ffi::SQLITE_IOERR_TRUNCATE,
    ffi::SQLITE_IOERR_DIR_FSYNC,
];

/// An error of a store.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The game is at another step.
    #[error("the game is at step {step}, not at step {expected}")]
    Stale {
        /// The expected step.
        expected: u32,
        /// The actual step.
        step: u32,
    },
    /// There is no game with this id.
    #[error("there is no game `{id}`")]
    NoSuchGame {
        /// The id.
        id: String,
    },
    /// There is another game with this id.
    #[error("there is a game `{id}` already")]
    Exists {
        /// The id.
        id: String,
    },
    /// The database server is unreachable or accepts no connections now.
    #[error("`{database}` cannot be reached ({reason}): see that the database server runs, and try again")]
    Unreachable {
        /// The URL of the database without its password.
        database: String,
        /// The error of the system or the server.
        reason: String,
    },
    /// The database server refused the login.
    #[error(
        "`{database}` does not let this program in ({reason}): \
         look at the name, the password, the name of the database, and what the user may do there"
    )]
    Refused {
        /// The URL of the database without its password.
        database: String,
        /// The error of the server.
        reason: String,
    },
    /// The URL is invalid.
    #[error(
        "`{database}` is no address of a database ({reason}): \
         write it as postgres://USER:PASSWORD@HOST:PORT/NAME"
    )]
    NoAddress {
        /// The URL without its password.
        database: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The connection would be unencrypted over a public network.
    #[error(
        "`{database}` is on another machine, and this program does not speak TLS to databases: \
         go through a tunnel on this machine or, where the network between is yours alone, \
         add ?sslmode=disable to the address"
    )]
    Unprotected {
        /// The URL of the database without its password.
        database: String,
    },
    /// The connection was lost during a commit, and the server has not returned to say whether it committed.
    #[error("`{database}` was lost at the very moment of writing ({reason}): look whether it was written")]
    Unsure {
        /// The URL of the database without its password.
        database: String,
        /// The error of the system or the server.
        reason: String,
    },
    /// The database is not empty.
    #[error("there are games in `{database}` already: choose a database without any")]
    NotEmpty {
        /// The file, or the URL of the database.
        database: String,
    },
    /// Another program has locked the database.
    #[error(
        "`{}` is in use by another program, which does not let go of it: \
         close that program, or choose another database", path.display()
    )]
    Locked {
        /// The file, or the URL of the database.
        path: PathBuf,
    },
    /// The file is damaged.
    #[error(
        "`{}` is damaged ({reason}): keep a copy of it, and go on with a backup or with another database",
        path.display()
    )]
    Corrupt {
        /// The file, or the URL of the database.
        path: PathBuf,
        /// The error of the database.
        reason: String,
    },
    /// The file or its folder is not writable.
    #[error("`{}` cannot be written to: allow writing to the file and its folder", path.display())]
    ReadOnly {
        /// The file, or the URL of the database.
        path: PathBuf,
    },
    /// The disk is full.
    #[error("there is no room left for `{}`: free some space on that disk and try again", path.display())]
    Full {
        /// The file, or the URL of the database.
        path: PathBuf,
    },
    /// The system refused a write for another reason than a full disk, such as a limit on file sizes.
    #[error(
        "`{}` cannot be written to ({reason}): nothing was changed; look at the disk, and at limits on the size of \
         files (ulimit -f)", path.display()
    )]
    NotWritten {
        /// The file.
        path: PathBuf,
        /// The error of the database.
        reason: String,
    },
    /// The database was migrated by a newer program.
    #[error(
        "`{}` was written by a newer version of this program (its tables have version {version}, and \
         this program knows versions up to {known}): update the program", path.display()
    )]
    Newer {
        /// The file, or the URL of the database.
        path: PathBuf,
        /// The version of its tables.
        version: i32,
        /// The newest version that this program knows.
        known: i32,
    },
    /// The file belongs to another program.
    #[error(
        "`{}` is not a Hedgerow database, and has been left alone: choose another file", path.display()
    )]
    NotHedgerow {
        /// The file, or the URL of the database.
        path: PathBuf,
    },
    /// The folder does not exist.
    #[error("there is no folder `{}`: make it, or choose another place", folder.display())]
    NoFolder {
        /// The folder.
        folder: PathBuf,
    },
    /// The file cannot be opened.
    #[error("`{}` cannot be opened ({reason}): look at its permissions, or choose another file", path.display())]
    CannotOpen {
        /// The file, or the URL of the database.
        path: PathBuf,
        /// The error of the system.
        reason: String,
    },
    /// The stored data of a game is not a record.
    #[error(
        "step {step} of game `{id}` cannot be read ({reason}): the database was damaged, or changed by other means"
    )]
    Unreadable {
        /// The game.
        id: String,
        /// The step; 0 is the beginning.
        step: u32,
        /// What is wrong with it.
        reason: String,
    },
    /// Another error of the database.
    #[error("`{}`: {reason}", path.display())]
    Other {
        /// The file, or the URL of the database.
        path: PathBuf,
        /// The error of the database.
        reason: String,
    },
}

impl StoreError {
    /// The stable error code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Stale { .. } => "stale-step",
            Self::NoSuchGame { .. } => "no-such-game",
            Self::Exists { .. } => "game-exists",
            Self::Unreachable { .. } => "store-unreachable",
            Self::Refused { .. } => "store-refused",
            Self::NoAddress { .. } => "store-no-address",
            Self::Unprotected { .. } => "store-unprotected",
            Self::Unsure { .. } => "store-unsure",
            Self::NotEmpty { .. } => "store-not-empty",
            Self::Locked { .. } => "store-locked",
            Self::Corrupt { .. } => "store-corrupt",
            Self::ReadOnly { .. } => "store-read-only",
            Self::Full { .. } => "store-full",
            Self::NotWritten { .. } => "store-not-written",
            Self::Newer { .. } => "store-newer",
            Self::NotHedgerow { .. } => "store-not-hedgerow",
            Self::NoFolder { .. } => "store-no-folder",
            Self::CannotOpen { .. } => "store-cannot-open",
            Self::Unreadable { .. } => "store-unreadable",
            Self::Other { .. } => "store-other",
        }
    }

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
