//! What a server takes on, and what it tells whoever runs it.

use std::io::Read;
use std::time::Duration;

use crate::common::{Browser, Folder, Listener, Site, code, dechunk, error_on};
use serde_json::json;
use server::{Config, Limits, ServerOptions};

/// A server within limits of its own.
fn site(folder: &Folder, limits: Limits, options: ServerOptions) -> Site {
    let config = Config::new(folder.database(), crate::common::rooms());
    Site::with(Config { port: 0, pace: Duration::ZERO, limits: Some(limits), options, ..config })
}

#[test]
fn who_asks_too_often_is_told_so_and_others_are_answered() {
    let folder = Folder::new();
    let options = ServerOptions { proxied: true, ..ServerOptions::default() };
    let site = site(&folder, Limits { rate: 0.5, burst: 5.0, ..Limits::NETWORK }, options);
    let flood = site.browser().with("x-forwarded-for", "203.0.113.9");
    let statuses: Vec<u16> = (0..8).map(|_| flood.get("/keys").status).collect();
    assert_eq!(statuses[..5], [200; 5]);
    assert!(statuses[6..].iter().all(|&status| status == 429), "{statuses:?}");
    for (language, word) in [("en", "Wait a moment"), ("pl", "Poczekaj"), ("hu", "Várj")] {
        let told = flood.with("accept-language", language).get("/keys").expect(429);
        assert!(told.text().contains(word) && told.header("retry-after").is_some());
    }
    // Whoever invents addresses before their own is known by their own.
    flood.with("x-forwarded-for", "198.51.100.1, 203.0.113.9").get("/keys").expect(429);
    site.browser().with("x-forwarded-for", "203.0.113.10").get("/keys").expect(200);
    for path in ["/healthz", "/readyz"] {
        flood.get(path).expect(200);
    }
}

#[test]
fn no_more_is_taken_on_than_there_is_room_for() {
    let folder = Folder::new();
    let limits = Limits { tables: 2, pages: 1, connections: 3, form: 1000, ..Limits::HERE };
    let site = site(&folder, limits, ServerOptions::default());
    let browser = site.browser();
    let table = browser.begin();
    browser.begin();
    let full = browser.post("/new/ratcatcher", &[("quick", "1")]).expect(503);
    assert_eq!(error_on(&full), "full");
    let full = browser.send_json("POST", "/api/v1/tables", &json!({ "game": "ratcatcher" })).expect(503);
    assert_eq!(code(&full), "full");
    browser.post("/settings", &[("back", &"x".repeat(2000))]).expect(413);

    let listener = Listener::at(&browser, &table);
    browser.get(&format!("{table}/events")).expect(503);
    // Two more connections, which say nothing, and there is no place left until one of them goes.
    let silent: Vec<_> = (0..2).map(|_| std::net::TcpStream::connect(site.address).unwrap()).collect();
    std::thread::sleep(Duration::from_millis(100));
    let mut waits = browser.send("GET", "/healthz", None);
    waits.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    assert!(waits.read(&mut [0]).is_err(), "it waits outside");
    drop(silent);
    waits.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut answer = String::new();
    waits.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(listener);
}

/// The value of a line of the numbers.
fn value(browser: &Browser, name: &str) -> f64 {
    let text = browser.get("/metrics").expect(200).text().to_owned();
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
    line.unwrap_or_else(|| panic!("{name} in {text}"))
}

#[test]
fn what_is_done_can_be_read_in_numbers() {
    let folder = Folder::new();
    let site = site(&folder, Limits::HERE, ServerOptions::default());
    let browser = site.browser();
    let table = browser.begin();
    let before = value(&browser, "hedgerow_answers_total{status=\"4xx\"}");
    browser.get("/nowhere").expect(404);
    assert!((value(&browser, "hedgerow_answers_total{status=\"4xx\"}") - before - 1.0).abs() < 0.5);
    let listener = Listener::at(&browser, &table);
    assert!((value(&browser, "hedgerow_pages") - 1.0).abs() < 0.5);
    assert!(value(&browser, "hedgerow_connections") >= 1.0);
    assert!(value(&browser, "hedgerow_tables_in_memory") >= 1.0);
    let all = value(&browser, "hedgerow_answer_seconds_count");
    assert!(all >= 4.0 && value(&browser, "hedgerow_answer_seconds_bucket{le=\"+Inf\"}") >= all);
    let id = table.rsplit('/').next().unwrap();
    assert!(!browser.get("/metrics").text().contains(id));
    drop(listener);
}

#[test]
fn behind_a_proxy_nobody_is_trusted_as_if_they_sat_here() {
    let folder = Folder::new();
    let site = site(&folder, Limits::NETWORK, ServerOptions { proxied: true, ..ServerOptions::default() });
    let far = site.browser().with("x-forwarded-for", "203.0.113.9").with("host", "games.example");
    far.get("/").expect(200);
    far.get("/metrics").expect(404);
    site.browser().get("/metrics").expect(200);
    let settings = [("language", "pl")];
    let cookie =
        |browser: &Browser| browser.post("/settings", &settings).header("set-cookie").unwrap().to_owned();
    assert!(!cookie(&far).contains("Secure"));
    assert!(cookie(&far.with("x-forwarded-proto", "https")).ends_with("; Secure"));
    // Secrets of games that go on stay, whoever asks.
    let table = far.begin();
    let mut archive = String::new();
    let pressed = dechunk(&far.get("/games/export?secrets=1").expect(200).bytes);
    flate2::read::GzDecoder::new(&pressed[..]).read_to_string(&mut archive).unwrap();
    assert!(
        archive.contains(table.rsplit('/').next().unwrap()) && !archive.contains("\"secret\":\""),
        "{archive}"
    );
}
