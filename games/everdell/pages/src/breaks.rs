//! Break points of long words, for names and card texts on pieces of the table that are narrower than the word.
//!
//! Browsers lack hyphenation for some of these languages, and would break such a word anywhere, without a hyphen.

use std::collections::HashMap;
use std::sync::LazyLock;

use maud::{Markup, html};
use tabletop::Language;

/// The words of each language with their break points, in lower case, one per line.
static LISTS: LazyLock<[(Language, HashMap<String, &str>); 3]> = LazyLock::new(|| {
    [
        (Language::En, words(include_str!("../breaks/en.txt"))),
        (Language::Pl, words(include_str!("../breaks/pl.txt"))),
        (Language::Hu, words(include_str!("../breaks/hu.txt"))),
    ]
});

const SOFT_HYPHEN: char = '\u{ad}';

/// The words of a list, by their spelling without break points.
fn words(list: &'static str) -> HashMap<String, &'static str> {
    list.lines().map(|word| (word.replace('-', ""), word)).collect()
}

/// A name with soft hyphens in its long words. Each such word is a box of its own, so that lines break between
/// words first.
pub fn soft(language: Language, name: &str) -> Markup {
    html! {
        @for (index, word) in name.split(' ').enumerate() {
            @if index > 0 { " " }
            @match broken(language, word) {
                Some(word) => { span.word { (word) } },
                None => (word),
            }
        }
    }
}

/// A word with its soft hyphens, if the list of this language has it or a part of it; punctuation around it is kept. A hyphen
/// separates the parts of a word.
pub fn broken(language: Language, word: &str) -> Option<String> {
    let list = LISTS.iter().find(|(listed, _)| *listed == language).map(|(_, list)| list)?;
    let mut found = false;
    let mut with = String::with_capacity(word.len() * 2);
    for (index, part) in word.split('-').enumerate() {
        if index > 0 {
            with.push('-');
        }
        let inner = part.trim_matches(|mark: char| !mark.is_alphanumeric());
        let Some(((before, after), marked)) = part.split_once(inner).zip(list.get(&inner.to_lowercase()))
        else {
            with.push_str(part);
            continue;
        };
        found = true;
        with.push_str(before);
        let mut letters = inner.chars();
        // The letters of the list entry are those of the word, in lower case.
        with.extend(
            marked.chars().filter_map(|mark| if mark == '-' { Some(SOFT_HYPHEN) } else { letters.next() }),
        );
        with.push_str(after);
    }
    found.then_some(with)
}
