//! Scenario positions and setups: their JSON Schemas, and the faults reported for those that cannot be set up.

use std::path::Path;
use std::sync::Arc;

use everdell::{Everdell, Kind, ScenarioPosition, Setup, load};
use schemars::JsonSchema;
use serde_json::{Value, json};
use tabletop::ScenarioState;
use testkit::schemas;

fn is_committed<T: JsonSchema>(title: &str, name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/schemas/everdell");
    let path = folder.join(format!("{name}.schema.json"));
    schemas::is_committed::<T>(title, &path, "cargo test -p everdell --test it schemas").unwrap();
}

#[test]
fn the_schemas_are_those_of_the_types() {
    is_committed::<ScenarioPosition>("A scenario position of Everdell", "scenario");
    is_committed::<Setup>("A setup of Everdell", "setup");
}

#[test]
fn faults_name_their_place() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    let broken = [
        (json!([]), ""),
        (json!({ "moon": 1 }), "moon"),
        (json!({ "round": -1 }), "round"),
        (json!({ "round": 1.5 }), "round"),
        (json!({ "turn": 2 }), "turn"),
        (json!({ "turn": "rivals" }), "turn"),
        (json!({ "turn": "rival" }), "turn"),
        (json!({ "first": true }), "first"),
        (json!({ "order": [0, 0] }), "order"),
        (json!({ "order": [0] }), "order"),
        (json!({ "ending": "asleep" }), "ending"),
        (json!({ "players": {} }), "players"),
        (json!({ "players": [{}, {}, {}] }), "players"),
        (json!({ "players": [[]] }), "players[0]"),
        (json!({ "players": [{ "gold": 1 }] }), "players[0].gold"),
        (json!({ "players": [{}, { "hand": ["farm", "barn"] }] }), "players[1].hand[1]"),
        (json!({ "players": [{ "hand": [3] }] }), "players[0].hand[0]"),
        (json!({ "players": [{ "webbed": [null, "barn"] }] }), "players[0].webbed[1]"),
        (json!({ "players": [{ "webbed": ["", "", "", ""] }] }), "players[0].webbed"),
        (json!({ "players": [{ "stock": { "twig": 256 } }] }), "players[0].stock.twig"),
        (json!({ "players": [{ "stock": { "gold": 1 } }] }), "players[0].stock.gold"),
        (json!({ "players": [{ "stock": [1, 2, 3, 4] }] }), "players[0].stock"),
        (json!({ "players": [{ "season": "monsoon" }] }), "players[0].season"),
        (json!({ "players": [{ "passed": 1 }] }), "players[0].passed"),
        (json!({ "players": [{ "ability": "bees" }] }), "players[0].ability"),
        (json!({ "players": [{ "due": [3, 40] }] }), "players[0].due[1]"),
        (json!({ "players": [{ "workers": { "home": "two" } }] }), "players[0].workers.home"),
        (json!({ "players": [{ "workers": { "at": ["haven", "moon"] } }] }), "players[0].workers.at[1]"),
        (json!({ "players": [{ "workers": { "home": 99 } }] }), "players[0].workers"),
        (json!({ "players": [{ "city": "farm" }] }), "players[0].city"),
        (json!({ "players": [{ "city": ["barn"] }] }), "players[0].city[0]"),
        (json!({ "players": [{ "city": ["farm", {}] }] }), "players[0].city[1]"),
        (json!({ "players": [{ "city": [{ "card": "barn" }] }] }), "players[0].city[0].card"),
        (json!({ "players": [{ "city": [{ "card": "farm", "tokens": -1 }] }] }), "players[0].city[0].tokens"),
        (json!({ "players": [{ "city": [{ "card": "farm", "red": true }] }] }), "players[0].city[0].red"),
        (
            json!({ "players": [{ "city": [{ "card": "farm", "inside": [1] }] }] }),
            "players[0].city[0].inside",
        ),
        (
            json!({ "players": [{ "city": [{ "card": "farm", "stored": { "twig": 3 } }] }] }),
            "players[0].city[0].stored",
        ),
        (
            json!({ "players": [{ "city": [{ "card": "dungeon", "held": ["wife", "barn"] }] }] }),
            "players[0].city[0].held[1]",
        ),
        (json!({ "meadow": ["farm", "barn"] }), "meadow[1]"),
        (json!({ "deck": { "barn": 1 } }), "deck.barn"),
        (json!({ "deck": { "farm": 256 } }), "deck.farm"),
        (json!({ "deck": { "farm": 9 } }), "deck.farm"),
        (json!({ "deck": ["farm", "barn"] }), "deck[1]"),
        (json!({ "discard": 3 }), "discard"),
        (json!({ "forest": ["three_berries", "three_berries"] }), "forest[1]"),
        (json!({ "specials": [null, "moon_landing"] }), "specials[1]"),
        (json!({ "events": { "moon_landing": 0 } }), "events.moon_landing"),
        (json!({ "events": { "grand_tour": 7 } }), "events.grand_tour"),
        (json!({ "stores": { "grand_tour": {} } }), "stores.grand_tour"),
        (json!({ "lifted_from": "moon" }), "lifted_from"),
        (json!({ "chain": [[], [], [], [], [], []] }), "chain"),
        (json!({ "chain": [[], [41]] }), "chain[1][0]"),
        (json!({ "pile": { "top": "farm_1" } }), "pile.owner"),
        (json!({ "lair": {} }), "lair"),
        (json!({ "rats": {} }), "rats"),
        (json!({ "agenda": ["sleep"] }), "agenda[0]"),
        (json!({ "agenda": "turn" }), "agenda"),
        (json!({ "agenda": [{ "gain_any": { "who": "me", "left": 1 } }] }), "agenda[0].gain_any.who"),
    ];
    told(&game, &Setup { players: 2, ..Setup::default() }, &broken);
    let broken = [
        (json!({ "lair": [] }), "lair"),
        (json!({ "lair": { "hand": { "barn": 1 } } }), "lair.hand.barn"),
        (json!({ "lair": { "figure": 9 } }), "lair.figure"),
        (json!({ "lair": { "played": ["activity_01", "activity_99"] } }), "lair.played[1]"),
        (json!({ "lair": { "card": "activity_99" } }), "lair.card"),
        (json!({ "lair": { "plot": "theft9" } }), "lair.plot"),
        (json!({ "lair": { "webs": { "journey:2": 1 } } }), "lair.webs.journey:2"),
        (json!({ "lair": { "webs": { "haven": -1 } } }), "lair.webs.haven"),
        (json!({ "lair": { "spiders": { "at": ["moon"] } } }), "lair.spiders.at[0]"),
        (json!({ "lair": { "legends": ["farm", "barn"] } }), "lair.legends[1]"),
    ];
    told(&game, &Setup::nightweave(2), &broken);
    let broken = [
        (json!({ "rats": { "forest": "haven" } }), "rats.forest"),
        (json!({ "rats": { "blocked": [1, 9] } }), "rats.blocked[1]"),
        (json!({ "rats": { "points": -1 } }), "rats.points"),
    ];
    told(&game, &Setup::rugwort(2), &broken);
}

fn told(game: &Everdell, setup: &Setup, broken: &[(Value, &str)]) {
    for (position, at) in broken {
        let Err(fault) = game.position(setup, position) else { panic!("{position} is a position") };
        assert_eq!(fault.at, *at, "{position}: {fault}");
        assert!(!fault.what.is_empty());
    }
}

#[test]
fn null_is_what_is_left_out() {
    let game = Everdell::new(Arc::new(load::builtin().clone()));
    let setup = Setup { players: 2, ..Setup::default() };
    let plain = game.position(&setup, &json!({})).unwrap();
    let Value::Object(all) = game.describe(&plain) else { panic!("a table") };
    let nulls: Value =
        all.keys().map(|key| (key.clone(), Value::Null)).collect::<serde_json::Map<_, _>>().into();
    assert_eq!(game.position(&setup, &nulls).unwrap(), plain);
    let players =
        json!({ "players": [{ "hand": null, "city": null, "stock": { "twig": null }, "workers": null }] });
    assert_eq!(game.position(&setup, &players).unwrap(), plain);
}

/// One byte holds how many cards of a kind Nightweave has in her hand and how many are trophies.
#[test]
fn her_cards_hold_every_pair_of_counts() {
    let (game, setup) = (Everdell::new(Arc::new(load::builtin().clone())), Setup::nightweave(2));
    let most = game.pack().cards[Kind::FARM.index()].facts.copies;
    for known in 0..=most {
        for trophies in 0..=most - known {
            let lair = json!({ "hand": { "farm": known }, "trophies": { "farm": trophies } });
            let meadow = ["", "", "", "", "", "", "", ""];
            let state = game.position(&setup, &json!({ "meadow": meadow, "lair": lair })).unwrap();
            let cards = &state.lair.cards;
            assert_eq!((cards.known(Kind::FARM), cards.trophies(Kind::FARM)), (known, trophies));
            assert_eq!((cards.known_len(), cards.trophies_len()), (known, usize::from(trophies)));
            assert!(cards.kinds().eq((known + trophies > 0).then_some(Kind::FARM)));
            assert_eq!(game.position(&setup, &game.describe(&state)).unwrap(), state);
        }
    }
    assert!(most > 5);
}
