//! Databases that are not as they should be: each fault is named, and nothing is changed.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::{Folder, card, entries, record, secret};
use rusqlite::Connection;
use serde_json::Value;
use store::{GameSummary, Limits, Sqlite, Store, StoreError};

/// Limits that do not keep a test waiting.
fn hasty() -> Limits {
    Limits { patience: Duration::from_millis(50), ..Limits::default() }
}

/// A database with one game of twenty steps, closed again.
fn database(folder: &Folder) {
    let store = Sqlite::open(folder.file()).unwrap();
    store.create("one", &record(), Some(&secret(7)), &card("one"), &Value::Null).unwrap();
    store.append("one", 0, &entries(1, 20), &card("twenty")).unwrap();
}

fn fault(path: &Path) -> StoreError {
    match Sqlite::open_within(path, hasty()) {
        Ok(_) => panic!("`{}` was opened", path.display()),
        Err(fault) => fault,
    }
}

#[test]
fn what_was_closed_can_be_opened_again() {
    let folder = Folder::new();
    database(&folder);
    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.path(), folder.file());
    assert_eq!(store.step("one").unwrap(), Some(20));
    drop(store);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left, ["games.db"], "a database that was closed is one file");
}

/// Tried: reading the secrets of live games out of the database, its log or its index as another user of the machine.
/// The umask of the usual shell left all three readable by everybody.
#[cfg(unix)]
#[test]
fn only_its_owner_can_read_a_database() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let modes = || {
        let mode =
            |file: fs::DirEntry| (file.file_name(), file.metadata().unwrap().permissions().mode() & 0o777);
        let mut modes: Vec<_> =
            fs::read_dir(folder.path()).unwrap().map(|file| mode(file.unwrap())).collect();
        modes.sort();
        modes
    };
    let store = Sqlite::open(folder.file()).unwrap();
    store.create("one", &record(), Some(&secret(7)), &card("one"), &Value::Null).unwrap();
    let ours = ["games.db", "games.db-shm", "games.db-wal"].map(|name| (name.into(), 0o600));
    assert_eq!(modes(), ours);
    // As an older program has left them.
    for (name, _) in &ours {
        fs::set_permissions(folder.path().join::<&Path>(name.as_ref()), fs::Permissions::from_mode(0o664))
            .unwrap();
    }
    let other = Sqlite::open(folder.file()).unwrap();
    other.append("one", 0, &entries(1, 1), &card("one")).unwrap();
    assert_eq!(modes(), ours);
}

/// The tables as the first version had them, with one game of three steps.
const FIRST_VERSION: &str = "
    CREATE TABLE game (
        id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, header TEXT NOT NULL,
        secret BLOB CHECK (length(secret) = 32), created INTEGER NOT NULL, changed INTEGER NOT NULL,
        card TEXT NOT NULL
    ) STRICT;
    CREATE INDEX game_by_change ON game (changed);
    CREATE TABLE entry (
        game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        step INTEGER NOT NULL CHECK (step > 0), entry TEXT NOT NULL, PRIMARY KEY (game, step)
    ) STRICT, WITHOUT ROWID;
    PRAGMA application_id = 1214604391;
    PRAGMA user_version = 1;
";

#[test]
fn a_database_of_the_first_version_is_brought_up_to_date() {
    let folder = Folder::new();
    let old = Connection::open(folder.file()).unwrap();
    old.execute_batch(FIRST_VERSION).unwrap();
    let header = serde_json::to_string(&record()).unwrap();
    let game = "INSERT INTO game VALUES ('one', 'marbles', ?1, NULL, 1000, 2000, '{\"card\":\"old\"}')";
    old.execute(game, [header]).unwrap();
    for (step, entry) in (1..).zip(entries(1, 3)) {
        let entry = serde_json::to_string(&entry).unwrap();
        old.execute("INSERT INTO entry VALUES ('one', ?1, ?2)", (step, entry)).unwrap();
    }
    drop(old);

    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.load("one").unwrap().unwrap().record.entries, entries(1, 3));
    let listed = store.list(9).unwrap().remove(0);
    assert_eq!((listed.preview, listed.steps, listed.summary), (card("old"), 3, GameSummary::default()));
    // Nobody has counted it yet.
    assert_eq!(store.without_summary(1).unwrap(), ["one"]);
    // Everybody was a person.
    assert_eq!(store.company("one").unwrap(), Some(Value::Null));
    let company = serde_json::json!({ "seats": ["elder"] });
    store.set_company("one", &company).unwrap();
    store.append("one", 3, &entries(4, 4), &card("new")).unwrap();
    drop(store);
    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.company("one").unwrap(), Some(company));
    assert_eq!(store.step("one").unwrap(), Some(4));
    drop(store);
    let version = |pragma| {
        Connection::open(folder.file()).unwrap().pragma_query_value(None, pragma, |row| row.get::<_, i32>(0))
    };
    assert_eq!(version("user_version").unwrap(), 5);
}

#[test]
fn damaged_friends_open_no_table_to_everybody() {
    let folder = Folder::new();
    database(&folder);
    Connection::open(folder.file()).unwrap().execute("UPDATE game SET friends = '{\"host\":'", ()).unwrap();
    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.friends("one").unwrap_err().code(), "store-unreadable");
    assert_eq!(store.standing(&["one".to_owned()]).unwrap_err().code(), "store-unreadable");
}

#[test]
fn a_damaged_company_keeps_nobody_from_the_table() {
    let folder = Folder::new();
    database(&folder);
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("UPDATE game SET company = '{\"seats\":['").unwrap();
    let store = Sqlite::open(folder.file()).unwrap();
    assert_eq!(store.company("one").unwrap(), Some(Value::Null));
}

#[test]
fn an_empty_file_is_made_into_a_database() {
    let folder = Folder::new();
    fs::write(folder.file(), "").unwrap();
    database(&folder);
}

#[test]
fn a_missing_folder_is_named() {
    let folder = Folder::new();
    let missing = folder.path().join("missing");
    let fault = fault(&missing.join("games.db"));
    assert_eq!(fault, StoreError::NoFolder { folder: missing });
}

#[test]
fn a_folder_is_no_database() {
    let folder = Folder::new();
    assert_eq!(fault(folder.path()).code(), "store-cannot-open");
}

#[test]
fn somebody_elses_file_is_left_alone() {
    let folder = Folder::new();
    let text = "Dear diary, today I met a hedgehog. ".repeat(200);
    fs::write(folder.file(), &text).unwrap();
    assert_eq!(fault(&folder.file()), StoreError::NotHedgerow { path: folder.file() });
    assert_eq!(fs::read_to_string(folder.file()).unwrap(), text);
}

#[test]
fn somebody_elses_database_is_left_alone() {
    let folder = Folder::new();
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')").unwrap();
    drop(other);
    let before = fs::read(folder.file()).unwrap();
    assert_eq!(fault(&folder.file()), StoreError::NotHedgerow { path: folder.file() });
    assert_eq!(fs::read(folder.file()).unwrap(), before);
    assert!(!folder.path().join("games.db-wal").exists());
}

#[test]
fn a_newer_database_is_left_alone() {
    let folder = Folder::new();
    database(&folder);
    let newer = Connection::open(folder.file()).unwrap();
    newer.pragma_update(None, "user_version", 7).unwrap();
    drop(newer);
    let expected = StoreError::Newer { path: folder.file(), version: 7, known: 5 };
    assert_eq!(fault(&folder.file()), expected);
}

#[test]
fn a_file_that_is_marked_read_only_is_not_written_to() {
    let folder = Folder::new();
    database(&folder);
    let mut permissions = fs::metadata(folder.file()).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(folder.file(), permissions).unwrap();
    assert_eq!(fault(&folder.file()), StoreError::ReadOnly { path: folder.file() });
}

#[test]
fn a_database_that_is_locked_is_not_waited_for_long() {
    let folder = Folder::new();
    database(&folder);
    let store = Sqlite::open_within(folder.file(), hasty()).unwrap();
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let begun = Instant::now();
    let locked = Err(StoreError::Locked { path: folder.file() });
    assert_eq!(store.append("one", 20, &entries(21, 21), &Value::Null), locked);
    assert_eq!(store.create("two", &record(), None, &Value::Null, &Value::Null), locked);
    assert_eq!(store.delete("one"), Err(StoreError::Locked { path: folder.file() }));
    assert!(begun.elapsed() < Duration::from_secs(3));
    // Reading goes on meanwhile.
    assert_eq!(store.load("one").unwrap().unwrap().record.entries, entries(1, 20));
    other.execute_batch("ROLLBACK").unwrap();
    store.append("one", 20, &entries(21, 21), &Value::Null).unwrap();
}

#[test]
fn a_database_that_is_held_is_not_opened() {
    let folder = Folder::new();
    database(&folder);
    let other = Connection::open(folder.file()).unwrap();
    other.pragma_update(None, "journal_mode", "DELETE").unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    assert_eq!(fault(&folder.file()), StoreError::Locked { path: folder.file() });
}

#[test]
fn a_file_that_was_cut_off_is_damaged() {
    let folder = Folder::new();
    database(&folder);
    // So many that the last page holds some of them.
    Sqlite::open(folder.file()).unwrap().append("one", 20, &entries(21, 120), &card("more")).unwrap();
    let whole = fs::read(folder.file()).unwrap();
    for length in [whole.len() - 1, whole.len() / 2, 4096, 700] {
        fs::write(folder.file(), &whole[..length]).unwrap();
        let store = Sqlite::open_within(folder.file(), hasty());
        let fault = store.and_then(|store| store.load("one")).unwrap_err();
        // A cut within the last page may leave everything whole but the last words in it.
        let expected = if length == whole.len() - 1 { "store-unreadable" } else { "store-corrupt" };
        assert_eq!(fault.code(), expected, "{length} bytes: {fault}");
    }
}

#[test]
fn a_file_with_noise_in_it_never_passes_for_a_game() {
    let folder = Folder::new();
    database(&folder);
    let whole = fs::read(folder.file()).unwrap();
    let intact = Sqlite::open(folder.file()).unwrap().load("one").unwrap();
    let mut noticed = 0;
    for page in 0..whole.len() / 4096 {
        let mut noisy = whole.clone();
        for (place, byte) in noisy[page * 4096..][..4096].iter_mut().enumerate() {
            *byte = u8::try_from((place * 37 + page * 11) % 256).unwrap();
        }
        fs::write(folder.file(), &noisy).unwrap();
        let found = Sqlite::open_within(folder.file(), hasty()).and_then(|store| store.load("one"));
        match found {
            Ok(found) => assert!(found.is_none() || found == intact, "page {page}"),
            Err(fault) => {
                let codes = ["store-corrupt", "store-not-hedgerow", "store-unreadable"];
                assert!(codes.contains(&fault.code()), "page {page}: {fault}");
                noticed += 1;
            }
        }
    }
    assert!(noticed >= 3, "{noticed}");
}

#[test]
fn a_full_disk_refuses_a_step_and_keeps_the_rest() {
    let folder = Folder::new();
    let limits = Limits { pages: Some(24), ..hasty() };
    let store = Sqlite::open_within(folder.file(), limits).unwrap();
    store.create("one", &record(), None, &card("new"), &Value::Null).unwrap();
    let full = Err(StoreError::Full { path: folder.file() });
    let mut step = 0;
    loop {
        let appended = store.append("one", step, &entries(step + 1, step + 10), &card("more"));
        if appended == full {
            break;
        }
        appended.unwrap();
        step += 10;
    }
    assert!(step >= 100);
    assert_eq!(store.load("one").unwrap().unwrap().record.entries, entries(1, step));
    let large = tabletop::Record { entries: entries(1, 2000), ..record() };
    assert_eq!(store.create("two", &large, None, &Value::Null, &Value::Null), full);
    assert_eq!(store.load("two").unwrap(), None);
    // Room is made, and the game goes on.
    drop(store);
    let store = Sqlite::open(folder.file()).unwrap();
    store.append("one", step, &entries(step + 1, step + 10), &card("more")).unwrap();
}

#[test]
fn a_full_disk_refuses_only_what_has_no_room() {
    let folder = Folder::new();
    let limits = Limits { pages: Some(40), ..hasty() };
    let store = Sqlite::open_within(folder.file(), limits).unwrap();
    let large = tabletop::Record { entries: entries(1, 3000), ..record() };
    let ids: Vec<_> = (0..8).map(|game| format!("game {game}")).collect();
    std::thread::scope(|scope| {
        for id in &ids {
            let (store, large) = (&store, &large);
            scope.spawn(move || {
                store.create(id, &record(), None, &card(id), &Value::Null).unwrap();
                for step in 0..10 {
                    // Both are often written for at the same time.
                    let full = store.create(&format!("large {id}"), large, None, &Value::Null, &Value::Null);
                    assert_eq!(full.unwrap_err().code(), "store-full");
                    store.append(id, step, &entries(step + 1, step + 1), &card(id)).unwrap();
                }
            });
        }
    });
    for id in &ids {
        assert_eq!(store.load(id).unwrap().unwrap().record.entries, entries(1, 10));
    }
    assert_eq!(store.list(99).unwrap().len(), ids.len());
}

#[test]
fn a_step_that_was_changed_by_hand_is_named() {
    let folder = Folder::new();
    for (change, step) in [
        ("UPDATE entry SET entry = 'nonsense' WHERE step = 5", 5),
        ("UPDATE entry SET entry = '{\"choose\":{\"id\":\"roll:1\",\"more\":1}}' WHERE step = 6", 6),
        ("DELETE FROM entry WHERE step = 7", 7),
        ("UPDATE game SET header = '{}'", 0),
    ] {
        database(&folder);
        let store = Sqlite::open_within(folder.file(), hasty()).unwrap();
        Connection::open(folder.file()).unwrap().execute_batch(change).unwrap();
        match store.load("one") {
            Err(StoreError::Unreadable { id, step: found, .. }) => assert_eq!((&*id, found), ("one", step)),
            found => panic!("{change}: {found:?}"),
        }
        // It can still be listed, and thrown away.
        assert_eq!(store.list(9).unwrap().len(), 1);
        assert!(store.delete("one").unwrap());
    }
}

#[test]
fn a_preview_that_was_changed_by_hand_hides_no_game() {
    let folder = Folder::new();
    database(&folder);
    let store = Sqlite::open(folder.file()).unwrap();
    Connection::open(folder.file()).unwrap().execute_batch("UPDATE game SET card = '?'").unwrap();
    assert_eq!(store.list(9).unwrap()[0].preview, Value::Null);
}

#[test]
fn two_programs_share_a_database() {
    let folder = Folder::new();
    database(&folder);
    let one = Sqlite::open(folder.file()).unwrap();
    let other = Sqlite::open(folder.file()).unwrap();
    std::thread::scope(|scope| {
        let mut wins = Vec::new();
        for store in [&one, &other] {
            wins.push(scope.spawn(move || {
                let mut wins = 0;
                loop {
                    let step = store.step("one").unwrap().unwrap();
                    if step >= 120 {
                        return wins;
                    }
                    match store.append("one", step, &entries(step + 1, step + 1), &card("shared")) {
                        Ok(()) => wins += 1,
                        Err(StoreError::Stale { .. }) => {}
                        Err(fault) => panic!("{fault}"),
                    }
                }
            }));
        }
        let wins: u32 = wins.into_iter().map(|wins| wins.join().unwrap()).sum();
        assert_eq!(wins, one.step("one").unwrap().unwrap() - 20);
    });
    let steps = one.step("one").unwrap().unwrap();
    assert_eq!(other.load("one").unwrap().unwrap().record.entries, entries(1, steps));
}

#[test]
fn every_fault_says_what_to_do() {
    let path = || "games.db".into();
    let reason = || "reason".to_owned();
    let faults = [
        StoreError::Locked { path: path() },
        StoreError::Corrupt { path: path(), reason: reason() },
        StoreError::ReadOnly { path: path() },
        StoreError::Full { path: path() },
        StoreError::Newer { path: path(), version: 9, known: 3 },
        StoreError::NotHedgerow { path: path() },
        StoreError::NoFolder { folder: path() },
        StoreError::CannotOpen { path: path(), reason: reason() },
    ];
    for fault in faults {
        let text = fault.to_string();
        assert!(text.contains("`games.db`") && text.contains(": "), "{text}");
    }
}
