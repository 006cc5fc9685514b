//! Feeds bytes as requests to a server.
//!
//! Each request is a line with a method and an address, lines with headers, an empty line, and a body; a line `%%`
//! separates two requests. The headers that every request needs, such as its host and length, are added. `TABLE` is
//! replaced by the name of an existing table.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};

/// The maximal number of requests; more would only be slow.
const REQUESTS: usize = 4;

/// The maximal number of bytes read of a response.
const LONGEST: u64 = 4 << 20;

/// The server, for the whole run.
static SERVER: LazyLock<SocketAddr> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("hedgerow-network-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for games can be made");
    let rooms = hedgerow::games::rooms(&[]).expect("the games are there");
    let config = Config { port: 0, ..Config::new(folder.join("games.sqlite"), rooms) };
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
    told.recv().expect("it listens")
});

/// The table of the requests.
static TABLE: Mutex<String> = Mutex::new(String::new());

/// Sends the requests.
pub fn feed(data: &[u8]) {
    let mut table = TABLE.lock().unwrap_or_else(PoisonError::into_inner);
    let mut rest = data;
    for _ in 0..REQUESTS {
        if table.is_empty() {
            *table = begin();
        }
        let (request, next) = split(rest, b"\n%%\n");
        let before = stand(&table);
        let (status, is_question) = send(&request_of(request, &table));
        assert!(!(500..600).contains(&status), "{status}: {}", String::from_utf8_lossy(request));
        let after = stand(&table);
        // A computer player may move at any time.
        let is_moved = after.contains("\"seats\":[\"");
        if (status >= 400 || is_question) && !is_moved {
            assert_eq!(after, before, "{status} changes something: {}", String::from_utf8_lossy(request));
        }
        if is_moved || after.contains("no-such-table") {
            table.clear();
        }
        match next {
            Some(next) => rest = next,
            None => return,
        }
    }
}

/// The parts before and after a separator.
fn split<'a>(data: &'a [u8], mark: &[u8]) -> (&'a [u8], Option<&'a [u8]>) {
    match data.windows(mark.len()).position(|window| window == mark) {
        Some(place) => (&data[..place], Some(&data[place + mark.len()..])),
        None => (data, None),
    }
}

/// The request to send.
fn request_of(data: &[u8], table: &str) -> Vec<u8> {
    let (head, body) = split(data, b"\n\n");
    let body = replaced(body.unwrap_or_default(), table);
    let head = replaced(head, table);
    let (line, headers) = split(&head, b"\n");
    let mut request = [line, b" HTTP/1.1\r\n"].concat();
    for header in headers.unwrap_or_default().split(|&byte| byte == b'\n').filter(|header| !header.is_empty())
    {
        request.extend_from_slice(header);
        request.extend_from_slice(b"\r\n");
    }
    let length = body.len();
    let end = format!("Host: localhost\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    request.extend_from_slice(end.as_bytes());
    request.extend_from_slice(&body);
    request
}

/// The request with the name of the table.
fn replaced(data: &[u8], table: &str) -> Vec<u8> {
    let mut whole = Vec::new();
    let mut rest = data;
    while let (before, Some(behind)) = split(rest, b"TABLE") {
        whole.extend_from_slice(before);
        whole.extend_from_slice(table.as_bytes());
        rest = behind;
    }
    whole.extend_from_slice(rest);
    whole
}

/// Sends a request; returns the status of its response, 0 without one, and whether it was a safe request.
fn send(request: &[u8]) -> (u16, bool) {
    let is_question = request.starts_with(b"GET ") || request.starts_with(b"HEAD ");
    let (status, _) = ask(request);
    (status, is_question)
}

/// Sends a request, and reads the response; of an endless one, only the beginning.
fn ask(request: &[u8]) -> (u16, Vec<u8>) {
    let mut stream = TcpStream::connect(*SERVER).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_mins(1))).expect("a time is allowed");
    // The server need not read all of a request that it refuses.
    let _sent = stream.write_all(request);
    let mut all = Vec::new();
    let mut bytes = [0; 16 * 1024];
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => break,
            Ok(count) => all.extend_from_slice(&bytes[..count]),
            // A connection that is closed early counts as a response, one that hangs does not.
            Err(fault) => {
                assert_ne!(fault.kind(), std::io::ErrorKind::WouldBlock, "nothing is answered");
                break;
            }
        }
        let is_endless = all.windows(17).any(|window| window == b"text/event-stream");
        if is_endless || all.len() as u64 > LONGEST {
            break;
        }
    }
    let status = all.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
    let (_, body) = split(&all, b"\r\n\r\n");
    (status.unwrap_or(0), body.unwrap_or_default().to_vec())
}

/// Starts a game, and returns its name.
fn begin() -> String {
    let body = json!({ "game": registry::NAMES[0] });
    let request = format!("POST /api/v1/tables\nContent-Type: application/json\n\n{body}");
    let (status, body) = ask(&request_of(request.as_bytes(), ""));
    assert_eq!(status, 201, "{}", String::from_utf8_lossy(&body));
    let told: Value = serde_json::from_slice(&body).unwrap_or_default();
    told["id"].as_str().unwrap_or_default().to_owned()
}

/// All responses about the state of a table.
fn stand(table: &str) -> String {
    let of = |what: &str| {
        let (_, body) = ask(&request_of(format!("GET /api/v1/tables/TABLE{what}").as_bytes(), table));
        String::from_utf8_lossy(&body).into_owned()
    };
    of("") + &of("/record")
}
