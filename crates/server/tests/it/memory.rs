//! What is remembered: lists, statistics, medals, challenges, files that come and go.

use crate::common::{Answer, Browser, Dice, Folder, Site, dechunk};
use serde_json::Value;

/// Plays a game to its end.
fn play_out(browser: &Browser, table: &str, dice: &mut Dice) {
    browser.play_to(table, u32::MAX, dice);
}

/// The record of a table in the form of a list.
fn ids(answer: &Answer) -> Vec<String> {
    let page = answer.text();
    let parts = page.split("<h2><a href=\"/table/").skip(1);
    parts.filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
}

fn name(table: &str) -> String {
    table.rsplit('/').next().unwrap().to_owned()
}

#[test]
fn the_list_is_narrowed_by_what_is_known_of_games() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let mut dice = Dice::new(3);
    let over = browser.begin();
    play_out(&browser, &over, &mut dice);
    let on = browser.begin();
    let record = browser.get(&format!("{over}/record.json")).expect(200);
    let brought = browser.post("/games/import", &[("record", record.text())]).location().to_owned();
    let fork = browser.step(&on, "fork", 0).location().to_owned();
    let list = |query: &str| {
        let mut found = ids(&browser.get(&format!("/games?{query}")).expect(200));
        found.sort();
        found
    };
    let some = |tables: &[&str]| {
        let mut names: Vec<String> = tables.iter().map(|table| name(table)).collect();
        names.sort();
        names
    };
    assert_eq!(list(""), some(&[&over, &on, &brought, &fork]));
    assert_eq!(list("state=over"), some(&[&over, &brought]));
    assert_eq!(list("state=on"), some(&[&on, &fork]));
    assert_eq!(list("sort=game"), some(&[&over, &on]));
    assert_eq!(list("sort=brought"), some(&[&brought]));
    assert_eq!(list("sort=what-if"), some(&[&fork]));
    assert_eq!(list("game=ratcatcher&players=one"), some(&[&over, &on, &brought, &fork]));
    assert_eq!(list("players=several"), some(&[]));
    assert_eq!(list("from=2001-01-01&to=2001-12-31"), some(&[]));
    // What makes no sense fits everything, and is no way into the page.
    assert_eq!(list("state=x&from=yesterday&order=up&page=77").len(), 4);
    let strange = browser.get("/games?game=%22%3E%3Cscript%3E").expect(200);
    assert!(!strange.text().contains("\"><script>"));
}

#[test]
fn only_games_of_ones_own_are_counted_and_earn_medals() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    assert!(browser.get("/stats/ratcatcher").expect(200).text().contains("Nothing to count yet"));
    let mut dice = Dice::new(5);
    let table = browser.begin();
    play_out(&browser, &table, &mut dice);
    // The table tells of the medal, and statistics lead to the table.
    assert!(browser.get(&table).expect(200).text().contains("First night"));
    // An earlier step was played before there was one.
    assert!(!browser.get(&format!("{table}/at/1")).expect(200).text().contains("First night"));
    let stats = browser.get("/stats/ratcatcher").expect(200).text().to_owned();
    assert!(stats.contains(&format!("href=\"{table}\"")), "{stats}");
    let games = |page: &str| {
        let (_, rest) = page.split_once("<dt>Games</dt><dd>").unwrap();
        rest.split('<').next().unwrap().parse::<u32>().unwrap()
    };
    assert_eq!(games(&stats), 1);
    let ladder = browser.get("/ladder/ratcatcher").expect(200).text().to_owned();
    assert_eq!(ladder.matches("You won 0 of 1").count(), 1, "one rung counts it: {ladder}");
    assert_eq!(ladder.matches("Not played yet").count(), 1);
    let hard = browser.get("/new/ratcatcher?first=mode-hard").expect(200).text().to_owned();
    assert!(hard.contains("name=\"mode\" value=\"hard\" checked"), "{hard}");
    let record = browser.get(&format!("{table}/record.json")).expect(200);
    browser.post("/games/import", &[("record", record.text())]).location();
    assert_eq!(games(browser.get("/stats/ratcatcher").expect(200).text()), 1, "what was brought counts not");
    // A medal stays when its game goes.
    browser.post(&format!("{table}/delete"), &[]).location();
    let stats = browser.get("/stats").expect(200).text().to_owned();
    assert!(stats.contains("Earned on") && !stats.contains(&table));
}

#[test]
fn what_was_not_counted_is_counted_when_the_server_starts() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    play_out(&browser, &table, &mut Dice::new(9));
    site.close();
    // As a release would leave it that counted nothing.
    let database = rusqlite::Connection::open(folder.database()).unwrap();
    database
        .execute_batch("UPDATE game SET noted = 0, result = NULL, account = NULL; DELETE FROM keepsake")
        .unwrap();
    drop(database);
    let site = Site::open(&folder.database());
    let browser = site.browser();
    browser.wait_for("/stats/ratcatcher", |page| page.contains("<dt>Games</dt><dd>1</dd>"));
    browser.wait_for(&table, |page| page.contains("First night"));
}

#[test]
fn what_was_counted_before_is_counted_as_by_somebody_who_begins_anew() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let same = |what: &str| {
        // Another server at the same file has nothing in memory.
        let other = Site::open(&folder.database());
        let mut pages = Vec::new();
        for page in ["/stats", "/stats/ratcatcher"] {
            let known = browser.get(page).expect(200).text().to_owned();
            assert_eq!(known, other.browser().get(page).expect(200).text(), "{page} {what}");
            pages.push(known);
        }
        pages
    };
    let mut seen = same("of nothing");
    let mut differs = |what: &str| {
        let before = std::mem::replace(&mut seen, same(what));
        assert_ne!(before, seen, "{what}: nothing has changed");
    };
    let mut dice = Dice::new(5);
    let tables: Vec<String> = (0..3).map(|_| browser.begin()).collect();
    for table in &tables {
        play_out(&browser, table, &mut dice);
        differs("after another game");
    }
    let step = browser.table(&tables[0]).step;
    browser.step(&tables[0], "undo", step).expect(303);
    differs("after the end was taken back");
    play_out(&browser, &tables[0], &mut dice);
    differs("after another end");
    let archive = export(&browser, "");
    browser.post(&format!("{}/delete", tables[1]), &[]).location();
    differs("after a game was deleted");
    bring(&browser, &archive);
    differs("after it was brought back");
    site.close();
}

#[test]
fn practice_that_nobody_comes_back_to_is_cleared_away() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let practise = || {
        let page = browser.get("/puzzles").expect(200).text().to_owned();
        let (_, rest) = page.split_once("name=\"of\" value=\"").unwrap();
        let of = rest.split('"').next().unwrap();
        browser.post("/practice", &[("game", "ratcatcher"), ("of", of)]).location().to_owned()
    };
    let game = browser.begin();
    let mut dice = Dice::new(1);
    browser.play_to(&game, 5, &mut dice);
    let [old, late, fresh] = [practise(), practise(), practise()];
    let fork = browser.step(&game, "fork", 2).location().to_owned();
    let days_ago = |table: &str, days: u32| {
        let database = rusqlite::Connection::open(folder.database()).unwrap();
        let age = "UPDATE game SET changed = changed - ?1 * 86400000 WHERE id = ?2";
        assert_eq!(database.execute(age, (days, name(table))).unwrap(), 1);
    };
    for table in [&old, &game, &fork] {
        days_ago(table, 31);
    }
    days_ago(&late, 29);
    // Whoever lays another one clears away what is old; so does a server that begins.
    practise();
    browser.get(&old).expect(404);
    for table in [&late, &fresh, &game, &fork] {
        browser.get(table).expect(200);
    }
    site.close();
    days_ago(&late, 2);
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let gone = std::time::Instant::now();
    while browser.get(&late).status != 404 {
        assert!(gone.elapsed() < std::time::Duration::from_secs(20), "it is still there");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    for table in [&fresh, &game, &fork] {
        browser.get(table).expect(200);
    }
}

/// Takes everything out of one server.
fn export(browser: &Browser, query: &str) -> Vec<u8> {
    let answer = browser.get(&format!("/games/export{query}")).expect(200);
    assert_eq!(answer.header("content-type"), Some("application/gzip"));
    if answer.header("transfer-encoding") == Some("chunked") { dechunk(&answer.bytes) } else { answer.bytes }
}

fn bring(browser: &Browser, bytes: &[u8]) -> Value {
    browser.ask("POST", "/api/v1/archives", Some(("application/gzip", bytes))).expect(200).json()
}

#[test]
fn everything_goes_to_another_server_and_is_there_as_it_was() {
    let (here, there) = (Folder::new(), Folder::new());
    let site = Site::open(&here.database());
    let browser = site.browser();
    let mut dice = Dice::new(11);
    let over = browser.begin();
    play_out(&browser, &over, &mut dice);
    let (on, page) = browser.begin_at(4, &mut dice);
    let daily = browser.post("/daily/ratcatcher", &[]).location().to_owned();
    let file = export(&browser, "?secrets=1");

    let other = Site::open(&there.database());
    let fresh = other.browser();
    assert_eq!(bring(&fresh, &file)["new"], 3);
    // Bringing it again changes nothing.
    let again = bring(&fresh, &file);
    assert_eq!((&again["new"], &again["known"]), (&0.into(), &3.into()));
    assert_eq!(again["refused"], serde_json::json!([]));
    for table in [&over, &on, &daily] {
        let record =
            |browser: &Browser| browser.get(&format!("{table}/record.json")).expect(200).text().to_owned();
        assert_eq!(record(&browser), record(&fresh), "{table}");
    }
    assert_eq!(fresh.table(&on).choices, page.choices);
    assert!(fresh.get("/stats").expect(200).text().contains("Earned on"));
    assert_eq!(fresh.post("/daily/ratcatcher", &[]).location(), daily, "it was begun there");

    // It goes on with the same secret, and what was played meanwhile comes along.
    let choice = page.choices[0].clone();
    browser.choose(&on, &choice, page.step).location();
    let later = export(&browser, "?secrets=1");
    let taken = bring(&fresh, &later);
    assert_eq!((&taken["longer"], &taken["known"]), (&1.into(), &2.into()));
    assert_eq!(fresh.table(&on).step, page.step + 1);
    // What was played on elsewhere is not undone by an older file.
    assert_eq!(bring(&fresh, &file)["known"], 3);
    assert_eq!(fresh.table(&on).step, page.step + 1);
    // Two games that went apart are both kept, once.
    let page = fresh.table(&on);
    fresh.step(&on, "undo", page.step).location();
    let step = browser.table(&on).step;
    browser.choose(&on, &browser.table(&on).choices[0].clone(), step).location();
    let apart = export(&browser, "?secrets=1");
    assert_eq!(bring(&fresh, &apart)["new"], 1);
    assert_eq!(bring(&fresh, &apart)["new"], 0);
}

#[test]
fn games_that_were_changed_are_refused_by_name_and_damaged_files_as_a_whole() {
    use std::io::{Read, Write};
    let (here, there) = (Folder::new(), Folder::new());
    let site = Site::open(&here.database());
    let browser = site.browser();
    let mut dice = Dice::new(13);
    let (one, _) = browser.begin_at(3, &mut dice);
    let (two, _) = browser.begin_at(3, &mut dice);
    let file = export(&browser, "?secrets=1");
    let mut text = String::new();
    flate2::read::GzDecoder::new(&file[..]).read_to_string(&mut text).unwrap();
    let edited: Vec<String> = text
        .lines()
        .map(|line| {
            if line.contains(&name(&one)) {
                line.replacen("\"rules\":", "\"rules\":9", 1)
            } else {
                line.to_owned()
            }
        })
        .collect();
    let press = |text: &str| {
        let mut press = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        press.write_all(text.as_bytes()).unwrap();
        press.finish().unwrap()
    };
    let other = Site::open(&there.database());
    let fresh = other.browser();
    let taken = bring(&fresh, &press(&edited.join("\n")));
    assert_eq!((&taken["new"], taken["refused"].as_array().unwrap().len()), (&1.into(), 1));
    assert_eq!(taken["refused"][0]["id"], name(&one));
    assert!(taken["refused"][0]["message"].as_str().unwrap().len() > 10);
    fresh.get(&one).expect(404);
    fresh.get(&two).expect(200);
    // A file that ends too soon brings nothing, whatever it holds, and says so.
    let lines: Vec<&str> = text.lines().collect();
    for (bytes, code) in [
        (press(&lines[..lines.len() - 1].join("\n")), "file-cut"),
        (file[..file.len() / 2].to_vec(), "file-cut"),
        ([&file[..], b"more"].concat(), "file-damaged"),
        (press(&format!("{text}{}", lines[1])), "file-goes-on"),
    ] {
        let refused = fresh.ask("POST", "/api/v1/archives", Some(("application/gzip", &bytes))).expect(422);
        assert_eq!(refused.json()["error"]["code"], code);
        let page = fresh.ask("POST", "/games/import", Some(("application/gzip", &bytes))).expect(422);
        assert_eq!(crate::common::error_on(&page), code);
        fresh.get(&one).expect(404);
    }
    let page =
        fresh.ask("POST", "/games/import", Some(("application/gzip", &file[..file.len() / 2]))).expect(422);
    assert!(page.text().contains("The file is cut off"));
    assert_eq!(bring(&fresh, &file)["new"], 1);
    // For a person it is a page.
    let page = fresh.ask("POST", "/games/import", Some(("application/gzip", &file))).expect(200);
    assert!(page.text().contains("games were already here"));
    for path in ["/games/import", "/api/v1/archives"] {
        fresh.ask("POST", path, Some(("application/gzip", b"\x1f\x8bxxxx"))).expect(422);
    }
}

#[test]
fn without_secrets_a_game_that_goes_on_leaves_as_a_fork() {
    let (here, there) = (Folder::new(), Folder::new());
    let site = Site::open(&here.database());
    let browser = site.browser();
    let (on, page) = browser.begin_at(4, &mut Dice::new(17));
    let file = export(&browser, "");
    let other = Site::open(&there.database());
    let fresh = other.browser();
    assert_eq!(bring(&fresh, &file)["new"], 1);
    assert_eq!(bring(&fresh, &file)["known"], 1, "it is found again");
    fresh.get(&on).expect(404);
    let fork = format!("/table/{}", ids(&fresh.get("/games").expect(200))[0]);
    assert_eq!(fresh.table(&fork).choices, page.choices);
}

#[test]
fn a_challenge_is_the_same_for_everybody_and_begun_once() {
    let (here, there) = (Folder::new(), Folder::new());
    let (one, other) = (Site::open(&here.database()), Site::open(&there.database()));
    let table = one.browser().post("/daily/ratcatcher", &[]).location().to_owned();
    assert_eq!(one.browser().post("/daily/ratcatcher", &[]).location(), table);
    let twin = other.browser().post("/daily/ratcatcher", &[]).location().to_owned();
    let start = |site: &Site, table: &str| site.browser().record(table).0.start;
    assert_eq!(start(&one, &table), start(&other, &twin));
    assert!(one.browser().get(&table).expect(200).text().contains("Daily challenge"));
    assert!(one.browser().get("/daily").expect(200).text().contains(&table));
    one.browser().post("/daily/ratcatcher", &[("day", "2999-01-01")]).expect(404);
    one.browser().post("/daily/ratcatcher", &[("day", "1999-01-01")]).expect(404);
    one.browser().post("/daily/marbles", &[]).expect(404);
    // It leads to the same dice.
    let mut dice = Dice::new(1);
    let (browser, rival) = (one.browser(), other.browser());
    for _ in 0..5 {
        let (here, there) = (browser.table(&table), rival.table(&twin));
        assert_eq!(here.choices, there.choices);
        let Some(choice) = dice.pick(&here.choices) else { break };
        browser.choose(&table, choice, here.step).location();
        rival.choose(&twin, choice, there.step).location();
    }
    let entries = |site: &Site, table: &str| site.browser().record(table).0.entries;
    assert_eq!(entries(&one, &table), entries(&other, &twin));
}

#[test]
fn players_of_ours_play_a_challenge_that_was_finished() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.post("/daily/ratcatcher", &[]).location().to_owned();
    assert!(!browser.get("/daily").expect(200).text().contains("compared"), "nothing is told before");
    play_out(&browser, &table, &mut Dice::new(21));
    browser.wait_for("/daily", |page| {
        let Some((_, rest)) = page.split_once("Scout") else { return false };
        rest.split("</tr>").next().is_some_and(|row| row.contains("Won") || row.contains("Lost"))
    });
}

#[test]
fn a_report_shows_its_step_wherever_it_is_brought() {
    let (here, there) = (Folder::new(), Folder::new());
    let site = Site::open(&here.database());
    let browser = site.browser();
    let (table, page) = browser.begin_at(6, &mut Dice::new(23));
    let shown = browser.get(&format!("{table}/report?step=4&note=Why%3F")).expect(200);
    assert!(shown.text().contains("Why?"));
    let file = browser.get(&format!("{table}/report?step=4&note=Why%3F&save=1")).expect(200);
    assert!(file.header("content-disposition").unwrap().starts_with("attachment"));
    let report = file.json();
    assert_eq!((&report["step"], &report["note"]), (&4.into(), &"Why?".into()));
    let settings = &report["settings"];
    assert_eq!((&settings["taps"], &settings["sound"]), (&"two".into(), &"off".into()));
    assert_eq!(report["record"]["entries"].as_array().unwrap().len(), page.step as usize);
    assert!(report["record"]["chance"]["keyed"]["seed"].is_null(), "what is to come stays secret");
    browser.get(&format!("{table}/report?step=99")).expect(404);

    let other = Site::open(&there.database());
    let fresh = other.browser();
    let brought = fresh.ask("POST", "/games/import", Some(("application/json", &file.bytes)));
    let location = brought.location().to_owned();
    assert!(location.ends_with("/at/4"), "{location}");
    let board = |answer: &Answer| {
        let (_, rest) = answer.text().split_once("<main").unwrap();
        rest.split("<div class=\"pane-log\"").next().unwrap().to_owned()
    };
    let there = board(&fresh.get(&location).expect(200));
    let id = location.trim_end_matches("/at/4");
    // It is marked as brought, and else the same.
    let (before, marked) = there.split_once("<p class=\"of-day\">").expect("a report is marked");
    let there = before.to_owned() + marked.split_once("</p>").unwrap().1;
    let name = |path: &str| path.rsplit('/').next().unwrap_or_default().to_owned();
    assert_eq!(
        there.replace(&name(id), &name(&table)),
        board(&browser.get(&format!("{table}/at/4")).expect(200))
    );
    let edited = file.text().replacen("\"choose\"", "\"chose\"", 1);
    fresh.ask("POST", "/games/import", Some(("application/json", edited.as_bytes()))).expect(422);
}

#[test]
fn every_step_stands_on_the_time_line() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let (table, page) = browser.begin_at(8, &mut Dice::new(25));
    browser.step(&table, "undo", page.step).location();
    let last = page.step + 1;
    let line = browser.get(&format!("{table}/line?step=3")).expect(200);
    for step in 0..=last {
        assert!(line.text().contains(&format!("id=\"step-{step}\"")), "{step}");
    }
    assert!(line.text().contains("taken back"));
    browser.get(&format!("{table}/line?step={}", last + 1)).expect(404);
}
