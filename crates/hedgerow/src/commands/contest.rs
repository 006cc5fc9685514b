//! What every contest of many games asks for.

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

/// Which games are played, and how.
#[derive(Debug, Args)]
pub struct ContestArgs {
    /// How many games with chance of their own.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// What all chance follows from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    setup: SetupArgs,
    /// Take every setup in turn instead of one.
    #[arg(long, conflicts_with = "SetupArgs")]
    all_pairs: bool,
    /// How many games are played at the same time; as many as there are processors if not said.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[command(flatten)]
    content: ContentArgs,
}

/// Which content is played with.
#[derive(Debug, Clone, Default, Args)]
pub struct ContentArgs {
    /// Play with other content: a private pack as it is saved, or the files of a folder, laid over those that are
    /// built in. What comes of it is checked as by `content check`.
    #[arg(id = "content", long = "content", value_name = "PATH")]
    path: Option<PathBuf>,
}

impl ContentArgs {
    /// The game with this content.
    ///
    /// # Errors
    /// Everything that is wrong with the content.
    pub fn game<G: Registered>(&self) -> Result<Arc<G>, CliError> {
        let Some(path) = &self.path else { return Ok(G::builtin().game) };
        Ok(Content::read(path)?.packed()?.game)
    }

    /// The games for records, with this content where they were played with it.
    ///
    /// # Errors
    /// Everything that is wrong with the content.
    pub fn games(&self) -> Result<Games, CliError> {
        self.path.as_ref().map_or_else(|| Ok(Games::builtin()), |path| Games::with(&Content::read(path)?))
    }

    /// The game that a record was played with, if it is here.
    ///
    /// # Errors
    /// Everything that is wrong with the content.
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
    /// The game, with the content that was said.
    ///
    /// # Errors
    /// Everything that is wrong with the content.
    pub fn game<G: Registered>(&self) -> Result<Arc<G>, CliError> {
        self.content.game()
    }

    /// The setups that are played in turn; there is at least one.
    ///
    /// # Errors
    /// When the game refuses the setup that was said.
    pub fn setups<G: BotFactory + ScenarioState>(&self, game: &Arc<G>) -> Result<Vec<G::Setup>, CliError> {
        if self.all_pairs { Ok(game.all_setups()) } else { Ok(vec![self.setup.typed(game)?]) }
    }

    /// How many games are played at the same time.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

/// Counts the games that are over, from any thread, and tells how far they have come.
pub struct Counter {
    done: AtomicU64,
    all: u64,
    progress: Mutex<Progress>,
}

impl Counter {
    /// Of so many games none is over.
    pub fn new(what: &'static str, all: u64, words: &'static Words) -> Self {
        Self { done: AtomicU64::new(0), all, progress: Mutex::new(Progress::counting(what, words)) }
    }

    /// One more game is over.
    pub fn tick(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        // If another thread is writing, it prints this count, too.
        if let Ok(mut progress) = self.progress.try_lock() {
            progress.tell(done, self.all);
        }
    }
}
