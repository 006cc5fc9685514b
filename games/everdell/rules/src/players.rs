//! Computer players, features for learning, accounts and study columns of Everdell.
//!
//! It implements the traits of the crates that serve every game, and uses only the public interface of the rules. The
//! rules compile without it (feature `players`).

mod accounts;
mod features;
mod greedy;
mod odds;
mod studied;
