//! A cache of the pages of a table that several clients see, until the table changes.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use search::SeatAssignment;
use tabletop::{Audience, DynSession, Waiting};
use web::{PageOptions, People, Prefs, ShownStep};

use crate::delta::Delta;
use crate::gzip::{gzipped_page, unzipped};

/// The number of cached deltas of a page.
const MOST_DELTAS: usize = 3;

/// The number of bytes that count like one step of a table in memory.
const STEP: usize = 1500;

/// Everything that determines a part of a page of a table, except the game itself. Explanations, hints, odds and errors
/// are for one client: pages with them have no key.
#[derive(Debug, PartialEq)]
pub(crate) struct PageKey {
    last: u32,
    waiting: Option<Waiting>,
    prefs: Prefs,
    path: String,
    drawn: String,
    viewer: Audience,
    company: SeatAssignment,
    people: Option<People>,
    step: ShownStep,
    remark: Option<String>,
}

/// A cached part of a page, compressed.
pub(crate) struct CachedPage {
    pub key: PageKey,
    pub id: PageId,
    pub bytes: Bytes,
    /// The deltas to other pages, compressed; `None` for a delta that is hardly smaller than the page.
    deltas: Vec<(PageId, Option<Bytes>)>,
}

/// The ID of a cached page. Clients send that of the page they show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PageId(u64);

impl PageId {
    /// The next ID. IDs start at a random number, so an ID from an earlier run of the server matches no page.
    fn next() -> Self {
        static NEXT: LazyLock<AtomicU64> = LazyLock::new(|| AtomicU64::new(RandomState::new().hash_one(0)));
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Parses the ID in a header.
    pub fn find(text: &str) -> Option<Self> {
        u64::from_str_radix(text, 16).ok().map(Self)
    }
}

impl fmt::Display for PageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl PageKey {
    /// The key of a page, if it can be cached: `is_wanted` says that the request is for a compressed part of the
    /// page, and nothing on the page is for one client only.
    pub fn of(
        table: &dyn DynSession,
        is_wanted: bool,
        viewer: Audience,
        options: &PageOptions<'_>,
    ) -> Option<Self> {
        // Destructure all fields, so that a new field cannot be forgotten here.
        let &PageOptions {
            frame,
            id: _,
            // Parts of a page have no head.
            about: _,
            ref company,
            people,
            covered,
            advice,
            odds,
            step,
            chosen,
            ref explain,
            fault,
            remark,
        } = options;
        let is_own = covered
            || advice.is_some()
            || odds.is_some()
            || chosen.is_some()
            || explain.is_some()
            || fault.is_some()
            || table.record().practice().is_some();
        if is_own || !is_wanted {
            return None;
        }
        Some(Self {
            last: table.step(),
            waiting: table.pending(),
            prefs: frame.prefs,
            path: frame.path.to_owned(),
            drawn: frame.drawn.to_owned(),
            viewer,
            company: company.clone(),
            people: people.cloned(),
            step,
            remark: remark.map(|remark| remark.0.clone()),
        })
    }
}

impl CachedPage {
    pub fn new(key: PageKey, bytes: Bytes) -> Self {
        Self { key, id: PageId::next(), bytes, deltas: Vec::new() }
    }

    /// The delta from another page for the same viewer, if it is worth sending instead of this page.
    pub fn delta_from(&mut self, old: &Self) -> Option<Bytes> {
        if old.key.viewer != self.key.viewer {
            return None;
        }
        let made = self.deltas.iter().find(|(id, _)| *id == old.id).map(|(_, delta)| delta.clone());
        made.unwrap_or_else(|| {
            let delta = self.compute_delta(old).filter(|delta| delta.len() < self.bytes.len() / 4 * 3);
            if self.deltas.len() >= MOST_DELTAS {
                self.deltas.remove(0);
            }
            self.deltas.push((old.id, delta.clone()));
            delta
        })
    }

    fn compute_delta(&self, old: &Self) -> Option<Bytes> {
        let (old, new) = (unzipped(&old.bytes)?, unzipped(&self.bytes)?);
        gzipped_page(Delta::between(&old, &new).to_json().as_bytes())
    }

    /// The number of steps in memory that the page counts as.
    pub fn steps(&self) -> u32 {
        let deltas: usize = self.deltas.iter().flat_map(|(_, delta)| delta).map(Bytes::len).sum();
        u32::try_from((self.bytes.len() + deltas) / STEP + 1).unwrap_or(u32::MAX)
    }
}
