//! The tests of this crate that stand outside of it, in one program.

mod everdell;
mod odds;
mod search;
mod secrets;
