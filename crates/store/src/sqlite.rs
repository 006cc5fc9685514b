//! The store in one SQLite file.

mod file;
mod tables;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use rusqlite::{
    Connection, OpenFlags, OptionalExtension, Row, ToSql, Transaction, TransactionBehavior, params,
    params_from_iter,
};
use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

use crate::queue::{Change, Job, Queue, locked};
use crate::text::{count, read_json, read_kept, unreadable};
use crate::{
    Counted, Ended, Found, GameSummary, Item, Listed, Listen, News, Query, Sort, Standing, Store, StoreError,
    Stored, Tallied, Whole,
};

/// Milliseconds since 1970, by the clock of the database.
const NOW: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/// The maximal number of read connections kept open.
const READERS: usize = 4;

/// The interval of polling for writes of other programs.
const GLANCE: Duration = Duration::from_millis(250);

/// The limits of a database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// How long to wait while another program writes.
    pub patience: Duration,
    /// The maximal size of the file in pages of 4 KiB; `None` for no limit.
    pub pages: Option<u32>,
}

impl Default for Limits {
    fn default() -> Self {
        Self { patience: Duration::from_secs(3), pages: None }
    }
}

/// The store in one SQLite file, with its log and its index beside it.
///
/// One connection writes, behind a lock, and a few read without waiting for it. Several programs may share the file.
pub struct Sqlite {
    path: PathBuf,
    limits: Limits,
    writer: Mutex<Connection>,
    queue: Queue,
    readers: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens a database, or creates it.
    ///
    /// # Errors
    /// If the file cannot be opened or written, belongs to another program, or is newer than this program.
    pub fn open(path: impl Into<PathBuf>) -> Result<Self, StoreError> {
        Self::open_within(path, Limits::default())
    }

    /// As [`Sqlite::open`], with limits.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub fn open_within(path: impl Into<PathBuf>, limits: Limits) -> Result<Self, StoreError> {
        let path = path.into();
        file::refuse_place(&path)?;
        file::keep_private(&path);
        let mut writer = connect(&path, limits, OpenFlags::SQLITE_OPEN_CREATE)
            .map_err(|fault| StoreError::of_sqlite(&path, &fault))?;
        tables::prepare(&path, &mut writer)?;
        if let Some(pages) = limits.pages {
            writer
                .pragma_update(None, "max_page_count", pages)
                .map_err(|fault| StoreError::of_sqlite(&path, &fault))?;
        }
        Ok(Self {
            path,
            limits,
            writer: Mutex::new(writer),
            queue: Queue::default(),
            readers: Mutex::default(),
        })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes, and returns once it is durable; returns whether anything changed.
    fn write(&self, change: Change) -> Result<bool, StoreError> {
        let done = self.queue.write(change, &self.writer, |writer, jobs| self.write_all(writer, &jobs));
        // It is undone only if the thread that wrote it panicked.
        let undone =
            || StoreError::Other { path: self.path.clone(), reason: "it was not written".to_owned() };
        done.unwrap_or_else(|| Err(undone()))
    }

    /// Executes jobs in one transaction or, if that fails, one by one, so that no job fails because of another.
    fn write_all(&self, writer: &mut Connection, jobs: &[Job]) {
        match self.say(transact(writer, jobs)) {
            Ok(results) => jobs.iter().zip(results).for_each(|(job, result)| job.finish(result)),
            // A database that is locked is locked for all jobs.
            Err(fault) if jobs.len() == 1 || matches!(fault, StoreError::Locked { .. }) => {
                for job in jobs {
                    job.finish(Err(fault.clone()));
                }
            }
            Err(_) => {
                for job in jobs {
                    self.write_all(writer, std::slice::from_ref(job));
                }
            }
        }
    }

    /// A number that changes when another program writes (`data_version`); writes of this program pass over the same
    /// connection.
    fn foreign(&self) -> Result<i64, StoreError> {
        let found = locked(&self.writer).pragma_query_value(None, "data_version", |row| row.get(0));
        self.say(found.map_err(Fault::Sqlite))
    }

    /// Reads from one snapshot of the database.
    fn read<T>(&self, work: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>) -> Result<T, StoreError> {
        self.with_reader(|reader| work(&reader.transaction()?))
    }

    /// Reads with one statement, which is a snapshot by itself.
    fn glance<T>(&self, work: impl FnOnce(&Connection) -> Result<T, Fault>) -> Result<T, StoreError> {
        self.with_reader(|reader| work(reader))
    }

    fn with_reader<T>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, Fault>,
    ) -> Result<T, StoreError> {
        let work = || {
            let mut reader = self.reader()?;
            let done = work(&mut reader)?;
            let mut idle = locked(&self.readers);
            if idle.len() < READERS {
                idle.push(reader);
            }
            Ok(done)
        };
        self.say(work())
    }

    fn reader(&self) -> Result<Connection, Fault> {
        let idle = locked(&self.readers).pop();
        if let Some(reader) = idle {
            return Ok(reader);
        }
        let reader = connect(&self.path, self.limits, OpenFlags::empty())?;
        reader.pragma_update(None, "query_only", true)?;
        Ok(reader)
    }

    /// Names, in the order of the query.
    fn names(&self, find: &str, with: impl rusqlite::Params) -> Result<Vec<String>, StoreError> {
        self.glance(|connection| {
            let mut list = connection.prepare_cached(find)?;
            let rows = list.query_map(with, |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn say<T>(&self, result: Result<T, Fault>) -> Result<T, StoreError> {
        result.map_err(|fault| match fault {
            Fault::Ours(fault) => fault,
            Fault::Sqlite(fault) => StoreError::of_sqlite(&self.path, &fault),
        })
    }
}

/// Executes jobs in one transaction. A refused job has written nothing; if the database fails, none has.
fn transact(writer: &mut Connection, jobs: &[Job]) -> Result<Vec<Result<bool, StoreError>>, Fault> {
    let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(match write(&job.change, &transaction) {
            Ok(done) => Ok(done),
            Err(Fault::Ours(refused)) => Err(refused),
            Err(fault) => return Err(fault),
        });
    }
    transaction.commit()?;
    Ok(results)
}

/// Executes a write after its checks.
fn write(change: &Change, transaction: &Transaction<'_>) -> Result<bool, Fault> {
    match change {
        Change::Create { id, game, header, secret, entries, preview, company, friends, times } => {
            if step_of(transaction, id)?.is_some() {
                return Err(StoreError::Exists { id: id.clone() }.into());
            }
            let add = format!(
                "INSERT INTO game (id, game, header, secret, created, changed, card, company, friends, steps)
                 VALUES (?1, ?2, ?3, unhex(?4), coalesce(?5, {NOW}), coalesce(?6, {NOW}), ?7, ?8, ?9, ?10)"
            );
            let (created, changed) = times.unzip();
            let steps = count(entries);
            transaction.prepare_cached(&add)?.execute(params![
                id,
                game,
                header,
                secret.as_ref().map(Secret::to_hex),
                created,
                changed,
                preview,
                company.text,
                friends,
                steps
            ])?;
            add_entries(transaction, id, 0, entries)?;
        }
        Change::Summary { id, step, version, summary } => {
            let GameSummary { sort, day, people, ended } = summary;
            let ended = ended.as_ref();
            // A step was appended meanwhile, so the summary is outdated.
            let write = "UPDATE game SET noted = ?3, sort = ?4, day = ?5, people = ?6, result = ?7,
                             score = ?8, rounds = ?9, account = ?10
                         WHERE id = ?1 AND steps = ?2";
            let noted = transaction.execute(
                write,
                params![
                    id,
                    step,
                    version,
                    sort,
                    day,
                    people,
                    ended.map(|ended| &ended.result),
                    ended.and_then(|ended| ended.score),
                    ended.map_or(0, |ended| ended.rounds),
                    ended.map(|ended| ended.account.to_string()),
                ],
            )?;
            return Ok(noted > 0);
        }
        Change::Keep { sort, name, value } => {
            let keep = "INSERT OR IGNORE INTO keepsake (sort, name, value) VALUES (?1, ?2, ?3)";
            return Ok(transaction.prepare_cached(keep)?.execute(params![sort, name, value])? > 0);
        }
        Change::Exchange { sort, name, was, now } => {
            let changed = match (was, now) {
                (Some(was), Some(now)) => {
                    let change =
                        "UPDATE keepsake SET value = ?4 WHERE sort = ?1 AND name = ?2 AND value = ?3";
                    transaction.prepare_cached(change)?.execute(params![sort, name, was, now])?
                }
                (Some(was), None) => {
                    let forget = "DELETE FROM keepsake WHERE sort = ?1 AND name = ?2 AND value = ?3";
                    transaction.prepare_cached(forget)?.execute(params![sort, name, was])?
                }
                (None, Some(now)) => {
                    let keep = "INSERT OR IGNORE INTO keepsake (sort, name, value) VALUES (?1, ?2, ?3)";
                    transaction.prepare_cached(keep)?.execute(params![sort, name, now])?
                }
                (None, None) => {
                    let find = "SELECT NOT EXISTS (SELECT 1 FROM keepsake WHERE sort = ?1 AND name = ?2)";
                    return Ok(transaction
                        .prepare_cached(find)?
                        .query_row(params![sort, name], |row| row.get(0))?);
                }
            };
            return Ok(changed > 0);
        }
        Change::Append { id, from, entries, preview } => {
            let step = step_of(transaction, id)?;
            let step = step.ok_or_else(|| StoreError::NoSuchGame { id: id.clone() })?;
            if step != *from {
                return Err(StoreError::Stale { expected: *from, step }.into());
            }
            add_entries(transaction, id, step, entries)?;
            // The summary was of another step.
            let renew = format!(
                "UPDATE game SET changed = {NOW}, card = ?2, steps = ?3, noted = 0, result = NULL,
                     score = NULL, rounds = 0, account = NULL
                 WHERE id = ?1"
            );
            transaction.prepare_cached(&renew)?.execute(params![id, preview, step + count(entries)])?;
        }
        Change::SeatAssignment { id, company } => {
            let sit = "UPDATE game SET company = ?2 WHERE id = ?1";
            if transaction.prepare_cached(sit)?.execute(params![id, company.text])? == 0 {
                return Err(StoreError::NoSuchGame { id: id.clone() }.into());
            }
        }
        Change::Friends { id, was, now } => {
            let change = "UPDATE game SET friends = ?3 WHERE id = ?1 AND friends = ?2";
            if transaction.prepare_cached(change)?.execute(params![id, was, now])? == 0 {
                let step = step_of(transaction, id)?;
                step.ok_or_else(|| StoreError::NoSuchGame { id: id.clone() })?;
                return Ok(false);
            }
        }
        Change::Delete { id } => {
            return Ok(transaction.execute("DELETE FROM game WHERE id = ?1", [id])? > 0);
        }
        Change::Clear { sort, before } => {
            let clear = "DELETE FROM game WHERE sort = ?1 AND changed < ?2";
            return Ok(transaction.prepare_cached(clear)?.execute(params![sort, before])? > 0);
        }
    }
    Ok(true)
}
/// Why a transaction failed.
enum Fault {
    Ours(StoreError),
    Sqlite(rusqlite::Error),
}

impl From<StoreError> for Fault {
    fn from(fault: StoreError) -> Self {
        Self::Ours(fault)
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(fault: rusqlite::Error) -> Self {
        Self::Sqlite(fault)
    }
}

fn connect(path: &Path, limits: Limits, create: OpenFlags) -> Result<Connection, rusqlite::Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | create;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(limits.patience)?;
    Ok(connection)
}

/// The number of steps of a game.
fn step_of(connection: &Connection, id: &str) -> Result<Option<u32>, rusqlite::Error> {
    let find = "SELECT (SELECT coalesce(max(step), 0) FROM entry WHERE game = id) FROM game WHERE id = ?1";
    connection.prepare_cached(find)?.query_row([id], |row| row.get(0)).optional()
}

/// Appends steps after step `from`.
fn add_entries(
    transaction: &Transaction<'_>,
    id: &str,
    from: u32,
    entries: &[String],
) -> Result<(), rusqlite::Error> {
    let mut add = transaction.prepare_cached("INSERT INTO entry (game, step, entry) VALUES (?1, ?2, ?3)")?;
    for (step, entry) in (from + 1..).zip(entries) {
        add.execute(params![id, step, entry])?;
    }
    Ok(())
}

/// The columns that [`listed`] reads.
const LISTED: &str =
    "id, game, steps, created, changed, card, sort, day, people, result, score, rounds, account";

/// Reads a game for a list.
fn listed(row: &Row<'_>) -> Result<Listed, rusqlite::Error> {
    let result: Option<String> = row.get(9)?;
    let account: Option<String> = row.get(12)?;
    let (score, rounds) = (row.get(10)?, row.get(11)?);
    let ended = result.map(|result| Ended {
        result,
        score,
        rounds,
        account: read_kept(&account.unwrap_or_default()),
    });
    Ok(Listed {
        id: row.get(0)?,
        game: row.get(1)?,
        steps: row.get(2)?,
        created: row.get(3)?,
        changed: row.get(4)?,
        preview: read_kept(row.get_ref(5)?.as_str()?),
        summary: GameSummary { sort: row.get(6)?, day: row.get(7)?, people: row.get(8)?, ended },
    })
}

/// Reads a game.
fn load(transaction: &Transaction<'_>, id: &str) -> Result<Option<Stored>, Fault> {
    let find = "SELECT header, hex(secret) FROM game WHERE id = ?1";
    let found = transaction.prepare_cached(find)?.query_row([id], |row| Ok((row.get(0)?, row.get(1)?)));
    let Some((header, secret)): Option<(String, Option<String>)> = found.optional()? else {
        return Ok(None);
    };
    let mut record: Record = read_json(id, 0, &header)?;
    // A missing secret is null.
    let secret = secret
        .filter(|secret| !secret.is_empty())
        .map(|secret| Secret::from_hex(&secret).ok_or_else(|| unreadable(id, 0, &"a secret has 32 bytes")))
        .transpose()?;
    let mut entries =
        transaction.prepare_cached("SELECT step, entry FROM entry WHERE game = ?1 ORDER BY step")?;
    let mut rows = entries.query([id])?;
    for expected in 1.. {
        let Some(row) = rows.next()? else { break };
        let step: u32 = row.get(0)?;
        if step != expected {
            return Err(unreadable(id, expected, &"it is missing").into());
        }
        record.entries.push(read_json(id, step, row.get_ref(1)?.as_str().unwrap_or_default())?);
    }
    Ok(Some(Stored { record, secret }))
}

impl Store for Sqlite {
    fn create_with(
        &self,
        id: &str,
        record: &Record,
        secret: Option<&Secret>,
        preview: &Value,
        company: &Value,
        friends: &Value,
    ) -> Result<(), StoreError> {
        self.write(Change::create(id, record, secret, preview, company, friends)?).map(drop)
    }

    fn append(
        &self,
        id: &str,
        from: u32,
        entries: &[RecordEntry],
        preview: &Value,
    ) -> Result<(), StoreError> {
        self.write(Change::append(id, from, entries, preview)?).map(drop)
    }

    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.read(|transaction| load(transaction, id))
    }

    fn setup(&self, id: &str) -> Result<Option<Value>, StoreError> {
        self.glance(|connection| {
            let find = "SELECT header FROM game WHERE id = ?1";
            let header: Option<String> =
                connection.prepare_cached(find)?.query_row([id], |row| row.get(0)).optional()?;
            let record: Option<Record> = header.map(|header| read_json(id, 0, &header)).transpose()?;
            Ok(record.map(|record| record.setup))
        })
    }

    fn step(&self, id: &str) -> Result<Option<u32>, StoreError> {
        self.glance(|connection| Ok(step_of(connection, id)?))
    }

    fn company(&self, id: &str) -> Result<Option<Value>, StoreError> {
        self.glance(|connection| {
            let find = "SELECT company FROM game WHERE id = ?1";
            let found: Option<String> =
                connection.prepare_cached(find)?.query_row([id], |row| row.get(0)).optional()?;
            // An unreadable company has no computer players, and must not lock people out.
            Ok(found.map(|company| serde_json::from_str(&company).unwrap_or_default()))
        })
    }

    fn set_company(&self, id: &str, company: &Value) -> Result<(), StoreError> {
        self.write(Change::SeatAssignment { id: id.to_owned(), company: company.into() }).map(drop)
    }

    fn friends(&self, id: &str) -> Result<Option<Value>, StoreError> {
        self.glance(|connection| {
            let find = "SELECT friends FROM game WHERE id = ?1";
            let found: Option<String> =
                connection.prepare_cached(find)?.query_row([id], |row| row.get(0)).optional()?;
            Ok(found.map(|friends| read_json(id, 0, &friends)).transpose()?)
        })
    }

    fn set_friends(&self, id: &str, was: &Value, now: &Value) -> Result<bool, StoreError> {
        self.write(Change::friends(id, was, now))
    }

    fn find(&self, query: &Query) -> Result<Found, StoreError> {
        // All conditions are in the statement; a null parameter matches everything.
        let fits = "(?1 IS NULL OR game = ?1)
            AND (?2 IS NULL OR (result IS NOT NULL) = ?2)
            AND (?3 IS NULL OR result = ?3)
            AND (?4 IS NULL OR sort = ?4)
            AND (?5 IS NULL OR people BETWEEN ?5 AND ?6)
            AND (?7 IS NULL OR EXISTS (
                SELECT 1 FROM json_each(iif(json_valid(company), company, '{}'), '$.seats')
                WHERE value IS NOT NULL) = ?7)
            AND (?8 IS NULL OR changed >= ?8)
            AND (?9 IS NULL OR changed < ?9)";
        let order = match query.order {
            Sort::Changed => "changed",
            Sort::Created => "created",
            Sort::Steps => "steps",
            Sort::Score => "score",
        };
        let way = if query.rising { "ASC" } else { "DESC" };
        let count = format!("SELECT count(*) FROM game WHERE {fits}");
        let list = format!(
            "SELECT {LISTED} FROM game WHERE {fits}
             ORDER BY {order} {way} NULLS LAST, rowid {way} LIMIT ?10 OFFSET ?11"
        );
        let (least, most) = query.people.unzip();
        self.read(|transaction| {
            let fits: [&dyn ToSql; 9] = [
                &query.game,
                &query.over,
                &query.result,
                &query.sort,
                &least,
                &most,
                &query.ours,
                &query.from,
                &query.before,
            ];
            let all = transaction.prepare_cached(&count)?.query_row(&fits[..], |row| row.get(0))?;
            let page: [&dyn ToSql; 2] = [&query.most, &query.skip];
            let mut list = transaction.prepare_cached(&list)?;
            let wanted = params_from_iter(fits.into_iter().chain(page));
            let games = list.query_map(wanted, listed)?.collect::<Result<_, _>>()?;
            Ok(Found { all, games })
        })
    }

    fn listed(&self, id: &str) -> Result<Option<Listed>, StoreError> {
        let find = format!("SELECT {LISTED} FROM game WHERE id = ?1");
        self.glance(|connection| Ok(connection.prepare_cached(&find)?.query_row([id], listed).optional()?))
    }

    fn ids(&self) -> Result<Vec<String>, StoreError> {
        self.names("SELECT id FROM game ORDER BY created, rowid", ())
    }

    fn set_summary(
        &self,
        id: &str,
        step: u32,
        version: u32,
        summary: &GameSummary,
    ) -> Result<bool, StoreError> {
        self.write(Change::Summary { id: id.to_owned(), step, version, summary: summary.clone() })
    }

    fn without_summary(&self, version: u32) -> Result<Vec<String>, StoreError> {
        self.names("SELECT id FROM game WHERE noted < ?1 ORDER BY created, rowid", [version])
    }

    fn counted(&self, since: i64) -> Result<Option<Tallied>, StoreError> {
        self.read(|transaction| {
            let mark =
                transaction.prepare_cached("SELECT mark FROM tally")?.query_row((), |row| row.get(0))?;
            if mark == since {
                return Ok(None);
            }
            let mut list = transaction.prepare_cached(
                "SELECT id, mark > ?1, game, sort, day, changed, account FROM game
                 WHERE result IS NOT NULL ORDER BY changed, rowid",
            )?;
            let mut rows = list.query([since])?;
            let (mut ids, mut games) = (Vec::new(), Vec::new());
            while let Some(row) = rows.next()? {
                let id: String = row.get(0)?;
                if row.get(1)? {
                    games.push(Counted {
                        id: id.clone(),
                        game: row.get(2)?,
                        sort: row.get(3)?,
                        day: row.get(4)?,
                        changed: row.get(5)?,
                        account: read_kept(row.get_ref(6)?.as_str().unwrap_or_default()),
                    });
                }
                ids.push(id);
            }
            Ok(Some(Tallied { mark, ids, games }))
        })
    }

    fn restore(
        &self,
        game: &Stored,
        listed: &Listed,
        company: &Value,
        friends: &Value,
    ) -> Result<(), StoreError> {
        self.write(Change::restore(game, listed, company, friends)?).map(drop)
    }

    fn kv_insert(&self, sort: &str, name: &str, value: &Value) -> Result<bool, StoreError> {
        let (sort, name) = (sort.to_owned(), name.to_owned());
        self.write(Change::Keep { sort, name, value: value.to_string() })
    }

    fn kv_list(&self, sort: &str) -> Result<Vec<(String, Value)>, StoreError> {
        let read = |row: &Row<'_>| Ok((row.get(0)?, read_kept(row.get_ref(1)?.as_str()?)));
        self.glance(|connection| {
            let find = "SELECT name, value FROM keepsake WHERE sort = ?1 ORDER BY name";
            let mut list = connection.prepare_cached(find)?;
            let rows = list.query_map([sort], read)?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn kv_get(&self, sort: &str, name: &str) -> Result<Option<Value>, StoreError> {
        let find = "SELECT value FROM keepsake WHERE sort = ?1 AND name = ?2";
        self.glance(|connection| {
            let read = |row: &Row<'_>| Ok(read_kept(row.get_ref(0)?.as_str()?));
            Ok(connection.prepare_cached(find)?.query_row([sort, name], read).optional()?)
        })
    }

    fn compare_and_swap(
        &self,
        sort: &str,
        name: &str,
        was: Option<&Value>,
        now: Option<&Value>,
    ) -> Result<bool, StoreError> {
        self.write(Change::compare_and_swap(sort, name, was, now))
    }

    fn delete(&self, id: &str) -> Result<bool, StoreError> {
        self.write(Change::Delete { id: id.to_owned() })
    }

    fn clear(&self, sort: &str, before: i64) -> Result<bool, StoreError> {
        self.write(Change::Clear { sort: sort.to_owned(), before })
    }

    fn standing(&self, ids: &[String]) -> Result<Vec<Standing>, StoreError> {
        self.glance(|connection| {
            let mut find = connection.prepare_cached(
                "SELECT company, friends, (SELECT coalesce(max(step), 0) FROM entry WHERE game = id)
                 FROM game WHERE id = ?1",
            )?;
            let mut standing = Vec::with_capacity(ids.len());
            for id in ids {
                let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
                let found: Option<(String, String, u32)> = find.query_row([id], read).optional()?;
                if let Some((company, friends, step)) = found {
                    let (company, friends) = (read_kept(&company), read_json(id, step, &friends)?);
                    standing.push(Standing { id: id.clone(), step, company, friends });
                }
            }
            Ok(standing)
        })
    }

    fn dump(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<(), StoreError> {
        self.read(|transaction| {
            let find = format!("SELECT {LISTED}, company, friends FROM game ORDER BY created, rowid");
            let mut games = transaction.prepare_cached(&find)?;
            let mut rows = games.query(())?;
            while let Some(row) = rows.next()? {
                let listed = listed(row)?;
                let company = read_kept(row.get_ref(13)?.as_str().unwrap_or_default());
                let friends = read_json(&listed.id, 0, row.get_ref(14)?.as_str().unwrap_or_default())?;
                let Some(stored) = load(transaction, &listed.id)? else { continue };
                if take(Item::Game(Box::new(Whole { stored, listed, company, friends }))).is_break() {
                    return Ok(());
                }
            }
            let mut things =
                transaction.prepare_cached("SELECT sort, name, value FROM keepsake ORDER BY sort, name")?;
            let mut rows = things.query(())?;
            while let Some(row) = rows.next()? {
                let value = read_kept(row.get_ref(2)?.as_str().unwrap_or_default());
                if take(Item::Keepsake { sort: row.get(0)?, name: row.get(1)?, value }).is_break() {
                    return Ok(());
                }
            }
            Ok(())
        })
    }

    fn fill(&self, next: &mut dyn FnMut() -> ControlFlow<(), Option<Item>>) -> Result<bool, StoreError> {
        let mut writer = locked(&self.writer);
        let mut work = || {
            let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let any = "SELECT EXISTS (SELECT 1 FROM game)";
            if transaction.prepare_cached(any)?.query_row((), |row| row.get(0))? {
                return Err(StoreError::NotEmpty { database: self.path.display().to_string() }.into());
            }
            loop {
                match next() {
                    ControlFlow::Continue(Some(item)) => {
                        for change in Change::of_item(&item)? {
                            write(&change, &transaction)?;
                        }
                    }
                    ControlFlow::Continue(None) => break,
                    // The transaction is rolled back when dropped.
                    ControlFlow::Break(()) => return Ok(false),
                }
            }
            transaction.commit()?;
            Ok(true)
        };
        self.say(work())
    }

    fn listen(&self) -> Result<Box<dyn Listen + '_>, StoreError> {
        Ok(Box::new(Ear { store: self, version: self.foreign()? }))
    }
}

/// Polls for writes of other programs.
struct Ear<'a> {
    store: &'a Sqlite,
    version: i64,
}

impl Listen for Ear<'_> {
    fn hear(&mut self, within: Duration) -> Result<Vec<News>, StoreError> {
        thread::sleep(within.min(GLANCE));
        let version = self.store.foreign()?;
        let is_new = std::mem::replace(&mut self.version, version) != version;
        Ok(if is_new { vec![News::Anything] } else { Vec::new() })
    }
}
