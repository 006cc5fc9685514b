//! All operations of the API.

use super::operation::Operation;
use super::{archives, games, hints, packs, practice, records, rooms, seats, tables};

/// All operations.
pub(crate) fn operations() -> impl Iterator<Item = &'static Operation> {
    [
        games::OPERATIONS,
        practice::OPERATIONS,
        records::OPERATIONS,
        archives::OPERATIONS,
        packs::OPERATIONS,
        tables::OPERATIONS,
        hints::OPERATIONS,
        rooms::OPERATIONS,
        seats::OPERATIONS,
    ]
    .into_iter()
    .flatten()
}
