//! The kernel with a complete small game.

#![allow(missing_docs)]

mod agreements;
mod laws;
mod practice;
mod records;
mod scenarios;
mod seen;
mod sessions;
mod sources;
mod stones;
