//! Every scenario file has the shape that is published.

use std::fs;
use std::sync::Arc;

use crate::common::root;
use crate::common::schema::Schema;
use hedgerow::hot::Runner;
use hedgerow::scenarios;
use ratcatcher::Ratcatcher;
use registry::{Registered, Work, released, with_game};
use search::BotFactory;
use serde_json::{Value, json};
use tabletop::ScenarioState;

fn schema() -> Schema {
    Schema::read(&root().join("docs/scenario.schema.json"))
}

#[test]
fn every_scenario_file_fits_the_schema() {
    let schema = schema();
    let files: Vec<_> = released()
        .iter()
        .flat_map(|game| scenarios::find(&root().join("games").join(game).join("scenarios")).unwrap())
        .collect();
    assert!(files.len() > 100);
    for file in files {
        let value: Value = toml::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        schema.judge(&value).unwrap_or_else(|fault| panic!("{}{fault}", file.display()));
    }
}

/// Whoever writes a scenario starts from a position that the program has described.
#[test]
fn what_the_games_describe_fits_the_schema() {
    struct Described<'a>(&'a Schema);

    impl Work for Described<'_> {
        type Result = ();

        fn with<G: Registered>(self) {
            described_fits(self.0, &**G::shared());
        }
    }

    let schema = schema();
    for name in released() {
        with_game(name, Described(&schema)).unwrap();
    }
}

fn described_fits<G: BotFactory + ScenarioState>(schema: &Schema, game: &G) {
    for setup in game.all_setups().iter().step_by(5) {
        schema.judge_as(&format!("{}_setup", G::NAME), &json!(setup)).unwrap();
        let mut runner = Runner::new(game, setup, 3);
        for _ in 0..40 {
            runner.play(25);
            let described = game.describe(runner.state());
            schema.judge_as(&format!("{}_position", G::NAME), &described).unwrap();
        }
    }
}

#[test]
fn the_schema_refuses_what_the_program_refuses() {
    let schema = schema();
    let sound = json!({ "name": "n", "rule": "R1.1", "game": "ratcatcher", "setup": {}, "position": { "zones": { "00a": { "white": 1 } } } });
    assert_eq!(schema.judge(&json!({ "scenario": [sound] })), Ok(()));
    let broken = [
        ("/name", Value::Null),
        ("/colour", json!("blue")),
        ("/steps", json!([{ "chance": [] }])),
        ("/steps", json!([{ "choose": "end", "expected": [] }])),
        ("/refused", json!([{ "choice": "end" }])),
        ("/position/me", json!({ "zone": "0a" })),
        ("/position/me", json!({ "health": -1 })),
        ("/position/zones/00a", json!({ "grey": 1 })),
        ("/position/moon", json!(true)),
    ];
    for (place, value) in broken {
        let mut scenario = sound.clone();
        let (parent, name) = place.rsplit_once('/').unwrap();
        let parent = scenario.pointer_mut(parent).unwrap().as_object_mut().unwrap();
        parent.insert(name.to_owned(), value.clone());
        let file = json!({ "scenario": [scenario] });
        assert!(schema.judge(&file).is_err(), "{place} = {value}");
        let erased: Box<dyn tabletop::ErasedGame> = Box::new(Arc::clone(Ratcatcher::shared()));
        let refused = match scenarios::read(scenarios::Notation::Json, &file.to_string()) {
            Ok(scenarios) => !erased.check_scenario(&scenarios[0]).passed(),
            Err(_) => true,
        };
        assert!(refused, "{place} = {value}");
    }
}
