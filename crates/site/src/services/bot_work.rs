//! The work of bots at tables: searching, and playing the choice.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::error::AppError;
use crate::jobs::BotJob;
use crate::services::bots::{Next, Thought, Work};
use crate::services::play::choose_at;
use crate::services::tables::Tables;

/// Performs a piece of work.
pub(crate) fn done(tables: &Tables, id: &str, work: Work, stop: &AtomicBool) -> Next {
    match work {
        Work::Think => think(tables, id, stop),
        Work::Play(thought) => play(tables, id, &thought),
    }
}

fn think(tables: &Tables, id: &str, stop: &AtomicBool) -> Next {
    match tables.at(id, |guard| guard.bot_job()) {
        Ok(Some(BotJob { seat, level, step, think })) => match think(stop) {
            Some(choice) => Next::Play(Thought { seat, level, step, choice }),
            None if stop.load(Ordering::Relaxed) => Next::Again,
            None => Next::Rest,
        },
        // A table that was deleted or cannot be read needs no bot.
        Ok(None) | Err(_) => Next::Rest,
    }
}

fn play(tables: &Tables, id: &str, thought: &Thought) -> Next {
    let played = tables.at(id, |guard| {
        if guard.company.decides(guard.table()) != Some((thought.seat, thought.level)) {
            return Ok(false);
        }
        guard.play(thought.step, |table| choose_at(table, &thought.choice))?;
        Ok(true)
    });
    match played {
        Ok(true) => Next::Moved,
        Ok(false) | Err(AppError { code: "stale-step", .. }) => Next::Again,
        Err(fault) => {
            eprintln!("hedgerow: table {id}: a bot could not choose {}: {}", thought.choice, fault.code);
            Next::Rest
        }
    }
}
