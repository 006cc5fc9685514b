//! Bytes garble a content pack.
//!
//! They are text in sections, each with a line `=== FILE` above it, whose text is then the whole
//! file, or `=== FILE OFFSET LENGTH`, whose text (without its last line end) then takes the place
//! of so many bytes of the file that is built in. What no section names is as it is built in.

use std::collections::BTreeMap;
use std::sync::Arc;

use players::Playable;
use ratcatcher::Ratcatcher;
use ratcatcher::load::{self, BUILTIN};
use tabletop::{Fast, Game, Silent};

use super::play;

/// How many decisions are played with a pack that was accepted.
const DECISIONS: usize = 60;

/// Reads the pack; one that is accepted can be played.
pub fn feed(data: &[u8]) {
    let files = pack(&String::from_utf8_lossy(data));
    match load::read(&files) {
        Err(faults) => {
            assert!(!faults.is_empty(), "a pack is refused without a reason");
            for fault in &faults {
                assert!(!fault.file.is_empty() && !fault.what.is_empty(), "{fault:?} says too little");
            }
        }
        Ok(pack) => {
            assert_eq!(load::read(&files).as_ref(), Ok(&pack), "a pack is read differently the second time");
            let game = Ratcatcher::new(Arc::new(pack.content));
            let setups = game.all_setups();
            let setup = &setups[data.len() % setups.len()];
            let Ok(first) = game.begin(setup, &mut Fast::new(1), &mut Silent);
            play::play_at_random(&game, setup, &first, data.len() as u64, DECISIONS);
        }
    }
}

/// The files of the pack.
fn pack(text: &str) -> BTreeMap<String, String> {
    let mut files: BTreeMap<String, String> =
        BUILTIN.iter().map(|&(file, text)| (file.to_owned(), text.to_owned())).collect();
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
