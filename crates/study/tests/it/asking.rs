//! What a file of a study may say, and what is said to one that may not.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::common::{Folder, finished, runner};
use study::{Runner, Study, StudyError};

/// What is said to a file.
fn fault(text: &str, beside: &Path) -> String {
    match Study::parse(text, "test", beside).and_then(Runner::new) {
        Ok(_) => panic!("nothing is wrong with:\n{text}"),
        Err(fault @ StudyError::Faults(_)) => fault.to_string(),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn a_wrong_file_is_told_where_and_what_would_be_right() {
    let game = "game = \"ratcatcher\"\n";
    for (text, said) in [
        ("", vec!["test.toml: game: is missing; it must be one of ratcatcher, everdell, mystics"]),
        ("game = \"chess\"", vec!["game: is `chess`, but must be one of ratcatcher"]),
        ("game = 3", vec!["game: is 3, but must be a text"]),
        ("game = \"ratcatcher\"\ngmaes = 3", vec!["gmaes: is not known here, only game, name"]),
        ("game = \"ratcatcher\"\ngames = 0", vec!["games: is 0, but must be a whole number from 1 to"]),
        ("game = \"ratcatcher\"\ngames = \"many\"\nbatch = -1", vec!["games: is `many`", "batch: is -1"]),
        ("game = \"ratcatcher\"\nplayers = \"oracle\"", vec!["players: there is no player `oracle`"]),
        ("game = \"ratcatcher\"\nplayers = []", vec!["players: is a list"]),
        ("game = \"ratcatcher\"\nname = \"../x\"", vec!["name: is `../x`, but must be a name"]),
        (
            "game = \"ratcatcher\"\nmeasures = [\"joy\"]",
            vec!["measures: there is no measure `joy`, only won"],
        ),
        ("game = \"ratcatcher\"\nmeasures = [\"seed\"]", vec!["no measure `seed`"]),
        ("game = [", vec!["test.toml: line 1"]),
    ] {
        let found = fault(text, Path::new("."));
        for said in said {
            assert!(found.contains(said), "`{text}` is told `{found}`, not `{said}`");
        }
    }
    for (text, said) in [
        ("[stop]\nevery = 10", "stop.width: is missing"),
        ("[stop]\nwidth = 0.1", "stop.every: is missing"),
        ("[stop]\nwidth = -1.0\nevery = 20", "stop.width: is -1"),
        ("[stop]\nwidth = nan\nevery = 20", "stop.width"),
        ("[stop]\nwidth = 0.1\nevery = 30", "stop.every: must be a multiple of `batch`, which is 20"),
        ("[stop]\nmeasure = \"joy\"\nwidth = 0.1\nevery = 20", "stop.measure: there is no measure `joy`"),
        ("[[vary]]\nname = \"x\"", "vary 1: must have `setup` and `values`"),
        ("[[vary]]\nsetup = \"nemesis\"", "vary 1.values: is missing"),
        ("[[vary]]\nsetup = \"nemesis\"\nvalues = [\"maw\", \"maw\"]", "two of its options are called `maw`"),
        ("[[vary]]\nsetup = \"nemesis\"\nvalues = [\"maw\", \"moon\"]", "setup of moon"),
        (
            "[[vary]]\nsetup = \"moon\"\nvalues = [1]",
            "there is no `moon`, only mode, nemesis, options, ratcatcher",
        ),
        ("[[vary]]\nplayers = [\"greedy\", \"x\"]", "vary 1.players: there is no player `x`"),
        (
            "[[vary]]\nname = \"a\"\n[[vary.option]]\nname = \"b\"\nfoo = 1",
            "vary 1, option 1.foo: is not known here",
        ),
        ("vary = 3", "vary: is 3, but must be [[vary]] tables"),
        ("[setup]\nnemesis = 1979-05-27", "holds a date"),
        ("[content]\nfolder = \"no such folder\"", "no such folder"),
        (
            "[content.changes]\n\"nemesis.moon.health\" = 1",
            "nemesis.moon.health: there is no `moon`, only rat_king",
        ),
        ("[content.changes]\nnemesis.maw.health = 99", "`health` is 99, but must be a whole number"),
        ("[content.changes]\nnemesis.maw.helth = 9", "unknown key `helth`"),
    ] {
        let found = fault(&format!("{game}{text}"), Path::new("."));
        assert!(found.contains(said), "`{text}` is told `{found}`, not `{said}`");
    }
    let twice = "[[vary]]\nsetup = \"mode\"\nvalues = [\"hard\"]\n";
    assert!(fault(&format!("{game}{twice}{twice}"), Path::new(".")).contains("is the name of another, too"));
    let mut many = game.to_owned();
    for axis in 0..5 {
        let _ = writeln!(many, "[[vary]]\nname = \"a{axis}\"");
        for option in 0..10 {
            let _ = writeln!(many, "[[vary.option]]\nname = \"{option}\"");
        }
    }
    assert!(fault(&many, Path::new(".")).contains("more than 10000 cells"));
}

#[test]
fn content_in_a_folder_is_laid_over_and_checked() {
    let folder = Folder::new("content");
    let (_, common) = ratcatcher::load::BUILTIN[1];
    fs::create_dir_all(folder.0.join("scarce")).unwrap();
    fs::write(folder.0.join("scarce/common.toml"), common.replace("cheese = 18", "cheese = 17")).unwrap();
    fs::create_dir_all(folder.0.join("broken")).unwrap();
    fs::write(folder.0.join("broken/common.toml"), common.replace("cheese = 18", "cheese = -1")).unwrap();
    let text = |name: &str| {
        format!("game = \"ratcatcher\"\ngames = 1\nplayers = \"random\"\n[content]\nfolder = \"{name}\"\n")
    };

    let read = Study::parse(&text("scarce"), "test", &folder.0).unwrap();
    // The study holds the text of the file: it means the same where there is no such folder.
    let sent = Study::from_json(&read.to_json()).unwrap();
    assert_eq!(sent, read);
    let changed = Runner::new(sent).unwrap();
    let plain = runner("game = \"ratcatcher\"\ngames = 1\n");
    assert_ne!(changed.contents(), plain.contents());

    let found = fault(&text("broken"), &folder.0);
    assert!(found.contains("common.toml") && found.contains("cheese"), "{found}");
}

#[test]
fn a_study_from_elsewhere_is_checked_like_a_file() {
    let study = Study::parse("game = \"mystics\"", "x", Path::new(".")).unwrap();
    for (was, is) in [
        ("\"mystics\"", "\"chess\""),
        ("\"batch\":20", "\"batch\":0"),
        ("\"games\":100", "\"games\":0"),
        ("greedy", "oracle"),
        ("\"name\":\"x\"", "\"name\":\"/\""),
        ("\"seed\"", "\"seeds\""),
    ] {
        let text = study.to_json().replace(was, is);
        assert_ne!(text, study.to_json(), "{was}");
        assert!(Study::from_json(&text).is_err(), "{text}");
    }
}

#[test]
fn a_cell_is_stopped_at_the_first_look_that_suffices() {
    let text = r#"
game = "ratcatcher"
games = 400
batch = 5
players = "random"
measures = ["won", "rounds"]
[stop]
measure = "won"
width = 0.25
every = 10
[[vary]]
setup = "mode"
values = ["standard", "hard"]
"#;
    let runner = runner(text);
    let [one, many] = [("stop-one", 1), ("stop-many", 4)].map(|(name, threads)| {
        let folder = Folder::new(name);
        let summary = finished(&runner, &folder, threads);
        (crate::common::bytes_of(&folder, "games.parquet"), summary)
    });
    assert!(one.0 == many.0);
    for cell in &one.1.cells {
        assert!(cell.stopped && cell.games < 400 && cell.games.is_multiple_of(10), "{}", cell.games);
        let [low, high] = cell.measures[0].interval.unwrap();
        assert!(high - low <= 0.25);
        // One look before, it was too wide.
        let [low, high] = study::stats::wilson(0, cell.games - 10);
        assert!(high - low > 0.25);
    }
}

#[test]
fn what_is_apart_meets_chance_of_its_own() {
    let text = |apart: bool| {
        format!(
            r#"
game = "ratcatcher"
games = 30
seed = 7
players = "random"
measures = ["decisions"]
[[vary]]
name = "once"
apart = {apart}
option = [{{ name = "one" }}, {{ name = "another" }}]
[[vary]]
name = "twice"
option = [{{ name = "one" }}, {{ name = "another" }}]
"#
        )
    };
    let seeds = |apart| {
        let study = Study::parse(&text(apart), "test", Path::new(".")).unwrap();
        assert_eq!(Study::from_json(&study.to_json()).unwrap(), study);
        study.cells().iter().map(|cell| cell.seed).collect::<Vec<_>>()
    };
    assert_eq!(seeds(false), [7, 7, 7, 7]);
    assert_eq!(seeds(true), [7, 7, 8, 8]);
    let [same, apart] = [("same", false), ("apart", true)]
        .map(|(name, apart)| finished(&runner(&text(apart)), &Folder::new(name), 2));
    let means = |summary: &study::Summary| -> Vec<u64> {
        summary.cells.iter().map(|cell| cell.measures[0].mean.to_bits()).collect()
    };
    let (same_means, apart_means) = (means(&same), means(&apart));
    assert!(same_means.iter().all(|mean| *mean == same_means[0]), "{same_means:?}");
    assert_eq!(apart_means[..2], same_means[..2]);
    assert_eq!(apart_means[2], apart_means[3]);
    assert_ne!(apart_means[0], apart_means[2]);
    let [once, twice] = [&apart.contrasts[0].measures[0], &apart.contrasts[1].measures[0]];
    assert!(!once.paired && once.difference.abs() > 0.0 && once.interval.is_some());
    assert!(twice.paired && twice.difference.abs() < 1e-12);
    assert_eq!(twice.count, [60; 2]);
}

#[test]
fn published_studies_are_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let runner = Runner::new(Study::read(&path).unwrap()).unwrap();
            assert_eq!(Some(runner.study().name.as_str()), path.file_stem().and_then(|name| name.to_str()));
            seen += 1;
        }
    }
    assert_eq!(seen, 5);
}

/// The example of docs/studies.md, all of whose lines are studies.
#[test]
fn the_documented_example_is_right() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/studies.md");
    let page = fs::read_to_string(page).unwrap();
    let begin = page.find("    game = ").unwrap();
    let lines = page[begin..].lines().take_while(|line| line.is_empty() || line.starts_with("    "));
    let example: String = lines.map(|line| line.trim_start().to_owned() + "\n").collect();
    let folder = Folder::new("example");
    let pack = folder.0.join("my-pack");
    fs::create_dir_all(&pack).unwrap();
    let (name, common) = ratcatcher::load::BUILTIN[1];
    fs::write(pack.join(name), common).unwrap();
    let study = Study::parse(&example, "example", &folder.0).unwrap();
    assert_eq!(study.count(), 12);
    assert!(study.stop.is_some());
    let found = Runner::new(study).map(|_| ()).map_err(|fault| fault.to_string());
    assert_eq!(found, Ok(()));
}
