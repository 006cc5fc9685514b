//! The games that are over, held as they were counted, so that no page reads thousands of accounts.
//!
//! The truth is in the store, which says by a mark whether anything has changed (another program may have
//! played); only what was counted since is read.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use stats::Played;
use store::{StoreError, Tallied};

use crate::app::App;
use crate::notes::{counts, played};

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

/// What was last known of the past.
#[derive(Default)]
pub(crate) struct Known(Mutex<Arc<Past>>);

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
        // What cannot be read hides nothing else.
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

impl App {
    /// The games that are over.
    pub fn past(&self) -> Result<Arc<Past>, StoreError> {
        // It is only ever replaced as a whole.
        let mut known = self.known.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(tallied) = self.store.counted(known.mark)? {
            *known = Arc::new(known.renewed(tallied));
        }
        Ok(Arc::clone(&known))
    }
}
