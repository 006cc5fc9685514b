//! Clients that are slow, silent, dead or mad, and the others meanwhile.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::common::{Browser, Dice, Folder, Site};
use server::{Config, Limits, ServerOptions};

/// So long a client may take for a head.
const PATIENCE: Duration = Duration::from_millis(300);

fn site(folder: &Folder, limits: Limits, proxied: bool) -> Site {
    let config = Config::new(folder.database(), crate::common::rooms());
    let options = ServerOptions { proxied, ..ServerOptions::default() };
    let limits = Limits { patience: PATIENCE, ..limits };
    Site::with(Config { port: 0, pace: Duration::ZERO, limits: Some(limits), options, ..config })
}

/// A connection that has sent this much.
fn sent(site: &Site, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(site.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Everything that comes until the server closes it.
fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    match stream.read_to_end(&mut all) {
        Ok(_) => {}
        Err(fault) => assert_eq!(fault.kind(), ErrorKind::ConnectionReset, "it is closed"),
    }
    String::from_utf8_lossy(&all).into_owned()
}

/// How many connections are open.
fn connections(browser: &Browser) -> u32 {
    let text = browser.get("/metrics").expect(200).text().to_owned();
    let line = text.lines().find_map(|line| line.strip_prefix("hedgerow_connections "));
    line.unwrap().parse().unwrap()
}

#[test]
fn who_never_finishes_is_not_waited_for() {
    let folder = Folder::new();
    let site = site(&folder, Limits::HERE, false);
    let table = site.browser().begin();
    std::thread::scope(|scope| {
        // Nothing at all, half a head, and a head that comes letter by letter.
        for text in ["", "GET / HTTP/1.1\r\nHost: localhost\r\n", "GET / HTTP/1.1\r\nX: "] {
            let begun = Instant::now();
            let mut stream = sent(&site, text);
            scope.spawn(move || {
                let mut dripping = stream.try_clone().unwrap();
                std::thread::spawn(move || {
                    while dripping.write_all(b"x").is_ok() && text.ends_with(": ") {
                        std::thread::sleep(PATIENCE / 10);
                    }
                });
                rest(&mut stream);
                assert!(begun.elapsed() < PATIENCE * 20, "{text:?}");
            });
        }
        // Whoever rests after a request is answered first.
        let mut idle = sent(&site, "GET /keys HTTP/1.1\r\nHost: localhost\r\n\r\n");
        scope.spawn(move || assert!(rest(&mut idle).starts_with("HTTP/1.1 200")));
        // A body that does not come changes nothing.
        let head = format!(
            "POST {table}/choose HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\nid=end&"
        );
        let begun = Instant::now();
        let mut half = sent(&site, &head);
        scope.spawn(move || {
            let (answer, took) = (rest(&mut half), begun.elapsed());
            assert!(answer.starts_with("HTTP/1.1 400") && took >= PATIENCE * 3, "{took:?} {answer:.80}");
        });
    });
    assert_eq!(site.browser().table(&table).step, 0);
    // What lives goes on for longer than that.
    let mut live = site.browser().send("GET", &format!("{table}/events"), None);
    std::thread::sleep(PATIENCE * 3);
    site.browser().play(&table, &mut Dice::new(1)).unwrap();
    let mut told = String::new();
    while !told.contains("data: 1\n") {
        let mut bytes = [0; 1024];
        let count = live.read(&mut bytes).unwrap();
        assert!(count > 0, "{told}");
        told.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
}

#[test]
fn who_takes_nothing_is_not_kept() {
    let folder = Folder::new();
    let site = site(&folder, Limits::HERE, false);
    // More is asked for than any buffer holds, and none of it is read.
    let mut stream = TcpStream::connect(site.address).unwrap();
    stream.set_write_timeout(Some(PATIENCE / 10)).unwrap();
    let begun = Instant::now();
    let fault = loop {
        assert!(begun.elapsed() < PATIENCE * 40, "it is kept");
        match stream.write_all(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n") {
            // The server stops to read when it cannot write.
            Err(fault) if fault.kind() == ErrorKind::WouldBlock => {}
            Err(fault) => break fault,
            Ok(()) => {}
        }
    };
    assert!(matches!(fault.kind(), ErrorKind::ConnectionReset | ErrorKind::BrokenPipe), "{fault}");
    // It is counted no longer: only the browser that asks is left.
    while connections(&site.browser()) > 1 {
        assert!(begun.elapsed() < PATIENCE * 60, "it is counted");
        std::thread::sleep(PATIENCE / 10);
    }
}

#[test]
fn a_flood_of_nonsense_drowns_nobody() {
    let folder = Folder::new();
    let site = site(&folder, Limits::HERE, false);
    let browser = site.browser();
    let table = browser.begin();
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for mad in 0..6 {
            let (site, over, table) = (&site, &over, &table);
            scope.spawn(move || {
                let nonsense = [
                    "\u{0}\u{1}\u{2}\r\n\r\n".to_owned(),
                    "GET / HTTP/9.9\r\n\r\n".to_owned(),
                    format!("POST {table}/choose HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nid=%ff%0a"),
                    format!("GET /table/{} HTTP/1.1\r\nHost: localhost\r\n\r\n", "%2e%2e/".repeat(300)),
                    format!("GET / HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(500)),
                    "PUT /api/v1/tables/x/company HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n[".to_owned(),
                ];
                while !over.load(Ordering::Relaxed) {
                    let mut stream = TcpStream::connect(site.address).unwrap();
                    // It may be closed before all was said.
                    let _said = stream.write_all(nonsense[mad % nonsense.len()].as_bytes());
                    let _answer = stream.read(&mut [0; 512]);
                }
            });
        }
        let mut dice = Dice::new(3);
        for _ in 0..12 {
            browser.get("/healthz").expect(200);
            if let Some(answer) = browser.play(&table, &mut dice) {
                answer.location();
            }
        }
        over.store(true, Ordering::Relaxed);
    });
    browser.record(&table).1.unwrap();
}

#[test]
fn behind_a_proxy_a_client_has_so_much_open_and_no_more() {
    let folder = Folder::new();
    let site = site(&folder, Limits { guests: 2, ..Limits::NETWORK }, true);
    let one = site.browser().with("x-forwarded-for", "203.0.113.9");
    let table = one.begin();
    let events = format!("{table}/events");
    let since = Instant::now();
    // What was answered before is soon forgotten, but not always at once.
    let opened = || loop {
        let mut stream = one.send("GET", &events, None);
        let mut bytes = [0; 12];
        stream.read_exact(&mut bytes).unwrap();
        if &bytes == b"HTTP/1.1 200" {
            break stream;
        }
        assert!(since.elapsed() < Duration::from_secs(20));
    };
    let mut open = vec![opened(), opened()];
    one.get(&events).expect(429);
    one.get(&table).expect(429);
    site.browser().with("x-forwarded-for", "203.0.113.10").get(&table).expect(200);
    // Whoever closes one may open another.
    open.pop();
    let since = Instant::now();
    while one.get(&table).status == 429 {
        assert!(since.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(50));
        // Only what is told shows that nobody listens.
        let other = site.browser().with("x-forwarded-for", "203.0.113.11");
        let page = other.table(&table);
        if let Some(id) = page.choices.first() {
            other.choose(&table, id, page.step);
        }
    }
}
