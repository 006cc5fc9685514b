//! Changes that other programs make in the same database: they are forwarded to the pages and the bots of this site.

use store::{News, StoreError};

use crate::services::tables::Tables;

/// The number of tables per query.
const MANY: usize = 500;

/// Forwards a change.
///
/// # Errors
/// Errors of the database.
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

/// Publishes the changes of these tables.
fn compare(tables: &Tables, ids: &[String]) -> Result<(), StoreError> {
    let standing = match tables.platform.store.standing(ids) {
        // A damaged table does not affect the others.
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
