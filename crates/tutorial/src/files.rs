//! Files that are compiled into the program.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::sync::LazyLock;

use flate2::read::DeflateDecoder;
use serde::de::DeserializeOwned;

/// The texts of the files by their path in the repository, such as `games/GAME/scenarios/E1.4.toml`.
static FILES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let packed: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/files"));
    let mut text = String::new();
    // The build script wrote both layers, JSON and its compression, and tests read every file.
    let read = DeflateDecoder::new(packed).read_to_string(&mut text);
    let files: Vec<(String, String)> =
        read.ok().and_then(|_| serde_json::from_str(&text).ok()).unwrap_or_default();
    files.into_iter().collect()
});

/// The file with this path.
pub fn find(path: &str) -> Option<&'static str> {
    FILES.get(path).map(String::as_str)
}

/// The files below a folder, in order.
pub fn below(folder: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files: &'static BTreeMap<String, String> = &FILES;
    let here = files.range(folder.to_owned()..).map(|(path, text)| (path.as_str(), text.as_str()));
    here.take_while(move |(path, _)| path.starts_with(folder))
}

/// Parses a built-in TOML file. An invalid one is reported on standard error and skipped; a test parses them all.
pub fn read<T: DeserializeOwned>(path: &str, text: &str) -> Option<T> {
    match toml::from_str(text) {
        Ok(read) => Some(read),
        Err(fault) => {
            eprintln!("hedgerow: {path}: {fault}");
            None
        }
    }
}
