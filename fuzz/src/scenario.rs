//! Bytes are a scenario file.

use ::everdell::Everdell;
use ::mystics::Mystics;
use hedgerow::scenarios::{self, Notation};
use tabletop::{Game, Scenario};

use super::play::{self, Fed};
use super::{everdell, mystics, ratcatcher};

/// How many decisions are played from a position that was accepted.
const DECISIONS: usize = 24;

/// Reads the file and plays what it asks for. JSON begins with a brace; anything else is TOML.
pub fn feed(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let notation = if text.trim_start().starts_with('{') { Notation::Json } else { Notation::Toml };
    match scenarios::read(notation, text) {
        Ok(scenarios) => scenarios.iter().for_each(|scenario| match scenario.game.as_str() {
            Everdell::NAME => check(&**everdell::GAME, scenario),
            Mystics::NAME => check(&**mystics::GAME, scenario),
            _ => check(&**ratcatcher::GAME, scenario),
        }),
        Err(reason) => assert!(!reason.is_empty(), "a fault without a reason"),
    }
}

fn check<G: Fed>(game: &G, scenario: &Scenario) {
    let report = scenario.check(game);
    assert_eq!(report, scenario.check(game), "a scenario ends differently the second time");
    for failure in &report.failures {
        assert!(!failure.reason.is_empty(), "a failure without a reason at {}", failure.at);
    }
    let (Some(position), Ok(setup)) =
        (&scenario.position, serde_json::from_value::<G::Setup>(scenario.setup.clone()))
    else {
        return;
    };
    if game.check_setup(&setup).is_err() {
        return;
    }
    // A position that is accepted is one that can be played.
    match game.position(&setup, position) {
        Ok(state) => play::play_at_random(game, &setup, &state, 7, DECISIONS),
        Err(fault) => assert!(!fault.what.is_empty(), "a fault without a reason at {}", fault.at),
    }
}
