//! The program `hedgerow`: what each of its commands does.
//!
//! Every command reads files, plays with [`games`], and writes to standard output what a person
//! or (with `--format json`) a program wants to know. What goes wrong is told on standard error
//! together with what to do about it. The exit status is 0 when all is well, 1 when something
//! failed, and 2 when the command was not given as `--help` says.

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
