//! The server as a person starts it: what it writes for whoever runs it, and how it ends.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use serde_json::Value;

/// Sends a request, and reads the answer to its end.
fn ask(address: &str, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    let request = format!(
        "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: seat=7; secret=biscuit\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    // A page is pressed only for those who ask for that.
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn requests_are_told_without_what_is_secret() {
    let folder = std::env::temp_dir().join(format!("hedgerow-serve-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(["serve", "--port", "0", "--log-requests", "--form-size", "1", "--database"])
        .arg(folder.join("games.sqlite"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let begun = ask(&address, "POST /new/ratcatcher", "quick=1");
    let table = begun.lines().find_map(|line| line.strip_prefix("location: ")).unwrap().trim().to_owned();
    let id = table.rsplit('/').next().unwrap();
    assert!(ask(&address, &format!("GET {table}?crumb=1"), "").starts_with("HTTP/1.1 200"));
    assert!(ask(&address, "GET /nowhere/at/all", "").starts_with("HTTP/1.1 404"));
    assert!(ask(&address, "POST /settings", &"x".repeat(2000)).starts_with("HTTP/1.1 413"));
    assert!(Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap().success());
    let mut told = String::new();
    server.stderr.take().unwrap().read_to_string(&mut told).unwrap();
    assert!(server.wait().unwrap().success());
    std::fs::remove_dir_all(&folder).unwrap();

    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let said: Vec<_> = lines
        .iter()
        .map(|line| (line["route"].as_str().unwrap(), line["status"].as_u64().unwrap()))
        .collect();
    assert_eq!(said, [("/new/{game}", 303), ("/table/{id}", 200), ("none", 404), ("/settings", 413)]);
    for secret in [id, "biscuit", "127.0.0.1", "crumb", "nowhere"] {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
}
