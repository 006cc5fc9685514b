//! The integration tests of this crate, in one program.

mod backup;
mod cli;
#[path = "../../../store/tests/it/common/cluster.rs"]
mod cluster;
mod common;
mod documentation;
mod facts;
mod forms;
mod garbage;
mod golden;
mod imports;
mod learn;
mod licences;
mod names;
mod protocol;
mod scenario_files;
mod serve;
mod streams;
mod study;
#[path = "../../../../fuzz/src/lib.rs"]
mod targets;
mod toy;
