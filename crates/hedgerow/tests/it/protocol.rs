//! The engine protocol: what is documented is what is said, and nothing that is sent does harm.

use crate::common::root;
use crate::common::schema::Schema;
use hedgerow::engine::{Engine, LONGEST_LINE};
use serde_json::{Value, json};
use tabletop::{FastSource, Language};

/// An engine whose every answer is judged by the schema.
struct Evaluator {
    engine: Engine,
    schema: Schema,
}

impl Evaluator {
    fn new() -> Self {
        let schema = Schema::read(&root().join("docs/engine-protocol.schema.json"));
        Self { engine: Engine::new(Language::En), schema }
    }

    /// Sends a request that the schema knows.
    fn ask(&mut self, request: &Value) -> Value {
        self.schema.judge_as("request", request).unwrap();
        self.send(&request.to_string())
    }

    /// Sends a line.
    fn send(&mut self, line: &str) -> Value {
        let text = self.engine.answer(line);
        assert!(!text.contains('\n'), "{text}");
        let answer: Value = serde_json::from_str(&text).unwrap();
        if answer["ok"] == json!(true) {
            let request: Value = serde_json::from_str(line).unwrap();
            let op = request["op"].as_str().unwrap();
            self.schema.judge_as(&format!("answer-to-{op}"), &answer).unwrap();
        } else {
            self.schema.judge_as("error", &answer).unwrap();
        }
        self.schema.judge(&answer).unwrap();
        answer
    }

    /// Sends a request that must be carried out.
    fn must(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
        answer
    }

    /// Sends a line that must be refused with this code and change nothing.
    fn refuses(&mut self, line: &str, code: &str) -> Value {
        let before = self.send(r#"{"op":"state"}"#);
        let answer = self.send(line);
        let shown: String = line.chars().take(100).collect();
        assert_eq!(answer["ok"], json!(false), "{shown}: {answer}");
        assert_eq!(answer["error"]["code"], json!(code), "{shown}: {answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
        assert_eq!(self.send(r#"{"op":"state"}"#), before, "{shown}");
        answer
    }

    fn begin(&mut self) -> Value {
        self.must(&json!({ "op": "new", "game": "ratcatcher", "seed": "42" }))
    }

    fn choices(&mut self) -> Vec<String> {
        let choices = self.must(&json!({ "op": "choices" }));
        let ids = choices["choices"].as_array().unwrap().iter();
        ids.map(|choice| choice["id"].as_str().unwrap().to_owned()).collect()
    }
}

#[test]
fn lines_that_mean_nothing_are_refused_and_change_nothing() {
    let mut judged = Evaluator::new();
    judged.begin();
    for line in ["", " ", "hello", "{", "{\"op\":\"state\"", "\u{feff}{}", "nul\0l"] {
        judged.refuses(line, "not-json");
    }
    let deep = "[".repeat(100_000);
    judged.refuses(&deep, "not-json");
    for line in
        ["[]", "1", "null", "\"state\"", "{}", r#"{"op":1}"#, r#"{"op":null}"#, r#"{"language":"en"}"#]
    {
        judged.refuses(line, "bad-request");
    }
    judged.refuses(r#"{"op":"fly"}"#, "unknown-op");
    judged.refuses(&json!({ "op": "x".repeat(100_000) }).to_string(), "unknown-op");
    judged.refuses(r#"{"op":"state","language":"xx"}"#, "unknown-language");
    judged.refuses(r#"{"op":"state","language":7}"#, "bad-request");
    judged.refuses(&" ".repeat(LONGEST_LINE + 1), "too-long");
}

#[test]
fn unknown_fields_and_wrong_types_are_refused() {
    let mut judged = Evaluator::new();
    judged.begin();
    let wrong = [
        r#"{"op":"state","x":1}"#,
        r#"{"op":"choose"}"#,
        r#"{"op":"choose","id":7}"#,
        r#"{"op":"choose","id":"end","step":"0"}"#,
        r#"{"op":"choose","id":"end","step":-1}"#,
        r#"{"op":"choose","id":"end","step":4294967296}"#,
        r#"{"op":"choose","id":"end","steps":1}"#,
        r#"{"op":"undo","choices":1.5}"#,
        r#"{"op":"new"}"#,
        r#"{"op":"new","game":"ratcatcher","chance":"dice"}"#,
        r#"{"op":"new","game":"ratcatcher","chance":"table","seed":"1"}"#,
        r#"{"op":"new","game":"ratcatcher","answers":"07"}"#,
        r#"{"op":"view","seat":1}"#,
        r#"{"op":"view","seat":300}"#,
        r#"{"op":"explain"}"#,
        r#"{"op":"explain","thing":["zone:00a"]}"#,
        r#"{"op":"odds"}"#,
        r#"{"op":"odds","id":"end","samples":100001}"#,
        r#"{"op":"quit","now":true}"#,
    ];
    for line in wrong {
        judged.refuses(line, "bad-request");
    }
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    let mut judged = Evaluator::new();
    for op in
        ["choices", "undo", "redo", "retract", "view", "describe", "events", "record", "hint", "give-up"]
    {
        let answer = judged.send(&json!({ "op": op }).to_string());
        assert_eq!(answer["error"]["code"], json!("no-game"), "{op}");
    }
    judged.begin();
    let table = [
        (json!({ "op": "new", "game": "chess" }), "unknown-game"),
        (json!({ "op": "new", "game": "ratcatcher", "setup": { "ratcatcher": "nobody" } }), "refused-setup"),
        (json!({ "op": "new", "game": "ratcatcher", "setup": { "catcher": "piper" } }), "unreadable-setup"),
        (json!({ "op": "new", "game": "ratcatcher", "answers": ["07"] }), "leftover-answers"),
        (json!({ "op": "choose", "id": "walk:99z" }), "unknown-choice"),
        (json!({ "op": "choose", "id": "everdell/end" }), "another-games-choice"),
        (json!({ "op": "choose", "id": "end" }), "refused"),
        (json!({ "op": "choose", "id": "end", "step": 7 }), "stale-step"),
        (json!({ "op": "chance", "answer": "6" }), "no-question-open"),
        (json!({ "op": "retract" }), "no-question-open"),
        (json!({ "op": "undo" }), "nothing-to-undo"),
        (json!({ "op": "undo", "choices": 0 }), "nothing-to-undo"),
        (json!({ "op": "undo", "choices": u32::MAX }), "nothing-to-undo"),
        (json!({ "op": "redo" }), "nothing-to-redo"),
        (json!({ "op": "events", "step": 1 }), "no-such-step"),
        (json!({ "op": "fork", "step": 1 }), "no-such-step"),
        (json!({ "op": "explain", "thing": "moon" }), "unknown-thing"),
        (json!({ "op": "odds", "id": "moon" }), "unknown-choice"),
        (json!({ "op": "odds", "id": "end" }), "no-odds"),
        (json!({ "op": "rules", "id": "R99.9" }), "unknown-rule"),
        (json!({ "op": "rules", "game": "chess" }), "unknown-game"),
    ];
    for (request, code) in table {
        judged.schema.judge_as("request", &request).unwrap();
        judged.refuses(&request.to_string(), code);
    }
    let refused = judged.send(r#"{"op":"choose","id":"end"}"#);
    assert!(refused["error"]["rule"].is_string(), "{refused}");
}

#[test]
fn broken_records_are_refused() {
    let mut judged = Evaluator::new();
    judged.begin();
    let first = judged.choices()[0].clone();
    judged.must(&json!({ "op": "choose", "id": first }));
    let record = judged.must(&json!({ "op": "record" }))["record"].clone();
    judged.must(&json!({ "op": "load", "record": record }));
    let mut edited = record.clone();
    edited["entries"][0]["choose"]["id"] = json!("place:9,9:0");
    judged.refuses(&json!({ "op": "load", "record": edited }).to_string(), "record-edited");
    edited.as_object_mut().unwrap().remove("seal");
    judged.refuses(&json!({ "op": "load", "record": edited }).to_string(), "record-refused");
    let mut unknown = record.clone();
    unknown["colour"] = json!("green");
    judged.refuses(&json!({ "op": "load", "record": unknown }).to_string(), "record-malformed");
    let mut newer = record.clone();
    newer["format"] = json!(99);
    judged.refuses(&json!({ "op": "load", "record": newer }).to_string(), "record-unknown-format");
    judged.refuses(&json!({ "op": "load", "record": {} }).to_string(), "record-malformed");
    judged.refuses(
        &json!({ "op": "load", "record": record, "seed": "another" }).to_string(),
        "record-commitment-mismatch",
    );
    // Without its seed a game can be read, and with it played on.
    judged.must(&json!({ "op": "load", "record": record, "seed": "42" }));
    let next = judged.choices()[0].clone();
    judged.must(&json!({ "op": "choose", "id": next }));
}

#[test]
fn a_whole_game_is_played_and_every_answer_fits_the_schema() {
    let mut judged = Evaluator::new();
    let mut chooser = FastSource::new(3);
    judged.begin();
    let mut step = 0;
    loop {
        let state = judged.must(&json!({ "op": "state" }));
        assert_eq!(state["step"], json!(step));
        if !state["outcome"].is_null() {
            break;
        }
        let choices = judged.choices();
        let choice = &choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        if choice.starts_with("attack") {
            let odds = judged.must(&json!({ "op": "odds", "id": choice }));
            let sum: f64 = odds["odds"]["hits"]
                .as_array()
                .unwrap()
                .iter()
                .map(|hits| hits["probability"].as_f64().unwrap())
                .sum();
            assert!((sum - 1.0).abs() < 1e-9);
        }
        if step % 5 == 0 {
            let odds = judged.must(&json!({ "op": "odds", "id": choice, "samples": 5 }));
            assert_eq!(odds["sampled"]["samples"], 5, "{odds}");
            for request in [
                json!({ "op": "hint", "language": "pl" }),
                json!({ "op": "view" }),
                json!({ "op": "view", "spectator": true }),
                json!({ "op": "describe" }),
                json!({ "op": "events" }),
                json!({ "op": "explain", "thing": "here", "language": "hu" }),
            ] {
                judged.must(&request);
            }
        }
        judged.must(&json!({ "op": "choose", "id": choice, "step": step }));
        step += 1;
    }
    judged.refuses(r#"{"op":"choose","id":"end"}"#, "game-over");
    judged.refuses(r#"{"op":"give-up"}"#, "game-over");
    assert_eq!(judged.must(&json!({ "op": "hint" }))["hints"], json!([]));
    let fingerprint = judged.must(&json!({ "op": "describe" }))["fingerprint"].clone();
    let record = judged.must(&json!({ "op": "record" }))["record"].clone();
    let undone = judged.must(&json!({ "op": "undo", "choices": step }));
    assert_eq!(undone["takeback"]["choices"], json!(step));
    let rewind = judged.must(&json!({ "op": "events" }))["rewind"].clone();
    assert_eq!((&rewind["kind"], &rewind["choices"]), (&json!("undo"), &json!(step)));
    assert!(judged.must(&json!({ "op": "events", "step": 1 }))["rewind"].is_null());
    for _ in 0..step {
        judged.must(&json!({ "op": "redo" }));
    }
    assert_eq!(judged.must(&json!({ "op": "describe" }))["fingerprint"], fingerprint);
    let mut other = Evaluator::new();
    other.must(&json!({ "op": "load", "record": record }));
    assert_eq!(other.must(&json!({ "op": "describe" }))["fingerprint"], fingerprint);
    other.must(&json!({ "op": "fork", "step": 3, "seed": "7" }));
    other.must(&json!({ "op": "give-up" }));
    other.refuses(r#"{"op":"undo"}"#, "given-up");
}

#[test]
fn a_far_zone_is_walked_to_by_one_line() {
    let mut judged = Evaluator::new();
    judged.begin();
    judged.refuses(r#"{"op":"go","thing":"zone:00a"}"#, "no-way");
    while !judged.choices().iter().any(|choice| choice.starts_with("walk:")) {
        let first = judged.choices().swap_remove(0);
        judged.must(&json!({ "op": "choose", "id": first }));
    }
    judged.refuses(r#"{"op":"go","thing":"moon"}"#, "unknown-thing");
    judged.refuses(r#"{"op":"go","thing":"zone:00a","step":0}"#, "stale-step");
    let zones = (0..18).flat_map(|district| ["a", "b", "c", "d"].map(|zone| format!("{district:02}{zone}")));
    let mut far = 0;
    for zone in zones {
        let walked = judged.ask(&json!({ "op": "go", "thing": format!("zone:{zone}") }));
        let Some(events) = walked["events"].as_array() else { continue };
        let walks =
            events.iter().filter(|event| event["id"].as_str().unwrap().starts_with("walked:")).count();
        far = far.max(walks);
        judged.must(&json!({ "op": "undo", "choices": walks }));
    }
    assert!(far >= 2, "a zone two steps away is walked to by one line");
}

#[test]
fn a_game_with_real_dice_waits_for_every_answer() {
    let mut judged = Evaluator::new();
    let mut state = judged.must(&json!({ "op": "new", "game": "ratcatcher", "chance": "table" }));
    assert!(state["decision"].is_null());
    judged.refuses(r#"{"op":"choices"}"#, "question-open");
    judged.refuses(r#"{"op":"chance","answer":"99"}"#, "impossible-answer");
    judged.refuses(r#"{"op":"chance","answer":"07","number":4}"#, "stale-question");
    judged.refuses(r#"{"op":"retract"}"#, "nothing-to-undo");
    let mut chooser = FastSource::new(4);
    let mut asked = 0;
    for _ in 0..200 {
        if !state["outcome"].is_null() {
            break;
        }
        if let Some(answers) = state["question"]["answers"].as_array() {
            asked += 1;
            let answer = &answers[chooser.below(u32::try_from(answers.len()).unwrap()) as usize];
            state = judged
                .must(&json!({ "op": "chance", "answer": answer, "number": state["question"]["number"] }));
            if asked % 10 == 0 && !state["question"].is_null() && !state["decision"].is_null() {
                state = judged.must(&json!({ "op": "retract" }));
            }
            continue;
        }
        let choices = judged.choices();
        let choice = &choices[chooser.below(u32::try_from(choices.len()).unwrap()) as usize];
        state = judged.must(&json!({ "op": "choose", "id": choice }));
    }
    assert!(asked > 20);
    assert!(state["commitment"].is_null());
}

#[test]
fn the_same_seed_is_the_same_game() {
    let (mut one, mut other) = (Evaluator::new(), Evaluator::new());
    assert_eq!(one.begin(), other.begin());
    let third = other.must(&json!({ "op": "new", "game": "ratcatcher", "seed": "43" }));
    assert_ne!(one.must(&json!({ "op": "state" }))["commitment"], third["commitment"]);
}

/// Lines that are nearly right, made from right ones by changing a letter: none may panic.
#[test]
fn nearly_right_lines_do_no_harm() {
    let mut judged = Evaluator::new();
    judged.begin();
    let lines = [
        r#"{"op":"choose","id":"place:1,0:1","step":0}"#,
        r#"{"op":"explain","thing":"zone:00a"}"#,
        r#"{"op":"new","game":"ratcatcher","setup":{"ratcatcher":"piper","mode":"hard"},"seed":"1"}"#,
        r#"{"op":"undo","choices":1,"step":2}"#,
        r#"{"op":"odds","id":"attack:2","language":"hu"}"#,
        r#"{"op":"events","step":0}"#,
    ];
    let mut noise = FastSource::new(9);
    for _ in 0..3_000 {
        let mut line: Vec<char> = lines[noise.below(6) as usize].chars().collect();
        for _ in 0..=noise.below(3) {
            let place = noise.below(u32::try_from(line.len()).unwrap()) as usize;
            match noise.below(3) {
                0 => drop(line.remove(place)),
                1 => line.insert(place, char::from(32 + u8::try_from(noise.below(95)).unwrap())),
                _ => line[place] = char::from(32 + u8::try_from(noise.below(95)).unwrap()),
            }
        }
        judged.engine.answer(&line.into_iter().collect::<String>());
    }
    judged.must(&json!({ "op": "state" }));
}
