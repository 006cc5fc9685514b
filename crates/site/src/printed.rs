//! A cache of pages of a table that several clients see, until the table changes.

use bytes::Bytes;
use search::SeatAssignment;
use tabletop::{Audience, DynSession, Waiting};
use web::{PageOptions, People, Prefs, ShownStep};

/// How many bytes count as much as a step of a table that is kept in memory.
const STEP: usize = 1500;

/// Everything that a part of a page of a table is made of but the game itself. Explanations, hints, odds and errors are
/// for one client: pages with them have no key.
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
    pub bytes: Bytes,
}

impl PageKey {
    /// The key of a page, if it can be cached: `is_wanted` says that it is requested as it is cached, as a part and
    /// compressed, and nothing on it is for one client alone.
    pub fn of(
        table: &dyn DynSession,
        is_wanted: bool,
        viewer: Audience,
        options: &PageOptions<'_>,
    ) -> Option<Self> {
        // Every field is named, so that a new one must be thought of here.
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
    /// How many steps in memory it counts as.
    pub fn steps(&self) -> u32 {
        u32::try_from(self.bytes.len() / STEP + 1).unwrap_or(u32::MAX)
    }
}
