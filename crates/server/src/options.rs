//! What the operator of a server decides.

use crate::webhooks::Webhooks;

/// How a server behaves towards its operator.
#[allow(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ServerOptions {
    /// Whether all requests come through a proxy, which says who asks, and whether over TLS.
    pub proxied: bool,
    /// Whether all clients may read the metrics, not this machine alone.
    pub metrics: bool,
    /// Whether every request is logged in a line on standard error.
    pub log: bool,
    /// Which machines hosts of tables may have messages sent to.
    pub webhooks: Webhooks,
    /// Whether all clients may make and change private packs, not this machine alone.
    pub open_packs: bool,
}
