//! Hints and odds, from a search that knows only what the visitor knows.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use search::{Budget, SearchParams};
use tabletop::{Audience, Seat, TableError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::access::Visitor;
use crate::error::AppError;
use crate::jobs::{HintJob, OddsJob};
use crate::platform::Platform;
use crate::services::tables::TableGuard;

/// The time limit of a hint that is not streamed.
pub(crate) const AT_ONCE: Duration = Duration::from_secs(1);

/// The most samples of the odds of a choice.
pub(crate) const MOST_SAMPLES: u32 = 2000;

/// The searches that visitors wait for, limited in number.
pub(crate) struct Hints {
    platform: Arc<Platform>,
    places: Arc<Semaphore>,
}

impl Hints {
    /// With at most this number of concurrent searches.
    pub fn new(platform: Arc<Platform>, most: usize) -> Self {
        Self { platform, places: Arc::new(Semaphore::new(most)) }
    }

    /// A permit for a search, until it is dropped.
    ///
    /// # Errors
    /// [`AppError::busy`] if there is none.
    pub fn place(&self) -> Result<OwnedSemaphorePermit, AppError> {
        Arc::clone(&self.places).try_acquire_owned().map_err(|_| AppError::busy())
    }

    /// The parameters of a search with this time limit, on all processors.
    pub fn params(&self, time: Duration) -> SearchParams {
        SearchParams { budget: Budget::time(time), seed: 0, threads: self.platform.workers.parallelism() }
    }
}

/// The visitor's seat, if it decides now, and two seeds.
fn asker(guard: &TableGuard<'_>, visitor: &Visitor) -> Result<(Seat, [u64; 2]), AppError> {
    let table = guard.table();
    let sight = guard.sight(visitor);
    if table.outcome().is_some() {
        return Err(TableError::GameOver.into());
    }
    if guard.company.decides(table).is_some() {
        return Err(AppError::ours());
    }
    if !guard.may_act(visitor) {
        return Err(AppError::not_yours());
    }
    let seeds = [guard.tables.platform.seed()?, guard.tables.platform.seed()?];
    match sight.viewer {
        Audience::Seat(seat) if !sight.covered => Ok((seat, seeds)),
        _ => Err(AppError::covered()),
    }
}

/// A hint for the visitor, if their seat decides now.
pub(crate) fn hint(guard: &TableGuard<'_>, visitor: &Visitor) -> Result<HintJob, AppError> {
    let (seat, seeds) = asker(guard, visitor)?;
    guard.game.hint_job(guard.table(), seat, seeds).ok_or_else(AppError::no_page)
}

/// The odds of a choice of the visitor, if their seat decides now.
pub(crate) fn odds(guard: &TableGuard<'_>, visitor: &Visitor, choice: &str) -> Result<OddsJob, AppError> {
    let (seat, seeds) = asker(guard, visitor)?;
    let unknown = || TableError::UnknownChoice { id: choice.to_owned() }.into();
    guard.game.odds_job(guard.table(), seat, choice, seeds).ok_or_else(unknown)
}

/// Whether to continue the search.
pub(crate) fn go_on(is_over: bool) -> ControlFlow<()> {
    if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}
