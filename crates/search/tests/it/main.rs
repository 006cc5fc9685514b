//! The integration tests of this crate, in one program.

mod everdell;
mod learned;
mod odds;
mod search;
mod secrets;
