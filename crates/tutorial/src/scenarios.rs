//! Scenario files and their formats.
//!
//! A file has `[[scenario]]` tables in TOML, or the same as JSON. `game` and `setup` at the top of a file are
//! defaults for its scenarios. `docs/scenarios.md` describes them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::Deserialize;
use serde_json::{Map, Value};
use tabletop::Scenario;

/// The maximal size of a file, in bytes.
pub const LARGEST_FILE: u64 = 4 * 1024 * 1024;

/// The format of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// TOML.
    Toml,
    /// JSON.
    Json,
}

impl Notation {
    /// The format of a file by its extension; `None` for any other extension.
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "toml" => Some(Self::Toml),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// The contents of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The default of every scenario.
    game: Option<Value>,
    /// The default of every scenario.
    setup: Option<Value>,
    /// The scenarios.
    scenario: Vec<Map<String, Value>>,
}

/// Parses the scenarios of a file.
///
/// # Errors
/// The fault of the file, and its scenario.
pub fn read(notation: Notation, text: &str) -> Result<Vec<Scenario>, String> {
    let file: File = match notation {
        Notation::Toml => toml::from_str(text).map_err(|fault| fault.to_string().trim_end().to_owned())?,
        Notation::Json => serde_json::from_str(text).map_err(|fault| fault.to_string())?,
    };
    if file.scenario.is_empty() {
        return Err("there is no scenario in it".to_owned());
    }
    (1..)
        .zip(file.scenario)
        .map(|(number, mut fields)| {
            for (name, common) in [("game", &file.game), ("setup", &file.setup)] {
                if let Some(common) = common.as_ref().filter(|_| !fields.contains_key(name)) {
                    fields.insert(name.to_owned(), common.clone());
                }
            }
            let name = fields.get("name").and_then(Value::as_str).map(ToOwned::to_owned);
            serde_json::from_value(Value::Object(fields)).map_err(|fault| match name {
                Some(name) => format!("scenario {number}, “{name}”: {fault}"),
                None => format!("scenario {number}: {fault}"),
            })
        })
        .collect()
}

/// The built-in scenario files of a game: the name of each, such as `E1.4.toml`, and its text.
pub fn builtin(game: &str) -> Vec<(&'static str, &'static str)> {
    let folder = format!("games/{game}/scenarios/");
    crate::files::below(&folder).map(|(path, text)| (&path[folder.len()..], text)).collect()
}

/// Reads the scenarios of a file on disk.
///
/// # Errors
/// The fault of the file.
pub fn read_file(path: &Path) -> Result<Vec<Scenario>, String> {
    let notation = Notation::of(path).ok_or("a scenario file ends in .toml or .json")?;
    if fs::metadata(path).map_err(|fault| fault.to_string())?.len() > LARGEST_FILE {
        return Err(format!("is larger than {LARGEST_FILE} bytes"));
    }
    read(notation, &fs::read_to_string(path).map_err(|fault| fault.to_string())?)
}

/// All scenario files below a folder, in order; the path may also be a file.
///
/// # Errors
/// If the path does not exist or a folder cannot be read.
pub fn find(path: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    if fs::metadata(path)?.is_dir() {
        walk(path, &mut files)?;
        files.sort();
    } else {
        files.push(path.to_owned());
    }
    Ok(files)
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Links to folders are not followed, so that the walk ends.
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), files)?;
        } else if Notation::of(&entry.path()).is_some() {
            files.push(entry.path());
        }
    }
    Ok(())
}
