//! Options for the operator of a server.

use crate::webhooks::Webhooks;

/// Options of a server.
#[allow(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ServerOptions {
    /// Whether all requests come through a proxy, which states the client and whether it uses TLS.
    pub proxied: bool,
    /// Whether all clients may read the metrics, not only those on this machine.
    pub metrics: bool,
    /// Whether every request is logged as a line on standard error.
    pub log: bool,
    /// The machines to which hosts of tables may have messages sent.
    pub webhooks: Webhooks,
    /// Whether all clients may create and change private packs, not only those on this machine.
    pub open_packs: bool,
}
