//! A database without a server.

use std::sync::Arc;
use std::time::Duration;

use site::{Attic, Policy, ServedGame, Site};
use store::{Place, StoreError};

use crate::limits::Limits;
use crate::platform::{SystemEntropy, Threads, platform};
use crate::webhooks::{WebhookQueue, Webhooks};

/// Opens a database, or creates it. Games missing from the statistics are added to them.
///
/// # Errors
/// If the database cannot be used.
pub fn open_attic(database: &Place, games: Vec<Arc<dyn ServedGame>>) -> Result<Attic, StoreError> {
    let attic = open_attic_untouched(database, games)?;
    attic.catch_up();
    Ok(attic)
}

/// Like [`open_attic`], but leaves the statistics unchanged, for callers that only read or that store games unchanged.
///
/// # Errors
/// If the database cannot be used.
pub fn open_attic_untouched(database: &Place, games: Vec<Arc<dyn ServedGame>>) -> Result<Attic, StoreError> {
    let outbox = Arc::new(WebhookQueue::new(Webhooks::Off, true));
    let platform = platform(database.open()?, Arc::new(Threads::default()), outbox, Arc::new(SystemEntropy));
    // The limit on the number of tables is the server's; commands that open the database itself have none.
    let limits = Limits { tables: 0, ..Limits::HERE }.into();
    let policy = Policy { is_local: true, proxied: false, open_packs: false, limits };
    Ok(Attic::new(Arc::new(Site::new(platform, games, policy, Duration::ZERO))))
}
