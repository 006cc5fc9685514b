//! The questions of the mini-expansions (N2–N5, H3).

pub(super) mod amilla;
pub(super) mod carnival;
pub(super) mod crier;
pub(super) mod darkdeep;
pub(super) mod farm;
pub(super) mod hare;
pub(super) mod juggler;
pub(super) mod leader;
pub(super) mod pigs;
pub(super) mod robber;
pub(super) mod rowdy;
pub(super) mod silver_scale;
pub(super) mod spiders;
pub(super) mod stadium;
pub(super) mod stoats;
pub(super) mod swipple;
pub(super) mod treasury;
pub(super) mod warrior;

use tabletop::Message;

/// The prompt for a step of this name.
fn asks_step(step: &'static str) -> Message {
    Message::new("ev-ask-mini").key("step", step)
}
