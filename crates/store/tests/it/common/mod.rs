//! What the tests share: games made up of nothing, and folders that clean up after themselves.

#![allow(dead_code, reason = "each test takes what it needs")]

pub mod cluster;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use tabletop::{ChanceRecord, Fingerprint, Record, RecordEntry, Secret, Start};

/// A folder of this test, removed at its end.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("hedgerow-store-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind harms nobody.
        let _left = std::fs::remove_dir_all(&self.0);
    }
}

pub fn secret(byte: u8) -> Secret {
    Secret::new([byte; 32])
}

/// A game at its beginning.
pub fn record() -> Record {
    Record {
        format: Record::FORMAT,
        game: "marbles".to_owned(),
        rules: 3,
        content: Fingerprint::of_bytes(b"content"),
        setup: json!({ "colour": "żółty" }),
        chance: ChanceRecord::Keyed { commitment: secret(7).commitment(), agreement: None, seed: None },
        forked: None,
        start: Start { practice: None, chance: Vec::new(), state: Fingerprint::of_bytes(b"start") },
        entries: Vec::new(),
        seal: None,
    }
}

/// A step like no other.
pub fn entry(number: u32) -> RecordEntry {
    match number % 5 {
        3 => RecordEntry::Undo { choices: number, chance: true, reveal: false },
        4 => RecordEntry::Redo,
        _ => RecordEntry::Choose {
            id: format!("roll:{number}"),
            chance: Vec::new(),
            state: Some(Fingerprint::of_bytes(&number.to_le_bytes())),
        },
    }
}

pub fn entries(from: u32, to: u32) -> Vec<RecordEntry> {
    (from..=to).map(entry).collect()
}

pub fn card(text: &str) -> Value {
    json!({ "card": text })
}
