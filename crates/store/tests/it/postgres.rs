//! What may happen between a program and a database server.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::cluster::Cluster;
use crate::common::{card, entries, entry, record};
use serde_json::{Value, json};
use store::{GameSummary, News, Place, Postgres, Standing, Store, StoreError, Terms};

/// Terms that do not keep a test waiting.
fn hasty() -> Terms {
    Terms { patience: Duration::from_millis(500), ..Terms::default() }
}

fn open(url: &str) -> Postgres {
    Postgres::open_within(url, hasty()).unwrap()
}

fn fault(url: &str) -> StoreError {
    match Postgres::open_within(url, hasty()) {
        Ok(_) => panic!("{} was opened", Place::from(url)),
        Err(fault) => fault,
    }
}

fn begin(store: &dyn Store, id: &str) {
    store.create(id, &record(), None, &card("new"), &Value::Null).unwrap();
}

fn stored(store: &dyn Store, id: &str) -> Vec<tabletop::RecordEntry> {
    store.load(id).unwrap().unwrap().record.entries
}

/// What is heard until something is, or for three seconds.
fn heard(ear: &mut dyn store::Listen) -> Vec<News> {
    let begun = Instant::now();
    loop {
        let news = ear.hear(Duration::from_millis(100)).unwrap();
        if !news.is_empty() || begun.elapsed() > Duration::from_secs(3) {
            return news;
        }
    }
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_server_is_shared_and_what_is_wrong_is_said() {
    let cluster = Cluster::start();
    many_may_begin_at_the_same_time(&cluster);
    tables_of_the_first_version_are_brought_up_to_date(&cluster);
    what_is_not_ours_is_left_alone(&cluster);
    who_is_not_let_in_is_told_why(&cluster);
    others_are_heard(&cluster);
    two_programs_share_a_database(&cluster);
    more_read_than_there_are_connections(&cluster);
    what_was_damaged_is_named(&cluster);
    whoever_holds_a_game_is_not_waited_for_long(&cluster);
}

fn many_may_begin_at_the_same_time(cluster: &Cluster) {
    let url = cluster.database("begin");
    let start = Barrier::new(6);
    thread::scope(|scope| {
        for number in 0..6 {
            let (start, url) = (&start, &url);
            scope.spawn(move || {
                start.wait();
                begin(&open(url), &format!("game {number}"));
            });
        }
    });
    assert_eq!(open(&url).ids().unwrap().len(), 6);
}

fn tables_of_the_first_version_are_brought_up_to_date(cluster: &Cluster) {
    let url = cluster.database("old");
    begin(&open(&url), "one");
    // As they were before friends.
    cluster.say("old", "DROP TRIGGER game_told ON game");
    cluster.say("old", "ALTER TABLE game DROP COLUMN friends");
    let told = "CREATE TRIGGER game_told AFTER UPDATE OF steps, company ON game FOR EACH ROW
        WHEN (new.steps <> old.steps OR new.company <> old.company) EXECUTE FUNCTION game_told()";
    cluster.say("old", told);
    cluster.say("old", "UPDATE hedgerow SET version = 1");
    let (one, other) = (open(&url), open(&url));
    assert_eq!(one.friends("one").unwrap(), Some(Value::Null));
    let mut ear = other.listen().unwrap();
    assert!(one.set_friends("one", &Value::Null, &json!({ "host": "a" })).unwrap());
    assert_eq!(heard(&mut *ear), [News::SeatAssignment { id: "one".to_owned() }]);
    assert_eq!(cluster.say("old", "SELECT version FROM hedgerow"), "2");
}

fn what_is_not_ours_is_left_alone(cluster: &Cluster) {
    let url = cluster.database("recipes");
    cluster.say("recipes", "CREATE TABLE recipe (name text)");
    assert_eq!(fault(&url), StoreError::NotHedgerow { path: Place::from(&*url).to_string().into() });
    assert_eq!(cluster.say("recipes", "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"), "1");

    let url = cluster.database("newer");
    let old = open(&url);
    begin(&old, "one");
    cluster.say("newer", "UPDATE hedgerow SET version = 99");
    assert_eq!(fault(&url).code(), "store-newer");
    // An earlier program notices when it next uses the database.
    let hang_up =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'hedgerow%'";
    cluster.say("newer", hang_up);
    assert_eq!(old.step("one").unwrap_err().code(), "store-newer");
    assert_eq!(old.append("one", 0, &entries(1, 1), &Value::Null).unwrap_err().code(), "store-newer");
}

fn who_is_not_let_in_is_told_why(cluster: &Cluster) {
    let url = cluster.address("postgres");
    let secret = url.split(':').nth(2).unwrap().split('@').next().unwrap();
    for (address, code) in [
        (url.replace(secret, "wrong"), "store-refused"),
        (url.replace(&format!(":{secret}"), ""), "store-refused"),
        (cluster.address("nowhere"), "store-refused"),
        ("postgres://tester:wrong@127.0.0.1:1/games".to_owned(), "store-unreachable"),
        ("postgres://tester:wrong@127.0.0.1:port/games".to_owned(), "store-no-address"),
        ("postgres://tester:wrong@192.0.2.7/games".to_owned(), "store-unprotected"),
        (format!("{url}?sslmode=require"), "store-unprotected"),
    ] {
        let fault = fault(&address);
        let text = fault.to_string();
        assert_eq!(fault.code(), code, "{text}");
        assert!(text.contains(": ") && !text.contains("wrong") && !text.contains(secret), "{text}");
    }
}

fn others_are_heard(cluster: &Cluster) {
    let url = cluster.database("heard");
    let (one, other) = (open(&url), open(&url));
    begin(&one, "a");
    begin(&one, "b \"\\\0");
    let mut ear = other.listen().unwrap();
    one.append("a", 0, &entries(1, 3), &card("three")).unwrap();
    assert_eq!(heard(&mut *ear), [News::Step { id: "a".to_owned(), step: 3 }]);
    one.append("b \"\\\0", 0, &entries(1, 1), &card("one")).unwrap();
    assert_eq!(heard(&mut *ear), [News::Step { id: "b \"\\\0".to_owned(), step: 1 }]);
    // What nobody waits for is not told: what is noted, a preview, the same company again.
    one.append("a", 3, &[], &card("another")).unwrap();
    one.set_summary("a", 3, 1, &GameSummary::default()).unwrap();
    one.set_company("a", &Value::Null).unwrap();
    let seats = json!({ "seats": ["scout"] });
    one.set_company("a", &seats).unwrap();
    assert_eq!(heard(&mut *ear), [News::SeatAssignment { id: "a".to_owned() }]);
    one.set_friends("a", &Value::Null, &json!({ "host": "a" })).unwrap();
    assert_eq!(heard(&mut *ear), [News::SeatAssignment { id: "a".to_owned() }]);
    one.delete("b \"\\\0").unwrap();
    assert_eq!(heard(&mut *ear), [News::Gone { id: "b \"\\\0".to_owned() }]);
    // What it has written itself it knows.
    other.append("a", 3, &entries(4, 4), &card("four")).unwrap();
    one.append("a", 4, &entries(5, 5), &card("five")).unwrap();
    assert_eq!(heard(&mut *ear), [News::Step { id: "a".to_owned(), step: 5 }]);
    cluster.say("heard", "NOTIFY hedgerow, 'anything at all'");
    assert_eq!(heard(&mut *ear), [News::Anything]);
    let standing = other.standing(&["a".to_owned(), "none".to_owned()]).unwrap();
    assert_eq!(
        standing,
        [Standing { id: "a".to_owned(), step: 5, company: seats, friends: json!({ "host": "a" }) }]
    );
}

fn two_programs_share_a_database(cluster: &Cluster) {
    let url = cluster.database("shared");
    let (one, other) = (open(&url), open(&url));
    let ids = ["x", "y", "z"];
    for id in ids {
        begin(&one, id);
    }
    let wins = AtomicU32::new(0);
    thread::scope(|scope| {
        for (number, store) in [&one, &other, &one, &other].into_iter().enumerate() {
            let wins = &wins;
            scope.spawn(move || {
                // Each begins with another game, so that they often write the same ones in another order.
                for round in 0..60 {
                    let id = ids[(round + number) % ids.len()];
                    let step = store.step(id).unwrap().unwrap();
                    match store.append(id, step, &[entry(step + 1)], &card("shared")) {
                        Ok(()) => wins.fetch_add(1, Ordering::Relaxed),
                        Err(StoreError::Stale { .. }) => 0,
                        Err(fault) => panic!("{fault}"),
                    };
                }
            });
        }
    });
    let mut steps = 0;
    for id in ids {
        let found = stored(&one, id);
        let count = u32::try_from(found.len()).unwrap();
        assert_eq!(found, entries(1, count));
        steps += count;
    }
    assert_eq!(steps, wins.into_inner());
}

fn more_read_than_there_are_connections(cluster: &Cluster) {
    let url = cluster.database("readers");
    let store = Postgres::open_within(&url, Terms { connections: 2, ..Terms::default() }).unwrap();
    begin(&store, "one");
    thread::scope(|scope| {
        for _ in 0..24 {
            scope.spawn(|| (0..10).for_each(|_| assert_eq!(store.step("one").unwrap(), Some(0))));
        }
    });
    let count = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'hedgerow%' AND datname = 'readers'";
    assert!(cluster.say("readers", count).parse::<u32>().unwrap() <= 3);
}

fn what_was_damaged_is_named(cluster: &Cluster) {
    let url = cluster.database("damaged");
    let store = open(&url);
    for (change, step) in [
        ("UPDATE entry SET entry = 'nonsense' WHERE step = 5", 5),
        ("DELETE FROM entry WHERE step = 7", 7),
        ("UPDATE game SET header = '{}'", 0),
    ] {
        begin(&store, "one");
        store.append("one", 0, &entries(1, 20), &card("twenty")).unwrap();
        cluster.say("damaged", change);
        match store.load("one") {
            Err(StoreError::Unreadable { id, step: found, .. }) => assert_eq!((&*id, found), ("one", step)),
            found => panic!("{change}: {found:?}"),
        }
        cluster.say("damaged", "UPDATE game SET card = '?', company = '?'");
        assert_eq!(store.list(9).unwrap()[0].preview, Value::Null);
        assert_eq!(store.company("one").unwrap(), Some(Value::Null));
        assert!(store.delete("one").unwrap());
    }
}

fn whoever_holds_a_game_is_not_waited_for_long(cluster: &Cluster) {
    let url = cluster.database("held");
    let store = open(&url);
    begin(&store, "held");
    begin(&store, "free");
    thread::scope(|scope| {
        let holder = scope.spawn(|| {
            cluster.say(
                "held",
                "BEGIN; SELECT FROM game WHERE id = 'held' FOR UPDATE; SELECT pg_sleep(2); COMMIT",
            );
        });
        thread::sleep(Duration::from_millis(600));
        let locked = store.append("held", 0, &entries(1, 1), &Value::Null);
        assert_eq!(locked.unwrap_err().code(), "store-locked");
        store.append("free", 0, &entries(1, 1), &Value::Null).unwrap();
        holder.join().unwrap();
    });
    store.append("held", 0, &entries(1, 1), &Value::Null).unwrap();
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_server_that_was_away_is_found_again() {
    let mut cluster = Cluster::durable();
    let url = cluster.database("away");
    let store = open(&url);
    let mut ear = store.listen().unwrap();
    begin(&store, "one");
    let mut step = 0;
    for way in [Cluster::stop, Cluster::crash] {
        store.append("one", step, &[entry(step + 1)], &card("before")).unwrap();
        step += 1;
        way(&mut cluster);
        for _ in 0..2 {
            let begun = Instant::now();
            assert_eq!(store.step("one").unwrap_err().code(), "store-unreachable");
            let lost = store.append("one", step, &[entry(step + 1)], &card("meanwhile"));
            assert_eq!(lost.unwrap_err().code(), "store-unreachable");
            assert!(ear.hear(Duration::from_millis(10)).is_err());
            assert!(begun.elapsed() < Duration::from_secs(4));
        }
        cluster.wake();
        thread::sleep(Duration::from_millis(600));
        assert_eq!(store.step("one").unwrap(), Some(step));
        assert_eq!(ear.hear(Duration::from_millis(10)).unwrap(), [News::Anything]);
        store.append("one", step, &[entry(step + 1)], &card("after")).unwrap();
        step += 1;
        assert_eq!(stored(&store, "one"), entries(1, step));
    }
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_server_that_crashes_keeps_what_was_answered() {
    let mut cluster = Cluster::durable();
    let url = cluster.database("crash");
    let store = Arc::new(open(&url));
    let answered: Vec<_> = (0..4).map(|_| Arc::new(AtomicU32::new(0))).collect();
    for (number, _) in answered.iter().enumerate() {
        begin(&*store, &format!("game {number}"));
    }
    for _ in 0..3 {
        let most = answered.iter().map(|steps| steps.load(Ordering::Relaxed)).max();
        let before = most.unwrap_or_default();
        let players: Vec<_> = answered
            .iter()
            .cloned()
            .enumerate()
            .map(|(number, answered)| {
                let store = Arc::clone(&store);
                thread::spawn(move || {
                    let id = format!("game {number}");
                    let mut step = store.step(&id).unwrap().unwrap();
                    assert!((0..=1).contains(&(step - answered.load(Ordering::Relaxed))));
                    while store.append(&id, step, &[entry(step + 1)], &card("on")).is_ok() {
                        step += 1;
                        answered.store(step, Ordering::Relaxed);
                    }
                })
            })
            .collect();
        // None is caught before it has begun; all are in the middle of something.
        let begun = Instant::now();
        while answered.iter().any(|steps| steps.load(Ordering::Relaxed) < before + 2) {
            assert!(begun.elapsed() < Duration::from_secs(20));
            thread::sleep(Duration::from_millis(5));
        }
        cluster.crash();
        for player in players {
            player.join().unwrap();
        }
        cluster.wake();
        thread::sleep(Duration::from_millis(600));
    }
    for (number, answered) in answered.iter().enumerate() {
        let (kept, answered) = (stored(&*store, &format!("game {number}")), answered.load(Ordering::Relaxed));
        let count = u32::try_from(kept.len()).unwrap();
        assert!(
            answered > 0 && (answered..=answered + 1).contains(&count),
            "{answered} answered, {count} kept"
        );
        assert_eq!(kept, entries(1, count));
    }
}

/// What a line between a program and its server does with the next word to commit.
const NOTHING: u8 = 0;
/// It is lost on its way, and the connection with it.
const LOSE_QUESTION: u8 = 1;
/// It arrives, and the answer is lost with the connection.
const LOSE_ANSWER: u8 = 2;

/// A line to a server, which may be cut at the worst moment. It ends with the last of its connections.
fn line(port: u16, fate: &Arc<AtomicU8>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let here = listener.local_addr().unwrap().port();
    let fate = Arc::clone(fate);
    thread::spawn(move || {
        for client in listener.incoming() {
            let (client, server) = (client.unwrap(), TcpStream::connect(("127.0.0.1", port)).unwrap());
            let (mut back, mut to) = (server.try_clone().unwrap(), client.try_clone().unwrap());
            let lost = Arc::new(AtomicU8::new(0));
            let is_lost = Arc::clone(&lost);
            thread::spawn(move || pass(&mut back, &mut to, |_| is_lost.load(Ordering::SeqCst) == 0));
            let fate = Arc::clone(&fate);
            thread::spawn(move || {
                let (mut from, mut server) = (client, server);
                pass(&mut from, &mut server, |bytes| {
                    if bytes.windows(7).any(|word| word == b"COMMIT\0") {
                        let now = fate.swap(NOTHING, Ordering::SeqCst);
                        lost.store(now, Ordering::SeqCst);
                        return now != LOSE_QUESTION;
                    }
                    true
                });
            });
        }
    });
    here
}

/// Passes on what comes as long as it may pass.
fn pass(from: &mut TcpStream, to: &mut TcpStream, mut may: impl FnMut(&[u8]) -> bool) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if !may(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    for end in [from, to] {
        // The other side may have been faster.
        let _ended = end.shutdown(Shutdown::Both);
    }
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_line_that_is_cut_while_it_commits_leaves_no_doubt() {
    let cluster = Cluster::start();
    let url = cluster.database("line");
    let fate = Arc::new(AtomicU8::new(NOTHING));
    let port = url.rsplit(':').next().unwrap().split('/').next().unwrap().parse().unwrap();
    let store =
        Postgres::open(&url.replace(&format!(":{port}/"), &format!(":{}/", line(port, &fate)))).unwrap();
    begin(&store, "one");
    let mut step = 0;
    for _ in 0..3 {
        fate.store(LOSE_ANSWER, Ordering::SeqCst);
        store.append("one", step, &[entry(step + 1)], &card("answer lost")).unwrap();
        step += 1;
        assert_eq!(fate.load(Ordering::SeqCst), NOTHING);
        assert_eq!(store.step("one").unwrap(), Some(step));

        fate.store(LOSE_QUESTION, Ordering::SeqCst);
        let lost = store.append("one", step, &[entry(step + 1)], &card("question lost"));
        assert_eq!(lost.unwrap_err().code(), "store-unreachable");
        assert_eq!(store.step("one").unwrap(), Some(step));
        store.append("one", step, &[entry(step + 1)], &card("again")).unwrap();
        step += 1;
    }
    assert_eq!(stored(&store, "one"), entries(1, step));
}
