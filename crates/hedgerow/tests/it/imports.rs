//! Files of a crate import from each other in one direction only.

use std::fs;
use std::path::PathBuf;

use testkit::no_import_cycles;

use crate::common::root;

#[test]
fn no_crate_has_files_that_import_each_other() {
    let folders = |path: PathBuf| {
        let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| path.is_dir())
    };
    let mut crates: Vec<PathBuf> = folders(root().join("crates")).collect();
    crates.extend(folders(root().join("games")).flat_map(folders));
    crates.retain(|folder| folder.join("Cargo.toml").is_file());
    assert!(crates.len() > 20, "{crates:?}");
    for folder in crates {
        no_import_cycles(&folder.join("src"));
    }
}
