//! Scenario positions and setups: their JSON Schemas, and the faults of invalid ones.

use std::path::Path;
use std::sync::Arc;

use ratcatcher::{Ratcatcher, ScenarioPosition, Setup, load};
use schemars::JsonSchema;
use serde_json::{Value, json};
use tabletop::ScenarioState;
use testkit::schemas;

fn is_committed<T: JsonSchema>(title: &str, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/schemas/ratcatcher");
    let path = folder.join(format!("{name}.schema.json"));
    schemas::is_committed::<T>(title, &path, "cargo test -p ratcatcher --test it schemas").unwrap();
}

#[test]
fn the_schemas_are_those_of_the_types() {
    is_committed::<ScenarioPosition>("A scenario position of The Ratcatcher", "scenario");
    is_committed::<Setup>("A setup of The Ratcatcher", "setup");
}

#[test]
fn faults_name_their_place() {
    let game = Ratcatcher::new(Arc::new(load::builtin().clone()));
    let fault = |position: &Value| game.position(&Setup::default(), position).unwrap_err();
    let broken = [
        (json!([]), ""),
        (json!({ "me": [] }), "me"),
        (json!({ "zones": { "00a": [4] } }), "zones.00a"),
        (json!({ "supply": [18] }), "supply"),
        (json!({ "moon": 1 }), "moon"),
        (json!({ "round": -1 }), "round"),
        (json!({ "round": null }), "round"),
        (json!({ "ending": "asleep" }), "ending"),
        (json!({ "me": { "zone": "0a" } }), "me.zone"),
        (json!({ "me": { "zone": null } }), "me.zone"),
        (json!({ "me": { "zone": "07b" } }), "me.zone"),
        (json!({ "me": { "health": 21 } }), "me.health"),
        (json!({ "me": { "health": null } }), "me.health"),
        (json!({ "me": { "slots": { "sleep": 1 } } }), "me.slots.sleep"),
        (json!({ "me": { "slots": { "attack": 18 } } }), "me.slots"),
        (json!({ "nemesis": { "zone": "24d" } }), "nemesis.zone"),
        (json!({ "nemesis": { "raised": { "bite": "two" } } }), "nemesis.raised.bite"),
        (json!({ "nemesis": { "mutated": ["bite", "nose"] } }), "nemesis.mutated[1]"),
        (json!({ "nemesis": { "guts": ["trap"] } }), "nemesis.guts"),
        (json!({ "districts": { "25": {} } }), "districts.25"),
        (json!({ "districts": { "03": { "x": 31 } } }), "districts.03.x"),
        (json!({ "districts": { "03": { "x": 0 } } }), "districts.03"),
        (json!({ "zones": { "00a": { "white": 201 } } }), "zones.00a.white"),
        (json!({ "zones": { "00a": { "white": 1.5 } } }), "zones.00a.white"),
        (json!({ "zones": { "00a": { "grey": 1 } } }), "zones.00a.grey"),
        (json!({ "zones": { "00a": { "trap": 1 } } }), "zones.00a.trap"),
        (json!({ "zones": { "00z": {} } }), "zones.00z"),
        (json!({ "zones": { "09a": {} } }), "zones.09a"),
        (json!({ "zones": { "00a": { "white": 200 } } }), "zones"),
        (json!({ "peculiars": { "garfield": "deck" } }), "peculiars.garfield"),
        (json!({ "peculiars": { "packrat": "bed" } }), "peculiars.packrat"),
        (json!({ "peculiars": { "packrat": "09a" } }), "peculiars.packrat"),
        (json!({ "peculiars": { "packrat": 3 } }), "peculiars.packrat"),
        (json!({ "peculiars": { "packrat": { "place": "bed" } } }), "peculiars.packrat.place"),
        (json!({ "peculiars": { "packrat": { "place": "00a", "health": 99 } } }), "peculiars.packrat.health"),
        (json!({ "bag": { "grey": 1 } }), "bag.grey"),
        (json!({ "tokens": { "nest": 61 } }), "tokens.nest"),
        (json!({ "supply": { "cheese": -3 } }), "supply.cheese"),
        (json!({ "stronger": { "white": { "nose": 1 } } }), "stronger.white.nose"),
        (json!({ "deck": ["03", "25"] }), "deck[1]"),
        (json!({ "deck": ["03"], "bottom": ["03"] }), "bottom"),
        (json!({ "drawn": 3 }), "drawn"),
        (json!({ "fresh": ["01", "02", "03", "04", "05", "06"] }), "fresh"),
        (json!({ "pool": { "zone": "00a", "source": "attack", "hits": 1 } }), "pool"),
        (json!({ "pool": { "zone": "9", "source": "attack", "hits": 1, "sixes": 0 } }), "pool.zone"),
        (json!({ "agenda": ["sleep"] }), "agenda[0]"),
        (
            json!({ "agenda": [{ "deploy": { "zone": "00", "left": 1, "cause": "nest" } }] }),
            "agenda[0].deploy.zone",
        ),
        (json!({ "agenda": [{ "after_walk": { "peculiar": 12 } }] }), "agenda"),
        (json!({ "agenda": [{ "move_peculiar": 255 }] }), "agenda[0].move_peculiar"),
    ];
    for (position, at) in broken {
        let fault = fault(&position);
        assert_eq!(fault.at, at, "{position}: {fault}");
        assert!(!fault.what.is_empty());
    }
    assert_eq!(
        fault(&json!({ "zones": { "00a": { "white": 201 } } })).to_string(),
        "zones.00a.white: invalid value: integer `201`, expected a whole number from 0 to 200"
    );
}
