//! Why a database operation failed.

use crate::StoreError;

/// Why a database operation failed.
pub(super) enum Fault {
    Ours(StoreError),
    Postgres(postgres::Error),
}

impl From<StoreError> for Fault {
    fn from(fault: StoreError) -> Self {
        Self::Ours(fault)
    }
}

impl From<postgres::Error> for Fault {
    fn from(fault: postgres::Error) -> Self {
        Self::Postgres(fault)
    }
}
