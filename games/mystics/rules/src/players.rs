//! Implementations for computer players, learning, accounts and studies, on top of the rules.
//!
//! They implement the traits of the crates that serve all games, and use only the public interface of the rules.
//! The rules compile without them (feature `players`).

mod accounts;
mod features;
mod greedy;
mod odds;
mod studied;
