//! The questions of locations, forest cards, the haven and journeys (E5).

pub(super) mod draw_double;
pub(super) mod for_any;
pub(super) mod haven;
pub(super) mod journey;
pub(super) mod meadow_two;
