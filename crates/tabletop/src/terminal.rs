//! Positions as lines of text.

use crate::{Message, Narration, SeenPosition};

/// A game that can describe its positions in lines of text.
pub trait TerminalView: Narration + Sized {
    /// The position as an audience sees it, one message per line.
    fn situation(&self, here: &SeenPosition<'_, Self>) -> Vec<Message>;
}
