//! Sources of chance: the frozen seeded stream, and agreement between sources.

use serde_json::json;
use tabletop::{
    ApplyError, Chance, Commitment, FastSource, Game, Question, Recording, ReplaySource, Script, ScriptError,
    Secret, SeededSource, Shape, Silent, Story, Unanswered,
};

use crate::stones::{Ask, Choice, Setup, Stones};

fn counting_secret() -> Secret {
    let mut bytes = [0; 32];
    for (byte, value) in bytes.iter_mut().zip(0..) {
        *byte = value;
    }
    Secret::new(bytes)
}

fn answers(secret: &Secret, from: u64, count: usize, shape: Shape<'_>) -> Vec<u16> {
    let mut stream = SeededSource::at(secret, from);
    (0..count).map(|_| stream.answer(Question { what: "test", shape }).unwrap()).collect()
}

/// If one of these changes, every record of a seeded game fails to verify. The numbers were computed with another
/// implementation of BLAKE3.
#[test]
fn the_keyed_stream_is_frozen() {
    let zero = Secret::new([0; 32]);
    let counting = counting_secret();
    assert_eq!(
        zero.commitment().to_string(),
        "38624a75a204720b9e9c11dbb3d2ffa6d6c029de41f939fdac6fc807dafe8582"
    );
    assert_eq!(
        counting.commitment().to_string(),
        "bcd614c2bbf3ce1b763ca8ad1c736f12dfad1ec491499890f66a8fed5a319120"
    );
    assert_eq!(
        answers(&zero, 0, 20, Shape::Die(6)),
        [1, 2, 4, 2, 4, 1, 2, 5, 3, 1, 4, 0, 0, 4, 2, 1, 4, 4, 0, 5]
    );
    assert_eq!(
        answers(&counting, 0, 20, Shape::Die(6)),
        [5, 2, 3, 3, 3, 4, 0, 4, 3, 3, 3, 2, 3, 2, 2, 1, 3, 2, 5, 1]
    );
    assert_eq!(answers(&counting, 1 << 40, 10, Shape::Die(20)), [0, 11, 18, 14, 3, 13, 5, 13, 6, 2]);
    assert_eq!(
        answers(&counting, 0, 20, Shape::Draw(&[10, 0, 5, 1])),
        [0, 2, 0, 2, 0, 0, 0, 2, 0, 0, 2, 0, 0, 2, 0, 3, 0, 0, 3, 0]
    );
}

#[test]
fn the_keyed_stream_can_be_read_from_any_place() {
    let secret = counting_secret();
    let whole = answers(&secret, 0, 50, Shape::Die(100));
    assert_eq!(answers(&secret, 30, 20, Shape::Die(100)), whole[30..]);
    let stream = SeededSource::at(&secret, 3);
    assert_eq!(stream.seek(30).position(), 30);
}

#[test]
fn the_keyed_stream_is_even() {
    const ROLLS: usize = 60_000;
    let mut counts = [0_i64; 6];
    for answer in answers(&counting_secret(), 0, ROLLS, Shape::Die(6)) {
        counts[usize::from(answer)] += 1;
    }
    let expected = i64::try_from(ROLLS / 6).unwrap();
    let sum: i64 = counts.iter().map(|count| (count - expected).pow(2)).sum();
    // Chi square with five degrees of freedom is below 20.5 in 999 of 1000 streams.
    assert!(sum * 10 < expected * 205, "{counts:?}");
}

#[test]
fn a_bag_is_drawn_from_by_what_it_holds() {
    let mut counts = [0; 4];
    for answer in answers(&counting_secret(), 0, 16_000, Shape::Draw(&[10, 0, 5, 1])) {
        counts[usize::from(answer)] += 1;
    }
    assert_eq!(counts[1], 0);
    for (count, expected) in counts.into_iter().zip([10_000_i32, 0, 5_000, 1_000]) {
        assert!((count - expected).abs() < 200, "{counts:?}");
    }
}

#[test]
fn a_secret_does_not_show_itself() {
    let secret = counting_secret();
    assert!(!format!("{secret:?}").contains("01"));
    assert!(!format!("{:?}", SeededSource::at(&secret, 0)).contains("key"));
    assert_eq!(Secret::from_hex(&secret.to_hex()), Some(secret.clone()));
    assert_eq!(Commitment::from_hex(&secret.commitment().to_string()), Some(secret.commitment()));
    assert_eq!(Secret::from_hex("00"), None);
}

/// One game, played four times: from the seeded stream, from a script of its answers, from a record of it, and one
/// question at a time.
#[test]
fn sources_agree() {
    let (game, setup) = (Stones::default(), Setup::default());
    let secret = counting_secret();
    let choices = [Choice::Roll, Choice::Take];

    let mut keyed = Recording::new(SeededSource::at(&secret, 0));
    let mut expected = game.begin(&setup, &mut keyed, &mut Silent).unwrap();
    for choice in choices {
        expected = game.apply(&expected, choice, &mut keyed, &mut Silent).unwrap();
    }
    let answers = keyed.into_answers();

    let mut given = ReplaySource::new(&answers);
    let mut state = game.begin(&setup, &mut given, &mut Silent).unwrap();
    for choice in choices {
        state = game.apply(&state, choice, &mut given, &mut Silent).unwrap();
    }
    assert_eq!(state, expected);
    assert_eq!(given.left(), 0);

    let names = ["card", "card", "turn", "stone"];
    let lines: Vec<_> = names
        .iter()
        .zip(&answers)
        .map(|(what, &answer)| match *what {
            "turn" => format!("turn {}", answer + 1),
            "card" => format!("card {}", crate::stones::CARDS[usize::from(answer)]),
            _ => format!("stone {}", crate::stones::STONES[usize::from(answer)]),
        })
        .collect();
    let mut script = Script::new(&game, &lines).unwrap();
    let mut state = game.begin(&setup, &mut script, &mut Silent).unwrap();
    for choice in choices {
        state = game.apply(&state, choice, &mut script, &mut Silent).unwrap();
    }
    assert_eq!(state, expected);
    assert!(script.leftovers().is_empty());

    let mut told = Vec::new();
    let state = loop {
        match game.begin(&setup, &mut ReplaySource::new(&told), &mut Silent) {
            Ok(state) => break state,
            Err(Unanswered::Open(_)) => told.push(answers[told.len()]),
            Err(fault) => panic!("{fault:?}"),
        }
    };
    assert_eq!(state, game.begin(&setup, &mut SeededSource::at(&secret, 0), &mut Silent).unwrap());
    assert_eq!(told, answers[..2]);
}

#[test]
fn an_error_leaves_the_state_untouched() {
    let game = Stones::default();
    let state = game.begin_fast(&Setup::default(), &mut FastSource::new(1));
    let before = state.clone();

    let mut story = Story::default();
    let refused = game.apply(&state, Choice::Take, &mut FastSource::new(1), &mut story);
    assert!(
        matches!(refused, Err(ApplyError::Refused(objection)) if objection.rule == crate::stones::Rule::T4)
    );
    assert!(story.entries.is_empty());
    assert_eq!(state, before);

    let unanswered = game.apply(&state, Choice::Roll, &mut ReplaySource::new(&[]), &mut story);
    assert!(matches!(unanswered, Err(ApplyError::Chance(Unanswered::Open(_)))));
    assert_eq!(state, before);

    let rolled = game.apply(&state, Choice::Roll, &mut ReplaySource::new(&[4]), &mut story).unwrap();
    assert_eq!(rolled.ask, Ask::Draw { left: 2, drawn: 0 });
    assert_eq!(state, before);
}

#[test]
fn a_script_does_not_bend() {
    let game = Stones::default();
    let state = game.begin_fast(&Setup::default(), &mut FastSource::new(1));
    let play = |lines: &[&str]| {
        let mut script = Script::new(&game, lines)?;
        match game.apply(&state, Choice::Roll, &mut script, &mut Silent) {
            Ok(_) => Ok(script.leftovers()),
            Err(ApplyError::Chance(fault)) => Err(fault),
            Err(ApplyError::Refused(objection)) => panic!("{objection:?}"),
        }
    };
    assert_eq!(play(&["turn 5"]), Ok(vec![]));
    assert_eq!(play(&["turn 5 6", "stone gold"]), Ok(vec!["turn 6".to_owned(), "stone gold".to_owned()]));
    assert_eq!(play(&[]), Err(ScriptError::Ended { what: "turn" }));
    assert_eq!(play(&["turn"]), Err(ScriptError::Unreadable { line: "turn".to_owned() }));
    assert_eq!(
        play(&["stone gold"]),
        Err(ScriptError::OtherQuestion { number: 1, written: "stone".to_owned(), what: "turn" })
    );
    let fault = play(&["turn 7"]).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "answer 1 of the script: `7` cannot come up for `turn`, only 1, 2, 3, 4, 5, 6"
    );
}

#[test]
fn a_script_cannot_draw_what_is_not_in_the_bag() {
    let game = Stones::default();
    let description = json!({
        "bag": [1, 0, 2], "turn": 0, "goal": 6, "ask": { "draw": { "left": 1, "drawn": 0 } },
        "players": [
            { "stones": [0, 0, 0], "card": 0, "shown": false },
            { "stones": [0, 0, 0], "card": 1, "shown": false },
        ],
    });
    let state = tabletop::ScenarioState::position(&game, &Setup::default(), &description).unwrap();
    let mut script = Script::new(&game, &["stone black"]).unwrap();
    let played = game.apply(&state, Choice::Take, &mut script, &mut Silent);
    let Err(ApplyError::Chance(ScriptError::Impossible { possible, .. })) = played else {
        panic!("{played:?}")
    };
    assert_eq!(possible, ["white", "gold"]);
}
