//! Positions in words, for a plain terminal: one file a game.

pub(crate) mod everdell;
pub(crate) mod mystics;
pub(crate) mod ratcatcher;
