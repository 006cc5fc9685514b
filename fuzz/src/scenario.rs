//! Feeds bytes as a scenario file.

use hedgerow::scenarios::{self, Notation};
use registry::{Registered, Work};
use tabletop::Scenario;

use super::play;

/// The number of decisions played from an accepted position.
const DECISIONS: usize = 24;

/// Reads the file, and plays its scenarios.
pub fn feed(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let notation = if text.trim_start().starts_with('{') { Notation::Json } else { Notation::Toml };
    match scenarios::read(notation, text) {
        Ok(scenarios) => scenarios.iter().for_each(|scenario| {
            // A scenario of a game that there is not is refused by every game.
            let known = registry::NAMES.iter().find(|name| **name == scenario.game);
            registry::with_game(known.unwrap_or(&registry::NAMES[0]), Check(scenario))
                .expect("the name is of the list");
        }),
        Err(reason) => assert!(!reason.is_empty(), "a fault without a reason"),
    }
}

/// A scenario to check.
struct Check<'a>(&'a Scenario);

impl Work for Check<'_> {
    type Result = ();

    fn with<G: Registered>(self) {
        check(&**G::shared(), self.0);
    }
}

fn check<G: Registered>(game: &G, scenario: &Scenario) {
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
