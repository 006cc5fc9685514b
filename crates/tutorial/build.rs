//! Builds scenarios, lessons, puzzles and glossaries into the program, compressed to one eighth of their size.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// The folders of a game whose files are built in.
const FOLDERS: [&str; 4] = ["scenarios", "content/glossary", "content/lessons", "content/puzzles"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let mut files = Vec::new();
    println!("cargo::rerun-if-changed={}", root.join("games").display());
    for game in fs::read_dir(root.join("games"))? {
        for folder in FOLDERS {
            take(&root, &game.as_ref().map_err(again)?.path().join(folder), &mut files)?;
        }
    }
    files.sort();
    let text = serde_json::to_vec(&files)?;
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&text)?;
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files"), packed.finish()?)
}

/// A copy of an error that the caller only borrows.
fn again(fault: &io::Error) -> io::Error {
    io::Error::new(fault.kind(), fault.to_string())
}

/// Collects the files of a folder and its subfolders, by their paths from the root.
fn take(root: &Path, folder: &Path, files: &mut Vec<(String, String)>) -> io::Result<()> {
    if !folder.is_dir() {
        // Watching a missing folder would rebuild every time; a new folder changes its parent.
        if let Some(above) = folder.parent() {
            println!("cargo::rerun-if-changed={}", above.display());
        }
        return Ok(());
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            take(root, &path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "toml" || ending == "json") {
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            files.push((name, fs::read_to_string(&path)?));
        }
    }
    Ok(())
}
