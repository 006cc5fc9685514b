//! Positions as lines of text.

use crate::{Message, Narration, SeenPosition};

/// A game that can describe its positions in lines of text.
pub trait TerminalView: Narration + Sized {
    /// Names of things that a person can ask about, one of each kind, as [`Narration::candidates`] reads them. The
    /// first name must exist in every game.
    const THINGS: &'static [&'static str];

    /// The name of a thing that one can go to in several steps ([`Notation::way`](crate::Notation::way)), if the game has
    /// such things.
    const GOAL: Option<&'static str> = None;

    /// The position as an audience sees it, one message per line.
    fn situation(&self, here: &SeenPosition<'_, Self>) -> Vec<Message>;
}
