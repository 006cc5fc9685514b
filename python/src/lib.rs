//! The native half of the Python package `hedgerow`; its documentation is `docs/python.md`.
//!
//! Whatever takes long is done without the interpreter's lock, and while a game is locked nothing waits for
//! the interpreter: so threads of Python can share games and never wait for each other in a circle.

mod convert;
mod fault;
mod games;
mod learning;
mod memory;
mod playing;
mod studying;
mod table;

use pyo3::prelude::*;

/// The native half of `hedgerow`.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::learning::{Env, VecEnv};
    #[pymodule_export]
    use super::playing::{Player, simulate};
    #[pymodule_export]
    use super::studying::Study;
    #[pymodule_export]
    use super::table::{Game, first_setup, games, load, rules, setups, verify};
}
