//! Tables at which something is practised.

use crate::common::{Folder, Site, TablePage};

/// What is taught about traps: the first example of R14.1.
const EXAMPLE: [(&str, &str); 2] = [("game", "ratcatcher"), ("of", "example:R14.1:1")];

#[test]
fn an_example_is_played_at_a_table_of_its_own() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let rule = browser.get("/rules/ratcatcher/R14.1").expect(200);
    assert!(rule.text().contains("value=\"example:R14.1:1\""));
    let answer = browser.post("/practice", &EXAMPLE);
    let table = answer.location().to_owned();
    let page = browser.get(&table).expect(200);
    assert!(page.text().contains("id=\"coach\""));
    // Its dice are those of the example, whatever the secret is.
    browser.choose(&table, "attack:1", 0).location();
    let page = TablePage::read(browser.get(&table).expect(200).text());
    assert!(page.choices.contains(&"hit:white".to_owned()), "{:?}", page.choices);
    // It goes back to its beginning at once, is forked, and is a record that can be verified.
    browser.choose(&table, "hit:white", 1).location();
    browser.post(&format!("{table}/undo"), &[("step", "2"), ("choices", "2")]).location();
    assert!(TablePage::read(browser.get(&table).expect(200).text()).choices.contains(&"attack:1".to_owned()));
    let fork = browser.post(&format!("{table}/fork"), &[("step", "1")]);
    let (record, verified) = browser.record(fork.location());
    assert!(verified.is_ok(), "{verified:?}");
    assert_eq!(record.practice().map(|practice| &*practice.of), Some("example:R14.1:1"));
    // What is exported is taken over as what it is.
    let text = browser.get(&format!("{table}/record.json")).expect(200);
    let again = browser.post("/games/import", &[("record", text.text())]);
    assert!(browser.get(again.location()).expect(200).text().contains("id=\"coach\""));
}

#[test]
fn practice_is_told_apart_in_lists() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let table = browser.post("/practice", &EXAMPLE).location().to_owned();
    assert!(browser.get("/games").expect(200).text().contains(">Practice</span>"));
    assert!(!browser.get("/").expect(200).text().contains(&table), "it is not the game that waits");
    let game = browser.begin();
    assert!(browser.get("/").expect(200).text().contains(&game));
}

#[test]
fn a_lesson_that_is_finished_is_remembered() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    let lesson = &tutorial::lessons("ratcatcher")[0];
    let of = format!("lesson:{}", lesson.name);
    let table = browser.post("/practice", &[("game", "ratcatcher"), ("of", &of)]).location().to_owned();
    for (number, step) in (0..).zip(&lesson.steps) {
        assert_eq!(browser.get(&table).expect(200).header("set-cookie"), None);
        browser.choose(&table, &step.choose[0], number).location();
    }
    let page = browser.get(&table).expect(200);
    let cookie = page.header("set-cookie").expect("it is remembered");
    assert!(cookie.contains(&of) && cookie.contains("HttpOnly"), "{cookie}");
    let browser = browser.with("cookie", cookie.split(';').next().unwrap());
    assert!(browser.get("/learn").expect(200).text().contains("sheet lesson done"));
    assert_eq!(browser.get(&table).expect(200).header("set-cookie"), None, "once is enough");
}

#[test]
fn what_is_nothing_is_not_practised() {
    let folder = Folder::new();
    let site = Site::open(&folder.database());
    let browser = site.browser();
    for of in
        ["", "lesson:none", "puzzle:none", "example:R14.1:0", "example:R14.1:99", "example:R99.9:1", "x"]
    {
        browser.post("/practice", &[("game", "ratcatcher"), ("of", of)]).expect(404);
    }
    browser.post("/practice", &[("game", "chess"), ("of", "lesson:none")]).expect(404);
    browser.get("/rules/ratcatcher/readings").expect(404);
    browser.get("/rules/ratcatcher/R14.1?example=99").expect(200);
}
