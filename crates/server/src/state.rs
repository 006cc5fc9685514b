//! The state that connections and layers of a server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use site::{ClientLimits, Site};
use tokio::sync::Semaphore;

use crate::limits::{Limits, RateLimiter};
use crate::metrics::{Gauges, Metrics};
use crate::options::ServerOptions;

/// The state that connections and layers of a server share.
pub(crate) struct ServerState {
    pub site: Arc<Site>,
    pub limits: Limits,
    pub options: ServerOptions,
    pub rates: RateLimiter,
    pub metrics: Metrics,
    /// The start of the server.
    pub begun: Instant,
    /// Places for connections: one for each that is open, and one for the next.
    pub places: Arc<Semaphore>,
    /// The number of open connections.
    connections: AtomicUsize,
    /// The open connections or, behind a proxy, requests of each client.
    pub clients: ClientLimits,
}

impl ServerState {
    pub fn new(site: Arc<Site>, limits: Limits, options: ServerOptions) -> Self {
        Self {
            site,
            limits,
            options,
            rates: RateLimiter::default(),
            metrics: Metrics::default(),
            begun: Instant::now(),
            places: Arc::new(Semaphore::new(limits.connections.max(1))),
            connections: AtomicUsize::new(0),
            clients: ClientLimits::default(),
        }
    }

    /// Counts a connection as open until the result is dropped.
    pub fn opened(self: &Arc<Self>) -> OpenConnection {
        self.connections.fetch_add(1, Ordering::Relaxed);
        OpenConnection(Arc::clone(self))
    }

    /// The current values.
    pub fn gauges(&self) -> Gauges {
        Gauges {
            pages: self.site.pages(),
            connections: self.connections.load(Ordering::Relaxed),
            tables: self.site.tables_in_memory(),
            thinking: self.site.bots().count(),
            uptime: self.begun.elapsed(),
        }
    }
}

/// A connection that is counted.
pub(crate) struct OpenConnection(Arc<ServerState>);

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.0.connections.fetch_sub(1, Ordering::Relaxed);
    }
}
