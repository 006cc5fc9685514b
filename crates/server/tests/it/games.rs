//! Games played by a browser without scripts.

use std::io::Read;

use crate::common::{Answer, Dice, Folder, Site, TablePage, applied};
use flate2::read::GzDecoder;
use serde_json::{Value, json};
use tabletop::{ChanceRecord, DynSession, RecordEntry, Session};

#[test]
fn a_whole_game_is_played_without_scripts() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let mut dice = Dice::new(1);
    let (mut watched, mut steps) = (0, 0);
    while let Some(answer) = browser.play(&table, &mut dice) {
        steps += 1;
        let location = answer.location();
        if location.starts_with(&format!("{table}/watch?")) {
            browser.get(location).expect(200);
            watched += 1;
        } else {
            assert_eq!(location, table);
        }
    }
    assert!(steps > 4 && watched > 0, "{steps} steps, {watched} turns of the rats");

    let (record, verified) = browser.record(&table);
    let verified = verified.unwrap();
    assert_eq!(verified.steps, steps);
    assert!(verified.outcome.is_some() && verified.chance_checked && verified.sealed);
    // What is over stays over.
    browser.choose(&table, "end", record.entries.len().try_into().unwrap()).expect(409);
    assert_eq!(browser.table(&table).choices, [] as [String; 0]);
    // It is no longer the game that waits.
    assert!(!browser.get("/").expect(200).text().contains(&table));
    assert!(browser.get("/games").expect(200).text().contains(&table));
}

#[test]
fn a_page_offers_every_choice_and_no_other() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let mut dice = Dice::new(14);
    for _ in 0..3 {
        let table = browser.begin();
        loop {
            let page = browser.table(&table);
            let session = Session::load(crate::common::game(), browser.record(&table).0, None).unwrap();
            let mut legal: Vec<_> =
                session.choices(session.asked()).into_iter().map(|choice| choice.id).collect();
            let mut offered = page.choices.clone();
            legal.sort_unstable();
            offered.sort_unstable();
            assert_eq!(offered, legal);
            let Some(id) = dice.pick(&page.choices) else { break };
            browser.choose(&table, id, page.step).location();
        }
    }
}

#[test]
fn the_secret_is_kept_until_the_end() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, _) = browser.begin_at(9, &mut Dice::new(2));
    let (record, verified) = browser.record(&table);
    assert!(matches!(record.chance, ChanceRecord::Keyed { seed: None, .. }));
    let verified = verified.unwrap();
    assert!(verified.sealed && !verified.chance_checked && verified.outcome.is_none());
    let answer = browser.get(&format!("{table}/record.json"));
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert!(answer.header("content-disposition").unwrap().starts_with("attachment; filename=\"ratcatcher-"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[test]
fn a_form_that_is_sent_twice_counts_once() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let page = browser.table(&table);
    let id = &page.choices[0];
    browser.choose(&table, id, page.step).location();
    let after = browser.record(&table).0;
    let again = browser.choose(&table, id, page.step).expect(409);
    assert!(again.text().contains("role=\"alert\""));
    assert_eq!(browser.record(&table).0, after);
    // The page that says so shows the table as it is, so that one can go on from it.
    let page = TablePage::read(again.text());
    assert_eq!(page.step, 1);
    browser.choose(&table, &page.choices[0], page.step).location();
}

#[test]
fn of_two_windows_one_is_faster() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, page) = browser.begin_at(4, &mut Dice::new(10));
    for round in page.step..page.step + 8 {
        let page = browser.table(&table);
        // A game that is over can still be taken back.
        let act = || match page.choices.first() {
            Some(id) => browser.choose(&table, id, page.step).status,
            None => browser.step(&table, "undo", page.step).status,
        };
        let statuses = std::thread::scope(|scope| {
            let windows: Vec<_> = (0..4).map(|_| scope.spawn(act)).collect();
            let mut statuses: Vec<_> = windows.into_iter().map(|window| window.join().unwrap()).collect();
            statuses.sort_unstable();
            statuses
        });
        assert_eq!(statuses, [303, 409, 409, 409]);
        assert_eq!(browser.table(&table).step, round + 1);
    }
    browser.record(&table).1.unwrap();
}

#[test]
fn what_is_not_allowed_changes_nothing_and_says_why() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, before) = browser.begin_at(3, &mut Dice::new(3));
    let api = format!("/api/v1/tables/{}/choose", table.trim_start_matches("/table/"));
    let record = browser.record(&table).0;
    for (id, code) in [
        ("walk:24d", 422),
        ("no-such-choice", 422),
        ("", 422),
        ("everdell/place:1", 422),
        ("ratcatcher/no-such-choice", 422),
        ("walk:\u{0}", 422),
        ("<script>alert(1)</script>", 422),
    ] {
        let answer = browser.choose(&table, id, before.step).expect(code);
        assert!(!answer.text().contains("<script>alert"), "{id}");
        assert_eq!(TablePage::read(answer.text()).step, before.step);
        if id.is_empty() {
            // The JSON API takes no empty name.
            continue;
        }
        let body = json!({ "id": id, "step": before.step });
        let json = browser.send_json("POST", &api, &body).expect(code);
        let error = &json.json()["error"];
        assert!(error["code"].is_string() && error["message"].is_string(), "{error}");
    }
    // One that the rules know, and refuse here and now, names its rule.
    let body = json!({ "id": "walk:24d", "step": before.step });
    let json = browser.send_json("POST", &api, &body).expect(422);
    assert_eq!(json.json()["error"]["code"], "refused");
    assert!(json.json()["error"]["rule"].as_str().unwrap().starts_with('R'));
    assert_eq!(browser.record(&table).0, record);
}

#[test]
fn a_choice_may_be_named_with_its_game() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let page = browser.table(&table);
    browser.choose(&table, &format!("ratcatcher/{}", page.choices[0]), page.step).location();
}

#[test]
fn choices_are_taken_back_and_made_again() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, page) = browser.begin_at(5, &mut Dice::new(4));
    let choices = page.choices.clone();
    assert_eq!(browser.step(&table, "undo", page.step).location(), table);
    assert_eq!(browser.table(&table).step, 6);
    // Out of date by now.
    browser.step(&table, "undo", page.step).expect(409);
    browser.step(&table, "redo", page.step).expect(409);
    let redone = browser.step(&table, "redo", 6);
    assert!(redone.location().starts_with(&table));
    let page = browser.table(&table);
    assert_eq!((page.step, page.choices), (7, choices));
    browser.step(&table, "redo", 7).expect(409);
    for step in 7..12 {
        browser.step(&table, "undo", step).location();
    }
    // There is nothing before the beginning.
    browser.step(&table, "undo", 12).expect(409);
    let (record, verified) = browser.record(&table);
    verified.unwrap();
    let undone = record.entries.iter().filter(|entry| matches!(entry, RecordEntry::Undo { .. })).count();
    assert_eq!((record.entries.len(), undone), (12, 6));
}

#[test]
fn a_fork_is_a_game_of_its_own() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, _) = browser.begin_at(8, &mut Dice::new(5));
    let before = browser.record(&table).0;
    let fork = browser.step(&table, "fork", 4).location().to_owned();
    assert_ne!(fork, table);
    assert_eq!(browser.table(&fork).step, 4);
    browser.play_to(&fork, 7, &mut Dice::new(6));
    let (record, verified) = browser.record(&fork);
    verified.unwrap();
    assert_eq!(record.forked.unwrap().step, 4);
    assert_eq!(browser.record(&table).0, before);
    browser.step(&table, "fork", 9).expect(404);
}

#[test]
fn every_past_step_and_moment_is_a_page() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let mut dice = Dice::new(7);
    // A game does not end before the rats have had a turn, unless they are fought very well.
    let watch = loop {
        let answer = browser.play(&table, &mut dice).unwrap();
        if let Some(rest) = answer.location().strip_prefix(&format!("{table}/watch?from=")) {
            break rest.strip_suffix("&moment=0").unwrap().parse::<u32>().unwrap();
        }
    };
    let last = browser.table(&table).step;
    assert_eq!(watch, last);
    for step in 0..=last {
        browser.get(&format!("{table}/at/{step}")).expect(200);
    }
    browser.get(&format!("{table}/at/{}", last + 1)).expect(404);
    browser.get(&format!("{table}/watch")).expect(200);
    let moments = (0..).take_while(|moment| {
        let past = browser.get(&format!("{table}/at/{watch}?moment={moment}")).status;
        let watched = browser.get(&format!("{table}/watch?from={watch}&moment={moment}")).status;
        assert_eq!(past, watched);
        past == 200
    });
    assert!(moments.count() > 1);
    // What is past does not change, so it need not be sent twice.
    let past = browser.get(&format!("{table}/at/0")).expect(200);
    let again = browser.with("if-none-match", past.header("etag").unwrap()).get(&format!("{table}/at/0"));
    assert_eq!(again.expect(304).bytes, b"");
    assert_eq!(browser.get(&table).header("cache-control"), Some("no-store"));
}

#[test]
fn things_explain_themselves() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    browser.get(&format!("{table}?ask=zone:00a")).expect(200);
    browser.get(&format!("{table}?ask=")).expect(200);
    let unknown = browser.get(&format!("{table}?ask=%3Cmoon%3E")).expect(404);
    assert!(!unknown.text().contains("<moon>"));
    assert_eq!(TablePage::read(unknown.text()).step, 0);
}

#[test]
fn a_part_of_a_page_comes_without_the_rest() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let part = browser.with("x-part", "main");
    let table = browser.begin();
    for path in [table.clone(), format!("{table}/at/0"), format!("{table}/watch?from=0")] {
        let answer = part.get(&path).expect(200);
        assert!(!answer.text().contains("<html") && answer.text().contains("<main"), "{path}");
        assert!(answer.header("x-location").unwrap().starts_with(&path));
    }
    let drawings = |page: &str| -> Vec<String> {
        let names = page.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        names.map(str::to_owned).collect()
    };
    let whole = part.get(&table).expect(200);
    let drawn = drawings(whole.text());
    assert!(drawn.len() > 20, "a table has drawings");
    let known = drawn[1..].join(" ");
    let less = part.with("x-drawn", &format!("no-such-thing {known} <b>")).get(&table).expect(200);
    assert_eq!(drawings(less.text()), drawn[..1], "what a page has does not come again");
    let mut dice = Dice::new(8);
    let (mut plain, mut watched) = (0, 0);
    while plain == 0 || watched == 0 {
        let page = TablePage::read(part.get(&table).expect(200).text());
        let Some(id) = dice.pick(&page.choices) else {
            browser.step(&table, "undo", page.step).location();
            continue;
        };
        let answer = part.choose(&table, id, page.step).expect(200);
        assert!(!answer.text().contains("<html"));
        match answer.header("x-location").unwrap() {
            now if now == table => plain += 1,
            watch => {
                assert_eq!(watch, format!("{table}/watch?from={}&moment=0", page.step + 1));
                watched += 1;
            }
        }
    }
    let step = browser.table(&table).step;
    let stale = part.choose(&table, "end", step + 1).expect(409);
    assert_eq!(stale.header("x-location"), Some(&*table));
    assert!(!stale.text().contains("<html"));
    let undone = part.step(&table, "undo", step).expect(200);
    assert_eq!(undone.header("x-location"), Some(&*table));
    let fork = part.step(&table, "fork", 2).expect(200).header("x-location").unwrap().to_owned();
    assert_ne!(fork, table);
    let deleted = part.post(&format!("{fork}/delete"), &[]).expect(204);
    assert_eq!(deleted.header("x-location"), Some("/games"));
}

#[test]
fn a_deleted_table_is_gone() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, other) = (browser.begin(), browser.begin());
    assert_eq!(browser.post(&format!("{table}/delete"), &[]).location(), "/games");
    browser.get(&table).expect(404);
    browser.post(&format!("{table}/delete"), &[]).expect(404);
    browser.choose(&table, "end", 0).expect(404);
    let list = browser.get("/games").expect(200);
    assert!(list.text().contains(&other) && !list.text().contains(&table));
}

#[test]
fn every_setup_can_be_played_and_no_other() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    browser.get("/new/ratcatcher").expect(200);
    let known = [
        ("ratcatcher", "piper"),
        ("nemesis", "shade"),
        ("mode", "hard"),
        ("bonus_dice", "kept"),
        ("upgrade_levels", "one_each"),
    ];
    let table = browser.post("/new/ratcatcher", &known).location().to_owned();
    let setup = browser.record(&table).0.setup;
    assert_eq!(setup["ratcatcher"], "piper");
    assert_eq!((&setup["mode"], &setup["options"]["bonus_dice"]), (&"hard".into(), &"kept".into()));
    for (name, value) in [
        ("ratcatcher", "somebody"),
        ("nemesis", ""),
        ("mode", "nightmare"),
        ("bonus_dice", "sold"),
        ("cheat", "1"),
        ("nemesis", "maw"),
    ] {
        let mut fields = known.to_vec();
        fields.push((name, value));
        if name == "ratcatcher" || value.is_empty() {
            fields.retain(|field| field.0 != name || field.1 == value);
        }
        let answer = browser.post("/new/ratcatcher", &fields).expect(422);
        assert!(answer.text().contains("role=\"alert\""), "{name}={value}");
    }
    // What is not said is as the rulebook suggests for a first game (R3.1).
    let first = browser.post("/new/ratcatcher", &[]).location().to_owned();
    let setup = browser.record(&first).0.setup;
    assert_eq!((&setup["ratcatcher"], &setup["nemesis"]), (&"miss_trapper".into(), &"rat_king".into()));
    assert!(browser.get("/games").text().contains(&table));
}

#[test]
fn a_record_becomes_a_game() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let mut dice = Dice::new(9);
    let (table, _) = browser.begin_at(12, &mut dice);
    let half = browser.get(&format!("{table}/record.json")).expect(200);
    browser.play_to(&table, u32::MAX, &mut dice);
    let whole = browser.get(&format!("{table}/record.json")).expect(200);

    // A game that is over is taken over as it is, with its secret.
    let copy = browser.post("/games/import", &[("record", whole.text())]).location().to_owned();
    assert_eq!(browser.get(&format!("{copy}/record.json")).text(), whole.text());
    // Another goes on with chance of its own, and says so.
    let copy = browser.ask("POST", "/games/import", Some(("application/json", &half.bytes)));
    let copy = copy.location().to_owned();
    assert_eq!(browser.table(&copy).step, 12);
    browser.play_to(&copy, 20, &mut dice);
    let (record, verified) = browser.record(&copy);
    verified.unwrap();
    assert_eq!(record.forked.unwrap().kept, 12);

    let count = |browser: &crate::common::Browser| browser.get("/games").text().matches("/table/").count();
    let before = count(&browser);
    let edited = whole.text().replacen("\"choices\"", "\"choice\"", 1).replacen("rat_king", "shade", 1);
    for broken in [&whole.text()[..whole.text().len() / 2], "", "{}", "[]", "null", "{\"format\":9}", &edited]
    {
        let answer = browser.post("/games/import", &[("record", broken)]).expect(422);
        assert!(answer.text().contains("role=\"alert\""));
        browser.ask("POST", "/games/import", Some(("application/json", broken.as_bytes()))).expect(422);
        let Ok(record) = serde_json::from_str::<Value>(broken) else { continue };
        for path in ["/api/v1/records", "/api/v1/records/verify"] {
            let answer = browser.send_json("POST", path, &json!({ "record": record }));
            let error = answer.json()["error"].clone();
            assert_eq!(error["field"], "record");
            if record.is_object() {
                assert!(
                    answer.expect(422).status == 422
                        && error["code"].as_str().unwrap().starts_with("record-")
                );
            } else {
                assert_eq!((answer.status, &error["code"]), (400, &json!("bad-request")));
            }
        }
    }
    assert_eq!(count(&browser), before);
}

#[test]
fn an_open_page_is_sent_what_changed() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let mut stream = browser.send("GET", &format!("{table}/events"), None);
    stream.read_exact(&mut [0]).unwrap();
    let whole = browser.with("x-part", "main");
    let part = whole.with("accept-encoding", "gzip");
    let unzipped = |answer: &Answer| {
        let mut text = String::new();
        GzDecoder::new(&*answer.bytes).read_to_string(&mut text).unwrap();
        text
    };
    let first = part.get(&table).expect(200);
    let (mut name, mut shown) = (first.header("x-page").unwrap().to_owned(), unzipped(&first));
    assert_eq!(first.header("content-type"), Some("text/html; charset=utf-8"));
    let mut dice = Dice::new(38);
    let (mut deltas, mut sent, mut all) = (0, 0, 0);
    for _ in 0..60 {
        let page = TablePage::read(&shown);
        let open = part.with("x-shows", &name);
        let answer = match dice.pick(&page.choices) {
            Some(id) => open.choose(&table, id, page.step).expect(200),
            // What is shown may be the rats' turn.
            None => open.get(&table).expect(200),
        };
        let text = unzipped(&answer);
        let is_delta = answer.header("content-type") == Some("application/json");
        let next = if is_delta { applied(&shown, &text) } else { text };
        let there = answer.header("x-location").unwrap().to_owned();
        assert!(next == whole.get(&there).expect(200).text(), "the page is as it would be whole: {there}");
        if is_delta {
            assert_eq!(answer.header("cache-control"), Some("no-store"));
            deltas += 1;
            sent += answer.bytes.len();
            all += part.get(&there).expect(200).bytes.len();
        }
        if let Some(new) = answer.header("x-page") {
            (name, shown) = (new.to_owned(), next);
        } else {
            (name, shown) = ("0".to_owned(), next);
        }
    }
    assert!(deltas > 30, "{deltas} deltas");
    assert!(sent * 4 < all, "{sent} bytes instead of {all}");
}
