//! Feeds bytes as lines to the engine.

use hedgerow::engine::Engine;
use serde_json::Value;
use tabletop::Language;

/// The maximal number of lines; more would only be slow.
const LINES: usize = 48;

/// Sends lines to an engine.
pub fn feed(data: &[u8]) {
    let mut engine = Engine::new(Language::En);
    let mut before = stand(&mut engine);
    for line in data.split(|&byte| byte == b'\n').take(LINES) {
        let Ok(line) = std::str::from_utf8(line) else {
            read(&Engine::refuse(false));
            continue;
        };
        let answer = read(&engine.answer(line));
        let after = stand(&mut engine);
        let shown = || line.chars().take(200).collect::<String>();
        if answer["ok"] == false {
            assert_eq!(after, before, "a refused line changes something: {}", shown());
        } else if !changes(line) {
            assert_eq!(after, before, "a question changes something: {}", shown());
        }
        before = after;
        if engine.is_finished() {
            break;
        }
    }
}

/// All responses of an engine about the state of its game.
fn stand(engine: &mut Engine) -> [String; 2] {
    [r#"{"op":"state"}"#, r#"{"op":"record"}"#].map(|line| engine.answer(line))
}

/// A response: one line, one object, and for a refusal its reason and code.
fn read(answer: &str) -> Value {
    assert!(!answer.contains(['\n', '\r']), "an answer has more than one line");
    let value: Value = serde_json::from_str(answer).unwrap_or_default();
    match &value["ok"] {
        Value::Bool(true) => {}
        Value::Bool(false) => {
            let said = |name: &str| value["error"][name].as_str().is_some_and(|text| !text.is_empty());
            assert!(said("code") && said("message"), "a refusal says too little: {answer}");
        }
        _ => panic!("an answer says neither yes nor no: {answer}"),
    }
    value
}

/// Whether a line requests a change.
fn changes(line: &str) -> bool {
    let op = serde_json::from_str::<Value>(line).map(|value| value["op"].clone()).unwrap_or_default();
    let doing = ["new", "load", "choose", "chance", "retract", "undo", "redo", "fork", "give-up", "quit"];
    op.as_str().is_some_and(|op| doing.contains(&op))
}
