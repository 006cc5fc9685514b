//! Functions that take arbitrary bytes, and properties that must hold for all of them.
//!
//! Each module has a function `feed`, which panics if a property does not hold. The fuzz targets call it, and so
//! does `crates/hedgerow/tests/garbage.rs`, which needs no fuzzer.

pub mod content;
pub mod engine;
pub mod intake;
pub mod network;
pub mod packs;
pub mod play;
pub mod record;
pub mod scenario;
