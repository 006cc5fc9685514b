//! One file a command.

pub mod rules;
pub mod scenario;
