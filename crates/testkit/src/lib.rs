//! Helpers for the tests of all games.
//!
//! As with the laws of the kernel, each check returns an error that describes what is broken; a test unwraps it.

#![forbid(unsafe_code)]

mod folder;
mod imports;
pub mod packs;
mod scenarios;
pub mod schemas;
mod unit_tests;

pub use folder::Folder;
pub use imports::{import_cycles, no_import_cycles};
pub use scenarios::Scenarios;
pub use unit_tests::no_unit_tests;
