//! Rules that no card or tile of the built-in content uses, but an owner's pack may.

use std::sync::Arc;

use mystics::content::{Content, STILL, Trait};
use mystics::kinds::Foe;
use mystics::{Mystics, load};
use serde_json::{Value, json};
use tabletop::Scenario;

/// The game with a content that differs from the built-in one.
fn game(change: impl Fn(&mut Content)) -> Mystics {
    let mut content = load::builtin().clone();
    change(&mut content);
    Mystics::new(Arc::new(content))
}

fn passes(game: &Mystics, scenario: Value) -> Vec<String> {
    let scenario: Scenario = serde_json::from_value(scenario).unwrap();
    let failures = scenario.check(game).failures;
    failures.into_iter().map(|failure| format!("{}: {}", failure.at, failure.reason)).collect()
}

fn goes(game: &Mystics, scenario: Value) {
    let failures = passes(game, scenario);
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The sewer without a current.
fn still_water() -> Mystics {
    game(|content| {
        let side = content.sides.iter_mut().find(|side| &*side.id == "sewer").unwrap();
        side.map.current = [STILL; mystics::content::SPACES];
    })
}

fn swim(options: &Value, offered: &[&str], refused: &Value) -> Value {
    json!({
        "name": "A mouse in still water",
        "rule": "M8.1",
        "game": "mystics",
        "setup": { "chapter": 1, "options": options },
        "position": {
            "tiles": [{ "side": "sewer" }],
            "mice": {
                "collin": { "at": "w13", "pack": ["button_shield"] },
                "nez": { "at": "b3" }, "tilda": { "at": "c1" }, "filch": { "at": "c1" },
            },
            "moving": { "left": 3 },
        },
        "offered": offered,
        "refused": refused,
        "steps": [
            { "choose": "walk:w12", "cites": ["M8.1"] },
            { "choose": "end", "chance": ["move cheese"], "never": ["drifted:*"], "state": { "mice.collin.at": "w12" } },
        ],
    })
}

#[test]
fn still_water_carries_nobody_and_bars_free_actions_by_one_reading() {
    let game = still_water();
    let barred = json!([{ "choice": "equip", "rule": "M8.5" }, { "choice": "share:nez", "rule": "M8.5" }]);
    let (usual, by_currents) = (json!({}), json!({ "water_free_actions": "currents" }));
    // It is possible to swim both ways, because there is no upstream.
    goes(&game, swim(&usual, &["walk:w12", "walk:w14"], &barred));
    let free = ["walk:w12", "walk:w14", "equip", "share:nez"];
    goes(&game, swim(&by_currents, &free, &json!([])));
    // Each reading differs from the other here, and with a current free actions are not allowed.
    assert!(!passes(&game, swim(&by_currents, &["walk:w12"], &barred)).is_empty());
    assert!(!passes(&game, swim(&usual, &free, &json!([]))).is_empty());
    let flowing = self::game(|_| {});
    assert!(!passes(&flowing, swim(&by_currents, &["equip"], &json!([]))).is_empty());
}

#[test]
fn a_boss_with_several_lives_on_each_card_loses_them_card_by_card() {
    let game = game(|content| {
        for card in [Foe::BrodieChases, Foe::BrodiePounces] {
            content.foes[card.index()].facts.life = 2;
        }
    });
    goes(
        &game,
        json!({
            "name": "Three wounds, split between his cards",
            "rule": "M12.4",
            "game": "mystics",
            "setup": { "chapter": 1 },
            "position": {
                "mice": { "collin": { "at": "c2" }, "nez": { "at": "d1" }, "tilda": { "at": "d1" }, "filch": { "at": "d1" } },
                "enemies": [{ "is": "brodie", "at": "c3" }],
                "track": ["collin", "brodie_chases", "nez", "tilda", "filch", "brodie_pounces"],
            },
            "steps": [
                {
                    "choose": "attack:collins_sword:0",
                    "chance": ["attack sword", "attack both", "attack both", "defence bow", "defence bow", "defence bow", "defence bow"],
                    "expect": ["wounded:brodie:0:3"],
                    "offered": ["card:brodie_chases", "card:brodie_pounces"],
                },
                { "choose": "card:brodie_chases", "expect": ["boss-wounded:brodie_chases:1 by M12.4"], "never": ["card-gone:*"] },
                {
                    "choose": "card:brodie_pounces",
                    "expect": ["boss-wounded:brodie_pounces:1 by M12.4"],
                    "never": ["card-gone:*"],
                },
                {
                    "choose": "card:brodie_chases",
                    "expect": ["boss-wounded:brodie_chases:2 by M12.4", "card-gone:brodie_chases by M12.4"],
                    "never": ["defeated:*"],
                    "state": { "track": ["collin", "nez", "tilda", "filch", "brodie_pounces"] },
                },
            ],
        }),
    );
}

#[test]
fn two_spiders_share_a_card_and_each_fills_a_space() {
    goes(
        &game(|_| {}),
        json!({
            "name": "Each moves and fights, the nearer one first, and neither stands with the other",
            "rule": "M3.2",
            "game": "mystics",
            "setup": { "chapter": 1 },
            "position": {
                "mice": { "collin": { "at": "c1" }, "nez": { "at": "c1" }, "tilda": { "at": "c1" }, "filch": { "at": "c1" } },
                "enemies": [{ "is": "spider", "at": "c5" }, { "is": "spider", "at": "c4" }],
                "track": ["collin", "spider", "nez", "tilda", "filch"],
            },
            "steps": [{
                "choose": "end",
                "chance": ["minion both", "attack bow", "attack bow", "minion cheese", "move cheese"],
                "expect": ["foe-walked:spider:1:c4:*", "attacks:spider:1:*", "foe-walked:spider:0:c5:*"],
                "cites": ["M3.2"],
            }],
        }),
    );
}

/// No more figures than the box has are placed, whatever a pack requires.
#[test]
fn of_two_spiders_that_a_card_brings_one_comes() {
    let game = game(|content| {
        let card = content.encounters.iter_mut().find(|card| &*card.id == "standard_6").unwrap();
        card.surge.minions = vec![(mystics::kinds::Creature::Spider, 2)];
    });
    goes(
        &game,
        json!({
            "name": "One spider in the box",
            "rule": "M17.8",
            "game": "mystics",
            "setup": { "chapter": 1 },
            "position": {
                "mice": { "collin": { "at": "c2" }, "nez": { "at": "d1" }, "tilda": { "at": "d1" }, "filch": { "at": "e1" } },
                "enemies": [{ "is": "rat_warrior", "at": "c3" }],
                "track": ["collin", "rat_warrior", "nez", "tilda", "filch"],
                "wheel": 5,
                "open": "standard_6",
            },
            "steps": [{
                "choose": "attack:collins_sword:0",
                "chance": ["attack sword", "attack bow", "attack bow", "defence cheese", "defence both", "initiative spider"],
                "expect": ["too-few:spider:1 by M17.8", "arrived:spider:1:guard_room:f1 by M17.3"],
            }],
        }),
    );
}

/// A weapon against only one kind adds nothing against another, and nothing against a boss (M20.8).
#[test]
fn what_is_made_against_one_kind_works_against_that_kind_alone() {
    let game = game(|content| {
        let sword = content.search.iter_mut().find(|card| &*card.id == "collins_sword").unwrap();
        sword.facts.traits[0] = Trait::VsRoach(2);
    });
    for (foe, dice) in [("roach", 5), ("rat_warrior", 3), ("captain_vurst", 3)] {
        let chance = vec!["attack bow"; dice];
        goes(
            &game,
            json!({
                "name": "Against one kind",
                "rule": "H4.1",
                "game": "mystics",
                "setup": { "chapter": 1 },
                "position": {
                    "mice": { "collin": { "at": "c2" }, "nez": { "at": "d1" }, "tilda": { "at": "d1" }, "filch": { "at": "d1" } },
                    "enemies": [{ "is": foe, "at": "c3" }],
                    "track": ["collin", foe, "nez", "tilda", "filch"],
                },
                "steps": [{
                    "choose": "attack:collins_sword:0",
                    "chance": chance,
                    "expect": [format!("attacks:collin:{foe}:0:collins_sword:plain:{dice}:melee")],
                    "cites": ["H4.1"],
                }],
            }),
        );
    }
}
