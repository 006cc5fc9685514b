//! The questions of Pearlbrook (P8–P23).

pub(super) mod adornments;
pub(super) mod cards;
pub(super) mod events;
pub(super) mod forest;
pub(super) mod river;
pub(super) mod wonder;

use tabletop::Message;

/// The prompt for a step of this name.
fn asks_step(step: &'static str) -> Message {
    Message::new("ev-ask-brook").key("step", step)
}
