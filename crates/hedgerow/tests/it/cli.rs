//! The program from outside: its contract, and what it says to bad input.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use testkit::Folder;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn hints_and_odds_are_told_in_the_terminal() {
    for (game, language) in [("ratcatcher", "en"), ("everdell", "pl"), ("mystics", "hu")] {
        let output =
            say(&["play", game, "--seed", "5", "--language", language], "hint\nodds 1\nodds moon\nquit\n");
        let said = text(&output.stdout);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let parts: Vec<&str> = said.split("> ").collect();
        let [_, hint, odds, moon, _] = parts[..] else { panic!("not four lines: {said}") };
        assert!(hint.contains('%') && hint.lines().count() > 2, "{hint}");
        assert!(odds.contains('%') && odds.contains("400"), "{odds}");
        assert!(!moon.contains('%'), "{moon}");
    }
}

fn run(arguments: &[&str]) -> Output {
    say(arguments, "")
}

/// Runs the program, says something to it, and waits for its end.
fn say(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
        .args(arguments)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read what it is told may have ended already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|fault| panic!("{fault} in {}{}", text(&output.stdout), text(&output.stderr)))
}

/// The program ended like this, and said something on standard error that names what was wrong.
fn refused(output: &Output, status: i32, names: &str) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{said}");
    assert!(said.contains(names), "`{said}` does not name `{names}`");
    assert!(!said.contains("panicked"), "{said}");
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        &["serve"][..],
        &["play"],
        &["engine"],
        &["scenario", "check"],
        &["replay", "verify"],
        &["replay", "show"],
        &["replay"],
        &["export"],
        &["import"],
        &["review"],
        &["simulate"],
        &["tournament"],
        &["bench"],
        &["soak"],
        &["rules"],
        &["content", "check"],
        &["content", "list"],
    ] {
        let output = run(&[command, &["--help"]].concat());
        assert!(output.status.success(), "{command:?}");
        assert!(text(&output.stdout).contains("Example"), "{command:?} shows no example");
    }
}

#[test]
fn kept_records_are_the_same_on_any_number_of_threads() {
    let kept = |threads: &str| -> BTreeMap<String, String> {
        let folder = Folder::new(&format!("kept-{threads}"));
        let place = folder.0.to_str().unwrap();
        let what = ["simulate", "ratcatcher", "--all-pairs", "--games", "9", "--players", "random"];
        let output = run(&[&what[..], &["--threads", threads, "--save", place, "--format", "json"]].concat());
        assert_eq!(json(&output)["games"], 9);
        let files = fs::read_dir(&folder.0).unwrap().flatten();
        files
            .map(|file| (file.file_name().into_string().unwrap(), fs::read_to_string(file.path()).unwrap()))
            .collect()
    };
    let alone = kept("1");
    assert_eq!(alone.len(), 9);
    assert!(alone.values().all(|text| text.contains("\"entries\"")));
    assert!(alone == kept("3"));

    let folder = Folder::new("kept-nowhere");
    let file = folder.0.join("file");
    fs::write(&file, "in the way").unwrap();
    refused(&run(&["simulate", "ratcatcher", "--save", file.to_str().unwrap()]), 1, "file");
}

#[test]
fn shapes_that_others_rely_on() {
    let bench = json(&run(&["bench", "ratcatcher", "--seconds", "0.2", "--format", "json"]));
    for field in [
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "state_bytes",
        "clone_ns",
        "search_iterations_per_second",
    ] {
        assert!(bench[field].is_number(), "bench has no {field}: {bench}");
    }
    assert_eq!(bench["game"], "ratcatcher");
    // Only a program that counts allocations knows; what is counted is tested in `allocations.rs`.
    let counted = if cfg!(feature = "count-allocations") { Value::from(0.0) } else { Value::Null };
    assert_eq!(bench.get("allocations_per_decision"), Some(&counted));
    assert!(bench["search_iterations_per_second"].as_f64() > Some(0.0), "nothing was searched: {bench}");

    let arguments =
        ["simulate", "ratcatcher", "--games", "4", "--players", "random", "--seed", "3", "--format", "json"];
    let simulated = json(&run(&arguments));
    for field in ["games", "wins", "win_rate", "decisions_per_game", "seconds"] {
        assert!(simulated[field].is_number(), "simulate has no {field}: {simulated}");
    }
    let again = json(&run(&arguments));
    assert_eq!(
        simulated["decisions_per_game"], again["decisions_per_game"],
        "the same seed gave other games"
    );

    let apart = ["--all-pairs", "--by-setup", "--players", "random", "--games", "50", "--format", "json"];
    let apart = json(&run(&[&["simulate", "ratcatcher"][..], &apart].concat()));
    let setups = apart["players"][0]["setups"].as_array().expect("a list of setups");
    let games: Vec<_> = setups.iter().filter_map(|setup| setup["games"].as_u64()).collect();
    assert_eq!((games.len(), games.iter().sum::<u64>(), games[0]), (48, 50, 2));
    refused(&run(&["simulate", "ratcatcher", "--by-setup"]), 2, "--all-pairs");

    let content = json(&run(&["content", "check", "--format", "json"]));
    for game in ["ratcatcher", "everdell", "mystics"] {
        let content = &content[game];
        for field in ["records", "rulebook", "public", "reconstructed"] {
            assert!(content[field].is_u64(), "content check has no {field}: {content}");
        }
        assert_eq!(content["faults"], Value::Array(Vec::new()));
    }

    let scenarios =
        json(&run(&["scenario", "check", "games/ratcatcher/scenarios/R13.1.toml", "--format", "json"]));
    assert!(scenarios["passed"].as_u64() > Some(0));
    assert_eq!((&scenarios["failed"], &scenarios["failures"]), (&Value::from(0), &Value::Array(Vec::new())));

    let golden = "games/ratcatcher/golden/piper-shade-hard.json";
    let told = run(&["replay", "verify", golden]);
    let told = String::from_utf8(told.stdout).unwrap();
    for step in
        ["the secret fits it", "no contributions", "dice and draws follows from them", "steps was allowed"]
    {
        assert!(told.contains(step), "{step}: {told}");
    }
    let verified = json(&run(&["replay", "verify", golden, "--format", "json"]));
    assert_eq!((&verified["verified"], &verified["failed"]), (&Value::from(1), &Value::from(0)));
}

#[test]
fn every_rule_is_seen_at_work() {
    let output = run(&["rules", "--coverage", "--format", "json"]);
    assert!(output.status.success());
    let coverage = json(&output);
    for (game, refused) in [("ratcatcher", 40), ("everdell", 50), ("mystics", 50)] {
        let coverage = &coverage[game];
        assert_eq!(coverage["missing"], Value::Array(Vec::new()), "{game}");
        assert_eq!(coverage["regulating"], coverage["enforced"]);
        assert_eq!(coverage["regulating"], coverage["acted"]);
        assert!(coverage["refused"].as_u64() > Some(refused));
    }
}

#[test]
fn rules_are_found_by_number_and_by_words() {
    assert!(text(&run(&["rules", "R13.1"]).stdout).contains("R13.1"));
    assert!(text(&run(&["rules", "R13.1", "--language", "pl"]).stdout).contains("pułapk"));
    assert_eq!(run(&["rules", "R99.9"]).status.code(), Some(1));
}

#[test]
fn unknown_names_are_refused_with_what_there_is() {
    refused(&run(&["simulate", "checkers"]), 2, "ratcatcher");
    refused(&run(&["simulate", "ratcatcher", "--players", "oracle"]), 2, "oracle");
    refused(&run(&["tournament", "ratcatcher", "--players", "greedy,oracle"]), 2, "pathfinder");
    refused(&run(&["simulate", "ratcatcher", "--ratcatcher", "nobody"]), 2, "nobody");
    refused(&run(&["rules", "--language", "fr"]), 2, "en, pl and hu");
    refused(&run(&["dance"]), 2, "dance");
    refused(&run(&["scenario", "check", "no/such/folder"]), 1, "no/such/folder");
}

#[test]
fn records_that_are_not_what_they_claim_are_told_apart() {
    let folder = Folder::new("records");
    let golden = fs::read_to_string(root().join("games/ratcatcher/golden/cook-maw-hard.json")).unwrap();
    let cut = golden[..golden.len() / 2].to_owned();
    let field = golden.replacen("\"format\"", "\"colour\": \"blue\", \"format\"", 1);
    let setup = golden.replacen("\"cook\"", "\"tinker\"", 1);
    let game = golden.replacen("\"game\": \"ratcatcher\"", "\"game\": \"chess\"", 1);
    for (name, record) in [("cut", cut), ("field", field), ("setup", setup), ("game", game)] {
        assert_ne!(record, golden, "{name} changes nothing");
        let path = folder.0.join(format!("{name}.json"));
        fs::write(&path, record).unwrap();
        let output = run(&["replay", "verify", path.to_str().unwrap(), "--format", "json"]);
        assert_eq!(output.status.code(), Some(1), "{name}");
        let summary = json(&output);
        assert_eq!(summary["failed"], 1, "{name}");
        assert!(!summary["failures"][0]["reason"].as_str().unwrap().is_empty());
    }
}

#[test]
fn a_pack_with_a_dangling_reference_is_refused_by_name() {
    let folder = Folder::new("pack");
    for entry in fs::read_dir(root().join("games/ratcatcher/content")).unwrap() {
        let path = entry.unwrap().path();
        // Lessons and puzzles have folders of their own and are no part of a pack.
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let text = text.replacen("ability = \"cheese_ruse\"", "ability = \"cheese_rose\"", 1);
        fs::write(folder.0.join(path.file_name().unwrap()), text).unwrap();
    }
    let output = run(&["content", "check", folder.0.to_str().unwrap(), "--format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    let faults = &json(&output)["ratcatcher"]["faults"];
    assert_eq!(faults[0]["file"], "ratcatchers.toml");
    assert!(faults[0]["record"].as_str().unwrap().contains("miss_trapper"), "{faults}");
    assert!(faults[0]["reason"].as_str().unwrap().contains("cheese_rose"), "{faults}");
    refused(&run(&["serve", "--port", "0", "--packs", folder.0.to_str().unwrap()]), 1, "cheese_rose");
}

#[test]
fn a_port_or_a_database_that_cannot_be_had_is_named() {
    let folder = Folder::new("serve");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let database = folder.0.join("games.sqlite");
    refused(&run(&["serve", "--port", &port, "--database", database.to_str().unwrap()]), 1, &port);
    fs::write(&database, "this is a shopping list, not a database").unwrap();
    refused(&run(&["serve", "--port", "0", "--database", database.to_str().unwrap()]), 1, "games.sqlite");
    assert_eq!(fs::read_to_string(&database).unwrap(), "this is a shopping list, not a database");
    let nowhere = folder.0.join("no/such/folder/games.sqlite");
    refused(&run(&["serve", "--port", "0", "--database", nowhere.to_str().unwrap()]), 1, "no/such/folder");
}

#[test]
fn help_names_what_can_be_asked_about() {
    for game in ["ratcatcher", "everdell", "mystics"] {
        let play = ["play", game, "--seed", "7", "--language", "en"];
        let help = say(&play, "help\nwhy moon\nquit\n");
        let help = text(&help.stdout);
        let (_, things) = help.split_once("Examples of names: ").expect("the things are named");
        let things: Vec<&str> = things.lines().next().unwrap().trim_end_matches('.').split(", ").collect();
        assert!(help.contains(&format!("such as why {}\n", things[0])), "{help}");
        let (_, rule) = help.split_once("such as rule ").expect("a rule is named");
        let asked = things.join("\nwhy ");
        let answers = say(&play, &format!("why {asked}\nrule {}\nquit\n", rule.lines().next().unwrap()));
        let answers = text(&answers.stdout);
        assert!(
            !answers.contains("Examples of names: ") && !answers.contains("There is no rule"),
            "{game}: {answers}"
        );
    }
}

#[test]
fn a_far_zone_is_walked_to_in_the_terminal() {
    let play = ["play", "ratcatcher", "--seed", "7", "--language", "en"];
    let placed = say(&play, &"1\n".repeat(40));
    let placed = text(&placed.stdout);
    let lines = placed.split("> ").position(|part| part.contains("  walk:")).expect("one walks in the end");
    let zones = (0..18).flat_map(|district| ["a", "b", "c", "d"].map(|zone| format!("{district:02}{zone}")));
    let walks: Vec<String> = zones.map(|zone| format!("go {zone}\nundo")).collect();
    let output = say(&play, &format!("{}go moon\nhelp\n{}\nquit\n", "1\n".repeat(lines), walks.join("\n")));
    let said = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let parts: Vec<&str> = said.split("> ").skip(lines + 1).collect();
    assert!(parts[0].contains("There is nothing called “moon” on the table."), "{}", parts[0]);
    assert!(parts[1].contains("such as go 07b"), "{}", parts[1]);
    let walked: Vec<usize> = parts[2..].iter().map(|part| part.matches("You walked from ").count()).collect();
    assert!(walked.iter().any(|&steps| steps >= 2), "a zone two steps away is walked to: {walked:?}");
    let refused = |zone: &str| said.contains(&format!("There is no way to “{zone}” now."));
    assert!(walks.iter().any(|walk| refused(&walk[3..6])), "and where no way leads it says so");
}

#[test]
fn a_game_in_the_terminal_ends_with_its_input() {
    let output =
        say(&["play", "ratcatcher", "--seed", "7"], "1\n1\nwhy price:cheese\nnonsense\nrule R13.1\nundo\n");
    let said = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(said.contains("R17.1") && said.contains("R13.1"), "{said}");
}

#[test]
fn what_was_taken_back_is_told_in_the_terminal_and_in_replays() {
    let folder = Folder::new("rewind");
    let path = folder.0.join("record.json");
    let path = path.to_str().unwrap();
    let lines = format!("1\nundo\nredo\nundo\n2\nlog\nsave {path}\nquit\n");
    let output = say(&["play", "ratcatcher", "--seed", "7", "--language", "en"], &lines);
    let said = text(&output.stdout);
    let parts: Vec<&str> = said.split("> ").collect();
    let [_, _, undone, redone, _, _, log, _, _] = parts[..] else { panic!("not eight lines: {said}") };
    assert!(undone.contains("One choice was taken back."), "{said}");
    assert!(redone.contains("One choice was played again."), "{said}");
    let told: Vec<&str> = log.lines().filter(|line| line.starts_with("One choice was ")).collect();
    let [first, again, second] = told[..] else { panic!("not three: {log}") };
    assert!(first.contains("taken back") && again.contains("played again") && second == first, "{log}");
    let told = run(&["replay", path, "--language", "hu"]);
    assert_eq!(text(&told.stdout).matches("Egy választás visszavonva.").count(), 2, "{}", text(&told.stdout));
    let told = json(&run(&["replay", "show", path, "--language", "en", "--format", "json"]));
    let steps = told["steps"].as_array().unwrap();
    assert_eq!(steps[2]["rewind"], "One choice was taken back. Dice or cards had been asked for.");
    assert_eq!(steps[3]["rewind"], "One choice was played again.");
    assert!(steps[1].get("rewind").is_none() && steps[5].get("rewind").is_none(), "{told}");
}

#[test]
fn the_engine_refuses_bad_lines_and_changes_nothing() {
    let lines = [
        r#"{"op":"new","game":"ratcatcher","setup":{},"seed":"hedgerow"}"#,
        r#"{"op":"state"}"#,
        "not json",
        "[]",
        r#"{"op":7}"#,
        r#"{"op":"fly"}"#,
        r#"{"op":"choose"}"#,
        r#"{"op":"choose","id":"walk:00a","colour":"blue"}"#,
        r#"{"op":"choose","id":"walk:00a","step":99}"#,
        r#"{"op":"choose","id":"everdell/visit:3"}"#,
        r#"{"op":"choose","id":"end"}"#,
        r#"{"op":"chance","answer":"5"}"#,
        r#"{"op":"undo"}"#,
        r#"{"op":"load","record":{"format":1}}"#,
        r#"{"op":"new","game":"ratcatcher","setup":{"ratcatcher":"nobody"}}"#,
        r#"{"op":"state"}"#,
        r#"{"op":"quit"}"#,
    ];
    let output = say(&["engine"], &(lines.join("\n") + "\n"));
    let answers: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len(), "one answer a line");
    for (line, answer) in lines.iter().zip(&answers).skip(2).take(lines.len() - 4) {
        assert_eq!(answer["ok"], false, "{line} was taken: {answer}");
        assert!(answer["error"]["code"].is_string() && answer["error"]["message"].is_string(), "{answer}");
    }
    assert_eq!(answers[1], answers[lines.len() - 2], "a bad line changed the game");
}

#[test]
fn hidden_hands_go_from_hand_to_hand_in_the_terminal() {
    let choices = "place:basic:three_twigs\nplace:basic:two_resin\nquit\n";
    let arguments = ["play", "everdell", "--setup", r#"{"players":2}"#, "--seed", "5", "--language", "en"];
    let output = say(&arguments, choices);
    assert!(output.status.success());
    let said = text(&output.stdout);
    let turns: Vec<&str> = said.split("Pass the keyboard").collect();
    assert_eq!(turns.len(), 3, "the hands change twice: {said}");
    let hand = |turn: &str| -> BTreeSet<String> {
        turn.lines().filter(|line| line.starts_with("  hand:")).map(str::to_owned).collect()
    };
    let [first, second, again] = [hand(turns[0]), hand(turns[1]), hand(turns[2])];
    assert!(!first.is_empty() && !second.is_empty(), "no hand is shown: {said}");
    assert_ne!(first, second, "the second player sees another hand");
    assert_eq!(first, again);
}

#[test]
fn a_way_to_play_has_a_name_of_its_own() {
    let bench = json(&run(&["bench", "everdell", "--nightweave", "--seconds", "0.1", "--format", "json"]));
    assert_eq!(bench["game"], "everdell");
    refused(&run(&["bench", "ratcatcher", "--nightweave"]), 2, "ratcatcher has no --nightweave");
    let simulate = ["simulate", "everdell", "--games", "2", "--players", "random,greedy,random"];
    let setup = ["--setup", r#"{"players":3}"#, "--format", "json"];
    assert_eq!(json(&run(&[&simulate[..], &setup].concat()))["games"], 2);
}

#[test]
fn a_finished_game_is_looked_back_at() {
    let golden = "games/everdell/golden/rugwort-1.json";
    let arguments = ["review", golden, "--iterations", "2", "--seed", "5"];
    let output = run(&[&arguments[..], &["--format", "json"]].concat());
    let review = json(&output);
    assert_eq!((&review["game"], &review["iterations"]), (&Value::from("everdell"), &Value::from(2)));
    let decisions = review["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    for decision in decisions {
        for chance in [&decision["before"], &decision["chosen"]["mean"], &decision["best"]["mean"]] {
            assert!((0.0..=1.0).contains(&chance.as_f64().unwrap()), "{decision}");
        }
        assert!(decision["cost"].as_f64() >= Some(0.0) && decision["choice"].is_string(), "{decision}");
    }
    assert!(decisions.is_sorted_by_key(|decision| decision["step"].as_u64()));
    let told = text(&run(&[&arguments[..], &["--language", "en"]].concat()).stdout);
    assert!(told.contains("chance to win") && told.contains("Costly choices"), "{told}");
    assert_eq!(output.stdout, run(&[&arguments[..], &["--format", "json"]].concat()).stdout);
    refused(&run(&["review", "Cargo.toml"]), 1, "Cargo.toml");
}

#[test]
fn a_tournament_is_the_same_on_any_number_of_threads() {
    let people = r#"{"players":2}"#;
    for (game, setup, played) in [("ratcatcher", "{}", 3), ("everdell", people, 6), ("mystics", people, 3)] {
        let arguments = ["tournament", game, "--players", "random,greedy", "--games", "3", "--seed", "4"];
        let arguments = [&arguments[..], &["--setup", setup, "--format", "json", "--threads"]].concat();
        let output = run(&[&arguments[..], &["1"]].concat());
        let summary = json(&output);
        for player in summary["players"].as_array().unwrap() {
            assert_eq!(player["games"], played, "{summary}");
        }
        let pair = &summary["pairs"][0];
        assert_eq!((&pair["players"][0], &pair["pairs"]), (&"random".into(), &3.into()), "{summary}");
        let [low, high] = [0, 1].map(|end| pair["difference_interval"][end].as_f64().unwrap());
        assert!(low < high && pair["difference"].as_f64().unwrap().abs() <= 1.0, "{summary}");
        assert_eq!(output.stdout, run(&[&arguments[..], &["3"]].concat()).stdout, "{game}");
    }
    refused(&run(&["tournament", "ratcatcher", "--players", "greedy"]), 2, "at least two");
    let mixed = ["tournament", "everdell", "--all-pairs", "--players", "greedy,random", "--games", "5"];
    let summary = json(&run(&[&mixed[..], &["--format", "json"]].concat()));
    // The first five setups are three tables of rivals, one person alone, and two who win together or not.
    let games = |at: usize| (summary["players"][at]["sort"].clone(), summary["players"][at]["games"].clone());
    assert_eq!(games(0), ("together".into(), 1.into()), "{summary}");
    assert_eq!(games(2), ("rivals".into(), 8.into()), "{summary}");
    let told = text(&run(&mixed).stdout);
    assert!(told.contains("All win together:") && told.contains("Rivals:"), "{told}");
}

#[test]
fn a_level_plays_the_same_games_again() {
    for game in ["ratcatcher", "everdell", "mystics"] {
        let arguments =
            ["simulate", game, "--players", "hatchling,forager", "--games", "4", "--format", "json"];
        let [one, other] = [(); 2].map(|()| json(&run(&arguments)));
        for (one, other) in
            one["players"].as_array().unwrap().iter().zip(other["players"].as_array().unwrap())
        {
            assert_eq!(
                (&one["player"], &one["wins"], &one["decisions_per_game"]),
                (&other["player"], &other["wins"], &other["decisions_per_game"])
            );
        }
    }
}

#[test]
fn players_of_ours_move_by_themselves_in_the_terminal() {
    let setup = ["--setup", r#"{"players":2}"#, "--seed", "5", "--language", "en"];
    let arguments = [&["play", "everdell", "--seats", "me,scout"][..], &setup].concat();
    let output = say(&arguments, "place:basic:one_berry\nundo\nredo\nplace:basic:one_berry\nquit\n");
    let said = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let parts: Vec<&str> = said.split("> ").collect();
    let [_, first, undone, redone, second, _] = parts[..] else { panic!("not five lines: {said}") };
    let moves = "Scout (player 2) moves:";
    assert!(first.contains(moves) && second.contains(moves), "{said}");
    // What was taken back is played again as it was, by both.
    assert!(!undone.contains(moves) && !redone.contains(moves), "{said}");
    assert!(!undone.contains("(you)") && redone.contains("“1 berry” (you)"), "{said}");
    assert!(undone.contains(" choices were taken back."), "{said}");
    assert!(redone.contains(" choices were played again."), "{said}");
    assert!(!said.contains("Pass the keyboard"), "there is nobody to pass it to: {said}");
    let output = run(&["play", "ratcatcher", "--seats", "random", "--seed", "5", "--language", "en"]);
    assert!(text(&output.stdout).contains("The game is over."), "{}", text(&output.stdout));
    refused(&run(&["play", "ratcatcher", "--seats", "me,scout"]), 2, "--seats");
    refused(&run(&["play", "ratcatcher", "--seats", "oracle"]), 2, "oracle");
}

#[test]
fn games_leave_one_database_and_come_into_another() {
    let folder = Folder::new("export");
    let place = |name: &str| folder.0.join(name).to_str().unwrap().to_owned();
    let (here, there, file) = (place("here.sqlite"), place("there.sqlite"), place("all.jsonl.gz"));
    let golden = "games/everdell/golden/2-players.json";
    let missing = run(&["export", &file, "--database", &here]);
    assert_eq!(missing.status.code(), Some(1), "{}", text(&missing.stderr));
    let brought = json(&run(&["import", golden, "--database", &here, "--format", "json"]));
    let table = brought["table"].as_str().unwrap();
    let exported = json(&run(&["export", &file, "--database", &here, "--format", "json"]));
    assert_eq!(exported["tables"], 1);
    assert_eq!(run(&["export", &file, "--database", &here]).status.code(), Some(1), "no file is overwritten");
    let import = || json(&run(&["import", &file, "--database", &there, "--format", "json"]));
    assert_eq!(import()["new"], 1);
    assert_eq!(import()["known"], 1);
    let one = place("one.json");
    assert!(run(&["export", &one, "--database", &there, "--table", table]).status.success());
    assert!(run(&["replay", "verify", &one]).status.success());
    // Any record can be told without a word more.
    let told = json(&run(&["replay", &one, "--format", "json"]));
    assert!(told["outcome"].is_string() && told["reported"].is_null());
}

#[test]
fn a_report_is_told_up_to_its_step() {
    let folder = Folder::new("report");
    let record = fs::read_to_string(root().join("games/everdell/golden/2-players.json")).unwrap();
    let record: Value = serde_json::from_str(&record).unwrap();
    let mut report = serde_json::json!({
        "hedgerow": "report", "format": 1, "program": "0.1.0", "game": "everdell", "rules": 1,
        "setup": record["setup"], "step": 7, "settings": {}, "company": null, "record": record,
    });
    let path = folder.0.join("report.json");
    let tell = |report: &Value| {
        fs::write(&path, report.to_string()).unwrap();
        run(&["replay", path.to_str().unwrap(), "--format", "json"])
    };
    let told = json(&tell(&report));
    assert_eq!((&told["reported"], told["steps"].as_array().unwrap().len()), (&7.into(), 8));
    report["record"]["setup"]["players"] = 3.into();
    let edited = tell(&report);
    assert_eq!(edited.status.code(), Some(1), "{}", text(&edited.stdout));
    report.as_object_mut().unwrap().remove("record");
    let bare = tell(&report);
    assert!(text(&bare.stderr).contains("no record"), "{}", text(&bare.stderr));
}

#[test]
fn a_private_pack_is_played_with_and_its_records_are_verified() {
    let folder = Folder::new("private");
    let file = |name: &str, text: &str| {
        let path = folder.0.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let pack = |health: &str| {
        format!(
            r#"{{"hedgerow_pack":1,"name":"Mine","game":"ratcatcher","changes":{{"nemesis.maw.health":{health}}}}}"#
        )
    };
    let (mine, other) = (file("mine.json", &pack("3")), file("other.json", &pack("4")));
    let faulty = file("faulty.json", &pack("\"many\""));
    assert_eq!(run(&["content", "check", &mine]).status.code(), Some(0));
    let checked = run(&["content", "check", &faulty, "--format", "json"]);
    assert_eq!(checked.status.code(), Some(1));
    let reason = json(&checked)["ratcatcher"]["faults"][0]["reason"].to_string();
    assert!(reason.contains("`health` is `many`"), "{reason}");
    refused(&run(&["content", "check", &file("strange.json", "{}")]), 1, "no private pack");

    let records = folder.0.join("records");
    let saved = records.to_str().unwrap();
    let simulate =
        ["simulate", "ratcatcher", "--all-pairs", "--games", "8", "--players", "random", "--content", &mine];
    let output = run(&[&simulate[..], &["--save", saved]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let mut names: Vec<String> = fs::read_dir(&records)
        .unwrap()
        .map(|entry| entry.unwrap().path().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    assert_eq!(names.len(), 8);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let verify = |content: &[&str]| run(&[&["replay", "verify"], content, &names].concat());
    let output = verify(&["--content", &mine]);
    assert!(output.status.success(), "{}", text(&output.stdout));
    // Without the pack, and with another, it is said what they need.
    for content in [&[][..], &["--content", &other]] {
        let output = verify(content);
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stdout);
        assert!(
            said.contains("load the pack that it was played with") && said.contains("--content PATH"),
            "{said}"
        );
    }
    // Records of what is built in are verified beside them.
    let golden = "games/ratcatcher/golden/cook-maw-hard.json";
    assert!(run(&["replay", "verify", "--content", &mine, golden, names[0]]).status.success());
    assert!(run(&["replay", "--content", &mine, names[0]]).status.success());
    refused(&run(&["replay", names[0]]), 1, "--content PATH");

    let review = ["review", names[0], "--iterations", "2"];
    let output = run(&[&review[..], &["--content", &mine]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    refused(&run(&review), 1, "--content PATH");
    let output = say(&["play", "ratcatcher", "--seed", "5", "--content", &mine], "quit\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    refused(&run(&["play", "everdell", "--seed", "5", "--content", &mine]), 1, "is for `ratcatcher`");
    refused(&run(&["play", "ratcatcher", "--seed", "5", "--content", &faulty]), 1, "`health` is `many`");
}
