//! The tests of this crate that stand outside of it, in one program.

mod common;
mod durable;
mod faults;
mod postgres;
mod suite;
