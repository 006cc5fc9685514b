//! Computer players, features for learning, accounts and study columns of Everdell.
//!
//! It implements the traits of the crates that serve every game, and uses nothing of the rules that another crate could
//! not. The rules compile without it (feature `players`).

mod accounts;
mod features;
mod greedy;
mod odds;
mod studied;
