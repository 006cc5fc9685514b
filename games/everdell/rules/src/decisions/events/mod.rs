//! The questions of achieved events (E6).

pub(super) mod cure;
pub(super) mod fireworks;
pub(super) mod graduation;
pub(super) mod management;
pub(super) mod marketing;
pub(super) mod performer;
pub(super) mod scrolls;
pub(super) mod thieves;
pub(super) mod well_run;
