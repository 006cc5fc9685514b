//! The state that connections and layers of a server share.

use std::sync::Arc;
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
    /// Places for connections.
    pub places: Arc<Semaphore>,
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
            clients: ClientLimits::default(),
        }
    }

    /// The number of open connections.
    pub fn connections(&self) -> usize {
        self.limits.connections.max(1).saturating_sub(self.places.available_permits())
    }

    /// The current values.
    pub fn gauges(&self) -> Gauges {
        Gauges {
            pages: self.site.pages(),
            connections: self.connections(),
            tables: self.site.tables_in_memory(),
            thinking: self.site.bots().count(),
            uptime: self.begun.elapsed(),
        }
    }
}
