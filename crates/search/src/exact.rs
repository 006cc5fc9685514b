//! Exact odds of choices, where a game can compute them.

use serde_json::Value;
use tabletop::{Message, Narration};

/// A game that may know exact odds of some choices. The defaults are for games that know none.
pub trait ExactOdds: Narration {
    /// The exact odds of a choice as JSON, in the shape `exact` of the schema of the engine protocol; `None` if there
    /// are none.
    fn exact_odds(&self, _state: &Self::State, _choice: Self::Choice) -> Option<Value> {
        None
    }

    /// The exact odds as lines of text; empty if there are none.
    fn exact_odds_lines(&self, _state: &Self::State, _choice: Self::Choice) -> Vec<Message> {
        Vec::new()
    }
}
