//! The limits of a site, and the permissions of its clients.

/// The limits of a site.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// Requests per second that a client may send on average; zero for no limit. The host of the site enforces it; the
    /// document of the API states it.
    pub rate: f64,
    /// Requests that a client may send in a burst.
    pub burst: f64,
    /// Open pages that receive live updates.
    pub pages: usize,
    /// The most tables that are kept; zero for no limit.
    pub tables: u32,
    /// Hints that are computed concurrently.
    pub hints: usize,
    /// The largest form, in bytes.
    pub form: usize,
    /// The largest record or archive that is uploaded over the network, in bytes.
    pub record: usize,
}

/// The settings of the operator of a site.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Policy {
    /// Whether only this machine can reach the site. Its user is trusted with secrets of unfinished games.
    pub is_local: bool,
    /// Whether all requests come through a proxy, which states whether the client uses TLS.
    pub proxied: bool,
    /// Whether all clients may create and change private packs, not only those on this machine.
    pub open_packs: bool,
    /// The limits.
    pub limits: Limits,
}

impl Policy {
    /// Whether clients may read, create, change and delete packs.
    pub(crate) fn has_open_packs(&self) -> bool {
        self.is_local || self.open_packs
    }
}
