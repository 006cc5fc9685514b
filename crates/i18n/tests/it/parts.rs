//! Every text exists in every language with the same placeables; every key that the program uses has a text, and
//! every text is used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{texts, whole};
use i18n::PARTS;
use tabletop::Language;

/// The prefix of keys of refusals, in the crates of games that have such texts; in other crates such names are
/// codes for programs.
const REFUSAL: &str = "no-";

#[test]
fn every_language_has_the_same_texts() {
    let english = texts(Language::En);
    for language in [Language::Pl, Language::Hu] {
        let other = texts(language);
        let keys = |texts: &crate::common::Texts| texts.keys().cloned().collect::<BTreeSet<_>>();
        let difference: Vec<String> = keys(&english).symmetric_difference(&keys(&other)).cloned().collect();
        assert!(difference.is_empty(), "only in one of en and {}: {difference:?}", language.tag());
    }
}

#[test]
fn every_language_fills_the_same_places_and_tells_the_same_cases_apart() {
    let english = texts(Language::En);
    for language in [Language::Pl, Language::Hu] {
        let other = texts(language);
        for key in english.keys() {
            let (here, there) = (whole(&english, key), whole(&other, key));
            assert_eq!(here.args, there.args, "{key} in en and {}", language.tag());
            assert_eq!(here.variants, there.variants, "{key} in en and {}", language.tag());
        }
    }
}

#[test]
fn every_game_brings_its_texts() {
    for game in fs::read_dir(root().join("games")).unwrap() {
        let name = game.unwrap().file_name().into_string().unwrap();
        assert!(PARTS.iter().any(|part| part.name.starts_with(&format!("{name}/"))), "{name}");
    }
}

#[test]
fn every_text_that_is_said_is_written() {
    let english = texts(Language::En);
    let missing: Vec<_> = said().into_iter().filter(|(key, _)| !english.contains_key(key)).collect();
    assert!(missing.is_empty(), "not written: {missing:#?}");
}

#[test]
fn every_text_that_is_written_is_said() {
    let english = texts(Language::En);
    let mut said: BTreeSet<String> = said().into_keys().collect();
    let mut next: Vec<String> = said.iter().cloned().collect();
    while let Some(key) = next.pop() {
        for text in english.get(&key).into_iter().flat_map(|makings| &makings.texts) {
            if said.insert(text.clone()) {
                next.push(text.clone());
            }
        }
    }
    let unsaid: Vec<&String> = english.keys().filter(|key| !said.contains(*key)).collect();
    assert!(unsaid.is_empty(), "no source uses {unsaid:?}");
}

#[test]
fn texts_are_set_with_care() {
    for language in Language::ALL {
        for part in PARTS {
            let lines = (1..).zip(part.source(language).lines());
            for (number, line) in lines.filter(|(_, line)| !line.starts_with('#')) {
                let fault = if line.contains('!') {
                    "an exclamation mark"
                } else if line.contains('"') && !line.contains("{\"") {
                    "a straight quotation mark"
                } else if line.ends_with(' ') {
                    "a space at the end"
                } else if line.contains("...") {
                    "three dots"
                } else {
                    continue;
                };
                panic!("{}/{}.ftl, line {number}: {fault}", language.tag(), part.name);
            }
        }
    }
}

#[test]
fn what_only_one_game_says_is_among_its_texts() {
    let english = texts(Language::En);
    let root = root();
    let owner = |path: &PathBuf| match path.strip_prefix(&root).unwrap().iter().collect::<Vec<_>>()[..] {
        [first, game, ..] if first == "games" => game.to_owned(),
        _ => "crates".into(),
    };
    let mut owners: BTreeMap<String, BTreeSet<_>> =
        said().into_iter().map(|(key, paths)| (key, paths.iter().map(owner).collect())).collect();
    // The use of a text includes that of the texts within it.
    let mut next: Vec<String> = owners.keys().cloned().collect();
    while let Some(key) = next.pop() {
        for text in english.get(&key).into_iter().flat_map(|makings| &makings.texts) {
            let more = owners[&key].clone();
            let known = owners.entry(text.clone()).or_default();
            if !more.is_subset(known) {
                known.extend(more);
                next.push(text.clone());
            }
        }
    }
    for part in PARTS.iter().filter(|part| !part.name.contains('/')) {
        let keys =
            part.source(Language::En).lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        for key in keys.filter(|key| english.contains_key(*key)) {
            let only = owners.get(key).filter(|owners| owners.len() == 1).and_then(BTreeSet::first);
            assert!(
                only.is_none_or(|only| only == "crates"),
                "{key} of {} is a text of {only:?} alone",
                part.name
            );
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The prefixes of keys, up to the first hyphen; those of refusals are separate, see [`REFUSAL`].
fn prefixes() -> BTreeSet<String> {
    let english = texts(Language::En);
    let parts = english.keys().filter(|key| !key.starts_with(REFUSAL));
    parts.filter_map(|key| Some(key.split_once('-')?.0.to_owned())).collect()
}

/// Every key that a source of the workspace mentions, with the files.
fn said() -> BTreeMap<String, BTreeSet<PathBuf>> {
    let mut said: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    let prefixes = prefixes();
    let entries = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let games = entries(root().join("games")).flat_map(entries);
    for krate in entries(root().join("crates")).chain(games) {
        let name = krate.file_name().unwrap().to_str().unwrap().to_owned();
        let refuses = refuses(&krate);
        let mut folders = vec![krate.join("src")];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = fs::read_dir(&folder) else { continue };
            for entry in entries {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    let source = fs::read_to_string(&path).unwrap();
                    let keys = keys(&source, &prefixes, refuses);
                    for key in keys.into_iter().filter(|key| name != "pages" || !is_drawing(key)) {
                        said.entry(key).or_default().insert(path.clone());
                    }
                }
            }
        }
    }
    let games = entries(root().join("games")).map(|game| game.join("medals.toml"));
    for path in games.chain([root().join("crates/stats/medals.toml")]) {
        for line in fs::read_to_string(&path).unwrap().lines() {
            let Some(id) = line.strip_prefix("id = \"").and_then(|rest| rest.strip_suffix('"')) else {
                continue;
            };
            for key in [format!("medal-{id}"), format!("medal-{id}-say")] {
                said.entry(key).or_default().insert(path.clone());
            }
        }
    }
    for game in entries(root().join("games")) {
        for folder in ["content/lessons", "content/puzzles"] {
            let Ok(files) = fs::read_dir(game.join(folder)) else { continue };
            for file in files {
                let path = file.unwrap().path();
                // Keys are values there.
                let text = fs::read_to_string(&path).unwrap().replace(" = ", ": ");
                for key in keys(&text, &prefixes, false) {
                    said.entry(key).or_default().insert(path.clone());
                }
            }
        }
    }
    said
}

/// Whether a crate is of a game whose refusals have keys of their own.
fn refuses(krate: &Path) -> bool {
    let folder = krate.parent().and_then(Path::file_name).and_then(|name| name.to_str()).unwrap_or_default();
    PARTS
        .iter()
        .filter(|part| part.name.split_once('/').is_some_and(|(game, _)| game == folder))
        .any(|part| part.source(Language::En).lines().any(|line| line.starts_with(REFUSAL)))
}

/// Whether a drawing has this name.
fn is_drawing(name: &str) -> bool {
    root().join("games/mystics/pages/art").join(format!("{name}.svg")).exists()
}

/// The string literals of a source that are keys. A literal after `=`, as in `class="site-nav"`, is markup; one
/// that becomes an owned string is the name of an event.
fn keys(source: &str, prefixes: &BTreeSet<String>, of_a_game: bool) -> Vec<String> {
    let mut keys = Vec::new();
    for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let mut pieces = line.split('"');
        let mut before = pieces.next().unwrap_or_default();
        while let (Some(literal), Some(after)) = (pieces.next(), pieces.next()) {
            let is_key = literal.split_once('-').is_some_and(|(part, _)| prefixes.contains(part))
                || of_a_game && literal.starts_with(REFUSAL);
            let is_plain = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if is_key && is_plain && !before.ends_with('=') && !after.starts_with(".to_owned()") {
                keys.push(literal.to_owned());
            }
            before = after;
        }
    }
    keys
}
