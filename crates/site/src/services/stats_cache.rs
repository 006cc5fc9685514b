//! A cache of finished games with their parsed accounts, so that no page reads thousands of accounts.
//!
//! The store increments a mark with every change, including those of other programs; only games that have changed since
//! are read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use stats::{Day, Played};
use store::{Counted, StoreError, Tallied};

use crate::occasion::counts;
use crate::platform::Platform;

/// All finished games, as of a mark of the store.
#[derive(Debug, Default)]
pub(crate) struct FinishedGames {
    mark: i64,
    /// All finished games in the order of their ends, of every occasion.
    all: Vec<Over>,
    /// The games that count, in the same order.
    counting: Vec<Arc<Played>>,
}

/// A finished game, and whether it counts in statistics.
#[derive(Debug, Clone)]
struct Over {
    counts: bool,
    played: Arc<Played>,
}

/// The cache.
pub(crate) struct StatsCache {
    platform: Arc<Platform>,
    known: Mutex<Arc<FinishedGames>>,
}

impl FinishedGames {
    /// The games that count in statistics and for medals.
    pub fn counting(&self) -> &[Arc<Played>] {
        &self.counting
    }

    /// The counting games of one game.
    pub fn counting_of(&self, game: &str) -> impl Iterator<Item = &Played> {
        self.counting.iter().map(|played| &**played).filter(move |played| played.game == game)
    }

    /// All finished games.
    pub fn all(&self) -> impl Iterator<Item = &Played> {
        self.all.iter().map(|over| &*over.played)
    }

    /// The finished games after a change in the store.
    fn updated(&self, tallied: Tallied) -> Self {
        let Tallied { mark, ids, games } = tallied;
        let mut known: HashMap<&str, &Over> = HashMap::with_capacity(ids.len());
        known.extend(self.all.iter().map(|over| (&*over.played.id, over)));
        // An unreadable account is left out; the others are shown.
        let new: Vec<Over> = games
            .into_iter()
            .filter_map(|counted| {
                let counts = counts(&counted.sort);
                Some(Over { counts, played: Arc::new(played(counted)?) })
            })
            .collect();
        known.extend(new.iter().map(|over| (&*over.played.id, over)));
        let all: Vec<Over> = ids.iter().filter_map(|id| known.get(&**id).copied().cloned()).collect();
        let counting = all.iter().filter(|over| over.counts).map(|over| Arc::clone(&over.played)).collect();
        Self { mark, all, counting }
    }
}

impl StatsCache {
    pub fn new(platform: Arc<Platform>) -> Self {
        Self { platform, known: Mutex::default() }
    }

    /// All finished games, as currently stored.
    pub fn finished(&self) -> Result<Arc<FinishedGames>, StoreError> {
        // The cache is only replaced as a whole, so a poisoned lock is safe.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tallied) = self.platform.store.counted(known.mark)? {
            *known = Arc::new(known.updated(tallied));
        }
        Ok(Arc::clone(&known))
    }
}

/// A finished game with its account; `None` if the account cannot be read.
fn played(counted: Counted) -> Option<Played> {
    let Counted { id, game, day, changed, account, .. } = counted;
    // A challenge counts for its day when it was over by the end of the next.
    let in_time = |day: &Day| Day::of_millis(changed) <= day.plus(1);
    let day = day.and_then(|day| day.parse().ok()).filter(in_time);
    Some(Played { id, game, day, when: changed, account: serde_json::from_value(account).ok()? })
}
