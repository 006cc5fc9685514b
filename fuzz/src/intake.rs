//! Feeds bytes as changes to a valid archive: every value that reaches the store must be shown on every page.
//!
//! The archive has a finished game, an unfinished one with its secret, a medal and a result of a computer player.
//! Each change is three bytes: the line, the place of a value in it (in a list of all places), and the new value
//! (from [`VALUES`], or another value of the same line). The first byte decides how the archive is sent: to a
//! server that only this machine can reach or to one behind a proxy, compressed or not, as a record or as a report.
//!
//! A refused archive must change nothing; an accepted one must be shown on every page, and be exported in an
//! archive that is accepted.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use registry::{NAMES, Registered, Work};
use serde_json::{Value, json};
use server::{Config, Limits, Server, ServerOptions};
use stats::{Kept, Line, Medals};
use store::{Item, Sqlite, Store};
use tabletop::{DynSession, Opening, Record, Secret, Session, Source};

/// The maximal number of changes; with more, the archive would only be refused.
const CHANGES: usize = 4;

/// Bounds of types, and values of other types.
static VALUES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let now = now();
    let numbers =
        [i64::MIN, -1, 0, 1, 7, 255, 256, 65_536, i64::from(u32::MAX), now, now + 86_400_000, i64::MAX];
    let long = "ż".repeat(300);
    let texts = [
        "",
        "0",
        "daily",
        "practice",
        "what-if",
        "brought",
        "pack",
        "2026-11-21",
        "2026-02-30",
        "elder",
        "<b>",
    ];
    let others =
        [json!(u64::MAX), json!(1e308), Value::Null, json!([]), json!({}), json!(true), json!("redo")];
    let texts = texts.into_iter().chain([&*long]).map(Value::from);
    numbers.into_iter().map(Value::from).chain(texts).chain(others).collect()
});

/// The servers, for the whole run: one local, one behind a proxy.
static SITES: LazyLock<Mutex<[Site; 2]>> = LazyLock::new(|| Mutex::new([false, true].map(Site::open)));

/// A server, and a second connection to its database.
struct Site {
    address: SocketAddr,
    store: Sqlite,
}

impl Site {
    fn open(proxied: bool) -> Self {
        let folder = std::env::temp_dir().join(format!("hedgerow-intake-{}-{proxied}", std::process::id()));
        // A folder of an earlier run may remain.
        let _left = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for games can be made");
        let database = folder.join("games.sqlite");
        let rooms = hedgerow::games::rooms(&[]).expect("the games are there");
        let config = Config {
            port: 0,
            limits: Some(Limits { rate: 0.0, ..Limits::NETWORK }),
            options: ServerOptions { proxied, ..ServerOptions::default() },
            ..Config::new(database.clone(), rooms)
        };
        let (tell, told) = std::sync::mpsc::channel();
        thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(1).enable_all().build().expect("threads can be had");
            runtime.block_on(async {
                let server = Server::bind(config).await.expect("a port can be had");
                tell.send(server.address()).expect("somebody waits for it");
                server.run(std::future::pending()).await.expect("it is never stopped");
            });
        });
        let address = told.recv().expect("it listens");
        Self { address, store: Sqlite::open(database).expect("it is there") }
    }

    /// The status and the body of a response.
    fn ask(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> (u16, Vec<u8>) {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time is allowed");
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.0\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n\
             Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n"
        );
        // The server need not read all of a request that it refuses.
        let _sent = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body));
        let mut all = Vec::new();
        // A connection that is closed early counts as a response, one that hangs does not.
        if let Err(fault) = stream.read_to_end(&mut all) {
            assert_ne!(fault.kind(), std::io::ErrorKind::WouldBlock, "nothing is answered");
        }
        let status = all.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
        let end = all.windows(4).position(|window| window == b"\r\n\r\n").map_or(all.len(), |end| end + 4);
        (status.unwrap_or(0), all.split_off(end))
    }

    fn ids(&self) -> Vec<String> {
        self.store.ids().expect("it is there")
    }

    /// All stored items.
    fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let take = &mut |item| {
            items.push(item);
            ControlFlow::Continue(())
        };
        self.store.dump(take).expect("it can be read");
        items
    }

    /// Deletes all items before the next archive.
    fn clear(&self) {
        for item in self.items() {
            let gone = match item {
                Item::Game(whole) => self.store.delete(&whole.listed.id),
                Item::Keepsake { sort, name, value } => {
                    self.store.compare_and_swap(&sort, &name, Some(&value), None)
                }
            };
            assert_eq!(gone, Ok(true));
        }
    }
}

/// A game with its first setup and this source of chance.
struct Begin(Source);

impl Work for Begin {
    type Result = Box<dyn DynSession>;

    fn with<G: Registered>(self) -> Self::Result {
        let game = G::shared();
        match Session::open(Arc::clone(game), game.first_setup(), self.0, &[]) {
            Ok(Opening::Begun(session)) => session,
            _ => panic!("a keyed game begins"),
        }
    }
}

/// The lines of a valid archive.
static LINES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let secret = Secret::new([7; 32]);
    let begun = registry::with_game(registry::NAMES[0], Begin(Source::Keyed(secret.clone())));
    let mut table = begun.expect("the name is of the list");
    for _ in 0..3 {
        let choice = table.choices(table.asked())[0].id.clone();
        table.choose(&choice, None).expect("it was offered");
    }
    let goes_on = table.record().clone();
    table.give_up().expect("it goes on");
    let over = table.record().clone();
    let (one, two) = ("a".repeat(26), "b".repeat(26));
    let kept = |id: &str, record: &Record| {
        let line = Line::Table(Box::new(Kept {
            id: id.to_owned(),
            created: now() - 1000,
            changed: now(),
            sort: String::new(),
            day: None,
            company: json!({ "seats": [null] }),
            secret: Some(secret.clone()),
            record: record.clone(),
            backup: None,
        }));
        let mut line: Value = serde_json::from_str(&line.to_string()).expect("it is JSON");
        line["table"]["sort"] = "".into();
        line["table"]["day"] = Value::Null;
        line
    };
    let medals = Medals::of_games([]).expect("they can be read");
    let medal = medals.iter().next().expect("there are medals");
    let account =
        json!({ "result": "won", "score": 3, "rounds": 4, "words": { "a": "b" }, "numbers": { "c": 1 } });
    vec![
        kept(&one, &over),
        kept(&two, &goes_on),
        json!({ "keepsake": { "sort": "medal", "name": medal.id, "value": { "table": one, "when": now() } } }),
        json!({ "keepsake": { "sort": "par", "name": format!("{}/2026-11-21/elder", NAMES[0]), "value": account } }),
    ]
});

/// The time, in milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Imports the archive, and checks everything.
pub fn feed(data: &[u8]) {
    let Some((&how, changes)) = data.split_first() else { return };
    let mut lines = LINES.clone();
    for change in changes.chunks_exact(3).take(CHANGES) {
        apply(&mut lines, [change[0], change[1], change[2]]);
    }
    let (kind, body) = file(how, &lines);
    let sites = SITES.lock().unwrap_or_else(PoisonError::into_inner);
    let site = &sites[usize::from(how & 1)];
    let before = site.items();
    let (status, answer) = site.ask("POST", "/games/import", kind, &body);
    let said = || format!("{} {status} {}", String::from_utf8_lossy(&body), String::from_utf8_lossy(&answer));
    assert!((200..500).contains(&status), "{}", said());
    let ids = site.ids();
    if status >= 400 {
        assert_eq!(site.items(), before, "a refusal has changed something: {}", said());
        return;
    }
    let of_game = format!("/stats/{}", NAMES[0]);
    let pages = ["/", "/games", "/stats", &of_game, "/daily", "/daily?month=9999-12", "/campaigns"];
    let of_table = ["", "/at/0", "/line", "/report?step=0", "/friends", "/record.json"];
    let of_table = ids.iter().flat_map(|id| of_table.map(|page| format!("/table/{id}{page}")));
    for page in pages.map(str::to_owned).into_iter().chain(of_table) {
        let (status, _) = site.ask("GET", &page, "text/plain", b"");
        assert!((200..500).contains(&status), "{page} is {status} after {}", said());
    }
    let friends = ids.iter().map(|id| site.store.friends(id).expect("it is there").unwrap_or_default());
    assert!(friends.into_iter().all(|friends| friends["imported"] == true), "{}", said());
    // The export must be valid.
    let (status, archive) = site.ask("GET", "/games/export", "text/plain", b"");
    assert_eq!(status, 200);
    let (status, answer) = site.ask("POST", "/api/v1/archives", "application/gzip", &archive);
    let told: Value = serde_json::from_slice(&answer).unwrap_or_default();
    let is_taken = status == 200 && told["refused"] == json!([]);
    assert!(is_taken, "its own archive is refused: {} {}", String::from_utf8_lossy(&answer), said());
    site.clear();
}

/// Puts another value at a place of a line.
fn apply(lines: &mut [Value], [line, place, what]: [u8; 3]) {
    let line = &mut lines[usize::from(line) % LINES.len()];
    let mut places = Vec::new();
    collect(line, String::new(), &mut places);
    let value = match VALUES.get(usize::from(what)) {
        Some(value) => value.clone(),
        // Another value of the same line.
        None => line.pointer(&places[usize::from(what) % places.len()]).cloned().unwrap_or_default(),
    };
    let place = &places[usize::from(place) % places.len()];
    if let Some(found) = line.pointer_mut(place) {
        *found = value;
    }
}

/// Collects every place of a value, including lists and objects.
fn collect(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| collect(value, format!("{at}/{name}"), places));
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(place, value)| collect(value, format!("{at}/{place}"), places));
        }
        _ => {}
    }
    places.push(at);
}

/// The body to send, and its content type.
fn file(how: u8, lines: &[Value]) -> (&'static str, Vec<u8>) {
    let record = &lines[0]["table"]["record"];
    match how >> 1 & 7 {
        0 => ("application/json", record.to_string().into_bytes()),
        1 => {
            let step = &lines[0]["table"]["created"];
            let report = json!({
                "hedgerow": "report", "format": 1, "program": "0", "game": NAMES[0], "rules": 1, "setup": {},
                "step": step, "settings": {}, "company": lines[0]["table"]["company"], "record": record,
            });
            ("application/json", report.to_string().into_bytes())
        }
        way => {
            let tables = lines.iter().filter(|line| line.get("table").is_some()).count();
            let keepsakes = lines.iter().filter(|line| line.get("keepsake").is_some()).count();
            let end = json!({ "end": { "tables": tables, "keepsakes": keepsakes } });
            let all = std::iter::once(Line::head().to_string())
                .chain(lines.iter().chain([&end]).map(Value::to_string));
            let text = all.collect::<Vec<_>>().join("\n") + "\n";
            if way % 2 == 0 {
                ("application/x-ndjson", text.into_bytes())
            } else {
                ("application/gzip", press(&text))
            }
        }
    }
}

fn press(text: &str) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    // Writing to memory cannot fail.
    out.write_all(text.as_bytes()).and_then(|()| out.finish()).unwrap_or_default()
}
