//! What bytes from anywhere are fed to, and what must hold whatever they are.
//!
//! Each module has a function `feed`, which panics when something does not hold. The fuzz targets
//! call them, and so does `crates/hedgerow/tests/garbage.rs`, which needs no fuzzer.

pub mod content;
pub mod engine;
pub mod intake;
pub mod network;
pub mod packs;
pub mod play;
pub mod record;
pub mod scenario;
