//! The games that the program plays.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use ratcatcher::Ratcatcher;
use ratcatcher::load::{self, Fault, Pack};
use tabletop::House;

use crate::output::Trouble;
use crate::situation::Shown;

/// Every game by name, each behind its door.
pub struct Games {
    houses: Vec<Box<dyn House>>,
}

impl Games {
    /// The games as they are built in.
    pub fn builtin() -> Self {
        Self { houses: vec![Box::new(ratcatcher())] }
    }

    /// The game with this name.
    pub fn find(&self, name: &str) -> Option<&dyn House> {
        self.iter().find(|house| house.name() == name)
    }

    /// Every game.
    pub fn iter(&self) -> impl Iterator<Item = &dyn House> {
        self.houses.iter().map(|house| &**house)
    }

    /// The names of all games, for an error that lists them.
    pub fn names(&self) -> String {
        self.iter().map(House::name).collect::<Vec<_>>().join(", ")
    }
}

/// Work that is done with the rules of one game, whichever it is.
pub trait Work {
    /// What comes of it.
    type Result;

    /// Does it.
    ///
    /// # Errors
    /// When it cannot be done.
    fn with<G: Shown>(self, game: &Arc<G>) -> Result<Self::Result, Trouble>;
}

/// Does some work with the game of this name.
///
/// # Errors
/// When there is no such game, or the work cannot be done.
pub fn with_game<W: Work>(name: &str, work: W) -> Result<W::Result, Trouble> {
    match name {
        "ratcatcher" => work.with(&ratcatcher()),
        _ => Err(Trouble::Usage(format!("there is no game `{name}`, only {}", Games::builtin().names()))),
    }
}

/// The Ratcatcher with its built-in content.
pub fn ratcatcher() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())))
}

/// Reads the content pack in a folder: every `*.toml` in it.
///
/// # Errors
/// What is wrong with the pack. A file that cannot be read is a fault of the pack, too.
pub fn read_pack(folder: &Path) -> Result<Pack, Vec<Fault>> {
    let fault = |file: &str, what: String| Fault { file: file.into(), record: "".into(), what: what.into() };
    let whole = folder.display().to_string();
    let entries = fs::read_dir(folder).map_err(|error| vec![fault(&whole, error.to_string())])?;
    let mut files = BTreeMap::new();
    let mut faults = Vec::new();
    for entry in entries.flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let name = entry.file_name().to_string_lossy().into_owned();
        // The pack's own check refuses a file that is too large; there is no need to read it.
        let large = entry.metadata().is_ok_and(|data| data.len() > load::LARGEST_FILE as u64);
        if large {
            faults.push(fault(&name, format!("is larger than {} bytes", load::LARGEST_FILE)));
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => drop(files.insert(name, text)),
            Err(error) => faults.push(fault(&name, error.to_string())),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    load::read(&files)
}
