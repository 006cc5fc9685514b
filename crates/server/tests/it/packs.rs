//! Private packs: what somebody enters of their own cards is checked, kept and played with, and what a table was begun
//! with stays what it is.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use crate::cluster::Cluster;
use crate::common::{Answer, Browser, Dice, Folder, Site, attribute, dechunk, encode};
use content::{ContentPatch, Control, Packed, Said, Sort};
use ratcatcher::Ratcatcher;
use serde_json::{Value, json};
use server::{Brought, Config, Served, ServedGame, ServerOptions, open_attic, open_attic_untouched};
use store::{Place, Sqlite, Store};
use tabletop::{ErasedGame, Record, RecordError, Session};

/// All three games.
fn rooms() -> Vec<Arc<dyn ServedGame>> {
    vec![
        Arc::new(Served::<ratcatcher_pages::Pages>::builtin()),
        Arc::new(Served::<everdell_pages::Pages>::builtin()),
        Arc::new(Served::<mystics_pages::Pages>::builtin()),
    ]
}

/// What a browser sends of a form that nobody has changed.
fn sent(controls: &[Control], said: &mut Said) {
    for Control { name, sort, .. } in controls {
        let text = match sort {
            Sort::Flag(flag) => flag.map(|flag| flag.to_string()).unwrap_or_default(),
            Sort::Line(text) | Sort::Json(text) => text.clone(),
            Sort::Text(text) | Sort::Lines(text) | Sort::Grid(text) => text.replace('\n', "\r\n"),
            Sort::Group(controls) => {
                sent(controls, said);
                continue;
            }
            Sort::Choice(name, controls) => {
                sent(controls, said);
                name.clone()
            }
            Sort::Rows(rows) => {
                sent(rows, said);
                rows.len().to_string()
            }
        };
        said.insert(name.clone(), text);
    }
}

#[test]
fn every_record_comes_back_from_its_form_as_it_was() {
    for room in rooms() {
        let desk = room.desk();
        // Nothing that the reader lists is left out.
        assert_eq!(desk.entries().len(), room.listing().records.len(), "{}", room.name());
        for entry in desk.entries() {
            let mut said = Said::new();
            let controls = desk.controls(entry, &entry.fields);
            sent(&controls, &mut said);
            let (now, grown) = desk.read(entry, &entry.fields, &said);
            assert!(!grown && now == entry.fields, "{} {}: {said:?}", room.name(), entry.path);
            // Nothing is so strange that it must be typed as JSON.
            let is_strange = |name: &&String| name.starts_with("j.");
            let json: Vec<&String> = said.keys().filter(is_strange).collect();
            assert!(json.is_empty(), "{} {}: {json:?}", room.name(), entry.path);
        }
    }
}

#[test]
fn what_is_asked_of_fields_is_what_their_reader_asks() {
    let room = Served::<ratcatcher_pages::Pages>::builtin();
    let desk = room.desk();
    let maw = desk.find("nemesis.maw").unwrap();
    let controls = desk.controls(maw, &maw.fields);
    let wanted = |name: &str| format!("{:?}", controls.iter().find(|one| one.name == name).unwrap().wanted);
    assert!(wanted("f.target").starts_with("Word([\"cheese\", \"ratcatcher\""));
    assert!(wanted("f.health").starts_with("Number("), "{}", wanted("f.health"));
    // In the order in which they are read, what is told in all languages last.
    let names: Vec<&str> = controls.iter().map(|control| &*control.label).collect();
    let place = |name: &str| names.iter().position(|known| *known == name).unwrap();
    assert!(place("health") < place("track") && place("track") < place("name"), "{names:?}");
    assert!(!names.contains(&"id") && !names.contains(&"provenance"));
}

/// The fields of a form as they stand on its page.
fn fields_of(page: &str, action: &str) -> Vec<(String, String)> {
    let unescape = |text: &str| {
        text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    };
    let (_, form) =
        page.split_once(&format!("action=\"{action}\"")).unwrap_or_else(|| panic!("{action}: {page}"));
    let form = form.split("</form>").next().unwrap();
    let mut fields = Vec::new();
    for part in form.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').unwrap();
        let name = || attribute(tag, "name").unwrap();
        match tag.split(' ').next().unwrap() {
            "input" => fields.push((name(), attribute(tag, "value").unwrap_or_default())),
            "textarea" => fields.push((name(), unescape(rest.strip_prefix('\n').unwrap_or(rest)))),
            "select" => fields.push((name(), String::new())),
            "option" if tag.ends_with(" selected") => {
                fields.last_mut().unwrap().1 = attribute(tag, "value").unwrap();
            }
            _ => {}
        }
    }
    fields
}

/// Sends a form with some fields changed, by a button.
fn fill(browser: &Browser, pack: &str, at: &str, changes: &[(&str, &str)], button: &str) -> Answer {
    let page = browser.get(&format!("{pack}/record?at={}", encode(at))).expect(200);
    send(browser, pack, page.text(), changes, button)
}

/// The same from a page that is open.
fn send(browser: &Browser, pack: &str, page: &str, changes: &[(&str, &str)], button: &str) -> Answer {
    let mut fields = fields_of(page, &format!("{pack}/record"));
    for (name, value) in changes {
        let field = fields.iter_mut().find(|(known, _)| known == name);
        let field = field.unwrap_or_else(|| panic!("{name} stands there: {page}"));
        (*value).clone_into(&mut field.1);
    }
    fields.push(("do".to_owned(), button.to_owned()));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    browser.post(&format!("{pack}/record"), &fields)
}

/// Makes a pack, and says its path.
fn make(browser: &Browser, name: &str, game: &str) -> String {
    browser.post("/packs", &[("name", name), ("game", game)]).location().to_owned()
}

/// The name of a pack in addresses.
fn id(pack: &str) -> &str {
    pack.rsplit('/').next().unwrap()
}

#[test]
fn every_game_has_packs() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    for (game, at, field, said, value) in [
        ("ratcatcher", "district.#1", "f.numeral", "numeral", "3"),
        ("everdell", "card.bard", "f.points", "points", "3"),
        ("mystics", "hero.nez", "f.battle", "battle", "2"),
        ("mystics", "chapter_01", "f.end", "end", "5"),
    ] {
        let pack = make(&browser, game, game);
        let refused = fill(&browser, &pack, at, &[(field, "a lot")], "keep").expect(422);
        assert!(refused.text().contains(&format!("`{said}` is `a lot`")), "{}", refused.text());
        fill(&browser, &pack, at, &[(field, value)], "keep").location();
        let saved = browser.get(&format!("{pack}/pack.json")).expect(200);
        let value: u32 = value.parse().unwrap();
        assert_eq!(saved.json()["changes"], json!({ format!("{at}.{said}"): value }));
        // What was saved is brought as it is.
        let brought = upload(&browser, saved.text()).location().to_owned();
        assert_eq!(browser.get(&format!("{brought}/pack.json")).expect(200).json(), saved.json());
        browser.get(&format!("{brought}?q=a")).expect(200);
        let fields = [("quick", "1"), ("pack", id(&brought))];
        let table = browser.post(&format!("/new/{game}"), &fields).location().to_owned();
        assert!(browser.get(&table).expect(200).text().contains("Played with a private pack:"));
    }
}

/// Begins a game of The Ratcatcher against the Maw Rat with a pack.
fn begin(browser: &Browser, pack: &str) -> String {
    let fields = [("ratcatcher", "cook"), ("nemesis", "maw"), ("mode", "standard"), ("pack", id(pack))];
    browser.post("/new/ratcatcher", &fields).location().to_owned()
}

/// The record of a table.
fn record(browser: &Browser, table: &str) -> Record {
    Record::from_json(browser.get(&format!("{table}/record.json")).expect(200).text()).unwrap()
}

/// The game with some values changed.
fn changed(changes: &[(&str, i64)]) -> Arc<Ratcatcher> {
    let changes = changes.iter().map(|&(path, value)| (path.to_owned(), value.into()));
    Packed::changed(&ContentPatch { changes: changes.collect(), ..ContentPatch::default() }).unwrap().game
}

#[test]
fn an_owner_enters_a_card_and_plays_with_it() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    assert!(browser.get("/packs").expect(200).text().contains("Nothing is entered yet"));
    assert!(!browser.get("/new/ratcatcher").expect(200).text().contains("name=\"pack\""));
    let pack = make(&browser, "  My   own cards ", "ratcatcher");
    let page = browser.get(&pack).expect(200);
    assert!(page.text().contains("<h1>My own cards</h1>") && page.text().contains("Our design"));
    // Searching leaves what fits.
    let found = browser.get(&format!("{pack}?q=maw&origin=reconstructed")).expect(200);
    assert!(found.text().contains("at=nemesis.maw\"") && !found.text().contains("at=nemesis.shade\""));
    let none = browser.get(&format!("{pack}?origin=changed")).expect(200);
    assert!(!none.text().contains("/record?at="));

    // What nobody has changed is no change.
    let kept = fill(&browser, &pack, "nemesis.maw", &[], "keep");
    assert_eq!(kept.location(), format!("{pack}?kept=nemesis.maw"));
    let saved = browser.get(&format!("{pack}/pack.json")).expect(200).json();
    assert_eq!(saved["changes"], json!({}));
    let kept = fill(
        &browser,
        &pack,
        "nemesis.maw",
        &[("f.health", "3"), ("f.track.#2", "deploy 1, peculiar")],
        "keep",
    );
    assert!(browser.get(kept.location()).expect(200).text().contains("“Maw Rat” is saved."));
    let saved = browser.get(&format!("{pack}/pack.json")).expect(200);
    assert!(saved.header("content-disposition").unwrap().contains("hedgerow-pack-ratcatcher.json"));
    assert_eq!(saved.json()["changes"]["nemesis.maw.health"], 3);
    assert_eq!(saved.json()["changes"]["nemesis.maw.track"][1], json!(["deploy 1", "peculiar"]));
    assert_eq!(saved.json()["changes"].as_object().unwrap().len(), 2);
    let marked = browser.get(&format!("{pack}/record?at=nemesis.maw")).expect(200);
    assert!(marked.text().contains("Changed by you") && marked.text().contains("value=\"3\""));

    // The form of a new game shows what it says, and the table plays with it.
    let form = browser.get(&format!("/new/ratcatcher?pack={}", id(&pack))).expect(200);
    assert!(form.text().contains(&format!("value=\"{}\" checked", id(&pack))));
    let table = begin(&browser, &pack);
    let page = browser.get(&table).expect(200);
    assert!(page.text().contains("Played with a private pack:") && page.text().contains("My own cards"));
    let played = record(&browser, &table);
    let mut dice = Dice::new(4);
    browser.play_to(&table, 6, &mut dice);
    assert_ne!(played.content, crate::common::game().content());
    assert!(matches!(Session::verify(crate::common::game(), &played), Err(RecordError::OtherContent { .. })));
    assert!(browser.get("/games?sort=pack").expect(200).text().contains("My own cards"));

    // Another pack that says the same is called by its own name.
    let same = make(&browser, "The same", "ratcatcher");
    let bytes = browser.get(&format!("{pack}/pack.json")).expect(200).json();
    let copy = json!({ "pack": { "hedgerow_pack": 1, "name": "The same", "game": "ratcatcher", "changes": bytes["changes"] } });
    let copy = copy.to_string();
    browser
        .ask("PUT", &format!("/api/v1/packs/{}", id(&same)), Some(("application/json", copy.as_bytes())))
        .expect(200);
    let later = begin(&browser, &same);
    assert_eq!(record(&browser, &later).content, played.content);
    assert!(browser.get(&later).expect(200).text().contains("<b>The same</b>"));

    // Made as it is built in, it changes nothing any more.
    fill(&browser, &pack, "nemesis.maw", &[], "reset").location();
    assert_eq!(browser.get(&format!("{pack}/pack.json")).expect(200).json()["changes"], json!({}));
}

#[test]
fn what_the_checker_refuses_is_said_and_nothing_that_was_typed_is_lost() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Mine", "ratcatcher");
    let typed = [
        ("f.health", "<b>many</b>"),
        ("f.bite", "99999999999999999999"),
        ("f.track.#1", "dance 3, deploy 1"),
    ];
    let refused = fill(&browser, &pack, "nemesis.maw", &typed, "keep").expect(422);
    let page = refused.text();
    for said in ["`health` is `&lt;b&gt;many&lt;/b&gt;`, but must be a whole number", "`bite` is", "dance"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(page.contains("aria-invalid=\"true\"") && !page.contains("<b>many"));
    let fields: BTreeMap<String, String> = fields_of(page, &format!("{pack}/record")).into_iter().collect();
    for (name, value) in typed {
        assert_eq!(fields[name], value);
    }
    assert_eq!(browser.get(&format!("{pack}/pack.json")).expect(200).json()["changes"], json!({}));

    // It can be kept unfinished, is offered to nobody, and says what is wrong with it.
    send(&browser, &pack, page, &[], "draft").location();
    let shown = browser.get(&pack).expect(200);
    assert!(shown.text().contains("`health` is") && !shown.text().contains(">Play with it<"));
    assert!(!browser.get("/new/ratcatcher").expect(200).text().contains("name=\"pack\""));
    let begun = browser.post("/new/ratcatcher", &[("quick", "1"), ("pack", id(&pack))]).expect(422);
    assert!(begun.text().contains("no game can begin with it"));
    // Mended, it is as any other.
    let mended = [("f.health", "4"), ("f.bite", "2"), ("f.track.#1", "deploy 1")];
    fill(&browser, &pack, "nemesis.maw", &mended, "keep").location();
    begin(&browser, &pack);

    // One more part of a list is there to be filled in, and nothing is kept before.
    let more = fill(&browser, &pack, "peculiar.lashrat", &[("f.reward", "dice 1\r\nyellow 1")], "keep");
    assert_eq!(more.status, 303, "{}", more.text());
    let grown = fill(&browser, &pack, "nemesis.maw", &[("n.track", "11")], "keep").expect(200);
    assert!(grown.text().contains("name=\"f.track.#11\"") && grown.text().contains("New parts were added"));
    let refused = send(&browser, &pack, grown.text(), &[], "keep").expect(422);
    assert!(refused.text().contains("track"));
}

#[test]
fn effects_of_a_card_are_filled_in_as_fields() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Mine", "everdell");
    let effects = || {
        browser.get(&format!("{pack}/pack.json")).expect(200).json()["changes"]["card.farm.effects"].clone()
    };
    // The number of an effect is a field of its own.
    fill(&browser, &pack, "card.farm", &[("f.effects.#1.production.gain", "berry 1\r\ntwig 1")], "keep")
        .location();
    assert_eq!(effects(), json!([{ "production": { "gain": ["berry 1", "twig 1"] } }]));
    // Another moment holds the same.
    fill(&browser, &pack, "card.farm", &[("k.effects.#1", "played")], "keep").location();
    assert_eq!(effects(), json!([{ "played": { "gain": ["berry 1", "twig 1"] } }]));
    // Another action asks for other fields, and the form is shown with them before it is kept.
    let asked =
        fill(&browser, &pack, "card.farm", &[("k.effects.#1.played", "gain_per")], "keep").expect(200);
    assert!(asked.text().contains("name=\"f.effects.#1.played.gain_per.gain\""), "{}", asked.text());
    let filled = [
        ("f.effects.#1.played.gain_per.gain", "berry 1"),
        ("k.effects.#1.played.gain_per.per", "colour"),
        ("f.effects.#1.played.gain_per.most", "3"),
    ];
    let asked = send(&browser, &pack, asked.text(), &filled, "keep").expect(200);
    let chosen = [("f.effects.#1.played.gain_per.per.colour", "production"), ("n.effects", "2")];
    let grown = send(&browser, &pack, asked.text(), &chosen, "keep").expect(200);
    // One more is like the last one until it is changed; nothing takes it out again.
    let wrong = [("f.effects.#2.played.gain_per.gain", "berries 2")];
    let refused = send(&browser, &pack, grown.text(), &wrong, "keep").expect(422);
    assert!(
        refused.text().contains("`effects 2.played.gain_per.gain` holds `berries 2`"),
        "{}",
        refused.text()
    );
    send(&browser, &pack, refused.text(), &[("k.effects.#2", "")], "keep").location();
    let per = json!({ "gain": ["berry 1"], "per": { "colour": "production" }, "most": 3 });
    assert_eq!(effects(), json!([{ "played": { "gain_per": per } }]));
}

#[test]
fn of_two_who_change_a_record_neither_undoes_the_other() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Mine", "ratcatcher");
    let open = browser.get(&format!("{pack}/record?at=nemesis.maw")).expect(200);
    let other = browser.get(&format!("{pack}/record?at=nemesis.shade")).expect(200);
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "3")], "keep").location();
    // Another record is another thing.
    send(&browser, &pack, other.text(), &[("f.health", "5")], "keep").location();
    let stale = send(&browser, &pack, open.text(), &[("f.bite", "1")], "keep").expect(409);
    assert!(stale.text().contains("Someone else has changed this record"));
    let saved = || browser.get(&format!("{pack}/pack.json")).expect(200).json()["changes"].clone();
    assert_eq!(saved(), json!({ "nemesis.maw.health": 3, "nemesis.shade.health": 5 }));
    // What was typed stands there, and can be kept by whoever has seen that.
    send(&browser, &pack, stale.text(), &[], "keep").location();
    assert_eq!(saved()["nemesis.maw.bite"], 1);
}

/// A table plays on with what it was begun with, whatever becomes of its pack.
fn plays_on(place: &Place, steps: u32) {
    let serve =
        || Site::with(Config { port: 0, pace: Duration::ZERO, ..Config::new(place.clone(), rooms()) });
    let (one, two) = (serve(), serve());
    let browser = one.browser();
    let pack = make(&browser, "Mine", "ratcatcher");
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "3")], "keep").location();
    let table = begin(&browser, &pack);
    let first = changed(&[("nemesis.maw.health", 3)]);
    assert_eq!(record(&browser, &table).content, first.content());
    let mut dice = Dice::new(7);
    // The pack says something else now; what is begun with it, too.
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "7")], "keep").location();
    let later = begin(&two.browser(), &pack);
    assert_eq!(record(&browser, &later).content, changed(&[("nemesis.maw.health", 7)]).content());
    // A server that has never seen the pack plays on with what was kept of it.
    let page = two.browser().play_to(&table, steps, &mut dice);
    assert!(page.step > 0);
    let verified = Session::verify(Arc::clone(&first), &record(&browser, &table)).unwrap();
    assert_eq!(verified.steps, page.step);
    // So does one that begins anew when the pack is gone.
    browser.post(&format!("{pack}/delete"), &[]).location();
    browser.get(&pack).expect(404);
    assert!(!browser.get("/packs").expect(200).text().contains(id(&pack)));
    drop((one, two));
    let site = serve();
    let browser = site.browser();
    let page = browser.play_to(&table, page.step + 4, &mut dice);
    assert!(browser.get(&table).expect(200).text().contains("Played with a private pack:"));
    let fork = browser.step(&table, "fork", page.step / 2).location().to_owned();
    browser.play_to(&fork, page.step / 2 + 2, &mut dice);
    Session::verify(first, &record(&browser, &fork)).unwrap();
    let gone = browser.post("/new/ratcatcher", &[("quick", "1"), ("pack", id(&pack))]).expect(404);
    assert!(gone.text().contains("There is no such pack"));
}

#[test]
fn a_table_plays_on_with_what_it_was_begun_with() {
    let folder = Folder::new();
    plays_on(&Place::from(folder.database()), 5);
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn a_table_plays_on_with_what_it_was_begun_with_at_postgres() {
    let cluster = Cluster::start();
    plays_on(&Place::from(&*cluster.database("packs")), 5);
}

/// Everything out of one server, and into another.
fn export(browser: &Browser) -> Vec<u8> {
    let answer = browser.get("/games/export?secrets=1").expect(200);
    if answer.header("transfer-encoding") == Some("chunked") { dechunk(&answer.bytes) } else { answer.bytes }
}

#[test]
#[cfg_attr(no_postgres, ignore = "PostgreSQL is not installed")]
fn archives_and_backups_hold_packs() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Mine", "ratcatcher");
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "3")], "keep").location();
    let table = begin(&browser, &pack);
    let mut dice = Dice::new(2);
    let step = browser.play_to(&table, 4, &mut dice).step;
    let archive = export(&browser);
    let whole = record(&browser, &table);
    drop(site);

    let other = Folder::new();
    let site = Site::serving(&other.database(), rooms());
    let browser = site.browser();
    // Without the pack the record is strange, and the page says what it needs.
    let text = serde_json::to_string(&whole).unwrap();
    let refused = browser.post("/games/import", &[("record", &text)]).expect(422);
    assert!(refused.text().contains("it needs the pack that it was played with"));
    let told = browser.ask("POST", "/api/v1/archives", Some(("application/gzip", &archive)));
    let told = told.expect(200).json();
    assert_eq!((&told["new"], &told["refused"]), (&json!(1), &json!([])), "{told}");
    assert_eq!(
        browser.get(&format!("{pack}/pack.json")).expect(200).json()["changes"],
        json!({ "nemesis.maw.health": 3 })
    );
    assert_eq!(browser.table(&table).step, step);
    browser.play_to(&table, step + 3, &mut dice);
    // Now the record of a friend is at home here, too.
    browser.post("/games/import", &[("record", &text)]).location();
    drop(site);

    // A backup is restored in an empty database, and nothing in it is strange.
    let mut file = Vec::new();
    let attic = open_attic_untouched(&other.database().into(), rooms()).unwrap();
    let backup = attic.backup(&mut file).unwrap();
    assert!(backup.keepsakes >= 2);
    // It can be brought as an archive, too, although what tables are played with stands behind them there.
    let brought = Folder::new();
    let taken = open_attic(&brought.database().into(), rooms()).unwrap().bring(&file);
    let Ok(Brought::Archive(taken)) = taken else { panic!("it is an archive") };
    assert!(taken.refused.is_empty() && taken.new == backup.tables, "{taken:?}");
    let third = Folder::new();
    let restored = open_attic_untouched(&third.database().into(), rooms()).unwrap();
    let restored = restored.restore(&*file, |_| {}).unwrap();
    assert_eq!((restored.backup, restored.strange), (backup, Vec::new()));
    let site = Site::serving(&third.database(), rooms());
    site.browser().play_to(&table, step + 5, &mut dice);
    site.browser().get(&pack).expect(200);
    let cluster = Cluster::start();
    let place = Place::from(&*cluster.database("restored"));
    let restored = open_attic_untouched(&place, rooms()).unwrap().restore(&*file, |_| {}).unwrap();
    assert_eq!((restored.backup, restored.strange), (backup, Vec::new()));
    let site = Site::with(Config { port: 0, pace: Duration::ZERO, ..Config::new(place, rooms()) });
    site.browser().play_to(&table, step + 5, &mut dice);
    site.browser().get(&pack).expect(200);
}

#[test]
fn what_an_archive_says_of_packs_is_checked() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let content = changed(&[("nemesis.maw.health", 3)]).content().to_string();
    let version = |health: Value| json!({ "game": "ratcatcher", "name": "x", "change": { "changes": { "nemesis.maw.health": health } } });
    let pack = json!({ "pack": { "hedgerow_pack": 1, "name": "ok", "game": "ratcatcher" }, "content": null });
    let named = |name: &str| json!({ "pack": { "hedgerow_pack": 1, "name": name, "game": "ratcatcher" }, "content": content });
    let keepsakes = [
        // A digest that is another's would put words into the mouth of tables.
        ("content", &*content, version(json!(4))),
        ("content", "00000000000000000000000000000000", version(json!(3))),
        ("content", &*content, json!({ "game": "chess", "name": "x", "change": {} })),
        (
            "content",
            &*content,
            json!({ "game": "ratcatcher", "name": "x", "change": { "files": { "../x": "" } } }),
        ),
        ("content", &*content, json!(null)),
        ("pack", "../../../../etc/passwd", pack.clone()),
        ("pack", "abcdefghijklmnopqrstuvwxyz", named("a\u{202e}b")),
        ("pack", "bcdefghijklmnopqrstuvwxyza", json!([1])),
        ("pack", "cdefghijklmnopqrstuvwxyzab", named("good")),
    ];
    let mut text = format!("{}\n", stats::Line::head());
    for (sort, name, value) in &keepsakes {
        let line = stats::Line::Keepsake {
            sort: (*sort).to_owned(),
            name: (*name).to_owned(),
            value: value.clone(),
        };
        text.push_str(&line.to_string());
        text.push('\n');
    }
    text.push_str(&stats::Line::End { tables: 0, keepsakes: 9 }.to_string());
    browser.ask("POST", "/api/v1/archives", Some(("application/x-ndjson", text.as_bytes()))).expect(200);
    let store = Sqlite::open(folder.database()).unwrap();
    assert_eq!(store.kv_list("content").unwrap(), []);
    let packs = store.kv_list("pack").unwrap();
    assert_eq!(packs.len(), 1, "{packs:?}");
    // What games are played with that are begun with it is found out anew.
    assert_eq!(packs[0].1["content"], json!(crate::common::game().content().to_string()));
}

#[test]
fn a_game_with_a_private_pack_counts_for_nothing() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Easy", "ratcatcher");
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "1")], "keep").location();
    let table = begin(&browser, &pack);
    browser.play_to(&table, u32::MAX, &mut Dice::new(5));
    assert!(browser.get("/stats/ratcatcher").expect(200).text().contains("Nothing to count yet"));
    assert!(!browser.get(&table).expect(200).text().contains("First night"));
    let listed = browser.get("/games?state=over&sort=pack").expect(200);
    assert!(listed.text().contains(&table));
    assert!(!browser.get("/games?sort=game").expect(200).text().contains(&table));
    // The day's challenge is played with what everybody has.
    browser.get("/daily").expect(200);
}

#[test]
fn over_the_network_packs_are_played_with_and_changed_by_nobody() {
    let folder = Folder::new();
    let config = |options| Config {
        port: 0,
        pace: Duration::ZERO,
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        options,
        ..Config::new(folder.database(), rooms())
    };
    let here = Site::with(config(ServerOptions::default()));
    let pack = make(&here.browser(), "Mine", "ratcatcher");
    fill(&here.browser(), &pack, "nemesis.maw", &[("f.health", "3")], "keep").location();
    let api = format!("/api/v1/packs/{}", id(&pack));
    // Whoever comes through a proxy comes from anywhere.
    let site = Site::with(config(ServerOptions { proxied: true, ..ServerOptions::default() }));
    let browser = site.browser();
    let list = browser.get("/packs").expect(200);
    assert!(list.text().contains("Mine") && !list.text().contains("<form class=\"sheet pack-form\""));
    for path in ["", "/record?at=nemesis.maw", "/pack.json"] {
        browser.get(&format!("{pack}{path}")).expect(403);
    }
    browser.get(&api).expect(403);
    for (path, fields) in [
        ("/packs".to_owned(), vec![("name", "x"), ("game", "ratcatcher")]),
        (format!("{pack}/record"), vec![("at", "nemesis.maw"), ("f.health", "4"), ("was", "")]),
        (format!("{pack}/rename"), vec![("name", "x")]),
        (format!("{pack}/delete"), vec![]),
    ] {
        let refused = browser.post(&path, &fields).expect(403);
        assert!(
            refused.text().contains("Packs can only be changed at the machine that runs this server"),
            "{path}"
        );
    }
    let body = json!({ "pack": { "hedgerow_pack": 1, "name": "x", "game": "ratcatcher" } }).to_string();
    let body = Some(("application/json", body.as_bytes()));
    for (method, path) in [("POST", "/packs/import"), ("POST", "/api/v1/packs"), ("PUT", &*api)] {
        browser.ask(method, path, body).expect(403);
    }
    browser.ask("DELETE", &api, None).expect(403);
    assert_eq!(browser.get("/api/v1/packs").expect(200).json()["packs"][0]["name"], "Mine");
    let table = begin(&browser, &pack);
    browser.play_to(&table, 2, &mut Dice::new(1));
    // Neither does an archive carry them away, or bring some.
    let archive = export(&browser);
    let text = String::from_utf8(flate(&archive)).unwrap();
    assert!(text.contains("\"record\"") && !text.contains("nemesis.maw.health"));
    let open =
        Site::with(config(ServerOptions { proxied: true, open_packs: true, ..ServerOptions::default() }));
    fill(&open.browser(), &pack, "nemesis.maw", &[("f.health", "4")], "keep").location();
    open.browser().get(&api).expect(200);
}

/// What was pressed.
fn flate(bytes: &[u8]) -> Vec<u8> {
    use std::io::Read;
    let mut out = Vec::new();
    flate2::read::MultiGzDecoder::new(bytes).read_to_end(&mut out).unwrap();
    out
}

/// Sends a file as a browser does.
fn upload(browser: &Browser, text: &str) -> Answer {
    let body = format!(
        "--XX\r\nContent-Disposition: form-data; name=\"pack\"; filename=\"../../pack.json\"\r\n\
         Content-Type: application/json\r\n\r\n{text}\r\n--XX--\r\n"
    );
    browser.ask("POST", "/packs/import", Some(("multipart/form-data; boundary=XX", body.as_bytes())))
}

#[test]
fn what_is_no_pack_is_refused_and_says_why() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack =
        |changes: Value| json!({ "hedgerow_pack": 1, "name": "x", "game": "ratcatcher", "changes": changes });
    for (text, said) in [
        (String::new(), "This is not a pack"),
        ("{".to_owned(), "This is not a pack"),
        ("[".repeat(100_000), "nested too deeply"),
        ("\u{0}\u{ffff}".to_owned(), "This is not a pack"),
        (json!({ "hedgerow_pack": 9 }).to_string(), "newer release"),
        (json!({ "hedgerow_pack": 1, "name": "<script>", "game": "<script>" }).to_string(), "&lt;script&gt;"),
        (json!({ "hedgerow_pack": 1, "name": "x", "game": "chess" }).to_string(), "chess"),
        (pack(json!({ "nemesis.maw.health": 1_000_000_000_000_i64 })).to_string(), "must be a whole number"),
        (
            pack(json!({ "nemesis.maw.health": 18_446_744_073_709_551_615_u64 })).to_string(),
            "This is not a pack",
        ),
        (pack(json!({ "nemesis.maw.health": 2.5 })).to_string(), "must be a whole number"),
        (pack(json!({ "nemesis.maw.health": null })).to_string(), "This is not a pack"),
        (pack(json!({ "nemesis.nobody.health": 1 })).to_string(), "there is no `nobody`"),
        (pack(json!({ "../../etc/passwd": 1 })).to_string(), "no file of the pack has"),
        (pack(json!({ "": 1 })).to_string(), "no file of the pack has"),
        (pack(json!({ ".": 1 })).to_string(), "no file of the pack has"),
        (pack(json!({ "nemeses.nemesis": [] })).to_string(), "whole records"),
        (pack(json!({ "nemeses.moon": 1 })).to_string(), "whole records"),
        (pack(json!({ "nemesis.maw.<b>": 1 })).to_string(), "unknown key"),
        (pack(json!({ "nemesis.maw.id": "cat" })).to_string(), "whole records"),
        (pack(json!({ "pack.game": "everdell" })).to_string(), "must be ratcatcher"),
        (pack(json!({ "nemesis.maw.name.en": "x".repeat(5000) })).to_string(), "longer than"),
        (pack(json!({ "nemesis.maw.track": [["deploy 1"]] })).to_string(), "track"),
    ] {
        let refused = upload(&browser, &text);
        assert!((400..500).contains(&refused.status), "{} {text:.80}", refused.status);
        let page = refused.text();
        assert!(page.contains(said), "{said}: {text:.80}\n{page}");
        assert!(!page.contains("<script>") && !page.contains("<b>`"), "{text:.80}");
    }
    upload(&browser, &" ".repeat(2_000_000)).expect(413);
    browser.ask("POST", "/packs/import", Some(("text/plain", b"x"))).expect(415);
    for name in ["", "   ", "a\u{202e}b", "\u{7}", &"x".repeat(61)] {
        browser.post("/packs", &[("name", name), ("game", "ratcatcher")]).expect(422);
    }
    browser.post("/packs", &[("name", "x"), ("game", "chess")]).expect(422);
    assert!(browser.get("/packs").expect(200).text().contains("Nothing is entered yet"), "nothing was kept");

    // A name is a name, whatever stands in it.
    let named = json!({ "hedgerow_pack": 1, "name": "<img src=x onerror=alert(1)> & \"'", "game": "ratcatcher", "changes": { "nemesis.maw.health": 3, "nemesis.#4.bite": 1, "nemesis.maw.track.#2": [] } });
    let kept = upload(&browser, &named.to_string()).location().to_owned();
    // Every path is written in one way.
    let saved = browser.get(&format!("{kept}/pack.json")).expect(200).json();
    let paths: Vec<&String> = saved["changes"].as_object().unwrap().keys().collect();
    assert_eq!(paths.len(), 3, "{paths:?}");
    assert!(paths.iter().all(|path| path.matches('.').count() == 2 && !path.contains('#')), "{paths:?}");
    let table = begin(&browser, &kept);
    for page in ["/packs", &kept, &table, "/games", "/new/ratcatcher"] {
        let page = browser.get(page).expect(200);
        assert!(page.text().contains("&lt;img src=x") && !page.text().contains("<img"), "{}", page.text());
    }
    for (path, status) in [
        (format!("{kept}/record?at=nemesis.nobody"), 404),
        (format!("{kept}/record?at=pack"), 404),
        (format!("{kept}/record?at=%00"), 404),
        (format!("{kept}/record"), 400),
        ("/packs/abcdefghijklmnopqrstuvwxyz".to_owned(), 404),
        ("/packs/..%2f..%2fetc".to_owned(), 404),
    ] {
        assert_eq!(browser.get(&path).status, status, "{path}");
    }
    browser.post(&format!("{kept}/record"), &[("at", "nemesis.nobody"), ("f.health", "1")]).expect(404);
    // Whoever sends only some fields changes only these.
    let was = fields_of(
        browser.get(&format!("{kept}/record?at=nemesis.shade")).expect(200).text(),
        &format!("{kept}/record"),
    );
    let was = &was.iter().find(|(name, _)| name == "was").unwrap().1;
    browser
        .post(&format!("{kept}/record"), &[("at", "nemesis.shade"), ("was", was), ("f.defence", "2")])
        .location();
    let renamed = browser.post(&format!("{kept}/rename"), &[("name", "a\u{202e}")]).expect(422);
    assert!(renamed.text().contains("A name has from 1 to 60 characters"));
    browser.post(&format!("{kept}/rename"), &[("name", "Better")]).location();
    assert!(browser.get(&kept).expect(200).text().contains("<h1>Better</h1>"));
}

#[test]
fn there_is_an_end_to_packs() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    for number in 0..64 {
        make(&browser, &format!("Number {number}"), "ratcatcher");
    }
    let refused = browser.post("/packs", &[("name", "one more"), ("game", "ratcatcher")]).expect(503);
    assert!(refused.text().contains("64 packs"));
}

#[test]
fn versions_that_no_table_is_played_with_are_swept_away() {
    let folder = Folder::new();
    let store = Sqlite::open(folder.database()).unwrap();
    for number in 0..512 {
        let version = json!({ "game": "ratcatcher", "name": "old", "change": {} });
        store.kv_insert("content", &format!("{number:032x}"), &version).unwrap();
    }
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Mine", "ratcatcher");
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "3")], "keep").location();
    let table = begin(&browser, &pack);
    let kept: Vec<String> = store.kv_list("content").unwrap().into_iter().map(|(name, _)| name).collect();
    assert_eq!(kept, [record(&browser, &table).content.to_string()]);
}

#[test]
fn beside_the_box_the_cards_are_ones_own() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), rooms());
    let browser = site.browser();
    let pack = make(&browser, "Mine", "ratcatcher");
    fill(&browser, &pack, "nemesis.maw", &[("f.health", "3")], "keep").location();
    let mut path =
        format!("/new/ratcatcher/deal?ratcatcher=cook&nemesis=maw&mode=standard&pack={}", id(&pack));
    let mut dice = Dice::new(6);
    let table = loop {
        let page = browser.get(&path).expect(200);
        let fields = |wanted: &str| -> Vec<String> {
            let tags = page.text().split('<').map(|tag| tag.split('>').next().unwrap());
            let named =
                tags.filter(|tag| attribute(tag, "name").is_some_and(|name| name.starts_with(wanted)));
            named.filter_map(|tag| attribute(tag, "value")).collect()
        };
        let said = fields("told_");
        let options: Vec<String> = page
            .text()
            .split("<option value=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .map(str::to_owned)
            .collect();
        let answers = if said.is_empty() { options } else { said };
        let Some(answer) = dice.pick(&answers) else {
            let fields: Vec<(String, String)> = fields_of(page.text(), "/new/ratcatcher");
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
            break browser.post("/new/ratcatcher", &fields).location().to_owned();
        };
        let told = browser.get(&format!("{path}&told_0={}", encode(answer)));
        path = told.location().to_owned();
        assert!(path.contains(&format!("pack={}", id(&pack))));
    };
    assert_eq!(record(&browser, &table).content, changed(&[("nemesis.maw.health", 3)]).content());
    assert!(browser.get(&table).expect(200).text().contains("Played with a private pack:"));
}
