//! Changes by other programs to the same database: open pages here receive them, and bots that think here learn
//! that their table has changed.

use store::{News, StoreError};

use crate::services::tables::Tables;

/// How many tables are asked for at once.
const MANY: usize = 500;

/// Passes on a change.
///
/// # Errors
/// Trouble with the database.
pub(crate) fn take(tables: &Tables, news: News) -> Result<(), StoreError> {
    match news {
        News::Step { id, step } => {
            tables.bots.changed(&id);
            tables.live.tell(&id, step);
        }
        News::SeatAssignment { id } => {
            tables.bots.changed(&id);
            if tables.live.is_awaited(&id) {
                compare(tables, &[id])?;
            }
        }
        News::Gone { id } => tables.forget(&id),
        News::Anything => {
            for ids in tables.live.awaited().chunks(MANY) {
                compare(tables, ids)?;
            }
        }
    }
    Ok(())
}

/// Publishes what has changed at these tables.
fn compare(tables: &Tables, ids: &[String]) -> Result<(), StoreError> {
    let standing = match tables.platform.store.standing(ids) {
        // What was damaged at one table is nothing to the others.
        Err(StoreError::Unreadable { id, .. }) => {
            let others: Vec<String> = ids.iter().filter(|other| **other != id).cloned().collect();
            return if others.len() < ids.len() { compare(tables, &others) } else { Ok(()) };
        }
        standing => standing?,
    };
    for id in ids {
        match standing.iter().find(|standing| standing.id == *id) {
            Some(standing) => {
                let moved = tables.live.tell(id, standing.step);
                tables.live.tell_friends(id, &standing.friends);
                if tables.live.tell_company(id, &standing.company) || moved {
                    tables.bots.changed(id);
                }
            }
            None => tables.forget(id),
        }
    }
    Ok(())
}
