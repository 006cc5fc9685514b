//! The scenarios of Everdell hold every fact of its content.

use std::process::Command;

use crate::common::root;
use serde_json::Value;

/// One fact in so many is changed; `hedgerow content mutate everdell` changes all of them.
const EVERY: &str = "37";

#[test]
fn a_changed_fact_of_everdell_fails_a_scenario() {
    let output = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(["--format", "json", "content", "mutate", "everdell", "--every", EVERY])
        .current_dir(root())
        .output()
        .unwrap();
    let found: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|fault| panic!("{fault}: {}", String::from_utf8_lossy(&output.stderr)));
    let count = |field: &str| found[field].as_u64().unwrap();
    assert!(count("changes") > 100 && count("noticed") > 30, "{found}");
    let missed = found["missed"].as_array().unwrap();
    assert!(missed.is_empty(), "{missed:#?}");
}
