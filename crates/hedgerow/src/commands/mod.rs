//! One file a command.

pub mod bench;
pub mod rules;
pub mod scenario;
pub mod simulate;
pub mod soak;
