//! The games that the program plays.
//!
//! The list of games is that of the crate `registry`; every command and the server work from it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use content::{Fault, LARGEST_PACK, Private, PrivateError};
use server::{Served, ServedGame};
use study::{ContentPatch, change_of_folder};
pub use study::{HasContent, Packed};
use tabletop::{ErasedGame, Game, Record};
use web::Screen;

use crate::output::CliError;

pub use registry::{NAMES, Registered};

/// Does some work with the game of this name.
///
/// # Errors
/// When there is no such game, or the work cannot be done.
pub fn with_game<W: Work>(name: &str, work: W) -> Result<W::Result, CliError> {
    struct Fallible<W>(W);

    impl<W: Work> registry::Work for Fallible<W> {
        type Result = Result<W::Result, CliError>;

        fn with<G: Registered>(self) -> Self::Result {
            self.0.with::<G>()
        }
    }

    registry::with_game(name, Fallible(work)).unwrap_or_else(|| {
        Err(CliError::Usage(format!("there is no game `{name}`, only {}", NAMES.join(", "))))
    })
}

/// Work that is done with one game, whichever it is.
pub trait Work {
    /// What comes of it.
    type Result;

    /// Does it.
    ///
    /// # Errors
    /// When it cannot be done.
    fn with<G: Registered>(self) -> Result<Self::Result, CliError>;
}

/// Every game by name, each behind its doors.
pub struct Games {
    /// The built-in content of each game; content that was said stands before it.
    games: Vec<Box<dyn ErasedGame>>,
}

/// The door of a game, with something changed in its content.
struct Door<'a>(&'a ContentPatch);

impl Work for Door<'_> {
    type Result = Result<Box<dyn ErasedGame>, Vec<Fault>>;

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        Ok(Packed::<G>::changed(self.0).map(|packed| -> Box<dyn ErasedGame> { Box::new(packed.game) }))
    }
}

impl Games {
    /// The games as they are built in.
    pub fn builtin() -> Self {
        let unchanged = ContentPatch::default();
        let erased = |name: &&str| with_game(name, Door(&unchanged)).ok()?.ok();
        Self { games: NAMES.iter().filter_map(erased).collect() }
    }

    /// The same, and one of them with content of its own besides.
    ///
    /// # Errors
    /// Everything that is wrong with the content.
    pub fn with(content: &Content) -> Result<Self, CliError> {
        let mut games = Self::builtin();
        let game = content.game()?;
        let erased = with_game(game, Door(&content.change))?.map_err(|faults| content.faulty(&faults))?;
        games.games.insert(0, erased);
        Ok(games)
    }

    /// The game with this name, with the content that was said for it.
    pub fn find(&self, name: &str) -> Option<&dyn ErasedGame> {
        self.all().find(|erased| erased.name() == name)
    }

    /// The game that a record is of, with the content that it was played with if that is here.
    pub fn of_record(&self, record: &Record) -> Option<&dyn ErasedGame> {
        let mut fit = self.all().filter(|erased| erased.name() == record.game);
        fit.find(|erased| erased.content() == record.content).or_else(|| self.find(&record.game))
    }

    fn all(&self) -> impl Iterator<Item = &dyn ErasedGame> {
        self.games.iter().map(|erased| &**erased)
    }

    /// Every game.
    pub fn iter(&self) -> impl Iterator<Item = &dyn ErasedGame> {
        NAMES.iter().filter_map(|name| self.find(name))
    }

    /// The names of all games, for an error that lists them.
    pub fn names(&self) -> String {
        self.iter().map(ErasedGame::name).collect::<Vec<_>>().join(", ")
    }
}

/// What is changed in the content of a game: by a private pack, or by files of a folder.
pub struct Content {
    /// Where it was found.
    name: String,
    /// The game that it is for, where it says so.
    said: Option<String>,
    /// What is changed.
    pub change: ContentPatch,
}

impl Content {
    /// Reads a private pack as it is saved, or every `*.toml` in a folder.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(path: &Path) -> Result<Self, CliError> {
        let name = path.display().to_string();
        let unusable =
            |why: String| CliError::Failed(format!("the content in {name} cannot be used:\n{why}"));
        if path.is_dir() {
            let change = change_of_folder(path).map_err(|faults| unusable(told(&faults)))?;
            let head = change.files.get("pack.toml").and_then(|text| text.parse::<toml::Table>().ok());
            let said = head.as_ref().and_then(|head| head.get("game")).and_then(toml::Value::as_str);
            return Ok(Self { said: said.map(str::to_owned), change, name });
        }
        let size = fs::metadata(path).map_err(|fault| unusable(fault.to_string()))?.len();
        if size > LARGEST_PACK as u64 {
            return Err(unusable(PrivateError::TooLarge.to_string()));
        }
        let text = fs::read_to_string(path).map_err(|fault| unusable(fault.to_string()))?;
        let pack = Private::read(&text).map_err(|fault| unusable(fault.to_string()))?;
        Ok(Self { said: Some(pack.game.clone()), change: pack.change(), name })
    }

    /// The game that it is for. Files that do not say so are those of the one game that has them all.
    ///
    /// # Errors
    /// When that cannot be told.
    pub fn game(&self) -> Result<&'static str, CliError> {
        let fits = |name: &&str| match &self.said {
            Some(said) => said == name,
            None => with_game(name, Files).is_ok_and(|files| {
                self.change.files.keys().all(|file| files.iter().any(|(known, _)| known == file))
            }),
        };
        let mut fit = NAMES.iter().copied().filter(fits);
        match (fit.next(), fit.next()) {
            (Some(name), None) => Ok(name),
            _ => Err(CliError::Failed(format!(
                "the content in {} does not say for which game it is: put a pack.toml beside it, with game = one of {}",
                self.name,
                NAMES.join(", ")
            ))),
        }
    }

    /// A game with this content.
    ///
    /// # Errors
    /// Everything that is wrong with it, or that it is for another game.
    pub fn packed<G: Registered>(&self) -> Result<Packed<G>, CliError> {
        if let Some(said) = self.said.as_ref().filter(|said| **said != G::NAME) {
            let (name, game) = (&self.name, G::NAME);
            return Err(CliError::Failed(format!("the content in {name} is for `{said}`, not for `{game}`")));
        }
        Packed::changed(&self.change).map_err(|faults| self.faulty(&faults))
    }

    /// What is wrong with it.
    fn faulty(&self, faults: &[Fault]) -> CliError {
        CliError::Failed(format!("the content in {} cannot be used:\n{}", self.name, told(faults)))
    }
}

/// Faults, a line each.
fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// The files of the built-in pack of a game.
struct Files;

impl Work for Files {
    type Result = &'static [(&'static str, &'static str)];

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        Ok(G::FILES)
    }
}

/// The games that are served, with content packs besides the built-in ones.
///
/// # Errors
/// When one of the packs cannot be used.
pub fn rooms(packs: &[Folder]) -> Result<Vec<Arc<dyn ServedGame>>, CliError> {
    NAMES.iter().filter_map(|name| registry::with_pages(name, Serving(packs))).collect()
}

/// A game as it is served, with content packs besides the built-in one.
struct Serving<'a>(&'a [Folder]);

impl registry::PagesWork for Serving<'_> {
    type Result = Result<Arc<dyn ServedGame>, CliError>;

    fn with<S: Screen<Game: Registered>>(self) -> Self::Result {
        let Packed { game, records } = S::Game::builtin();
        let mut hall = Served::<S>::new(game, records);
        for folder in self.0.iter().filter(|folder| folder.game() == S::Game::NAME) {
            let Packed { game, records } = S::Game::with_pack(&folder.files).map_err(|faults| {
                let name = &folder.name;
                CliError::Failed(format!("the pack in {name} cannot be used:\n{}", told(&faults)))
            })?;
            hall.add(game, records);
        }
        Ok(Arc::new(hall))
    }
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
        NAMES.iter().copied().find(|name| said == Some(name)).unwrap_or(NAMES[0])
    }
}
