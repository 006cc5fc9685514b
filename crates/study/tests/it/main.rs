//! The integration tests of this crate, in one program.

mod asking;
mod chance;
mod common;
#[cfg(feature = "readers")]
mod readers;
mod report;
mod rows;
