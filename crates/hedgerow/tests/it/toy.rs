//! The toy is served, played, studied, hinted and reviewed like any other game: its folder and its line in the registry are
//! all that makes it so.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use serde_json::{Value, json};
use testkit::Folder;

use crate::common::root;

/// Runs the program with this input, and demands that it succeeds.
fn run(arguments: &[&str], input: &str, folder: &Path) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).unwrap()
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn it_is_played_to_the_end_in_a_terminal() {
    let input = "hint\nodds 1\n".to_owned() + &"take:3\ntake:2\ntake:1\n".repeat(20) + "quit\n";
    let told = run(&["play", "acorns", "--seed", "7", "--language", "en"], &input, &root());
    assert!(told.contains("Heap 12") && told.contains("% to win"), "{told}");
    assert!(told.contains("has taken the last acorn"), "{told}");
}

#[test]
fn its_scenarios_show_every_rule() {
    run(&["scenario", "check", "games/acorns/scenarios"], "", &root());
    let coverage = read(&run(&["rules", "--coverage", "--format", "json"], "", &root()));
    assert!(coverage.to_string().contains("acorns"), "{coverage}");
}

#[test]
fn its_games_are_simulated_kept_verified_and_reviewed() {
    let folder = Folder::new("simulate");
    let simulate = ["simulate", "acorns", "--players", "random,greedy", "--games", "4", "--seed", "7"];
    let told = run(&[&simulate[..], &["--save", "kept", "--format", "json"]].concat(), "", &folder.0);
    assert_eq!(read(&told)["game"], "acorns");
    let mut records: Vec<PathBuf> =
        fs::read_dir(folder.0.join("kept")).unwrap().map(|entry| entry.unwrap().path()).collect();
    records.sort();
    assert_eq!(records.len(), 4);
    let record = records[0].to_str().unwrap();
    run(&["replay", "verify", record], "", &folder.0);
    let review = ["review", record, "--iterations", "20", "--seed", "5", "--format", "json"];
    let review = read(&run(&review, "", &folder.0));
    assert_eq!(review["game"], "acorns");
    assert!(!review["decisions"].as_array().unwrap().is_empty());
}

#[test]
fn its_games_are_studied() {
    let folder = Folder::new("study");
    let text = "game = \"acorns\"\ngames = 40\nmeasures = [\"won\", \"brought\"]\n\
                [[vary]]\nplayers = [\"greedy,random\", \"random\"]\n";
    fs::write(folder.0.join("acorns.toml"), text).unwrap();
    run(&["study", "run", "acorns.toml", "--out", "out"], "", &folder.0);
    let summary = read(&fs::read_to_string(folder.0.join("out/summary.json")).unwrap());
    let text = summary.to_string();
    assert!(text.contains("brought") && text.contains("greedy"), "{text}");
    run(&["study", "report", "out"], "", &folder.0);
}

#[test]
fn an_engine_plays_it() {
    let ask = |lines: &[Value]| -> Vec<Value> {
        let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
        let input = lines.join("\n") + "\n";
        run(&["engine"], &input, &root()).lines().map(read).collect()
    };
    let answers = ask(&[
        json!({ "op": "new", "game": "acorns", "seed": "7", "setup": { "heap": 5 } }),
        json!({ "op": "hint", "count": 2 }),
        json!({ "op": "choose", "id": "take:3" }),
        json!({ "op": "explain", "thing": "heap" }),
        json!({ "op": "choose", "id": "take:2" }),
        json!({ "op": "state" }),
    ]);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
    assert!(answers[1].to_string().contains("It leaves"), "{}", answers[1]);
    assert!(answers[3].to_string().contains("Q1.2"), "{}", answers[3]);
    assert_eq!(answers[5]["outcome"]["name"], "last-acorn");
}

/// A server that is ended with the test.
struct Site {
    child: Child,
    address: String,
    _folder: Folder,
}

impl Site {
    fn new() -> Self {
        let folder = Folder::new("serve");
        let mut child = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
            .args(["serve", "--port", "0", "--database"])
            .arg(folder.0.join("games.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Self { child, address, _folder: folder }
    }

    fn ask(&self, head: &str, sort: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (address, length) = (&self.address, body.len());
        let request = format!(
            "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: {sort}\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn page(&self, path: &str) -> String {
        let answer = self.ask(&format!("GET {path}"), "text/plain", "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer:.400}");
        answer
    }

    fn post(&self, path: &str, form: &str) -> String {
        let answer = self.ask(&format!("POST {path}"), "application/x-www-form-urlencoded", form);
        assert!(answer.starts_with("HTTP/1.1 303"), "{path}: {answer:.400}");
        answer.lines().find_map(|line| line.strip_prefix("location: ")).unwrap().trim().to_owned()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_browser_plays_it_to_the_end_and_looks_back() {
    let site = Site::new();
    assert!(site.page("/").contains("/new/acorns"));
    assert!(site.page("/rules/acorns/Q1.3").contains("squirrel"));
    assert!(site.page("/new/acorns").contains("name=\"heap\""));
    let table = site.post("/new/acorns", "heap=9&seat_1=person&seat_2=person");
    assert!(site.page(&format!("{table}/hint")).contains("% to win"));
    let mut step = 0;
    loop {
        let page = site.page(&table);
        let Some(button) = page.split("name=\"id\" value=\"").nth(1) else { break };
        let id = button.split('"').next().unwrap();
        site.post(&format!("{table}/choose"), &format!("step={step}&id={id}"));
        step += 1;
    }
    assert!(step >= 3 && site.page(&table).contains("took the last acorn"));
    assert!(site.page(&format!("{table}/review")).contains(&format!("{table}/at/")));
    assert!(site.page("/games").contains("Acorns"));
    assert!(site.page("/stats/acorns").contains("Acorns"));
    assert!(site.page("/daily").contains("Acorns"));
}

#[test]
fn its_api_is_that_of_any_game() {
    let site = Site::new();
    let body = |answer: &str| read(answer.split("\r\n\r\n").nth(1).unwrap());
    let games = body(&site.page("/api/v1/games")).to_string();
    assert!(games.contains("acorns"), "{games}");
    let new = json!({ "game": "acorns", "setup": { "heap": 6 }, "seats": ["scout", null] }).to_string();
    let begun = site.ask("POST /api/v1/tables", "application/json", &new);
    assert!(begun.starts_with("HTTP/1.1 201"), "{begun}");
}
