//! Input that ends, output that nobody reads, and lines without an end.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};

fn start(arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Ends a program whose output nobody reads; it must not complain.
fn ends_quietly(mut child: Child) {
    let status = child.wait().unwrap();
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(status.success(), "{status}: {said}");
    assert_eq!(said, "");
}

#[test]
fn output_that_nobody_reads_ends_the_program_quietly() {
    for arguments in [&["rules"][..], &["rules", "rat"], &["content", "list"]] {
        let mut child = start(arguments);
        drop(child.stdout.take());
        ends_quietly(child);
    }
    let mut child = start(&["engine"]);
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(b"{\"op\":\"games\"}\n{\"op\":\"games\"}\n").unwrap();
    ends_quietly(child);
    let mut child = start(&["play", "ratcatcher", "--seed", "1"]);
    drop(child.stdout.take());
    drop(child.stdin.take());
    ends_quietly(child);
}

#[test]
fn the_engine_answers_line_by_line_and_ends_with_its_input() {
    let mut child = start(&["engine"]);
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut answer = String::new();
    for line in ["{\"op\":\"new\",\"game\":\"ratcatcher\"}\r\n", "{\"op\":\"state\"}\n"] {
        input.write_all(line.as_bytes()).unwrap();
        answer.clear();
        // The answer comes at once, while the input is open.
        output.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"ok\":true"), "{answer}");
    }
    // The last line may lack its end.
    input.write_all(b"{\"op\":\"choices\"}").unwrap();
    drop(input);
    answer.clear();
    output.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("{\"ok\":true,\"choices\""), "{answer}");
    ends_quietly(child);
}

#[test]
fn a_line_that_is_too_long_or_no_text_is_answered_and_passed_over() {
    let mut child = start(&["engine"]);
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        input.write_all(&vec![b' '; hedgerow::engine::LONGEST_LINE * 2]).unwrap();
        input.write_all(b"\n\xff\xfe\n{\"op\":\"quit\"}\n{\"op\":\"state\"}\n").unwrap();
    });
    let output = BufReader::new(child.stdout.take().unwrap());
    let answers: Vec<String> = output.lines().map(Result::unwrap).collect();
    writer.join().unwrap();
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert!(answers[0].contains("\"too-long\""), "{answers:?}");
    assert!(answers[1].contains("\"not-text\""), "{answers:?}");
    assert_eq!(answers[2], "{\"ok\":true}");
    ends_quietly(child);
}

#[test]
fn a_finished_game_can_be_saved_and_verified() {
    let path = std::env::temp_dir().join(format!("hedgerow-saved-{}.json", std::process::id()));
    // The first choice again and again ends every game, because it never ends a turn well.
    let script = format!("{}save {}\n", "1\nend\n".repeat(400), path.display());
    let mut child = start(&["play", "ratcatcher", "--seed", "a game that ends", "--language", "pl"]);
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(script.as_bytes()));
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    writer.join().unwrap().unwrap();
    ends_quietly(child);
    assert!(said.contains("Partia zapisana"), "{}", &said[said.len().saturating_sub(500)..]);
    let verified =
        Command::new(env!("CARGO_BIN_EXE_hedgerow")).arg("replay").arg("verify").arg(&path).output();
    let verified = verified.unwrap();
    let told = String::from_utf8(verified.stdout).unwrap();
    assert!(verified.status.success() && told.contains("revealed secret"), "{told}");
    let loaded = start(&["play", "ratcatcher", "--load", path.to_str().unwrap()]);
    let told = loaded.wait_with_output().unwrap();
    assert!(told.status.success());
    std::fs::remove_file(&path).unwrap();
}
