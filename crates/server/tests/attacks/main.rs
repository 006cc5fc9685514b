//! What was tried against a server by somebody who wants to break, fill or cheat it, and what holds against it.
//!
//! Above each test stands what was tried, and what it came to before. Each test fails on the program as it was then.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/small.rs"]
mod small;

mod archives;
mod files;
mod limits;
