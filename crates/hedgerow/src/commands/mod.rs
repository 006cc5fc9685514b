//! The commands of the program, one file each.

pub mod backup;
pub mod bench;
pub mod content;
pub mod contest;
mod database;
pub mod engine;
pub mod export;
pub mod import;
pub mod mutate;
pub mod play;
pub mod practice;
pub mod replay;
pub mod review;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod simulate;
pub mod soak;
pub mod study;
pub mod tournament;
