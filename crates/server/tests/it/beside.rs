//! Beside the box: people roll and draw, a form at a time, and correct what they have told.

use std::sync::Arc;

use crate::common::{Browser, Folder, Site, attribute};
use crate::small::Stones;
use server::{Served, ServedGame};
use store::{Sqlite, Store};
use tabletop::{ChanceRecord, ErasedGame, Record, RecordEntry};

/// Begins the first game of The Ratcatcher with this district on top.
fn begin(browser: &Browser) -> String {
    let dealt = browser.get("/new/ratcatcher/deal?quick=1").expect(200);
    assert!(dealt.text().contains("Draw a district."), "{}", dealt.text());
    let told = browser.get("/new/ratcatcher/deal?quick=1&told_0=08").location().to_owned();
    assert_eq!(told, "/new/ratcatcher/deal?quick=1&told=08");
    assert!(browser.get(&told).expect(200).text().contains("Begin the game"));
    browser.post("/new/ratcatcher", &[("quick", "1"), ("told", "08")]).location().to_owned()
}

fn record(folder: &Folder, table: &str) -> Record {
    let store = Sqlite::open(folder.database()).unwrap();
    store.load(table.trim_start_matches("/table/")).unwrap().unwrap().record
}

/// The number of the question that is open, if one is.
fn number(browser: &Browser, table: &str) -> Option<String> {
    let page = browser.get(table).expect(200);
    let (_, rest) = page.text().split_once("name=\"number\" value=\"")?;
    rest.split('"').next().map(str::to_owned)
}

/// A browser sends the whole form of a new game, with the ticket of fair chance that stands in it.
#[test]
fn the_ticket_of_fair_chance_is_left_out_where_people_roll() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let form = browser.get("/new/ratcatcher").expect(200);
    let (_, tag) = form.text().split_once("name=\"ticket\"").expect("the form has a ticket");
    let ticket = attribute(tag.split('>').next().unwrap(), "value").expect("the ticket has a value");
    let path = format!("/new/ratcatcher/deal?ratcatcher=piper&ticket={ticket}&words=&told_0=08");
    let dealt = browser.get(&path).location().to_owned();
    assert_eq!(dealt, "/new/ratcatcher/deal?ratcatcher=piper&told=08");
}

#[test]
fn nothing_is_rolled_and_everything_is_asked() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = begin(&browser);
    assert_eq!(record(&folder, &table).chance, ChanceRecord::AtTheTable);
    let page = browser.table(&table);
    browser.choose(&table, &page.choices[0], page.step).location();

    // The district that comes next is asked for, by its name in any language or by its number.
    assert_eq!(number(&browser, &table).as_deref(), Some("0"));
    let answer = |step: &str, number: &str, told: &[&str]| {
        let mut fields = vec![("step".to_owned(), step.to_owned()), ("number".to_owned(), number.to_owned())];
        fields.extend(told.iter().enumerate().map(|(at, told)| (format!("told_{at}"), (*told).to_owned())));
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        browser.post(&format!("{table}/answer"), &fields)
    };
    for (step, number, told, status) in [
        ("0", "0", &["99"][..], 422),
        ("0", "0", &["08"], 422),
        ("0", "0", &["06", "07"], 422),
        ("0", "0", &[], 422),
        ("0", "1", &["06"], 409),
        ("7", "0", &["06"], 409),
        ("x", "0", &["06"], 422),
    ] {
        answer(step, number, told).expect(status);
        assert_eq!(number_and_entries(&browser, &folder, &table), (Some("0".to_owned()), 0), "{told:?}");
    }
    assert_eq!(browser.choose(&table, "end", 0).status, 409, "a roll comes first");

    // What waits outlives the server.
    site.close();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    assert_eq!(number(&browser, &table).as_deref(), Some("0"));
    browser.post(&format!("{table}/retract"), &[("step", "0"), ("number", "0")]).location();
    assert_eq!(number(&browser, &table), None);
    browser.choose(&table, &page.choices[0], 0).location();
    let fields = [("step", "0"), ("number", "0"), ("told_0", "grocer's")];
    browser.post(&format!("{table}/answer"), &fields).location();
    let entries = record(&folder, &table).entries;
    assert!(matches!(&entries[..], [RecordEntry::Choose { chance, .. }] if *chance == [6]), "{entries:?}");
}

fn number_and_entries(browser: &Browser, folder: &Folder, table: &str) -> (Option<String>, usize) {
    (number(browser, table), record(folder, table).entries.len())
}

#[test]
fn what_was_told_is_corrected_later() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = begin(&browser);
    let page = browser.table(&table);
    browser.choose(&table, &page.choices[0], 0).location();
    browser.post(&format!("{table}/answer"), &[("step", "0"), ("number", "0"), ("told_0", "06")]).location();
    let told = browser.get(&format!("{table}/told")).expect(200);
    assert!(told.text().contains("Cheese Cellars") && told.text().contains("Grocer"), "{}", told.text());
    let form = browser.get(&format!("{table}/told/1")).expect(200);
    assert!(form.text().contains("option value=\"06\" selected"), "{}", form.text());
    browser.get(&format!("{table}/told/9")).expect(404);
    let amend = |of: &str, step: &str, told: &str| {
        browser.post(&format!("{table}/amend"), &[("of", of), ("step", step), ("told_0", told)])
    };
    amend("1", "0", "07").expect(409);
    amend("1", "1", "08").expect(200);
    assert_eq!(record(&folder, &table).entries.len(), 1, "the district lies on the table already");
    amend("1", "1", "07").expect(200);
    let entries = record(&folder, &table).entries;
    assert!(matches!(&entries[1], RecordEntry::Amend { choices: 1, chance, .. } if *chance == [7]));
    // The beginning, too, and what was chosen after it is played again as far as it can be.
    let changed = amend("0", "2", "09").expect(200);
    assert!(changed.text().contains("The record keeps the old line"), "{}", changed.text());
    let record = record(&folder, &table);
    assert!(matches!(&record.entries[2], RecordEntry::Amend { choices: 2, .. }));
    crate::common::game().verify(&record).unwrap();
    // A keyed game has nothing of the kind.
    let keyed = browser.begin();
    browser.get(&format!("{keyed}/told")).expect(409);
    browser.post(&format!("{keyed}/amend"), &[("of", "0"), ("step", "0"), ("told_0", "07")]).expect(409);
}

#[test]
fn hidden_cards_are_told_by_those_who_hold_them() {
    let folder = Folder::new();
    let rooms: Vec<Arc<dyn ServedGame>> =
        vec![Arc::new(Served::<Stones>::new(Arc::new(Stones::default()), Vec::new()))];
    let site = Site::serving(&folder.database(), rooms);
    let browser = site.browser();
    let covered = browser.get("/new/stones/deal?quick=1").expect(200);
    assert!(attribute(covered.text(), "name=\"holder\" value").is_some(), "{}", covered.text());
    let first = browser.get("/new/stones/deal?quick=1&holder=0&told_0=double").location().to_owned();
    // The second card is the other person's, who must not see the first.
    let passed = browser.get(&first).expect(200);
    assert!(passed.text().contains("name=\"holder\" value=\"1\""), "{}", passed.text());
    let second =
        browser.get("/new/stones/deal?quick=1&holder=1&told=double&told_1=plain").location().to_owned();
    let second = browser.get(&second).expect(200);
    assert!(second.text().contains("hidden from you"), "{}", second.text());
    let table =
        browser.post("/new/stones", &[("quick", "1"), ("told", "double plain")]).location().to_owned();
    let told = browser.with("cookie", "seat=1").get(&format!("{table}/told/0")).expect(200);
    assert!(told.text().contains("hidden from you"), "{}", told.text());
    // Nobody corrects what is hidden from them.
    let fields = [("of", "0"), ("step", "0"), ("told_0", "plain")];
    browser.with("cookie", "seat=1").post(&format!("{table}/amend"), &fields).expect(200);
    assert_eq!(record(&folder, &table).entries.len(), 0);
    browser.with("cookie", "seat=0").post(&format!("{table}/amend"), &fields).expect(200);
    assert_eq!(record(&folder, &table).entries.len(), 1);
}
