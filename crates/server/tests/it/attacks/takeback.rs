//! Taking back at a table that is shared out: nobody goes round the consent of those who hold seats, and every undo
//! and redo is told to everybody.

use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Served, ServedGame};
use tabletop::RecordEntry;

use crate::common::{Answer, Browser, Folder, Site, WaitingRoom, attribute, field, keeping};
use crate::small::Stones;
use crate::test_site::TestSite;

fn rooms() -> Vec<Arc<dyn ServedGame>> {
    let everdell = everdell::load::builtin_pack();
    let mystics = mystics::load::builtin_pack();
    vec![
        Arc::new(Served::<Stones>::new(Arc::new(Stones::default()), Vec::new())),
        Arc::new(Served::<ratcatcher_pages::Pages>::builtin()),
        Arc::new(Served::<everdell_pages::Pages>::new(
            Arc::new(everdell::Everdell::new(Arc::new(everdell.content.clone()))),
            everdell.records.clone(),
        )),
        Arc::new(Served::<mystics_pages::Pages>::new(
            Arc::new(mystics::Mystics::new(Arc::new(mystics.content.clone()))),
            mystics.records.clone(),
        )),
    ]
}

/// A table of two at which Ann is the host and Bob holds the second seat, with a browser of each.
struct TwoPeople {
    test: TestSite,
    ann: Browser,
    bob: Browser,
}

impl Deref for TwoPeople {
    type Target = TestSite;

    fn deref(&self) -> &TestSite {
        &self.test
    }
}

impl TwoPeople {
    fn open() -> Self {
        Self::of("/new/stones", &[("goal", "60")])
    }

    fn of(new: &str, fields: &[(&str, &str)]) -> Self {
        let mut test = TestSite::serving(rooms());
        let browser = test.site.browser();
        let room = WaitingRoom::open(&browser, new.trim_start_matches("/new/"), fields);
        let friends = format!("{}/friends", room.table);
        room.host.post(&friends, &[("do", "name"), ("seat", "0"), ("name", "Ann")]).location();
        let bob = room.join(&browser, &room.link(1), &[("name", "Bob")]);
        room.deal("0", "");
        let WaitingRoom { table, host: ann } = room;
        test.table = table;
        Self { test, ann, bob }
    }

    /// A table of people with the physical game, which is shared out as it stands.
    fn with_the_box(fields: &[(&str, &str)]) -> Self {
        let mut test = TestSite::serving(rooms());
        let browser = test.site.browser();
        let begun = browser.post("/new/stones", fields);
        let table = begun.location().to_owned();
        let ann = keeping(&browser, &begun);
        let friends = format!("{table}/friends");
        ann.post(&friends, &[("do", "name"), ("seat", "0"), ("name", "Ann")]).location();
        let invited = ann.post(&friends, &[("do", "invite"), ("seat", "1")]).expect(200);
        let link = field(invited.text(), "link");
        let joined = browser.post(&link[link.find("/table/").unwrap()..], &[("name", "Bob")]);
        let bob = keeping(&browser, &joined);
        test.table = table;
        Self { test, ann, bob }
    }

    fn entries(&self) -> Vec<RecordEntry> {
        self.stored().record.entries
    }

    /// Plays the first of these choices that is offered.
    fn play(&self, browser: &Browser, wanted: &[&str]) {
        let offered = self.offered(browser);
        let choice = wanted.iter().find(|id| offered.iter().any(|offer| offer == *id));
        let choice = choice.unwrap_or_else(|| panic!("none of {wanted:?} in {offered:?}"));
        self.post(browser, "choose", &[("id", choice)]).location();
    }

    fn of_turn(&self) -> &Browser {
        if self.turn() == 0 { &self.ann } else { &self.bob }
    }

    /// Plays until this seat is to begin a turn.
    fn play_to(&self, seat: usize) {
        for _ in 0..200 {
            if self.turn() == seat && self.offered(self.of_turn()).iter().any(|id| id == "roll") {
                return;
            }
            self.play(self.of_turn(), &["take", "roll"]);
        }
        panic!("the seat never has its turn");
    }

    /// A table at which Ann has rolled and is still to decide, so that chance has spoken and her choice is the only one.
    fn rolled() -> Self {
        let mut places = (0..30).map(|_| Self::open()).inspect(|place| place.play(&place.ann, &["roll"]));
        // Five of six rolls leave the turn with her.
        places.find(|place| place.turn() == 0).expect("a roll that is not 1")
    }

    /// A table at which Bob has just chosen something that asks no chance and reveals nothing.
    fn handed_back() -> Self {
        for _ in 0..50 {
            let place = Self::open();
            for seat in [1, 0, 1] {
                place.play_to(seat);
            }
            if place.offered(&place.bob).iter().any(|id| id == "hand-back") {
                place.play(&place.bob, &["hand-back"]);
                return place;
            }
        }
        panic!("Bob never draws a white stone");
    }

    /// A player of ours moves for Bob.
    fn stand_in(&self) {
        self.post(&self.ann, "company", &[("seat_2", "elder")]).location();
    }

    /// Waits until nobody but Ann is to decide.
    fn wait_for_ann(&self) {
        let until = Instant::now() + Duration::from_mins(1);
        self.ann.get(&self.table).expect(200);
        while self.turn() != 0 {
            assert!(Instant::now() < until, "the player of ours does not move");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Asks for an undo by the form and by the JSON API; neither changes the game.
    fn asks(&self, choices: Option<&str>) {
        let before = self.entries();
        let said: Vec<(&str, &str)> = choices.map(|choices| ("choices", choices)).into_iter().collect();
        self.post(&self.ann, "undo", &said).location();
        assert_eq!(self.entries(), before, "the form took back without asking");
        let mut body = json!({ "step": self.step() });
        if let Some(choices) = choices {
            body["choices"] = choices.parse::<u32>().unwrap().into();
        }
        let told = self.api(&self.ann, "POST", "undo", Some(&body)).expect(200).json();
        assert_eq!(told["takeback"], Value::Null, "{told}");
        assert_eq!(self.entries(), before, "the JSON API took back without asking");
        let page = self.bob.get(&self.table).expect(200);
        assert!(page.text().contains("value=\"agree\""), "Bob is not asked: {}", page.text());
        let page = self.ann.get(&self.table).expect(200);
        assert!(page.text().contains("Still to answer: Bob"), "{}", page.text());
    }

    /// A request to the JSON API with the keys of a browser.
    fn api(&self, browser: &Browser, method: &str, what: &str, body: Option<&Value>) -> Answer {
        let (_, cookie) = &browser.headers[0];
        let body = body.map(Value::to_string);
        // A program brings one key: the host's comes first.
        let key = cookie.trim_start_matches("keys=").split('.').next().unwrap();
        let caller = self.site.browser().with("authorization", &format!("Bearer {key}"));
        let body = body.as_ref().map(|body| ("application/json", body.as_bytes()));
        caller.ask(method, &format!("/api/v1/tables/{}/{what}", self.id()), body)
    }
}

/// Tried: the host rolled, did not like it, seated a player of ours in Bob's place and took the roll back alone.
#[test]
fn whoever_is_stood_in_for_is_asked() {
    let place = TwoPeople::rolled();
    place.stand_in();
    place.asks(None);
    // Bob's own link agrees, while the player of ours still sits there.
    place.post(&place.bob, "takeback", &[("say", "agree")]).location();
    assert!(matches!(place.entries().last(), Some(RecordEntry::Undo { choices: 1, .. })));
    for browser in [&place.ann, &place.bob, &place.site.browser()] {
        let friends = browser.get(&format!("{}/friends", place.table)).expect(200);
        let told = "One choice was taken back. Dice or cards had been asked for. Asked by Ann (player 1); agreed: \
                    Bob (player 2).";
        assert!(friends.text().contains(told), "{}", friends.text());
    }
}

/// Tried: the same by a program, which seats the player of ours with the JSON API.
#[test]
fn whoever_is_stood_in_for_by_a_program_is_asked() {
    let place = TwoPeople::rolled();
    let seats = json!({ "seats": [null, "hatchling"] });
    place.api(&place.ann, "PUT", "company", Some(&seats)).expect(200);
    place.asks(None);
    place.post(&place.bob, "takeback", &[("say", "refuse")]).location();
    let again = json!({ "step": place.step() });
    assert_eq!(
        place.api(&place.ann, "POST", "undo", Some(&again)).expect(409).json()["error"]["code"],
        "asked-already"
    );
}

/// Tried: what a player of ours had chosen in Bob's place was taken back by the host, without Bob.
#[test]
fn what_a_stand_in_chose_is_not_the_hosts_to_take_back() {
    let place = TwoPeople::open();
    place.play_to(1);
    let before = place.step();
    place.stand_in();
    place.wait_for_ann();
    let choices = place.step() - before;
    assert!(choices > 0);
    place.asks(Some(&choices.to_string()));
}

/// Tried: Bob chose something that showed nothing and asked no chance, and the host took it back, having seated a
/// player of ours in his place.
#[test]
fn what_bob_chose_himself_is_not_the_hosts_to_take_back() {
    let place = TwoPeople::handed_back();
    assert_eq!(place.turn(), 0);
    place.stand_in();
    place.asks(Some("1"));
}

/// Tried the other way round: Bob, for whom a player of ours moves, takes back what Ann did.
#[test]
fn whoever_is_stood_in_for_asks_as_well() {
    let place = TwoPeople::rolled();
    place.stand_in();
    let before = place.entries();
    place.post(&place.bob, "undo", &[("choices", "1")]).location();
    assert_eq!(place.entries(), before);
    assert!(place.ann.get(&place.table).expect(200).text().contains("value=\"agree\""));
    place.post(&place.ann, "takeback", &[("say", "agree")]).location();
    assert_eq!(place.entries().len(), before.len() + 1);
}

/// A seat that its holder has left has nobody to be asked, whether or not a player of ours moves for it.
#[test]
fn a_seat_that_was_left_needs_nobody() {
    for ours in [false, true] {
        let place = TwoPeople::rolled();
        if ours {
            place.stand_in();
        }
        place.bob.post(&format!("{}/friends", place.table), &[("do", "leave"), ("seat", "1")]).location();
        let before = place.step();
        place.post(&place.ann, "undo", &[]).location();
        assert_eq!(place.step(), before + 1, "a player of ours: {ours}");
    }
}

/// Tried: choices of Bob that were taken back were played again by the host, who had seated a player of ours in
/// his place. To play again is to decide again: whoever may not decide may not, and it ends where a seat is to
/// decide that somebody else holds.
#[test]
fn nobody_plays_again_what_another_chose() {
    let place = TwoPeople::open();
    // Ann's turn, and then Bob's.
    place.play_to(0);
    let first = place.entries().len();
    place.play_to(1);
    let anns = place.entries().len() - first;
    place.play_to(0);
    let choices = (place.entries().len() - first).to_string();
    place.post(&place.ann, "undo", &[("choices", &choices)]).location();
    place.post(&place.bob, "takeback", &[("say", "agree")]).location();
    // It is Ann's turn: what was hers is hers to play again, all of it but no more.
    place.post(&place.bob, "redo", &[]).expect(403);
    let asked = json!({ "step": place.step() });
    place.api(&place.bob, "POST", "redo", Some(&asked)).expect(403);
    for _ in 0..anns {
        assert_eq!(place.turn(), 0);
        place.post(&place.ann, "redo", &[]).location();
    }
    assert_eq!(place.turn(), 1);
    place.post(&place.ann, "redo", &[]).expect(403);
    let asked = json!({ "step": place.step() });
    place.api(&place.ann, "POST", "redo", Some(&asked)).expect(403);
    // Once more back to Ann's last choice, and now a player of ours sits in Bob's place.
    place.post(&place.ann, "undo", &[("choices", "1")]).location();
    place.post(&place.bob, "takeback", &[("say", "agree")]).location();
    let before = place.entries().len();
    place.stand_in();
    place.post(&place.ann, "redo", &[]).location();
    let entries = place.entries();
    let again = entries[before..].iter().filter(|entry| matches!(entry, RecordEntry::Redo)).count();
    assert_eq!(again, 1, "what Bob had chosen was played for him: {:?}", &entries[before..]);
}

/// Tried: the host took something back and played on, and nobody could tell: not from the log, the time line, a past
/// step or the JSON API. It is told with who asked and who agreed, and without what was taken back.
#[test]
fn an_undo_is_told_to_everybody() {
    for (new, fields) in
        [("/new/everdell", &[("players", "2"), ("rival", "none")][..]), ("/new/mystics", &[("players", "2")])]
    {
        let place = TwoPeople::of(new, fields);
        let (ann, bob) = (&place.ann, &place.bob);
        let stranger = place.site.browser();
        // Until somebody has made a choice that is shown to all.
        let choices = |browser: &Browser| {
            let told = place.api(browser, "GET", "choices", None).expect(200).json();
            let choices = told["choices"].as_array().unwrap().clone();
            choices.iter().map(|choice| choice["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        let (by, other) = if choices(ann).is_empty() { (bob, ann) } else { (ann, bob) };
        let id = choices(by).remove(0);
        place.post(by, "choose", &[("id", &id)]).location();
        place.post(by, "undo", &[("choices", "1")]).location();
        let asked = place.entries().len() == 1;
        if asked {
            place.post(other, "takeback", &[("say", "agree")]).location();
        }
        assert!(matches!(place.entries()[..], [_, RecordEntry::Undo { choices: 1, .. }]), "{new}");
        let name = if std::ptr::eq(by, ann) { "Ann" } else { "Bob" };
        for browser in [ann, bob, &stranger] {
            let table = &place.table;
            for path in [table.clone(), format!("{table}/at/2"), format!("{table}/line")] {
                let page = browser.get(&path).expect(200);
                assert!(page.text().contains("One choice was taken back."), "{path}: {}", page.text());
                assert!(page.text().contains(name), "{path} does not say who asked");
            }
            assert!(!browser.get(&format!("{table}/at/1")).expect(200).text().contains("was taken back."));
            let friends = browser.get(&format!("{table}/friends")).expect(200);
            assert!(friends.text().contains("One choice was taken back."), "{}", friends.text());
        }
        let told =
            place.api(&stranger.with("cookie", "keys="), "GET", "events?since=0", None).expect(200).json();
        let (choice, undo) = (&told["steps"][0], &told["steps"][1]);
        assert_eq!(choice["rewind"], Value::Null);
        assert_eq!((&undo["rewind"]["kind"], &undo["rewind"]["choices"]), (&json!("undo"), &json!(1)));
        assert_eq!(undo["rewind"]["by"], u8::from(name == "Bob"));
        assert!(!undo.to_string().contains(&id), "{undo}");
        place.post(by, "redo", &[]).location();
        for browser in [ann, bob, &stranger] {
            for path in [place.table.clone(), format!("{}/line", place.table)] {
                let page = browser.get(&path).expect(200);
                assert!(page.text().contains("played again"), "{path}: {}", page.text());
            }
        }
        let told =
            place.api(&stranger.with("cookie", "keys="), "GET", "events?since=2", None).expect(200).json();
        assert_eq!(told["steps"][0]["rewind"]["kind"], "redo");
    }
}

/// Tried: a table of one device, at which somebody went back and on as they liked before they showed it around.
#[test]
fn an_undo_is_told_at_a_table_of_one_device() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let table = browser.post("/new/ratcatcher", &[("quick", "1")]).location().to_owned();
    let page = browser.get(&table).expect(200);
    let offered = page.text().split("name=\"id\"").nth(1).expect("a choice").to_owned();
    let id = attribute(offered.split('>').next().unwrap(), "value").unwrap();
    browser.post(&format!("{table}/choose"), &[("id", &id), ("step", "0")]).location();
    assert!(!browser.get(&table).expect(200).text().contains("was taken back."));
    browser.post(&format!("{table}/undo"), &[("step", "1")]).location();
    assert!(browser.get(&table).expect(200).text().contains("One choice was taken back."));
    browser.post(&format!("{table}/redo"), &[("step", "2")]).location();
    let page = browser.get(&table).expect(200);
    assert!(page.text().contains("One choice was played again."), "{}", page.text());
    assert!(page.text().contains("One choice was taken back."));
    assert!(!browser.get(&format!("{table}/at/1")).expect(200).text().contains("was taken back."));
}

/// Tried: at a table with real dice the host corrected an old roll, which takes back what was not possible any more,
/// and the guest could not tell.
#[test]
fn a_correction_is_told_to_everybody() {
    let place = TwoPeople::with_the_box(&[("quick", "1"), ("told", "double plain")]);
    place.post(&place.ann, "choose", &[("id", "roll")]).location();
    place.post(&place.ann, "answer", &[("number", "0"), ("told_0", "6")]).location();
    assert_eq!(place.step(), 1);
    let corrected = place.post(&place.ann, "amend", &[("of", "1"), ("told_0", "4")]).expect(200);
    assert_eq!(place.step(), 2, "{}", corrected.text());
    for browser in [&place.ann, &place.bob, &place.site.browser()] {
        for path in ["friends", "line"] {
            let page = browser.get(&format!("{}/{path}", place.table)).expect(200);
            let text = page.text();
            assert!(text.contains("An entry was corrected."), "{path}: {text}");
            assert!(text.contains("Done by Ann (player 1)."), "{path}: {text}");
        }
    }
    let told = place.api(&place.bob, "GET", "events?since=1", None).expect(200).json();
    let rewind = &told["steps"][0]["rewind"];
    assert_eq!((&rewind["kind"], &rewind["by"]), (&json!("amend"), &json!(0)), "{told}");
}
