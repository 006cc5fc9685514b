//! Pages that several see: whoever looks at a table in the same way as somebody before, since it was changed last,
//! is sent what was made for them.

use axum::body::Bytes;
use search::SeatAssignment;
use tabletop::{Audience, DynSession, Waiting};
use web::{Friends, Prefs};

use crate::request::Asked;
use crate::room::Look;

/// How many bytes count as much as a step of a table that is kept in memory.
const STEP: usize = 1500;

/// Everything that a part of a page of a table is made of but the game itself. What is asked about a thing, thought of
/// a choice, or said of a fault is for whoever asked, and has none.
#[derive(Debug, PartialEq)]
pub(crate) struct Seen {
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

/// Such a part, pressed.
pub(crate) struct Printed {
    pub seen: Seen,
    pub bytes: Bytes,
}

impl Seen {
    /// What a page is made of that is asked for like this, if others may see the same.
    pub fn of(table: &dyn DynSession, asked: &Asked, look: &Look<'_>) -> Option<Self> {
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
        if is_own || !asked.part || !asked.pressed {
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

impl Printed {
    /// How many steps in memory it counts as.
    pub fn steps(&self) -> u32 {
        u32::try_from(self.bytes.len() / STEP + 1).unwrap_or(u32::MAX)
    }
}
