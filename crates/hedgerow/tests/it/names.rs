//! Only the folder of a game and the registry name it.

use std::fs;
use std::path::Path;

use hedgerow::games::NAMES;

use crate::common::root;

/// The crates that name no game.
const NAMELESS: [&str; 14] = [
    "rulegen", "env", "i18n", "content", "protocol", "search", "server", "site", "stats", "store", "study",
    "tabletop", "tutorial", "web",
];

/// Where a name stands for one of several, as an example that people read: a file, and what its lines hold.
const EXAMPLES: [(&str, &str); 5] = [
    ("crates/site/src/api/document.rs", "\"The name of a game.\""),
    ("crates/site/src/api/games.rs", "\"The name of a game.\""),
    ("crates/site/src/api/packs.rs", "hedgerow_pack"),
    ("crates/site/src/api/tables.rs", "Field::new(\"game\""),
    ("crates/study/src/lib.rs", "let text = "),
];

/// The lines of a source that are compiled into the crate: tests of their own stand at the end of a file.
fn code(source: &str) -> impl Iterator<Item = &str> {
    let end = source.find("#[cfg(test)]").unwrap_or(source.len());
    source[..end].lines()
}

#[test]
fn no_shared_crate_names_a_game() {
    let mut named = Vec::new();
    let crates = NAMELESS.iter().map(|krate| root().join("crates").join(krate));
    for krate in crates.chain(["python", "fuzz"].map(|folder| root().join(folder))) {
        let mut folders = vec![krate.join("src")];
        assert!(folders[0].is_dir(), "{krate:?}");
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                } else {
                    named.extend(names_in(&path));
                }
            }
        }
    }
    assert!(named.is_empty(), "{named:#?}");
}

/// The lines of a file that name a game.
fn names_in(path: &Path) -> Vec<String> {
    let source = fs::read_to_string(path).unwrap();
    let file = path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
    let is_example =
        |line: &str| EXAMPLES.iter().any(|&(example, holds)| example == file && line.contains(holds));
    code(&source)
        .filter(|line| NAMES.iter().any(|name| line.to_lowercase().contains(name)) && !is_example(line))
        .map(|line| format!("{file}: {}", line.trim()))
        .collect()
}
