//! The glossary of a game, in every language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::Names;

use crate::lesson::by_game;

/// A term.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The term itself.
    pub name: Names,
    /// Its meaning, a sentence.
    pub meaning: Names,
    /// The rule that defines it.
    pub rule: String,
}

/// A file of terms.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    term: Vec<Term>,
}

static TERMS: LazyLock<BTreeMap<&'static str, Vec<Term>>> = LazyLock::new(|| {
    let terms = |files: Vec<File>| files.into_iter().flat_map(|file| file.term).collect();
    by_game("glossary").into_iter().map(|(game, files)| (game, terms(files))).collect()
});

/// The terms of a game, in the order of its file.
pub fn glossary(game: &str) -> &'static [Term] {
    TERMS.get(game).map_or(&[], Vec::as_slice)
}
