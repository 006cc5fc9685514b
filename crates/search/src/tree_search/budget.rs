//! The budget of a search.

use std::time::Duration;

/// The budget of a search; the first limit that is reached ends it. Without a limit it runs until it is stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Budget {
    /// The number of iterations, over all lanes.
    pub iterations: Option<u32>,
    /// The time limit.
    pub time: Option<Duration>,
    /// Whether to stop as soon as no remaining iteration could change the most visited choice. For players: the
    /// choice is the same, the reported values are not.
    pub until_settled: bool,
}

impl Budget {
    /// A number of iterations without a time limit. The result depends only on the seed.
    pub fn iterations(iterations: u32) -> Self {
        Self { iterations: Some(iterations), ..Self::default() }
    }

    /// A time limit without a number of iterations.
    pub fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::default() }
    }

    /// The same budget, stopping once the choice is settled.
    #[must_use]
    pub fn until_settled(self) -> Self {
        Self { until_settled: true, ..self }
    }

    /// The number of independent trees. It depends on the budget and not on the machine, so that the same budget
    /// gives the same result on any number of processors.
    pub(super) fn lanes(self) -> u32 {
        match self.iterations {
            Some(0..2000) => 1,
            Some(2000..8000) => 2,
            _ => 4,
        }
    }

    /// The number of iterations of a lane.
    pub(super) fn share(self, lane: u32) -> u32 {
        let lanes = self.lanes();
        self.iterations.map_or(u32::MAX, |all| all / lanes + u32::from(lane < all % lanes))
    }
}
