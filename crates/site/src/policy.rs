//! How much a site takes on, and from whom.

/// How much a site takes on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// How many requests a second a client may send for long; zero for as many as it likes. The host of the site sees to it;
    /// the document of the API says it.
    pub rate: f64,
    /// How many requests a client may send at once after a rest.
    pub burst: f64,
    /// How many open pages are told of what happens.
    pub pages: usize,
    /// How many tables are kept at most; zero for no limit.
    pub tables: u32,
    /// How many hints are thought of at the same time.
    pub hints: usize,
    /// The most bytes that a form may have.
    pub form: usize,
    /// The most bytes of a record or an archive that is sent over the network.
    pub record: usize,
}

/// What the operator of a site has decided.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Policy {
    /// Whether only this machine can reach the site. Its user is trusted with secrets of games that go on.
    pub is_local: bool,
    /// Whether all requests come through a proxy, which says whether it was asked over TLS.
    pub proxied: bool,
    /// Whether all clients may make and change private packs, not this machine alone.
    pub open_packs: bool,
    /// How much is taken on.
    pub limits: Limits,
}

impl Policy {
    /// Whether a client may look into packs, make, change and delete them.
    pub(crate) fn has_open_packs(&self) -> bool {
        self.is_local || self.open_packs
    }
}
