//! What Newleaf asks (L).

pub(super) mod archive;
pub(super) mod borrow;
pub(super) mod event;
pub(super) mod follow;
pub(super) mod give;
pub(super) mod greens;
pub(super) mod knoll;
pub(super) mod lamplighter;
pub(super) mod magician;
pub(super) mod network;
pub(super) mod poet;
pub(super) mod reserved;
pub(super) mod station;
pub(super) mod ticket;
pub(super) mod unload;

use tabletop::Message;

/// How a person is asked for a step of this name.
fn asks_step(step: &'static str) -> Message {
    Message::new("ev-ask-leaf").key("step", step)
}
