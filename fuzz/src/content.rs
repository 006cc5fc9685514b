//! Feeds bytes as changes to a content pack.
//!
//! The input may begin with the name of a game; without one it is for the first game of the list. The rest is text
//! in sections. A section begins with a line `=== FILE`, and its text is the whole file; or with a line `=== FILE
//! OFFSET LENGTH`, and its text (without its last line end) replaces this part of the built-in file. Files without
//! a section are the built-in ones.

use std::collections::BTreeMap;

use registry::{Registered, Work};
use tabletop::{FastSource, Silent};

use super::play;

/// The number of decisions played with an accepted pack.
const DECISIONS: usize = 60;

/// Reads the pack, and plays with it if it is accepted.
pub fn feed(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let named = registry::NAMES.iter().find(|name| text.starts_with(**name));
    registry::with_game(named.unwrap_or(&registry::NAMES[0]), Read(&text)).expect("the name is of the list");
}

/// The text of a pack.
struct Read<'a>(&'a str);

impl Work for Read<'_> {
    type Result = ();

    fn with<G: Registered>(self) {
        read::<G>(&pack(G::FILES, self.0), self.0.len());
    }
}

fn read<G: Registered>(files: &BTreeMap<String, String>, seed: usize) {
    match G::with_pack(files) {
        Err(faults) => {
            assert!(!faults.is_empty(), "a pack is refused without a reason");
            for fault in &faults {
                assert!(!fault.file.is_empty() && !fault.what.is_empty(), "{fault:?} says too little");
            }
        }
        Ok(packed) => {
            let game = &*packed.game;
            let again = G::with_pack(files).map(|packed| (packed.game.content(), packed.records));
            let once = (game.content(), packed.records);
            assert!(again == Ok(once), "a pack is read differently the second time");
            let setups = game.all_setups();
            let setup = &setups[seed % setups.len()];
            let Ok(first) = game.begin(setup, &mut FastSource::new(1), &mut Silent);
            play::play_at_random(game, setup, &first, seed as u64, DECISIONS);
        }
    }
}

/// The files of the pack.
fn pack(builtin: &[(&str, &str)], text: &str) -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> =
        builtin.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect();
    for section in text.split("=== ").skip(1) {
        let (head, body) = section.split_once('\n').unwrap_or((section, ""));
        let mut words = head.split_whitespace();
        // A file has a name, whatever the source of the pack.
        let Some(file) = words.next() else { continue };
        let number = |word: Option<&str>| word.and_then(|word| word.parse::<usize>().ok());
        match (number(words.next()), number(words.next())) {
            (Some(offset), Some(length)) => {
                let old = files.entry(file.to_owned()).or_default();
                let from = offset.min(old.len());
                let to = from.saturating_add(length).min(old.len());
                let (before, after) = (&old.as_bytes()[..from], &old.as_bytes()[to..]);
                let body = body.strip_suffix('\n').unwrap_or(body);
                let new = [before, body.as_bytes(), after].concat();
                *old = String::from_utf8_lossy(&new).into_owned();
            }
            _ => drop(files.insert(file.to_owned(), body.to_owned())),
        }
    }
    files
}
