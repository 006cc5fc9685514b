//! What a terminal shows of a position.

use crate::{Audience, Front, Message};

/// A game whose positions can be told in lines of text.
pub trait TerminalView: Front {
    /// What lies on the table as an audience sees it, a line each.
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message>;
}
