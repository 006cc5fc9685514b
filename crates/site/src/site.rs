//! The site: all services of one database.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use store::{News, StoreError};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::platform::{NoWorker, Platform};
use crate::policy::Policy;
use crate::registry::Registry;
use crate::services::archive::Archive;
use crate::services::bots::{BotScheduler, BotTask, Next};
use crate::services::challenges::Challenges;
use crate::services::endings::Endings;
use crate::services::fairness::Fairness;
use crate::services::hints::Hints;
use crate::services::intake::Intake;
use crate::services::live::Live;
use crate::services::packs::Packs;
use crate::services::posters::Posters;
use crate::services::reviews::Reviews;
use crate::services::rooms::WaitingRooms;
use crate::services::summaries::Summaries;
use crate::services::tables::Tables;
use crate::services::{bot_work, follow};

/// The time without a move after which this node takes over the bots of a table that one of its pages shows: the
/// node that ran them may have ended.
const STALLED: Duration = Duration::from_secs(15);

/// Tables, pages and the API over one database.
///
/// Each service holds the services that it uses; only the pages and the API see all of them.
pub struct Site {
    pub(crate) platform: Arc<Platform>,
    pub(crate) policy: Policy,
    pub(crate) games: Arc<Registry>,
    pub(crate) packs: Arc<Packs>,
    pub(crate) fairness: Fairness,
    pub(crate) summaries: Arc<Summaries>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) rooms: WaitingRooms,
    pub(crate) archive: Archive,
    pub(crate) challenges: Arc<Challenges>,
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) endings: Endings,
    pub(crate) posters: Posters,
    pub(crate) hints: Hints,
    pub(crate) intake: Intake,
    pub(crate) live: Arc<Live>,
    pub(crate) bots: Arc<BotScheduler>,
}

impl Site {
    /// A site of these games. `pace` is the least time between two moves of bots at a table.
    pub fn new(platform: Platform, games: Vec<Arc<dyn ServedGame>>, policy: Policy, pace: Duration) -> Self {
        let platform = Arc::new(platform);
        let of = || Arc::clone(&platform);
        let games = Arc::new(Registry::new(games));
        let packs = Arc::new(Packs { platform: of(), policy, games: Arc::clone(&games) });
        let summaries = Arc::new(Summaries::new(of(), Arc::clone(&packs)));
        let live = Arc::new(Live::new(of(), policy.limits.pages));
        let bots = Arc::new(BotScheduler::new(of(), pace));
        let tables = Arc::new(Tables::new(
            of(),
            policy,
            Arc::clone(&packs),
            Arc::clone(&summaries),
            Arc::clone(&live),
            Arc::clone(&bots),
        ));
        Self {
            fairness: Fairness::new(of()),
            rooms: WaitingRooms::new(Arc::clone(&tables)),
            archive: Archive::new(Arc::clone(&tables)),
            challenges: Arc::new(Challenges::new(Arc::clone(&tables))),
            reviews: Arc::new(Reviews::new(of())),
            endings: Endings::new(of()),
            posters: Posters::new(of(), Arc::clone(&games)),
            hints: Hints::new(of(), policy.limits.hints),
            intake: Intake::new(of()),
            platform,
            policy,
            games,
            packs,
            summaries,
            tables,
            live,
            bots,
        }
    }

    /// The outside world of the site.
    pub fn platform(&self) -> &Platform {
        &self.platform
    }

    /// The settings of the operator.
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Checks that requests are handled and games can be stored.
    ///
    /// # Errors
    /// If the site is closed, or the database fails.
    pub async fn ready(self: &Arc<Self>) -> Result<(), AppError> {
        let site = Arc::clone(self);
        let ready = self.platform.run(move || {
            if site.live.is_closed() {
                return Err(AppError::busy());
            }
            site.platform.store.list(0)?;
            Ok(())
        });
        ready.await.unwrap_or_else(|| Err(AppError::broken()))
    }

    /// The scheduler of bots.
    pub fn bots(&self) -> &BotScheduler {
        &self.bots
    }

    /// Runs a task of a bot, for up to the time limit of its level.
    pub fn run_bot(&self, task: BotTask) {
        let BotTask { id, work, stop } = task;
        let next = catch_unwind(AssertUnwindSafe(|| bot_work::done(&self.tables, &id, work, &stop)));
        // A panic was reported on standard error. The table is scheduled when it is viewed again.
        self.bots.done(&id, next.unwrap_or(Next::Rest), self.live.is_awaited(&id));
    }

    /// Computes missing summaries, and deletes expired practice tables and tickets. The duration grows with their
    /// number.
    pub fn catch_up(&self) {
        self.summaries.catch_up(|| self.bots.is_closed());
        if let Err(fault) = self.fairness.sweep() {
            eprintln!("hedgerow: old tickets were not cleared away: {}", fault.code);
        }
    }

    /// Like [`Site::catch_up`], on a separate thread.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn catch_up_aside(self: &Arc<Self>) -> Result<(), NoWorker> {
        let site = Arc::clone(self);
        self.platform.workers.spawn("notes", Box::new(move || site.catch_up()))
    }

    /// Forwards a change that another program has made in the database to pages and bots.
    ///
    /// # Errors
    /// An error of the database.
    pub fn follow(&self, news: News) -> Result<(), StoreError> {
        follow::take(&self.tables, news)
    }

    /// Publishes the seats that have left their tables. To be called several times per second.
    pub fn tick(&self) {
        self.live.tell_gone();
    }

    /// Schedules tables at which bots of another node have not moved. To be called every five seconds.
    pub fn take_up_stalled(&self) {
        for id in self.live.stalled(STALLED) {
            // A table that cannot be played has no moving bots.
            let _looked = self.tables.at(&id, |guard| {
                guard.look();
                Ok(())
            });
        }
    }

    /// Whether live updates have permanently ended.
    pub fn is_closed(&self) -> bool {
        self.live.is_closed()
    }

    /// Permanently ends live updates, bots, reviews and challenges.
    pub fn close(&self) {
        // Live updates would never end on their own.
        self.live.close();
        // A cancelled search is no loss.
        self.bots.close();
        self.reviews.close();
        self.challenges.close();
    }

    /// The number of open pages with live updates.
    pub fn pages(&self) -> usize {
        self.live.pages()
    }

    /// The number of tables in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables.in_memory()
    }
}
