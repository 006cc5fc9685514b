//! Writes a small study of The Ratcatcher, and `expected.json` with what our own reader reads in its tables, into a folder.
//!
//!     cargo run -p study --example written -- FOLDER
//!     python crates/study/examples/written/read.py FOLDER
//!
//! The second compares it with what other programs read in the same tables.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use study::{Ended, Runner, Study, TableFile, Values, games_in, run_here};

const STUDY: &str = r#"
game = "ratcatcher"
name = "read"
games = 6
batch = 2
decisions = true
[[vary]]
players = ["random", "greedy", "search:2"]
"#;

/// The rows of a table as our own reader reads them, one object of JSON each with its columns in their order.
fn rows(file: &TableFile) -> String {
    let table = file.read(&[]).unwrap();
    let row = |row: usize| {
        let fields = table.schema.fields.iter().map(|field| {
            let value = match table.column(&field.name).unwrap() {
                Values::Text(values) => json!(values[row]),
                Values::Whole(values) => json!(values[row]),
                Values::Real(values) => json!(values[row]),
                Values::Flag(values) => json!(values[row]),
                Values::Texts(values) => json!(values[row]),
            };
            format!("{}:{value}", Value::from(field.name.as_str()))
        });
        format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
    };
    format!("[{}]", (0..table.rows()).map(row).collect::<Vec<_>>().join(",\n"))
}

fn main() {
    let folder: PathBuf = std::env::args_os().nth(1).expect("usage: written FOLDER").into();
    fs::create_dir_all(&folder).unwrap();
    let runner = Runner::new(Study::parse(STUDY, "written", Path::new(".")).unwrap()).unwrap();
    let ended = run_here(&runner, &folder, 2, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert!(matches!(ended, Ended::Finished(_)));

    let games = games_in(&folder).unwrap();
    let decisions = TableFile::open(&folder.join("decisions.parquet")).unwrap();
    let expected = format!("{{\"games\":{},\n\"decisions\":{}}}", rows(&games), rows(&decisions));
    let said: Value = serde_json::from_str(&expected).unwrap();
    assert_eq!(said["games"].as_array().map(Vec::len), Some(18));
    // Only a search looks ahead.
    let looked = said["games"].as_array().unwrap().iter().filter(|row| !row["looks"].is_null());
    assert_eq!(looked.count(), 6);
    fs::write(folder.join("expected.json"), expected).unwrap();
}
