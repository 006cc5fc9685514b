//! Archives, records, reports and backups that somebody has changed or damaged.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Brought, Config, Served, ServedGame, ServerOptions, open_attic, open_attic_untouched};
use stats::{Kept, Line, Medals, daily_secret};
use store::{Sqlite, Store};
use tabletop::{ChanceRecord, ErasedGame, Opened, Record, Secret, Source};

use crate::attacks::archives::{
    PATIENT, TOO_MUCH, archive, bring, client, golden, id, now, open_to_all, packed, refusals,
    shows_every_page, table, with,
};
use crate::common::{Browser, Folder, Site, WaitingRoom, dechunk, game, rooms};
use crate::small::Stones;

/// The days of the challenges: the first, and one that is to come.
const FIRST_DAY: &str = "2026-11-21";

/// Tried: a record that says it was played last at the beginning or the end of time, brought by anybody. The page of
/// statistics pushed every month since then, the server ran out of memory, and did so again after every restart.
#[test]
fn a_game_is_not_older_than_the_program_and_not_of_the_day_after_tomorrow() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let line = table(1, &golden(1)[0]);
    let first = 1_793_491_200_000_i64;
    let day = 86_400_000;
    for time in [i64::MIN, -1, 0, first - 1, now() + 2 * day, i64::MAX] {
        let browser = client(&site, 1);
        let wrong = with(&with(&line, "/table/changed", json!(time)), "/table/created", json!(time));
        assert_eq!(refusals(&bring(&browser, &[wrong]).expect(200)), [id(1)], "{time}");
        let back = with(&line, "/table/changed", json!(first));
        assert_eq!(refusals(&bring(&browser, &[back]).expect(200)), [id(1)], "it ends before it begins");
    }
    let browser = client(&site, 1);
    assert_eq!(
        bring(&browser, &[with(&line, "/table/changed", json!(i128::from(i64::MAX) + 1))]).json()["new"],
        0
    );
    assert_eq!(browser.get("/api/v1/tables").expect(200).json()["all"], 0);
    let near = with(&line, "/table/changed", json!(now() + day / 2));
    assert_eq!(bring(&browser, &[near]).expect(200).json()["new"], 1);
    shows_every_page(&browser, Some(&id(1)), "a date of tomorrow");
}

/// Tried: dates and points at the ends of their types, in a database that an older program has filled from such files.
#[test]
fn what_an_older_program_has_taken_is_shown_all_the_same() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let lines: Vec<Value> =
        golden(3).iter().enumerate().map(|(number, record)| table(number, record)).collect();
    assert_eq!(bring(&client(&site, 1), &lines).expect(200).json()["new"], 3);
    site.close();
    let database = rusqlite::Connection::open(folder.database()).unwrap();
    for (one, other) in [(i64::MIN, i64::MAX), (i64::MIN, 0), (0, i64::MAX), (i64::MIN + 1, i64::MAX - 1)] {
        for (number, value) in [(0, one), (1, other), (2, now())] {
            let set = "UPDATE game SET created = ?1, changed = ?1, score = ?1, account = json_set(account, '$.score', ?1,
                       '$.numbers.caught', ?1, '$.numbers.rounds', ?1) WHERE id = ?2";
            assert_eq!(database.execute(set, (value, id(number))).unwrap(), 1);
            let medal = medals().iter().nth(number).unwrap().id.clone();
            let set = "INSERT OR REPLACE INTO keepsake (sort, name, value) VALUES ('medal', ?1, json_object('when', ?2))";
            assert_eq!(database.execute(set, (medal, value)).unwrap(), 1);
        }
        // It begins as after an attack, and again.
        for _ in 0..2 {
            let site = Site::open(&folder.database());
            for number in 0..3 {
                shows_every_page(&client(&site, 1), Some(&id(number)), &format!("{one} and {other}"));
            }
        }
    }
}

/// Tried: 200 games in one archive at a server that keeps five tables. There were 205 then.
#[test]
fn no_file_brings_more_tables_than_are_kept() {
    let folder = Folder::new();
    let site = open_to_all(&folder, server::Limits { tables: 5, ..PATIENT });
    let browser = client(&site, 1);
    let record = &golden(1)[0];
    let lines: Vec<Value> = (0..20).map(|number| table(number, record)).collect();
    let told = bring(&browser, &lines).expect(200);
    assert_eq!((&told.json()["new"], refusals(&told).len()), (&json!(5), 15));
    let text = record.to_json();
    browser.ask("POST", "/games/import", Some(("application/json", text.as_bytes()))).expect(503);
    let body = json!({ "record": record }).to_string();
    browser.ask("POST", "/api/v1/records", Some(("application/json", body.as_bytes()))).expect(503);
    assert_eq!(Sqlite::open(folder.database()).unwrap().ids().unwrap().len(), 5);
    // What is here already is no table more.
    assert_eq!(bring(&browser, &lines[..5]).expect(200).json()["known"], 5);
}

/// Tried: twelve games that twelve clients begin at the same moment, where three tables are kept. All of them looked for room
/// before the first was there.
#[test]
fn tables_begun_at_the_same_moment_stay_within_the_limit() {
    let folder = Folder::new();
    let site = open_to_all(&folder, server::Limits { tables: 3, ..PATIENT });
    let together = std::sync::Barrier::new(12);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let begin = |number| {
            let (browser, together) = (client(&site, number), &together);
            scope.spawn(move || {
                together.wait();
                browser.post("/new/ratcatcher", &[("quick", "1")]).status
            })
        };
        let threads: Vec<_> = (1..=12).map(begin).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(Sqlite::open(folder.database()).unwrap().ids().unwrap().len(), 3, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|&&status| status == 503).count(), 9, "{statuses:?}");
}

/// Tried: a table of a stranger with `sort: "daily"` and the date of today, which stood on everybody's page of the day.
#[test]
fn no_stranger_puts_a_table_onto_the_page_of_the_day_or_into_statistics() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let browser = client(&site, 1);
    let line = table(1, &golden(1)[0]);
    let daily =
        |line: &Value, day: Value| with(&with(line, "/table/sort", json!("daily")), "/table/day", day);
    let known = bring(&browser, &[daily(&line, json!(FIRST_DAY)), table(2, &golden(2)[1])]).expect(200);
    assert_eq!(known.json()["new"], 2);
    assert!(!browser.get("/daily?month=2026-11").expect(200).text().contains(&id(1)));
    let store = Sqlite::open(folder.database()).unwrap();
    for number in [1, 2] {
        let note = store.listed(&id(number)).unwrap().unwrap().summary;
        assert_eq!((&*note.sort, note.day), ("brought", None));
    }
    assert!(browser.get("/stats/ratcatcher").expect(200).text().contains("Nothing to count yet"));
    for (day, sort) in [
        (json!("2026-11-31"), "daily"),
        (json!("2999-01-01"), "daily"),
        (json!("2026-11-20"), "daily"),
        (Value::Null, "daily"),
        (json!(FIRST_DAY), ""),
        (Value::Null, "medal"),
        (Value::Null, "Daily"),
    ] {
        let wrong = with(&daily(&table(3, &golden(1)[0]), day.clone()), "/table/sort", json!(sort));
        assert_eq!(refusals(&bring(&browser, &[wrong]).expect(200)), [id(3)], "{day} {sort}");
    }
}

/// Tried, at the machine itself: any game under the name of a day's challenge. A challenge is what was begun with the
/// chance of its day.
#[test]
fn only_a_challenge_is_a_challenge() {
    let (here, there) = (Folder::new(), Folder::new());
    let site = Site::open(&here.database());
    let browser = client(&site, 1);
    let line =
        with(&with(&table(1, &golden(1)[0]), "/table/sort", json!("daily")), "/table/day", json!(FIRST_DAY));
    assert_eq!(refusals(&bring(&browser, &[line]).expect(200)), [id(1)]);
    // One that is one is taken as such.
    let begun = site.browser().post("/daily/ratcatcher", &[("day", FIRST_DAY)]).location().to_owned();
    let file = site.browser().get("/games/export?secrets=1").expect(200);
    let other = Site::open(&there.database());
    let program = client(&other, 1);
    let told = program
        .ask("POST", "/api/v1/archives", Some(("application/gzip", &dechunk(&file.bytes))))
        .expect(200);
    assert_eq!(told.json()["new"], 1);
    let again = other.browser().post("/daily/ratcatcher", &[("day", FIRST_DAY)]);
    assert_eq!(again.location(), begun);
    let secret = daily_secret("ratcatcher", FIRST_DAY.parse().unwrap());
    let record = other.browser().record(&begun).0;
    assert!(
        matches!(record.chance, ChanceRecord::Keyed { commitment, .. } if commitment == secret.commitment())
    );
}

/// Tried: 293 kilobytes of medals with long names and values, which became 300 megabytes of database; and medals for
/// games that nobody played.
#[test]
fn medals_are_those_that_there_are_and_never_those_of_a_stranger() {
    let thing = |sort: &str, name: &str, value: Value| json!({ "keepsake": { "sort": sort, "name": name, "value": value } });
    let medal = &medals().iter().next().unwrap().id.clone();
    let earned = json!({ "table": id(1), "when": now() });
    let account = json!({ "result": "won", "score": 999, "rounds": 1, "words": {}, "numbers": {} });
    let par = format!("ratcatcher/{FIRST_DAY}/elder");
    let mut lines: Vec<Value> =
        (0..1500).map(|number| thing("medal", &format!("{number:0200}"), json!("x".repeat(2000)))).collect();
    lines.push(thing("medal", medal, earned.clone()));
    lines.push(thing("par", &par, account.clone()));
    lines.push(thing("anything", "at all", Value::Null));
    let kept = |folder: &Folder| {
        let store = Sqlite::open(folder.database()).unwrap();
        ["medal", "par", "anything"].map(|sort| store.kv_list(sort).unwrap())
    };

    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    bring(&client(&site, 1), &lines).expect(200);
    assert_eq!(kept(&folder), [vec![], vec![], vec![]]);
    // More than that is not even looked at.
    let many = vec![lines[0].clone(); 3000];
    assert_eq!(bring(&client(&site, 1), &many).expect(413).json()["error"]["code"], "file-too-much");

    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let told = bring(&client(&site, 1), &lines).expect(200);
    assert_eq!(refusals(&told).len(), 500, "no more than so many are told");
    // The game that it names is not here.
    assert_eq!(kept(&folder)[0], [(medal.clone(), json!({ "when": earned["when"] }))]);
    assert_eq!(kept(&folder)[1], [(par, account)]);
    assert_eq!(kept(&folder)[2], []);
    site.browser().get("/stats").expect(200);
    assert!(folder.database().metadata().unwrap().len() < 1 << 20);
}

/// Tried: fields of every sort in places that keep any JSON, such as who sits at the table. They were kept as they came.
#[test]
fn nothing_is_kept_but_what_a_table_has() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let browser = client(&site, 1);
    let record = &golden(1)[0];
    let line = table(1, record);
    let stuffed =
        json!({ "seats": ["elder", null, "elder"], "more": "x".repeat(100_000), "waits": { "step": 1 } });
    assert_eq!(bring(&browser, &[with(&line, "/table/company", stuffed)]).expect(200).json()["new"], 1);
    let store = Sqlite::open(folder.database()).unwrap();
    assert_eq!(store.company(&id(1)).unwrap(), Some(json!({ "seats": ["elder"] })));
    // What a backup holds beside a record is found out anew from the record.
    let beside = json!({ "card": { "x": "y".repeat(9999) }, "people": 200, "result": "won", "score": i64::MAX,
        "rounds": u32::MAX, "account": { "numbers": { "caught": i64::MAX } }, "friends": { "shut": true } });
    let line = with(&table(2, record), "/table/backup", beside);
    assert_eq!(bring(&browser, &[line]).expect(200).json()["new"], 1);
    let (one, two) = (store.listed(&id(1)).unwrap().unwrap(), store.listed(&id(2)).unwrap().unwrap());
    assert_eq!(
        (one.preview, one.summary.ended.map(|ended| ended.score)),
        (two.preview, two.summary.ended.map(|ended| ended.score))
    );
    assert_eq!(store.friends(&id(2)).unwrap(), Some(json!({ "shut": false, "seats": [], "imported": true })));
    for (pointer, value) in [
        ("/table/id", json!("../../etc/passwd")),
        ("/table/id", json!("x".repeat(100_000))),
        ("/table/more", json!(1)),
        ("/table/record/game", json!("x".repeat(100_000))),
        ("/table/record/setup/more", json!("x".repeat(100_000))),
        ("/table/record/entries/0/choose/id", json!("x".repeat(100_000))),
        ("/table/record/forked", json!({ "step": u32::MAX, "kept": u32::MAX })),
    ] {
        let told = bring(&browser, &[with(&table(3, record), pointer, value)]).expect(200);
        assert_eq!((refusals(&told).len(), told.bytes.len() < 1000), (1, true), "{pointer}");
    }
    let page = site.browser().with("x-forwarded-for", "203.0.113.9");
    let line = with(&table(3, record), "/table/record/entries/0/choose/id", json!("x".repeat(100_000)));
    let page = page.ask("POST", "/games/import", Some(("application/x-ndjson", archive(&[line]).as_bytes())));
    assert!(page.expect(200).bytes.len() < 20_000);
}

/// Tried: every single flipped bit of a backup. Reading stopped at the line `End`, before the checksum, so that two of 330
/// were restored, with another name of a table.
#[test]
fn a_backup_with_a_flipped_bit_restores_nothing_or_everything() {
    let folder = Folder::new();
    let attic = open_attic(&folder.database().into(), rooms()).unwrap();
    let lines: Vec<Value> =
        golden(2).iter().enumerate().map(|(number, record)| table(number, record)).collect();
    attic.bring(archive(&lines).as_bytes()).unwrap();
    let mut backup = Vec::new();
    attic.backup(&mut backup).unwrap();
    let whole = dump(&folder);
    let bits = backup.len() * 8;
    // All bits of the head and of the checksum, and many between.
    let flips = (0..80).chain((80..bits - 64).step_by(bits / 250)).chain(bits - 64..bits);
    let mut restored = 0;
    for bit in flips {
        let mut damaged = backup.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let place = Folder::new();
        let attic = open_attic_untouched(&place.database().into(), rooms()).unwrap();
        if attic.restore(&*damaged, |_| {}).is_ok() {
            restored += 1;
            assert_eq!(dump(&place), whole, "bit {bit}");
        } else {
            assert_eq!(Sqlite::open(place.database()).unwrap().ids().unwrap(), [""; 0], "bit {bit}");
        }
    }
    assert!(restored < 80, "only the time and the system in the head of the file mean nothing: {restored}");
}

/// Everything in a database, but for when it was noted.
fn dump(folder: &Folder) -> Vec<String> {
    let mut all = Vec::new();
    let store = Sqlite::open(folder.database()).unwrap();
    store
        .dump(&mut |item| {
            all.push(format!("{item:?}"));
            std::ops::ControlFlow::Continue(())
        })
        .unwrap();
    all
}

/// Tried: archives with flipped bits, cut at any place, and with something behind their end. What stood before the damage
/// was taken, and so it was where the damage was told only by the checksum.
#[test]
fn a_damaged_archive_brings_nothing() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = client(&site, 1);
    let lines: Vec<Value> =
        golden(2).iter().enumerate().map(|(number, record)| table(number, record)).collect();
    let text = archive(&lines);
    let file = packed(text.as_bytes());
    let bits = file.len() * 8;
    let import = |bytes: &[u8]| {
        let page = browser.ask("POST", "/games/import", Some(("application/gzip", bytes)));
        let answer = browser.ask("POST", "/api/v1/archives", Some(("application/gzip", bytes)));
        assert_eq!(page.status, answer.status);
        answer
    };
    let flipped = (80..bits - 64).step_by(bits / 60).chain(bits - 64..bits).map(|bit| {
        let mut damaged = file.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        damaged
    });
    let cut = (10..file.len()).step_by(file.len() / 40).map(|length| file[..length].to_vec());
    let behind =
        [[&file[..], b"x"].concat(), [&file[..], &packed(b"\n\nmore")].concat(), [&file[..], &file].concat()];
    for damaged in flipped.chain(cut).chain(behind) {
        let answer = import(&damaged);
        // What comes of a flipped bit may be anything, before the checksum is reached.
        assert!([413, 422].contains(&answer.status), "{}", String::from_utf8_lossy(&answer.bytes));
        let code = answer.json()["error"]["code"].clone();
        let codes = ["file-cut", "file-damaged", "file-goes-on", "file-line", "file-too-much"];
        assert!(codes.iter().any(|known| code == *known), "{code}");
    }
    let plain =
        |text: &str| browser.ask("POST", "/api/v1/archives", Some(("application/x-ndjson", text.as_bytes())));
    let last = text.trim_end().rsplit_once('\n').unwrap().0;
    plain(last).expect(422);
    plain(&format!("{last}\n{{\"end\":{{\"tables\":1,\"keepsakes\":0}}}}\n")).expect(422);
    plain(&format!("{text}{}\n", lines[0])).expect(422);
    assert_eq!(Sqlite::open(folder.database()).unwrap().ids().unwrap(), [""; 0]);
    assert_eq!(bring(&browser, &lines).expect(200).json()["new"], 2);
}

fn stones() -> Vec<Arc<dyn ServedGame>> {
    vec![Arc::new(Served::<Stones>::new(Arc::new(Stones::default()), Vec::new()))]
}

/// What a table is in the database, as an archive would say it.
fn kept(folder: &Folder, id: &str) -> Kept {
    let stored = Sqlite::open(folder.database()).unwrap().load(id).unwrap().unwrap();
    Kept {
        id: id.to_owned(),
        created: now() - 1000,
        changed: now(),
        sort: String::new(),
        day: None,
        company: Value::Null,
        secret: None,
        record: stored.record.sealed(),
        backup: None,
    }
}

fn line(kept: Kept) -> Value {
    serde_json::from_str(&Line::Table(Box::new(kept)).to_string()).unwrap()
}

/// Tried: guesses at what was drawn at a table whose record is withheld. An archive with the right guess was answered with
/// `known: 1`, one with a wrong guess with `new: 1`.
#[test]
fn no_file_tells_whether_a_guess_about_a_withheld_record_is_right() {
    for proxied in [false, true] {
        let folder = Folder::new();
        let options = ServerOptions { proxied, ..ServerOptions::default() };
        let config = Config::new(folder.database(), stones());
        let site =
            Site::with(Config { port: 0, pace: Duration::ZERO, limits: Some(PATIENT), options, ..config });
        let browser = client(&site, 1);
        let id = if proxied {
            let begun = browser.post("/new/stones", &[("goal", "40")]);
            begun.location().trim_start_matches("/table/").to_owned()
        } else {
            // At the machine itself, only what was shared out is kept from the people there.
            let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
            room.join(&site.browser(), &room.link(1), &[("words", "rind")]);
            room.deal("0", "cheese");
            room.table.trim_start_matches("/table/").to_owned()
        };
        let id = &*id;
        let right = kept(&folder, id);
        let mut wrong = right.clone();
        let other = &mut wrong.record.start.chance;
        assert!(!other.is_empty(), "hands are dealt");
        other.reverse();
        wrong.record.seal = None;
        let mut shorter = right.clone();
        shorter.record.entries.pop();
        let unsealed = Record { seal: None, ..right.record.clone() };
        let guesses = [
            line(right.clone()),
            line(wrong),
            line(Kept { record: unsealed, ..right.clone() }),
            line(Kept { record: golden(1)[0].clone(), ..right.clone() }),
            with(&line(right), "/table/changed", json!(0)),
        ];
        let answers: Vec<(u16, Value)> = guesses
            .iter()
            .map(|guess| bring(&browser, std::slice::from_ref(guess)))
            .map(|answer| (answer.status, answer.json()))
            .collect();
        for answer in &answers {
            assert_eq!(answer, &answers[0]);
            assert_eq!(
                (&answer.1["known"], &answer.1["new"], &answer.1["refused"]),
                (&json!(0), &json!(0), &answers[0].1["refused"])
            );
            assert_eq!(
                (answer.1["refused"].as_array().unwrap().len(), &answer.1["refused"][0]["id"]),
                (1, &json!(id))
            );
        }
        // A person is told the same in each case, too.
        let page = site.browser().with("x-forwarded-for", "203.0.113.9");
        let page = |guess: &Value| {
            let body = archive(std::slice::from_ref(guess));
            page.ask("POST", "/games/import", Some(("application/x-ndjson", body.as_bytes())))
                .expect(200)
                .text()
                .to_owned()
        };
        let said: Vec<String> = guesses.iter().map(page).collect();
        assert!(said.iter().all(|one| *one == said[0]), "{said:?}");
        assert!(said[0].contains("keeps its steps secret"), "{}", said[0]);
    }
}

/// A game of two seats that was just begun with a secret that whoever made the file knows.
fn foreseen(steps: u32) -> (Record, Secret) {
    let secret = Secret::new([9; 32]);
    let game = game();
    let setup = serde_json::to_value(ratcatcher::Setup::default()).unwrap();
    let Ok(Opened::Table(mut table)) = game.open(&setup, Source::Keyed(secret.clone()), &[]) else {
        panic!("a keyed game begins")
    };
    while table.step() < steps {
        let choice = table.choices(table.asked())[0].id.clone();
        table.choose(&choice, None).unwrap();
    }
    (table.record().clone(), secret)
}

/// Tried: a game begun at home, exported with its secret, brought to a server, and played there with somebody who believes
/// its dice. Whoever brought it foresaw every draw.
#[test]
fn no_secret_of_a_game_that_goes_on_crosses_the_network() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let browser = client(&site, 1);
    let (record, secret) = foreseen(3);
    let mut kept = serde_json::from_value::<Kept>(table(1, &record)["table"].clone()).unwrap();
    kept.secret = Some(secret.clone());
    assert_eq!(bring(&browser, &[line(kept.clone())]).expect(200).json()["new"], 1);
    let store = Sqlite::open(folder.database()).unwrap();
    assert!(store.load(&id(1)).unwrap().is_none(), "it goes on as a fork");
    let ids = store.ids().unwrap();
    let fork = store.load(&ids[0]).unwrap().unwrap();
    assert_ne!(fork.secret, Some(secret.clone()));
    assert!(fork.secret.is_some() && fork.record.forked.is_some());
    assert_eq!(store.friends(&ids[0]).unwrap().unwrap()["imported"], true);
    // Bringing it again finds it, as far as nothing is hidden there.
    assert_eq!(bring(&browser, &[line(kept.clone())]).expect(200).json()["known"], 1);
    let mine = Kept { id: ids[0].clone(), record: fork.record.clone(), secret: None, ..kept.clone() };
    assert_eq!(bring(&browser, &[line(mine)]).expect(200).json()["known"], 1);
    // Nor does one leave.
    let file = browser.get("/games/export?secrets=1").expect(200);
    let mut text = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&*dechunk(&file.bytes)), &mut text)
        .unwrap();
    assert!(text.contains(&ids[0]) && !text.contains("\"secret\":\""), "{text}");
    // At the machine itself it is as before.
    let (here, mine) = (Folder::new(), kept.id.clone());
    let site = Site::open(&here.database());
    assert_eq!(bring(&client(&site, 1), &[line(kept)]).expect(200).json()["new"], 1);
    assert_eq!(Sqlite::open(here.database()).unwrap().load(&mine).unwrap().unwrap().secret, Some(secret));
}

/// Tried: games from files that look like any other. Whatever a file has brought says so, for as long as it is kept, and so
/// does what is begun from it.
#[test]
fn whatever_a_file_brings_is_marked() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = client(&site, 1);
    let store = Sqlite::open(folder.database()).unwrap();
    let (goes_on, secret) = foreseen(4);
    let over = &golden(1)[0];
    let last = |answer: crate::common::Answer| {
        let path = answer.location().trim_start_matches("/table/");
        path.split('/').next().unwrap().to_owned()
    };
    let post = |kind: &str, text: &str| browser.ask("POST", "/games/import", Some((kind, text.as_bytes())));
    let mut brought = vec![
        last(post("application/json", &over.to_json())),
        last(post("application/json", &goes_on.clone().sealed().to_json())),
        last(browser.post("/games/import", &[("record", &over.to_json())])),
    ];
    let body = json!({ "record": over }).to_string();
    let answer =
        browser.ask("POST", "/api/v1/records", Some(("application/json", body.as_bytes()))).expect(201);
    brought.push(answer.json()["id"].as_str().unwrap().to_owned());
    let report = browser.get(&format!("/table/{}/report?step=2&save=1", brought[1])).expect(200);
    brought.push(last(post("application/json", report.text())));
    let body = json!({ "report": report.json() });
    let answer = browser.send_json("POST", "/api/v1/reports", &body).expect(201).json();
    assert_eq!(answer["at"], 2);
    brought.push(answer["id"].as_str().unwrap().to_owned());
    bring(&browser, &[table(1, over), table(2, &goes_on)]).expect(200);
    // What goes further here by a file, too.
    let (shorter, _) = foreseen(2);
    let mine = |record: &Record| {
        let mut line = table(3, record);
        line["table"]["secret"] = json!(secret.to_hex());
        line
    };
    bring(&browser, &[mine(&shorter)]).expect(200);
    store.set_friends(&id(3), &store.friends(&id(3)).unwrap().unwrap(), &Value::Null).unwrap();
    assert_eq!(bring(&browser, &[mine(&goes_on)]).expect(200).json()["longer"], 1);
    assert_eq!(store.ids().unwrap().len(), brought.len() + 3);
    let fork = site.browser().step(&format!("/table/{}", id(3)), "fork", 1).location().to_owned();
    for id in store.ids().unwrap() {
        let friends = store.friends(&id).unwrap().unwrap();
        assert_eq!(friends["imported"], true, "{id} {friends}");
    }
    assert!(store.ids().unwrap().iter().any(|id| fork.ends_with(&**id)));
    // A game of this place is no such thing, and a backup changes nothing about either.
    let own = site.browser().begin();
    let own = own.trim_start_matches("/table/");
    assert_eq!(store.friends(own).unwrap().unwrap_or_default().get("imported"), None);
    site.close();
    let mut file = Vec::new();
    open_attic_untouched(&folder.database().into(), rooms()).unwrap().backup(&mut file).unwrap();
    let other = Folder::new();
    open_attic_untouched(&other.database().into(), rooms()).unwrap().restore(&*file, |_| {}).unwrap();
    let restored = Sqlite::open(other.database()).unwrap();
    for id in store.ids().unwrap() {
        assert_eq!(restored.friends(&id).unwrap(), store.friends(&id).unwrap());
    }
}

/// The values at which types end, and those that are of another type.
fn bounds() -> Vec<Value> {
    let numbers = [i64::MIN, -1, 0, 1, i64::from(u32::MAX), i64::MAX].map(|number| json!(number));
    let long = "ż".repeat(400);
    let texts = ["", "0", "daily", "2026-11-21", "<script>", &long].map(|text| json!(text));
    let others = [json!(u64::MAX), json!(1e308), Value::Null, json!([]), json!({}), json!(true)];
    numbers.into_iter().chain(texts).chain(others).collect()
}

/// Every value in a line that holds no other, and every list and object but the first.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), value)).collect(),
        // Of many alike the first, the second and the last.
        Value::Array(items) => {
            let places = [0, 1, items.len().saturating_sub(1)];
            let places: std::collections::BTreeSet<usize> =
                places.into_iter().filter(|at| *at < items.len()).collect();
            places.into_iter().map(|place| (place.to_string(), &items[place])).collect()
        }
        _ => Vec::new(),
    };
    for (name, value) in inner {
        let at = format!("{at}/{name}");
        leaves(value, &at, found);
        found.push(at);
    }
}

/// The law of everything that comes from outside: whatever is accepted can be shown on every page. Every field of a table, of
/// a medal and of a result is given every value at which its type ends, for whoever sits at the machine and for a stranger.
#[test]
fn whatever_is_accepted_can_be_shown_on_every_page() {
    let medal = &medals().iter().next().unwrap().id.clone();
    let account = json!({ "result": "won", "score": 3, "rounds": 4, "words": { "who": "x" }, "numbers": { "caught": 1 } });
    let counted = with(&with(&table(1, &golden(1)[0]), "/table/sort", json!("")), "/table/day", Value::Null);
    let (goes_on, secret) = foreseen(3);
    let mut unfinished = table(2, &goes_on);
    unfinished["table"]["secret"] = json!(secret.to_hex());
    let lines = [
        counted,
        unfinished,
        json!({ "keepsake": { "sort": "medal", "name": medal, "value": { "table": id(1), "when": now() } } }),
        json!({ "keepsake": { "sort": "par", "name": format!("ratcatcher/{FIRST_DAY}/elder"), "value": account } }),
    ];
    let folders = [Folder::new(), Folder::new()];
    let sites = [Site::open(&folders[0].database()), open_to_all(&folders[1], PATIENT)];
    let (mut accepted, mut refused) = (0, 0);
    for line in &lines {
        let mut pointers = Vec::new();
        leaves(line, "", &mut pointers);
        // An entry is told by others of its sort; what a field of it may be is one thing in each.
        for pointer in pointers.iter().filter(|pointer| *pointer != "/table" && *pointer != "/keepsake") {
            for bound in bounds() {
                let changed = with(line, pointer, bound.clone());
                for (site, folder) in sites.iter().zip(&folders) {
                    let browser = client(site, 1);
                    let answer = bring(&browser, std::slice::from_ref(&changed));
                    assert!(answer.status < 500, "{pointer} {bound}: {}", answer.status);
                    if answer.status != 200 || answer.json()["refused"] != json!([]) {
                        refused += 1;
                        continue;
                    }
                    accepted += 1;
                    let ids = Sqlite::open(folder.database()).unwrap().ids().unwrap();
                    shows_every_page(
                        &browser,
                        ids.first().map(String::as_str),
                        &format!("{pointer} {bound}"),
                    );
                    forget(&browser, folder, &ids);
                }
            }
        }
    }
    assert!(accepted > 100 && refused > 1000, "{accepted} {refused}");
}

/// Forgets what was brought, so that the next is taken as if it were the first.
fn forget(browser: &Browser, folder: &Folder, ids: &[String]) {
    for id in ids {
        browser.post(&format!("/table/{id}/delete"), &[]);
    }
    let database = rusqlite::Connection::open(folder.database()).unwrap();
    database.busy_timeout(Duration::from_secs(5)).unwrap();
    database.execute("DELETE FROM keepsake", ()).unwrap();
}

/// Tried: a private pack and a version of one, nested as deeply and filled with as many things as a megabyte holds. JSON takes
/// up to ninety times its room once it is read.
#[test]
fn what_would_take_too_much_room_once_it_is_read_is_not_read() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let browser = client(&site, 1);
    let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
    let wide = format!("[{}{{}}]", "{},".repeat(200_000));
    for stuffing in [&deep, &wide] {
        for (kind, path, body) in [
            ("application/json", "/games/import", format!("{{\"format\":1,\"setup\":{stuffing}}}")),
            (
                "application/json",
                "/games/import",
                format!("{{\"hedgerow\":\"report\",\"company\":{stuffing}}}"),
            ),
            (
                "application/json",
                "/api/v1/reports",
                format!("{{\"report\":{{\"hedgerow\":\"report\",\"company\":{stuffing}}}}}"),
            ),
            ("application/json", "/api/v1/records", format!("{{\"record\":{stuffing}}}")),
            (
                "application/json",
                "/api/v1/records/verify",
                format!("{{\"record\":{{\"setup\":{stuffing}}}}}"),
            ),
            ("application/json", "/api/v1/packs", format!("{{\"pack\":{stuffing}}}")),
            ("application/x-ndjson", "/games/import", {
                let line = archive(&[json!({ "table": { "company": 0 } })]);
                line.replace("\"company\":0", &format!("\"company\":{stuffing}"))
            }),
            ("application/x-ndjson", "/api/v1/archives", {
                let line = archive(&[json!({ "table": { "company": 0 } })]);
                line.replace("\"company\":0", &format!("\"company\":{stuffing}"))
            }),
        ] {
            let answer = browser.ask("POST", path, Some((kind, body.as_bytes()))).expect(413);
            if path.starts_with("/api/") {
                assert_eq!(answer.json()["error"]["code"], "file-too-much", "{path}");
            } else {
                assert!(answer.text().contains(TOO_MUCH), "{path}: {}", answer.text());
            }
        }
    }
    // A game with more steps than a game has would take two kilobytes for each of them.
    let mut record = serde_json::to_value(&foreseen(1).0).unwrap();
    let entries = (0..20_000)
        .map(|step| if step % 2 == 0 { json!({ "undo": { "choices": 1 } }) } else { json!("redo") });
    record["entries"].as_array_mut().unwrap().extend(entries);
    let answer =
        browser.ask("POST", "/games/import", Some(("application/json", record.to_string().as_bytes())));
    assert!(answer.expect(413).text().contains(TOO_MUCH));
    let answer = browser.send_json("POST", "/api/v1/records", &json!({ "record": record }));
    assert_eq!(answer.expect(413).json()["error"]["code"], "file-too-much");
    assert_eq!(Sqlite::open(folder.database()).unwrap().ids().unwrap(), [""; 0]);
}

/// Tried: a game that is over with dice that its secret never gave, and the secret beside it in the archive, where nobody held
/// one against the other.
#[test]
fn what_came_up_is_held_against_the_secret_wherever_it_stands() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = client(&site, 1);
    let record = golden(1)[0].clone();
    let ChanceRecord::Keyed { commitment, agreement, seed: Some(secret) } = record.chance.clone() else {
        panic!("it is over")
    };
    let apart = ChanceRecord::Keyed { commitment, agreement, seed: None };
    let line = |record: Record| {
        let mut line = table(1, &Record { chance: apart.clone(), ..record });
        line["table"]["secret"] = json!(secret.to_hex());
        line
    };
    // Another secret, whose commitment the forger has put in place of the first.
    let other = Secret::new([5; 32]);
    let mut forged = line(record.clone());
    forged["table"]["secret"] = json!(other.to_hex());
    let forged = with(&forged, "/table/record/chance/keyed/commitment", json!(other.commitment()));
    assert_eq!(refusals(&bring(&browser, &[forged]).expect(200)), [id(1)]);
    assert_eq!(bring(&browser, &[line(record.clone())]).expect(200).json()["new"], 1);
    // The same game with its secret within the record is the same game.
    assert_eq!(bring(&browser, &[table(1, &record)]).expect(200).json()["known"], 1);
    site.browser().record(&format!("/table/{}", id(1))).1.unwrap();
}

/// An archive that is whole says what it brings, as before: the tests above must not pass because everything is refused.
#[test]
fn a_sound_archive_is_taken() {
    let folder = Folder::new();
    let lines: Vec<Value> =
        golden(3).iter().enumerate().map(|(number, record)| table(number, record)).collect();
    let attic = open_attic(&folder.database().into(), rooms()).unwrap();
    let Ok(Brought::Archive(taken)) = attic.bring(&packed(archive(&lines).as_bytes())) else {
        panic!("it is one")
    };
    assert_eq!((taken.new, taken.refused), (3, Vec::new()));
    let other = Folder::new();
    let site = open_to_all(&other, PATIENT);
    assert_eq!(bring(&client(&site, 1), &lines).expect(200).json()["new"], 3);
}

/// The medals that all games together earn.
fn medals() -> Medals {
    Medals::of_games([]).unwrap()
}
