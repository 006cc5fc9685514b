//! The program `hedgerow` and its commands.
//!
//! Every command reads files, plays with [`games`], and writes its results to standard output: as text or, with
//! `--format json`, as JSON. Errors go to standard error, with their remedy. The exit status is 0 for success, 1 for a
//! failure, and 2 for invalid arguments.

mod cli;
mod commands;
mod covering;
pub mod engine;
pub mod games;
pub mod hot;
mod output;
mod progress;
pub use tutorial::scenarios;
mod setups;
mod sitters;
mod stop;

pub use cli::main;
