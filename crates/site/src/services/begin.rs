//! Beginning a game: from a setup and a source of chance to a stored table, or to the first question of a physical game.

use search::SeatAssignment;
use serde_json::Value;
use tabletop::{Fingerprint, OpenError, OpenQuestion, Opened, Source};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::services::packs::Packs;
use crate::services::tables::{NewTable, Tables};

/// A game that is to begin.
pub(crate) struct Beginning<'a> {
    pub game: &'a dyn ServedGame,
    /// The content of a private pack; `None` for the built-in pack.
    pub content: Option<Fingerprint>,
    pub setup: &'a Value,
    pub company: &'a SeatAssignment,
    /// The id of its table.
    pub id: String,
    pub source: Source,
    /// The answers of the physical game so far.
    pub answers: &'a [String],
}

/// The result of beginning a game.
pub(crate) enum Begun {
    /// The table is stored.
    Table(NewTable),
    /// Nothing is stored: the physical game must answer this first.
    Asks(OpenQuestion),
}

/// Begins a game and stores its table. The inner error is the game's own, about the setup or the answers.
///
/// # Errors
/// An unknown private pack, and errors of the store.
pub(crate) fn begin(
    packs: &Packs,
    tables: &Tables,
    beginning: Beginning<'_>,
) -> Result<Result<Begun, OpenError>, AppError> {
    let Beginning { game, content, setup, company, id, source, answers } = beginning;
    Ok(match packs.erased(game, content)?.open(setup, source.clone(), answers) {
        Ok(Opened::Table(table)) => Ok(Begun::Table(tables.keep(id, game, &*table, &source, company)?)),
        Ok(Opened::Asks(question)) => Ok(Begun::Asks(question)),
        Err(fault) => Err(fault),
    })
}
