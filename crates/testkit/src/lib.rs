//! What the tests of all games share. Nothing but tests uses it.
//!
//! Like the laws of the kernel, each check returns what is broken, in words; a test unwraps it.

#![forbid(unsafe_code)]

pub mod packs;
mod scenarios;

pub use scenarios::Scenarios;
