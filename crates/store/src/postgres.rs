//! The store at a PostgreSQL server.

mod fault;
mod link;
mod tables;
mod terms;

use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use postgres::fallible_iterator::FallibleIterator;
use postgres::types::ToSql;
use postgres::{Row, SimpleQueryMessage};
use serde::Deserialize;
use serde_json::Value;
use tabletop::{Record, RecordEntry, Secret};

use crate::queue::{Change, Job, Queue, locked};
use crate::text::{count, read_json, read_kept, unreadable};
use crate::{
    Counted, Ended, Found, GameSummary, Item, Listed, Listen, News, Query, Sort, Standing, Store, StoreError,
    Stored, Tallied, Whole,
};
use fault::Fault;
use link::{Link, Server, hang_up};
pub use terms::Terms;

/// Milliseconds since 1970, by the clock of the database.
const NOW: &str = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// The store at a PostgreSQL server, which several programs may share.
///
/// One connection writes, behind a lock, and a few read. A lost connection is replaced when it is next needed; if
/// that fails, the error says so, and a later call tries again.
///
/// If the connection is lost during a commit, the server is asked afterwards what became of the transaction
/// (`pg_xact_status`), so that the result is correct either way.
pub struct Postgres {
    server: Server,
    writer: Mutex<Option<Link>>,
    queue: Queue,
}

/// The state of a failed transaction.
enum Torn {
    /// It has written nothing.
    Before(Fault),
    /// The server was told to commit it.
    Committing { transaction: String, results: Vec<Result<bool, StoreError>>, fault: postgres::Error },
}

impl<T: Into<Fault>> From<T> for Torn {
    fn from(fault: T) -> Self {
        Self::Before(fault.into())
    }
}

impl Postgres {
    /// Opens a database by its URL and creates its tables if needed.
    ///
    /// # Errors
    /// If the server cannot be reached or refuses the login, if the database has tables of another program or newer
    /// ones, or if the connection would be unencrypted over a public network.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_within(url, Terms::default())
    }

    /// As [`Postgres::open`], with limits.
    ///
    /// # Errors
    /// As [`Postgres::open`].
    pub fn open_within(url: &str, terms: Terms) -> Result<Self, StoreError> {
        let (server, link) = Server::open(url, terms)?;
        Ok(Self { server, writer: Mutex::new(Some(link)), queue: Queue::default() })
    }

    /// The URL of the database without its password.
    pub fn address(&self) -> &str {
        &self.server.shown
    }

    /// Writes, and returns once it is durable; returns whether anything changed.
    fn write(&self, change: Change) -> Result<bool, StoreError> {
        let done = self.queue.write(change, &self.writer, |writer, mut jobs| {
            // A fixed order of locks: two programs that write the same games must not deadlock.
            jobs.sort_by(|one, other| one.change.game().cmp(&other.change.game()));
            self.write_all(writer, &jobs);
        });
        // It is undone only if the thread that wrote it panicked.
        let undone = || StoreError::Unsure {
            database: self.server.shown.clone(),
            reason: "whoever wrote it did not come to an end".to_owned(),
        };
        done.unwrap_or_else(|| Err(undone()))
    }

    /// Executes jobs in one transaction or, if that fails, one by one, so that no job fails because of another.
    fn write_all(&self, writer: &mut Option<Link>, jobs: &[Job]) {
        match self.transact(writer, jobs) {
            Ok(results) => jobs.iter().zip(results).for_each(|(job, result)| job.finish(result)),
            // A server that is away fails all jobs.
            Err(
                fault @ (StoreError::Unreachable { .. }
                | StoreError::Unsure { .. }
                | StoreError::Refused { .. }
                | StoreError::ReadOnly { .. }
                | StoreError::Newer { .. }),
            ) => jobs.iter().for_each(|job| job.finish(Err(fault.clone()))),
            Err(fault) if jobs.len() == 1 => jobs[0].finish(Err(fault)),
            Err(_) => {
                for job in jobs {
                    self.write_all(writer, std::slice::from_ref(job));
                }
            }
        }
    }

    /// Executes jobs in one transaction. A refused job has written nothing; if the database fails, none has.
    fn transact(
        &self,
        writer: &mut Option<Link>,
        jobs: &[Job],
    ) -> Result<Vec<Result<bool, StoreError>>, StoreError> {
        loop {
            let (mut link, fresh) = match writer.take() {
                Some(link) => (link, false),
                None => (self.server.connect()?, true),
            };
            match transact(&mut link, jobs) {
                Ok(results) => {
                    *writer = Some(link);
                    return Ok(results);
                }
                // The connection was lost while idle.
                Err(Torn::Before(fault)) if link.is_lost(&fault) && !fresh => {}
                Err(Torn::Before(fault)) => {
                    if link.client.batch_execute("ROLLBACK").is_ok() {
                        *writer = Some(link);
                    }
                    return Err(self.server.say(fault));
                }
                Err(Torn::Committing { transaction, results, fault }) => {
                    let fault = Fault::Postgres(fault);
                    if !link.is_lost(&fault) {
                        // The server said that it has not.
                        *writer = Some(link);
                        return Err(self.server.say(fault));
                    }
                    drop(link);
                    return match self.fate(&transaction) {
                        Some((link, true)) => {
                            *writer = Some(link);
                            Ok(results)
                        }
                        Some((link, false)) => {
                            *writer = Some(link);
                            Err(self.server.say(fault))
                        }
                        None => Err(StoreError::Unsure {
                            database: self.server.shown.clone(),
                            reason: self.server.say(fault).to_string(),
                        }),
                    };
                }
            }
        }
    }

    /// Asks for the state of a transaction until the server knows, if it returns in time.
    fn fate(&self, transaction: &str) -> Option<(Link, bool)> {
        let begun = Instant::now();
        let ask = "SELECT pg_xact_status($1::text::xid8)";
        let mut link = None;
        while begun.elapsed() < self.server.terms.patience {
            if link.is_none() {
                link = self.server.connect().ok();
            }
            let said = link.as_mut().map(|link| link.client.query_one(ask, &[&transaction]));
            match said.map(|said| said.map(|row| row.get::<_, Option<String>>(0))) {
                Some(Ok(Some(fate))) if fate == "committed" => return Some((link?, true)),
                Some(Ok(Some(fate))) if fate == "aborted" => return Some((link?, false)),
                // The server has not yet noticed that the connection is gone.
                Some(Ok(Some(_))) | None => {}
                Some(Ok(None)) => return None,
                Some(Err(_)) => link = None,
            }
            thread::sleep(Duration::from_millis(50));
        }
        None
    }

    /// Names, in the order of the query.
    fn names(&self, find: &str, with: &[&(dyn ToSql + Sync)]) -> Result<Vec<String>, StoreError> {
        self.server.read(|link| Ok(link.query(find, with)?.iter().map(|row| id_of(row, 0)).collect()))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        hang_up(locked(&self.writer).take());
    }
}

fn transact(link: &mut Link, jobs: &[Job]) -> Result<Vec<Result<bool, StoreError>>, Torn> {
    let begun =
        link.client.simple_query("BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_current_xact_id()")?;
    let transaction = begun.iter().find_map(|said| match said {
        SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
        _ => None,
    });
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        results.push(match write(link, &job.change) {
            Ok(done) => Ok(done),
            Err(Fault::Ours(refused)) => Err(refused),
            Err(fault) => return Err(fault.into()),
        });
    }
    let transaction = transaction.unwrap_or_default();
    match link.client.batch_execute("COMMIT") {
        Ok(()) => Ok(results),
        Err(fault) => Err(Torn::Committing { transaction, results, fault }),
    }
}

/// Executes a write, or refuses without writing.
fn write(link: &mut Link, change: &Change) -> Result<bool, Fault> {
    match change {
        Change::Create { id, game, header, secret, entries, preview, company, friends, times } => {
            let add = format!(
                "WITH made AS (
                     INSERT INTO game (id, game, header, secret, created, changed, card, company, ours, friends, steps)
                     VALUES ($1, $2, $3, decode($4::text, 'hex'), coalesce($5, {NOW}), coalesce($6, {NOW}), $7, $8, $9, $10, $11)
                     ON CONFLICT (id) DO NOTHING RETURNING number
                 ), added AS (
                     INSERT INTO entry (game, step, entry)
                     SELECT number, step, entry
                     FROM made, unnest($12::text[]) WITH ORDINALITY AS added (entry, step)
                 )
                 SELECT FROM made"
            );
            let (created, changed) = times.unzip();
            let secret = secret.as_ref().map(Secret::to_hex);
            let made = link.find(
                &add,
                &[
                    &name_of(id),
                    game,
                    header,
                    &secret,
                    &created,
                    &changed,
                    preview,
                    &company.text,
                    &company.ours,
                    friends,
                    &i64::from(count(entries)),
                    entries,
                ],
            )?;
            made.ok_or_else(|| StoreError::Exists { id: id.clone() })?;
        }
        Change::Summary { id, step, version, summary } => {
            let GameSummary { sort, day, people, ended } = summary;
            let ended = ended.as_ref();
            // A step was appended meanwhile, so the summary is outdated.
            let write = "UPDATE game SET noted = $3, sort = $4, day = $5, people = $6, result = $7,
                             score = $8, rounds = $9, account = $10
                         WHERE id = $1 AND steps = $2 RETURNING 1";
            let noted = link.find(
                write,
                &[
                    &name_of(id),
                    &i64::from(*step),
                    &i64::from(*version),
                    sort,
                    day,
                    &i16::from(*people),
                    &ended.map(|ended| &ended.result),
                    &ended.and_then(|ended| ended.score),
                    &ended.map_or(0, |ended| i64::from(ended.rounds)),
                    &ended.map(|ended| ended.account.to_string()),
                ],
            )?;
            return Ok(noted.is_some());
        }
        Change::Keep { sort, name, value } => {
            let keep = "INSERT INTO keepsake (sort, name, value) VALUES ($1, $2, $3)
                        ON CONFLICT DO NOTHING RETURNING 1";
            return Ok(link.find(keep, &[sort, name, value])?.is_some());
        }
        Change::Exchange { sort, name, was, now } => {
            let done = match (was, now) {
                (Some(was), Some(now)) => {
                    let change = "UPDATE keepsake SET value = $4 WHERE sort = $1 AND name = $2 AND value = $3
                                  RETURNING 1";
                    link.find(change, &[sort, name, was, now])?
                }
                (Some(was), None) => {
                    let forget =
                        "DELETE FROM keepsake WHERE sort = $1 AND name = $2 AND value = $3 RETURNING 1";
                    link.find(forget, &[sort, name, was])?
                }
                (None, Some(now)) => {
                    let keep = "INSERT INTO keepsake (sort, name, value) VALUES ($1, $2, $3)
                                ON CONFLICT DO NOTHING RETURNING 1";
                    link.find(keep, &[sort, name, now])?
                }
                (None, None) => {
                    let find =
                        "SELECT 1 WHERE NOT EXISTS (SELECT FROM keepsake WHERE sort = $1 AND name = $2)";
                    link.find(find, &[sort, name])?
                }
            };
            return Ok(done.is_some());
        }
        Change::Append { id, from, entries, preview } => {
            // The second of two writers to one step waits for the first, then finds another step.
            let append = format!(
                "WITH grown AS (
                     UPDATE game SET changed = {NOW}, card = $3, steps = steps + $4, noted = 0, result = NULL,
                         score = NULL, rounds = 0, account = NULL
                     WHERE id = $1 AND steps = $2 RETURNING number
                 ), added AS (
                     INSERT INTO entry (game, step, entry)
                     SELECT number, $2 + step, entry
                     FROM grown, unnest($5::text[]) WITH ORDINALITY AS added (entry, step)
                 )
                 SELECT FROM grown"
            );
            let with: [&(dyn ToSql + Sync); 5] =
                [&name_of(id), &i64::from(*from), preview, &i64::from(count(entries)), entries];
            loop {
                if link.find(&append, &with)?.is_some() {
                    break;
                }
                let step = step_of(link, id)?;
                let step = step.ok_or_else(|| StoreError::NoSuchGame { id: id.clone() })?;
                if step != *from {
                    return Err(StoreError::Stale { expected: *from, step }.into());
                }
                // It reached this step only now.
            }
        }
        Change::SeatAssignment { id, company } => {
            let sit = "UPDATE game SET company = $2, ours = $3 WHERE id = $1 RETURNING 1";
            if link.find(sit, &[&name_of(id), &company.text, &company.ours])?.is_none() {
                return Err(StoreError::NoSuchGame { id: id.clone() }.into());
            }
        }
        Change::Friends { id, was, now } => {
            let change = "UPDATE game SET friends = $3 WHERE id = $1 AND friends = $2 RETURNING 1";
            if link.find(change, &[&name_of(id), was, now])?.is_none() {
                let step = step_of(link, id)?;
                step.ok_or_else(|| StoreError::NoSuchGame { id: id.clone() })?;
                return Ok(false);
            }
        }
        Change::Delete { id } => {
            let delete = "DELETE FROM game WHERE id = $1 RETURNING 1";
            return Ok(link.find(delete, &[&name_of(id)])?.is_some());
        }
        Change::Clear { sort, before } => {
            let clear = "DELETE FROM game WHERE sort = $1 AND changed < $2 RETURNING 1";
            return Ok(!link.query(clear, &[sort, before])?.is_empty());
        }
    }
    Ok(true)
}

/// The name of a game as stored: PostgreSQL texts cannot contain the zero character.
fn name_of(id: &str) -> Cow<'_, str> {
    if id.contains(['\0', '\\']) {
        return id.replace('\\', "\\\\").replace('\0', "\\0").into();
    }
    id.into()
}

/// The name of a game as given.
fn given(kept: String) -> String {
    if !kept.contains('\\') {
        return kept;
    }
    let mut name = String::with_capacity(kept.len());
    let mut letters = kept.chars();
    while let Some(letter) = letters.next() {
        name.push(match letter {
            '\\' if letters.next() == Some('0') => '\0',
            other => other,
        });
    }
    name
}

fn id_of(row: &Row, column: usize) -> String {
    given(row.get(column))
}

/// A number that is never negative and never large.
fn small(row: &Row, column: usize) -> u32 {
    u32::try_from(row.get::<_, i64>(column)).unwrap_or_default()
}

/// The number of steps of a game.
fn step_of(link: &mut Link, id: &str) -> Result<Option<u32>, Fault> {
    let found = link.find("SELECT steps FROM game WHERE id = $1", &[&name_of(id)])?;
    Ok(found.map(|row| small(&row, 0)))
}

/// The columns that [`listed`] reads.
const LISTED: &str =
    "id, game, steps, created, changed, card, sort, day, people, result, score, rounds, account";

/// Reads a game for a list.
fn listed(row: &Row) -> Listed {
    let result: Option<String> = row.get(9);
    let account: Option<String> = row.get(12);
    let ended = result.map(|result| Ended {
        result,
        score: row.get(10),
        rounds: small(row, 11),
        account: read_kept(&account.unwrap_or_default()),
    });
    let people = u8::try_from(row.get::<_, i16>(8)).unwrap_or_default();
    Listed {
        id: id_of(row, 0),
        game: row.get(1),
        steps: small(row, 2),
        created: row.get(3),
        changed: row.get(4),
        preview: read_kept(row.get(5)),
        summary: GameSummary { sort: row.get(6), day: row.get(7), people, ended },
    }
}

/// Reads a game with one statement, which is one snapshot.
fn load(link: &mut Link, id: &str) -> Result<Option<Stored>, Fault> {
    let find = "SELECT header, secret,
            ARRAY(SELECT entry FROM entry WHERE entry.game = number ORDER BY step),
            ARRAY(SELECT step FROM entry WHERE entry.game = number ORDER BY step)
        FROM game WHERE id = $1";
    let Some(row) = link.find(find, &[&name_of(id)])? else { return Ok(None) };
    let mut record: Record = read_json(id, 0, row.get(0))?;
    let secret = row
        .get::<_, Option<&[u8]>>(1)
        .map(|bytes| bytes.try_into().map_err(|_| unreadable(id, 0, &"a secret has 32 bytes")))
        .transpose()?;
    let (entries, steps): (Vec<&str>, Vec<i64>) = (row.get(2), row.get(3));
    for (expected, (entry, step)) in (1..).zip(entries.into_iter().zip(steps)) {
        if step != i64::from(expected) {
            return Err(unreadable(id, expected, &"it is missing").into());
        }
        record.entries.push(read_json(id, expected, entry)?);
    }
    Ok(Some(Stored { record, secret: secret.map(Secret::new) }))
}

/// The number of games read at once when everything is read.
const MANY: i64 = 100;

impl Store for Postgres {
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
        self.server.read(|link| load(link, id))
    }

    fn setup(&self, id: &str) -> Result<Option<Value>, StoreError> {
        let find = "SELECT header FROM game WHERE id = $1";
        let found = self.server.read(|link| link.find(find, &[&name_of(id)]))?;
        let record: Option<Record> = found.map(|row| read_json(id, 0, row.get(0))).transpose()?;
        Ok(record.map(|record| record.setup))
    }

    fn step(&self, id: &str) -> Result<Option<u32>, StoreError> {
        self.server.read(|link| step_of(link, id))
    }

    fn company(&self, id: &str) -> Result<Option<Value>, StoreError> {
        let find = "SELECT company FROM game WHERE id = $1";
        let found = self.server.read(|link| link.find(find, &[&name_of(id)]))?;
        // An unreadable company has no computer players, and must not lock people out.
        Ok(found.map(|row| read_kept(row.get(0))))
    }

    fn set_company(&self, id: &str, company: &Value) -> Result<(), StoreError> {
        self.write(Change::SeatAssignment { id: id.to_owned(), company: company.into() }).map(drop)
    }

    fn friends(&self, id: &str) -> Result<Option<Value>, StoreError> {
        let find = "SELECT friends FROM game WHERE id = $1";
        let found = self.server.read(|link| link.find(find, &[&name_of(id)]))?;
        found.map(|row| read_json(id, 0, row.get(0))).transpose()
    }

    fn set_friends(&self, id: &str, was: &Value, now: &Value) -> Result<bool, StoreError> {
        self.write(Change::friends(id, was, now))
    }

    fn find(&self, query: &Query) -> Result<Found, StoreError> {
        // All conditions are in the statement; a null parameter matches everything.
        let fits = "($1::text IS NULL OR game = $1)
            AND ($2::boolean IS NULL OR (result IS NOT NULL) = $2)
            AND ($3::text IS NULL OR result = $3)
            AND ($4::text IS NULL OR sort = $4)
            AND ($5::bigint IS NULL OR people BETWEEN $5 AND $6::bigint)
            AND ($7::boolean IS NULL OR ours = $7)
            AND ($8::bigint IS NULL OR changed >= $8)
            AND ($9::bigint IS NULL OR changed < $9)";
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
             ORDER BY {order} {way} NULLS LAST, number {way} LIMIT $10 OFFSET $11"
        );
        let (least, most) = query.people.map(|(least, most)| (i64::from(least), i64::from(most))).unzip();
        let (wanted, skip) = (i64::from(query.most), i64::from(query.skip));
        let with: [&(dyn ToSql + Sync); 11] = [
            &query.game,
            &query.over,
            &query.result,
            &query.sort,
            &least,
            &most,
            &query.ours,
            &query.from,
            &query.before,
            &wanted,
            &skip,
        ];
        self.server.read(|link| {
            link.snapshot(|link| {
                let all = link.find(&count, &with[..9])?.map_or(0, |row| small(&row, 0));
                let games = link.query(&list, &with)?.iter().map(listed).collect();
                Ok(Found { all, games })
            })
        })
    }

    fn listed(&self, id: &str) -> Result<Option<Listed>, StoreError> {
        let find = format!("SELECT {LISTED} FROM game WHERE id = $1");
        self.server.read(|link| Ok(link.find(&find, &[&name_of(id)])?.as_ref().map(listed)))
    }

    fn ids(&self) -> Result<Vec<String>, StoreError> {
        self.names("SELECT id FROM game ORDER BY created, number", &[])
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
        let find = "SELECT id FROM game WHERE noted < $1 ORDER BY created, number";
        self.names(find, &[&i64::from(version)])
    }

    fn counted(&self, since: i64) -> Result<Option<Tallied>, StoreError> {
        let list = "SELECT id, mark > $1, game, sort, day, changed, CASE WHEN mark > $1 THEN account END
            FROM game WHERE result IS NOT NULL ORDER BY changed, number";
        self.server.read(|link| {
            // Most calls find nothing and need no snapshot.
            let mark = |link: &mut Link| {
                let found = link.find("SELECT mark FROM tally", &[])?;
                Ok::<i64, Fault>(found.map_or(0, |row| row.get(0)))
            };
            if mark(link)? == since {
                return Ok(None);
            }
            link.snapshot(|link| {
                let mark = mark(link)?;
                let (mut ids, mut games) = (Vec::new(), Vec::new());
                for row in link.query(list, &[&since])? {
                    let id = id_of(&row, 0);
                    if row.get(1) {
                        games.push(Counted {
                            id: id.clone(),
                            game: row.get(2),
                            sort: row.get(3),
                            day: row.get(4),
                            changed: row.get(5),
                            account: read_kept(row.get::<_, Option<&str>>(6).unwrap_or_default()),
                        });
                    }
                    ids.push(id);
                }
                Ok(Some(Tallied { mark, ids, games }))
            })
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
        let find = "SELECT name, value FROM keepsake WHERE sort = $1 ORDER BY name";
        let read = |row: &Row| (row.get(0), read_kept(row.get(1)));
        self.server.read(|link| Ok(link.query(find, &[&sort])?.iter().map(read).collect()))
    }

    fn kv_get(&self, sort: &str, name: &str) -> Result<Option<Value>, StoreError> {
        let find = "SELECT value FROM keepsake WHERE sort = $1 AND name = $2";
        self.server.read(|link| Ok(link.find(find, &[&sort, &name])?.map(|row| read_kept(row.get(0)))))
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
        let names: Vec<Cow<'_, str>> = ids.iter().map(|id| name_of(id)).collect();
        let find = "SELECT id, steps, company, friends FROM game WHERE id = ANY ($1)";
        let rows = self.server.read(|link| link.query(find, &[&names]))?;
        let read = |row: &Row| {
            let (id, step) = (id_of(row, 0), small(row, 1));
            let (company, friends) = (read_kept(row.get(2)), read_json(&id, step, row.get(3))?);
            Ok(Standing { id, step, company, friends })
        };
        rows.iter().map(read).collect()
    }

    fn dump(&self, take: &mut dyn FnMut(Item) -> ControlFlow<()>) -> Result<(), StoreError> {
        let find = format!(
            "SELECT {LISTED}, company, number, friends FROM game WHERE (created, number) > ($1, $2)
             ORDER BY created, number LIMIT $3"
        );
        // A separate connection: what was passed on cannot be repeated if a connection is lost.
        let mut link = self.server.connect()?;
        let done = link.snapshot(|link| {
            let mut last = (i64::MIN, 0_i64);
            loop {
                let rows = link.query(&find, &[&last.0, &last.1, &MANY])?;
                for row in &rows {
                    let listed = listed(row);
                    last = (listed.created, row.get(14));
                    let company = read_kept(row.get(13));
                    let friends = read_json(&listed.id, 0, row.get(15))?;
                    let Some(stored) = load(link, &listed.id)? else { continue };
                    if take(Item::Game(Box::new(Whole { stored, listed, company, friends }))).is_break() {
                        return Ok(());
                    }
                }
                if rows.is_empty() {
                    break;
                }
            }
            for row in link.query("SELECT sort, name, value FROM keepsake ORDER BY sort, name", &[])? {
                let value = read_kept(row.get(2));
                if take(Item::Keepsake { sort: row.get(0), name: row.get(1), value }).is_break() {
                    break;
                }
            }
            Ok(())
        });
        hang_up([link]);
        done.map_err(|fault| self.server.say(fault))
    }

    fn fill(&self, next: &mut dyn FnMut() -> ControlFlow<(), Option<Item>>) -> Result<bool, StoreError> {
        let mut link = self.server.connect()?;
        let mut work = |link: &mut Link| {
            link.client.batch_execute("BEGIN; LOCK TABLE game IN SHARE ROW EXCLUSIVE MODE")?;
            if link.find("SELECT FROM game LIMIT 1", &[])?.is_some() {
                return Err(StoreError::NotEmpty { database: self.server.shown.clone() }.into());
            }
            loop {
                match next() {
                    ControlFlow::Continue(Some(item)) => {
                        for change in Change::of_item(&item)? {
                            write(link, &change)?;
                        }
                    }
                    ControlFlow::Continue(None) => break,
                    // The connection ends, and with it the transaction.
                    ControlFlow::Break(()) => return Ok(false),
                }
            }
            link.client.batch_execute("COMMIT")?;
            Ok(true)
        };
        let done = work(&mut link);
        hang_up([link]);
        done.map_err(|fault| self.server.say(fault))
    }

    fn listen(&self) -> Result<Box<dyn Listen + '_>, StoreError> {
        let mut ear = Ear { server: &self.server, link: None, asked: Instant::now() };
        ear.link = Some(ear.dial()?);
        Ok(Box::new(ear))
    }
}

/// Listens to writes of other programs.
struct Ear<'a> {
    server: &'a Server,
    link: Option<Link>,
    /// When the connection was last checked.
    asked: Instant,
}

/// After this much silence the connection is checked.
const SILENCE: Duration = Duration::from_secs(5);

/// The channel of notifications.
#[derive(Deserialize)]
struct Told {
    by: String,
    what: String,
    id: String,
    step: Option<u32>,
}

impl Ear<'_> {
    fn dial(&self) -> Result<Link, StoreError> {
        let mut link = self.server.connect()?;
        let listens = link.client.batch_execute("LISTEN hedgerow");
        listens.map_err(|fault| self.server.say(fault.into()))?;
        Ok(link)
    }

    /// Parses a notification; `None` for writes of this program.
    fn read(&self, text: &str) -> Option<News> {
        // Other programs may send anything on the same channel.
        let Ok(Told { by, what, id, step }) = serde_json::from_str(text) else { return Some(News::Anything) };
        if by == self.server.name {
            return None;
        }
        let id = given(id);
        Some(match (&*what, step) {
            ("step", Some(step)) => News::Step { id, step },
            ("company", _) => News::SeatAssignment { id },
            ("gone", _) => News::Gone { id },
            _ => News::Anything,
        })
    }
}

impl Listen for Ear<'_> {
    fn hear(&mut self, within: Duration) -> Result<Vec<News>, StoreError> {
        let Some(link) = &mut self.link else {
            self.link = Some(self.dial()?);
            return Ok(vec![News::Anything]);
        };
        let mut told = Vec::new();
        let begun = Instant::now();
        let heard = {
            let mut notifications = link.client.notifications();
            let first = notifications.timeout_iter(within).next();
            first.and_then(|first| {
                told.extend(first);
                let mut more = notifications.iter();
                while let Some(next) = more.next()? {
                    told.push(next);
                }
                Ok(())
            })
        };
        // Silence may mean that the server is gone.
        let is_silent = told.is_empty() && (begun.elapsed() < within || self.asked.elapsed() > SILENCE);
        let heard = heard.and_then(|()| {
            if is_silent {
                self.asked = Instant::now();
                link.client.is_valid(self.server.terms.patience)?;
            }
            Ok(())
        });
        if let Err(fault) = heard {
            self.link = None;
            return Err(self.server.say(fault.into()));
        }
        Ok(told.iter().filter_map(|told| self.read(told.payload())).collect())
    }
}

impl Drop for Ear<'_> {
    fn drop(&mut self) {
        hang_up(self.link.take());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_comes_back_as_it_was() {
        for name in ["", "plain", "\0", "\\", "\\0", "a\0\\0\\\\b", "żółw"] {
            assert!(!name_of(name).contains('\0'));
            assert_eq!(given(name_of(name).into_owned()), name);
        }
    }
}
