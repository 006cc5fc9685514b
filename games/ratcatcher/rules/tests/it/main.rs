//! The integration tests of this crate, in one program.

mod content;
mod laws;
mod odds;
mod oracle;
mod perft;
mod position;
mod route;
mod scenarios;
