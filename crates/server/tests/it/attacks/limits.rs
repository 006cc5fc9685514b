//! Many files at once, large ones, slow ones, and requests of whom nobody can tell who sent them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use server::{Config, Limits, ServerOptions};
use store::{Sqlite, Store};

use crate::attacks::archives::{
    PATIENT, TOO_MUCH, archive, bring, client, golden, open_to_all, packed, table,
};
use crate::common::{Browser, Dice, Folder, code, error_on, rooms};

/// The variable that says where the child of a test keeps its games.
const DATABASE: &str = "HEDGEROW_ATTACKED";

/// Serves in a process that [`Victim::start`] began, whose memory can be measured: such a process runs the test that calls
/// this first.
fn serve_if_begun_to() {
    let Some(database) = std::env::var_os(DATABASE) else { return };
    let options = ServerOptions { proxied: true, ..ServerOptions::default() };
    let config = Config { port: 0, limits: Some(PATIENT), options, ..Config::new(database, rooms()) };
    server::serve_blocking(config, |address| println!("\naddress {address}")).unwrap();
    std::process::exit(0);
}

/// What a server says that begins to read what it was asked to expect.
const GO_ON: &[u8; 25] = b"HTTP/1.1 100 Continue\r\n\r\n";

/// A server in a process of its own, which ends with the test.
struct Victim(Child, Browser);

impl Victim {
    fn start(folder: &Folder) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["attacks::limits::no_upload_takes_more_memory_than_its_budget", "--exact", "--nocapture"])
            .env(DATABASE, folder.database())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
        let address = lines.map(Result::unwrap).find_map(|line| line.strip_prefix("address ")?.parse().ok());
        Self(child, Browser::at(address.unwrap()))
    }

    /// The most memory that it has had so far, in megabytes.
    fn most_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1024
    }

    fn client(&self, number: u8) -> Browser {
        self.1.with("x-forwarded-for", &format!("203.0.113.{number}"))
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        // It may have been killed for want of memory already.
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

/// A file of 47 kilobytes that unpacks to as much as gzip makes of it: lines that are none, one endless line, a game of
/// steps without end, and one line of lists in lists.
fn bombs() -> Vec<Vec<u8>> {
    let head = format!("{}\n", stats::Line::head());
    let megabytes = 46;
    let fill = |piece: &str| head.clone() + &piece.repeat((megabytes << 20) / piece.len());
    let line = table(1, &golden(1)[0]).to_string();
    let steps = line.replacen("\"entries\":[", &format!("\"entries\":[{}", "\"redo\",".repeat(6 << 20)), 1);
    vec![
        packed(fill("{\"table\":{}}\n").as_bytes()),
        packed(fill("\n").as_bytes()),
        packed(fill("[").as_bytes()),
        packed(fill("{\"\":0},").as_bytes()),
        packed(
            fill("{\"keepsake\":{\"sort\":\"medal\",\"name\":\"\",\"value\":[{},{},{},{}]}}\n").as_bytes(),
        ),
        packed((head.clone() + &steps + "\n").as_bytes()),
    ]
}

/// Tried: sixteen uploads of 47 kilobytes at the same time, each of which unpacks to 46 megabytes and more, which exhausted
/// the memory of the machine; and one of a megabyte that took 1.2 gigabytes. The server takes no more memory than its
/// budget for files (`Budget::NETWORK`), however many come.
#[cfg(target_os = "linux")]
#[test]
fn no_upload_takes_more_memory_than_its_budget() {
    serve_if_begun_to();
    let folder = Folder::new();
    let victim = Victim::start(&folder);
    let bombs = bombs();
    assert!(
        bombs.iter().all(|bomb| bomb.len() < 300_000),
        "{:?}",
        bombs.iter().map(Vec::len).collect::<Vec<_>>()
    );
    victim.client(1).get("/").expect(200);
    let before = victim.most_memory();
    std::thread::scope(|scope| {
        for number in 0..16u8 {
            let (browser, bomb) = (victim.client(number), &bombs[usize::from(number) % bombs.len()]);
            let path = if number % 2 == 0 { "/games/import" } else { "/api/v1/archives" };
            scope.spawn(move || {
                let answer = browser.ask("POST", path, Some(("application/gzip", bomb)));
                assert!([413, 422, 429, 503].contains(&answer.status), "{}", answer.status);
            });
        }
    });
    // One by one each of them is looked at.
    for bomb in &bombs {
        for path in ["/games/import", "/api/v1/archives"] {
            let answer = victim.client(1).ask("POST", path, Some(("application/gzip", bomb)));
            assert!([413, 422].contains(&answer.status), "{path}: {}", answer.status);
        }
    }
    // A megabyte of JSON that is read as JSON.
    let wide = format!("{{\"record\":[{}{{}}]}}", "{\"\":{}},".repeat(120_000));
    for path in ["/games/import", "/api/v1/records", "/api/v1/records/verify"] {
        victim.client(1).ask("POST", path, Some(("application/json", wide.as_bytes()))).expect(413);
    }
    let grown = victim.most_memory() - before;
    assert!(grown < 150, "{grown} megabytes more than the {before} before");
    victim.client(1).get("/").expect(200);
}

/// Begins to send a file, and never ends. The server has begun to read it, so it has its place.
fn hold(browser: &Browser, file: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(browser.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let length = file.len();
    let own: Vec<String> =
        browser.headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let own = own.concat();
    let head = format!(
        "POST /games/import HTTP/1.1\r\nHost: {}\r\n{own}Content-Type: application/gzip\r\n\
         Content-Length: {length}\r\nExpect: 100-continue\r\n\r\n",
        browser.address
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = [0; GO_ON.len()];
    stream.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, GO_ON);
    stream.write_all(&file[..length / 2]).unwrap();
    stream
}

/// Tried: 64 uploads at the same time, which held the first page for 21 seconds, because files were looked at by the threads
/// that make pages. Files have threads of their own, each client has one place, a server has eight, and whoever finds none
/// is told so at once.
#[test]
fn pages_are_answered_while_every_place_for_files_is_taken() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let file = packed(archive(&[table(1, &golden(1)[0])]).as_bytes());
    let mut held: Vec<TcpStream> = (1..=8).map(|number| hold(&client(&site, number), &file)).collect();
    let turned_away = |number: u8| {
        let page = client(&site, number).ask("POST", "/games/import", Some(("application/gzip", b"")));
        let answer = client(&site, number).ask("POST", "/api/v1/archives", Some(("application/gzip", b"")));
        [(page.status, error_on(&page).to_owned()), (answer.status, code(&answer))]
    };
    let both = |status: u16, code: &str| [(status, code.to_owned()), (status, code.to_owned())];
    for number in 1..=8 {
        assert_eq!(turned_away(number), both(429, "intake-one"), "client {number} has its place");
    }
    assert_eq!(turned_away(9), both(503, "intake-busy"));
    for path in ["/api/v1/records", "/api/v1/reports", "/packs/import"] {
        let answer = client(&site, 9).ask("POST", path, Some(("application/json", b"{}"))).expect(503);
        let code = if path.starts_with("/api/") { code(&answer) } else { error_on(&answer).to_owned() };
        assert_eq!(code, "intake-busy", "{path}");
        assert_eq!(answer.header("retry-after"), Some("2"));
    }
    client(&site, 1).get("/").expect(200);
    // Whoever goes on is answered, and whoever leaves leaves a place.
    let mut first = held.remove(0);
    first.write_all(&file[file.len() / 2..]).unwrap();
    let mut answer = [0; 12];
    first.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
    drop((first, held));
    let empty = || client(&site, 9).ask("POST", "/api/v1/archives", Some(("application/gzip", b""))).status;
    for _ in 0..500 {
        if empty() == 422 {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(empty(), 422);
    let lines = [table(2, &golden(1)[0])];
    assert_eq!(bring(&client(&site, 9), &lines).expect(200).json()["new"], 1);
}

/// Tried: archives that leave and are not taken. Each held one of the threads that make pages.
#[test]
fn pages_are_answered_while_nobody_takes_the_archives_that_leave() {
    let folder = Folder::new();
    drop(Sqlite::open(folder.database()).unwrap());
    // More than the system holds for a connection, of which nothing can be pressed.
    let mut dice = Dice::new(4);
    let noise: String =
        (0..24 << 20).map(|_| char::from(b'0' + u8::try_from(dice.below(64)).unwrap())).collect();
    let store = Sqlite::open(folder.database()).unwrap();
    store.kv_insert("medal", "noise", &json!(noise)).unwrap();
    drop(store);
    let victim = Victim::start(&folder);
    let held: Vec<TcpStream> =
        (1..=80).map(|number| victim.client(number).send("GET", "/games/export", None)).collect();
    for path in ["/", "/games", "/stats"] {
        victim.client(1).get(path).expect(200);
    }
    let busy = victim.client(2).get("/games/export").expect(503);
    assert_eq!(error_on(&busy), "intake-busy");
    drop(held);
}

/// Tried: an address in `X-Forwarded-For` that cannot be read, or none. It switched the limit on requests off.
#[test]
fn whoever_cannot_be_told_apart_is_one_client() {
    let folder = Folder::new();
    let site = open_to_all(&folder, Limits { rate: 0.01, burst: 6.0, guests: 3, ..Limits::NETWORK });
    let mut answers = Vec::new();
    for number in 0..30 {
        let browser = site.browser();
        let browser = match number % 5 {
            0 => browser,
            1 => browser.with("x-forwarded-for", "unknown"),
            2 => browser.with("x-forwarded-for", &format!("10.0.0.{number}, ")),
            3 => browser.with("x-forwarded-for", &format!("10.0.0.{number}:4711")),
            _ => browser.with("x-forwarded-for", &format!("203.0.113.{number}, _hidden{number}")),
        };
        answers.push(browser.get("/keys").status);
    }
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 6, "{answers:?}");
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 24, "{answers:?}");
    // Others are not in their way.
    client(&site, 1).get("/keys").expect(200);
    // Numbers of the server are for this machine, not for whoever hides where they come from.
    site.browser().with("x-forwarded-for", "unknown").get("/metrics").expect(404);
    site.browser().get("/metrics").expect(200);

    // What is open at the same time is counted as well: pages that are told what happens.
    let folder = Folder::new();
    let site = open_to_all(&folder, Limits { guests: 3, ..PATIENT });
    let table = client(&site, 1).ask(
        "POST",
        "/api/v1/tables",
        Some(("application/json", b"{\"game\":\"ratcatcher\"}")),
    );
    let id = table.expect(201).json()["id"].as_str().unwrap().to_owned();
    let mut open = Vec::new();
    let mut statuses = Vec::new();
    for number in 0..5 {
        let browser = site.browser().with("x-forwarded-for", &format!("nobody{number}"));
        let mut stream = browser.send("GET", &format!("/table/{id}/events"), None);
        let mut head = [0; 12];
        stream.read_exact(&mut head).unwrap();
        statuses.push(String::from_utf8_lossy(&head[9..]).into_owned());
        open.push(stream);
    }
    assert_eq!(statuses, ["200", "200", "200", "429", "429"]);
}

/// Tried: a record in a form, which is as large as a record sent as it is.
#[test]
fn a_form_is_no_way_around_the_budget() {
    let folder = Folder::new();
    let site = open_to_all(&folder, PATIENT);
    let wide = format!("{{\"setup\":[{}{{}}]}}", "{},".repeat(60_000));
    let answer = client(&site, 1).post("/games/import", &[("record", &wide)]).expect(413);
    assert!(answer.text().contains(TOO_MUCH), "{}", answer.text());
    let boundary = "multipart/form-data; boundary=XX";
    let body = format!("--XX\r\nContent-Disposition: form-data; filename=\"x\"\r\n\r\n{wide}\r\n--XX--\r\n");
    client(&site, 1).ask("POST", "/games/import", Some((boundary, body.as_bytes()))).expect(413);
    let report = json!({ "hedgerow": "report", "note": "x".repeat(2 << 20) }).to_string();
    client(&site, 1).ask("POST", "/games/import", Some(("application/json", report.as_bytes()))).expect(413);
}
