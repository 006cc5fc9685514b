//! Builds the scenarios of the rules into the program, so that `rules --coverage` needs no files.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let folder = root.join("../../scenarios");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    if folder.is_dir() {
        find(&folder, &mut files)?;
    }
    files.sort();
    let mut code = String::from("/// Every scenario file of the project: its name and its text.\n");
    code.push_str("pub const BUILTIN: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.strip_prefix(&folder).unwrap_or(&file).display().to_string();
        // Writing to a string cannot fail.
        let _ =
            writeln!(code, "    ({name:?}, include_str!({:?})),", file.canonicalize()?.display().to_string());
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("scenarios.rs"), code)
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml" || extension == "json") {
            files.push(path);
        }
    }
    Ok(())
}
