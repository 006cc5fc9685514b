//! Says to tests whether a `PostgreSQL` server is installed: those that need one are *ignored* where there is none.
//!
//! The crates whose tests start a server share this script; nothing of it is in the library.

use std::fs;
use std::path::Path;

/// Where packages put the server, a folder a version.
const FOLDERS: [&str; 3] = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt"];

fn main() {
    println!("cargo::rustc-check-cfg=cfg(no_postgres)");
    // A path that exists for each of the crates; otherwise they are compiled every time.
    println!("cargo::rerun-if-changed={}/../store/build.rs", env!("CARGO_MANIFEST_DIR"));
    let mut is_there = false;
    for folder in FOLDERS.map(Path::new).into_iter().filter(|folder| folder.is_dir()) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let versions = fs::read_dir(folder).into_iter().flatten().flatten().map(|version| version.path());
        is_there |= versions.chain([folder.to_owned()]).any(|version| version.join("bin/initdb").is_file());
    }
    if !is_there {
        println!("cargo::rustc-cfg=no_postgres");
    }
}
