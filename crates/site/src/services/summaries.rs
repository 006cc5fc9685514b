//! Summaries of games, for lists, statistics and medals.
//!
//! A summary is stored when a game begins and when it ends. Missing summaries (of a release that counts more, or of a
//! program that was stopped in between) are computed when the server starts: they follow from records, so they can
//! always be recomputed.

use std::sync::Arc;
use std::time::Duration;

use search::SeatAssignment;
use serde_json::{Value, json};
use stats::{Medal, Played, VERSION};
use store::{Ended, GameSummary, Stored};
use tabletop::{DynSession, Record};

use crate::error::AppError;
use crate::game::ServedGame;
use crate::keepsakes::MEDAL;
use crate::occasion::{Occasion, PACK, PRACTICE, counts};
use crate::platform::Platform;
use crate::registry::Registry;
use crate::seats;
use crate::services::packs::Packs;
use crate::services::stats_cache::StatsCache;

/// How long after its last step a practice table is deleted: it can always be created again, and finished tasks are
/// recorded in the browser.
const PRACTICE_KEPT: Duration = Duration::from_hours(30 * 24);

/// The summaries of games.
pub(crate) struct Summaries {
    pub platform: Arc<Platform>,
    pub games: Arc<Registry>,
    pub packs: Arc<Packs>,
    pub cache: StatsCache,
}

impl Summaries {
    pub fn new(platform: Arc<Platform>, packs: Arc<Packs>) -> Self {
        let (games, cache) = (Arc::clone(&packs.games), StatsCache::new(Arc::clone(&platform)));
        Self { platform, games, packs, cache }
    }

    /// Updates the summary of a table, with its occasion if that is not stored yet. Returns whether it may
    /// have earned medals.
    pub fn update(
        &self,
        id: &str,
        game: &dyn ServedGame,
        table: &dyn DynSession,
        company: &SeatAssignment,
        occasion: Option<Occasion>,
    ) -> Result<bool, AppError> {
        let occasion = match occasion {
            Some(occasion) => occasion,
            None => self.occasion(id, table.record())?,
        };
        // A daily challenge always has the built-in content, and tables of other sorts do not count anyway.
        let is_private = occasion.sort.is_empty() && game.pack_of(table).is_some();
        let occasion = if is_private { Occasion { sort: PACK.to_owned(), ..occasion } } else { occasion };
        let company = company.of(table.seats());
        let account = game.account(table, &company);
        let ended = account.as_ref().map(|account| Ended {
            result: account.result.name().to_owned(),
            score: account.score,
            rounds: account.rounds,
            // Serialising cannot fail: all keys are strings.
            account: serde_json::to_value(account).unwrap_or_default(),
        });
        let people = u8::try_from(company.people(table.seats()).count()).unwrap_or(u8::MAX);
        let is_over = ended.is_some();
        let day = occasion.day.map(|day| day.to_string());
        let summary = GameSummary { sort: occasion.sort, day, people, ended };
        let noted = self.platform.store.set_summary(id, table.step(), VERSION, &summary)?;
        Ok(noted && is_over && counts(&summary.sort))
    }

    /// The occasion of a table: the stored one, or else the one in its record.
    fn occasion(&self, id: &str, record: &Record) -> Result<Occasion, AppError> {
        let noted = self.platform.store.listed(id)?.map(|listed| listed.summary).unwrap_or_default();
        if noted.sort.is_empty() {
            return Ok(Occasion::of(record));
        }
        Ok(Occasion { sort: noted.sort, day: noted.day.and_then(|day| day.parse().ok()) })
    }

    /// Stores newly earned medals, each with the game that earned it. Stored medals stay
    /// unchanged.
    pub fn award(&self) -> Result<(), AppError> {
        let finished = self.cache.finished()?;
        let kept = self.platform.store.kv_list(MEDAL)?;
        let open = |medal: &&Medal| !kept.iter().any(|(name, _)| *name == medal.id);
        for medal in self.games.medals().iter().filter(open) {
            if let Some(Played { id, when, .. }) = medal.progress(finished.counting()).earned {
                self.platform.store.kv_insert(MEDAL, &medal.id, &json!({ "table": id, "when": when }))?;
            }
        }
        Ok(())
    }

    /// The names of the medals that a table has earned.
    pub fn medals_of(&self, id: &str) -> Result<Vec<String>, AppError> {
        let kept = self.platform.store.kv_list(MEDAL)?.into_iter();
        let here = |value: &Value| value.get("table").and_then(Value::as_str) == Some(id);
        Ok(kept.filter(|(_, value)| here(value)).map(|(name, _)| name).collect())
    }

    /// Deletes practice tables that have not been used for 30 days.
    pub fn clear_practice(&self) -> Result<(), AppError> {
        let kept = i64::try_from(PRACTICE_KEPT.as_millis()).unwrap_or(i64::MAX);
        self.platform.store.clear(PRACTICE, self.platform.now().saturating_sub(kept))?;
        Ok(())
    }

    /// Computes every missing summary, one after the other, until the site is closed.
    pub fn catch_up(&self, is_closed: impl Fn() -> bool) {
        let ids = match self.platform.store.without_summary(VERSION) {
            Ok(ids) => ids,
            Err(fault) => return eprintln!("hedgerow: {fault}"),
        };
        let mut earned = false;
        for id in ids {
            if is_closed() {
                return;
            }
            match self.note_stored(&id) {
                Ok(may) => earned |= may,
                Err(fault) => eprintln!("hedgerow: table {id} was not counted: {}", fault.code),
            }
        }
        if earned && let Err(fault) = self.award() {
            eprintln!("hedgerow: medals were not counted: {}", fault.code);
        }
        // Only now are the occasions of all tables known.
        if let Err(fault) = self.clear_practice() {
            eprintln!("hedgerow: old practice tables were not cleared away: {}", fault.code);
        }
        // Fill the cache: the first request for statistics need not read thousands of accounts.
        if let Err(fault) = self.cache.finished() {
            eprintln!("hedgerow: {fault}");
        }
    }

    /// Computes the summary of a stored game.
    fn note_stored(&self, id: &str) -> Result<bool, AppError> {
        let Some(Stored { record, secret }) = self.platform.store.load(id)? else { return Ok(false) };
        let step = u32::try_from(record.entries.len()).unwrap_or(u32::MAX);
        let occasion = self.occasion(id, &record)?;
        let opened = self.games.of_record(&record).and_then(|game| {
            let table = self.packs.erased(game, Some(record.content))?.load(record, secret);
            table.map(|table| (game, table)).map_err(|fault| AppError::unplayable(&fault))
        });
        let Ok((game, table)) = opened else {
            // A game that cannot be played here keeps its previous summary.
            let known = self.platform.store.listed(id)?.map(|listed| listed.summary).unwrap_or_default();
            let summary = GameSummary { sort: occasion.sort, ..known };
            self.platform.store.set_summary(id, step, VERSION, &summary)?;
            return Ok(false);
        };
        let company = self.platform.store.company(id)?.ok_or_else(AppError::no_table)?;
        let company = seats::company_of(id, &company);
        self.update(id, game, &*table, &company, Some(occasion))
    }
}
