//! Attacks that once succeeded: above each test stands what was tried.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/small.rs"]
mod small;

mod takeback;
