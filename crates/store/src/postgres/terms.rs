//! Limits for a database server.

use std::time::Duration;

/// Limits for a database server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// How long to wait for a connection, for other writers of the same rows, and for a lost server to return and say
    /// whether it committed.
    pub patience: Duration,
    /// The maximal number of read connections, besides one for writing and one for listening.
    pub connections: u32,
}

impl Default for Terms {
    fn default() -> Self {
        Self { patience: Duration::from_secs(3), connections: 8 }
    }
}
