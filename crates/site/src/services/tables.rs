//! A cache of tables: records that are replayed up to their last step.
//!
//! The store is authoritative. Before a table is used, its last step is compared with the store; a table that is behind
//! (another program played) or ahead (its last step could not be stored) is read again. While one request uses a table,
//! others wait for it.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use search::SeatAssignment;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use stats::{Day, Medal};
use store::{Query, Standing, StoreError, Stored};
use tabletop::{
    Audience, ChanceRecord, DynSeen, DynSession, Language, Record, RecordError, Seat, Seats, Source,
    TableError, Waiting,
};
use web::shell::LinkPicture;

use crate::access::{Principal, TableAccess, Visitor};
use crate::delta::NO_CHANGE;
use crate::error::{AppError, ErrorKind};
use crate::game::ServedGame;
use crate::gzip::gzipped_page;
use crate::id::is_id;
use crate::jobs::BotJob;
use crate::occasion::Occasion;
use crate::platform::Platform;
use crate::policy::Policy;
use crate::printed::{CachedPage, PageId, PageKey};
use crate::registry::Registry;
use crate::seats::{self, Sight, can_be_shared};
use crate::services::bots::BotScheduler;
use crate::services::fairness::with_caveats;
use crate::services::live::Live;
use crate::services::notices::{self, Notice};
use crate::services::packs::Packs;
use crate::services::summaries::Summaries;

/// The most steps in memory, of all tables together; each is a position of one to two kilobytes.
const MOST_STEPS: u64 = 60_000;

/// The number of cached pages of a table, for other clients with the same view.
const MOST_SHOWN: usize = 3;

/// How often a compare and swap is retried.
const MOST_RACES: usize = 8;

/// One table in memory.
#[derive(Default)]
struct Slot {
    table: Mutex<Option<InMemory>>,
    /// Its size, in steps.
    steps: AtomicU32,
}

/// A table, and its cached pages.
struct InMemory {
    table: Box<dyn DynSession>,
    shown: Shown,
}

/// The cached pages of a table.
#[derive(Default)]
struct Shown {
    /// Pages since the last change.
    now: Vec<CachedPage>,
    /// Pages before it, which clients may still show.
    before: Vec<CachedPage>,
}

impl Shown {
    /// Moves the current pages to the old ones, after a change of the table.
    fn pass(&mut self) {
        self.before.append(&mut self.now);
        self.make_room();
    }

    /// Drops the oldest page from before the last change.
    fn make_room(&mut self) {
        let most = self.before.len().saturating_sub(MOST_SHOWN);
        self.before.drain(..most);
    }

    /// Their size, in steps.
    fn steps(&self) -> u32 {
        self.now.iter().chain(&self.before).fold(0, |steps, page| steps.saturating_add(page.steps()))
    }
}

/// A table in memory, with the time of its last use.
struct Kept {
    slot: Arc<Slot>,
    used: u64,
}

/// The tables in memory.
struct Memory {
    kept: Mutex<(HashMap<String, Kept>, u64)>,
    most_steps: u64,
}

impl Memory {
    /// A cache for tables with at most this number of steps in total.
    fn holding(most_steps: u64) -> Self {
        Self { kept: Mutex::default(), most_steps }
    }

    fn kept(&self) -> MutexGuard<'_, (HashMap<String, Kept>, u64)> {
        // A panic cannot leave the state inconsistent.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut kept = self.kept();
        let (tables, clock) = &mut *kept;
        *clock += 1;
        let kept = tables.entry(id.to_owned()).or_insert_with(|| Kept { slot: Arc::default(), used: 0 });
        kept.used = *clock;
        Arc::clone(&kept.slot)
    }

    /// The number of tables in memory.
    fn count(&self) -> usize {
        self.kept().0.len()
    }

    fn forget(&self, id: &str) {
        self.kept().0.remove(id);
    }

    /// Drops the least recently used tables until there is room; never one that is in use.
    fn make_room(&self) {
        let mut kept = self.kept();
        let tables = &mut kept.0;
        let weight = |kept: &Kept| u64::from(kept.slot.steps.load(Ordering::Relaxed)) + 1;
        let mut steps: u64 = tables.values().map(weight).sum();
        while steps > self.most_steps {
            let idle = tables.iter().filter(|(_, kept)| Arc::strong_count(&kept.slot) == 1);
            let Some(oldest) = idle.min_by_key(|(_, kept)| kept.used).map(|(id, _)| id.clone()) else {
                break;
            };
            steps -= tables.remove(&oldest).as_ref().map_or(0, weight);
        }
    }
}

/// The field beside the seating with the choice that waits for a roll or a draw.
const WAITS: &str = "waits";

/// A choice that waits for a roll or a draw at a step.
#[derive(Serialize, Deserialize)]
struct Waits {
    step: u32,
    waiting: Waiting,
}

/// Restores the stored choice that waits for chance; returns whether the table had another one, or none.
pub(crate) fn take_up(table: &mut dyn DynSession, kept: &Value) -> bool {
    if table.record().chance != ChanceRecord::AtTheTable {
        return false;
    }
    let waits = kept.get(WAITS).and_then(|waits| Waits::deserialize(waits).ok());
    let waiting = waits.filter(|waits| waits.step == table.step()).map(|waits| waits.waiting);
    if table.pending() == waiting {
        return false;
    }
    // Take back all answers, and then the choice itself.
    while table.take_back_answer().is_ok() {}
    if let Some(waiting) = waiting
        && let Err(fault) = table.resume(&waiting)
    {
        eprintln!("hedgerow: what waited at a table is not possible: {fault}");
    }
    true
}

/// The seating of a table and the choice that waits for a roll or a draw, as stored.
pub(crate) fn beside_of(company: &SeatAssignment, table: &dyn DynSession) -> Value {
    let mut kept = company.to_json();
    if let (Value::Object(fields), Some(waiting)) = (&mut kept, table.pending()) {
        let waits = Waits { step: table.step(), waiting };
        // Serialising cannot fail: all keys are strings.
        fields.insert(WAITS.to_owned(), serde_json::to_value(waits).unwrap_or_default());
    }
    kept
}

/// A table in use.
pub(crate) struct TableGuard<'a> {
    pub tables: &'a Tables,
    pub id: &'a str,
    pub game: &'a dyn ServedGame,
    /// The player of each seat.
    pub company: SeatAssignment,
    /// The permissions.
    pub access: TableAccess,
    table: Box<dyn DynSession>,
    /// The cached pages.
    shown: RefCell<Shown>,
    /// Whether the table is ahead of the store and could not be read again.
    is_astray: bool,
}

impl TableGuard<'_> {
    pub fn table(&self) -> &dyn DynSession {
        &*self.table
    }

    /// Whether the table is ahead of the store and could not be read again.
    pub fn is_astray(&self) -> bool {
        self.is_astray
    }

    /// The seats whose holders have the table open in this program.
    pub fn here(&self) -> Seats {
        self.tables.live.here(self.id)
    }

    /// The permissions of a visitor.
    pub fn principal(&self, visitor: &Visitor) -> Principal {
        Principal::of(&self.access, self.table.seats(), &visitor.keys)
    }

    /// The viewer of the current position.
    pub fn sight(&self, visitor: &Visitor) -> Sight {
        let (game, principal) = (self.game, self.principal(visitor));
        seats::now(&*self.table, game.hides(), &self.company, principal, visitor.taken)
    }

    /// The viewer of an earlier step.
    pub fn past_sight(&self, visitor: &Visitor) -> Sight {
        let (game, principal) = (self.game, self.principal(visitor));
        seats::then(&*self.table, game.hides(), &self.company, principal, visitor.taken)
    }

    /// Whether different seats must see different things.
    pub fn differs(&self) -> bool {
        seats::differ(&*self.table, self.game.hides())
    }

    /// Whether a visitor may do what the table waits for.
    pub fn may_act(&self, visitor: &Visitor) -> bool {
        seats::may_act(&*self.table, &self.company, self.principal(visitor))
    }

    /// The table as a seat or a spectator sees it; without a seat, as the visitor sees it.
    ///
    /// # Errors
    /// [`AppError::no_seat`], [`AppError::not_yours`], and [`AppError::covered`] for a seat that has not taken the device.
    pub fn seen(
        &self,
        visitor: &Visitor,
        seat: Option<Seat>,
        is_spectator: bool,
    ) -> Result<DynSeen<'_>, AppError> {
        let table = self.table();
        if seat.is_some_and(|seat| seat.0 >= table.seats()) {
            return Err(AppError::no_seat(table.seats()));
        }
        if is_spectator {
            return Ok(table.seen_by(Audience::Spectator));
        }
        if let Some(seat) = seat {
            self.principal(visitor).expect_seat(seat)?;
        }
        let viewer = match seat {
            Some(seat) if !self.differs() => Audience::Seat(seat),
            _ => self.past_sight(visitor).viewer,
        };
        match seat {
            Some(seat) if viewer != Audience::Seat(seat) => Err(AppError::covered()),
            _ => Ok(table.seen_by(viewer)),
        }
    }

    /// Whether the table is private, unfinished, and has hidden hands. Then nothing that contains the hands is given
    /// to any client.
    pub fn keeps_hands(&self) -> bool {
        let goes_on = self.table.outcome().is_none() && !self.table.is_given_up();
        self.access.private && goes_on && self.differs()
    }

    /// The cached page for this key, if there is one since the last change.
    pub fn shown(&self, key: &PageKey) -> Option<(PageId, Bytes)> {
        let shown = self.shown.borrow();
        shown.now.iter().find(|page| page.key == *key).map(|page| (page.id, page.bytes.clone()))
    }

    /// Caches a page if a page of the table is open, and returns its ID.
    pub fn keep_shown(&self, page: CachedPage) -> Option<PageId> {
        if !self.tables.live.is_awaited(self.id) {
            return None;
        }
        let mut shown = self.shown.borrow_mut();
        if shown.now.len() >= MOST_SHOWN {
            let old = shown.now.remove(0);
            shown.before.push(old);
            shown.make_room();
        }
        let id = page.id;
        shown.now.push(page);
        Some(id)
    }

    /// The delta from one cached page to another, if both are cached and it is worth sending.
    pub fn delta(&self, old: PageId, new: PageId) -> Option<Bytes> {
        if old == new {
            return gzipped_page(NO_CHANGE);
        }
        let Shown { now, before } = &mut *self.shown.borrow_mut();
        let place = now.iter().position(|page| page.id == new)?;
        let mut page = now.swap_remove(place);
        let delta =
            now.iter().chain(&*before).find(|page| page.id == old).and_then(|old| page.delta_from(old));
        now.push(page);
        delta
    }

    /// Changes permissions by compare and swap, so that concurrent changes are not lost. The change is durable when this
    /// returns.
    pub fn change_access<T>(
        &mut self,
        change: impl Fn(&mut TableAccess) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        for _ in 0..MOST_RACES {
            let was = self.tables.platform.store.friends(self.id)?.ok_or_else(AppError::no_table)?;
            let mut access = TableAccess::from_json(self.id, &was)?;
            let done = change(&mut access)?;
            let now = access.to_json();
            if now == was || self.tables.platform.store.set_friends(self.id, &was, &now)? {
                self.access = access;
                self.tables.live.tell_friends(self.id, &now);
                return Ok(done);
            }
        }
        Err(AppError::busy())
    }

    /// Changes the table and stores the result. On an error, nothing has changed; on success, the
    /// change is durable.
    pub fn play(
        &mut self,
        expected: u32,
        act: impl FnOnce(&mut dyn DynSession) -> Result<(), TableError>,
    ) -> Result<(), AppError> {
        self.shown.get_mut().pass();
        let before = self.table.step();
        let (waited, asked) = (self.table.pending(), self.table.asked());
        self.table.expect_step(Some(expected))?;
        act(&mut *self.table)?;
        let (step, waiting) = (self.table.step(), self.table.pending());
        let mut kept = Ok(());
        if step > before {
            let entries = &self.table.record().entries[before as usize..];
            let preview = with_caveats(self.game.preview(&*self.table), self.table.record(), &self.access);
            kept = self.tables.platform.store.append(self.id, before, entries, &preview);
        }
        // A choice that waited at an earlier step is void.
        let mut beside = None;
        if kept.is_ok() && (waiting.is_some() || step == before && waiting != waited) {
            match self.keep_beside() {
                Ok(value) => beside = Some(value),
                Err(fault) => kept = Err(fault),
            }
        }
        if let Err(fault) = kept {
            self.is_astray = true;
            (_, self.table) = self.tables.read(self.id)?;
            self.is_astray = false;
            return Err(fault.into());
        }
        if let Some(beside) = beside {
            self.tables.live.tell_company(self.id, &beside);
        }
        if step == before {
            return Ok(());
        }
        if self.table.outcome().is_some() || self.table.is_given_up() {
            let noted = self.tables.summaries.update(self.id, self.game, &*self.table, &self.company, None);
            if let Err(fault) = noted.and_then(|may| if may { self.tables.summaries.award() } else { Ok(()) })
            {
                // The step is stored; the missing summary is computed when the server restarts.
                eprintln!("hedgerow: table {} was not counted: {}", self.id, fault.code);
            }
        }
        self.tables.bots.changed(self.id);
        self.tables.live.tell(self.id, self.table.step());
        notices::notify_turn(&self.notice(), asked);
        Ok(())
    }

    /// The table, for webhook messages.
    pub fn notice(&self) -> Notice<'_> {
        Notice {
            platform: &self.tables.platform,
            id: self.id,
            game: self.game,
            access: &self.access,
            company: &self.company,
            session: &*self.table,
        }
    }

    /// Changes the seating. On success, the change is durable.
    pub fn sit(&mut self, company: &SeatAssignment) -> Result<(), AppError> {
        self.company = company.of(self.table.seats());
        let beside = self.keep_beside()?;
        self.tables.bots.changed(self.id);
        self.tables.live.tell_company(self.id, &beside);
        Ok(())
    }

    /// Stores the seating, and the choice that waits for a roll or a draw.
    fn keep_beside(&self) -> Result<Value, StoreError> {
        let kept = beside_of(&self.company, &*self.table);
        self.tables.platform.store.set_company(self.id, &kept)?;
        Ok(kept)
    }

    /// The day of the challenge at this table, if there is one.
    pub fn day(&self) -> Result<Option<Day>, AppError> {
        let listed = self.tables.platform.store.listed(self.id)?;
        Ok(listed.and_then(|listed| listed.summary.day?.parse().ok()))
    }

    /// The medals that this table has earned.
    pub fn medals(&self) -> Result<Vec<&Medal>, AppError> {
        let earned = self.tables.summaries.medals_of(self.id)?;
        Ok(self.tables.games.medals().iter().filter(|medal| earned.contains(&medal.id)).collect())
    }

    /// The public origin of the site, if the operator has set it.
    pub fn origin(&self) -> Option<&str> {
        self.tables.platform.origin.as_deref()
    }

    /// A preview picture of a link to the table.
    pub fn link_picture(&self, path: &str, shows: String) -> Option<LinkPicture> {
        self.tables.platform.link_picture(path, shows)
    }

    /// The poster of its game.
    pub fn poster(&self, language: Language) -> Option<LinkPicture> {
        self.tables.platform.poster_of(self.game.tile(), language)
    }

    /// Schedules the bot that is to decide, because the table is viewed.
    pub fn look(&self) {
        if self.company.decides(&*self.table).is_some() {
            self.tables.bots.look(self.id);
        }
    }

    /// The search of the bot that is to decide, if there is one.
    pub fn bot_job(&self) -> Result<Option<BotJob>, AppError> {
        if self.company.is_people() {
            return Ok(None);
        }
        let seeds = [self.tables.platform.seed()?, self.tables.platform.seed()?];
        Ok(self.game.bot_job(&*self.table, &self.company, seeds))
    }
}

/// The tables of a site.
pub(crate) struct Tables {
    pub platform: Arc<Platform>,
    pub policy: Policy,
    pub games: Arc<Registry>,
    pub packs: Arc<Packs>,
    pub summaries: Arc<Summaries>,
    pub live: Arc<Live>,
    pub bots: Arc<BotScheduler>,
    memory: Memory,
    /// Held while a table is added, if their number is limited.
    space: Mutex<()>,
}

impl Tables {
    pub fn new(
        platform: Arc<Platform>,
        policy: Policy,
        packs: Arc<Packs>,
        summaries: Arc<Summaries>,
        live: Arc<Live>,
        bots: Arc<BotScheduler>,
    ) -> Self {
        let games = Arc::clone(&packs.games);
        let memory = Memory::holding(MOST_STEPS);
        Self { platform, policy, games, packs, summaries, live, bots, memory, space: Mutex::default() }
    }

    /// The number of tables in memory.
    pub fn in_memory(&self) -> usize {
        self.memory.count()
    }

    /// Calls a function with a table, in its stored state.
    pub fn at<T>(
        &self,
        id: &str,
        work: impl FnOnce(&mut TableGuard<'_>) -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        if !is_id(id) {
            return Err(AppError::no_table());
        }
        let slot = self.memory.slot(id);
        let done = {
            // After a panic, the slot contains `None`: the table was taken out first.
            let mut kept = slot.table.lock().unwrap_or_else(PoisonError::into_inner);
            let standing = self.standing(id);
            standing.and_then(|standing| {
                let access = TableAccess::from_json(id, &standing.friends)?;
                let (game, InMemory { mut table, mut shown }) = self.take(id, standing.step, kept.take())?;
                let company = seats::company_of(id, &standing.company).of(table.seats());
                if take_up(&mut *table, &standing.company) {
                    shown.pass();
                }
                let shown = RefCell::new(shown);
                let mut open =
                    TableGuard { tables: self, id, game, company, access, table, shown, is_astray: false };
                let done = work(&mut open);
                let TableGuard { table, shown, is_astray, .. } = open;
                let shown = shown.into_inner();
                let steps = table.step().saturating_add(shown.steps());
                slot.steps.store(steps, Ordering::Relaxed);
                *kept = (!is_astray).then_some(InMemory { table, shown });
                done
            })
        };
        drop(slot);
        if matches!(&done, Err(fault) if *fault == AppError::no_table()) {
            self.memory.forget(id);
        }
        self.memory.make_room();
        done
    }

    /// The standing of a table in the store.
    fn standing(&self, id: &str) -> Result<Standing, AppError> {
        self.platform.store.standing(&[id.to_owned()])?.pop().ok_or_else(AppError::no_table)
    }

    /// The permissions at a table.
    pub fn access(&self, id: &str) -> Result<TableAccess, AppError> {
        TableAccess::from_json(id, &self.platform.store.friends(id)?.ok_or_else(AppError::no_table)?)
    }

    /// A table from memory, if it agrees with the store.
    fn take(
        &self,
        id: &str,
        step: u32,
        kept: Option<InMemory>,
    ) -> Result<(&dyn ServedGame, InMemory), AppError> {
        match kept {
            Some(kept) if kept.table.step() == step => {
                let game = self.games.find(kept.table.game()).ok_or_else(AppError::broken)?;
                Ok((game, kept))
            }
            _ => {
                let (game, table) = self.read(id)?;
                Ok((game, InMemory { table, shown: Shown::default() }))
            }
        }
    }

    /// Reads a table from the store.
    fn read(&self, id: &str) -> Result<(&dyn ServedGame, Box<dyn DynSession>), AppError> {
        let Stored { record, secret } = self.platform.store.load(id)?.ok_or_else(AppError::no_table)?;
        let unplayable = |fault: RecordError| {
            eprintln!("hedgerow: table {id}: {fault}");
            AppError::unplayable(&fault)
        };
        let game = self.games.of_record(&record)?;
        let table =
            self.packs.erased(game, Some(record.content))?.load(record, secret).map_err(unplayable)?;
        Ok((game, table))
    }

    /// The record of a table that cannot be played here because of other rules or other content. It has no secret,
    /// because it is unknown whether the game is over; for the same reason, it is refused if hands are hidden.
    pub fn read_record(&self, id: &str, fault: AppError) -> Result<Record, AppError> {
        match self.platform.store.load(id)? {
            Some(stored) if fault.kind == ErrorKind::Conflict => match self.games.find(&stored.record.game) {
                Some(game) if !game.hides() => Ok(stored.record.sealed()),
                _ => Err(TableError::HiddenRecord.into()),
            },
            _ => Err(fault),
        }
    }

    /// Stores a new table, and creates a key for its host.
    pub fn keep(
        &self,
        id: String,
        game: &dyn ServedGame,
        table: &dyn DynSession,
        source: &Source,
        company: &SeatAssignment,
    ) -> Result<NewTable, AppError> {
        let key = if can_be_shared(table) { Some(self.platform.new_id()?) } else { None };
        let access = key.as_deref().map_or_else(TableAccess::default, TableAccess::hosted);
        let id = self.keep_as(id, game, table, source, company, &access, None)?;
        Ok(NewTable { id, key })
    }

    /// Stores a new table under an ID, with its occasion if it has one, and returns the ID.
    #[allow(clippy::too_many_arguments, reason = "each is a part of a table")]
    pub fn keep_as(
        &self,
        id: String,
        game: &dyn ServedGame,
        table: &dyn DynSession,
        source: &Source,
        company: &SeatAssignment,
        access: &TableAccess,
        occasion: Option<Occasion>,
    ) -> Result<String, AppError> {
        let secret = source.secret();
        let space = self.expect_space()?;
        let company = company.of(table.seats());
        self.packs.keep_content(game, table)?;
        let preview = with_caveats(game.preview(table), table.record(), access);
        let friends = if *access == TableAccess::default() { Value::Null } else { access.to_json() };
        self.platform.store.create_with(
            &id,
            table.record(),
            secret,
            &preview,
            &company.to_json(),
            &friends,
        )?;
        drop(space);
        // A concurrent sweep may have deleted the content before this table was stored.
        self.packs.keep_content(game, table)?;
        self.summaries.update(&id, game, table, &company, occasion)?;
        if company.decides(table).is_some() {
            self.bots.look(&id);
        }
        Ok(id)
    }

    /// Refuses a new table if the limit is reached. If the number is limited, other requests of this server wait
    /// until the guard is dropped, so that they count the table that is being added.
    pub fn expect_space(&self) -> Result<Option<MutexGuard<'_, ()>>, AppError> {
        if self.policy.limits.tables == 0 {
            return Ok(None);
        }
        let space = self.space.lock().unwrap_or_else(PoisonError::into_inner);
        if self.platform.store.find(&Query::default())?.all >= self.policy.limits.tables {
            return Err(AppError::full());
        }
        Ok(Some(space))
    }

    /// Drops everything in memory about a table that was deleted, here or by another program.
    pub fn forget(&self, id: &str) {
        self.memory.forget(id);
        self.bots.changed(id);
        self.live.end(id);
    }

    /// Marks a table as at least partly imported.
    pub fn mark_imported(&self, id: &str) -> Result<(), AppError> {
        for _ in 0..MOST_RACES {
            let was = self.platform.store.friends(id)?.ok_or_else(AppError::no_table)?;
            let access = TableAccess::from_json(id, &was)?;
            let now = TableAccess { imported: true, ..access.clone() }.to_json();
            if access.imported || self.platform.store.set_friends(id, &was, &now)? {
                return Ok(());
            }
        }
        Err(AppError::busy())
    }

    /// Deletes a table permanently.
    pub fn delete(&self, id: &str) -> Result<(), AppError> {
        if !is_id(id) || !self.platform.store.delete(id)? {
            return Err(AppError::no_table());
        }
        self.forget(id);
        Ok(())
    }
}

/// A new table, and the key of its host.
pub(crate) struct NewTable {
    pub id: String,
    pub key: Option<String>,
}

#[cfg(test)]
pub(crate) mod tests {
    use store::{Sqlite, Store};
    use tabletop::{Opened, Secret};
    use testkit::Folder;

    use super::*;
    use crate::game::Served;
    use crate::testing::{platform_at, tables_on};

    /// A game to play at tables.
    pub(crate) fn a_game() -> Arc<dyn ServedGame> {
        let pack = ratcatcher::load::builtin_pack();
        let game = ratcatcher::Ratcatcher::new(Arc::new(pack.content.clone()));
        Arc::new(Served::<ratcatcher_pages::Pages>::new(Arc::new(game), pack.records.clone()))
    }

    /// Tables over a database that is removed at the end.
    struct Place(Tables, Folder);

    impl Place {
        fn new(name: &str, most_steps: u64) -> Self {
            let folder = Folder::new(name);
            let mut tables = tables_on(&Arc::new(platform_at(&folder.0.join("games.db"))), a_game());
            tables.memory = Memory::holding(most_steps);
            Self(tables, folder)
        }

        fn begin(&self) -> String {
            let source = Source::Keyed(Secret::new(self.0.platform.random().unwrap()));
            let game = self.0.games.find("ratcatcher").unwrap();
            let setup = game.read_form(None, None).unwrap();
            let opened = game.erased(None).open(&setup, source.clone(), &[]);
            let Ok(Opened::Table(table)) = opened else { panic!("a keyed game begins") };
            let id = self.0.platform.new_id().unwrap();
            self.0.keep(id, game, &*table, &source, &SeatAssignment::default()).unwrap().id
        }

        /// Plays the first choice there is.
        fn play(&self, id: &str) -> u32 {
            let played = self.0.at(id, |guard| {
                let choice = guard.table().choices(Audience::Seat(Seat(0)))[0].id.clone();
                guard.play(guard.table().step(), |table| table.choose(&choice, None).map(drop))?;
                Ok(guard.table().step())
            });
            played.unwrap()
        }

        fn kept(&self) -> usize {
            self.0.in_memory()
        }
    }

    #[test]
    fn what_was_used_longest_ago_makes_room() {
        let place = Place::new("room", 20);
        let tables: Vec<_> = (0..6).map(|_| place.begin()).collect();
        for step in 1..=6 {
            for table in &tables {
                assert_eq!(place.play(table), step);
            }
        }
        // Six steps and the beginning are seven; there is room for two tables, but not for a third.
        assert_eq!(place.kept(), 2);
        let kept = place.0.memory.kept();
        assert!(kept.0.contains_key(&tables[5]) && kept.0.contains_key(&tables[4]));
    }

    #[test]
    fn a_name_that_leads_nowhere_is_not_kept() {
        let place = Place::new("nowhere", 20);
        for _ in 0..5 {
            let id = place.0.platform.new_id().unwrap();
            assert_eq!(place.0.at(&id, |_| Ok(())), Err(AppError::no_table()));
            assert_eq!(place.0.delete(&id), Err(AppError::no_table()));
        }
        assert_eq!(place.kept(), 0);
    }

    #[test]
    fn a_panic_spoils_no_table() {
        let place = Place::new("panic", 20);
        let table = place.begin();
        place.play(&table);
        std::thread::scope(|scope| {
            let panics = || {
                let _never = place.0.at::<()>(&table, |_| panic!("as the test wants it"));
            };
            scope.spawn(panics).join().unwrap_err();
        });
        assert_eq!(place.play(&table), 2);
    }

    #[test]
    fn a_table_that_another_program_has_played_at_is_read_again() {
        let place = Place::new("other", 20);
        let table = place.begin();
        place.play(&table);
        let store = Sqlite::open(place.1.0.join("games.db")).unwrap();
        let Stored { record, secret } = store.load(&table).unwrap().unwrap();
        let game = place.0.games.of_record(&record).unwrap();
        let mut other = game.erased(Some(record.content)).load(record, secret).unwrap();
        other.undo(1).unwrap();
        store.append(&table, 1, &other.record().entries[1..], &game.preview(&*other)).unwrap();
        assert_eq!(place.play(&table), 3);
        let stored = place.0.platform.store.load(&table).unwrap().unwrap();
        let record = place.0.at(&table, |guard| Ok(guard.table().record().clone())).unwrap();
        assert_eq!(stored.record, record);
    }
}
