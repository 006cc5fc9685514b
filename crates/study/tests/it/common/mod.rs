//! What the tests share.

#![allow(dead_code, reason = "no test uses all of it")]

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use study::{Ended, Runner, Study, Summary, run_here};

pub use testkit::Folder;

pub fn runner(text: &str) -> Runner {
    Runner::new(Study::parse(text, "test", Path::new(".")).unwrap()).unwrap()
}

/// Runs a study to its end.
pub fn finished(runner: &Runner, folder: &Folder, threads: usize) -> Summary {
    match run_here(runner, &folder.0, threads, &AtomicBool::new(false), &mut |_| {}).unwrap() {
        Ended::Finished(summary) => *summary,
        Ended::Stopped(pace) => panic!("nobody stopped it at {pace:?}"),
    }
}

pub fn bytes_of(folder: &Folder, name: &str) -> Vec<u8> {
    fs::read(folder.0.join(name)).unwrap()
}
