//! A cache of the games that are over, held as they were counted, so that no page reads thousands of accounts.
//!
//! The truth is in the store, which says by a mark whether anything has changed (another program may have
//! played); only what was counted since is read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use stats::{Day, Played};
use store::{Counted, StoreError, Tallied};

use crate::occasion::counts;
use crate::platform::Platform;

/// The games that are over, as they were at a mark.
#[derive(Debug, Default)]
pub(crate) struct Past {
    mark: i64,
    /// In the order in which they ended, whatever sort of table they were played at.
    all: Vec<Over>,
    /// Those that count, in the same order.
    counting: Vec<Arc<Played>>,
}

/// A game that is over.
#[derive(Debug, Clone)]
struct Over {
    counts: bool,
    played: Arc<Played>,
}

/// The games that are over, as they were last read.
pub(crate) struct StatsCache {
    platform: Arc<Platform>,
    known: Mutex<Arc<Past>>,
}

impl Past {
    /// The games that count in statistics and for medals.
    pub fn counting(&self) -> &[Arc<Played>] {
        &self.counting
    }

    /// Every game that is over.
    pub fn all(&self) -> impl Iterator<Item = &Played> {
        self.all.iter().map(|over| &*over.played)
    }

    /// The past with what became of it.
    fn renewed(&self, tallied: Tallied) -> Self {
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

    /// The games that are over, as they are now.
    pub fn past(&self) -> Result<Arc<Past>, StoreError> {
        // It is only ever replaced as a whole.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tallied) = self.platform.store.counted(known.mark)? {
            *known = Arc::new(known.renewed(tallied));
        }
        Ok(Arc::clone(&known))
    }
}

/// A finished game with its account; `None` when the account cannot be read.
fn played(counted: Counted) -> Option<Played> {
    let Counted { id, game, day, changed, account, .. } = counted;
    // A challenge counts for its day when it was over by the end of the next.
    let in_time = |day: &Day| Day::of_millis(changed) <= day.plus(1);
    let day = day.and_then(|day| day.parse().ok()).filter(in_time);
    Some(Played { id, game, day, when: changed, account: serde_json::from_value(account).ok()? })
}
