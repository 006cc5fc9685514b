//! The integration tests of this crate, in one program.

mod beside;
mod boxes;
mod content;
mod laws;
mod minis;
mod modules;
mod own_cards;
mod position;
mod random;
mod scenarios;
mod tasks;
