//! Version 2 of the fairness protocol: the contributions, and the stream that follows from them.

use serde_json::json;
use tabletop::{
    Agreement, AgreementError, Chance, ChanceRecord, Contribution, DynSession, ErasedGame, Opened,
    OwnedShape, Question, Record, RecordError, Seal, Secret, SeededSource, Shape, Source,
};

use crate::sessions::{erased, play_to_the_end, secret, setup};

const TABLE: &str = "abcdefghijklmnopqrstuvwxyz";

fn given(words: &str) -> Contribution {
    Contribution { words: words.to_owned(), seal: None }
}

fn agreed(contributions: &[&str]) -> Agreement {
    Agreement::new(TABLE, contributions.iter().map(|words| given(words)).collect()).unwrap()
}

fn begin(secret: Secret, agreement: Agreement) -> Box<dyn DynSession> {
    match erased().open(&setup(), Source::Agreed(secret, agreement), &[]) {
        Ok(Opened::Table(table)) => table,
        _ => panic!("a seeded game begins"),
    }
}

fn answers(secret: &Secret, agreement: &Agreement, from: u64, count: usize, shape: Shape<'_>) -> Vec<u16> {
    let mut stream = SeededSource::agreed(secret, agreement, from);
    (0..count).map(|_| stream.answer(Question { what: "test", shape }).unwrap()).collect()
}

/// If one of these changes, every record of version 2 fails to verify. The numbers were computed in Python.
#[test]
fn the_agreed_stream_is_frozen() {
    let zero = Secret::new([0; 32]);
    let counting = Secret::new(std::array::from_fn(|at| u8::try_from(at).unwrap()));
    assert_eq!(
        Agreement::commitment(TABLE, &zero).to_string(),
        "ec58f11188212ec6e3bec60b01dc55e7d148facaad76a8db780d63a1365d77cf"
    );
    assert_eq!(
        Agreement::commitment(TABLE, &counting).to_string(),
        "2d3c67ad65eeb0573366fd0088aa030f5da47955fb5fcf9b7d281567d0282d96"
    );
    assert_eq!(
        Seal::of(TABLE, 1, "żółty ser").to_string(),
        "699364728c61b74f78a94f2cb790efc3c30812acb6c1b89e8b609af2218603a2"
    );
    let nobody = agreed(&[]);
    assert_eq!(
        answers(&zero, &nobody, 0, 20, Shape::Die(6)),
        [1, 2, 2, 2, 1, 0, 0, 0, 0, 0, 1, 4, 4, 5, 2, 2, 4, 3, 0, 5]
    );
    let three = agreed(&["żółty ser", "", "ab"]);
    assert_eq!(
        answers(&counting, &three, 0, 20, Shape::Die(6)),
        [4, 3, 1, 4, 4, 2, 3, 2, 2, 3, 3, 1, 3, 2, 5, 3, 5, 2, 3, 4]
    );
    assert_eq!(
        answers(&counting, &three, 1 << 40, 10, Shape::Die(20)),
        [19, 15, 14, 3, 19, 10, 16, 19, 16, 5]
    );
    assert_eq!(
        answers(&counting, &three, 0, 20, Shape::Draw(&[10, 0, 5, 1])),
        [2, 0, 0, 2, 0, 2, 2, 0, 2, 2, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0]
    );
}

/// Each contribution, its seat, the table and the secret change the whole stream.
#[test]
fn everything_that_was_given_matters() {
    let base = (secret(1), agreed(&["cheese", "rind"]));
    let of = |(secret, agreement): &(Secret, Agreement)| answers(secret, agreement, 0, 40, Shape::Die(100));
    let elsewhere = Agreement { table: "another".to_owned(), ..agreed(&["cheese", "rind"]) };
    for other in [
        (secret(2), agreed(&["cheese", "rind"])),
        (secret(1), agreed(&["cheese", "rinds"])),
        (secret(1), agreed(&["rind", "cheese"])),
        (secret(1), agreed(&["cheeser", "ind"])),
        (secret(1), agreed(&["cheese", "rind", ""])),
        (secret(1), agreed(&["", ""])),
        (secret(1), elsewhere),
    ] {
        assert_ne!(of(&base), of(&other), "{other:?}");
    }
}

#[test]
fn a_seal_binds_its_seat_to_its_words() {
    let sealed = |words: &str, of: &str, seat| Contribution {
        words: words.to_owned(),
        seal: Some(Seal::of(TABLE, seat, of)),
    };
    let check = |all: Vec<Contribution>| Agreement::new(TABLE, all).map(|_| ());
    assert_eq!(check(vec![sealed("rind", "rind", 0), sealed("cheese", "cheese", 1)]), Ok(()));
    assert_eq!(check(vec![sealed("rinds", "rind", 0)]), Err(AgreementError::BrokenSeal { seat: 1 }));
    // A seal copied from another seat does not match its own words.
    assert_eq!(
        check(vec![sealed("rind", "rind", 0), sealed("rind", "rind", 0)]),
        Err(AgreementError::BrokenSeal { seat: 2 })
    );
    let withheld = sealed("", "rind", 0);
    assert!(withheld.is_withheld());
    assert_eq!(check(vec![withheld]), Ok(()));
    assert_eq!(check(vec![given(&"a".repeat(257))]), Err(AgreementError::OutOfBounds));
    assert_eq!(check(vec![given("a"); 9]), Err(AgreementError::OutOfBounds));
    assert_eq!(Agreement::new("", Vec::new()), Err(AgreementError::OutOfBounds));
}

#[test]
fn a_record_of_an_agreed_game_verifies_and_every_change_is_found() {
    let mut table = begin(secret(9), agreed(&["cheese", "rind"]));
    assert_eq!(
        table.record().chance,
        ChanceRecord::Keyed {
            commitment: Agreement::commitment(TABLE, &secret(9)),
            agreement: Some(agreed(&["cheese", "rind"])),
            seed: None,
        }
    );
    play_to_the_end(&mut *table);
    let record = Record { seal: None, ..table.published() };
    let verified = erased().verify(&record).unwrap();
    assert!(verified.chance_checked);
    let value = serde_json::to_value(&record).unwrap();
    let fault = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut value = value.clone();
        change(&mut value["chance"]["keyed"]);
        erased().verify(&serde_json::from_value(value).unwrap()).unwrap_err()
    };
    assert!(matches!(
        fault(&|keyed| keyed["agreement"]["contributions"][1]["words"] = json!("rinds")),
        RecordError::StreamMismatch { step: 0, number: 1 }
    ));
    assert_eq!(
        fault(&|keyed| keyed["agreement"]["table"] = json!("another")),
        RecordError::CommitmentMismatch
    );
    assert_eq!(
        fault(&|keyed| drop(keyed.as_object_mut().unwrap().remove("agreement"))),
        RecordError::CommitmentMismatch
    );
    assert_eq!(
        fault(&|keyed| keyed["agreement"]["version"] = json!(3)),
        RecordError::Agreement(AgreementError::UnknownVersion { version: 3 })
    );
    // Stored and loaded, it continues with the same stream.
    let half = Record { entries: record.entries[..2].to_vec(), ..table.record().clone() };
    let mut loaded = erased().load(half, Some(secret(9))).unwrap();
    play_to_the_end(&mut *loaded);
    assert_eq!(Record { seal: None, ..loaded.published() }, record);
    assert!(matches!(erased().load(record, Some(secret(8))), Err(RecordError::CommitmentMismatch)));
}

/// The list of answers for the host equals those of the stream, including undone ones.
#[test]
fn every_answer_is_listed_with_its_question() {
    let mut table = begin(secret(9), agreed(&["cheese"]));
    for id in ["show", "roll"] {
        table.choose(id, None).unwrap();
    }
    table.undo(2).unwrap();
    table.choose("gamble", None).unwrap();
    play_to_the_end(&mut *table);
    let drawn = table.drawn();
    assert_eq!((drawn[0].what, drawn[0].step, drawn[0].number), ("card", 0, 0));
    assert_eq!(drawn[0].shape, OwnedShape::Draw([2, 2].into()));
    let again: Vec<&str> = drawn.iter().filter(|one| one.number == 2).map(|one| one.what).collect();
    assert_eq!(again, ["turn", "gamble"], "a choice in place of another asks its own question");
    for one in &drawn {
        let mut stream = SeededSource::agreed(&secret(9), &agreed(&["cheese"]), one.number);
        let question = Question { what: one.what, shape: one.shape.borrow() };
        assert_eq!(stream.answer(question), Ok(one.answer), "{one:?}");
    }
    // A fork lists only its own answers.
    let fork = table.fork(1, Source::Keyed(secret(8))).unwrap();
    assert!(fork.drawn().is_empty());
}
