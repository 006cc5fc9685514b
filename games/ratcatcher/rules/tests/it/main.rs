//! The tests of this crate that stand outside of it, in one program.

mod content;
mod laws;
mod oracle;
mod perft;
mod scenarios;
