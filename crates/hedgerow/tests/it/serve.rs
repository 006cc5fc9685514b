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

/// Tried: a limit on the size of files (`ulimit -f`), which systems set for users and services. The signal that comes with it
/// ended the program in the middle of a game.
#[test]
fn a_limit_on_the_size_of_files_ends_no_program() {
    let folder = std::env::temp_dir().join(format!("hedgerow-limited-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut server = Command::new("sh")
        .args([
            "-c",
            "ulimit -f 600; exec \"$0\" serve --port 0 --database \"$1\"",
            env!("CARGO_BIN_EXE_hedgerow"),
        ])
        .arg(folder.join("games.sqlite"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let begin = || ask(&address, "POST /new/ratcatcher?", "quick=1");
    let mut tables = Vec::new();
    let refused = loop {
        let answer = begin();
        match answer.lines().find_map(|line| line.strip_prefix("location: ")) {
            Some(table) => tables.push(table.trim().to_owned()),
            None => break answer,
        }
        assert!(tables.len() < 500, "there is no limit");
    };
    assert!(
        refused.starts_with("HTTP/1.1 503") && refused.contains("limits on the size of files"),
        "{refused}"
    );
    assert!(!tables.is_empty() && server.try_wait().unwrap().is_none());
    // What was begun is there, and the next is refused in the same way.
    assert!(ask(&address, &format!("GET {}", tables.last().unwrap()), "").starts_with("HTTP/1.1 200"));
    assert!(begin().starts_with("HTTP/1.1 503"));
    assert!(server.try_wait().unwrap().is_none());
    assert!(Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap().success());
    server.wait().unwrap();

    // A command that writes a file says so, and leaves none behind.
    let limited = |arguments: &[&str]| {
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -f 1; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_hedgerow")]).args(arguments);
        shell.current_dir(&folder).output().unwrap()
    };
    for command in ["backup", "export"] {
        let output = limited(&[command, "file", "--database", "games.sqlite"]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{command}: {said}");
        assert!(!said.is_empty() && !folder.join("file").exists(), "{command}: {said}");
    }
    drop(std::fs::remove_dir_all(&folder));
}
