//! How long a search may think.

use std::time::Duration;

/// How long a search may think; whatever comes first ends it. Without any bound it ends when it is
/// told to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Budget {
    /// So many iterations, in all lanes together.
    pub iterations: Option<u32>,
    /// So much time.
    pub time: Option<Duration>,
    /// Whether it is over as soon as none of the iterations that are left could change what is thought
    /// about most. For players: what they choose is the same, what they would tell of it is not.
    pub until_settled: bool,
}

impl Budget {
    /// So many iterations, however long they take. The result depends on nothing but the seed.
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations), ..Self::default() }
    }

    /// So much time, for as many iterations as it allows.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// The same until the choice is settled.
    #[must_use]
    pub fn until_settled(self) -> Self {
        Self { until_settled: true, ..self }
    }

    /// How many trees are grown independently of each other. This depends on the budget and never
    /// on the machine, so that the same budget finds the same on any number of processors.
    pub(super) fn lanes(self) -> u32 {
        match self.iterations {
            Some(0..2000) => 1,
            Some(2000..8000) => 2,
            _ => 4,
        }
    }

    /// How many iterations a lane has.
    pub(super) fn share(self, lane: u32) -> u32 {
        let lanes = self.lanes();
        self.iterations.map_or(u32::MAX, |all| all / lanes + u32::from(lane < all % lanes))
    }
}
