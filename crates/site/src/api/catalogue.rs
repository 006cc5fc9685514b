//! Every operation of the API.

use super::operation::Operation;
use super::{games, hints, packs, records, tables};

/// Every operation.
pub(crate) fn operations() -> impl Iterator<Item = &'static Operation> {
    [games::OPERATIONS, records::OPERATIONS, packs::OPERATIONS, tables::OPERATIONS, hints::OPERATIONS]
        .into_iter()
        .flatten()
}
