//! The tables and their migrations.

use postgres::Client;

use super::fault::Fault;
use crate::StoreError;

/// Migrations: element `n` turns version `n` of the tables into version `n + 1`. Never changed, only appended to.
const MIGRATIONS: [&str; 2] = [
    "
    CREATE TABLE hedgerow (
        one     boolean PRIMARY KEY DEFAULT true CHECK (one),
        version integer NOT NULL
    );
    INSERT INTO hedgerow (version) VALUES (0);

    CREATE TABLE game (
        number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id      text COLLATE \"C\" NOT NULL UNIQUE,
        game    text COLLATE \"C\" NOT NULL,
        header  text NOT NULL,
        secret  bytea CHECK (octet_length(secret) = 32),
        created bigint NOT NULL,
        changed bigint NOT NULL,
        card    text NOT NULL,
        company text NOT NULL,
        ours    boolean NOT NULL,
        steps   bigint NOT NULL,
        noted   bigint NOT NULL DEFAULT 0,
        sort    text COLLATE \"C\" NOT NULL DEFAULT '',
        day     text,
        people  smallint NOT NULL DEFAULT 0,
        result  text COLLATE \"C\",
        score   bigint,
        rounds  bigint NOT NULL DEFAULT 0,
        account text,
        mark    bigint NOT NULL DEFAULT 1
    );
    CREATE INDEX game_by_change ON game (changed);
    CREATE INDEX game_by_creation ON game (created, number);
    CREATE INDEX game_by_result ON game (game, result, changed);
    CREATE INDEX game_by_sort ON game (sort, changed);

    CREATE TABLE entry (
        game  bigint NOT NULL REFERENCES game (number) ON DELETE CASCADE,
        step  bigint NOT NULL CHECK (step > 0),
        entry text NOT NULL,
        PRIMARY KEY (game, step)
    );

    CREATE TABLE keepsake (
        sort  text COLLATE \"C\" NOT NULL,
        name  text COLLATE \"C\" NOT NULL,
        value text NOT NULL,
        PRIMARY KEY (sort, name)
    );

    CREATE TABLE tally (
        one  boolean PRIMARY KEY DEFAULT true CHECK (one),
        mark bigint NOT NULL
    );
    INSERT INTO tally (mark) VALUES (1);

    -- Whoever holds what was counted asks for what is new. The mark grows with everything that makes
    -- what is counted another, whoever writes it, and a game bears the one that it came with. It is taken
    -- at the end of a transaction, when all else is locked already, so that nobody waits in a ring.
    CREATE FUNCTION game_counted() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
        UPDATE tally SET mark = mark + 1;
        IF TG_OP = 'UPDATE' THEN
            UPDATE game SET mark = (SELECT mark FROM tally) WHERE number = new.number;
        END IF;
        RETURN NULL;
    END $$;

    CREATE CONSTRAINT TRIGGER game_counted AFTER UPDATE OF changed, sort, day, result, account ON game
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (old.result IS NOT NULL OR new.result IS NOT NULL) EXECUTE FUNCTION game_counted();

    CREATE CONSTRAINT TRIGGER game_uncounted AFTER DELETE ON game
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (old.result IS NOT NULL) EXECUTE FUNCTION game_counted();

    -- Other programs are told, together with what they are told of or not at all.
    CREATE FUNCTION game_told() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('hedgerow', json_build_object(
            'by', current_setting('application_name'),
            'what', CASE WHEN TG_OP = 'DELETE' THEN 'gone'
                         WHEN new.steps <> old.steps THEN 'step'
                         ELSE 'company' END,
            'id', old.id,
            'step', CASE WHEN TG_OP = 'UPDATE' THEN new.steps END
        )::text);
        RETURN NULL;
    END $$;

    CREATE TRIGGER game_told AFTER UPDATE OF steps, company ON game FOR EACH ROW
    WHEN (new.steps <> old.steps OR new.company <> old.company) EXECUTE FUNCTION game_told();

    CREATE TRIGGER game_forgotten AFTER DELETE ON game FOR EACH ROW EXECUTE FUNCTION game_told();
",
    // Permissions of a table; null means an open table. Other nodes are notified.
    "
    ALTER TABLE game ADD COLUMN friends text NOT NULL DEFAULT 'null';

    DROP TRIGGER game_told ON game;
    CREATE TRIGGER game_told AFTER UPDATE OF steps, company, friends ON game FOR EACH ROW
    WHEN (new.steps <> old.steps OR new.company <> old.company OR new.friends <> old.friends)
    EXECUTE FUNCTION game_told();
",
];

/// The version of the tables.
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "they are few")]
const VERSION: i32 = MIGRATIONS.len() as i32;

/// The advisory lock of migrations: the letters `Hedgerow`.
const LOCK: i64 = 0x4865_6467_6572_6f77;

/// The oldest server version with `pg_xact_status` as needed.
const OLDEST: i32 = 130_000;

/// Checks whose database it is, and migrates its tables. Of several programs that start at the same time, one
/// migrates and the others wait.
pub(super) fn prepare(database: &str, client: &mut Client) -> Result<(), Fault> {
    let server: i32 = client.query_one("SELECT current_setting('server_version_num')::integer", &[])?.get(0);
    if server < OLDEST {
        let reason = format!("PostgreSQL {} is too old: it takes 13 or later", server / 10_000);
        return Err(StoreError::CannotOpen { path: database.into(), reason }.into());
    }
    if version(database, client)? == VERSION {
        return Ok(());
    }
    let mut transaction = client.transaction()?;
    transaction.batch_execute("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = 0")?;
    transaction.query_one("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
    // Another program may have migrated it meanwhile.
    let found = version(database, &mut transaction)?;
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.batch_execute(migration)?;
    }
    transaction.execute("UPDATE hedgerow SET version = $1", &[&VERSION])?;
    Ok(transaction.commit()?)
}

/// The version of the tables; 0 for an empty database.
pub(super) fn version(database: &str, client: &mut impl postgres::GenericClient) -> Result<i32, Fault> {
    let look = "SELECT to_regclass('hedgerow') IS NOT NULL AND to_regclass('keepsake') IS NOT NULL,
        EXISTS (SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace
                AND relkind IN ('r', 'p', 'v', 'm', 'f'))";
    let row = client.query_one(look, &[])?;
    match (row.get(0), row.get(1)) {
        (true, _) => {}
        (false, false) => return Ok(0),
        (false, true) => return Err(StoreError::NotHedgerow { path: database.into() }.into()),
    }
    let version: i32 = client.query_one("SELECT version FROM hedgerow", &[])?.get(0);
    if version > VERSION {
        return Err(StoreError::Newer { path: database.into(), version, known: VERSION }.into());
    }
    Ok(version)
}
