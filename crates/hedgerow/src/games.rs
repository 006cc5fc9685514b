//! The games that the program plays.
//!
//! The list of games is that of the crate `registry`; every command and the server use it.

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

/// Calls a generic function with the game of this name.
///
/// # Errors
/// If there is no such game, or the function fails.
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

/// A generic function over the type of a game.
pub trait Work {
    /// The result.
    type Result;

    /// Calls it with a game.
    ///
    /// # Errors
    /// If it fails.
    fn with<G: Registered>(self) -> Result<Self::Result, CliError>;
}

/// All games, without their types.
pub struct Games {
    /// Each game with its built-in content; a game with other content comes before them.
    games: Vec<Box<dyn ErasedGame>>,
}

/// Builds a game without its type, with changed content.
struct Door<'a>(&'a ContentPatch);

impl Work for Door<'_> {
    type Result = Result<Box<dyn ErasedGame>, Vec<Fault>>;

    fn with<G: Registered>(self) -> Result<Self::Result, CliError> {
        Ok(Packed::<G>::changed(self.0).map(|packed| -> Box<dyn ErasedGame> { Box::new(packed.game) }))
    }
}

impl Games {
    /// The games with their built-in content.
    pub fn builtin() -> Self {
        let unchanged = ContentPatch::default();
        let erased = |name: &&str| with_game(name, Door(&unchanged)).ok()?.ok();
        Self { games: NAMES.iter().filter_map(erased).collect() }
    }

    /// The built-in games, and in addition one of them with other content.
    ///
    /// # Errors
    /// All faults of the content.
    pub fn with(content: &Content) -> Result<Self, CliError> {
        let mut games = Self::builtin();
        let game = content.game()?;
        let erased = with_game(game, Door(&content.change))?.map_err(|faults| content.faulty(&faults))?;
        games.games.insert(0, erased);
        Ok(games)
    }

    /// The game with this name, with the other content if there is any.
    pub fn find(&self, name: &str) -> Option<&dyn ErasedGame> {
        self.all().find(|erased| erased.name() == name)
    }

    /// The game of a record, with the content that it was played with if that is available.
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

/// Changes to the content of a game, from a private pack or the files of a folder.
pub struct Content {
    /// The path it was read from.
    name: String,
    /// The game that it names, if it names one.
    said: Option<String>,
    /// The changes.
    pub change: ContentPatch,
}

impl Content {
    /// Reads the file of a private pack, or every `*.toml` in a folder.
    ///
    /// # Errors
    /// If it cannot be read.
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

    /// The game of the content. If the files name none, it is the only game that has all these files.
    ///
    /// # Errors
    /// If the game cannot be determined.
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
    /// All faults of the content, or that it is for another game.
    pub fn packed<G: Registered>(&self) -> Result<Packed<G>, CliError> {
        if let Some(said) = self.said.as_ref().filter(|said| **said != G::NAME) {
            let (name, game) = (&self.name, G::NAME);
            return Err(CliError::Failed(format!("the content in {name} is for `{said}`, not for `{game}`")));
        }
        Packed::changed(&self.change).map_err(|faults| self.faulty(&faults))
    }

    /// The error of content with faults.
    fn faulty(&self, faults: &[Fault]) -> CliError {
        CliError::Failed(format!("the content in {} cannot be used:\n{}", self.name, told(faults)))
    }
}

/// Faults as text, one per line.
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

/// The games to serve, with content packs in addition to the built-in ones.
///
/// # Errors
/// If one of the packs cannot be used.
pub fn rooms(packs: &[Folder]) -> Result<Vec<Arc<dyn ServedGame>>, CliError> {
    NAMES.iter().filter_map(|name| registry::with_pages(name, Serving(packs))).collect()
}

/// Builds a served game with content packs in addition to the built-in one.
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
    /// The path it was read from.
    pub name: String,
    /// Texts by file name.
    pub files: BTreeMap<String, String>,
}

impl Folder {
    /// Reads every `*.toml` in a folder.
    ///
    /// # Errors
    /// The faults of all files that cannot be read.
    pub fn read(folder: &Path) -> Result<Self, Vec<Fault>> {
        Ok(Self { name: folder.display().to_string(), files: study::read_folder(folder)? })
    }

    /// The game that the pack names. A pack that names no known game counts as one of the first game, whose check
    /// reports the fault.
    pub fn game(&self) -> &'static str {
        let head = self.files.get("pack.toml").and_then(|text| text.parse::<toml::Table>().ok());
        let said = head.as_ref().and_then(|head| head.get("game")).and_then(toml::Value::as_str);
        NAMES.iter().copied().find(|name| said == Some(name)).unwrap_or(NAMES[0])
    }
}
