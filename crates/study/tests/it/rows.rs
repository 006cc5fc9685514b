//! The same study gives the same rows, however it is run.

use std::fs;
use std::sync::atomic::AtomicBool;

use crate::common::{Folder, bytes_of, finished, runner};
use study::{Results, Runner, Study, StudyError, TableFile, Unit, games_in};

const SMALL: &str = r#"
game = "ratcatcher"
name = "small"
games = 10
batch = 4
seed = 7
players = "random"
decisions = true
measures = ["won", "cheese", "rounds"]

[[vary]]
setup = "nemesis"
values = ["rat_king", "maw"]

[[vary]]
name = "toughness"
[[vary.option]]
name = "as it is"
[[vary.option]]
name = "tough"
content.changes."nemesis.maw.health" = 8
"#;

#[test]
fn threads_order_and_place_change_nothing() {
    let runner = runner(SMALL);
    let one = Folder::new("one");
    finished(&runner, &one, 1);
    let many = Folder::new("many");
    finished(&runner, &many, 4);

    // As another machine does it: from the study as it was sent, the last unit first, as bytes.
    let sent = Runner::new(Study::from_json(&runner.study().to_json()).unwrap()).unwrap();
    let far = Folder::new("far");
    let mut results = Results::open(&far.0, &runner).unwrap();
    let mut units: Vec<Unit> = runner.study().units().collect();
    units.reverse();
    for unit in units {
        let bytes = sent.run(unit, &AtomicBool::new(false)).unwrap().to_bytes();
        let rows = study::Rows::from_bytes(&bytes, runner.games(), runner.decisions()).unwrap();
        results.put(&rows).unwrap();
    }
    results.finish().unwrap();

    for name in ["games.parquet", "decisions.parquet", "summary.json"] {
        let first = bytes_of(&one, name);
        assert!(!first.is_empty());
        assert!(first == bytes_of(&many, name), "{name} with many threads");
        assert!(first == bytes_of(&far, name), "{name} from far");
    }
    assert!(!one.0.join("parts").exists());
}

#[test]
fn whatever_was_cut_off_is_played_again() {
    let runner = runner(SMALL);
    let whole = Folder::new("whole");
    finished(&runner, &whole, 2);

    let cut = Folder::new("cut");
    {
        let mut results = Results::open(&cut.0, &runner).unwrap();
        for unit in results.wanted().into_iter().take(5) {
            results.put(&runner.run(unit, &AtomicBool::new(false)).unwrap()).unwrap();
        }
        assert!(matches!(Results::open(&cut.0, &runner), Err(StudyError::Busy { .. })));
    }
    // A partial batch, a damaged one, and one of another study.
    let parts = cut.0.join("parts");
    let part = |cell: u32, batch: u32| parts.join(format!("{cell:05}-{batch:08}.rows"));
    fs::write(parts.join("00001-00000001.part"), b"hedgerow").unwrap();
    let bytes = fs::read(part(0, 0)).unwrap();
    fs::write(part(0, 0), &bytes[..bytes.len() / 2]).unwrap();
    fs::copy(part(1, 0), part(3, 2)).unwrap();
    {
        let results = Results::open(&cut.0, &runner).unwrap();
        // Of 12 units 5 were there, one of which is damaged.
        assert_eq!(results.wanted().len(), 8);
        assert!(results.wanted().contains(&Unit { cell: 3, batch: 2 }));
    }
    finished(&runner, &cut, 2);
    for name in ["games.parquet", "decisions.parquet", "summary.json"] {
        assert!(bytes_of(&whole, name) == bytes_of(&cut, name), "{name}");
    }
    // Once more changes nothing.
    let before = bytes_of(&cut, "summary.json");
    finished(&runner, &cut, 1);
    assert!(before == bytes_of(&cut, "summary.json"));
}

#[test]
fn a_folder_belongs_to_one_study() {
    let runner = runner(SMALL);
    let folder = Folder::new("other");
    drop(Results::open(&folder.0, &runner).unwrap());
    for (change, what) in [("seed = 7", "another study"), ("games = 10", "another study")] {
        let other = crate::common::runner(&SMALL.replace(change, &format!("{change}1")));
        let fault = Results::open(&folder.0, &other).unwrap_err().to_string();
        assert!(fault.contains(what), "{fault}");
    }
}

#[test]
fn a_stopped_run_is_taken_up() {
    let runner = runner(SMALL);
    assert!(runner.run(Unit { cell: 0, batch: 0 }, &AtomicBool::new(true)).is_none());
    assert!(runner.run(Unit { cell: 9, batch: 0 }, &AtomicBool::new(false)).is_none());
    assert!(runner.run(Unit { cell: 0, batch: 3 }, &AtomicBool::new(false)).is_none());
}

#[test]
fn tables_come_back_as_they_were_written() {
    let runner = runner(SMALL);
    let folder = Folder::new("tables");
    let summary = finished(&runner, &folder, 2);
    let games = games_in(&folder.0).unwrap();
    assert_eq!(Study::from_json(&games.study).unwrap(), *runner.study());
    let table = games.read(&[]).unwrap();
    assert_eq!(table.rows(), 40);
    assert_eq!(table.schema, *runner.games());

    for unit in runner.study().units() {
        let rows = runner.run(unit, &AtomicBool::new(false)).unwrap();
        for row in 0..rows.games.rows() {
            let at = unit.cell as usize * 10 + unit.batch as usize * 4 + row;
            for (place, field) in runner.games().fields.iter().enumerate() {
                let (one, other) = (&rows.games.columns[place], &table.columns[place]);
                assert_eq!(one.number(row), other.number(at), "{}", field.name);
                assert_eq!(one.text(row), other.text(at), "{}", field.name);
                assert_eq!(one.texts(row), other.texts(at), "{}", field.name);
            }
        }
    }

    // What is said twice is the same.
    let sum = |name: &str| -> f64 {
        let column = table.column(name).unwrap();
        (0..table.rows()).filter_map(|row| column.number(row)).sum()
    };
    let bitten: f64 =
        ["wounds_from_nemesis", "wounds_from_peculiar", "wounds_from_commons"].map(sum).iter().sum();
    assert!(bitten > 0.0 && (bitten - sum("wounds")).abs() < 1e-9);
    let decisions = TableFile::open(&folder.0.join("decisions.parquet")).unwrap().read(&[]).unwrap();
    assert!((sum("decisions") - f64::from(u32::try_from(decisions.rows()).unwrap())).abs() < 1e-9);
    assert_eq!(summary.games, 40);
    assert_eq!(summary.cells.len(), 4);
    assert_eq!(summary.contrasts.len(), 2);
    assert_eq!(summary.cells[3].names, ["maw", "tough"]);
    // The change of content shows in its fingerprint, and only there.
    assert_ne!(summary.cells[2].content, summary.cells[3].content);
    assert_eq!(summary.cells[0].measures, summary.cells[1].measures);
    let kinds: u64 = summary.decisions.iter().map(|asked| asked.count).sum();
    assert_eq!(kinds, u64::try_from(decisions.rows()).unwrap());
}

#[test]
fn every_game_has_what_its_accounts_hold() {
    for (game, setup) in [
        ("everdell", "rival = \"nightweave\"\nplayers = 1\nplan = \"bounty\""),
        ("everdell", ""),
        ("mystics", "chapter = 4"),
    ] {
        let text =
            format!("game = \"{game}\"\ngames = 2\nbatch = 1\nplayers = \"greedy\"\n[setup]\n{setup}\n");
        let runner = runner(&text);
        let rows = runner.run(Unit { cell: 0, batch: 1 }, &AtomicBool::new(false)).unwrap();
        let number = |name: &str| rows.games.column(name).unwrap().number(0);
        assert!(
            number("decisions") > Some(5.0) && number("turns") > Some(1.0) && number("rounds") > Some(0.0)
        );
        assert!(!rows.games.column("deeds").unwrap().texts(0).is_empty(), "{game}");
        if game == "mystics" {
            let from = |field: &&study::Field| field.name.starts_with("wounds_from_");
            let names = runner.games().fields.iter().filter(from);
            let sum: f64 = names.filter_map(|field| number(&field.name)).sum();
            assert_eq!(Some(sum), number("wounds"));
        } else {
            assert_eq!(number("score"), number("points"));
        }
    }
}

#[test]
fn search_says_what_it_saw() {
    let text = "game = \"ratcatcher\"\ngames = 1\nplayers = \"search:6\"\ndecisions = true\n";
    let runner = runner(text);
    let rows = runner.run(Unit { cell: 0, batch: 0 }, &AtomicBool::new(false)).unwrap();
    let decisions = rows.decisions.unwrap();
    let [looks, value, depth, options] =
        ["looks", "value", "depth", "options"].map(|name| decisions.column(name).unwrap());
    let mut thoughts = 0;
    for row in 0..decisions.rows() {
        if let Some(looks) = looks.number(row) {
            thoughts += 1;
            assert!((looks - 6.0).abs() < 1e-9 && options.number(row) > Some(1.0));
            assert!((0.0..=1.0).contains(&value.number(row).unwrap()));
            assert!(depth.number(row).unwrap() >= 1.0);
        }
    }
    assert!(thoughts > 10);
    assert_eq!(rows.games.column("looks").unwrap().number(0), Some(f64::from(6 * thoughts)));
}
