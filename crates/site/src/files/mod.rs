//! Files from outside: how much one may hold, and what everything in it must be before it is kept.

pub(crate) mod admit;
pub(crate) mod budget;
