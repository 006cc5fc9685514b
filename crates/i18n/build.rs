//! Lists the files of texts: those that all games share, in `locales/<language>`, and those of each game, in
//! `games/<game>/locales/<language>`. Every language has the same files.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The languages, in the order of `Language::ALL`.
const LANGUAGES: [&str; 3] = ["en", "pl", "hu"];

fn main() -> io::Result<()> {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..").canonicalize()?;
    let mut folders = vec![(String::new(), root.join("locales"))];
    let games = root.join("games");
    // The workspace manifest lists the games, so it changes when one is added; watching `games/` would watch every
    // file of every game.
    println!("cargo::rerun-if-changed={}", games.join("../Cargo.toml").display());
    for game in fs::read_dir(games)? {
        let game = game?;
        let locales = game.path().join("locales");
        if locales.is_dir() {
            folders.push((format!("{}/", game.file_name().display()), locales));
        }
    }
    folders.sort();
    let mut code = String::from("&[\n");
    for (owner, folder) in &folders {
        let [names, others @ ..] = LANGUAGES.map(|language| names(&folder.join(language)));
        let names = names?;
        for other in others {
            if other? != names {
                println!("cargo::error={}: the languages have different files", folder.display());
            }
        }
        for name in names {
            let file = |language| folder.join(language).join(format!("{name}.ftl")).display().to_string();
            let [en, pl, hu] = LANGUAGES.map(file);
            // Writing to a string cannot fail.
            let _ = writeln!(
                code,
                "Part {{ name: {:?}, sources: [include_str!({en:?}), include_str!({pl:?}), include_str!({hu:?})] }},",
                format!("{owner}{name}"),
            );
        }
    }
    code.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("parts.rs"), code)
}

/// The names of the files of texts in a folder, without their extension.
fn names(folder: &Path) -> io::Result<BTreeSet<String>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    Ok(names)
}
