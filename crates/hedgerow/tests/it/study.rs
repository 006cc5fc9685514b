//! Studies from outside: interrupted, stopped, continued, refused.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::root;
use crate::common::schema::Schema;
use serde_json::{Value, json};
use study::{MOST_GAMES, Study};
use testkit::Folder;

/// A file in a folder of a test, with its path.
fn file(folder: &Folder, name: &str, text: &str) -> PathBuf {
    let path = folder.0.join(name);
    fs::write(&path, text).unwrap();
    path
}

fn program(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hedgerow"));
    command.args(arguments).current_dir(folder);
    command
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    program(arguments, folder).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

const STUDY: &str = r#"
game = "ratcatcher"
games = 60
batch = 3
players = "random"
decisions = true
measures = ["won", "cheese"]
[[vary]]
setup = "mode"
values = ["standard", "hard"]
"#;

/// Starts a run and waits until some units are there.
fn begun(folder: &Folder, out: &str, units: usize) -> Child {
    let mut child = program(&["study", "run", "half.toml", "--out", out, "--threads", "1"], &folder.0)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let parts = folder.0.join(out).join("parts");
    let count = || fs::read_dir(&parts).map_or(0, |entries| entries.flatten().count());
    let begun = Instant::now();
    while count() < units {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not get on");
        thread::sleep(Duration::from_millis(5));
    }
    child
}

#[test]
fn a_study_that_was_killed_ends_as_if_it_had_not_been() {
    let folder = Folder::new("killed");
    file(&folder, "half.toml", STUDY);
    let whole = run(&["study", "run", "half.toml", "--out", "whole", "--threads", "4"], &folder.0);
    assert!(whole.status.success(), "{}", text(&whole.stderr));
    assert!(text(&whole.stdout).contains("of 60 games won"), "{}", text(&whole.stdout));

    // Killed twice, without a chance to tidy up.
    for units in [4, 9] {
        let mut child = begun(&folder, "cut", units);
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(!folder.0.join("cut/games.parquet").exists());
    }
    let kept = fs::read_dir(folder.0.join("cut/parts")).unwrap().count();
    assert!((9..40).contains(&kept), "{kept} units were kept");
    let rest = run(&["study", "run", "cut", "--threads", "2"], &folder.0);
    assert!(rest.status.success(), "{}", text(&rest.stderr));
    for name in ["games.parquet", "decisions.parquet", "summary.json", "study.json"] {
        let [one, other] = ["whole", "cut"].map(|out| fs::read(folder.0.join(out).join(name)).unwrap());
        assert!(one == other, "{name} is another");
    }
    let summary = run(&["study", "summary", "cut", "--format", "json"], &folder.0);
    let summary: Value = serde_json::from_slice(&summary.stdout).unwrap();
    assert_eq!(summary["games"], 120);
    assert_eq!(summary["cells"][1]["names"][0], "hard");

    let report = run(&["study", "report", "cut", "--out", "cut.html", "--language", "pl"], &folder.0);
    assert!(text(&report.stdout).contains("cut.html"), "{}", text(&report.stderr));
    let page = fs::read_to_string(folder.0.join("cut.html")).unwrap();
    assert!(page.contains("<html lang=\"pl\">") && page.contains("Wygrane partie"));
    let compared = run(&["study", "compare", "whole", "cut", "--format", "json"], &folder.0);
    let compared: Value = serde_json::from_slice(&compared.stdout).unwrap();
    assert_eq!(compared["paired"], true);
    assert_eq!(compared["all"][0]["difference"], 0.0);
    let compared = run(&["study", "compare", "whole", "nowhere"], &folder.0);
    assert_eq!(compared.status.code(), Some(1));
    assert!(text(&compared.stderr).contains("nowhere"));
}

#[cfg(unix)]
#[test]
fn a_study_that_is_told_to_stop_says_how_to_go_on() {
    let folder = Folder::new("stopped");
    file(&folder, "half.toml", STUDY);
    let child = begun(&folder, "out", 2);
    let told = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(told.success());
    let ended = child.wait_with_output().unwrap();
    let said = text(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(said.contains("hedgerow study run out"), "{said}");
    let kept = fs::read_dir(folder.0.join("out/parts")).unwrap().count();
    assert!((2..40).contains(&kept), "{kept} units were kept");
    assert!(run(&["study", "run", "out"], &folder.0).status.success());
}

#[test]
fn a_wrong_study_is_refused_with_its_field() {
    let folder = Folder::new("wrong");
    file(&folder, "wrong.toml", "game = \"everdell\"\ngames = 0\n[[vary]]\nplayers = [\"oracle\"]\n");
    for command in ["run", "check"] {
        let output = run(&["study", command, "wrong.toml"], &folder.0);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains("wrong.toml: games: is 0") && said.contains("vary 1.players"), "{said}");
    }
    let output = run(&["study", "run", "nothing.toml"], &folder.0);
    assert!(text(&output.stderr).contains("nothing.toml"), "{}", text(&output.stderr));
    file(
        &folder,
        "right.toml",
        "game = \"everdell\"\ngames = 7\n[[vary]]\nplayers = [\"greedy\", \"random\"]\n",
    );
    let output = run(&["study", "check", "right.toml", "--format", "json"], &folder.0);
    let checked: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(checked["games"], 14);
}

#[test]
fn other_content_can_be_played_and_must_be_right() {
    let folder = Folder::new("content");
    let (_, common) = ratcatcher::load::BUILTIN[1];
    fs::create_dir_all(folder.0.join("scarce")).unwrap();
    file(&folder, "scarce/common.toml", &common.replace("cheese = 18", "cheese = 17"));
    fs::create_dir_all(folder.0.join("broken")).unwrap();
    file(&folder, "broken/common.toml", &common.replace("cheese = 18", "cheese = \"much\""));
    let commands: [&[&str]; 4] = [
        &["simulate", "ratcatcher", "--games", "2", "--players", "random"],
        &["tournament", "ratcatcher", "--games", "2", "--players", "random,random"],
        &["soak", "ratcatcher", "--decisions", "200", "--threads", "1"],
        &["bench", "ratcatcher", "--seconds", "0.01"],
    ];
    for command in commands {
        let with = |content| run(&[command, &["--content", content]].concat(), &folder.0);
        let output = with("scarce");
        assert!(output.status.success(), "{command:?}: {}", text(&output.stderr));
        let output = with("broken");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command:?}: {said}");
        assert!(said.contains("common.toml: supply: `cheese` is `much`"), "{command:?}: {said}");
    }
}

fn schema() -> Schema {
    Schema::read(&root().join("docs/study.schema.json"))
}

#[test]
fn published_studies_fit_the_schema() {
    let schema = schema();
    let mut seen = 0;
    for entry in fs::read_dir(root().join("docs/studies")).unwrap().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let value: Value = toml::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
            schema.judge(&value).unwrap_or_else(|fault| panic!("{}{fault}", path.display()));
            seen += 1;
        }
    }
    assert!(seen > 3);
}

/// The fields that the reader says it knows where another stands.
fn known_to_the_reader(text: &str) -> BTreeSet<String> {
    let fault = Study::parse(text, "test", Path::new(".")).unwrap_err().to_string();
    let (_, known) = fault.split_once("is not known here, only ").unwrap_or_else(|| panic!("{fault}"));
    known.lines().next().unwrap_or_default().split(", ").map(ToOwned::to_owned).collect()
}

#[test]
fn the_schema_knows_the_fields_of_the_reader_and_no_others() {
    let text = fs::read_to_string(root().join("docs/study.schema.json")).unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    let fields = |place: &str| -> BTreeSet<String> {
        schema.pointer(place).and_then(Value::as_object).unwrap().keys().cloned().collect()
    };
    let game = "game = \"ratcatcher\"\n";
    let axis = "[[vary]]\nname = \"x\"\n";
    for (place, strange) in [
        ("/properties", "moon = 1\n".to_owned()),
        ("/$defs/stop/properties", "[stop]\nwidth = 0.1\nevery = 20\nmoon = 1\n".to_owned()),
        ("/$defs/content/properties", "[content]\nmoon = 1\n".to_owned()),
        ("/$defs/option/properties", format!("{axis}[[vary.option]]\nname = \"y\"\nmoon = 1\n")),
    ] {
        assert_eq!(fields(place), known_to_the_reader(&format!("{game}{strange}")), "{place}");
    }
    let ways = schema.pointer("/$defs/axis/oneOf").and_then(Value::as_array).unwrap();
    let ways = (0..ways.len()).flat_map(|way| fields(&format!("/$defs/axis/oneOf/{way}/properties")));
    let strange = format!("{game}{axis}players = [\"random\"]\nmoon = 1\n");
    assert_eq!(ways.collect::<BTreeSet<_>>(), known_to_the_reader(&strange));
    assert_eq!(schema["properties"]["game"]["enum"], json!(registry::released()));
}

/// What the schema accepts and refuses of the shape of a file, the reader accepts and refuses.
#[test]
fn the_schema_and_the_reader_are_of_one_mind() {
    let schema = schema();
    let nemesis = json!({ "setup": "nemesis", "values": ["maw", "rat_king"] });
    let sound = json!({
        "game": "ratcatcher", "setup": { "mode": "hard" }, "stop": { "width": 0.1, "every": 20 },
        "vary": [
            nemesis,
            { "players": ["greedy", ["random", "search:2"]] },
            { "name": "x", "option": [{ "name": "as printed" }, { "name": "y", "players": "random" }] },
        ],
    });
    let most = i64::try_from(MOST_GAMES).unwrap();
    for (place, value, fits) in [
        ("/name", json!("of-my_own1"), true),
        ("/name", json!("-x"), false),
        ("/name", json!("X"), false),
        ("/name", json!("a".repeat(40)), true),
        ("/name", json!("a".repeat(41)), false),
        ("/name", json!(""), false),
        ("/about", json!(3), false),
        ("/game", json!("chess"), false),
        ("/games", json!(most), true),
        ("/games", json!(most + 1), false),
        ("/games", json!(0), false),
        ("/games", json!("many"), false),
        ("/games", json!(1.5), false),
        ("/batch", json!(1), true),
        ("/batch", json!(0), false),
        ("/batch", json!(1_000_001), false),
        ("/seed", json!(i64::MAX), true),
        ("/seed", json!(-1), false),
        ("/players", json!("random,greedy"), true),
        ("/players", json!(["random", "scout"]), true),
        ("/players", json!([]), false),
        ("/players", json!(""), false),
        ("/players", json!(3), false),
        ("/measures", json!(["won"]), true),
        ("/measures", json!([]), false),
        ("/measures", json!([3]), false),
        ("/decisions", json!(true), true),
        ("/decisions", json!("yes"), false),
        ("/stop/width", json!(1), true),
        ("/stop/width", json!(0.0), false),
        ("/stop/width", json!(-0.5), false),
        ("/stop/every", json!(0), false),
        ("/stop/every", json!(most + 20), false),
        ("/stop/moon", json!(1), false),
        ("/stop", json!({ "width": 0.1 }), false),
        ("/stop", json!({ "every": 20 }), false),
        ("/setup/mode", json!(3), false),
        ("/setup/mode", json!("gentle"), false),
        ("/setup/ratcatcher", json!(3), false),
        ("/setup", json!("hard"), false),
        ("/content", json!({ "changes": { "nemesis.maw.health": 8 } }), true),
        ("/content", json!({ "changes": { "nemesis": { "maw": { "health": 8 } } } }), true),
        ("/content", json!({ "changes": 3 }), false),
        ("/content", json!({ "folder": 3 }), false),
        ("/content", json!({ "files": {} }), false),
        ("/vary", json!([]), true),
        ("/vary", json!("nemesis"), false),
        ("/vary/0/values", json!([]), false),
        ("/vary/0/values", json!("maw"), false),
        ("/vary/0/setup", json!(3), false),
        ("/vary/0/name", json!("boss"), true),
        ("/vary/0/name", json!("the boss"), false),
        ("/vary/0/players", json!(["random"]), false),
        ("/vary/0", json!({ "name": "x" }), false),
        ("/vary/0", json!({ "setup": "mode" }), false),
        ("/vary/1/players", json!("random"), false),
        ("/vary/1/players", json!([3]), false),
        ("/vary/1/players", json!([[]]), false),
        ("/vary/1/values", json!([1]), false),
        ("/vary/2/option", json!([]), false),
        ("/vary/2/option", json!(["y"]), false),
        ("/vary/2/option/0/name", json!(""), false),
        ("/vary/2/option/0/name", json!("a".repeat(60)), true),
        ("/vary/2/option/0/name", json!("a".repeat(61)), false),
        ("/vary/2/option/0/moon", json!(1), false),
        ("/vary/2/option/0/setup", json!({ "mode": "hard" }), true),
        ("/vary/2/option/0/setup", json!(["hard"]), false),
        ("/vary/2/option/0", json!({ "players": "random" }), false),
        ("/moon", json!(1), false),
    ] {
        let mut file = sound.clone();
        let (parent, field) = place.rsplit_once('/').unwrap();
        match file.pointer_mut(parent).unwrap() {
            Value::Array(items) => items[field.parse::<usize>().unwrap()] = value.clone(),
            other => drop(other.as_object_mut().unwrap().insert(field.to_owned(), value.clone())),
        }
        let judged = schema.judge(&file);
        assert_eq!(judged.is_ok(), fits, "the schema of {place} = {value}: {judged:?}");
        let text = toml::to_string(&file).unwrap();
        let read = Study::parse(&text, "test", Path::new(".")).and_then(study::Runner::new);
        assert_eq!(read.is_ok(), fits, "the reader of {place} = {value}: {:?}", read.err());
    }
}
