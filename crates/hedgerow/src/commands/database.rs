//! The database that a command works with.

use clap::Args;
use store::Place;

/// The default database file, in the working directory.
const FILE: &str = "hedgerow.sqlite";

/// The environment variable with the default database. An address may contain a password, which every user of the
/// machine could read on a command line.
const VARIABLE: &str = "HEDGEROW_DATABASE";

/// The database that a command works with.
#[derive(Debug, Default, Args)]
#[allow(clippy::doc_markdown, reason = "what is written here is printed by --help")]
pub struct Database {
    /// The database: a SQLite file, or the address of a PostgreSQL database,
    /// postgres://USER:PASSWORD@HOST:PORT/NAME (default: the variable HEDGEROW_DATABASE, or else
    /// hedgerow.sqlite in this folder).
    #[arg(long, value_name = "PATH-OR-URL")]
    database: Option<Place>,
}

impl Database {
    /// The database from the arguments, or the default.
    pub fn place(&self) -> Place {
        let named = || std::env::var_os(VARIABLE).filter(|value| !value.is_empty());
        self.database.clone().unwrap_or_else(|| named().map_or_else(|| FILE.into(), Place::from))
    }
}
