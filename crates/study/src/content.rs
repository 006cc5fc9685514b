//! Content packs in folders.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use content::{ContentPatch, Fault, LARGEST_FILE};

/// The files of a folder, as a change of the built-in content.
///
/// # Errors
/// All files that cannot be read, or that there are none.
pub fn change_of_folder(folder: &Path) -> Result<ContentPatch, Vec<Fault>> {
    let files = read_folder(folder)?;
    if files.is_empty() {
        let what = "there is no .toml file in this folder";
        return Err(vec![fault(&folder.display().to_string(), "", what)]);
    }
    Ok(ContentPatch { files, ..ContentPatch::default() })
}

/// Reads every `*.toml` in a folder: texts by file name.
///
/// # Errors
/// All files that cannot be read.
pub fn read_folder(folder: &Path) -> Result<BTreeMap<String, String>, Vec<Fault>> {
    let name = folder.display().to_string();
    let entries = fs::read_dir(folder).map_err(|error| vec![fault(&name, "", &error.to_string())])?;
    let mut files = BTreeMap::new();
    let mut faults = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let file = entry.file_name().to_string_lossy().into_owned();
        // The pack's own check refuses a file that is too large; there is no need to read it.
        if entry.metadata().is_ok_and(|data| data.len() > LARGEST_FILE as u64) {
            faults.push(fault(&file, "", &format!("is larger than {LARGEST_FILE} bytes")));
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => drop(files.insert(file, text)),
            Err(error) => faults.push(fault(&file, "", &error.to_string())),
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

fn fault(file: &str, record: &str, what: &str) -> Fault {
    Fault { file: file.into(), record: record.into(), what: what.into() }
}
