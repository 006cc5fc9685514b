//! Other programs read the tables.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{Folder, finished, runner};
use serde_json::{Value, json};
use study::{TableFile, Values, games_in};

/// A Python that has the readers; see `readers/requirements.txt`.
fn python() -> PathBuf {
    std::env::var_os("HEDGEROW_READERS").expect("HEDGEROW_READERS names a Python that has the readers").into()
}

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

#[test]
fn duckdb_polars_and_pandas_read_what_was_written() {
    let text = "game = \"ratcatcher\"\nname = \"read\"\ngames = 6\nbatch = 2\ndecisions = true\n\
                [[vary]]\nplayers = [\"random\", \"greedy\", \"search:2\"]\n";
    let runner = runner(text);
    let folder = Folder::new("readers");
    finished(&runner, &folder, 2);

    let games = games_in(&folder.0).unwrap();
    let decisions = TableFile::open(&folder.0.join("decisions.parquet")).unwrap();
    let expected = format!("{{\"games\":{},\n\"decisions\":{}}}", rows(&games), rows(&decisions));
    let said: Value = serde_json::from_str(&expected).unwrap();
    assert_eq!(said["games"].as_array().map(Vec::len), Some(18));
    // Only a search looks ahead.
    let looked = said["games"].as_array().unwrap().iter().filter(|row| !row["looks"].is_null());
    assert_eq!(looked.count(), 6);
    fs::write(folder.0.join("expected.json"), expected).unwrap();

    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/readers/read.py");
    let output = Command::new(python()).arg(script).arg(&folder.0).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
