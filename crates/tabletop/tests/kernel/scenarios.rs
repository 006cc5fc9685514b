//! Scenarios: they pass and fail correctly, and failures name their place.

use serde_json::{Value, json};
use tabletop::{ErasedGame, Report, Scenario};

use crate::sessions::erased;

/// A valid scenario that uses every field.
fn sound() -> Value {
    json!({
        "name": "A black stone ends the turn",
        "rule": "T8",
        "game": "stones",
        "setup": { "goal": 6 },
        "begin_chance": ["card double plain"],
        "expect": ["dealt:0:double", "dealt:1:plain by T1"],
        "never": ["drew:*"],
        "cites": ["T1", "T2"],
        "offered": ["roll", "show"],
        "refused": [{ "choice": "take", "rule": "T4" }],
        "state": { "players.0.card": 1, "/turn": 0, "end": null },
        "absent": ["end", "players.2"],
        "steps": [
            {
                "choose": "roll",
                "chance": ["turn 6"],
                "expect": ["rolled:6 by T2"],
                "offered": ["take"],
                "refused": [{ "choice": "stop", "rule": "T5" }, { "choice": "show", "rule": "T6" }],
                "state": { "ask.draw.left": 3 },
            },
            {
                "choose": "take",
                "chance": ["stone black"],
                "expect": ["drew:black", "rule:T8"],
                "never": ["rule:T9"],
                "cites": ["T4", "T8"],
                "state": { "turn": 1, "players.0.stones": [0, 1, 0], "ask": "turn" },
            },
        ],
    })
}

fn check(value: Value) -> Report {
    let scenario: Scenario = serde_json::from_value(value).unwrap();
    erased().check_scenario(&scenario)
}

/// Changes the valid scenario, and returns its failures with their places.
fn failures(change: impl FnOnce(&mut Value)) -> Vec<(String, String)> {
    let mut value = sound();
    change(&mut value);
    check(value).failures.into_iter().map(|failure| (failure.at, failure.reason)).collect()
}

/// As [`failures`], for exactly one failure.
fn failure(change: impl FnOnce(&mut Value)) -> (String, String) {
    let mut failures = failures(change);
    assert_eq!(failures.len(), 1, "{failures:?}");
    failures.remove(0)
}

#[test]
fn a_sound_scenario_passes() {
    let report = check(sound());
    assert!(report.passed(), "{:?}", report.failures);
    assert_eq!(Vec::from_iter(report.acted), ["T1", "T2", "T4", "T5", "T8"]);
    assert_eq!(Vec::from_iter(report.refused), ["T4", "T5", "T6"]);
}

#[test]
fn a_scenario_may_start_from_a_position() {
    let scenario = json!({
        "name": "The goal ends the game",
        "rule": "T9",
        "game": "stones",
        "setup": { "goal": 4 },
        "position": {
            "bag": [1, 0, 1], "turn": 1, "goal": 4, "ask": { "draw": { "left": 2, "drawn": 0 } },
            "players": [
                { "stones": [0, 0, 0], "card": 0, "shown": false },
                { "stones": [1, 0, 1], "card": 1, "shown": false },
            ],
        },
        "steps": [{
            "choose": "take",
            "chance": ["stone white"],
            "expect": ["drew:white", "ended:*"],
            "refused": [{ "choice": "take", "rule": "T9" }],
        }],
        "outcome": "goal",
    });
    let report = check(scenario.clone());
    assert!(report.passed(), "{:?}", report.failures);

    let failing = |change: fn(&mut Value)| {
        let mut scenario = scenario.clone();
        change(&mut scenario);
        check(scenario).failures.into_iter().map(|failure| failure.at).collect::<Vec<_>>()
    };
    assert_eq!(failing(|value| value["outcome"] = json!("empty-bag")), ["outcome"]);
    assert_eq!(failing(|value| value["outcome"] = Value::Null), ["outcome"]);
    assert_eq!(failing(|value| value["position"]["goal"] = json!(5)), ["position.goal"]);
    assert_eq!(failing(|value| value["begin_chance"] = json!(["card plain"])), ["begin_chance"]);
    assert_eq!(failing(|value| value["expect"] = json!(["dealt:0:*"])), ["expect[0]"]);
    let after_the_end = |value: &mut Value| {
        value["steps"].as_array_mut().unwrap().push(json!({ "choose": "roll" }));
    };
    assert_eq!(failing(after_the_end), ["steps[1].choose"]);
}

#[test]
fn events_that_do_not_happen_fail() {
    let (at, reason) = failure(|value| value["steps"][1]["expect"] = json!(["rule:T8", "drew:black"]));
    assert_eq!(at, "steps[1].expect[1]");
    assert_eq!(reason, "drew:black does not happen in passed:1 by T8");
    let (at, _) = failure(|value| value["steps"][1]["expect"][0] = json!("drew:b"));
    assert_eq!(at, "steps[1].expect[0]");
    let (at, _) = failure(|value| value["steps"][1]["expect"][0] = json!("drew:* by T5"));
    assert_eq!(at, "steps[1].expect[0]");
    let (at, _) = failure(|value| value["expect"] = json!(["dealt:0:*", "dealt:0:*"]));
    assert_eq!(at, "expect[1]");
}

#[test]
fn events_that_must_not_happen_fail() {
    for pattern in ["drew:*", "rule:T8", "passed:1"] {
        let (at, reason) = failure(|value| value["steps"][1]["never"] = json!([pattern]));
        assert_eq!(at, "steps[1].never[0]");
        assert_eq!(reason, format!("{pattern} happens in drew:black by T4, passed:1 by T8"));
    }
}

#[test]
fn rules_that_do_not_act_fail() {
    let (at, reason) = failure(|value| value["steps"][0]["cites"] = json!(["T2", "T3"]));
    assert_eq!((at.as_str(), reason.as_str()), ("steps[0].cites[1]", "T3 does not act, only T2, T4, T5"));
    let (at, reason) = failure(|value| value["rule"] = json!("T9"));
    assert_eq!((at.as_str(), reason.as_str()), ("rule", "files under T9 but never trips it"));
    let (at, _) = failure(|value| value["rule"] = json!("T99"));
    assert_eq!(at, "rule");
    assert!(failures(|value| value["rule"] = json!("T6")).is_empty(), "a refusal is enough");
}

#[test]
fn choices_that_are_offered_or_refused_otherwise_fail() {
    let (at, reason) = failure(|value| value["offered"] = json!(["show", "take"]));
    assert_eq!((at.as_str(), reason.as_str()), ("offered[1]", "`take` is not among roll, show, gamble"));
    let (at, reason) = failure(|value| value["refused"][0]["rule"] = json!("T5"));
    assert_eq!((at.as_str(), reason.as_str()), ("refused[0]", "`take` is refused by T4, not T5"));
    let (at, reason) =
        failure(|value| value["steps"][0]["refused"][0] = json!({ "choice": "take", "rule": "T4" }));
    assert_eq!((at.as_str(), reason.as_str()), ("steps[0].refused[0]", "`take` is allowed"));
    let (at, reason) = failure(|value| value["refused"][0]["choice"] = json!("fly"));
    assert_eq!((at.as_str(), reason.as_str()), ("refused[0]", "there is no choice `fly`"));
}

#[test]
fn values_that_differ_fail() {
    let (at, reason) = failure(|value| value["steps"][1]["state"]["turn"] = json!(0));
    assert_eq!((at.as_str(), reason.as_str()), ("steps[1].state.turn", "must be 0, is 1"));
    let (at, reason) = failure(|value| value["state"] = json!({ "players.7.card": 1 }));
    assert_eq!((at.as_str(), reason.as_str()), ("state.players.7.card", "must be 1, is null"));
    let (at, _) = failure(|value| value["state"] = json!({ "/players/1/card": 1 }));
    assert_eq!(at, "state./players/1/card");
    let (at, reason) = failure(|value| value["steps"][0]["absent"] = json!(["end", "ask.draw"]));
    assert_eq!(at, "steps[0].absent[1]");
    assert_eq!(reason, "ask.draw is {\"drawn\":0,\"left\":3}");
}

#[test]
fn chance_that_was_not_foreseen_fails() {
    let (at, reason) = failure(|value| value["steps"][1]["chance"] = json!([]));
    assert_eq!(at, "steps[1].chance");
    assert_eq!(reason, "the script ends, and `stone` is asked (so far: nothing)");
    let (at, reason) = failure(|value| value["steps"][1]["chance"] = json!(["stone black black"]));
    assert_eq!((at.as_str(), reason.as_str()), ("steps[1].chance", "nobody asked for: stone black"));
    let (at, _) = failure(|value| value["steps"][1]["chance"] = json!(["turn 3"]));
    assert_eq!(at, "steps[1].chance");
    let (at, _) = failure(|value| value["steps"][1]["chance"] = json!(["stone blue"]));
    assert_eq!(at, "steps[1].chance");
    let (at, _) = failure(|value| value["steps"][1]["chance"] = json!(["stone"]));
    assert_eq!(at, "steps[1].chance");
    let (at, _) = failure(|value| value["begin_chance"] = json!([]));
    assert_eq!(at, "begin_chance");
}

#[test]
fn choices_that_cannot_be_made_fail() {
    let (at, reason) = failure(|value| value["steps"][0]["choose"] = json!("fly"));
    assert_eq!((at.as_str(), reason.as_str()), ("steps[0].choose", "there is no choice `fly`"));
    let (at, reason) = failure(|value| value["steps"][0]["choose"] = json!("hand-back"));
    assert_eq!(at, "steps[0].choose");
    assert!(reason.starts_with("`hand-back` is refused by T7"), "{reason}");
}

#[test]
fn another_game_and_another_setup_fail() {
    let (at, _) = failure(|value| value["game"] = json!("ratcatcher"));
    assert_eq!(at, "game");
    let (at, _) = failure(|value| value["setup"] = json!({ "goal": 0 }));
    assert_eq!(at, "setup");
    let (at, _) = failure(|value| value["setup"] = json!({}));
    assert_eq!(at, "setup");
}

#[test]
fn a_scenario_with_unknown_fields_is_not_read() {
    for change in [
        |value: &mut Value| value["expects"] = json!([]),
        |value: &mut Value| value["steps"][0]["expects"] = json!([]),
        |value: &mut Value| value["refused"][0]["why"] = json!(""),
    ] {
        let mut value = sound();
        change(&mut value);
        let fault = serde_json::from_value::<Scenario>(value).unwrap_err();
        assert!(fault.to_string().contains("unknown field"), "{fault}");
    }
}

#[test]
fn scenarios_come_back() {
    let scenario: Scenario = serde_json::from_value(sound()).unwrap();
    let text = serde_json::to_string(&scenario).unwrap();
    assert_eq!(serde_json::from_str::<Scenario>(&text).unwrap(), scenario);
}
