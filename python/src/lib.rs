//! The native half of the Python package `hedgerow`; its documentation is `docs/python.md`.
//!
//! Long operations release the interpreter's lock, and nothing waits for the interpreter while it holds the lock of a
//! game: Python threads can share games without deadlock.

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
    use super::table::{Game, first_setup, games, load, rules, setups, solo_setup, verify};
}
