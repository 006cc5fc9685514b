//! The rules of Everdell with Mistwood.

pub mod content;
mod kind;

pub use kind::{KINDS, Kind};
