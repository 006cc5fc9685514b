//! Practice tables: they begin in a position, with scripted chance, and have records like any others.

use serde_json::{Value, json};
use tabletop::{ChanceRecord, DynSession, ErasedGame, OpenError, Practice, Record, RecordError, Source};

use crate::sessions::{erased, play_to_the_end, secret, setup};

/// The second seat is to draw, with five points.
fn position() -> Value {
    json!({
        "bag": [3, 2, 1],
        "players": [
            { "stones": [1, 0, 0], "card": 0, "shown": false },
            { "stones": [3, 0, 1], "card": 1, "shown": false },
        ],
        "turn": 1,
        "ask": "turn",
        "goal": 6,
    })
}

fn practice(script: &[&str]) -> Practice {
    Practice {
        of: "stones/last".to_owned(),
        position: Some(position()),
        script: script.iter().map(|&line| line.to_owned()).collect(),
    }
}

fn table(script: &[&str]) -> Box<dyn DynSession> {
    erased().practise(&setup(), practice(script), secret(3)).unwrap()
}

#[test]
fn a_table_begins_in_a_position_and_comes_back() {
    let mut table = table(&["turn 4", "stone white"]);
    assert_eq!(table.describe()["turn"], 1);
    assert!(table.events(0, table.asked()).unwrap().is_empty(), "there are no earlier events");
    assert_eq!(table.record().practice(), Some(&practice(&["turn 4", "stone white"])));
    play_to_the_end(&mut *table);
    let published = table.published();
    let read = Record::from_json(&published.to_json()).unwrap();
    assert!(erased().verify(&read).unwrap().chance_checked);
    let loaded = erased().load(read, None).unwrap();
    assert_eq!(loaded.record(), table.record());
    assert_eq!(loaded.describe(), table.describe());
}

#[test]
fn chance_is_as_agreed_and_then_keyed() {
    let play = |script: &[&str]| {
        let mut table = table(script);
        table.choose("roll", None).unwrap();
        table.choose("take", None).unwrap();
        table.describe()
    };
    for stone in 0..3 {
        let name = ["white", "black", "gold"][stone];
        let drawn = play(&["turn 2", &format!("stone {name}")]);
        let before = &position()["players"][1]["stones"][stone];
        assert_eq!(drawn["players"][1]["stones"][stone], json!(before.as_u64().unwrap() + 1));
    }
    // After the script, the stream answers, also any question that the script does not fit.
    assert_eq!(play(&["turn 6"]), play(&["turn 6"]));
    assert_eq!(play(&["turn 6"]), play(&["turn 6", "turn 6", "nothing at all"]));
    assert_eq!(play(&["turn 6"]), play(&["turn 6", "stone purple"]));
}

#[test]
fn a_lesson_that_was_left_is_found_again() {
    let mut table = table(&["turn 6", "stone white"]);
    table.choose("gamble", None).unwrap();
    table.undo(1).unwrap();
    table.choose("roll", None).unwrap();
    let rolled = table.describe();
    assert_eq!(rolled["ask"]["draw"]["left"], 3);
    table.undo(1).unwrap();
    table.redo().unwrap();
    assert_eq!(table.describe(), rolled);
    // So does a fork.
    let mut fork = table.fork(table.step(), Source::Keyed(secret(8))).unwrap();
    assert_eq!(fork.record().practice(), table.record().practice());
    fork.choose("take", None).unwrap();
    table.choose("take", None).unwrap();
    assert_eq!(fork.describe(), table.describe());
    play_to_the_end(&mut *fork);
    assert!(erased().verify(&fork.published()).unwrap().chance_checked);
}

#[test]
fn a_game_that_begins_may_have_agreed_dice_too() {
    let practice = Practice { position: None, script: vec!["card double plain".to_owned()], ..practice(&[]) };
    let mut table = erased().practise(&setup(), practice, secret(3)).unwrap();
    assert_eq!(table.describe()["players"][0]["card"], 1);
    assert!(!table.events(0, table.asked()).unwrap().is_empty());
    play_to_the_end(&mut *table);
    assert!(erased().verify(&table.published()).unwrap().chance_checked);
}

#[test]
fn what_cannot_be_set_up_is_refused() {
    let mut bad = practice(&[]);
    bad.position = Some(json!({ "goal": 6 }));
    let fault = erased().practise(&setup(), bad.clone(), secret(1)).err().unwrap();
    assert!(matches!(fault, OpenError::BadPosition(_)), "{fault}");
    let fault = erased().practise(&setup(), practice(&["turn"]), secret(1)).err().unwrap();
    assert_eq!(fault, OpenError::UnreadableScript { line: "turn".to_owned() });

    let mut record = table(&[]).record().clone();
    record.start.practice = Some(bad);
    let fault = erased().verify(&record).unwrap_err();
    assert!(matches!(fault, RecordError::Setup(OpenError::BadPosition(_))), "{fault}");
    record.start.practice = Some(practice(&["turn"]));
    let fault = erased().verify(&record).unwrap_err();
    assert!(matches!(fault, RecordError::Setup(OpenError::UnreadableScript { .. })), "{fault}");
    let mut other = practice(&[]);
    other.position.as_mut().unwrap()["turn"] = json!(0);
    record.start.practice = Some(other);
    assert!(matches!(erased().verify(&record).unwrap_err(), RecordError::Drift { step: 0, .. }));
}

#[test]
fn a_changed_script_is_found_out() {
    let mut table = table(&["turn 6"]);
    play_to_the_end(&mut *table);
    let mut record = table.published();
    record.seal = None;
    assert!(matches!(record.chance, ChanceRecord::Keyed { seed: Some(_), .. }));
    let first = table.record().entries.len();
    assert!(first > 0);
    record.start.practice.as_mut().unwrap().script = vec!["turn 5".to_owned()];
    let fault = erased().verify(&record).unwrap_err();
    assert!(matches!(fault, RecordError::StreamMismatch { .. }), "{fault}");
}
