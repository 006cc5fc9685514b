//! The integration tests of this crate, in one program.

mod everdell;
mod odds;
mod search;
mod secrets;
