//! Imported files: their limits, and the validation of their contents.

pub(crate) mod admit;
pub(crate) mod budget;
