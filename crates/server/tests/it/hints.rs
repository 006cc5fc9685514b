//! Hints: they come after a second or bit by bit, to whoever decides and to nobody else.

use std::io::{BufRead, BufReader};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{Browser, Folder, Site, TablePage};
use crate::small::Stones;
use server::{Served, ServedGame};

/// What is told of a hint, piece by piece.
struct Pieces(BufReader<std::net::TcpStream>);

impl Pieces {
    fn of(browser: &Browser, table: &str) -> Self {
        let mut lines = BufReader::new(browser.send("GET", &format!("{table}/hint/events"), None));
        let mut line = String::new();
        lines.read_line(&mut line).unwrap();
        assert!(line.contains(" 200 "), "{line}");
        Self(lines)
    }

    fn next(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "there is one piece more");
            if let Some(piece) = line.strip_prefix("data: ") {
                return piece.to_owned();
            }
        }
    }
}

#[test]
fn a_hint_stands_on_the_page_of_the_table() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let plain = browser.get(&table).expect(200);
    assert!(plain.text().contains(&format!("{table}/hint")) && !plain.text().contains("class=\"advised\""));

    let started = Instant::now();
    let page = browser.get(&format!("{table}/hint")).expect(200);
    assert!(started.elapsed() >= Duration::from_millis(900), "it is thought about for a second");
    let advised = page.text().split("class=\"advised\"").nth(1).unwrap();
    let advised = advised.split("</ol>").next().unwrap();
    assert_eq!(advised.matches("<meter").count(), 3);
    assert!(advised.contains("% to win, ±") && !page.text().contains("data-stop"));
    // What it names can be chosen there and then.
    let offered = TablePage::read(plain.text());
    let best = crate::common::attribute(advised, "value").unwrap();
    assert!(offered.choices.contains(&best), "{best}");
    assert!(advised.contains("form=\"decision\""));
    browser.choose(&table, &best, offered.step).location();
}

#[test]
fn a_hint_that_comes_bit_by_bit_can_be_stopped() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    // More than may be thought of at the same time: whoever leaves makes room.
    for _ in 0..12 {
        let mut pieces = Pieces::of(&browser, &table);
        let (first, second) = (pieces.next(), pieces.next());
        assert!(first.contains("advised") && first.contains("data-stop") && second != first);
        drop(pieces);
        std::thread::sleep(Duration::from_millis(250));
    }
    let mut pieces: Vec<Pieces> = (0..8).map(|_| Pieces::of(&browser, &table)).collect();
    browser.get(&format!("{table}/hint")).expect(503);
    for pieces in &mut pieces {
        pieces.next();
    }
    // A server that is told to stop waits for no thought.
    let started = Instant::now();
    site.close();
    assert!(started.elapsed() < Duration::from_secs(8));
}

/// Before the first decision of a chapter its story is told; a hint that was asked for is not told away.
#[test]
fn a_hint_is_given_at_the_first_decision_of_a_chapter() {
    let folder = Folder::new();
    let castle = mystics::load::builtin_pack();
    let game = mystics::Mystics::new(Arc::new(castle.content.clone()));
    let rooms: Vec<Arc<dyn ServedGame>> =
        vec![Arc::new(Served::<mystics_pages::Pages>::new(Arc::new(game), castle.records.clone()))];
    let site = Site::serving(&folder.database(), rooms);
    let browser = site.browser();
    let table = browser.post("/new/mystics", &[]).location().to_owned();
    assert!(browser.get(&table).expect(200).text().contains("data-begin"), "the story comes first");
    let page = browser.get(&format!("{table}/hint")).expect(200);
    assert!(page.text().contains("class=\"advised\"") && page.text().contains("% to win, ±"));
}

#[test]
fn the_odds_of_any_choice_stand_on_the_page() {
    let folder = Folder::new();
    let mut rooms = crate::common::rooms();
    rooms.push(Arc::new(Served::<mystics_pages::Pages>::new(
        Arc::new(mystics::Mystics::new(Arc::new(mystics::load::builtin().clone()))),
        Vec::new(),
    )));
    let site = Site::serving(&folder.database(), rooms);
    let browser = site.browser();
    for game in ["ratcatcher", "mystics"] {
        let table = browser.post(&format!("/new/{game}"), &[("quick", "1")]).location().to_owned();
        // Where a story comes first, the table is found by a hint.
        let page = browser.get(&format!("{table}/hint")).expect(200);
        assert!(page.text().contains(&format!("action=\"{table}/odds#odds\"")), "{game}");
        let name =
            page.text().split("<option value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let odds = browser.get(&format!("{table}/odds?choice={name}")).expect(200);
        assert!(odds.text().contains("Estimated from") && odds.text().contains("% to win"), "{game}");
        browser.get(&format!("{table}/odds?choice=moon")).expect(422);
        browser.get(&format!("{table}/odds")).expect(400);
    }
}

#[test]
fn only_whoever_decides_is_given_a_hint() {
    let folder = Folder::new();
    let mut rooms = crate::common::rooms();
    rooms.push(Arc::new(Served::<Stones>::new(Arc::new(Stones::default()), Vec::new())));
    let site = Site::serving(&folder.database(), rooms);
    let browser = site.browser();
    // Nobody has taken the device.
    let covered = browser.post("/new/stones", &[("goal", "6")]).location().to_owned();
    browser.get(&format!("{covered}/hint")).expect(403);
    browser.get(&format!("{covered}/hint/events")).expect(403);
    browser.get(&format!("{covered}/odds?choice=roll")).expect(403);
    // A player of ours decides.
    crate::small::set_slow(true);
    let ours = browser.post("/new/stones", &[("goal", "6"), ("seat_1", "elder")]).location().to_owned();
    browser.get(&format!("{ours}/hint")).expect(409);
    crate::small::set_slow(false);
    // A person with players of ours has the device alone.
    let alone = browser.post("/new/stones", &[("goal", "6"), ("seat_2", "elder")]).location().to_owned();
    assert!(browser.get(&alone).expect(200).text().contains("/hint"));
    assert!(browser.get(&format!("{alone}/hint")).expect(200).text().contains("class=\"advised\""));
    // The game is over.
    let over = browser.post("/new/ratcatcher", &[("seat_1", "hatchling")]).location().to_owned();
    browser.wait_for(&over, |page| !page.contains("data-thinking"));
    browser.get(&format!("{over}/hint")).expect(409);
    browser.get(&format!("/table/{}/hint", "a".repeat(26))).expect(404);
}

#[test]
fn a_game_that_is_over_is_looked_back_at() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.begin();
    let review = format!("{table}/review");
    browser.get(&review).expect(409);
    browser.play_to(&table, u32::MAX, &mut crate::common::Dice::new(4));
    assert!(browser.get(&table).expect(200).text().contains(&review));

    let begun = browser.get(&review).expect(200);
    assert_eq!(begun.header("refresh"), Some("2"), "it is shown as it grows");
    for early in ["No choice cost much", "never changed much"] {
        assert!(!begun.text().contains(early), "what is not known yet is not said: {early}");
    }
    let grown = browser.wait_for(&review, |page| page.matches("<tr>").count() > 4);
    assert!(grown.contains("<polyline") && grown.contains("choices reviewed"));
    assert!(grown.contains(">R1</text>"), "the rounds stand below the line");
    assert!(grown.contains("id=\"turns\""), "what no choice explains is told beside the choices");
    let first = crate::common::attribute(grown.split("<tbody>").nth(1).unwrap(), "href").unwrap();
    browser.get(&first).expect(200);
    // Another game waits until this one is done, and its page says so.
    let other = browser.begin();
    browser.play_to(&other, u32::MAX, &mut crate::common::Dice::new(5));
    let waits = browser.get(&format!("{other}/review")).expect(200);
    assert!(waits.text().contains("0 of ") && waits.header("refresh").is_some());
    let started = Instant::now();
    site.close();
    assert!(started.elapsed() < Duration::from_secs(5), "nobody waits for what nobody reads");
}
