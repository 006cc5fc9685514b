//! The scenarios of Acorns, and the laws of every game.

use std::path::Path;
use std::sync::Arc;

use acorns::Acorns;
use tabletop::laws::{self, Testable};
use tabletop::{FastSource, SetupCatalog};
use testkit::Scenarios;

#[test]
fn scenarios_show_every_rule() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scenarios");
    let scenarios = Scenarios::read(&folder).unwrap();
    scenarios.go_as_they_say(&Acorns).unwrap();
    scenarios.show_every_rule(&Acorns, |_| false).unwrap();
}

#[test]
fn its_games_keep_the_laws() {
    for setup in Acorns.all_setups() {
        for seed in 0..20 {
            laws::undo_to_start(&Arc::new(Acorns), &setup, seed, 200).unwrap();
        }
        let mut chance = FastSource::new(7);
        let Ok(state) = tabletop::Game::begin(&Acorns, &setup, &mut chance, &mut tabletop::Silent);
        laws::offered_is_accepted(&Acorns, &state, &Acorns.probes(&state)).unwrap();
        laws::description_comes_back(&Acorns, &setup, &state).unwrap();
    }
}
