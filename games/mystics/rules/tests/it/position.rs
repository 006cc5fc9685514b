//! Scenario positions and setups: their JSON Schemas, and what is said about those that cannot be set up.

use std::path::Path;
use std::sync::Arc;

use mystics::{Mystics, ScenarioPosition, Setup, load};
use schemars::JsonSchema;
use serde_json::{Value, json};
use tabletop::ScenarioState;
use testkit::schemas;

fn is_committed<T: JsonSchema>(title: &str, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/schemas/mystics");
    let path = folder.join(format!("{name}.schema.json"));
    schemas::is_committed::<T>(title, &path, "cargo test -p mystics --test it schemas").unwrap();
}

#[test]
fn the_schemas_are_those_of_the_types() {
    is_committed::<ScenarioPosition>("A scenario position of Mice and Mystics", "scenario");
    is_committed::<Setup>("A setup of Mice and Mystics", "setup");
}

#[test]
fn faults_name_their_place() {
    let game = Mystics::new(Arc::new(load::builtin().clone()));
    let fault = |position: &Value| game.position(&Setup::default(), position).unwrap_err();
    let task = |task: Value| json!({ "agenda": [{ "do": "turn", "mouse": "collin" }, task] });
    let mouse = |mouse: Value| json!({ "mice": { "nez": mouse } });
    let broken = [
        (json!([]), ""),
        (json!({ "mice": [] }), "mice"),
        (json!({ "mice": { "mickey": {} } }), "mice.mickey"),
        (mouse(json!([])), "mice.nez"),
        (mouse(json!({ "seat": -1 })), "mice.nez.seat"),
        (mouse(json!({ "at": 3 })), "mice.nez.at"),
        (mouse(json!({ "at": "attic:c3" })), "mice.nez.at"),
        (mouse(json!({ "wounds": 255, "poison": 255 })), "mice.nez.wounds"),
        (mouse(json!({ "abilities": ["sleep"] })), "mice.nez.abilities[0]"),
        (mouse(json!({ "plight": ["stunned", "bored"] })), "mice.nez.plight[1]"),
        (mouse(json!({ "searched": ["attic"] })), "mice.nez.searched[0]"),
        (mouse(json!({ "tail": 1 })), "mice.nez.tail"),
        (json!({ "party": ["collin", "mickey"] }), "party[1]"),
        (json!({ "party": ["collin", "collin"] }), "party"),
        (json!({ "round": 70000 }), "round"),
        (json!({ "ending": "asleep" }), "ending"),
        (json!({ "tiles": [{ "side": "attic" }] }), "tiles[0].side"),
        (json!({ "tiles": [{ "traps": ["a1", "z9"] }] }), "tiles[0].traps[1]"),
        (json!({ "tiles": vec![json!({}); 99] }), "tiles"),
        (json!({ "enemies": [["roach", "c3"]] }), "enemies[0]"),
        (json!({ "enemies": [{ "is": "dog", "at": "c3" }] }), "enemies[0].is"),
        (json!({ "enemies": [{ "is": "roach", "at": "c3", "place": 17 }] }), "enemies[0].place"),
        (json!({ "boss_wounds": { "dog": 1 } }), "boss_wounds.dog"),
        (json!({ "boss_gone": ["dog"] }), "boss_gone[0]"),
        (json!({ "track": ["collin", "collin"] }), "track"),
        (json!({ "track": ["dog"] }), "track[0]"),
        (json!({ "turn": "dog" }), "turn"),
        (json!({ "moving": { "die": "seven" } }), "moving.die"),
        (json!({ "moving": { "partner": "lily" } }), "moving.partner"),
        (json!({ "used": ["lily"] }), "used[0]"),
        (json!({ "used": [6] }), "used[0]"),
        (json!({ "deck": { "spoon": 1 } }), "deck.spoon"),
        (json!({ "discard": { "catnip": 300 } }), "discard.catnip"),
        (json!({ "spent": ["easy_1"] }), "spent[0]"),
        (json!({ "open": "easy_1" }), "open"),
        (json!({ "stash": ["spoon"] }), "stash[0]"),
        (json!({ "placed": { "spoon": "c3" } }), "placed.spoon"),
        (json!({ "placed": { "fork": ["c3", 4] } }), "placed.fork[1]"),
        (json!({ "placed": { "fork": {} } }), "placed.fork"),
        (json!({ "honours": { "cat_tamer": "lily" } }), "honours.cat_tamer"),
        (json!({ "flags": [3, 16] }), "flags[1]"),
        (json!({ "found": ["the_moon"] }), "found[0]"),
        (json!({ "slow": { "tile": 8 } }), "slow.tile"),
        (json!({ "squeak": { "tile": 0, "spaces": ["z9"] } }), "squeak.spaces[0]"),
        (json!({ "arrivals": { "counts": { "dog": 1 } } }), "arrivals.counts.dog"),
        (json!({ "arrivals": { "tile": 0, "used": ["z9"] } }), "arrivals.used[0]"),
        (json!({ "agenda": {} }), "agenda"),
        (json!({ "agenda": [3] }), "agenda[0].do"),
        (task(json!({})), "agenda[1].do"),
        (task(json!("sleep")), "agenda[1].do"),
        (task(json!("turn")), "agenda[1].mouse"),
        (task(json!({ "do": "turn", "mouse": "lily" })), "agenda[1].mouse"),
        (task(json!({ "do": "turn", "mouse": 1.5 })), "agenda[1].mouse"),
        (task(json!({ "do": "turn", "mouse": "nez", "cat": 1 })), "agenda[1].cat"),
        (task(json!({ "do": "prowl", "mouse": "nez" })), "agenda[1].mouse"),
        (task(json!({ "do": "land", "mouse": "nez", "tile": 0, "spaces": ["z9"] })), "agenda[1].spaces[0]"),
        (task(json!({ "do": "pick", "mouse": "nez", "cards": ["catnip"] })), "agenda[1].cards"),
        (task(json!({ "do": "pick", "mouse": "nez", "cards": ["catnip", "spoon"] })), "agenda[1].cards[1]"),
        (task(json!({ "do": "strike", "attack": { "dice": -1 } })), "agenda[1].attack.dice"),
        (task(json!({ "do": "strike", "attack": { "weapon": "spoon" } })), "agenda[1].attack.weapon"),
        (task(json!({ "do": "strike", "attack": [] })), "agenda[1].attack"),
        (task(json!({ "do": "seek", "mouse": "nez", "search": "special:moon" })), "agenda[1].search"),
        (json!({ "agenda": vec!["prowl"; 41] }), "agenda"),
    ];
    for (position, at) in broken {
        let fault = fault(&position);
        assert_eq!(fault.at, at, "{position}: {fault}");
        assert!(!fault.what.is_empty());
    }
    assert_eq!(
        fault(&json!({ "mice": { "nez": { "seat": 256 } } })).to_string(),
        "mice.nez.seat: invalid value: integer `256`, expected u8"
    );
}
