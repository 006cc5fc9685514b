//! Positions as lines of text.

use crate::{Audience, Front, Message};

/// A game that can describe its positions in lines of text.
pub trait TerminalView: Front {
    /// The position as an audience sees it, one message per line.
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message>;
}
