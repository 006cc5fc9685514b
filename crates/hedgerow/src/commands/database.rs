//! The database that a command works with.

use clap::Args;
use store::Place;

/// The file that games are kept in, in the folder in which the program is started.
const FILE: &str = "hedgerow.sqlite";

/// Where the database stands if the command line does not say so. An address may hold a password, which
/// everybody at the machine could read on a command line.
const VARIABLE: &str = "HEDGEROW_DATABASE";

/// The database that a command works with.
#[derive(Debug, Default, Args)]
#[allow(clippy::doc_markdown, reason = "what is written here is printed by --help")]
pub struct Database {
    /// Where games are kept: a SQLite file, or a PostgreSQL database by its address,
    /// postgres://USER:PASSWORD@HOST:PORT/NAME. Without it, what the variable HEDGEROW_DATABASE says,
    /// or hedgerow.sqlite in this folder.
    #[arg(long, value_name = "PATH-OR-URL")]
    database: Option<Place>,
}

impl Database {
    /// Where games are kept.
    pub fn place(&self) -> Place {
        let named = || std::env::var_os(VARIABLE).filter(|value| !value.is_empty());
        self.database.clone().unwrap_or_else(|| named().map_or_else(|| FILE.into(), Place::from))
    }
}
