//! Errors of a store, with advice for people.

use std::path::PathBuf;

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
        /// Its fault.
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
        /// Its fault.
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
}
