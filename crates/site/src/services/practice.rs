//! Practice tables: lessons, puzzles and examples of rules.

use search::SeatAssignment;
use tabletop::{Secret, Source};
use tutorial::{LayError, Task};

use crate::error::AppError;
use crate::services::tables::{NewTable, Tables};

/// Begins a practice table for a task by its name (see [`Task`]), and deletes old practice tables.
///
/// # Errors
/// [`AppError::no_page`] if the game has no such task, [`AppError::full`], and errors of the database.
pub(crate) fn begin(tables: &Tables, game: &str, task: &str) -> Result<NewTable, AppError> {
    let game = tables.games.game(game)?;
    let task: Task = task.parse().map_err(|_| AppError::no_page())?;
    let secret = Secret::new(tables.platform.random()?);
    let table = tutorial::lay(game.erased(None), &task, secret.clone()).map_err(|fault| match fault {
        LayError::Unknown(_) => AppError::no_page(),
        LayError::Open(fault) => fault.into(),
    })?;
    let (id, source) = (tables.platform.new_id()?, Source::Keyed(secret));
    let begun = tables.keep(id, game, &*table, &source, &SeatAssignment::default())?;
    // Old tables are also deleted at startup; a server may run for years.
    tables.summaries.clear_practice()?;
    Ok(begun)
}
