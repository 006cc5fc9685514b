//! Spirecrest.

pub(super) mod beasts;
pub(super) mod cards;
pub(super) mod expedition;
pub(super) mod explore;
pub(super) mod hers;
pub(super) mod spaces;

use tabletop::Message;

/// Asks for a step of Spirecrest.
fn asks_step(step: &'static str) -> Message {
    Message::new("ev-ask-spire").key("step", step)
}
