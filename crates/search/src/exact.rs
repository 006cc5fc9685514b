//! The exact odds of a choice, where a game can work them out.

use serde_json::Value;
use tabletop::{Front, Message};

/// A game that may know the exact odds of a choice. One that knows none implements nothing.
pub trait ExactOdds: Front {
    /// The exact odds of a choice as JSON, `None` where it has none. The shapes are those of `exact` in the schema of the
    /// engine protocol.
    fn exact_odds(&self, _state: &Self::State, _choice: Self::Choice) -> Option<Value> {
        None
    }

    /// The same for a person, a line each; empty where it has none.
    fn exact_odds_lines(&self, _state: &Self::State, _choice: Self::Choice) -> Vec<Message> {
        Vec::new()
    }
}
