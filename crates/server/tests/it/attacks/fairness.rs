//! Chance that nobody can bend: attacks on the moment before a table is shared, and on the proof that it was fair.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, Served, ServedGame, ServerOptions};
use store::{Sqlite, Store};
use tabletop::{Agreement, ErasedGame, Opened, Record, Seal, Secret, Source};

use crate::common::{Answer, Browser, Folder, Site, WaitingRoom, code, dechunk, error_on, field, keeping};
use crate::small::{CARDS, Stones};

fn rooms() -> Vec<Arc<dyn ServedGame>> {
    vec![Arc::new(Served::<Stones>::new(Arc::new(Stones::default()), Vec::new()))]
}

fn open(folder: &Folder) -> Site {
    Site::serving(&folder.database(), rooms())
}

fn id(table: &str) -> &str {
    table.trim_start_matches("/table/")
}

/// Sends a request about a table to the JSON API, with the keys of a browser.
fn api(browser: &Browser, table: &str, method: &str, what: &str, body: &Value) -> Answer {
    browser.program().send_json(method, &format!("/api/v1/tables/{}/{what}", id(table)), body)
}

fn proof(browser: &Browser, table: &str) -> Value {
    browser.get(&format!("{table}/fairness.json")).expect(200).json()
}

/// Plays a choice that a table offers; says whether it was played.
fn play_one(browser: &Browser, table: &str) -> bool {
    let page = browser.get(table).expect(200);
    let step = crate::common::attribute(page.text(), "data-step").unwrap();
    let offered = page.text().split("<button name=\"id\"").skip(1);
    let offered: Vec<String> = offered
        .filter_map(|button| crate::common::attribute(button.split('>').next().unwrap(), "value"))
        .collect();
    let choice = ["take", "roll", "stop"].into_iter().find(|id| offered.iter().any(|offer| offer == id));
    let Some(choice) = choice else { return false };
    browser.post(&format!("{table}/choose"), &[("id", choice), ("step", &step)]).status == 303
}

/// Plays a table of one device to its end.
fn finish(browser: &Browser, table: &str) {
    for _ in 0..400 {
        let moved = [0, 1].into_iter().any(|seat| {
            let taken = browser.with("cookie", &format!("seat={seat}"));
            play_one(&taken, table)
        });
        if !moved {
            return;
        }
    }
    panic!("the game has no end");
}

fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// Tried: looking for the commitment in a running game. It stood on none of the pages, and appeared at the end,
/// together with the seed, so that it proved nothing.
#[test]
fn the_promise_is_shown_from_the_first_moment_and_everywhere() {
    let folder = Folder::new();
    let site = open(&folder);
    let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    let stranger = site.browser();
    let page = stranger.get(&format!("{}/fairness", room.table)).expect(200);
    let promised = field(page.text(), "commitment");
    assert!(is_commitment(&promised), "{promised}");
    let link = room.link(1);
    for path in [&*room.table, &*link] {
        assert_eq!(field(stranger.get(path).expect(200).text(), "commitment"), promised, "{path}");
    }
    assert_eq!(proof(&stranger, &room.table)["commitment"], *promised);
    let guest = room.join(&site.browser(), &link, &[("words", "rind")]);
    room.deal("0", "cheese");
    for browser in [&room.host, &guest, &stranger] {
        let page = browser.get(&format!("{}/fairness", room.table)).expect(200);
        assert_eq!(field(page.text(), "commitment"), promised);
        assert!(page.text().contains("rind") && page.text().contains("cheese"));
        let table = browser.get(&room.table).expect(200);
        assert!(table.text().contains(&format!("{}/fairness\"", room.table)), "the table leads there");
        let report = browser.get(&format!("{}/report?save=1", room.table)).expect(200).json();
        assert_eq!(report["commitment"], *promised);
        let api = browser.get(&format!("/api/v1/tables/{}/fairness", id(&room.table))).expect(200).json();
        assert_eq!(api["commitment"], *promised);
        assert!(api.get("secret").is_none() && api.get("draws").is_none(), "{api}");
        assert_eq!(api["caveats"], json!([]));
    }
    assert_eq!(field(stranger.get(&link).expect(200).text(), "commitment"), promised);
    // In three languages, and in each a page that can be read.
    for language in ["en", "pl", "hu"] {
        let reader = stranger.with("cookie", &format!("language={language}"));
        for path in [format!("{}/fairness", room.table), "/fairness".to_owned()] {
            let page = reader.get(&path).expect(200);
            assert!(!page.text().contains("fair-"), "{language} {path} has texts");
        }
    }
}

/// Tried: beginning a game at home, bringing it to the server, and inviting a friend, with the secret or, without, as
/// the best of 40 deals. The guest was not told.
#[test]
fn what_comes_from_elsewhere_is_marked_before_anybody_sits_down() {
    let folder = Folder::new();
    let site = open(&folder);
    let game = Arc::new(Stones::default());
    let best = (0..40_u8).find_map(|number| {
        let source = Source::Keyed(Secret::new([number; 32]));
        let Ok(Opened::Table(table)) = game.open(&json!({ "goal": 40 }), source, &[]) else { return None };
        (table.describe()["players"][0]["card"] == 1).then_some(table)
    });
    let record = best.expect("one of 40 deals is good").published();
    let brought = site.browser().post("/games/import", &[("record", &record.to_json())]);
    let table = brought.location().to_owned();
    let invited =
        site.browser().post(&format!("{table}/friends"), &[("do", "invite"), ("seat", "1")]).expect(200);
    let link = field(invited.text(), "link");
    let link = &link[link.find("/table/").unwrap()..];
    let invitation = site.browser().get(link).expect(200);
    assert!(invitation.text().contains("does not count as fair"), "the guest is told before sitting down");
    assert!(invitation.text().contains("It was imported from a file"));
    let marks = proof(&site.browser(), &table)["caveats"].clone();
    assert!(marks.as_array().unwrap().contains(&json!("imported")), "{marks}");
    for path in [table.clone(), format!("{table}/fairness"), "/games".to_owned()] {
        let page = site.browser().get(&path).expect(200);
        assert!(page.text().contains("imported"), "{path}");
    }
    assert!(
        !site
            .browser()
            .get(&format!("{table}/fairness"))
            .expect(200)
            .text()
            .contains("Nobody can have chosen")
    );
}

/// Tried: a what-if of a good deal, shared out. And every other table whose chance could be arranged.
#[test]
fn forks_are_marked_wherever_they_are_seen() {
    let folder = Folder::new();
    let site = open(&folder);
    let browser = site.browser();
    let table = browser.post("/new/stones", &[("goal", "40")]).location().to_owned();
    let forked = browser.post(&format!("{table}/fork"), &[("step", "0")]);
    let (fork, host) = (forked.location().to_owned(), keeping(&browser, &forked));
    assert_eq!(proof(&browser, &fork)["caveats"], json!(["forked", "nobody-gave"]));
    let invited = host.post(&format!("{fork}/friends"), &[("do", "invite"), ("seat", "1")]).expect(200);
    let link = field(invited.text(), "link");
    let invitation = browser.get(&link[link.find("/table/").unwrap()..]).expect(200);
    assert!(invitation.text().contains("It began in the middle of another game"));
}

/// Tried: reading a hand of a table that is still open by the cookie `seat=1`, playing 30 steps for both, taking them
/// back, and only then sharing it: 20 of 20 draws were as foreseen.
#[test]
fn a_table_that_was_begun_in_the_open_begins_anew_before_it_is_shared() {
    let folder = Folder::new();
    let site = open(&folder);
    let browser = site.browser();
    let begun = browser.post("/new/stones", &[("goal", "40")]);
    let (table, host) = (begun.location().to_owned(), keeping(&browser, &begun));
    let friends = format!("{table}/friends");
    let refused = host.post(&friends, &[("do", "invite"), ("seat", "1")]).expect(409);
    assert_eq!(error_on(&refused), "begins-anew");
    let refused = api(&host, &table, "POST", "invite", &json!({ "seat": 1 })).expect(409);
    assert_eq!(code(&refused), "begins-anew");
    assert!(host.get(&friends).expect(200).text().contains("it begins again"), "it says so before it does");
    // Only the host does so.
    assert_eq!(error_on(&browser.post(&friends, &[("do", "anew")]).expect(403)), "not-the-host");
    assert_eq!(code(&api(&browser, &table, "POST", "restart", &json!({})).expect(403)), "not-the-host");
    let anew = host.post(&friends, &[("do", "anew")]);
    let room = WaitingRoom { table: anew.location().to_owned(), host: keeping(&browser, &anew) };
    assert_ne!(room.table, table);
    let (before, after) = (proof(&browser, &table), proof(&browser, &room.table));
    assert_ne!(before["commitment"], after["commitment"]);
    room.join(&browser, &room.link(1), &[("words", "rind")]);
    room.deal("0", "cheese");
    let store = Sqlite::open(folder.database()).unwrap();
    let [old, new] = [&table, &room.table].map(|table| store.load(id(table)).unwrap().unwrap());
    assert_eq!(old.record.setup, new.record.setup);
    assert_ne!(old.secret, new.secret);
    // The game that was begun in the open goes on as it was, and is nobody else's.
    browser.with("cookie", "seat=0").get(&table).expect(200);
}

/// Tried: beginning tables until a deal suits. In a waiting room nobody sees a deal before the guests have
/// contributed, and what they contribute changes it.
#[test]
fn nothing_is_dealt_before_everybody_has_contributed() {
    let folder = Folder::new();
    let site = open(&folder);
    let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    let host = &room.host;
    let deal = format!("{}/deal", room.table);
    let ask = |browser: &Browser, what: &str, body: Value| api(browser, &room.table, "POST", what, &body);
    assert_eq!(code(&ask(host, "deal", json!({})).expect(409)), "not-all-here");
    assert_eq!(error_on(&host.post(&deal, &[]).expect(409)), "not-all-here");
    ask(host, "contribute", json!({ "seat": 0, "words": "cheese" })).expect(200);
    assert_eq!(code(&ask(host, "deal", json!({ "anyway": true })).expect(409)), "not-all-here");
    assert_eq!(error_on(&host.post(&deal, &[("anyway", "1")]).expect(409)), "not-all-here");
    // There is no table yet: nothing to look at, play at, fork, or take along.
    assert_eq!(Sqlite::open(folder.database()).unwrap().load(id(&room.table)).unwrap().map(|_| ()), None);
    for path in ["record.json", "line", "report", "hint", "watch?from=0"] {
        host.get(&format!("{}/{path}", room.table)).expect(404);
    }
    for (what, fields) in [("choose", [("id", "roll"), ("step", "0")]), ("fork", [("step", "0"), ("x", "")])]
    {
        host.post(&format!("{}/{what}", room.table), &fields).expect(404);
    }
    for path in ["", "/record", "/view", "/choices", "/hint", "/events", "/people"] {
        host.program().get(&format!("/api/v1/tables/{}{path}", id(&room.table))).expect(404);
    }
    for (what, body) in [("choose", json!({ "id": "roll", "step": 0 })), ("fork", json!({ "step": 0 }))] {
        assert_eq!(code(&ask(host, what, body).expect(404)), "no-such-table");
    }
    // Nobody but the host deals, contributes for the host, or closes the room.
    let stranger = site.browser();
    assert_eq!(code(&ask(&stranger, "deal", json!({})).expect(403)), "not-the-host");
    assert_eq!(error_on(&stranger.post(&deal, &[]).expect(403)), "not-the-host");
    let contribute = format!("{}/contribute", room.table);
    for (browser, seat) in [(&stranger, 0), (host, 1)] {
        let words = json!({ "seat": seat, "words": "x" });
        assert_eq!(code(&ask(browser, "contribute", words).expect(403)), "not-your-seat");
        let fields = [("seat", &*seat.to_string()), ("words", "x")];
        assert_eq!(error_on(&browser.post(&contribute, &fields).expect(403)), "not-your-seat");
    }
    let closed = api(&stranger, &room.table, "DELETE", "room", &json!({})).expect(403);
    assert_eq!(code(&closed), "not-the-host");
    let closed = stranger.post(&format!("{}/delete", room.table), &[]).expect(403);
    assert_eq!(error_on(&closed), "not-the-host");
    let guest = room.join(&site.browser(), &room.link(1), &[("words", "rind")]);
    let dealt = ask(host, "deal", json!({})).expect(201);
    assert_eq!(dealt.header("location"), Some(&*format!("/api/v1/tables/{}", id(&room.table))));
    ask(host, "deal", json!({})).expect(404);
    host.post(&deal, &[]).expect(404);
    let agreed = proof(&guest, &room.table)["contributions"].clone();
    assert_eq!(agreed, json!([{ "words": "cheese" }, { "words": "rind" }]));
}

/// Tried, on paper: the server and the last guest fit the last contribution to the others. Seals prevent it: they are
/// all there before any of them is opened, and an opened one cannot say anything else.
#[test]
fn seals_are_opened_when_all_are_there_and_say_what_they_sealed() {
    let folder = Folder::new();
    let site = open(&folder);
    let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    let (name, link) = (id(&room.table), room.link(1));
    let contribute = format!("{}/contribute", room.table);
    let seal = |seat, words| Seal::of(name, seat, words).to_string();
    let host = &room.host;
    let ask = |browser: &Browser, what: &str, body: Value| api(browser, &room.table, "POST", what, &body);
    let seals = |browser: &Browser, seat: u8, seal: &str| {
        ask(browser, "contribute", json!({ "seat": seat, "seal": seal }))
    };
    let says = |browser: &Browser, seat: u8, words: &str| {
        ask(browser, "contribute", json!({ "seat": seat, "words": words }))
    };
    let both = json!({ "seat": 0, "seal": seal(0, "cheese"), "words": "cheese" });
    ask(host, "contribute", both).expect(200);
    // Words beside a seal are not taken: the server has them only when all have sealed theirs.
    let kept = Sqlite::open(folder.database()).unwrap().kv_get("room", name).unwrap().unwrap();
    assert!(!kept.to_string().contains("cheese"), "{kept}");
    // Until everybody has come a contribution may be another, but not an opened one.
    seals(host, 0, &seal(0, "rind")).expect(200);
    seals(host, 0, "no seal").expect(422);
    host.post(&contribute, &[("seat", "0"), ("seal", "no seal")]).expect(422);
    let guest = room.join(&site.browser(), &link, &[("seal", &seal(1, "crumb"))]);
    // Now they are opened, each by the words that it seals and by no others.
    let told = host.program().get(&format!("/api/v1/tables/{name}/room")).expect(200).json();
    assert_eq!((&told["missing"], &told["sealed"]), (&json!([]), &json!([0, 1])));
    for words in ["cheese", "Rind"] {
        assert_eq!(code(&says(host, 0, words).expect(409)), "seat-state");
    }
    assert_eq!(code(&ask(host, "contribute", json!({ "seat": 0 })).expect(409)), "seat-state");
    for words in ["cheese", "Rind", ""] {
        let refused = host.post(&contribute, &[("seat", "0"), ("words", words)]).expect(409);
        assert_eq!(error_on(&refused), "seat-state");
    }
    assert_eq!(code(&seals(host, 0, &seal(0, "other")).expect(409)), "seat-state");
    let again = [("seat", "0"), ("seal", &*seal(0, "other"))];
    assert_eq!(error_on(&host.post(&contribute, &again).expect(409)), "seat-state");
    for what in ["invite", "reclaim", "leave"] {
        let who = if what == "leave" { &guest } else { host };
        who.post(&format!("{}/friends", room.table), &[("do", what), ("seat", "1")]).expect(409);
        ask(who, what, json!({ "seat": 1 })).expect(409);
    }
    says(host, 0, "rind").expect(200);
    assert_eq!(code(&ask(host, "deal", json!({})).expect(409)), "still-sealed");
    let deal = format!("{}/deal", room.table);
    assert_eq!(error_on(&host.post(&deal, &[]).expect(409)), "still-sealed");
    says(&guest, 1, "crumb").expect(200);
    ask(host, "deal", json!({})).expect(201);
    let agreed = proof(&guest, &room.table)["contributions"].clone();
    let expected = json!([
        { "words": "rind", "seal": seal(0, "rind") },
        { "words": "crumb", "seal": seal(1, "crumb") },
    ]);
    assert_eq!(agreed, expected);
}

/// Tried, on paper: a guest who does not like what it would come to keeps the seal closed. The host may deal all the
/// same, and everybody sees whose words are missing.
#[test]
fn what_stays_sealed_does_not_count_and_is_told() {
    let folder = Folder::new();
    let site = open(&folder);
    let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    let seal = Seal::of(id(&room.table), 1, "crumb").to_string();
    room.join(&site.browser(), &room.link(1), &[("seal", &seal)]);
    room.host.post(&format!("{}/contribute", room.table), &[("seat", "0"), ("words", "cheese")]).location();
    room.host.post(&format!("{}/deal", room.table), &[]).expect(409);
    room.host.post(&format!("{}/deal", room.table), &[("anyway", "1")]).location();
    let agreed = proof(&site.browser(), &room.table)["contributions"].clone();
    assert_eq!(agreed, json!([{ "words": "cheese" }, { "seal": seal }]));
    let page = site.browser().get(&format!("{}/fairness", room.table)).expect(200);
    assert!(page.text().contains("sealed words that were never shown"));
}

/// What every seat contributes changes the hands: without the guest's words nobody can compute them.
#[test]
fn every_contribution_changes_what_is_dealt() {
    let secret = Secret::new([7; 32]);
    let game = Arc::new(Stones::default());
    let deal = |words: &str| {
        let given = [("host", "cheese"), ("guest", words)]
            .map(|(_, words)| tabletop::Contribution { words: words.to_owned(), seal: None });
        let agreement = Agreement::new("table", given.to_vec()).unwrap();
        let source = Source::Agreed(secret.clone(), agreement);
        let Ok(Opened::Table(table)) = game.open(&json!({ "goal": 40 }), source, &[]) else {
            panic!("it begins")
        };
        (0..2).map(|seat| table.describe()["players"][seat]["card"].to_string()).collect::<Vec<_>>().join(" ")
    };
    let deals: BTreeSet<String> = (0..64).map(|number| deal(&format!("rind {number}"))).collect();
    assert_eq!(deals.len(), 4, "all hands come up: {deals:?}");
}

/// Tried: looking at a form of a new game, finishing its game, deleting it, and beginning it again with words that suit
/// its secret, which is known by then.
#[test]
fn a_promise_is_redeemed_once_and_not_when_it_is_old() {
    let folder = Folder::new();
    let site = open(&folder);
    let browser = site.browser();
    let offer = browser.get("/api/v1/fairness").expect(200).json();
    let (ticket, promised) = (offer["ticket"].as_str().unwrap(), offer["commitment"].as_str().unwrap());
    let fields = [("goal", "3"), ("ticket", ticket), ("words", "cheese")];
    let table = browser.post("/new/stones", &fields).location().to_owned();
    let known = proof(&browser, &table);
    assert_eq!(known["commitment"], promised);
    assert_eq!(known["contributions"], json!([{ "words": "cheese" }]));
    assert_eq!(known["caveats"], json!([]));
    finish(&browser, &table);
    browser.post(&format!("{table}/delete"), &[]);
    let again = browser.post("/new/stones", &fields).location().to_owned();
    assert_ne!(again, table);
    assert_ne!(proof(&browser, &again)["commitment"], promised);
    // Neither does a ticket that somebody made up choose a secret that they know.
    let made_up = format!("{}.0", id(&table));
    let other = browser.post("/new/stones", &[("goal", "3"), ("ticket", &made_up)]).location().to_owned();
    assert_ne!(other, table);
    // Another server of the same database redeems tickets of this one.
    let offer = browser.get("/api/v1/fairness").expect(200).json();
    let other = open(&folder);
    let fields = [("goal", "3"), ("ticket", offer["ticket"].as_str().unwrap())];
    let table = other.browser().post("/new/stones", &fields).location().to_owned();
    assert_eq!(proof(&browser, &table)["commitment"], offer["commitment"]);
}

/// The form of a new game shows the promise before it takes the words, and too long words are refused.
#[test]
fn the_form_of_a_new_game_promises_before_it_asks() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let form = browser.get("/new/ratcatcher").expect(200);
    let promised = field(form.text(), "promise");
    assert!(is_commitment(&promised));
    let ticket = form.text().split("name=\"ticket\"").nth(1).unwrap();
    let ticket = crate::common::attribute(ticket.split('>').next().unwrap(), "value").unwrap();
    let begun =
        browser.post("/new/ratcatcher", &[("quick", "1"), ("ticket", &ticket), ("words", "  my \n cheese ")]);
    let known = proof(&browser, begun.location());
    assert_eq!(known["commitment"], *promised);
    assert_eq!(known["contributions"], json!([{ "words": "my cheese" }]));
    let long = "ż".repeat(129);
    let refused = browser.post("/new/ratcatcher", &[("quick", "1"), ("words", &long)]).expect(422);
    assert_eq!(error_on(&refused), "long-words");
    let body = json!({ "game": "ratcatcher", "words": long });
    let refused = browser.send_json("POST", "/api/v1/tables", &body).expect(422);
    assert_eq!(code(&refused), "long-words");
    // The first page takes what a browser gives, too, and a fresh promise each time.
    let tickets: BTreeSet<String> = (0..2)
        .map(|_| {
            let page = browser.get("/").expect(200);
            let ticket = page.text().split("name=\"ticket\"").nth(1).unwrap();
            crate::common::attribute(ticket.split('>').next().unwrap(), "value").unwrap()
        })
        .collect();
    assert_eq!(tickets.len(), 2);
}

/// A finished game says what was checked, and a script that shares no code with the program checks it: the promise, the
/// contributions and every draw, takebacks and all. A change of any of them is found.
#[test]
fn a_finished_game_can_be_checked_without_this_program() {
    let folder = Folder::new();
    let site = open(&folder);
    let browser = site.browser();
    let offer = browser.get("/api/v1/fairness").expect(200).json();
    let fields = [("goal", "30"), ("ticket", offer["ticket"].as_str().unwrap()), ("words", "żółty ser")];
    let table = browser.post("/new/stones", &fields).location().to_owned();
    assert!(proof(&browser, &table).get("secret").is_none());
    let taken = browser.with("cookie", "seat=0");
    if play_one(&taken, &table) {
        taken.post(&format!("{table}/undo"), &[("step", "1"), ("choices", "1")]).location();
    }
    finish(&browser, &table);
    let page = browser.get(&format!("{table}/fairness")).expect(200);
    for proved in
        ["This secret fits the promise", "One contribution was mixed", "dice and draws follows from them"]
    {
        assert!(page.text().contains(proved), "{proved}");
    }
    let known = proof(&browser, &table);
    assert!(known["draws"].as_array().unwrap().len() > 3);
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/fairness/check.py");
    let served = browser.get("/fairness/check.py").expect(200);
    assert_eq!(served.text(), std::fs::read_to_string(&script).unwrap());
    let file = folder.database().with_file_name("fairness.json");
    let check = |known: &Value, more: &[&str]| {
        std::fs::write(&file, known.to_string()).unwrap();
        let ran = Command::new("python3").arg(&script).arg(&file).args(more).output();
        ran.expect("python3 is installed: this test runs a script of docs/fairness")
    };
    let promised = offer["commitment"].as_str().unwrap();
    let ran = check(&known, &[promised]);
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    assert!(String::from_utf8_lossy(&ran.stdout).contains("all"));
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut other = known.clone();
        change(&mut other);
        other
    };
    for (what, other) in [
        ("secret", changed(&|known| known["secret"] = json!("00".repeat(32)))),
        ("words", changed(&|known| known["contributions"][0]["words"] = json!("żółty"))),
        ("table", changed(&|known| known["table"] = json!("another"))),
        (
            "answer",
            changed(&|known| {
                let bag = known["draws"][0]["bag"].as_array().unwrap().len() as u64;
                let answer = known["draws"][0]["answer"].as_u64().unwrap();
                known["draws"][0]["answer"] = json!((answer + 1) % bag);
            }),
        ),
    ] {
        assert!(!check(&other, &[]).status.success(), "a changed {what} is found");
    }
    assert!(!check(&known, &[&"ab".repeat(32)]).status.success(), "a promise that was noted down differs");
    // The program itself says the same of the record.
    let record = browser.get(&format!("{table}/record.json")).expect(200);
    let record = Record::from_json(record.text()).unwrap();
    assert!(Arc::new(Stones::default()).verify(&record).unwrap().chance_checked);
}

/// Tried: many waiting rooms. They are bounded, an old one makes room, and closing one leaves nothing.
#[test]
fn waiting_rooms_end() {
    let folder = Folder::new();
    let site = open(&folder);
    let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    let store = Sqlite::open(folder.database()).unwrap();
    let mut old = store.kv_get("room", id(&room.table)).unwrap().unwrap();
    let was = old.clone();
    old["created"] = json!(0);
    assert!(store.compare_and_swap("room", id(&room.table), Some(&was), Some(&old)).unwrap());
    let other = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    assert_eq!(store.kv_list("room").unwrap().len(), 1, "the old one is cleared away");
    site.browser().get(&room.table).expect(404);
    other.host.post(&format!("{}/delete", other.table), &[]).location();
    assert!(store.kv_list("room").unwrap().is_empty());
    // A table for one has nobody to wait for.
    let alone = json!({ "game": "stones", "setup": { "goal": 40 }, "seats": [null, "scout"] });
    let alone = site.browser().send_json("POST", "/api/v1/rooms", &alone).expect(409);
    assert_eq!(code(&alone), "no-friends-here");
    let alone = [("goal", "40"), ("friends", "1"), ("seat_2", "scout")];
    site.browser().post("/new/stones", &alone).expect(409);
    // What is damaged is nobody's room.
    let third = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
    let was = store.kv_get("room", id(&third.table)).unwrap().unwrap();
    assert!(
        store.compare_and_swap("room", id(&third.table), Some(&was), Some(&json!({ "game": 3 }))).unwrap()
    );
    third.host.get(&third.table).expect(500);
}

/// Rooms, keys of tickets and what was redeemed leave in no archive, and neither does the secret of a room in any page.
#[test]
fn what_a_room_keeps_leaves_in_no_file() {
    let folder = Folder::new();
    let options = ServerOptions { proxied: true, ..ServerOptions::default() };
    let site = Site::with(Config { port: 0, options, ..Config::new(folder.database(), rooms()) });
    let proxied = site.browser().with("x-forwarded-for", "203.0.113.5");
    let room = WaitingRoom::open(&proxied, "stones", &[("goal", "40")]);
    let store = Sqlite::open(folder.database()).unwrap();
    let kept = store.kv_get("room", id(&room.table)).unwrap().unwrap();
    let secret = kept["secret"].as_str().unwrap().to_owned();
    let key = store.kv_get("key", "tickets").unwrap();
    let mut archive = String::new();
    let pressed = proxied.get("/games/export").expect(200);
    std::io::Read::read_to_string(
        &mut flate2::read::MultiGzDecoder::new(&dechunk(&pressed.bytes)[..]),
        &mut archive,
    )
    .unwrap();
    assert!(!archive.contains(&secret) && !archive.contains(id(&room.table)));
    if let Some(key) = key.as_ref().and_then(Value::as_str) {
        assert!(!archive.contains(key));
    }
    for path in [String::new(), "/fairness".to_owned(), "/fairness.json".to_owned()] {
        for browser in [&room.host, &proxied] {
            let page = browser.get(&format!("{}{path}", room.table)).expect(200);
            assert!(!page.text().contains(&secret));
            assert!(CARDS.iter().all(|card| !page.text().contains(&format!("dealt:0:{card}"))));
        }
    }
}
