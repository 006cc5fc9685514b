//! The integration tests of this crate, in one program.

mod common;
mod games;
mod grammar;
mod parts;
mod plain;
