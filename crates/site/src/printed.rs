//! A cache of pages of a table that several clients see, until the table changes.

use bytes::Bytes;
use search::SeatAssignment;
use tabletop::{Audience, DynSession, Waiting};
use web::{Friends, Prefs};

use crate::game::Look;

/// How many bytes count as much as a step of a table that is kept in memory.
const STEP: usize = 1500;

/// Everything that a part of a page of a table is made of but the game itself. Explanations, hints, odds and errors are
/// for one client: pages with them have no key.
#[derive(Debug, PartialEq)]
pub(crate) struct PageKey {
    step: u32,
    waiting: Option<Waiting>,
    prefs: Prefs,
    path: String,
    drawn: String,
    viewer: Audience,
    company: SeatAssignment,
    friends: Option<Friends>,
    at: Option<u32>,
    moment: Option<usize>,
    watching: bool,
    remark: Option<String>,
}

/// A cached part of a page, compressed.
pub(crate) struct CachedPage {
    pub key: PageKey,
    pub bytes: Bytes,
}

impl PageKey {
    /// What a page is made of, if others may see the same and it is asked for as it is kept: as a part, compressed.
    pub fn of(table: &dyn DynSession, is_wanted: bool, look: &Look<'_>) -> Option<Self> {
        // Every field is named, so that a new one must be thought of here.
        let &Look {
            frame,
            id: _,
            viewer,
            company,
            friends,
            covered,
            advice,
            odds,
            at,
            moment,
            watching,
            chosen,
            ref explain,
            fault,
            remark,
        } = look;
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
            step: table.step(),
            waiting: table.pending(),
            prefs: frame.prefs,
            path: frame.path.to_owned(),
            drawn: frame.drawn.to_owned(),
            viewer,
            company: company.clone(),
            friends: friends.cloned(),
            at,
            moment,
            watching,
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
