//! Tables that are shared out: who may do what by which key, on every route; what taking back needs; and that all
//! of it outlives a server and is known to another.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{
    Answer, Browser, Folder, Listener, Site, WaitingRoom, attribute, cookie, error_on, keeping,
};
use crate::small::CARDS;
use crate::test_site::{TestSite, stones};
use everdell::Everdell;
use serde_json::{Value, json};
use server::{Config, Limits, Served, ServedGame, ServerOptions, Webhooks};
use store::Store;

/// The link on a page that shows one.
fn link(answer: &Answer) -> String {
    let text = answer.text();
    let field = &text[text.find("id=\"link\"").expect("a link is shown")..];
    let link = attribute(field.split('>').next().unwrap(), "value").unwrap();
    link[link.find("/table/").unwrap()..].to_owned()
}

/// A table of two whose second seat was given away, with a browser of each.
struct SharedTable {
    test: TestSite,
    host: Browser,
    guest: Browser,
    link: String,
}

impl Deref for SharedTable {
    type Target = TestSite;

    fn deref(&self) -> &TestSite {
        &self.test
    }
}

impl SharedTable {
    fn open() -> Self {
        let mut test = TestSite::serving(stones());
        let browser = test.site.browser();
        let room = WaitingRoom::open(&browser, "stones", &[("goal", "40")]);
        let link = room.link(1);
        let guest = room.join(&browser, &link, &[("name", "Żółw <b>"), ("words", "rind")]);
        room.deal("0", "cheese");
        let WaitingRoom { table, host } = room;
        test.table = table;
        Self { test, host, guest, link }
    }

    fn of(&self, seat: usize) -> &Browser {
        [&self.host, &self.guest][seat]
    }

    fn friends(&self, browser: &Browser, what: &str, seat: &str) -> Answer {
        browser.post(&format!("{}/friends", self.table), &[("do", what), ("seat", seat)])
    }

    /// Plays one choice for whoever decides.
    fn play(&self) {
        let browser = self.of(self.turn());
        let offered = self.offered(browser);
        let choice = ["take", "roll", "stop"].into_iter().find(|id| offered.iter().any(|offer| offer == id));
        self.post(browser, "choose", &[("id", choice.expect("something is offered"))]).location();
    }

    /// Plays until this seat decides.
    fn play_to(&self, seat: usize) {
        for _ in 0..60 {
            if self.turn() == seat {
                return;
            }
            self.play();
        }
        panic!("the seat never has its turn");
    }
}

/// Which seats' cards a page shows.
fn shown(page: &str) -> [bool; 2] {
    let view = page.split("<pre>").nth(1).and_then(|rest| rest.split("</pre>").next()).unwrap();
    let view: Value = serde_json::from_str(&view.replace("&quot;", "\"")).unwrap();
    [0, 1].map(|seat| !view["cards"][seat].is_null())
}

/// The status of a page, and the code of the error that it shows.
fn code(browser: &Browser, path: &str, fields: Option<&[(&str, &str)]>) -> (u16, String) {
    let answer = match fields {
        Some(fields) => browser.post(path, fields),
        None => browser.get(path),
    };
    (answer.status, error_on(&answer).to_owned())
}

/// The status of an answer of the JSON API, and the code of its error.
fn api_code(
    place: &SharedTable,
    browser: &Browser,
    method: &str,
    what: &str,
    body: Option<&Value>,
) -> (u16, String) {
    let what = if what.is_empty() { String::new() } else { format!("/{}", what.trim_start_matches('/')) };
    let path = format!("/api/v1/tables/{}{what}", place.id());
    let program = browser.program();
    let answer =
        body.map_or_else(|| program.ask(method, &path, None), |body| program.send_json(method, &path, body));
    (answer.status, crate::common::code(&answer))
}

#[test]
fn each_sees_their_own_hand_and_decides_for_it() {
    let place = SharedTable::open();
    let stranger = place.site.browser();
    for (browser, sees) in
        [(&place.host, [true, false]), (&place.guest, [false, true]), (&stranger, [false; 2])]
    {
        let page = browser.get(&place.table).expect(200);
        assert_eq!(shown(page.text()), sees);
        assert!(!page.text().contains("data-covered"), "nobody passes a device");
        for path in ["/at/0", "/watch?from=0", "/line", "/report"] {
            let page = browser.get(&format!("{}{path}", place.table)).expect(200);
            for (seat, sees) in sees.into_iter().enumerate() {
                let dealt = format!("dealt:{seat}:");
                assert!(sees || !page.text().contains(&dealt), "{path} tells what seat {seat} holds");
            }
        }
    }
    for turn in [0, 1, 0] {
        place.play_to(turn);
        let (mine, other) = (place.of(turn), place.of(1 - turn));
        assert!(!place.offered(mine).is_empty());
        for refused in [other, &stranger] {
            assert!(place.offered(refused).is_empty());
            let page = refused.get(&place.table).expect(200);
            assert!(page.text().contains("decides") && page.text().contains("id=\"decision\""));
            let answer = place.post(refused, "choose", &[("id", "roll")]).expect(403);
            assert!(answer.text().contains("friends-not-yours"));
        }
    }
    // The cookie that takes a device takes no seat of others.
    let taking = place.guest.with("cookie", "seat=0");
    assert!(!shown(taking.get(&place.table).expect(200).text())[0]);
    place.post(&place.guest, "seat", &[("seat", "0")]).expect(403);
}

#[test]
fn every_route_refuses_what_is_others() {
    let place = SharedTable::open();
    place.play_to(0);
    let stranger = place.site.browser();
    let (table, step) = (&place.table, place.step().to_string());
    let hint = |path: &str| format!("{table}/{path}");
    // Whoever only watches changes nothing at all.
    for (what, fields) in [
        ("choose", vec![("id", "roll")]),
        ("undo", vec![]),
        ("redo", vec![]),
        ("seat", vec![("seat", "0")]),
        ("seat", vec![("seat", "1")]),
        ("answer", vec![("number", "0"), ("told_", "1")]),
        ("retract", vec![("number", "0")]),
        ("amend", vec![("of", "0")]),
        ("company", vec![("seat_1", "scout")]),
        ("takeback", vec![("say", "agree")]),
        ("friends", vec![("do", "name"), ("seat", "0"), ("name", "Eve")]),
        ("friends", vec![("do", "invite"), ("seat", "0")]),
        ("friends", vec![("do", "renew"), ("seat", "1")]),
        ("friends", vec![("do", "mine"), ("seat", "1")]),
        ("friends", vec![("do", "give"), ("seat", "1")]),
        ("friends", vec![("do", "leave"), ("seat", "1")]),
        ("friends", vec![("do", "reclaim"), ("seat", "1")]),
        ("friends", vec![("do", "host")]),
        ("friends", vec![("do", "hook"), ("url", "http://127.0.0.1/")]),
        ("friends", vec![("do", "unhook")]),
        ("delete", vec![]),
    ] {
        let mut fields = fields;
        fields.push(("step", &step));
        let (status, code) = code(&stranger, &hint(what), Some(&fields));
        assert!(
            ["not-your-seat", "not-the-host", "nothing-asked"].contains(&&*code),
            "{what}: {status} {code}"
        );
    }
    // A guest is no host, and the host no guest.
    for (what, fields) in [
        ("company", vec![("seat_1", "scout")]),
        ("friends", vec![("do", "invite"), ("seat", "0")]),
        ("friends", vec![("do", "name"), ("seat", "0"), ("name", "Eve")]),
        ("friends", vec![("do", "reclaim"), ("seat", "1")]),
        ("friends", vec![("do", "hook"), ("url", "http://127.0.0.1/")]),
        ("delete", vec![]),
    ] {
        let (status, code) = code(&place.guest, &hint(what), Some(&fields));
        assert!(
            status == 403 && ["not-your-seat", "not-the-host"].contains(&&*code),
            "{what}: {status} {code}"
        );
    }
    for what in ["renew", "mine", "give", "leave"] {
        let asked = [("do", what), ("seat", "1")];
        assert_eq!(code(&place.host, &hint("friends"), Some(&asked)), (403, "not-your-seat".to_owned()));
    }
    // A program is refused the same.
    let at = place.step();
    for (browser, is_guest) in [(&stranger, false), (&place.guest, true)] {
        for (method, what, body) in [
            ("PUT", "company", json!({ "seats": ["scout"] })),
            ("POST", "invite", json!({ "seat": 0 })),
            ("POST", "reclaim", json!({ "seat": 1 })),
            ("PUT", "name", json!({ "seat": 0, "name": "Eve" })),
            ("PUT", "webhook", json!({ "url": "http://127.0.0.1/" })),
            ("POST", "restart", json!({})),
            ("POST", "consent", json!({ "step": at, "answer": "agree" })),
        ] {
            let (status, code) = api_code(&place, browser, method, what, Some(&body));
            let codes = ["not-your-seat", "not-the-host"];
            let is_known =
                status == 403 && codes.contains(&&*code) || what == "consent" && code == "nothing-asked";
            assert!(is_known, "{is_guest} {what}: {status} {code}");
        }
        for what in ["webhook", ""] {
            let refused = api_code(&place, browser, "DELETE", what, None);
            assert_eq!(refused, (403, "not-the-host".to_owned()), "{is_guest} {what}");
        }
    }
    for browser in [&stranger, &place.host] {
        for what in ["renew", "give", "leave"] {
            let refused = api_code(&place, browser, "POST", what, Some(&json!({ "seat": 1 })));
            assert_eq!(refused, (403, "not-your-seat".to_owned()), "{what}");
        }
    }
    // Hints and odds are of whoever decides.
    for path in ["hint", "hint/events", "odds?choice=roll"] {
        for browser in [&place.guest, &stranger] {
            assert_eq!(code(browser, &hint(path), None), (403, "not-your-seat".to_owned()), "{path}");
        }
        for path in ["hint", "odds?id=roll"] {
            let refused = api_code(&place, &place.guest, "GET", path, None);
            assert_eq!(refused, (403, "not-your-seat".to_owned()), "{path}");
        }
    }
    place.host.get(&hint("hint")).expect(200);
    // What holds everybody's hands leaves with nobody, and least of all with the host, who plays against others.
    for browser in [&place.host, &place.guest, &stranger] {
        assert_eq!(code(browser, &hint("record.json"), None), (403, "hidden-record".to_owned()));
        for step in ["0", &*step] {
            let forked = code(browser, &hint("fork"), Some(&[("step", step)]));
            assert_eq!(forked, (403, "hidden-hands".to_owned()));
            let body = json!({ "step": step.parse::<u32>().unwrap() });
            let forked = api_code(&place, browser, "POST", "fork", Some(&body));
            assert_eq!(forked, (403, "hidden-hands".to_owned()));
        }
        assert_eq!(api_code(&place, browser, "GET", "record", None), (403, "hidden-record".to_owned()));
        let report = browser.get(&format!("{table}/report?secrets=1&save=1")).expect(200).json();
        assert!(report.get("record").is_none_or(Value::is_null), "{report}");
        assert_eq!(code(browser, &hint("review"), None).0, 409);
        for card in CARDS {
            assert!(!report.to_string().contains(&format!("\"{card}\"")));
        }
        let pressed = browser.get("/games/export?secrets=1").expect(200);
        let mut text = String::new();
        flate2::read::MultiGzDecoder::new(&pressed.bytes[..]).read_to_string(&mut text).unwrap_or_default();
        assert!(!text.contains(place.id()), "{text}");
    }
    assert_eq!(place.step().to_string(), step, "nothing was played");
}

#[test]
fn a_table_without_invitations_is_as_open_as_ever() {
    let folder = Folder::new();
    let site = Site::serving(&folder.database(), stones());
    let browser = site.browser();
    let begun = browser.post("/new/stones", &[("goal", "40")]);
    let table = begun.location().to_owned();
    let keys = cookie(&begun, "keys").unwrap();
    assert_eq!(keys.len(), "keys=".len() + 26);
    let whole = begun.header("set-cookie").unwrap();
    assert!(
        whole.contains(&format!("Path={table};")) && whole.ends_with("SameSite=Lax; HttpOnly"),
        "{whole}"
    );
    // Somebody else takes the device, plays, takes back and tries another way.
    let page = browser.get(&table).expect(200);
    assert!(page.text().contains("data-covered"));
    let taken = browser.with("cookie", "seat=0");
    taken.post(&format!("{table}/choose"), &[("id", "roll"), ("step", "0")]).location();
    taken.post(&format!("{table}/undo"), &[("step", "1")]).location();
    taken.post(&format!("{table}/fork"), &[("step", "0")]).location();
    browser.post(&format!("{table}/company"), &[("seat_2", "scout")]).location();
    browser.post(&format!("{table}/company"), &[("seat_2", "person")]).location();
    // But its seats are for whoever began it to give away.
    let invite = [("do", "invite"), ("seat", "1")];
    assert_eq!(code(&browser, &format!("{table}/friends"), Some(&invite)), (403, "not-the-host".to_owned()));
    let path = format!("/api/v1/tables/{}/invite", table.trim_start_matches("/table/"));
    let refused = browser.send_json("POST", &path, &json!({ "seat": 1 })).expect(403);
    assert_eq!(crate::common::code(&refused), "not-the-host");
    browser.get(&format!("{table}/friends")).expect(200);
    browser.post(&format!("{table}/delete"), &[]).location();
}

#[test]
fn a_link_is_shown_once_kept_as_a_digest_and_looked_at_in_vain() {
    let place = SharedTable::open();
    let key = place.link.rsplit('/').next().unwrap();
    let kept = place.store().friends(place.id()).unwrap().unwrap().to_string();
    let file = std::fs::read(place.folder.database()).unwrap();
    let wal = std::fs::read(place.folder.database().with_extension("db-wal")).unwrap_or_default();
    let hosts = place.host.headers[0].1.trim_start_matches("keys=").to_owned();
    for secret in [key, &*hosts] {
        assert!(!kept.contains(secret));
        for bytes in [&file, &wal] {
            assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
        }
    }
    let friends = place.host.get(&format!("{}/friends", place.table)).expect(200);
    assert!(!friends.text().contains(key) && !friends.text().contains(&hosts));
    assert!(friends.text().contains("Żółw &lt;b&gt;") && !friends.text().contains("<b>\""));
    // Whoever looks ahead at links changes nothing and is given nothing.
    for _ in 0..3 {
        let looked = place.site.browser().get(&place.link).expect(200);
        assert_eq!((looked.header("set-cookie"), looked.header("cache-control")), (None, Some("no-store")));
        assert!(!looked.text().contains("dealt:"));
        let head = looked.text().split("</head>").next().unwrap();
        assert!(head.contains("property=\"og:title\"") && !head.contains("Żółw"), "a link tells no names");
    }
    assert_eq!(place.store().friends(place.id()).unwrap().unwrap().to_string(), kept);
    // The same link works again from another device.
    let second = keeping(&place.site.browser(), &place.site.browser().post(&place.link, &[]));
    assert_eq!(shown(second.get(&place.table).expect(200).text()), [false, true]);
    // A link of another table, or none, opens nothing.
    for strange in ["x", &"a".repeat(26), &key.to_uppercase()] {
        let path = format!("{}/join/{strange}", place.table);
        assert_eq!(code(&place.site.browser(), &path, None), (404, "no-such-invitation".to_owned()));
        assert_eq!(code(&place.site.browser(), &path, Some(&[])), (404, "no-such-invitation".to_owned()));
        let body = json!({ "key": strange });
        let refused = api_code(&place, &place.site.browser(), "POST", "join", Some(&body));
        assert_eq!(refused, (404, "no-such-invitation".to_owned()));
    }
    // A name that is too long is refused on the page itself.
    let long = "x".repeat(40);
    place.site.browser().post(&place.link, &[("name", &long)]).expect(422);
    let body = json!({ "key": key, "name": long });
    let refused = api_code(&place, &place.site.browser(), "POST", "join", Some(&body));
    assert_eq!(refused, (422, "long-name".to_owned()));
}

#[test]
fn a_new_link_ends_the_old_one() {
    let place = SharedTable::open();
    let sees = |browser: &Browser| shown(browser.get(&place.table).expect(200).text());
    // By whoever sits there: the host, who sent the old one, does not know the new one.
    let renewed = place.friends(&place.guest, "renew", "1").expect(200);
    let (fresh, new_link) = (keeping(&place.site.browser(), &renewed), link(&renewed));
    assert_eq!((sees(&place.guest), sees(&fresh)), ([false; 2], [false, true]));
    assert_eq!(code(&place.site.browser(), &place.link, None).0, 404);
    // Handed over: whoever did it has nothing left.
    let given = place.friends(&fresh, "give", "1").expect(200);
    assert_eq!(cookie(&given, "keys").as_deref(), Some("keys="));
    assert_eq!(code(&place.site.browser(), &new_link, None).0, 404);
    let heir = keeping(&place.site.browser(), &place.site.browser().post(&link(&given), &[("name", "Ann")]));
    assert_eq!((sees(&fresh), sees(&heir)), ([false; 2], [false, true]));
    // Whoever leaves leaves it to nobody, the host included, until the host takes it.
    place.friends(&heir, "leave", "1").location();
    assert_eq!((sees(&heir), sees(&place.host)), ([false; 2], [true, false]));
    place.play_to_left();
    place.friends(&place.host, "reclaim", "1").location();
    place.friends(&place.host, "reclaim", "1").expect(409);
    let told = place.host.get(&format!("{}/friends", place.table)).expect(200);
    for word in ["was invited", "sat down", "new link", "left", "took the seat"] {
        assert!(told.text().contains(word), "{word}");
    }
    // Both seats are the host's now, who passes the device between them; everybody else goes on watching.
    let taken = place.host.with("cookie", "seat=1");
    assert!(!place.site.browser().get(&place.table).expect(200).text().contains("name=\"id\""));
    let both = Browser {
        headers: vec![("cookie".to_owned(), format!("{}; seat=1", place.host.headers[0].1))],
        ..taken
    };
    assert_eq!(sees(&both), [false, true]);
}

impl SharedTable {
    /// Plays for the host as long as the host decides.
    fn play_to_left(&self) {
        while self.turn() == 0 {
            self.play();
        }
        assert!(self.offered(&self.host).is_empty(), "nobody decides for a seat that was left");
        self.post(&self.host, "choose", &[("id", "roll")]).expect(403);
        let page = self.host.get(&self.table).expect(200);
        assert!(page.text().contains("Player 2 has left"), "{}", page.text());
    }
}

#[test]
fn a_player_of_ours_stands_in_and_shows_nobody_the_hand() {
    let place = SharedTable::open();
    let sees = |browser: &Browser| shown(browser.get(&place.table).expect(200).text());
    place.post(&place.host, "company", &[("seat_2", "elder")]).location();
    assert_eq!((sees(&place.host), sees(&place.guest)), ([true, false], [false, true]));
    place.post(&place.guest, "company", &[("seat_1", "elder")]).expect(403);
    place.post(&place.guest, "company", &[("seat_2", "person")]).location();
    place.post(&place.guest, "company", &[("seat_2", "scout")]).location();
    // A person who returns with the link takes the seat again.
    assert!(place.site.browser().get(&place.link).expect(200).text().contains("A computer player plays"));
    place.site.browser().post(&place.link, &[]).location();
    assert_eq!(place.store().company(place.id()).unwrap().unwrap()["seats"], serde_json::json!([]));
    place.play_to(1);
    place.play();
}

#[test]
fn what_was_shown_is_taken_back_when_the_others_agree() {
    let mut place = SharedTable::open();
    // Until a roll leaves the turn with the host, as most do.
    loop {
        place.play_to(0);
        place.play();
        if place.turn() == 0 {
            break;
        }
    }
    let before = place.step();
    // Chance has spoken.
    place.post(&place.host, "undo", &[]).location();
    assert_eq!(place.step(), before, "it is only asked");
    let page = place.guest.get(&place.table).expect(200);
    assert!(page.text().contains("would like to take the last choice back"), "{}", page.text());
    assert!(page.text().contains("value=\"agree\""));
    let stranger = place.site.browser();
    assert!(!stranger.get(&place.table).expect(200).text().contains("value=\"agree\""));
    place.post(&stranger, "takeback", &[("say", "agree")]).expect(403);
    place.post(&place.host, "takeback", &[("say", "agree")]).expect(403);
    // It outlives the server.
    let address = place.site.browser().address;
    drop(place.test.site);
    place.test.site = Site::serving(&place.test.folder.database(), stones());
    let now = place.site.browser().address;
    for browser in [&mut place.host, &mut place.guest] {
        assert_eq!(browser.address, address);
        browser.address = now;
    }
    place.post(&place.guest, "takeback", &[("say", "refuse")]).location();
    assert!(place.host.get(&place.table).expect(200).text().contains("does not agree"));
    place.post(&place.host, "undo", &[]).expect(409);
    place.post(&place.guest, "takeback", &[("say", "agree")]).expect(409);
    // The game goes on, and with it the question is gone.
    place.play();
    place.post(&place.host, "undo", &[("choices", "1")]).location();
    place.post(&place.host, "takeback", &[("say", "withdraw")]).location();
    place.post(&place.guest, "takeback", &[("say", "agree")]).expect(409);
    place.post(&place.host, "undo", &[("choices", "1")]).location();
    let asked = place.step();
    place.post(&place.guest, "takeback", &[("say", "agree"), ("step", &(asked - 1).to_string())]).expect(409);
    place.post(&place.guest, "takeback", &[("say", "agree")]).location();
    assert_eq!(place.step(), asked + 1);
    let entries = place.store().load(place.id()).unwrap().unwrap().record.entries;
    assert!(matches!(entries.last(), Some(tabletop::RecordEntry::Undo { choices: 1, .. })), "{entries:?}");
    place.post(&place.site.browser(), "redo", &[]).expect(403);
}

#[test]
fn who_is_here_is_told_and_a_server_of_its_own_knows_keys_of_another() {
    let place = SharedTable::open();
    let friends = format!("{}/friends", place.table);
    let here = |browser: &Browser| browser.get(&friends).expect(200).text().matches("here now").count();
    assert_eq!(here(&place.host), 1, "somebody is not here now");
    let mut watcher = Listener::at(&place.host, &place.table);
    let guest = Listener::at(&place.guest, &place.table);
    assert!(watcher.company(), "somebody has come");
    let page = place.host.get(&friends).expect(200);
    assert!(page.text().contains("has a link · here now"), "{}", page.text());
    drop(guest);
    assert!(watcher.company(), "somebody has gone");
    assert!(place.host.get(&friends).expect(200).text().contains("not here now"));
    // Another server at the same database.
    let other = Site::serving(&place.test.folder.database(), stones());
    let moved = Browser { address: other.browser().address, ..place.guest.clone() };
    assert_eq!(shown(moved.get(&place.table).expect(200).text()), [false, true]);
    let renewed = moved.post(&friends, &[("do", "renew"), ("seat", "1")]).expect(200);
    assert_eq!(shown(place.guest.get(&place.table).expect(200).text()), [false; 2], "known here at once");
    assert!(watcher.company() || watcher.company());
    drop(renewed);
}

#[test]
fn names_are_escaped_and_decisions_wait_for_them_on_real_tables() {
    let folder = Folder::new();
    let pack = everdell::load::builtin_pack();
    let game = Arc::new(Everdell::new(Arc::new(pack.content.clone())));
    let rooms: Vec<Arc<dyn ServedGame>> =
        vec![Arc::new(Served::<everdell_pages::Pages>::new(game, pack.records.clone()))];
    let site = Site::serving(&folder.database(), rooms);
    // Who begins is drawn: a game that the first player does, who is the guest.
    let deal = || {
        let room = WaitingRoom::open(&site.browser(), "everdell", &[("players", "2"), ("rival", "none")]);
        for (what, seat) in [("reclaim", "1"), ("invite", "0")] {
            room.host.post(&format!("{}/friends", room.table), &[("do", what), ("seat", seat)]).location();
        }
        let guest = room.join(&site.browser(), &room.link(0), &[("name", "<i>Ann</i>")]);
        room.deal("1", "");
        (room.table, room.host, guest)
    };
    let first = |(table, _, guest): &(String, Browser, Browser)| {
        guest.get(table).expect(200).text().contains("data-turn=\"Your turn\"")
    };
    let (table, host, guest) = std::iter::repeat_with(deal).take(20).find(first).unwrap();
    let title = |page: &str| page.split("<title>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let mine = guest.get(&table).expect(200);
    assert!(title(mine.text()).starts_with("Your turn · "), "{}", title(mine.text()));
    assert!(mine.text().contains("data-turn=\"Your turn\"") && mine.text().contains("name=\"id\""));
    for browser in [&host, &site.browser()] {
        let page = browser.get(&table).expect(200);
        assert!(!title(page.text()).starts_with("Your turn"));
        assert!(page.text().contains("&lt;i&gt;Ann&lt;/i&gt; (player 1) decides"), "{}", page.text());
        assert!(!page.text().contains("<i>Ann") && !page.text().contains("name=\"id\""));
        assert!(!page.text().contains("/table//"));
    }
    // The host's own seats stay together at the host's device.
    assert!(host.get(&table).expect(200).text().contains("hand"));
}

/// Whoever is written to: gives the body of each message.
fn ear() -> (SocketAddr, std::sync::mpsc::Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        // The first is asked to come again.
        for (number, stream) in listener.incoming().enumerate() {
            let mut stream = BufReader::new(stream.unwrap());
            let (mut head, mut length) = (String::new(), 0);
            while !head.ends_with("\r\n\r\n") && stream.read_line(&mut head).unwrap() > 0 {}
            for line in head.lines() {
                if let Some(number) = line.to_ascii_lowercase().strip_prefix("content-length: ") {
                    length = number.parse().unwrap();
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).unwrap();
            let status = if number == 0 { "503 Busy" } else { "204 Taken" };
            write!(stream.get_mut(), "HTTP/1.1 {status}\r\nConnection: close\r\n\r\n").unwrap();
            assert!(head.starts_with("POST /chat?room=1 HTTP/1.1\r\n"), "{head}");
            if number > 0 && tell.send(serde_json::from_slice(&body).unwrap()).is_err() {
                return;
            }
        }
    });
    (address, told)
}

#[test]
fn another_program_is_told_whose_turn_it_is() {
    let place = SharedTable::open();
    let (address, told) = ear();
    let url = format!("http://{address}/chat?room=1");
    let set =
        |url: &str| place.host.post(&format!("{}/friends", place.table), &[("do", "hook"), ("url", url)]);
    assert!(set("https://chat.example/").expect(422).text().contains("must begin with http://"));
    set(&url).location();
    assert!(
        place.host.get(&format!("{}/friends", place.table)).expect(200).text().contains(&address.to_string())
    );
    assert!(
        !place
            .guest
            .get(&format!("{}/friends", place.table))
            .expect(200)
            .text()
            .contains(&address.to_string())
    );
    place.play_to(1 - place.turn());
    let message = told.recv_timeout(Duration::from_secs(20)).unwrap();
    assert_eq!(message["table"], place.id());
    assert_eq!(
        (message["what"].as_str(), message["seat"].as_u64()),
        (Some("turn"), Some(place.turn() as u64))
    );
    assert!(message["text"].as_str().unwrap().contains("turn"), "{message}");
    assert_eq!(message.as_object().unwrap().len(), 5);
}

#[test]
fn a_server_of_a_crowd_writes_to_no_machine_of_its_own_network() {
    let folder = Folder::new();
    for (webhooks, proxied, status) in [
        (Webhooks::ByPlace, true, 422),
        (Webhooks::Public, false, 422),
        (Webhooks::Off, false, 422),
        (Webhooks::Any, true, 303),
        (Webhooks::ByPlace, false, 303),
    ] {
        let options = ServerOptions { webhooks, proxied, ..ServerOptions::default() };
        let config = Config {
            port: 0,
            options,
            limits: Some(Limits::HERE),
            ..Config::new(folder.database(), stones())
        };
        let site = Site::with(config);
        let room = WaitingRoom::open(&site.browser(), "stones", &[("goal", "40")]);
        room.join(&site.browser(), &room.link(1), &[]);
        room.deal("0", "");
        let WaitingRoom { table, host } = room;
        for url in
            ["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "http://192.168.0.1/"]
        {
            let answer = host.post(&format!("{table}/friends"), &[("do", "hook"), ("url", url)]);
            assert_eq!(answer.status, status, "{webhooks:?} {url}");
        }
    }
}
