//! Units of work.

use serde::{Deserialize, Serialize};

/// A unit of work: consecutive games of one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Unit {
    /// The cell.
    pub cell: u32,
    /// The batch, from 0.
    pub batch: u32,
}
