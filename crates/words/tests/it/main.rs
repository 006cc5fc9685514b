//! The tests of this crate that stand outside of it, in one program.

mod common;
mod games;
mod grammar;
mod parts;
