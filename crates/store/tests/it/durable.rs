//! What was appended is there after the program was killed.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::{Folder, card, entries, entry, record};
use serde_json::Value;
use store::{Sqlite, Store};

/// Where the child finds its database.
const DATABASE: &str = "HEDGEROW_TEST_DATABASE";

/// Appends until it is killed, in a process that the test below began: such a process runs the test that calls this first.
fn append_if_begun_to() {
    let Some(database) = std::env::var_os(DATABASE) else { return };
    let store = Sqlite::open(database).unwrap();
    if store.step("one").unwrap().is_none() {
        store.create("one", &record(), None, &card("new"), &Value::Null).unwrap();
    }
    for step in store.step("one").unwrap().unwrap().. {
        store.append("one", step, &[entry(step + 1)], &card("going on")).unwrap();
        println!("\nstep {}", step + 1);
    }
}

#[test]
fn killing_the_program_loses_no_step_that_was_answered() {
    append_if_begun_to();
    let folder = Folder::new();
    let mut steps = 0;
    for round in 0..12 {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["durable::killing_the_program_loses_no_step_that_was_answered", "--exact", "--nocapture"])
            .env(DATABASE, folder.file())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut killer = None;
        let mut answered = steps;
        for line in lines {
            let Some(step) = line.unwrap().strip_prefix("step ").and_then(|step| step.parse().ok()) else {
                continue;
            };
            assert_eq!(step, answered + 1, "the child begins where the one before it was killed");
            answered = step;
            // Some are killed at once, some after a while; none at a moment of its choosing.
            if killer.is_none() {
                let id = child.id().to_string();
                killer = Some(std::thread::spawn(move || {
                    std::thread::sleep(Duration::from_micros(1709 * (round * round)));
                    Command::new("kill").args(["-KILL", &id]).status().unwrap()
                }));
            }
        }
        assert!(killer.unwrap().join().unwrap().success());
        assert!(!child.wait().unwrap().success());

        let store = Sqlite::open(folder.file()).unwrap();
        let kept = store.load("one").unwrap().unwrap().record.entries;
        let count = u32::try_from(kept.len()).unwrap();
        // The last step may have been appended and not yet answered.
        assert!((answered..=answered + 1).contains(&count), "{answered} answered, {count} kept");
        assert_eq!(kept, entries(1, count));
        steps = count;
    }
    assert!(steps >= 12);
}
