//! The integration tests of this crate, in one program.

mod asking;
mod chance;
mod common;
mod report;
mod rows;
