//! What the tests share.

#![allow(dead_code, reason = "no test uses all of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use study::{Ended, Runner, Study, Summary, run_here};

/// A folder that is gone when the test is over.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("hedgerow-study-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

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
