//! What is done at a table, and who may do it.

use search::SeatAssignment;
use tabletop::{ChanceRecord, DynSession, Progress, TableError};

use crate::access::Visitor;
use crate::error::AppError;
use crate::game::ServedGame;
use crate::services::fairness::Prepared;
use crate::services::tables::{Begun, TableGuard, Tables};

/// What somebody does at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Act {
    /// They do what the table waits for. At a table that is covered, whoever has it must take their seat before.
    Play,
    /// They change what was done.
    Undo,
}

/// Refuses what is not done at this step, or not by whoever asks.
pub(crate) fn may_act(
    guard: &TableGuard<'_>,
    visitor: &Visitor,
    step: u32,
    act: Act,
) -> Result<(), AppError> {
    guard.table().expect_step(Some(step))?;
    match act {
        Act::Undo => guard.principal(visitor).expect_seated(),
        Act::Play if !guard.may_act(visitor) => Err(AppError::not_yours()),
        Act::Play if guard.sight(visitor).covered => Err(AppError::covered()),
        Act::Play if guard.company.decides(guard.table()).is_some() => Err(AppError::ours()),
        Act::Play => Ok(()),
    }
}

/// Plays a choice by its name.
pub(crate) fn choose_at(table: &mut dyn DynSession, id: &str) -> Result<(), TableError> {
    match table.choose(id, None)? {
        Progress::Played => Ok(()),
        Progress::Asks(_) if table.record().chance == ChanceRecord::AtTheTable => Ok(()),
        // A keyed game rolls its own dice; one that does not has lost its secret.
        Progress::Asks(question) => {
            table.take_back_answer()?;
            Err(TableError::QuestionOpen { what: question.what })
        }
    }
}

/// Begins another table as this one stood after a step, with this company and chance of its own.
pub(crate) fn branch_off(
    tables: &Tables,
    game: &dyn ServedGame,
    table: &dyn DynSession,
    step: u32,
    company: &SeatAssignment,
) -> Result<Begun, AppError> {
    let prepared = Prepared::new(&tables.platform)?;
    let source = prepared.source(Vec::new())?;
    let fork = table.fork(step, source.clone())?;
    tables.keep(prepared.id, game, &*fork, &source, company)
}
