//! The tables and their migrations.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// The application id of the files: the letters `Hedg`.
const APPLICATION: i32 = 0x4865_6467;

/// Migrations: element `n` turns version `n` of the tables into version `n + 1`. Never changed, only appended to.
const MIGRATIONS: [&str; 5] = [
    "
    CREATE TABLE game (
        id      TEXT PRIMARY KEY NOT NULL,
        game    TEXT NOT NULL,
        header  TEXT NOT NULL,
        secret  BLOB CHECK (length(secret) = 32),
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        card    TEXT NOT NULL
    ) STRICT;

    CREATE INDEX game_by_change ON game (changed);

    CREATE TABLE entry (
        game  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        step  INTEGER NOT NULL CHECK (step > 0),
        entry TEXT NOT NULL,
        PRIMARY KEY (game, step)
    ) STRICT, WITHOUT ROWID;
",
    // The company. Tables from before are of people only.
    "ALTER TABLE game ADD COLUMN company TEXT NOT NULL DEFAULT 'null';",
    // The summary of a game. `noted` is the version of the accounts; existing games have none yet.
    "
    ALTER TABLE game ADD COLUMN steps   INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN noted   INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN sort    TEXT NOT NULL DEFAULT '';
    ALTER TABLE game ADD COLUMN day     TEXT;
    ALTER TABLE game ADD COLUMN people  INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN result  TEXT;
    ALTER TABLE game ADD COLUMN score   INTEGER;
    ALTER TABLE game ADD COLUMN rounds  INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN account TEXT;

    UPDATE game SET steps = (SELECT coalesce(max(step), 0) FROM entry WHERE entry.game = game.id);

    CREATE INDEX game_by_result ON game (game, result, changed);

    CREATE TABLE keepsake (
        sort  TEXT NOT NULL,
        name  TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (sort, name)
    ) STRICT, WITHOUT ROWID;
",
    // A cache of accounts asks for changes since a mark. Triggers raise the mark with every write that changes
    // accounts, and each game stores its own.
    "
    CREATE TABLE tally (
        one  INTEGER PRIMARY KEY CHECK (one = 1),
        mark INTEGER NOT NULL
    ) STRICT;
    INSERT INTO tally (one, mark) VALUES (1, 1);

    ALTER TABLE game ADD COLUMN mark INTEGER NOT NULL DEFAULT 1;

    CREATE TRIGGER game_counted AFTER UPDATE OF changed, sort, day, result, account ON game
    WHEN old.result IS NOT NULL OR new.result IS NOT NULL BEGIN
        UPDATE tally SET mark = mark + 1;
        UPDATE game SET mark = (SELECT mark FROM tally) WHERE id = new.id;
    END;

    CREATE TRIGGER game_uncounted AFTER DELETE ON game WHEN old.result IS NOT NULL BEGIN
        UPDATE tally SET mark = mark + 1;
    END;

    CREATE INDEX game_by_sort ON game (sort, changed);
",
    // Permissions of a table; null means an open table.
    "ALTER TABLE game ADD COLUMN friends TEXT NOT NULL DEFAULT 'null';",
];

/// The version of the tables.
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "they are few")]
const VERSION: i32 = MIGRATIONS.len() as i32;

/// Checks whose file it is, and migrates its tables.
pub(super) fn prepare(path: &Path, connection: &mut Connection) -> Result<(), StoreError> {
    let say = |fault: rusqlite::Error| StoreError::of_sqlite(path, &fault);
    // Nothing may be written before this check.
    let found = version(path, connection)?;
    connection.pragma_update(None, "journal_mode", "WAL").map_err(say)?;
    // Every commit waits for the disk; macOS needs an extra option.
    connection.pragma_update(None, "synchronous", "FULL").map_err(say)?;
    connection.pragma_update(None, "fullfsync", true).map_err(say)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(say)?;
    connection.pragma_update(None, "trusted_schema", false).map_err(say)?;
    if found == VERSION {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(say)?;
    // Another program may have migrated it meanwhile.
    let found = version(path, &transaction)?;
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.execute_batch(migration).map_err(say)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION).map_err(say)?;
    transaction.pragma_update(None, "user_version", VERSION).map_err(say)?;
    transaction.commit().map_err(say)
}

/// The version of the tables; 0 for an empty file.
fn version(path: &Path, connection: &Connection) -> Result<i32, StoreError> {
    let look = || {
        let number = |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0));
        let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0))?;
        Ok((number("application_id")?, number("user_version")?, tables))
    };
    match look().map_err(|fault| StoreError::of_sqlite(path, &fault))? {
        (0, 0, 0) => Ok(0),
        (APPLICATION, version @ 1..=VERSION, _) => Ok(version),
        (APPLICATION, version, _) if version > VERSION => {
            Err(StoreError::Newer { path: path.to_owned(), version, known: VERSION })
        }
        _ => Err(StoreError::NotHedgerow { path: path.to_owned() }),
    }
}
