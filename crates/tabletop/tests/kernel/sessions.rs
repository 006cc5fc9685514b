//! Sessions: undo, redo, forks, tables with real dice, and refusals.

use std::sync::Arc;

use serde_json::{Value, json};
use tabletop::{
    Audience, ChanceRecord, DynSession, ErasedGame, Fingerprint, MESSAGES, Message, OpenError, OpenQuestion,
    Opened, OwnedShape, Progress, RecordEntry, Seat, Secret, Session, Source, TableError, Takeback, Waiting,
};

use crate::stones::{Choice, Setup, Stones};

pub fn secret(byte: u8) -> Secret {
    Secret::new([byte; 32])
}

pub fn erased() -> Arc<Stones> {
    Arc::new(Stones::default())
}

pub fn setup() -> Value {
    json!({ "goal": 6 })
}

/// A seeded game at its first decision.
pub fn table(byte: u8) -> Box<dyn DynSession> {
    match erased().open(&setup(), Source::Keyed(secret(byte)), &[]) {
        Ok(Opened::Table(table)) => table,
        Ok(Opened::Asks(question)) => panic!("a seeded game asks {question:?}"),
        Err(fault) => panic!("{fault}"),
    }
}

/// A game with real cards and dice at its first decision.
pub fn real_table() -> Box<dyn DynSession> {
    let cards = ["double".to_owned(), "plain".to_owned()];
    match erased().open(&setup(), Source::AtTheTable, &cards) {
        Ok(Opened::Table(table)) => table,
        Ok(Opened::Asks(question)) => panic!("still asks {question:?}"),
        Err(fault) => panic!("{fault}"),
    }
}

/// Makes a choice and answers its questions.
fn play(table: &mut dyn DynSession, id: &str, answers: &[&str]) -> Progress {
    let mut progress = table.choose(id, None).unwrap();
    for answer in answers {
        progress = table.answer(answer, None).unwrap();
    }
    progress
}

fn ids(table: &dyn DynSession) -> Vec<String> {
    table.choices(table.asked()).into_iter().map(|choice| choice.id).collect()
}

fn state(table: &dyn DynSession) -> Fingerprint {
    table.now().fingerprint()
}

/// Plays the first choice until the game is over.
pub fn play_to_the_end(table: &mut dyn DynSession) {
    while let Some(choice) = table.choices(table.asked()).first() {
        table.choose(&choice.id, None).unwrap();
    }
}

#[test]
fn a_game_can_be_played_to_its_end_and_read_at_every_step() {
    let mut table = table(1);
    assert_eq!((table.game(), table.seats(), table.step()), ("stones", 2, 0));
    assert_eq!(table.decision(table.asked()).unwrap().name, "turn");
    assert_eq!(table.decision(table.asked()).unwrap().rule.id, "T2");
    assert_eq!(ids(&*table), ["roll", "show", "gamble"]);
    let told: Vec<_> =
        table.events(0, Audience::Spectator).unwrap().into_iter().map(|event| event.id).collect();
    assert_eq!(told, ["dealt:0", "dealt:1"], "cards are dealt face down");

    play_to_the_end(&mut *table);
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.name, outcome.rule.id), ("goal", "T9"));
    assert!(table.decision(table.asked()).is_none());
    assert!(table.choices(table.asked()).is_empty());
    assert_eq!(table.choose("roll", None), Err(TableError::GameOver));

    let last = table.step();
    for step in 1..=last {
        let position = table.at(step).unwrap();
        assert_eq!(position.step(), step);
        assert!(!position.events(Audience::Spectator).is_empty());
        assert_eq!(position.outcome().is_some(), step == last);
    }
    assert_eq!(table.at(last + 1).err(), Some(TableError::NoSuchStep { step: last + 1, last }));
}

#[test]
fn undo_and_redo_never_roll_anew() {
    let mut table = table(2);
    let beginning = state(&*table);
    let mut seen = vec![beginning];
    for _ in 0..6 {
        let choice = ids(&*table).remove(0);
        table.choose(&choice, None).unwrap();
        seen.push(state(&*table));
    }
    let far = state(&*table);

    assert_eq!(table.undo(7), Err(TableError::NothingToUndo));
    assert_eq!(table.undo(0), Err(TableError::NothingToUndo));
    let takeback = table.undo(6).unwrap();
    assert_eq!(takeback.steps, 6);
    assert!(takeback.crossed_chance && takeback.crossed_reveal && !takeback.is_free());
    assert_eq!(state(&*table), beginning);
    assert_eq!(table.step(), 7);
    assert!(table.events(7, Audience::Spectator).unwrap().is_empty());

    for expected in &seen[1..4] {
        assert!(table.can_redo(table.asked()).is_some());
        table.redo().unwrap();
        assert_eq!(state(&*table), *expected);
        assert!(!table.events(table.step(), Audience::Spectator).unwrap().is_empty(), "a redo has events");
    }
    for expected in &seen[4..] {
        let choice = ids(&*table).remove(0);
        table.choose(&choice, None).unwrap();
        assert_eq!(state(&*table), *expected);
    }
    assert_eq!(state(&*table), far);
    assert_eq!(table.redo(), Err(TableError::NothingToRedo));
    assert_eq!(table.can_redo(table.asked()), None);
}

#[test]
fn another_choice_in_between_does_not_change_what_comes_up() {
    let mut table = table(3);
    play(&mut *table, "roll", &[]);
    let rolled = state(&*table);
    table.undo(1).unwrap();
    play(&mut *table, "show", &[]);
    table.undo(1).unwrap();
    play(&mut *table, "roll", &[]);
    assert_eq!(state(&*table), rolled);
    // Redo leads to the latest undone position: here to none; one choice back, to the roll.
    assert_eq!(table.can_redo(table.asked()), None);
    table.undo(1).unwrap();
    assert_eq!(table.can_redo(table.asked()).unwrap().id, "roll");
}

#[test]
fn what_a_takeback_crosses_is_computed() {
    let mut table = real_table();
    let crossed = |table: &dyn DynSession, choices| {
        let Takeback { crossed_chance, crossed_reveal, .. } = table.can_undo(choices).unwrap();
        (crossed_chance, crossed_reveal)
    };
    assert_eq!(table.can_undo(1), None);
    play(&mut *table, "roll", &["2"]);
    play(&mut *table, "take", &["white"]);
    play(&mut *table, "roll", &["1"]);
    assert_eq!(crossed(&*table, 1), (true, true));
    play(&mut *table, "hand-back", &[]);
    assert_eq!(crossed(&*table, 1), (false, false));
    assert!(table.can_undo(1).unwrap().is_free());
    assert_eq!(crossed(&*table, 2), (true, true));
    play(&mut *table, "show", &[]);
    assert_eq!(crossed(&*table, 1), (false, true));
    assert_eq!(crossed(&*table, 2), (false, true));
    assert_eq!(table.can_undo(6), None);

    table.undo(2).unwrap();
    let last = table.record().entries.last();
    assert_eq!(last, Some(&RecordEntry::Undo { choices: 2, chance: false, reveal: true }));
    play(&mut *table, "gamble", &["1", "2"]);
    assert_eq!(crossed(&*table, 1), (true, true), "answers count even without an event");
}

#[test]
fn a_fork_goes_on_with_chance_of_its_own() {
    let mut table = table(4);
    for _ in 0..4 {
        let choice = ids(&*table).remove(0);
        table.choose(&choice, None).unwrap();
    }
    table.undo(2).unwrap();
    let record = table.record().clone();

    let mut fork = table.fork(3, Source::Keyed(secret(5))).unwrap();
    assert_eq!(fork.step(), 3);
    assert_eq!(fork.now().fingerprint(), table.at(3).unwrap().fingerprint());
    let forked = fork.record().forked.clone().unwrap();
    assert_eq!((forked.of, forked.step, forked.kept), (Some(secret(4).commitment()), 3, 3));
    assert_eq!(
        fork.record().chance,
        ChanceRecord::Keyed { commitment: secret(5).commitment(), agreement: None, seed: None }
    );
    play_to_the_end(&mut *fork);
    assert_eq!(*table.record(), record, "the game itself is unchanged");

    // After an undo the line is shorter than the steps.
    assert_eq!(table.fork(5, Source::AtTheTable).unwrap().step(), 2);
    assert!(matches!(table.fork(9, Source::AtTheTable).err(), Some(TableError::NoSuchStep { .. })));
}

#[test]
fn a_fork_answers_otherwise() {
    let table = table(4);
    let faces = |source: Source| {
        let mut fork = table.fork(0, source).unwrap();
        (0..6)
            .map(|_| {
                let choice = ids(&*fork).remove(0);
                fork.choose(&choice, None).unwrap();
                fork.now().fingerprint()
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(faces(Source::Keyed(secret(4))), faces(Source::Keyed(secret(4))));
    assert_ne!(faces(Source::Keyed(secret(4))), faces(Source::Keyed(secret(6))));
}

#[test]
fn opening_with_real_cards_asks_for_each() {
    let open = |answers: &[&str]| {
        let answers: Vec<_> = answers.iter().map(|&name| name.to_owned()).collect();
        erased().open(&setup(), Source::AtTheTable, &answers)
    };
    let Ok(Opened::Asks(question)) = open(&[]) else { panic!("nothing is asked") };
    assert_eq!((question.what, question.number), ("card", 0));
    assert_eq!(question.names(), ["plain", "double"]);
    let Ok(Opened::Asks(question)) = open(&["double"]) else { panic!("nothing is asked") };
    assert_eq!(question.shape, OwnedShape::Draw([2, 1].into()));
    assert_eq!(question.number, 1);
    assert!(matches!(open(&["double", "double"]), Ok(Opened::Table(_))));

    let fault = open(&["double", "seven"]).err().unwrap();
    assert_eq!(fault, OpenError::ImpossibleAnswer { what: "card", name: "seven".to_owned(), number: 1 });
    let fault = open(&["double", "plain", "plain"]).err().unwrap();
    assert_eq!(fault, OpenError::LeftoverAnswers { needed: 2, given: 3 });
    let keyed = erased().open(&setup(), Source::Keyed(secret(1)), &["double".to_owned()]);
    assert_eq!(keyed.err(), Some(OpenError::LeftoverAnswers { needed: 0, given: 1 }));
}

#[test]
fn setups_are_checked() {
    let open = |setup: Value| erased().open(&setup, Source::Keyed(secret(1)), &[]).err().unwrap();
    assert_eq!(open(json!({ "goal": 0 })).code(), "refused-setup");
    assert_eq!(open(json!({ "goal": 6, "speed": 1 })).code(), "unreadable-setup");
    assert_eq!(open(json!("goal")).code(), "unreadable-setup");
    assert_eq!(erased().check_setup(&setup()), Ok(2));
}

#[test]
fn at_the_table_nothing_is_recorded_before_the_choice_is_complete() {
    let mut table = real_table();
    play(&mut *table, "show", &[]);
    let before = (table.record().clone(), state(&*table));

    let Progress::Asks(OpenQuestion { what, answers, number, shape, together, .. }) =
        table.choose("roll", Some(1)).unwrap()
    else {
        panic!("nothing is asked")
    };
    assert_eq!((what, number, shape), ("turn", 0, OwnedShape::Die(6)));
    let names: Vec<&str> = answers.iter().map(|answer| answer.name.as_str()).collect();
    assert_eq!((names, together), (vec!["1", "2", "3", "4", "5", "6"], 1));
    assert_eq!((table.record().clone(), state(&*table)), before);
    assert_eq!(table.pending(), Some(Waiting { choice: "roll".to_owned(), ..Waiting::default() }));
    assert!(table.pending_events(Audience::Spectator).is_empty());

    assert_eq!(table.choose("roll", None), Err(TableError::QuestionOpen { what: "turn" }));
    assert_eq!(table.undo(1), Err(TableError::QuestionOpen { what: "turn" }));
    assert_eq!(table.redo(), Err(TableError::QuestionOpen { what: "turn" }));
    assert_eq!(table.give_up(), Err(TableError::QuestionOpen { what: "turn" }));
    assert_eq!(table.can_undo(1), None);
    assert_eq!(
        table.answer("7", None),
        Err(TableError::ImpossibleAnswer { what: "turn", name: "7".to_owned() })
    );
    assert_eq!(table.answer("5", Some(1)), Err(TableError::StaleQuestion { expected: 1, number: 0 }));
    assert_eq!((table.record().clone(), state(&*table)), before);

    assert_eq!(table.answer("5", Some(0)), Ok(Progress::Played));
    assert_eq!(table.open_question(), None);
    assert_eq!(table.step(), 2);
    assert_eq!(table.answer("5", Some(0)), Err(TableError::NoQuestionOpen));
    assert_eq!(table.take_back_answer(), Err(TableError::NoQuestionOpen));
}

#[test]
fn an_answer_and_then_the_choice_can_be_taken_back() {
    let mut table = real_table();
    table.choose("roll", None).unwrap();
    assert_eq!(table.take_back_answer(), Ok(None));
    assert_eq!(table.open_question(), None);
    assert_eq!(table.pending(), None);
    assert_eq!(ids(&*table), ["roll", "show", "gamble"]);
}

#[test]
fn the_same_choice_at_the_table_keeps_its_answers() {
    let mut table = real_table();
    play(&mut *table, "roll", &["6"]);
    let rolled = state(&*table);
    table.undo(1).unwrap();
    assert_eq!(play(&mut *table, "roll", &[]), Progress::Played);
    assert_eq!(state(&*table), rolled);
}

#[test]
fn whatever_is_refused_changes_nothing() {
    let mut table = table(7);
    table.choose("show", Some(0)).unwrap();
    let before = (table.record().clone(), state(&*table));

    let stale = table.choose("roll", Some(0));
    assert_eq!(stale, Err(TableError::StaleStep { expected: 0, step: 1 }));
    assert_eq!(table.choose("walk:07b", None), Err(TableError::UnknownChoice { id: "walk:07b".to_owned() }));
    let another = table.choose("ratcatcher/walk:07b", None);
    assert_eq!(
        another,
        Err(TableError::AnotherGamesChoice { id: "ratcatcher/walk:07b".to_owned(), game: "stones" })
    );
    let Err(TableError::Refused(objection)) = table.choose("stones/show", None) else {
        panic!("a card is shown twice")
    };
    assert_eq!((objection.choice.as_deref(), objection.rule.id), (Some("show"), "T6"));
    assert_eq!(table.answer("5", None), Err(TableError::NoQuestionOpen));
    assert_eq!(table.redo(), Err(TableError::NothingToRedo));

    assert_eq!((table.record().clone(), state(&*table)), before);
    table.choose("stones/roll", Some(1)).unwrap();
}

#[test]
fn answers_are_taken_back_one_by_one() {
    let mut table = real_table();
    play(&mut *table, "gamble", &["5"]);
    let told: Vec<_> = table.pending_events(Audience::Spectator).into_iter().map(|event| event.id).collect();
    assert_eq!(told, ["gambled:5"]);
    let asks = table.take_back_answer().unwrap();
    assert_eq!(asks.map(|question| question.number), Some(0));
    assert_eq!(table.pending(), Some(Waiting { choice: "gamble".to_owned(), ..Waiting::default() }));
    assert_eq!(table.open_question().unwrap().number, 0);

    let Progress::Asks(question) = table.answer("3", Some(0)).unwrap() else { panic!("nothing is asked") };
    assert_eq!((question.what, question.number), ("gamble", 1));
    assert_eq!(table.pending().unwrap().answers, ["3"]);
    assert_eq!(table.answer("3", Some(0)), Err(TableError::StaleQuestion { expected: 0, number: 1 }));
    assert_eq!(table.answer("3", Some(1)), Ok(Progress::Played));
    let told: Vec<_> =
        table.events(1, Audience::Spectator).unwrap().into_iter().map(|event| event.id).collect();
    assert_eq!(told, ["gambled:3", "gambled:3", "won", "passed:1"]);
    assert_eq!(
        table.record().entries,
        [RecordEntry::Choose { id: "gamble".to_owned(), chance: vec![2, 2], state: None }]
    );
}

#[test]
fn several_answers_are_taken_together_or_not_at_all() {
    let mut table = real_table();
    let Ok(Progress::Asks(question)) = table.choose("gamble", None) else { panic!("nothing is asked") };
    assert_eq!((question.together, question.total), (2, 2));
    let all = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let before = table.pending();
    for wrong in [all(&["3", "9"]), all(&["9"]), all(&["3", "3", "3"])] {
        assert!(table.answer_all(&wrong, None).is_err());
        assert_eq!(table.pending(), before);
    }
    assert_eq!(table.answer_all(&all(&["3", "3"]), Some(0)), Ok(Progress::Played));
    assert_eq!(table.step(), 1);
}

#[test]
fn what_was_told_wrongly_is_corrected_and_the_rest_is_played_again() {
    let mut table = real_table();
    play(&mut *table, "gamble", &["3", "3"]);
    play(&mut *table, "show", &[]);
    play(&mut *table, "roll", &["6"]);
    assert_eq!(table.last_told(), Some(3));
    let asked = table.inquire(1, None).unwrap();
    let told: Vec<_> = asked.answered.iter().map(|told| told.answer.as_str()).collect();
    assert_eq!((told, asked.open), (vec!["3", "3"], None));

    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let before = (table.record().clone(), state(&*table));
    assert_eq!(table.amend(1, &names(&["3"])), Err(TableError::QuestionOpen { what: "gamble" }));
    assert_eq!(table.amend(1, &names(&["3", "3", "3"])), Err(TableError::LeftoverAnswers { left: 1 }));
    assert_eq!(table.amend(2, &names(&["3"])), Err(TableError::LeftoverAnswers { left: 1 }));
    assert_eq!(table.amend(9, &[]), Err(TableError::NoSuchStep { step: 9, last: 3 }));
    assert_eq!((table.record().clone(), state(&*table)), before);

    let amended = table.amend(1, &names(&["4", "4"])).unwrap();
    assert_eq!((amended.kept, amended.lost.len()), (2, 0));
    assert_eq!(table.record().entries[3], RecordEntry::Amend { choices: 3, chance: vec![3, 3], state: None });
    assert_eq!(table.step(), 6);
    // The old line is still in the tree.
    let told = |step| table.inquire(step, None);
    assert_eq!(told(1), Err(TableError::NothingToAmend { step: 1 }));
    assert_eq!(told(4).unwrap().answered[0].answer, "4");
    let record = table.published();
    assert_eq!(erased().verify(&record).unwrap().steps, 6);

    // The setup can be corrected, too, and a fork from there has the correction.
    let amended = table.amend(0, &names(&["plain", "double"])).unwrap();
    assert_eq!((amended.kept, table.step()), (3, 10));
    erased().verify(&table.published()).unwrap();
    let fork = table.fork(10, Source::AtTheTable).unwrap();
    assert_eq!(state(&*fork), state(&*table));
    erased().verify(&fork.published()).unwrap();
}

#[test]
fn what_is_not_possible_any_more_is_named() {
    let mut table = real_table();
    play(&mut *table, "roll", &["6"]);
    let choice = ids(&*table).remove(0);
    play(&mut *table, &choice, &["white"]);
    let steps = table.step();
    let amended = table.amend(1, &["1".to_owned()]).unwrap();
    assert_eq!((amended.kept, amended.lost.len()), (0, 1));
    assert!(amended.reason.is_some() && table.step() == steps + 1);
    erased().verify(&table.published()).unwrap();
}

#[test]
fn a_stream_is_not_corrected() {
    let mut table = table(7);
    table.choose("roll", None).unwrap();
    assert_eq!(table.amend(1, &["1".to_owned()]), Err(TableError::NotAtTheTable));
    let mut record = table.record().clone();
    record.entries.push(RecordEntry::Amend { choices: 1, chance: vec![0], state: None });
    assert_eq!(erased().verify(&record).err().map(|fault| fault.code()), Some("record-nothing-to-amend"));
}

#[test]
fn games_at_the_table_keep_the_law() {
    for seed in 0..40 {
        tabletop::laws::told_at_the_table(&erased(), &Setup::default(), seed, 60).unwrap();
    }
}

#[test]
fn every_error_has_a_code_and_a_message() {
    let Err(refused) = table(7).choose("take", None) else { panic!("a stone is taken before the roll") };
    let name = || "moon".to_owned();
    let tables = [
        TableError::StaleStep { expected: 0, step: 1 },
        TableError::StaleQuestion { expected: 0, number: 1 },
        TableError::UnknownChoice { id: name() },
        TableError::AnotherGamesChoice { id: name(), game: "stones" },
        TableError::UnknownThing { thing: name() },
        TableError::NoWay { thing: name() },
        refused,
        TableError::GameOver,
        TableError::GivenUp,
        TableError::QuestionOpen { what: "turn" },
        TableError::NoQuestionOpen,
        TableError::ImpossibleAnswer { what: "turn", name: name() },
        TableError::LeftoverAnswers { left: 1 },
        TableError::NotAtTheTable,
        TableError::NothingToAmend { step: 1 },
        TableError::NothingToUndo,
        TableError::NothingToRedo,
        TableError::NoSuchStep { step: 2, last: 1 },
        TableError::NoSecret,
        TableError::HiddenRecord,
    ];
    let opens = [
        OpenError::UnreadableSetup { reason: name() },
        OpenError::RefusedSetup(tabletop::ObjectionInfo {
            choice: None,
            rule: tabletop::RuleId::entry(crate::stones::Rule::T1),
            text: Message::new("stones-goal"),
        }),
        OpenError::BadPosition(tabletop::PositionFault { at: name(), what: name() }),
        OpenError::UnreadableScript { line: name() },
        OpenError::ImpossibleAnswer { what: "turn", name: name(), number: 0 },
        OpenError::LeftoverAnswers { needed: 0, given: 1 },
    ];
    let tables = tables.iter().map(|error| (error.code(), error.message(), error.to_string()));
    let opens = opens.iter().map(|error| (error.code(), error.message(), error.to_string()));
    let mut keys = std::collections::BTreeSet::from(["error-record"]);
    for (code, message, text) in tables.chain(opens) {
        // Too many answers are refused in the setup and at a table, each with a message of its own.
        assert!(message.key == format!("error-{code}") || message.key == "error-answers-left");
        assert!(!text.is_empty());
        keys.insert(message.key);
    }
    assert!(keys.iter().eq(&MESSAGES), "the list of messages is complete and in order");
}

#[test]
fn things_are_explained() {
    let mut table = table(7);
    let objections = table.explain("card", Audience::Seat(Seat(0))).unwrap();
    assert!(objections.is_empty(), "showing a card is allowed");
    table.choose("show", None).unwrap();
    assert_eq!(table.explain("card", Audience::Seat(Seat(0))).unwrap().len(), 1);
    let objections = table.explain("bag", Audience::Seat(Seat(0))).unwrap();
    let objections: Vec<_> = objections
        .iter()
        .map(|objection| (objection.choice.as_deref().unwrap(), objection.rule.id))
        .collect();
    assert_eq!(objections, [("take", "T4"), ("hand-back", "T7")]);
    assert!(table.explain("table", Audience::Seat(Seat(0))).unwrap().is_empty());
    let objections = table.at(0).unwrap().explain("card", Audience::Seat(Seat(0))).unwrap();
    assert!(objections.is_empty(), "at an earlier step, the choices of that step count");
    assert_eq!(
        table.explain("moon", Audience::Seat(Seat(0))),
        Err(TableError::UnknownThing { thing: "moon".to_owned() })
    );
}

#[test]
fn views_differ_and_descriptions_do_not() {
    let table = real_table();
    let view = |audience| table.view(audience)["cards"].clone();
    assert_eq!(view(Audience::Seat(Seat(0))), json!(["double", null]));
    assert_eq!(view(Audience::Seat(Seat(1))), json!([null, "plain"]));
    assert_eq!(view(Audience::Spectator), json!([null, null]));
    assert_eq!(table.describe()["players"][0]["card"], json!(1));
}

#[test]
fn each_audience_reads_what_it_may_know() {
    let mut table = real_table();
    let (first, second) = (Audience::Seat(Seat(0)), Audience::Seat(Seat(1)));
    let told = |audience| -> Vec<String> {
        table.events(0, audience).unwrap().into_iter().map(|event| event.id).collect()
    };
    assert_eq!(told(first), ["dealt:0:double", "dealt:1"]);
    assert_eq!(told(second), ["dealt:0", "dealt:1:plain"]);
    assert_eq!(told(Audience::Spectator), ["dealt:0", "dealt:1"]);
    let session = table.as_any().downcast_ref::<Session<Stones>>().unwrap();
    let story = session.seen_by(second).story(0).unwrap();
    assert_eq!(story.entries()[0].event, crate::stones::Event::Dealt(0, None));

    assert_eq!(table.asked(), first);
    for (audience, prompt, choices) in [
        (first, "stones-prompt", 3),
        (second, "stones-waiting", 0),
        (Audience::Spectator, "stones-waiting", 0),
    ] {
        let decision = table.decision(audience).unwrap();
        assert_eq!((decision.seat, decision.prompt.key), (Seat(0), prompt));
        assert_eq!(table.choices(audience).len(), choices);
    }
    play(&mut *table, "show", &[]);
    assert_eq!(table.explain("card", first).unwrap().len(), 1);
    assert_eq!(table.explain("card", second), Ok(Vec::new()));
    assert_eq!(table.explain("moon", second), Ok(Vec::new()), "no thing is looked up for others");
    table.undo(1).unwrap();
    assert_eq!(table.can_redo(first).map(|choice| choice.id).as_deref(), Some("show"));
    assert_eq!(table.can_redo(second), None);
}

#[test]
fn the_record_is_handed_out_at_the_end_only_where_hands_are_hidden() {
    let mut finished = table(8);
    assert_eq!(finished.handed_out(), Err(TableError::HiddenRecord));
    play_to_the_end(&mut *finished);
    assert_eq!(finished.handed_out(), Ok(finished.published()));
    assert_eq!(finished.asked(), Audience::Spectator);

    let mut given_up = table(8);
    given_up.give_up().unwrap();
    assert_eq!(given_up.handed_out(), Ok(given_up.published()));
}

#[test]
fn the_secret_is_published_at_the_end_only() {
    let seed = |table: &dyn DynSession| match table.published().chance {
        ChanceRecord::Keyed { seed, .. } => seed,
        ChanceRecord::AtTheTable => None,
    };
    let mut finished = table(8);
    assert_eq!(seed(&*finished), None);
    play_to_the_end(&mut *finished);
    assert_eq!(seed(&*finished), Some(secret(8)));
    assert!(!format!("{:?}", finished.record()).contains(&secret(8).to_hex()));
    assert!(matches!(finished.record().chance, ChanceRecord::Keyed { seed: None, .. }));
    assert_eq!(finished.give_up(), Err(TableError::GameOver));

    let mut given_up = table(8);
    play(&mut *given_up, "roll", &[]);
    given_up.give_up().unwrap();
    assert!(given_up.is_given_up());
    assert_eq!(seed(&*given_up), Some(secret(8)));
    assert_eq!(given_up.choose("take", None), Err(TableError::GivenUp));
    assert_eq!(given_up.undo(1), Err(TableError::GivenUp));
    assert_eq!(given_up.give_up(), Err(TableError::GivenUp));
}

#[test]
fn pages_read_a_session_with_its_types() {
    let mut table = real_table();
    play(&mut *table, "roll", &["2"]);
    play(&mut *table, "take", &["gold"]);
    play(&mut *table, "show", &[]);
    table.undo(1).unwrap();
    play(&mut *table, "roll", &["1"]);
    table.undo(1).unwrap();
    table.redo().unwrap();

    let session = table.as_any().downcast_ref::<Session<Stones>>().unwrap();
    assert_eq!(session.setup(), &Setup::default());
    let seen = session.seen_by(Audience::Seat(Seat(0)));
    let stones = |here: tabletop::SeenPosition<'_, Stones>| here.view().stones[0];
    assert_eq!(stones(seen.now()), [0, 0, 1]);
    assert_eq!(stones(seen.at(0).unwrap()), [0, 0, 0]);
    let host = session.seen_by_host();
    let line: Vec<_> = host.line().into_iter().map(|step| (step.step, step.choice)).collect();
    assert_eq!(line, [(1, Choice::Roll), (2, Choice::Take), (7, Choice::Roll)]);
    let line: Vec<_> = seen.line_at(3).unwrap().into_iter().map(|step| step.step()).collect();
    assert_eq!(line, [1, 2, 3]);
    let step = &seen.line()[1];
    assert_eq!((stones(step.before())[2], stones(step.after())[2]), (0, 1));

    let story = seen.story(2).unwrap();
    let told: Vec<_> = story.entries().iter().map(|entry| entry.event).collect();
    assert_eq!(told, [crate::stones::Event::Drew(2), crate::stones::Event::Passed(1)]);
    assert_eq!(story.moments(), 1);
    assert!(seen.story(4).unwrap().entries().is_empty(), "an undo has no events");
    assert_eq!(seen.story(7).unwrap().entries().len(), seen.story(5).unwrap().entries().len());
    assert!(seen.story(8).is_err());
}
