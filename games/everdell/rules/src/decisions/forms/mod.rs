//! Questions that many rules ask in the same way.

pub(super) mod bill;
pub(super) mod copy;
pub(super) mod draw_meadow;
pub(super) mod gain;
