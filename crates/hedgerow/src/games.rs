//! The games that the program plays.
//!
//! A game more is an implementation of [`Hosted`], its name in [`NAMES`], and a line in each of
//! [`with_game`] and [`rooms`]; every command and the server work from there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use everdell::Everdell;
use memory::Remember;
use mystics::Mystics;
use packs::{Fault, LARGEST_FILE, Record};
use pages::Screen;
use players::Playable;
use ratcatcher::Ratcatcher;
use serde_json::Value;
use server::{Hall, Room};
use tabletop::{Audience, Game, House, Message};

use crate::output::Trouble;

/// The names of the games, in the order in which they are listed.
pub const NAMES: [&str; 3] = [Ratcatcher::NAME, Everdell::NAME, Mystics::NAME];

/// Does some work with the game of this name.
///
/// # Errors
/// When there is no such game, or the work cannot be done.
pub fn with_game<W: Work>(name: &str, work: W) -> Result<W::Result, Trouble> {
    match name {
        Ratcatcher::NAME => work.with::<Ratcatcher>(),
        Everdell::NAME => work.with::<Everdell>(),
        Mystics::NAME => work.with::<Mystics>(),
        _ => Err(Trouble::Usage(format!("there is no game `{name}`, only {}", NAMES.join(", ")))),
    }
}

/// A game as this program offers it.
pub trait Hosted: Playable {
    /// The game with a content pack and the records of that pack: texts by the names of files.
    ///
    /// # Errors
    /// Everything that is wrong with the pack.
    fn with_pack(files: &BTreeMap<String, String>) -> Result<Packed<Self>, Vec<Fault>>;

    /// The game with its built-in pack.
    fn builtin() -> Packed<Self>;

    /// What lies on the table, as an audience sees it, a line each.
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message>;

    /// The exact odds of a choice, where it has any.
    fn odds(&self, _state: &Self::State, _choice: Self::Choice) -> Option<Value> {
        None
    }

    /// The same for a person; nothing where it has none.
    fn exact_odds(&self, _state: &Self::State, _choice: Self::Choice) -> Vec<Message> {
        Vec::new()
    }
}

/// A game with what it is played with.
pub struct Packed<G> {
    /// The game.
    pub game: Arc<G>,
    /// The records of its content pack.
    pub records: Vec<Record>,
}

impl Hosted for Ratcatcher {
    fn with_pack(files: &BTreeMap<String, String>) -> Result<Packed<Self>, Vec<Fault>> {
        let ratcatcher::load::Pack { content, records } = ratcatcher::load::read(files)?;
        Ok(Packed { game: Arc::new(Self::new(Arc::new(content))), records })
    }

    fn builtin() -> Packed<Self> {
        let records = ratcatcher::load::builtin_pack().records.clone();
        Packed { game: ratcatcher(), records }
    }

    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message> {
        crate::situation::ratcatcher::situation(self, &self.view(state, audience))
    }

    fn odds(&self, state: &Self::State, choice: Self::Choice) -> Option<Value> {
        let id = tabletop::Front::choice_id(self, choice);
        Self::odds(self, state, choice).map(|odds| crate::odds::attack(&id, &odds))
    }

    fn exact_odds(&self, state: &Self::State, choice: Self::Choice) -> Vec<Message> {
        Self::odds(self, state, choice).map_or_else(Vec::new, |odds| pages::attack_odds(&odds))
    }
}

impl Hosted for Everdell {
    fn with_pack(files: &BTreeMap<String, String>) -> Result<Packed<Self>, Vec<Fault>> {
        let everdell::load::Pack { content, records } = everdell::load::read(files)?;
        Ok(Packed { game: Arc::new(Self::new(Arc::new(content))), records })
    }

    fn builtin() -> Packed<Self> {
        let everdell::load::Pack { content, records } = everdell::load::builtin_pack().clone();
        Packed { game: Arc::new(Self::new(Arc::new(content))), records }
    }

    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message> {
        crate::situation::everdell::situation(self, state, &self.view(state, audience))
    }
}

impl Hosted for Mystics {
    fn with_pack(files: &BTreeMap<String, String>) -> Result<Packed<Self>, Vec<Fault>> {
        let mystics::load::Pack { content, records } = mystics::load::read(files)?;
        Ok(Packed { game: Arc::new(Self::new(Arc::new(content))), records })
    }

    fn builtin() -> Packed<Self> {
        let mystics::load::Pack { content, records } = mystics::load::builtin_pack().clone();
        Packed { game: Arc::new(Self::new(Arc::new(content))), records }
    }

    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message> {
        crate::situation::mystics::situation(self, state, &self.view(state, audience))
    }

    fn odds(&self, state: &Self::State, choice: Self::Choice) -> Option<Value> {
        let id = tabletop::Front::choice_id(self, choice);
        strike(self, state, choice).map(|odds| crate::odds::strike(&id, &odds))
    }

    fn exact_odds(&self, state: &Self::State, choice: Self::Choice) -> Vec<Message> {
        strike(self, state, choice).map_or_else(Vec::new, |odds| pages::strike_odds(&odds))
    }
}

/// The odds of an attack in Mice and Mystics.
fn strike(game: &Mystics, state: &mystics::State, choice: mystics::Choice) -> Option<mystics::Odds> {
    let mystics::Choice::Attack { weapon, with, on } = choice else { return None };
    game.odds(state, state.mouse_now()?, weapon, with, on)
}

/// The Ratcatcher with its built-in content.
pub fn ratcatcher() -> Arc<Ratcatcher> {
    Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())))
}

/// Work that is done with one game, whichever it is.
pub trait Work {
    /// What comes of it.
    type Result;

    /// Does it.
    ///
    /// # Errors
    /// When it cannot be done.
    fn with<G: Hosted>(self) -> Result<Self::Result, Trouble>;
}

/// Every game by name, each behind its door.
pub struct Games {
    houses: Vec<Box<dyn House>>,
}

/// The door of a game.
struct Door;

impl Work for Door {
    type Result = Box<dyn House>;

    fn with<G: Hosted>(self) -> Result<Box<dyn House>, Trouble> {
        Ok(Box::new(G::builtin().game))
    }
}

impl Games {
    /// The games as they are built in.
    pub fn builtin() -> Self {
        Self { houses: NAMES.iter().filter_map(|name| with_game(name, Door).ok()).collect() }
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

/// The games that are served, with content packs besides the built-in ones.
///
/// # Errors
/// When one of the packs cannot be used.
pub fn rooms(packs: &[Folder]) -> Result<Vec<Arc<dyn Room>>, Trouble> {
    Ok(vec![room::<Ratcatcher>(packs)?, room::<Everdell>(packs)?, room::<Mystics>(packs)?])
}

fn room<G: Hosted + Screen + Remember>(packs: &[Folder]) -> Result<Arc<dyn Room>, Trouble> {
    let Packed { game, records } = G::builtin();
    let mut hall = Hall::new(game, records);
    for folder in packs.iter().filter(|folder| folder.game() == G::NAME) {
        let Packed { game, records } = G::with_pack(&folder.files).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            let name = &folder.name;
            Trouble::Failed(format!("the pack in {name} cannot be used:\n{}", faults.join("\n")))
        })?;
        hall.add(game, records);
    }
    Ok(Arc::new(hall))
}

/// The files of a content pack.
pub struct Folder {
    /// Where it was found.
    pub name: String,
    /// Texts by the names of files.
    pub files: BTreeMap<String, String>,
}

impl Folder {
    /// Reads every `*.toml` in a folder.
    ///
    /// # Errors
    /// Every file that cannot be read.
    pub fn read(folder: &Path) -> Result<Self, Vec<Fault>> {
        let fault =
            |file: &str, what: String| Fault { file: file.into(), record: "".into(), what: what.into() };
        let name = folder.display().to_string();
        let entries = fs::read_dir(folder).map_err(|error| vec![fault(&name, error.to_string())])?;
        let mut files = BTreeMap::new();
        let mut faults = Vec::new();
        for entry in entries.flatten() {
            let path = entry.path();
            if path.extension().is_none_or(|extension| extension != "toml") {
                continue;
            }
            let file = entry.file_name().to_string_lossy().into_owned();
            // The pack's own check refuses a file that is too large; there is no need to read it.
            if entry.metadata().is_ok_and(|data| data.len() > LARGEST_FILE as u64) {
                faults.push(fault(&file, format!("is larger than {LARGEST_FILE} bytes")));
                continue;
            }
            match fs::read_to_string(&path) {
                Ok(text) => drop(files.insert(file, text)),
                Err(error) => faults.push(fault(&file, error.to_string())),
            }
        }
        if faults.is_empty() { Ok(Self { name, files }) } else { Err(faults) }
    }

    /// The game that the pack says it is for. One that names none we know is taken for the first
    /// game's, whose check says what is wrong.
    pub fn game(&self) -> &'static str {
        let head = self.files.get("pack.toml").and_then(|text| text.parse::<toml::Table>().ok());
        let said = head.as_ref().and_then(|head| head.get("game")).and_then(toml::Value::as_str);
        NAMES.into_iter().find(|name| said == Some(name)).unwrap_or(NAMES[0])
    }
}
