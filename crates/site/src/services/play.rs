//! Playing at a table: permissions, choices and forks.

use search::SeatAssignment;
use tabletop::{ChanceRecord, DynSession, Progress, TableError};

use crate::access::Visitor;
use crate::error::AppError;
use crate::game::ServedGame;
use crate::services::fairness::Prepared;
use crate::services::tables::{NewTable, TableGuard, Tables};

/// A kind of action at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Act {
    /// Does what the table waits for. At a covered table, the seat must have taken the device before.
    Play,
    /// Changes the past: undoes or corrects.
    Undo,
}

/// Checks the step of an action, and that the visitor may do it.
///
/// # Errors
/// A stale step, [`AppError::not_yours`], [`AppError::covered`], and [`AppError::ours`] where a bot decides.
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
    choose(table, id).map(drop)
}

/// Goes to a thing that no single choice reaches.
pub(crate) fn go_to(table: &mut dyn DynSession, thing: &str) -> Result<(), TableError> {
    table.go_to(thing, choose).map(drop)
}

fn choose(table: &mut (dyn DynSession + '_), id: &str) -> Result<Progress, TableError> {
    match table.choose(id, None)? {
        Progress::Asks(question) if table.record().chance != ChanceRecord::AtTheTable => {
            // A keyed game rolls its own dice; one that does not has lost its secret.
            table.take_back_answer()?;
            Err(TableError::QuestionOpen { what: question.what })
        }
        progress => Ok(progress),
    }
}

/// Begins another table as this one stood after a step, with this company and chance of its own.
pub(crate) fn branch_off(
    tables: &Tables,
    game: &dyn ServedGame,
    table: &dyn DynSession,
    step: u32,
    company: &SeatAssignment,
) -> Result<NewTable, AppError> {
    let prepared = Prepared::new(&tables.platform)?;
    let source = prepared.source(Vec::new())?;
    let fork = table.fork(step, source.clone())?;
    tables.keep(prepared.id, game, &*fork, &source, company)
}
