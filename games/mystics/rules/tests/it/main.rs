//! The integration tests of this crate, in one program.

mod campaign;
mod chapters;
mod content;
mod laws;
mod names;
mod packs;
mod position;
mod properties;
mod random;
mod scenarios;
mod tiles;
mod translations;
