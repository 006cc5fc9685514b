//! What the mini-expansions ask (N2–N5, H3).

pub(super) mod farm;
pub(super) mod treasury;
