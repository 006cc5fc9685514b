//! What the documentation shows is what the program does.

use ratcatcher::Ratcatcher;
use registry::Registered;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use everdell::Everdell;
use hedgerow::engine::Engine;
use hedgerow::scenarios::{self, Notation};
use mystics::Mystics;
use serde_json::Value;
use stats::Studied;
use tabletop::{ErasedGame, Language, PositionFault, ScenarioState};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The requests and answers of the worked example.
fn example() -> Vec<(String, String)> {
    let text = fs::read_to_string(docs().join("engine-protocol.md")).unwrap();
    let lines = |mark: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect()
    };
    let (requests, answers) = (lines("> "), lines("< "));
    assert_eq!(requests.len(), answers.len());
    assert!(requests.len() >= 8);
    requests.into_iter().zip(answers).collect()
}

#[test]
fn the_worked_example_is_exactly_what_the_engine_says() {
    let mut engine = Engine::new(Language::En);
    for (request, answer) in example() {
        assert_eq!(engine.answer(&request), answer, "after {request}");
    }
    assert!(engine.is_finished());
}

#[test]
fn the_schema_knows_every_request_of_the_example_and_no_other_field() {
    let schema: Value =
        serde_json::from_str(&fs::read_to_string(docs().join("engine-protocol.schema.json")).unwrap())
            .unwrap();
    let forms = schema["$defs"]["request"]["oneOf"].as_array().unwrap();
    let form = |op: &Value| forms.iter().find(|form| form["properties"]["op"]["const"] == *op);
    for (request, _) in example() {
        let request: Value = serde_json::from_str(&request).unwrap();
        let form = form(&request["op"]).unwrap_or_else(|| panic!("no form for {request}"));
        for name in request.as_object().unwrap().keys() {
            assert!(form["properties"][name].is_object(), "{name} of {request}");
        }
        for name in form["required"].as_array().unwrap() {
            assert!(!request[name.as_str().unwrap()].is_null(), "{name} is missing in {request}");
        }
    }
    // The engine knows exactly the ops of the schema.
    let mut engine = Engine::new(Language::En);
    let told: Value = serde_json::from_str(&engine.answer(r#"{"op":"?"}"#)).unwrap();
    let told = told["error"]["message"].as_str().unwrap();
    let (_, ops) = told.split_once("only ").unwrap();
    let ops: Vec<&str> = ops.split(", ").collect();
    assert_eq!(ops.len(), forms.len());
    for op in ops {
        assert!(form(&op.into()).is_some(), "the schema lacks {op}");
    }
}

#[test]
fn the_scenario_of_the_documentation_passes() {
    let text = fs::read_to_string(docs().join("scenarios.md")).unwrap();
    let (_, rest) = text.split_once("```toml\n").unwrap();
    let (toml, _) = rest.split_once("```").unwrap();
    let erased: Box<dyn ErasedGame> = Box::new(Arc::clone(Ratcatcher::shared()));
    let scenarios = scenarios::read(Notation::Toml, toml).unwrap();
    assert_eq!(scenarios.len(), 1);
    for scenario in scenarios {
        let report = erased.check_scenario(&scenario);
        assert!(report.passed(), "{:?}", report.failures);
    }
}

#[test]
fn the_positions_of_the_documentation_can_be_set_up() {
    let text = fs::read_to_string(docs().join("scenarios.md")).unwrap();
    let mut set_up = 0;
    for part in text.split("\n## A position of ").skip(1) {
        let Some((_, rest)) = part.split_once("```toml\n") else { continue };
        let toml = rest.split_once("```").unwrap().0;
        let example: Value = toml::from_str(toml).unwrap();
        let position = &example["scenario"]["position"];
        assert!(position.is_object(), "{toml}");
        let fault = match part.lines().next().unwrap() {
            "The Ratcatcher" => fault_of::<Ratcatcher>(position),
            "Everdell" => fault_of::<Everdell>(position),
            "Mice and Mystics" => fault_of::<Mystics>(position),
            other => panic!("there is no game {other}"),
        };
        assert_eq!(fault, None, "{toml}");
        set_up += 1;
    }
    assert!(set_up >= 2, "only {set_up} positions are shown");
}

fn fault_of<G: Studied + ScenarioState>(position: &Value) -> Option<PositionFault> {
    let game = G::builtin().game;
    game.position(&game.first_setup(), position).err()
}
