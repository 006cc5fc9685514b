//! Scenario positions and setups: their JSON Schemas, and the faults of invalid ones.

use std::path::Path;
use std::sync::Arc;

use mystics::kinds::{Hero, Treasure};
use mystics::{
    Choice, Keep, MouseIx, Mystics, Plight, ScenarioPosition, Setup, SpaceIx, Spot, Stage, State, Task,
    TileIx, Whereabouts, load,
};
use schemars::JsonSchema;
use serde_json::{Value, json};
use tabletop::{Game, ScenarioState};
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

/// The bit of a space.
fn bit(space: SpaceIx) -> u64 {
    1 << space.get()
}

fn game() -> Mystics {
    Mystics::new(Arc::new(load::builtin().clone()))
}

fn described(description: &Value) -> Result<State, String> {
    let found = game().position(&Setup::default(), description);
    found.map_err(|fault| format!("{}: {}", fault.at, fault.what))
}

#[test]
fn what_is_not_said_is_as_after_setup() {
    let (content, state) = (load::builtin(), described(&json!({})).unwrap());
    let chapter = &content.chapters[0];
    assert_eq!((state.round, state.page, state.end), (1, 1, chapter.end));
    assert_eq!(state.agenda.tasks(), [Task::Turn(MouseIx::new(0))]);
    assert_eq!(state.track.all().len(), usize::from(state.party));
    let spots: Vec<Spot> = state.party().map(|(_, mouse)| mouse.spot).collect();
    assert!(spots.iter().all(|spot| chapter.groups[0].spaces & bit(spot.space) != 0));
    let spread = spots.iter().fold(0, |all, spot| all | bit(spot.space)).count_ones();
    assert_eq!(spread, chapter.groups[0].spaces.count_ones().min(state.party.into()));
    assert!(state.is_explored(TileIx::new(0)) && state.explored.is_power_of_two());
    let collin = state.mouse(MouseIx::new(0));
    let hero = &content.heroes[collin.hero.index()];
    assert_eq!(state.doing.left, hero.facts.movement + 1);
    assert_eq!(collin.cards.count(Keep::Gear), hero.starts.len());
}

#[test]
fn a_position_says_what_differs() {
    let state = described(&json!({
        "tiles": [{ "side": "guard_room", "traps": ["b2"] }],
        "mice": {
            "collin": { "at": "c3", "cheese": 3, "wounds": 1, "gear": ["dagger"], "plight": ["stunned"] },
            "tilda": { "plight": ["captured"] },
        },
        "enemies": [{ "is": "roach", "at": "d3" }, { "is": "spider", "at": "a1", "wounds": 1 }],
        "track": ["collin", "roach", "nez", "tilda", "filch", "spider"],
        "moving": { "left": 3, "stage": "moving" },
        "page": 2,
        "wheel": 4,
        "open": "standard_1",
        "stash": ["grape"],
        "placed": { "fork": "c3", "fishhook": ["c3", "d4"] },
    }));
    let (game, state) = (game(), state.unwrap());
    let collin = state.mouse(MouseIx::new(0));
    assert_eq!(game.space_name(state.side(TileIx::new(0)), collin.spot.space), "c3");
    assert_eq!((collin.cheese, collin.wounds, collin.plight), (3, 1, Plight::STUNNED));
    assert!(!state.mouse(state.find(Hero::Tilda).unwrap()).is_active());
    assert_eq!(state.foes().count(), 2);
    assert_eq!((state.doing.left, state.doing.stage, state.page, state.wheel), (3, Stage::Moving, 2, 4));
    assert_eq!(state.treasures[Treasure::Grape.index()], Whereabouts::Stash);
    assert_eq!((state.tiles[0].traps.count_ones(), state.track.next), (1, 1));
    let count = game.census(&state);
    assert!(load::builtin().search.iter().zip(count).all(|(card, count)| card.facts.copies == count));
    let mut choices = Vec::new();
    game.choices(&state, &mut choices);
    assert!(choices.contains(&Choice::End) && !choices.contains(&Choice::Search));
}

#[test]
fn faults_say_where_they_are() {
    let fault = |description: Value| described(&description).unwrap_err();
    for (description, at) in [
        (json!({ "mise": {} }), "mise: unknown field"),
        (json!({ "mice": { "lily": {} } }), "mice.lily: this mouse is not in the party"),
        (json!({ "mice": { "collin": { "at": "z9" } } }), "mice.collin.at: this must be a space"),
        (
            json!({ "mice": { "collin": { "gear": ["spoon"] } } }),
            "mice.collin.gear[0]: this must be a search card",
        ),
        (json!({ "mice": { "collin": { "wounds": 9 } } }), "mice.collin.wounds: a mouse with so many wounds"),
        (json!({ "enemies": [{ "at": "a1" }] }), "enemies[0].is: this must be said"),
        (json!({ "enemies": [{ "is": "roach" }] }), "enemies[0].at: this must be said"),
        (
            json!({ "enemies": [{ "is": "roach", "at": "away" }] }),
            "enemies[0].at: an enemy stands on a space",
        ),
        (json!({ "moving": { "left": -1 } }), "moving.left: invalid value: integer `-1`"),
        (json!({ "agenda": [{ "do": "dance" }] }), "agenda[0].do: this must be the name of a task"),
        (json!({ "agenda": ["prowl"] }), "agenda: nobody is asked anything"),
        (json!({ "agenda": [{ "do": "land", "mouse": "collin" }] }), "agenda[0].tile: this must be said"),
        (json!({ "deck": { "catnip": 40 } }), "deck.catnip: only"),
        (json!({ "placed": { "fork": ["a1", "a2", "a3"] } }), "placed.fork: this has two ends"),
    ] {
        let found = fault(description.clone());
        assert!(found.starts_with(at), "{description} is said to be at fault as `{found}`");
    }
}
