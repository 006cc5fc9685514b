//! The arguments that all commands that play many games share.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use clap::Args;
use i18n::Words;
use search::BotFactory;
use tabletop::{Record, ScenarioState};

use crate::games::{Content, Games, Registered};
use crate::output::CliError;
use crate::progress::Progress;
use crate::setups::SetupArgs;

/// The games to play.
#[derive(Debug, Args)]
pub struct ContestArgs {
    /// The number of games, each with its own chance.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
    /// Play all setups in turn instead of one.
    #[arg(long, conflicts_with = "SetupArgs")]
    all_pairs: bool,
    /// The number of games played in parallel (default: the number of processors).
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[command(flatten)]
    content: ContentArgs,
}

/// The content to play with.
#[derive(Debug, Clone, Default, Args)]
pub struct ContentArgs {
    /// Play with other content: the file of a private pack, or a folder of files that change the built-in
    /// content. The result must pass `content check`.
    #[arg(id = "content", long = "content", value_name = "PATH")]
    path: Option<PathBuf>,
}

impl ContentArgs {
    /// The game with this content.
    ///
    /// # Errors
    /// All faults of the content.
    pub fn game<G: Registered>(&self) -> Result<Arc<G>, CliError> {
        let Some(path) = &self.path else { return Ok(G::builtin().game) };
        Ok(Content::read(path)?.packed()?.game)
    }

    /// The games for records; a record that was played with this content gets it.
    ///
    /// # Errors
    /// All faults of the content.
    pub fn games(&self) -> Result<Games, CliError> {
        self.path.as_ref().map_or_else(|| Ok(Games::builtin()), |path| Games::with(&Content::read(path)?))
    }

    /// The game with the content that a record was played with, if that is available.
    ///
    /// # Errors
    /// All faults of the content.
    pub fn game_of<G: Registered>(&self, record: &Record) -> Result<Arc<G>, CliError> {
        let builtin = G::builtin();
        if self.path.is_none() || builtin.content() == record.content {
            Ok(builtin.game)
        } else {
            self.game()
        }
    }
}

impl ContestArgs {
    /// The game, with the content from the arguments.
    ///
    /// # Errors
    /// All faults of the content.
    pub fn game<G: Registered>(&self) -> Result<Arc<G>, CliError> {
        self.content.game()
    }

    /// The setups to play in turn, at least one.
    ///
    /// # Errors
    /// If the game refuses the setup from the arguments.
    pub fn setups<G: BotFactory + ScenarioState>(&self, game: &Arc<G>) -> Result<Vec<G::Setup>, CliError> {
        if self.all_pairs { Ok(game.all_setups()) } else { Ok(vec![self.setup.typed(game)?]) }
    }

    /// The number of games to play in parallel.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

/// Counts finished games, from any thread, and shows the progress.
pub struct Counter {
    done: AtomicU64,
    all: u64,
    progress: Mutex<Progress>,
}

impl Counter {
    /// A counter of `all` games, none of them finished.
    pub fn new(what: &'static str, all: u64, words: &'static Words) -> Self {
        Self { done: AtomicU64::new(0), all, progress: Mutex::new(Progress::counting(what, words)) }
    }

    /// Counts one more finished game.
    pub fn tick(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        // If another thread holds the lock, it prints this count as well.
        if let Ok(mut progress) = self.progress.try_lock() {
            progress.tell(done, self.all);
        }
    }
}
