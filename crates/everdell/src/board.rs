//! What one audience may see of the table.

use serde::Serialize;
use tabletop::Audience;

use crate::Everdell;
use crate::state::State;

/// What one audience may see of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose turn it is.
    pub turn: u8,
}

impl Everdell {
    /// What an audience may see.
    pub(crate) fn look(&self, state: &State, _: Audience) -> View {
        View { turn: state.turn }
    }
}
