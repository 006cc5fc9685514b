//! Plain words: phrases that must not come back into the English of pages, rules, content and documentation.

use std::fs;
use std::path::{Path, PathBuf};

/// Phrases, and what to write instead.
const BANNED: [(&str, &str); 8] = [
    ("whoever", "name the person: the player, everyone who, a mouse that"),
    ("player of ours", "computer player"),
    ("players of ours", "computer players"),
    ("look ahead", "simulation"),
    ("looks ahead", "simulations"),
    ("give or take", "±"),
    ("told apart", "distinguished"),
    ("brought in", "imported"),
];

/// Where such a phrase may stand, each for its reason.
const EXCEPTIONS: [&str; 3] = [
    // Names of tests.
    "only_whoever_decides_is_given_a_hint",
    "whoever_cannot_be_told_apart_",
    // The name of a puzzle about the Spyglass.
    "a look ahead",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The English texts that people read: messages, rules, the records of content, and the documentation.
fn texts() -> Vec<PathBuf> {
    let root = root();
    let mut folders = vec![root.join("locales/en"), root.join("docs")];
    let mut files = vec![root.join("README.md"), root.join("CONTRIBUTING.md"), root.join("ARCHITECTURE.md")];
    for game in fs::read_dir(root.join("games")).unwrap() {
        let game = game.unwrap().path();
        folders.push(game.join("locales/en"));
        files.push(game.join("specs/en.md"));
    }
    for folder in folders {
        files.extend(fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()));
    }
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl" || ending == "md"));
    for game in fs::read_dir(root.join("games")).unwrap() {
        worded(&game.unwrap().path().join("content"), &mut files);
    }
    files.retain(|file| file.is_file());
    files
}

#[test]
fn banned_phrases_do_not_come_back() {
    let mut found = Vec::new();
    let texts = texts();
    for file in &texts {
        let text = fs::read_to_string(file).unwrap();
        // Comments of message files are for translators, those of records for authors; sources are titles of others.
        let pages = file.extension().is_some_and(|ending| ending == "md");
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| pages || !(line.starts_with('#') || line.starts_with("source")));
        for (number, line) in lines {
            let mut line = line.to_lowercase();
            for exception in EXCEPTIONS {
                line = line.replace(exception, "");
            }
            for (phrase, instead) in BANNED.iter().filter(|(phrase, _)| line.contains(phrase)) {
                let file = file.strip_prefix(root()).unwrap_or(file).display();
                found.push(format!("{file}:{}: “{phrase}”; write: {instead}", number + 1));
            }
        }
    }
    assert!(texts.len() > 100, "{} texts", texts.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Messages, rules and content of a folder and those below it.
fn worded(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            worded(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "ftl" || ending == "md" || ending == "toml")
        {
            files.push(path);
        }
    }
}

#[test]
fn apostrophes_are_of_one_kind() {
    let mut files = Vec::new();
    worded(&root().join("locales"), &mut files);
    for game in fs::read_dir(root().join("games")).unwrap() {
        let game = game.unwrap().path();
        for folder in ["locales", "specs", "content"] {
            worded(&game.join(folder), &mut files);
        }
    }
    let mut found = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).unwrap();
        for (number, line) in text.lines().enumerate() {
            // Comments, and the titles of pages by others.
            let words = line.trim_start();
            if words.starts_with('#') || words.starts_with("source") || words.starts_with("known") {
                continue;
            }
            let letters: Vec<char> = line.chars().collect();
            let straight =
                |three: &[char]| three[1] == '\'' && three[0].is_alphabetic() && three[2].is_alphabetic();
            if letters.windows(3).any(straight) {
                let file = file.strip_prefix(root()).unwrap_or(file).display();
                found.push(format!("{file}:{}: an apostrophe is ’", number + 1));
            }
        }
    }
    assert!(files.len() > 100, "{} files", files.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}
