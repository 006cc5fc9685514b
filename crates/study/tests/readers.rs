//! Other programs read the tables.

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

use common::{Folder, finished, runner};
use serde_json::json;
use study::{TableFile, Values, games_in};

/// A Python that has the readers: `HEDGEROW_READERS`, or a virtual environment under `target`.
fn python() -> Option<PathBuf> {
    if let Some(said) = std::env::var_os("HEDGEROW_READERS") {
        return Some(said.into());
    }
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/readers/bin/python");
    made.exists().then_some(made)
}

#[test]
fn duckdb_polars_and_pandas_read_what_was_written() {
    let text = "game = \"ratcatcher\"\nname = \"read\"\ngames = 6\nbatch = 2\ndecisions = true\n\
                [[vary]]\nplayers = [\"random\", \"greedy\", \"search:2\"]\n";
    let runner = runner(text);
    let folder = Folder::new("readers");
    finished(&runner, &folder, 2);

    // Our own reader says what the others must say, too.
    let table = games_in(&folder.0).unwrap().read(&[]).unwrap();
    let sum = |name: &str| -> f64 {
        let column = table.column(name).unwrap();
        (0..table.rows()).filter_map(|row| column.number(row)).sum()
    };
    let Some(Values::Texts(deeds)) = table.column("deeds") else { panic!("deeds are lists of texts") };
    let Some(Values::Whole(looks)) = table.column("looks") else { panic!("looks are whole numbers") };
    let decisions = TableFile::open(&folder.0.join("decisions.parquet")).unwrap().read(&["step"]).unwrap();
    assert_eq!(looks.iter().filter(|looks| looks.is_none()).count(), 12);
    assert_eq!(table.rows(), 18);
    let Some(python) = python() else {
        println!("Not read by others: see tests/readers/requirements.txt.");
        return;
    };
    let names: Vec<&str> = table.schema.fields.iter().map(|field| field.name.as_str()).collect();
    let expected = json!({
        "columns": names,
        "cheese": sum("cheese"),
        "won": sum("won"),
        "deeds": deeds.iter().map(Vec::len).sum::<usize>(),
        "no_looks": 12,
        "decisions": decisions.rows(),
    });
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/readers/read.py");
    let output = Command::new(python).arg(script).arg(&folder.0).arg(expected.to_string()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
