//! The integration tests of this crate, in one program.

mod common;
mod durable;
mod faults;
mod postgres;
mod suite;
