//! Players of ours at tables: they move by themselves, know no more than their seats, and make room
//! for people.

use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::common::{Answer, Browser, Folder, Listener, Site, attribute, error_on};
use crate::small::{CARDS, Stones};
use crate::test_site::{TestSite, stones};
use serde_json::{Value, json};
use server::{Config, Served, ServedGame};
use store::Store;
use tabletop::{ErasedGame, Record, RecordEntry};

/// There is one head of the player of ours, so that one test after the other looks into it.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    *crate::small::head() = crate::small::Head::default();
    alone
}

/// A table of Stones with a player of ours in the second seat.
struct BotTable {
    test: TestSite,
    _alone: MutexGuard<'static, ()>,
}

impl Deref for BotTable {
    type Target = TestSite;

    fn deref(&self) -> &TestSite {
        &self.test
    }
}

impl BotTable {
    fn open(goal: &str) -> Self {
        let alone = alone();
        let mut test = TestSite::serving(stones());
        let fields = [("goal", goal), ("seat_1", "person"), ("seat_2", "elder")];
        let begun = test.site.browser().post("/new/stones", &fields);
        begun.location().clone_into(&mut test.table);
        Self { test, _alone: alone }
    }

    fn record(&self) -> Record {
        self.stored().record
    }

    fn post(&self, what: &str, fields: &[(&str, &str)]) -> Answer {
        let browser = self.site.browser();
        let step = attribute(browser.get(&self.table).expect(200).text(), "data-step").unwrap();
        let mut fields = fields.to_vec();
        fields.push(("step", &step));
        browser.post(&format!("{}/{what}", self.table), &fields)
    }

    /// Plays for the person until it is the other's turn.
    fn pass_on(&self) {
        for _ in 0..100 {
            let page = self.site.browser().get(&self.table).expect(200);
            let find = |id: &&str| page.text().contains(&format!("value=\"{id}\""));
            let Some(id) = ["stop", "take", "roll"].into_iter().find(find) else { return };
            self.post("choose", &[("id", id)]).location();
        }
        panic!("the turn is never over");
    }
}

fn is_thinking(page: &str) -> bool {
    page.contains("data-thinking")
}

fn offers(page: &str) -> bool {
    page.contains("name=\"id\"")
}

#[test]
fn a_player_of_ours_moves_by_itself() {
    let place = BotTable::open("6");
    let browser = place.site.browser();
    // One person alone has the device: nothing is covered.
    let page = browser.get(&place.table).expect(200);
    assert!(offers(page.text()) && !page.text().contains("data-covered") && !is_thinking(page.text()));
    for _ in 0..40 {
        place.pass_on();
        let page = browser.wait_for(&place.table, |page| !is_thinking(page));
        assert!(!page.contains("data-covered"));
        let card = place.position()["players"][1]["card"].as_u64().unwrap();
        let dealt = format!("dealt:1:{}", CARDS[usize::try_from(card).unwrap()]);
        assert!(!page.contains(&dealt), "the hand of a player of ours stays hidden");
        if !offers(&page) {
            break;
        }
    }
    let record = Record::from_json(browser.get(&format!("{}/record.json", place.table)).expect(200).text());
    let verified = Arc::new(Stones::default()).verify(&record.unwrap()).unwrap();
    assert!(verified.outcome.is_some() && verified.chance_checked);
}

#[test]
fn a_player_of_ours_knows_no_more_than_its_seat() {
    // Long enough that what is drawn anew cannot be the same each time.
    let place = BotTable::open("200");
    let mine = place.position()["players"][0]["card"].as_u64().unwrap();
    let ours = place.position()["players"][1]["card"].as_u64().unwrap();
    for _ in 0..200 {
        place.pass_on();
        let page = place.site.browser().wait_for(&place.table, |page| !is_thinking(page));
        let head = crate::small::head();
        assert!(head.shown.iter().all(|&(turn, cards)| turn == 1 && u64::from(cards[1]) == ours));
        if head.shown.iter().any(|&(_, cards)| u64::from(cards[0]) != mine) {
            return;
        }
        assert!(offers(&page), "the game ended before it showed what is known");
    }
    panic!("what the person holds was never drawn anew");
}

#[test]
fn nobody_chooses_for_a_player_of_ours() {
    let place = BotTable::open("6");
    crate::small::set_slow(true);
    place.pass_on();
    let page = place.site.browser().get(&place.table).expect(200);
    assert!(is_thinking(page.text()) && !offers(page.text()), "{}", page.text());
    assert!(page.text().contains("Elder (player 2) is thinking …"));
    let refused = place.post("choose", &[("id", "roll")]).expect(409);
    assert!(refused.text().contains("server-ours"));
    place.post("redo", &[]).expect(409);
    let refused = place.post("seat", &[("seat", "1")]).expect(409);
    assert_eq!(refused.header("set-cookie"), None);
    crate::small::set_slow(false);
}

#[test]
fn taking_back_leads_to_a_decision_of_a_person_and_drops_a_thought() {
    let place = BotTable::open("40");
    let browser = place.site.browser();
    crate::small::set_slow(true);
    place.pass_on();
    crate::small::wait_for_thoughts(1);
    let before = place.record().entries.len();
    place.post("undo", &[]).location();
    let page = browser.get(&place.table).expect(200);
    assert!(offers(page.text()) && !is_thinking(page.text()));
    crate::small::set_slow(false);
    // What it had made up its mind to do is not done.
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(place.record().entries.len(), before + 1);
    assert!(matches!(place.record().entries[before], RecordEntry::Undo { choices: 1, .. }));

    // After its moves, all of them are taken back, and played again as one.
    place.post("redo", &[]).location();
    browser.wait_for(&place.table, offers);
    let moved = place.record().entries.len();
    place.post("undo", &[]).location();
    let entries = place.record().entries;
    let RecordEntry::Undo { choices, .. } = entries[moved] else { panic!("{entries:?}") };
    assert!(choices > 1 && offers(browser.get(&place.table).text()));
    place.post("redo", &[]).location();
    assert_eq!(place.record().entries.len(), moved + 1 + choices as usize);
    let page = browser.get(&place.table).expect(200);
    assert!(offers(page.text()) && !is_thinking(page.text()));
}

#[test]
fn a_seat_is_handed_over_and_taken_back() {
    let place = BotTable::open("40");
    let browser = place.site.browser();
    let mut told = browser.send("GET", &format!("{}/events", place.table), None);
    crate::small::set_slow(true);
    place.pass_on();
    crate::small::wait_for_thoughts(1);
    let before = place.record().entries.len();
    // The seat is taken back while ours thinks: there are two people now, and the table is covered.
    place.post("company", &[("seat_2", "person")]).location();
    crate::small::set_slow(false);
    let page = browser.get(&place.table).expect(200);
    assert!(page.text().contains("data-covered") && !is_thinking(page.text()));
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(place.record().entries.len(), before, "nothing was played for a person");
    assert_eq!(place.store().company(place.id()).unwrap(), Some(json!({ "seats": [] })));

    // Open pages are told.
    told.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    let mut heard = String::new();
    while !heard.contains("event: company") {
        let mut bytes = [0; 512];
        let read = std::io::Read::read(&mut told, &mut bytes).unwrap();
        heard.push_str(std::str::from_utf8(&bytes[..read]).unwrap());
    }

    // All seats are handed over: the game goes on by itself, and is only watched.
    let api = format!("/api/v1/tables/{}/company", place.id());
    browser.send_json("PUT", &api, &json!({ "seats": ["elder", "hatchling"] })).expect(200);
    let page = browser.wait_for(&place.table, |page| !is_thinking(page));
    assert!(!offers(&page) && place.record().entries.len() > before);
    assert!(!page.contains("dealt:0:") && !page.contains("dealt:1:"), "whoever watches sees no hand");

    for strange in [("seat_1", "wizard"), ("seat_1", ""), ("seat_9", "scout"), ("seat_0", "scout")] {
        browser.post(&format!("{}/company", place.table), &[strange]).expect(422);
        browser.post("/new/stones", &[("goal", "6"), strange]).expect(422);
    }
    let fault = browser.post(&format!("{}/company", place.table), &[("seat_1", "wizard")]).expect(422);
    assert_eq!(error_on(&fault), "no-such-level");
    for seats in [json!(["wizard"]), json!([""]), json!(vec![Value::Null; 9])] {
        let body = json!({ "seats": seats });
        assert_eq!(browser.send_json("PUT", &api, &body).expect(400).json()["error"]["field"], "seats");
        let body = json!({ "game": "stones", "setup": { "goal": 6 }, "seats": seats });
        let refused = browser.send_json("POST", "/api/v1/tables", &body).expect(400);
        assert_eq!(refused.json()["error"]["field"], "seats");
    }
}

#[test]
fn a_game_that_is_refused_keeps_its_company() {
    let place = BotTable::open("6");
    let refused = place.site.browser().post("/new/stones", &[("goal", "0"), ("seat_2", "forager")]);
    assert!(refused.expect(422).text().contains("[null,&quot;forager&quot;]"));
    // A fork is played by the same.
    let fork = place.post("fork", &[]);
    let fork = fork.location().trim_start_matches("/table/");
    assert_eq!(place.store().company(fork).unwrap(), Some(json!({ "seats": [null, "elder"] })));
}

#[test]
fn a_player_of_ours_that_is_not_known_is_a_persons_seat() {
    let place = BotTable::open("6");
    place.store().set_company(place.id(), &json!({ "seats": [null, "oracle"] })).unwrap();
    place.pass_on();
    let page = place.site.browser().get(&place.table).expect(200);
    assert!(page.text().contains("data-covered") && !is_thinking(page.text()));
}

#[test]
fn a_server_that_is_opened_again_takes_up_what_was_thought_about() {
    let _alone = alone();
    let folder = Folder::new();
    let config = |pace| Config { port: 0, pace, ..Config::new(folder.database(), stones()) };
    let begin = |browser: &Browser| {
        let fields = [("goal", "12"), ("seat_1", "elder"), ("seat_2", "elder")];
        browser.post("/new/stones", &fields).location().to_owned()
    };
    let site = Site::with(config(Duration::from_mins(10)));
    let table = begin(&site.browser());
    // It has made up its mind, and waits until people have seen the table.
    crate::small::wait_for_thoughts(1);
    assert_eq!(attribute(site.browser().get(&table).text(), "data-step").as_deref(), Some("0"));
    site.close();

    let site = Site::with(config(Duration::ZERO));
    // A page that was open comes back by its live updates alone.
    let mut listener = Listener::at(&site.browser(), &table);
    assert_eq!(listener.next(), Some(0));
    assert_eq!(listener.next(), Some(1));
    let page = site.browser().wait_for(&table, |page| !is_thinking(page));
    assert!(!offers(&page), "it is over");
    // Nothing is left to think about, so that it ends at once.
    site.close();
}

#[test]
fn the_rats_are_hunted_by_ours_alone() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let form = browser.get("/new/ratcatcher").expect(200);
    assert!(form.text().contains("name=\"seat_1\"") && form.text().contains("Pathfinder"));
    let table = browser.post("/new/ratcatcher", &[("seat_1", "scout")]).location().to_owned();
    let page = browser.get(&table).expect(200);
    assert!(page.text().contains("http-equiv=\"refresh\""), "without scripts, the page asks again");
    browser.wait_for(&table, |page| !is_thinking(page));
    let (_, verified) = browser.record(&table);
    assert!(verified.unwrap().outcome.is_some());
    assert!(!browser.get(&table).text().contains("http-equiv=\"refresh\""));
}

/// The games with more than one seat, and a form that begins each for two.
fn larger_rooms() -> Vec<Arc<dyn ServedGame>> {
    let forest = everdell::load::builtin_pack();
    let castle = mystics::load::builtin_pack();
    vec![
        Arc::new(Served::<everdell_pages::Pages>::new(
            Arc::new(everdell::Everdell::new(Arc::new(forest.content.clone()))),
            forest.records.clone(),
        )),
        Arc::new(Served::<mystics_pages::Pages>::new(
            Arc::new(mystics::Mystics::new(Arc::new(castle.content.clone()))),
            castle.records.clone(),
        )),
    ]
}

#[test]
fn larger_games_are_played_with_and_by_players_of_ours() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), larger_rooms());
    let browser = site.browser();
    for (game, setup) in [
        ("everdell", &[("rival", "none"), ("players", "2")][..]),
        (
            "mystics",
            &[
                ("chapter", "1"),
                ("players", "2"),
                ("mice", "collin"),
                ("mice", "nez"),
                ("mice", "tilda"),
                ("mice", "filch"),
            ][..],
        ),
    ] {
        let form = browser.get(&format!("/new/{game}")).expect(200);
        assert!(form.text().contains("name=\"seat_4\""), "{game}");
        // Beside a person, they move until the person is asked.
        let mut fields = setup.to_vec();
        fields.push(("seat_2", "forager"));
        let table = browser.post(&format!("/new/{game}"), &fields).location().to_owned();
        let mut dice = crate::common::Dice::new(5);
        for _ in 0..8 {
            let page = browser.wait_for(&table, |page| !is_thinking(page));
            assert!(!page.contains("data-covered"), "{game}");
            let page = if page.contains("?ask=tile:") && !page.contains("value=\"") {
                browser.get(&format!("{table}?ask=tile:0")).expect(200).text().to_owned()
            } else {
                page
            };
            let page = crate::common::TablePage::read(&page);
            let Some(id) = dice.pick(&page.choices) else { break };
            browser.choose(&table, id, page.step).location();
        }
        // Alone, they play to the end.
        fields.push(("seat_1", "scout"));
        let table = browser.post(&format!("/new/{game}"), &fields).location().to_owned();
        browser.wait_for(&table, |page| !is_thinking(page));
        let record = browser.get(&format!("{table}/record.json")).expect(200).json();
        assert!(record["chance"]["keyed"]["seed"].is_string(), "{game} is over");
    }
}

/// The front door: five computer players, each with how one person alone has done against it.
#[test]
fn a_computer_player_is_picked_at_the_front_door() {
    let folder = Folder::new();
    let rooms: Vec<Arc<dyn ServedGame>> = vec![
        Arc::new(Served::<everdell_pages::Pages>::builtin()),
        Arc::new(Served::<ratcatcher_pages::Pages>::builtin()),
    ];
    let site = Site::serving(&folder.database(), rooms);
    let browser = site.browser();
    let door = browser.get("/against/everdell").expect(200).text().to_owned();
    assert_eq!(door.matches("name=\"against\"").count(), 5);
    assert_eq!(door.matches("Not played yet").count(), 5);
    browser.get("/against/ratcatcher").expect(404);
    let wrong: [&[(&str, &str)]; 3] = [
        &[("against", "nobody")],
        &[("against", "scout"), ("opponents", "9")],
        &[("against", "scout"), ("opponents", "two")],
    ];
    for fields in wrong {
        let answer = browser.post("/new/everdell", fields);
        assert!((400..500).contains(&answer.status), "{fields:?}: {}", answer.status);
    }
    assert!(!browser.get("/games").expect(200).text().contains("/table/"));
    let begun = browser.post("/new/everdell", &[("against", "hatchling"), ("opponents", "2")]).expect(303);
    let table = browser.get(begun.location()).expect(200).text().to_owned();
    assert!(table.contains("3 players") && !table.contains("Nightweave"), "{table}");
}
