//! Bytes garble a content pack.
//!
//! The name of a game before all else says whose it is; without one it is the first game's of the list.
//! They are text in sections, each with a line `=== FILE` above it, whose text is then the whole
//! file, or `=== FILE OFFSET LENGTH`, whose text (without its last line end) then takes the place
//! of so many bytes of the file that is built in. What no section names is as it is built in.

use std::collections::BTreeMap;

use registry::{Registered, Work};
use tabletop::{FastSource, Silent};

use super::play;

/// How many decisions are played with a pack that was accepted.
const DECISIONS: usize = 60;

/// Reads the pack; one that is accepted can be played.
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
        // A file has a name, wherever a pack comes from.
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
