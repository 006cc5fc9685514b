//! What every store must do, whatever database is behind it.

use std::ops::ControlFlow;
use std::sync::Barrier;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::common::cluster::Cluster;
use crate::common::{Folder, card, entries, entry, record, secret};
use serde_json::{Value, json};
use store::{
    Counted, Ended, Found, GameSummary, Item, Listed, Postgres, Query, Sort, Sqlite, Store, StoreError,
    Stored, Tallied, Whole,
};
use tabletop::{Record, RecordEntry};

/// A test of the suite.
type Test<'a> = &'a dyn Fn(&dyn Store);

/// Runs every test of the suite, each on a store that was just made.
fn every_store_keeps_its_word(make: &dyn Fn(Test<'_>)) {
    make(&what_was_created_is_there);
    make(&steps_are_appended_in_order);
    make(&a_game_may_begin_in_the_middle);
    make(&a_late_step_is_stale_and_changes_nothing);
    make(&an_early_step_is_stale_and_changes_nothing);
    make(&games_do_not_mix);
    make(&a_name_is_given_once);
    make(&a_deleted_game_is_gone);
    make(&lists_begin_with_what_changed_last);
    make(&of_those_who_race_one_wins);
    make(&many_games_are_played_at_once);
    make(&a_company_belongs_to_the_table);
    make(&friends_belong_to_the_table);
    make(&of_those_who_change_friends_nobody_is_undone);
    make(&strange_names_are_only_names);
    make(&what_is_noted_is_of_one_step);
    make(&what_is_counted_is_told_once);
    make(&a_sort_is_cleared_of_what_is_old);
    make(&games_are_found_by_what_is_known_of_them);
    make(&pages_of_a_list_hold_every_game_once);
    make(&a_game_is_restored_as_it_was);
    make(&a_small_thing_is_kept_once);
    make(&a_small_thing_changes_only_from_what_it_was);
    make(&of_those_who_change_a_small_thing_nobody_is_undone);
    make(&everything_comes_and_goes_at_once);
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn postgres_keeps_its_word() {
    let cluster = Cluster::start();
    let number = AtomicU32::new(0);
    every_store_keeps_its_word(&|test| {
        let name = format!("suite{}", number.fetch_add(1, Ordering::Relaxed));
        test(&Postgres::open(&cluster.database(&name)).unwrap());
    });
}

#[test]
fn sqlite_keeps_its_word() {
    every_store_keeps_its_word(&|test| {
        let folder = Folder::new();
        test(&Sqlite::open(folder.file()).unwrap());
    });
}

fn stored_entries(store: &dyn Store, id: &str) -> Vec<RecordEntry> {
    store.load(id).unwrap().unwrap().record.entries
}

fn what_was_created_is_there(store: &dyn Store) {
    assert_eq!(store.load("one").unwrap(), None);
    assert_eq!(store.step("one").unwrap(), None);
    store.create("one", &record(), Some(&secret(7)), &card("new"), &Value::Null).unwrap();
    let stored = store.load("one").unwrap().unwrap();
    assert_eq!(stored.record, record());
    assert_eq!(stored.secret, Some(secret(7)));
    assert_eq!(store.step("one").unwrap(), Some(0));
    assert_eq!(store.setup("one").unwrap(), Some(record().setup));
    assert_eq!(store.setup("none").unwrap(), None);

    store.create("two", &record(), None, &Value::Null, &Value::Null).unwrap();
    assert_eq!(store.load("two").unwrap().unwrap().secret, None);
}

fn steps_are_appended_in_order(store: &dyn Store) {
    store.create("one", &record(), None, &card("new"), &Value::Null).unwrap();
    store.append("one", 0, &entries(1, 1), &card("one step")).unwrap();
    store.append("one", 1, &entries(2, 20), &card("many steps")).unwrap();
    store.append("one", 20, &[], &card("no step")).unwrap();
    assert_eq!(store.step("one").unwrap(), Some(20));
    assert_eq!(stored_entries(store, "one"), entries(1, 20));
    let listed = store.list(9).unwrap();
    assert_eq!((listed[0].steps, &listed[0].preview), (20, &card("no step")));
}

fn a_game_may_begin_in_the_middle(store: &dyn Store) {
    let record = Record { entries: entries(1, 12), ..record() };
    store.create("one", &record.clone().sealed(), None, &Value::Null, &Value::Null).unwrap();
    // A seal is for what is handed out.
    assert_eq!(store.load("one").unwrap().unwrap().record, record);
    store.append("one", 12, &entries(13, 13), &Value::Null).unwrap();
    assert_eq!(stored_entries(store, "one"), entries(1, 13));
}

fn a_late_step_is_stale_and_changes_nothing(store: &dyn Store) {
    store.create("one", &record(), None, &card("new"), &Value::Null).unwrap();
    store.append("one", 0, &entries(1, 3), &card("three")).unwrap();
    for from in 0..3 {
        let late = store.append("one", from, &entries(7, 12), &card("late"));
        assert_eq!(late, Err(StoreError::Stale { expected: from, step: 3 }));
    }
    assert_eq!(stored_entries(store, "one"), entries(1, 3));
    assert_eq!(store.list(1).unwrap()[0].preview, card("three"));
}

fn an_early_step_is_stale_and_changes_nothing(store: &dyn Store) {
    store.create("one", &record(), None, &card("new"), &Value::Null).unwrap();
    let early = store.append("one", 2, &entries(3, 3), &card("early"));
    assert_eq!(early, Err(StoreError::Stale { expected: 2, step: 0 }));
    assert_eq!(stored_entries(store, "one"), []);
}

fn games_do_not_mix(store: &dyn Store) {
    store.create("one", &record(), Some(&secret(1)), &card("one"), &Value::Null).unwrap();
    store.create("two", &record(), Some(&secret(2)), &card("two"), &Value::Null).unwrap();
    store.append("one", 0, &entries(1, 4), &card("one")).unwrap();
    store.append("two", 0, &entries(11, 12), &card("two")).unwrap();
    assert_eq!(stored_entries(store, "one"), entries(1, 4));
    assert_eq!(stored_entries(store, "two"), entries(11, 12));
    assert_eq!(store.load("two").unwrap().unwrap().secret, Some(secret(2)));
}

fn a_name_is_given_once(store: &dyn Store) {
    store.create("one", &record(), None, &card("first"), &Value::Null).unwrap();
    store.append("one", 0, &entries(1, 2), &card("first")).unwrap();
    let again = store.create("one", &record(), Some(&secret(9)), &card("second"), &Value::Null);
    assert_eq!(again, Err(StoreError::Exists { id: "one".to_owned() }));
    assert_eq!(stored_entries(store, "one"), entries(1, 2));
}

fn a_deleted_game_is_gone(store: &dyn Store) {
    store.create("one", &record(), None, &card("one"), &Value::Null).unwrap();
    store.append("one", 0, &entries(1, 2), &card("one")).unwrap();
    assert!(store.delete("one").unwrap());
    assert!(!store.delete("one").unwrap());
    assert_eq!(store.load("one").unwrap(), None);
    assert_eq!(store.list(9).unwrap(), []);
    let gone = store.append("one", 2, &entries(3, 3), &card("gone"));
    assert_eq!(gone, Err(StoreError::NoSuchGame { id: "one".to_owned() }));
    // Nothing of it is left for the next game of this name.
    store.create("one", &record(), None, &card("new"), &Value::Null).unwrap();
    assert_eq!(stored_entries(store, "one"), []);
}

fn lists_begin_with_what_changed_last(store: &dyn Store) {
    for id in ["one", "two", "three"] {
        store.create(id, &record(), None, &card(id), &Value::Null).unwrap();
    }
    std::thread::sleep(std::time::Duration::from_millis(3));
    store.append("two", 0, &[entry(1)], &card("two again")).unwrap();
    let listed = store.list(9).unwrap();
    let ids: Vec<_> = listed.iter().map(|game| &*game.id).collect();
    assert_eq!(ids, ["two", "three", "one"]);
    assert_eq!((&*listed[0].game, listed[0].steps), ("marbles", 1));
    assert!(listed.iter().all(|game| game.created > 1_600_000_000_000 && game.created <= game.changed));
    assert_eq!(store.list(2).unwrap(), listed[..2]);
    assert_eq!(store.list(0).unwrap(), []);
}

fn of_those_who_race_one_wins(store: &dyn Store) {
    const RACERS: u32 = 8;
    store.create("one", &record(), None, &Value::Null, &Value::Null).unwrap();
    for step in 0..20 {
        let (start, won) = (Barrier::new(RACERS as usize), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for racer in 0..RACERS {
                let (start, won) = (&start, &won);
                scope.spawn(move || {
                    start.wait();
                    match store.append("one", step, &[entry(racer)], &card("raced")) {
                        Ok(()) => won.store(racer, Ordering::Relaxed),
                        Err(StoreError::Stale { expected, step: found }) => {
                            assert_eq!((expected, found), (step, step + 1));
                            return 0;
                        }
                        Err(fault) => panic!("{fault}"),
                    }
                    1
                });
            }
        });
        let entries = stored_entries(store, "one");
        assert_eq!(entries.len(), step as usize + 1);
        assert_eq!(entries[step as usize], entry(won.into_inner()));
    }
}

fn many_games_are_played_at_once(store: &dyn Store) {
    let ids: Vec<_> = (0..12).map(|game| format!("game {game}")).collect();
    let start = Barrier::new(ids.len());
    std::thread::scope(|scope| {
        for id in &ids {
            let start = &start;
            scope.spawn(move || {
                store.create(id, &record(), None, &card(id), &Value::Null).unwrap();
                start.wait();
                for step in 0..25 {
                    // What is refused does no harm to what is written together with it.
                    let stale = store.append(id, step + 1, &[entry(99)], &card("stale"));
                    assert_eq!(stale, Err(StoreError::Stale { expected: step + 1, step }));
                    store.append(id, step, &[entry(step + 1)], &card(id)).unwrap();
                    let again = store.create(id, &record(), None, &card("again"), &Value::Null);
                    assert_eq!(again, Err(StoreError::Exists { id: id.clone() }));
                }
            });
        }
    });
    for id in &ids {
        assert_eq!(stored_entries(store, id), entries(1, 25));
    }
    assert!(store.list(99).unwrap().iter().all(|game| game.preview == card(&game.id)));
}

fn a_company_belongs_to_the_table(store: &dyn Store) {
    let (ours, people) = (json!({ "seats": [null, "scout"] }), json!({ "seats": [] }));
    assert_eq!(store.company("one").unwrap(), None);
    store.create("one", &record(), None, &card("one"), &ours).unwrap();
    store.create("two", &record(), None, &card("two"), &Value::Null).unwrap();
    assert_eq!(store.company("one").unwrap(), Some(ours.clone()));
    assert_eq!(store.company("two").unwrap(), Some(Value::Null));
    store.append("one", 0, &entries(1, 2), &card("one")).unwrap();
    assert_eq!(store.company("one").unwrap(), Some(ours.clone()));

    // A change of the company changes neither the game nor its times.
    let before = store.list(9).unwrap();
    store.set_company("two", &ours).unwrap();
    store.set_company("one", &people).unwrap();
    assert_eq!(store.company("one").unwrap(), Some(people));
    assert_eq!(store.company("two").unwrap(), Some(ours));
    assert_eq!(store.list(9).unwrap(), before);
    assert_eq!(stored_entries(store, "two"), []);

    assert!(store.delete("one").unwrap());
    assert_eq!(store.company("one").unwrap(), None);
    let gone = store.set_company("one", &Value::Null);
    assert_eq!(gone, Err(StoreError::NoSuchGame { id: "one".to_owned() }));
}

fn friends_belong_to_the_table(store: &dyn Store) {
    assert_eq!(store.friends("one").unwrap(), None);
    let gone = store.set_friends("one", &Value::Null, &json!({ "seats": [] }));
    assert_eq!(gone, Err(StoreError::NoSuchGame { id: "one".to_owned() }));
    store.create("one", &record(), None, &card("new"), &card("company")).unwrap();
    assert_eq!(store.friends("one").unwrap(), Some(Value::Null));
    let (first, second) = (json!({ "host": "a", "names": ["żółw", "🦔"] }), json!({ "host": "b" }));
    assert!(store.set_friends("one", &Value::Null, &first).unwrap());
    assert_eq!(store.friends("one").unwrap(), Some(first.clone()));
    // An outdated value changes nothing.
    assert!(!store.set_friends("one", &Value::Null, &second).unwrap());
    assert_eq!(store.friends("one").unwrap(), Some(first.clone()));
    assert!(store.set_friends("one", &first, &second).unwrap());
    let standing = store.standing(&["one".to_owned(), "none".to_owned()]).unwrap();
    let [standing] = &standing[..] else { panic!("there is one game") };
    assert_eq!((standing.step, &standing.company, &standing.friends), (0, &card("company"), &second));
    // Neither the game nor its company is touched by it, nor does it by them.
    store.append("one", 0, &entries(1, 2), &card("two")).unwrap();
    store.set_company("one", &card("others")).unwrap();
    assert_eq!(store.friends("one").unwrap(), Some(second));
    assert_eq!(stored_entries(store, "one"), entries(1, 2));
    store.delete("one").unwrap();
    assert_eq!(store.friends("one").unwrap(), None);
    let hosted = json!({ "host": "c", "shut": true });
    store.create_with("one", &record(), None, &card("new"), &Value::Null, &hosted).unwrap();
    assert_eq!(store.friends("one").unwrap(), Some(hosted));
}

fn of_those_who_change_friends_nobody_is_undone(store: &dyn Store) {
    store.create("one", &record(), None, &Value::Null, &Value::Null).unwrap();
    let number = |friends: &Value| friends.as_u64().unwrap_or(0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    loop {
                        let was = store.friends("one").unwrap().unwrap();
                        if store.set_friends("one", &was, &json!(number(&was) + 1)).unwrap() {
                            break;
                        }
                    }
                }
            });
        }
    });
    assert_eq!(store.friends("one").unwrap(), Some(json!(20)));
}

fn strange_names_are_only_names(store: &dyn Store) {
    let names = ["", "'; DROP TABLE game; --", "../../etc/passwd", "zażółć", "\u{0}", "%"];
    for name in names {
        assert_eq!(store.step(name).unwrap(), None);
        store.create(name, &record(), None, &card(name), &Value::Null).unwrap();
        store.append(name, 0, &entries(1, 2), &card(name)).unwrap();
    }
    for name in names {
        assert_eq!(stored_entries(store, name), entries(1, 2));
        assert!(store.delete(name).unwrap());
    }
    assert_eq!(store.list(9).unwrap(), []);
}

/// What is noted of a game that ended with so many points.
fn over(result: &str, score: i64) -> GameSummary {
    let ended = Ended { result: result.to_owned(), score: Some(score), rounds: 4, account: card("counted") };
    GameSummary { people: 1, ended: Some(ended), ..GameSummary::default() }
}

/// The changes since a mark.
#[track_caller]
fn tallied(store: &dyn Store, since: i64) -> Tallied {
    store.counted(since).unwrap().expect("something has changed")
}

fn what_is_counted_is_told_once(store: &dyn Store) {
    let ids = |games: &[Counted]| games.iter().map(|counted| counted.id.clone()).collect::<Vec<_>>();
    for id in ["one", "two", "three"] {
        store.create(id, &record(), None, &Value::Null, &Value::Null).unwrap();
    }
    let mut mark = tallied(store, 0).mark;
    let mut next = |all: &[&str], new: &[&str]| {
        let tallied = tallied(store, mark);
        assert!(tallied.mark > mark);
        assert_eq!((&*tallied.ids, &*ids(&tallied.games)), (&*own(all), &*own(new)));
        mark = tallied.mark;
        assert_eq!(store.counted(mark).unwrap(), None);
    };
    store.set_summary("two", 0, 1, &over("won", 9)).unwrap();
    store.set_summary("one", 0, 1, &over("lost", 9)).unwrap();
    next(&["one", "two"], &["one", "two"]);
    // Games that go on are nobody's business, and neither is who sits there.
    store.append("three", 0, &entries(1, 1), &Value::Null).unwrap();
    store.set_summary("three", 1, 1, &GameSummary::default()).unwrap();
    store.set_company("one", &card("others")).unwrap();
    store.set_summary("three", 1, 1, &over("won", 1)).unwrap();
    next(&["one", "two", "three"], &["three"]);
    // One that is counted anew, one that is played on, one that is forgotten, and one that comes back.
    store.set_summary("one", 0, 2, &over("won", 8)).unwrap();
    next(&["one", "two", "three"], &["one"]);
    store.append("two", 0, &entries(1, 1), &Value::Null).unwrap();
    next(&["one", "three"], &[]);
    let (game, listed) = (store.load("one").unwrap().unwrap(), store.listed("one").unwrap().unwrap());
    store.delete("one").unwrap();
    next(&["three"], &[]);
    store.restore(&game, &listed, &Value::Null, &Value::Null).unwrap();
    store.set_summary("one", 0, 1, &over("won", 8)).unwrap();
    next(&["one", "three"], &["one"]);
    assert_eq!(ids(&tallied(store, 0).games), ["one", "three"]);
}

fn own(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn a_sort_is_cleared_of_what_is_old(store: &dyn Store) {
    let sorts = [("real", ""), ("practised", "practice"), ("fresh", "practice"), ("unknown", "")];
    for (id, sort) in sorts {
        let changed = if id == "fresh" { 5000 } else { 1000 };
        let stored = Stored { record: Record { entries: entries(1, 3), ..record() }, secret: None };
        let listed = Listed {
            id: id.to_owned(),
            game: "marbles".to_owned(),
            steps: 3,
            created: 1000,
            changed,
            preview: Value::Null,
            summary: GameSummary::default(),
        };
        store.restore(&stored, &listed, &Value::Null, &Value::Null).unwrap();
        if id != "unknown" {
            assert!(
                store
                    .set_summary(id, 3, 1, &GameSummary { sort: sort.to_owned(), ..GameSummary::default() })
                    .unwrap()
            );
        }
    }
    assert!(!store.clear("practice", 1000).unwrap());
    assert!(store.clear("practice", 5000).unwrap());
    assert!(!store.clear("practice", 5000).unwrap());
    let mut left = store.ids().unwrap();
    left.sort();
    assert_eq!(left, ["fresh", "real", "unknown"]);
    assert_eq!(store.load("practised").unwrap(), None);
    assert_eq!(stored_entries(store, "real").len(), 3);
}

fn what_is_noted_is_of_one_step(store: &dyn Store) {
    store.create("one", &record(), None, &card("one"), &Value::Null).unwrap();
    store.create("two", &record(), None, &card("two"), &Value::Null).unwrap();
    assert_eq!(store.without_summary(1).unwrap(), ["one", "two"]);
    store.append("one", 0, &entries(1, 3), &card("one")).unwrap();
    assert!(!store.set_summary("one", 2, 1, &over("won", 9)).unwrap(), "it is at step three");
    assert!(!store.set_summary("none", 0, 1, &over("won", 9)).unwrap());
    assert!(store.set_summary("one", 3, 1, &over("won", 9)).unwrap());
    assert_eq!(store.without_summary(1).unwrap(), ["two"]);
    assert_eq!(store.without_summary(2).unwrap(), ["one", "two"], "by a newer version, everything");
    assert_eq!(store.listed("one").unwrap().unwrap().summary, over("won", 9));
    assert_eq!(store.listed("two").unwrap().unwrap().summary, GameSummary::default());
    assert_eq!(store.listed("none").unwrap(), None);
    let counted = tallied(store, 0).games;
    assert_eq!((counted.len(), &*counted[0].id, &counted[0].account), (1, "one", &card("counted")));

    // A further step makes it outdated; the sort of table and its day stay.
    let day = GameSummary { sort: "daily".to_owned(), day: Some("2026-11-21".to_owned()), ..over("lost", 2) };
    assert!(store.set_summary("one", 3, 1, &day).unwrap());
    store.append("one", 3, &entries(4, 4), &card("one")).unwrap();
    assert_eq!(store.listed("one").unwrap().unwrap().summary, GameSummary { ended: None, ..day });
    assert_eq!(tallied(store, 0).games, []);
    assert_eq!(store.without_summary(1).unwrap(), ["one", "two"]);
}

fn found(store: &dyn Store, query: &Query) -> Vec<String> {
    let Found { all, games } = store.find(&Query { most: 99, ..query.clone() }).unwrap();
    assert_eq!(all as usize, games.len());
    games.into_iter().map(|game| game.id).collect()
}

fn games_are_found_by_what_is_known_of_them(store: &dyn Store) {
    let ours = json!({ "seats": [null, "scout"] });
    let other = Record { game: "nuts".to_owned(), ..record() };
    store.create("won", &record(), None, &Value::Null, &Value::Null).unwrap();
    store.create("lost", &record(), None, &Value::Null, &ours).unwrap();
    store.create("on", &record(), None, &Value::Null, &json!({ "seats": [null, null] })).unwrap();
    store.create("nuts", &other, None, &Value::Null, &json!("damaged")).unwrap();
    assert!(store.set_summary("won", 0, 1, &over("won", 9)).unwrap());
    assert!(store.set_summary("lost", 0, 1, &GameSummary { people: 2, ..over("lost", -3) }).unwrap());
    assert!(
        store
            .set_summary("on", 0, 1, &GameSummary { sort: "practice".to_owned(), ..GameSummary::default() })
            .unwrap()
    );
    let all = Query::default();
    assert_eq!(found(store, &all), ["nuts", "on", "lost", "won"]);
    assert_eq!(found(store, &Query { rising: true, ..all.clone() }), ["won", "lost", "on", "nuts"]);
    assert_eq!(found(store, &Query { game: Some("nuts".to_owned()), ..all.clone() }), ["nuts"]);
    assert_eq!(found(store, &Query { over: Some(true), ..all.clone() }), ["lost", "won"]);
    assert_eq!(found(store, &Query { over: Some(false), ..all.clone() }), ["nuts", "on"]);
    assert_eq!(found(store, &Query { result: Some("won".to_owned()), ..all.clone() }), ["won"]);
    assert_eq!(found(store, &Query { sort: Some("practice".to_owned()), ..all.clone() }), ["on"]);
    assert_eq!(found(store, &Query { people: Some((2, 9)), ..all.clone() }), ["lost"]);
    assert_eq!(found(store, &Query { ours: Some(true), ..all.clone() }), ["lost"]);
    assert_eq!(found(store, &Query { ours: Some(false), ..all.clone() }), ["nuts", "on", "won"]);
    let now = store.listed("won").unwrap().unwrap().changed;
    assert_eq!(found(store, &Query { from: Some(now + 60_000), ..all.clone() }), [""; 0]);
    assert_eq!(found(store, &Query { before: Some(now), ..all.clone() }), [""; 0]);
    assert_eq!(found(store, &Query { from: Some(now), before: Some(now + 60_000), ..all.clone() }).len(), 4);
    // Those that have no score stand last, whichever way the list runs.
    let by_score = Query { order: Sort::Score, ..all };
    assert_eq!(found(store, &by_score)[..2], ["won", "lost"]);
    assert_eq!(found(store, &Query { rising: true, ..by_score })[..2], ["lost", "won"]);
}

fn pages_of_a_list_hold_every_game_once(store: &dyn Store) {
    for number in 0..25 {
        store.create(&format!("{number:02}"), &record(), None, &Value::Null, &Value::Null).unwrap();
    }
    for order in [Sort::Changed, Sort::Created, Sort::Steps, Sort::Score] {
        let mut seen = Vec::new();
        for page in 0..3 {
            let found = store.find(&Query { order, skip: page * 10, most: 10, ..Query::default() }).unwrap();
            assert_eq!(found.all, 25);
            seen.extend(found.games.into_iter().map(|game| game.id));
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 25, "{order:?}");
    }
}

fn a_game_is_restored_as_it_was(store: &dyn Store) {
    let stored = Stored { record: Record { entries: entries(1, 5), ..record() }, secret: Some(secret(7)) };
    store.create("one", &stored.record, stored.secret.as_ref(), &card("one"), &card("we")).unwrap();
    let mut listed = store.listed("one").unwrap().unwrap();
    (listed.created, listed.changed) = (5_000, 7_000);
    assert!(store.delete("one").unwrap());
    store.restore(&stored, &listed, &card("we"), &card("ours")).unwrap();
    assert_eq!(store.friends("one").unwrap(), Some(card("ours")));
    assert_eq!(store.load("one").unwrap(), Some(stored.clone()));
    assert_eq!(store.listed("one").unwrap(), Some(listed.clone()));
    assert_eq!(store.company("one").unwrap(), Some(card("we")));
    let again = store.restore(&stored, &listed, &card("we"), &Value::Null);
    assert_eq!(again, Err(StoreError::Exists { id: "one".to_owned() }));
}

fn a_small_thing_is_kept_once(store: &dyn Store) {
    assert_eq!(store.kv_list("medal").unwrap(), []);
    assert!(store.kv_insert("medal", "first", &card("one")).unwrap());
    assert!(!store.kv_insert("medal", "first", &card("two")).unwrap());
    assert!(store.kv_insert("other", "first", &card("three")).unwrap());
    assert_eq!(store.kv_list("medal").unwrap(), [("first".to_owned(), card("one"))]);
}

fn a_small_thing_changes_only_from_what_it_was(store: &dyn Store) {
    let (one, two) = (json!({ "name": "żółw <b>'; DROP", "n": [1, -2, 3.5] }), card("two"));
    let kept = || store.kv_get("pack", "mine").unwrap();
    assert_eq!(kept(), None);
    assert!(store.compare_and_swap("pack", "mine", None, None).unwrap());
    // What is not there is neither changed nor forgotten.
    assert!(!store.compare_and_swap("pack", "mine", Some(&one), Some(&two)).unwrap());
    assert!(!store.compare_and_swap("pack", "mine", Some(&one), None).unwrap());
    assert_eq!(kept(), None);
    assert!(store.compare_and_swap("pack", "mine", None, Some(&one)).unwrap());
    assert_eq!(kept(), Some(one.clone()));
    assert!(!store.compare_and_swap("pack", "mine", None, Some(&two)).unwrap());
    assert!(!store.compare_and_swap("pack", "mine", None, None).unwrap());
    assert!(!store.compare_and_swap("pack", "mine", Some(&two), Some(&two)).unwrap());
    assert!(!store.compare_and_swap("pack", "mine", Some(&two), None).unwrap());
    assert_eq!(kept(), Some(one.clone()));
    // Another sort, and another name, are other things.
    assert!(store.kv_insert("medal", "mine", &two).unwrap());
    assert!(store.kv_insert("pack", "yours", &two).unwrap());
    assert!(store.compare_and_swap("pack", "mine", Some(&one), Some(&two)).unwrap());
    assert_eq!(kept(), Some(two.clone()));
    assert!(store.compare_and_swap("pack", "mine", Some(&two), None).unwrap());
    assert_eq!(kept(), None);
    assert_eq!(store.kv_list("pack").unwrap(), [("yours".to_owned(), two.clone())]);
    assert_eq!(store.kv_list("medal").unwrap(), [("mine".to_owned(), two)]);
}

fn of_those_who_change_a_small_thing_nobody_is_undone(store: &dyn Store) {
    store.kv_insert("count", "one", &json!(0)).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    loop {
                        let was = store.kv_get("count", "one").unwrap().unwrap();
                        let now = json!(was.as_u64().unwrap() + 1);
                        if store.compare_and_swap("count", "one", Some(&was), Some(&now)).unwrap() {
                            break;
                        }
                    }
                }
            });
        }
    });
    assert_eq!(store.kv_get("count", "one").unwrap(), Some(json!(20)));
}

/// Everything in a store.
fn everything(store: &dyn Store) -> Vec<Item> {
    let mut items = Vec::new();
    store
        .dump(&mut |item| {
            items.push(item);
            ControlFlow::Continue(())
        })
        .unwrap();
    items
}

fn everything_comes_and_goes_at_once(store: &dyn Store) {
    let listed = |id: &str, created| Listed {
        id: id.to_owned(),
        game: "marbles".to_owned(),
        steps: 3,
        created,
        changed: 9_000,
        preview: card(id),
        summary: over("won", created),
    };
    let game = |id: &str, created, secret| {
        let stored = Stored { record: Record { entries: entries(1, 3), ..record() }, secret };
        Item::Game(Box::new(Whole {
            stored,
            listed: listed(id, created),
            company: card("we"),
            friends: json!({ "host": id }),
        }))
    };
    let medal = Item::Keepsake { sort: "medal".to_owned(), name: "first".to_owned(), value: card("one") };
    let all = [game("late", 2_000, Some(secret(3))), game("early", 1_000, None), medal.clone()];
    // What breaks off has not begun.
    let mut few = all.iter().take(2);
    let mut break_off =
        || few.next().map_or(ControlFlow::Break(()), |item| ControlFlow::Continue(Some(item.clone())));
    assert!(!store.fill(&mut break_off).unwrap());
    assert_eq!(everything(store), []);

    let mut items = all.iter().cloned();
    assert!(store.fill(&mut || ControlFlow::Continue(items.next())).unwrap());
    let [late, early, _] = &all;
    assert_eq!(everything(store), [early.clone(), late.clone(), medal]);
    // Accounts are recomputed.
    assert_eq!(store.without_summary(1).unwrap(), ["early", "late"]);
    store.append("early", 3, &entries(4, 4), &card("on")).unwrap();
    assert_eq!(stored_entries(store, "early"), entries(1, 4));

    // Nothing is written over.
    let again = store.fill(&mut || ControlFlow::Continue(None));
    assert_eq!(again.unwrap_err().code(), "store-not-empty");
    let mut seen = 0;
    store
        .dump(&mut |_| {
            seen += 1;
            ControlFlow::Break(())
        })
        .unwrap();
    assert_eq!(seen, 1);
}
