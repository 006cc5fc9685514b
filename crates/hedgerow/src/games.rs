//! The games that the program plays.
//!
//! A game more is an implementation of [`Hosted`], its name in [`NAMES`], and a line in each of
//! [`with_game`] and [`rooms`]; every command and the server work from there.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use everdell::Everdell;
use memory::Remember;
use mystics::Mystics;
use packs::Fault;
use pages::Screen;
use protocol::Exact;
use ratcatcher::Ratcatcher;
use server::{Hall, Room};
pub use study::{Packed, Studied};
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
pub trait Hosted: Studied + Exact {
    /// What lies on the table, as an audience sees it, a line each.
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message>;

    /// The exact odds of a choice for a person; nothing where it has none.
    fn exact_odds(&self, _state: &Self::State, _choice: Self::Choice) -> Vec<Message> {
        Vec::new()
    }
}

impl Hosted for Ratcatcher {
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message> {
        crate::situation::ratcatcher::situation(self, &self.view(state, audience))
    }

    fn exact_odds(&self, state: &Self::State, choice: Self::Choice) -> Vec<Message> {
        Self::odds(self, state, choice).map_or_else(Vec::new, |odds| pages::attack_odds(&odds))
    }
}

impl Hosted for Everdell {
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message> {
        crate::situation::everdell::situation(self, state, &self.view(state, audience))
    }
}

impl Hosted for Mystics {
    fn situation(&self, state: &Self::State, audience: Audience) -> Vec<Message> {
        crate::situation::mystics::situation(self, state, &self.view(state, audience))
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
        Ok(Self { name: folder.display().to_string(), files: study::read_folder(folder)? })
    }

    /// The game that the pack says it is for. One that names none we know is taken for the first
    /// game's, whose check says what is wrong.
    pub fn game(&self) -> &'static str {
        let head = self.files.get("pack.toml").and_then(|text| text.parse::<toml::Table>().ok());
        let said = head.as_ref().and_then(|head| head.get("game")).and_then(toml::Value::as_str);
        NAMES.into_iter().find(|name| said == Some(name)).unwrap_or(NAMES[0])
    }
}
