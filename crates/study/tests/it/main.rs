//! The tests of this crate that stand outside of it, in one program.

mod asking;
mod chance;
mod common;
mod readers;
mod report;
mod rows;
