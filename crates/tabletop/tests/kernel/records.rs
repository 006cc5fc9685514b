//! Records: they load again, and each of their faults is detected and named.

use std::sync::Arc;

use serde_json::{Value, json};
use tabletop::{
    Audience, ChanceRecord, DynSession, ErasedGame, FastSource, Fingerprint, Opened, Record, RecordEntry,
    RecordError, Source, TableError,
};

use crate::sessions::{erased, play_to_the_end, secret, setup, table};
use crate::stones::Stones;

/// A finished seeded game with undos.
fn finished() -> Box<dyn DynSession> {
    let mut table = table(9);
    for id in ["show", "roll"] {
        table.choose(id, None).unwrap();
    }
    table.undo(2).unwrap();
    table.redo().unwrap();
    play_to_the_end(&mut *table);
    table
}

/// Changes the JSON of the finished game, without its seal, and returns the resulting fault.
fn fault_after(change: impl FnOnce(&mut Value)) -> RecordError {
    let mut record = finished().published();
    record.seal = None;
    fault_of(serde_json::to_value(&record).unwrap(), change)
}

fn fault_of(mut value: Value, change: impl FnOnce(&mut Value)) -> RecordError {
    erased()
        .verify(&Record::from_json(&value.to_string()).unwrap())
        .expect("the record is valid before the change");
    change(&mut value);
    match Record::from_json(&value.to_string()) {
        Ok(record) => erased().verify(&record).expect_err("the fault is not found"),
        Err(fault) => fault,
    }
}

/// The index of the first choice with answers of chance after a given entry.
fn chosen_by_chance(value: &Value, from: usize) -> usize {
    let entries = value["entries"].as_array().unwrap();
    let found = entries[from..].iter().position(|entry| entry["choose"]["chance"].is_array());
    from + found.unwrap()
}

#[test]
fn a_record_comes_back() {
    let table = finished();
    let published = table.published();
    let text = published.to_json();
    let read = Record::from_json(&text).unwrap();
    assert_eq!(read, published);

    let verified = erased().verify(&read).unwrap();
    assert_eq!(verified.steps, table.step());
    assert_eq!(verified.outcome, Some("goal"));
    assert!(verified.chance_checked && verified.sealed && !verified.given_up);
    assert_eq!(verified.kept, None);

    let loaded = erased().load(read, None).unwrap();
    assert_eq!(loaded.record(), table.record());
    assert_eq!(loaded.describe(), table.describe());
    for step in 0..=table.step() {
        let (then, now) = (table.at(step).unwrap(), loaded.at(step).unwrap());
        assert_eq!(then.fingerprint(), now.fingerprint());
        assert_eq!(then.events(now.asked()), now.events(now.asked()));
    }
    assert_eq!(loaded.can_redo(table.asked()), table.can_redo(table.asked()));
}

#[test]
fn the_layout_of_a_file_does_not_matter() {
    let published = finished().published();
    let value = serde_json::to_value(&published).unwrap();
    assert_eq!(Record::from_json(&value.to_string()).unwrap(), published);
}

#[test]
fn a_loaded_game_goes_on_as_if_it_had_not_stopped() {
    let mut through = table(10);
    play_to_the_end(&mut *through);

    let mut table = table(10);
    while table.outcome().is_none() {
        let choice = table.choices(table.asked()).remove(0);
        table.choose(&choice.id, None).unwrap();
        table = erased().load(table.record().clone(), Some(secret(10))).unwrap();
    }
    assert_eq!(table.record(), through.record());
    assert_eq!(table.published(), through.published());
}

#[test]
fn fingerprints_stand_at_every_eighth_step_and_at_the_end() {
    let record = finished().published();
    let last = record.entries.len();
    for (step, entry) in (1..).zip(&record.entries) {
        if let RecordEntry::Choose { state, .. } = entry {
            assert_eq!(state.is_some(), step % 8 == 0 || step == last, "at step {step}");
        }
    }
}

#[test]
fn a_game_without_its_secret_goes_as_far_as_chance() {
    let record = table(11).record().clone();
    let mut table = erased().load(record, None).unwrap();
    table.choose("show", None).unwrap();
    assert_eq!(table.choose("roll", None), Err(TableError::NoSecret));
    assert_eq!(table.step(), 1);
}

#[test]
fn a_fork_verifies_what_is_its_own() {
    let original = finished();
    let mut fork = original.fork(7, Source::Keyed(secret(12))).unwrap();
    play_to_the_end(&mut *fork);
    let record = fork.published();
    let verified = erased().verify(&record).unwrap();
    assert!(verified.chance_checked);
    assert_eq!(verified.kept, record.forked.as_ref().map(|forked| forked.kept));

    let value = serde_json::to_value(Record { seal: None, ..record }).unwrap();
    let kept = usize::try_from(value["forked"]["kept"].as_u64().unwrap()).unwrap();
    let fault = fault_of(value.clone(), |value| value["forked"]["kept"] = json!(0));
    assert!(matches!(fault, RecordError::StreamMismatch { .. }), "{fault}");
    let fault = fault_of(value.clone(), |value| value["forked"]["kept"] = json!(1000));
    assert!(matches!(fault, RecordError::BadFork { kept: 1000, .. }), "{fault}");
    let fault = fault_of(value, |value| {
        let own = chosen_by_chance(value, kept);
        let answer = &mut value["entries"][own]["choose"]["chance"][0];
        *answer = json!((answer.as_u64().unwrap() + 1) % 2);
    });
    assert!(matches!(fault, RecordError::StreamMismatch { .. }), "{fault}");
}

#[test]
fn a_game_with_real_dice_verifies() {
    let cards = ["plain".to_owned(), "plain".to_owned()];
    let Ok(Opened::Table(mut table)) = erased().open(&setup(), Source::AtTheTable, &cards) else {
        panic!("the game does not open")
    };
    table.choose("roll", None).unwrap();
    table.answer("4", None).unwrap();
    let record = table.published();
    assert_eq!(record.chance, ChanceRecord::AtTheTable);
    let verified = erased().verify(&record).unwrap();
    assert_eq!((verified.outcome, verified.chance_checked), (None, false));
    let loaded = erased().load(record.clone(), None).unwrap();
    assert_eq!(loaded.describe(), table.describe());
    assert_eq!(erased().load(record, Some(secret(1))).err(), Some(RecordError::NoSeedExpected));
}

#[test]
fn a_truncated_file_is_found() {
    let text = finished().published().to_json();
    for length in [0, 1, text.len() / 3, text.len() / 2, text.len() - 1] {
        let fault = Record::from_json(&text[..length]).unwrap_err();
        assert!(matches!(fault, RecordError::Truncated { .. }), "{length}: {fault}");
    }
}

#[test]
fn a_missing_end_is_found() {
    let fault = fault_after(|value| {
        value["entries"].as_array_mut().unwrap().pop();
    });
    assert_eq!(fault, RecordError::NoEnd);
}

#[test]
fn an_edited_file_is_found() {
    let text = finished().published().to_json().replace("\"goal\": 6", "\"goal\": 5");
    assert_eq!(Record::from_json(&text), Err(RecordError::Edited));
    let unsealed: Record = serde_json::from_str(&text).unwrap();
    assert_eq!(erased().verify(&unsealed), Err(RecordError::Edited));
}

#[test]
fn unknown_fields_and_names_are_found() {
    let malformed = |change: fn(&mut Value)| match fault_after(change) {
        RecordError::Malformed { reason, .. } => reason,
        fault => panic!("{fault}"),
    };
    assert!(malformed(|value| value["colour"] = json!("red")).contains("unknown field `colour`"));
    assert!(malformed(|value| value["entries"][0]["choose"]["speed"] = json!(1)).contains("unknown field"));
    assert!(malformed(|value| value["entries"][0] = json!("skip")).contains("unknown variant `skip`"));
    assert!(malformed(|value| value["chance"]["keyed"]["seed"] = json!("12")).contains("64 hexadecimal"));
    assert!(malformed(|value| value["start"]["state"] = json!("12")).contains("32 hexadecimal"));
    assert!(malformed(|value| value["entries"] = json!(7)).contains("invalid type"));
}

#[test]
fn the_place_of_a_fault_is_told() {
    let text = finished().published().to_json().replace("\"game\": \"stones\"", "\"gamo\": \"stones\"");
    let fault = Record::from_json(&text).unwrap_err();
    assert!(matches!(fault, RecordError::Malformed { line: 3, .. }), "{fault}");
    assert!(!fault.to_string().contains(" at line "), "{fault}");
}

#[test]
fn a_record_of_something_else_is_found() {
    assert_eq!(
        fault_after(|value| value["format"] = json!(2)),
        RecordError::UnknownFormat { format: 2, newest: 1 }
    );
    assert_eq!(
        fault_after(|value| value["game"] = json!("ratcatcher")),
        RecordError::WrongGame { game: "ratcatcher".to_owned(), here: "stones" }
    );
    assert_eq!(
        fault_after(|value| value["rules"] = json!(1)),
        RecordError::OtherRules { record: 1, here: 3 }
    );
    let other = Fingerprint::of_bytes(b"another bag");
    let fault = fault_after(|value| value["content"] = json!(other));
    assert!(matches!(fault, RecordError::OtherContent { record, .. } if record == other));
    let fault = fault_after(|value| value["setup"] = json!({ "goal": 0 }));
    assert!(matches!(fault, RecordError::Setup(_)));
}

#[test]
fn an_old_record_replays_and_goes_on_by_its_own_version_of_the_rules() {
    let old = Arc::new(Stones { rules: 2, ..Stones::default() });
    let Ok(Opened::Table(mut played)) = old.open(&setup(), Source::Keyed(secret(9)), &[]) else {
        panic!("a seeded game begins")
    };
    let hands_back = |table: &mut dyn DynSession| {
        while table.choose("hand-back", None).is_err() {
            let id = ["take", "roll"].into_iter().find(|id| table.choose(id, None).is_ok());
            id.expect("a turn begins with a roll");
        }
    };
    hands_back(&mut *played);
    let turn = played.asked();
    let record = played.published();
    assert_eq!(record.rules, 2);
    // Version 3 passes the turn where version 2 did not: replayed by it, the next choice is another seat's.
    let mut loaded = erased().load(record.clone(), Some(secret(9))).unwrap();
    assert_eq!(loaded.asked(), turn);
    hands_back(&mut *loaded);
    assert_eq!(loaded.record().rules, 2, "the game continues by its own version");
    let fork = loaded.fork(1, Source::Keyed(secret(8))).unwrap();
    assert_eq!(fork.record().rules, 2);
    assert_eq!(erased().verify(&record).unwrap().steps, played.step());
    assert_eq!(erased().rules_version(), 3);
    let newer = Record { rules: 3, seal: None, ..record };
    assert_ne!(erased().load(newer, None).unwrap().asked(), turn, "by version 3 it is another game");
}

#[test]
fn other_content_cannot_load_it() {
    let other = Arc::new(Stones { bag: [9, 3, 2], ..Stones::default() });
    let fault = other.load(finished().published(), None).err();
    assert!(matches!(fault, Some(RecordError::OtherContent { .. })));
}

#[test]
fn faults_of_chance_are_found() {
    // The first choices repeat undone ones; these come after them.
    let first = |value: &Value| chosen_by_chance(value, 5);
    let fault = fault_after(|value| {
        let entry = first(value);
        value["entries"][entry]["choose"]["chance"][0] = json!(77);
    });
    assert!(matches!(fault, RecordError::ImpossibleAnswer { number: 1, .. }), "{fault}");
    let fault = fault_after(|value| {
        let entry = first(value);
        value["entries"][entry]["choose"]["chance"] = json!([]);
    });
    assert!(matches!(fault, RecordError::MissingAnswer { .. }), "{fault}");
    let fault = fault_after(|value| {
        let entry = first(value);
        value["entries"][entry]["choose"]["chance"].as_array_mut().unwrap().push(json!(0));
    });
    assert!(matches!(fault, RecordError::LeftoverAnswers { left: 1, .. }), "{fault}");
    let fault = fault_after(|value| {
        let entry = first(value);
        let answer = &mut value["entries"][entry]["choose"]["chance"][0];
        *answer = json!((answer.as_u64().unwrap() + 1) % 2);
    });
    assert!(matches!(fault, RecordError::StreamMismatch { number: 1, .. }), "{fault}");
    let fault = fault_after(|value| value["start"]["chance"].as_array_mut().unwrap().push(json!(0)));
    assert_eq!(fault, RecordError::LeftoverAnswers { step: 0, left: 1 });
    let fault = fault_after(|value| value["start"]["chance"] = json!([0]));
    assert!(
        matches!(
            fault,
            RecordError::StreamMismatch { step: 0, .. } | RecordError::MissingAnswer { step: 0, .. }
        ),
        "{fault}"
    );
}

#[test]
fn an_answer_that_was_changed_on_the_way_is_found() {
    // The roll is undone and made again: the result must be the same.
    let mut table = table(13);
    table.choose("roll", None).unwrap();
    table.undo(1).unwrap();
    table.choose("roll", None).unwrap();
    let record = serde_json::to_value(table.record()).unwrap();
    let fault = fault_of(record, |value| {
        let answer = &mut value["entries"][2]["choose"]["chance"][0];
        *answer = json!((answer.as_u64().unwrap() + 1) % 6);
    });
    assert_eq!(fault, RecordError::ChangedAnswers { step: 3 });
}

#[test]
fn another_seed_is_found() {
    let fault = fault_after(|value| value["chance"]["keyed"]["seed"] = json!(secret(1)));
    assert_eq!(fault, RecordError::CommitmentMismatch);
    let fault = fault_after(|value| {
        value["chance"]["keyed"]["seed"] = json!(secret(1));
        value["chance"]["keyed"]["commitment"] = json!(secret(1).commitment());
    });
    assert!(matches!(fault, RecordError::StreamMismatch { .. }), "{fault}");
    let record = table(1).record().clone();
    assert_eq!(erased().load(record, Some(secret(2))).err(), Some(RecordError::CommitmentMismatch));
}

#[test]
fn faults_of_choices_are_found() {
    let fault = fault_after(|value| value["entries"][0]["choose"]["id"] = json!("fly"));
    assert_eq!(fault, RecordError::UnknownChoice { step: 1, id: "fly".to_owned() });
    let fault = fault_after(|value| value["entries"][0]["choose"]["id"] = json!("take"));
    let RecordError::Refused { step, objection } = fault else { panic!("{fault}") };
    assert_eq!((step, objection.rule.id, objection.choice.as_deref()), (1, "T4", Some("take")));
    let fault = fault_after(|value| {
        value["entries"].as_array_mut().unwrap().push(json!({ "choose": { "id": "roll" } }));
    });
    assert!(matches!(fault, RecordError::AfterTheEnd { .. }), "{fault}");
    let fault = fault_after(|value| value["entries"].as_array_mut().unwrap().push(json!("give-up")));
    assert!(matches!(fault, RecordError::AfterTheEnd { .. }), "{fault}");
}

#[test]
fn nothing_follows_a_game_that_was_given_up() {
    let mut table = table(1);
    table.give_up().unwrap();
    let verified = erased().verify(&table.published()).unwrap();
    assert!(verified.given_up && verified.chance_checked);
    assert!(erased().load(table.published(), None).unwrap().is_given_up());
    let record = serde_json::to_value(table.record()).unwrap();
    let fault = fault_of(record, |value| {
        value["entries"].as_array_mut().unwrap().push(json!({ "choose": { "id": "show" } }));
    });
    assert_eq!(fault, RecordError::AfterTheEnd { step: 2 });
}

#[test]
fn faults_of_takebacks_are_found() {
    let fault = fault_after(|value| value["entries"][2]["undo"]["choices"] = json!(9));
    assert_eq!(fault, RecordError::NothingToUndo { step: 3 });
    let fault = fault_after(|value| value["entries"][2]["undo"]["chance"] = json!(false));
    assert_eq!(fault, RecordError::WrongTakeback { step: 3 });
    let fault = fault_after(|value| value["entries"].as_array_mut().unwrap().insert(0, json!("redo")));
    assert_eq!(fault, RecordError::NothingToRedo { step: 1 });
}

#[test]
fn drift_is_found() {
    let other = Fingerprint::of_bytes(b"another position");
    let fault = fault_after(|value| value["start"]["state"] = json!(other));
    assert!(matches!(fault, RecordError::Drift { step: 0, .. }), "{fault}");
    let fault = fault_after(|value| {
        let last = value["entries"].as_array().unwrap().len() - 1;
        value["entries"][last]["choose"]["state"] = json!(other);
    });
    assert!(matches!(fault, RecordError::Drift { record, .. } if record == other), "{fault}");
}

/// A changed byte in a sealed file is detected, or makes no difference.
#[test]
fn no_damage_goes_unnoticed() {
    let published = finished().published();
    let text = published.to_json();
    let mut fast = FastSource::new(1);
    let mut noticed = 0;
    for _ in 0..3_000 {
        let mut bytes = text.clone().into_bytes();
        let place = fast.below(u32::try_from(bytes.len()).unwrap()) as usize;
        bytes[place] = u8::try_from(32 + fast.below(95)).unwrap();
        let damaged = String::from_utf8(bytes).unwrap();
        match Record::from_json(&damaged) {
            Ok(record) => assert_eq!(record, published),
            Err(_) => noticed += 1,
        }
    }
    assert!(noticed > 2_000, "{noticed}");
}

/// A damaged file without a seal is refused or played, but nothing panics.
#[test]
fn no_damage_does_harm() {
    let text = Record { seal: None, ..finished().published() }.to_json();
    let mut fast = FastSource::new(2);
    for _ in 0..3_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=fast.below(3) {
            let place = fast.below(u32::try_from(bytes.len()).unwrap()) as usize;
            bytes[place] = u8::try_from(32 + fast.below(95)).unwrap();
        }
        if let Ok(record) = Record::from_json(&String::from_utf8(bytes).unwrap()) {
            let _ = erased().verify(&record);
            if let Ok(mut table) = erased().load(record, None) {
                play_on(&mut *table);
            }
        }
    }
}

/// Plays several kinds of choices.
fn play_on(table: &mut dyn DynSession) {
    let _ = table.undo(1);
    let _ = table.redo();
    let _ = table.choose("show", None);
    let _ = table.fork(table.step(), Source::AtTheTable);
    for step in 0..=table.step() {
        table.events(step, Audience::Spectator).unwrap();
    }
}
