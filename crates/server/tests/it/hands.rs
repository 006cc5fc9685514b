//! Hidden hands at one device: who sees which, and what a browser must do to see it.
//!
//! It is played with the kernel's own test game, in which two people hold a hidden card each.

use std::ops::Deref;

use crate::common::{Answer, Browser, attribute};
use crate::small::CARDS;
use crate::test_site::{TestSite, stones};
use serde_json::Value;

/// A table of two, and what the server alone knows of it.
struct SharedDevice {
    test: TestSite,
}

impl Deref for SharedDevice {
    type Target = TestSite;

    fn deref(&self) -> &TestSite {
        &self.test
    }
}

impl SharedDevice {
    fn open() -> Self {
        let mut place = Self { test: TestSite::serving(stones()) };
        // Two cards that differ show best who sees which.
        while place.table.is_empty() || place.card(0) == place.card(1) {
            let begun = place.site.browser().post("/new/stones", &[("quick", "1")]);
            begun.location().clone_into(&mut place.test.table);
        }
        place
    }

    /// The card that a seat was dealt.
    fn card(&self, seat: usize) -> &'static str {
        let card = self.position()["players"][seat]["card"].as_u64().unwrap();
        CARDS[usize::try_from(card).unwrap()]
    }

    fn turn(&self) -> u8 {
        u8::try_from(self.test.turn()).unwrap()
    }

    /// A browser that a seat has taken.
    fn taken_by(&self, seat: u8) -> Browser {
        self.site.browser().with("cookie", &format!("a=b; seat={seat}"))
    }

    fn page(&self, browser: &Browser) -> Answer {
        browser.get(&self.table).expect(200)
    }

    fn step(&self, browser: &Browser) -> String {
        attribute(self.page(browser).text(), "data-step").unwrap()
    }

    fn post(&self, browser: &Browser, what: &str, name: &str, value: &str) -> Answer {
        let step = self.step(browser);
        browser.post(&format!("{}/{what}", self.table), &[(name, value), ("step", &step)])
    }

    /// Plays until it is this seat's turn to begin.
    fn play_to_turn_of(&self, seat: u8) {
        for _ in 0..40 {
            let turn = self.turn();
            if turn == seat {
                return;
            }
            let browser = self.taken_by(turn);
            let choice = if self.page(&browser).text().contains("value=\"stop\"") { "stop" } else { "roll" };
            let choice = if self.page(&browser).text().contains("value=\"take\"") { "take" } else { choice };
            self.post(&browser, "choose", "id", choice).location();
        }
        panic!("the other seat never has its turn");
    }
}

/// Which seats' cards a page shows.
fn shown(page: &str) -> [bool; 2] {
    let view = page.split("<pre>").nth(1).and_then(|rest| rest.split("</pre>").next()).unwrap();
    let view: Value = serde_json::from_str(&view.replace("&quot;", "\"")).unwrap();
    [0, 1].map(|seat| !view["cards"][seat].is_null())
}

#[test]
fn nobody_is_shown_before_they_have_taken_the_device() {
    let place = SharedDevice::open();
    let nobody = place.site.browser();
    for browser in [nobody.clone(), place.taken_by(1), place.taken_by(7), nobody.with("cookie", "seat=x")] {
        let page = place.page(&browser);
        assert_eq!(shown(page.text()), [false, false]);
        assert!(page.text().contains("data-covered") && page.text().contains("Pass the device to player 1"));
        assert!(!page.text().contains("dealt:0:") && !page.text().contains("dealt:1:"));
        assert!(!page.text().contains("name=\"id\"") && !page.text().contains("stones-prompt"));
        let refused = place.post(&browser, "choose", "id", "roll").expect(403);
        assert!(refused.text().contains("server-covered"));
        assert_eq!(shown(refused.text()), [false, false]);
        browser.get(&format!("{}?ask=card", place.table)).expect(200);
    }
    assert_eq!(place.step(&nobody), "0", "nothing was played");
}

#[test]
fn the_seat_that_is_asked_takes_the_device() {
    let place = SharedDevice::open();
    let nobody = place.site.browser();
    let taken = place.post(&nobody, "seat", "seat", "0");
    assert_eq!(taken.location(), place.table);
    let cookie = taken.header("set-cookie").unwrap().to_owned();
    assert_eq!(cookie, format!("seat=0; Path={}; SameSite=Lax; HttpOnly", place.table));

    let browser = nobody.with("cookie", cookie.split(';').next().unwrap());
    let page = place.page(&browser);
    assert_eq!(shown(page.text()), [true, false]);
    assert!(page.text().contains(&format!("dealt:0:{}", place.card(0))));
    assert!(!page.text().contains("dealt:1:") && !page.text().contains("data-covered"));
    assert!(page.text().contains("name=\"id\"") && page.text().contains("stones-prompt"));
    assert_eq!(page.header("set-cookie"), None);

    // Nobody else can take it, and not at another step.
    let other = place.post(&browser, "seat", "seat", "1").expect(403);
    assert_eq!((shown(other.text()), other.header("set-cookie")), ([true, false], None));
    nobody.post(&format!("{}/seat", place.table), &[("seat", "0"), ("step", "7")]).expect(409);
    nobody.post(&format!("{}/seat", place.table), &[("seat", "300"), ("step", "0")]).expect(422);
    // The part of the page comes with its cookie, too.
    let part = place.post(&nobody.with("x-part", "main"), "seat", "seat", "0").expect(200);
    assert!(part.header("set-cookie").is_some_and(|cookie| cookie.starts_with("seat=0;")));
    assert_eq!(shown(part.text()), [true, false]);
}

#[test]
fn the_table_is_covered_when_the_turn_goes_to_another_seat() {
    let place = SharedDevice::open();
    place.play_to_turn_of(1);
    let first = place.taken_by(0);
    let page = place.page(&first);
    assert_eq!(shown(page.text()), [false, false]);
    assert!(page.text().contains("Pass the device to player 2"));
    let forgotten = page.header("set-cookie").unwrap();
    assert_eq!(forgotten, format!("seat=; Max-Age=0; Path={}; SameSite=Lax; HttpOnly", place.table));
    assert_eq!(shown(place.page(&place.taken_by(1)).text()), [false, true]);

    // Taking back leads to the other seat's decision, and that is covered for this one.
    place.post(&place.taken_by(1), "undo", "from", "here").location();
    assert_eq!(place.turn(), 0);
    assert_eq!(shown(place.page(&place.taken_by(1)).text()), [false, false]);
    place.post(&place.site.browser(), "redo", "from", "here").expect(403);
    place.post(&first, "redo", "from", "here").location();
}

#[test]
fn the_past_is_shown_as_the_seat_that_has_the_device_may_know_it() {
    let place = SharedDevice::open();
    place.play_to_turn_of(1);
    let last = place.step(&place.site.browser());
    for path in [format!("{}/at/0", place.table), format!("{}/watch?from={last}", place.table)] {
        for (browser, sees) in [
            (place.site.browser(), [false, false]),
            (place.taken_by(0), [true, false]),
            (place.taken_by(1), [false, true]),
        ] {
            let page = browser.get(&path).expect(200);
            assert_eq!(page.header("cache-control"), Some("no-store"), "nobody goes back to it");
            assert_eq!(shown(page.text()), sees, "{path}");
            let dealt = [0, 1].map(|seat| page.text().contains(&format!("dealt:{seat}:")));
            assert_eq!(dealt, sees, "{path}");
        }
    }
}

#[test]
fn the_record_is_kept_until_the_end() {
    let place = SharedDevice::open();
    let record = format!("{}/record.json", place.table);
    let browser = place.site.browser();
    assert!(!place.site.browser().get("/games").expect(200).text().contains(&record), "it is not offered");
    assert_eq!(crate::common::error_on(&browser.get(&record).expect(403)), "hidden-record");
    let api = record.replace("/table/", "/api/v1/tables/").replace(".json", "");
    assert_eq!(crate::common::code(&browser.get(&api).expect(403)), "hidden-record");
    for _ in 0..400 {
        let turn = place.turn();
        let browser = place.taken_by(turn);
        let page = place.page(&browser);
        let choices = ["take", "roll"];
        let Some(choice) = choices.into_iter().find(|id| page.text().contains(&format!("value=\"{id}\"")))
        else {
            break;
        };
        place.post(&browser, "choose", "id", choice).location();
    }
    let over = place.page(&place.site.browser());
    assert!(place.site.browser().get("/games").expect(200).text().contains(&record));
    assert!(!over.text().contains("data-covered"), "nobody has to take a game that is over");
    let handed_out = browser.get(&record).expect(200).json();
    assert_eq!(browser.get(&api).expect(200).json()["record"], handed_out);
    assert!(handed_out["chance"]["keyed"]["seed"].is_string());
    // Whoever has the record of a game that is over may read it anywhere.
    let taken_over = place.site.browser().post("/games/import", &[("record", &handed_out.to_string())]);
    assert!(taken_over.location().starts_with("/table/"));
}

#[test]
fn the_form_of_a_game_begins_it() {
    let place = SharedDevice::open();
    let browser = place.site.browser();
    browser.get("/new/stones").expect(200);
    browser.post("/new/stones", &[("goal", "3")]).location();
    let refused = browser.post("/new/stones", &[("goal", "0")]).expect(422);
    assert!(refused.text().contains("0 error-refused-setup"), "{}", refused.text());
    browser.post("/new/stones", &[]).expect(422);
    browser.get("/new/ratcatcher").expect(404);
    assert!(browser.get("/rules").expect(200).text().contains("T11"));
    assert!(browser.get("/games").expect(200).text().contains("/new/stones"));
}
