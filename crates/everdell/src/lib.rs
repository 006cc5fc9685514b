//! The rules of Everdell with Mistwood.

pub mod content;
mod kind;
pub mod load;

pub use kind::{KINDS, Kind};
