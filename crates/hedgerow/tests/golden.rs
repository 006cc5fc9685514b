//! Finished games of every release are kept, and must stay what they claim to be.
//!
//! `tests/golden/ratcatcher` holds a finished game for every ratcatcher, nemesis and mode. When a
//! reading of a rule changes, the rules version is raised and new games are added; these are never
//! edited.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use ratcatcher::{Ratcatcher, load};
use tabletop::{Record, Session};

#[test]
fn finished_games_are_still_what_they_claim() {
    let game = Arc::new(Ratcatcher::new(Arc::new(load::builtin().clone())));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/ratcatcher");
    let mut met = BTreeSet::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let record = Record::from_json(&fs::read_to_string(&path).unwrap()).unwrap();
        let verified = Session::verify(Arc::clone(&game), &record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert!(verified.outcome.is_some(), "{} is not over", path.display());
        assert!(verified.chance_checked, "{} does not reveal its secret", path.display());
        let named = |name: &str| record.setup[name].as_str().unwrap().to_owned();
        met.insert((named("ratcatcher"), named("nemesis"), named("mode")));
    }
    for ratcatcher in &game.pack().ratcatchers {
        for nemesis in &game.pack().nemeses {
            for mode in ["standard", "hard"] {
                let pair = (ratcatcher.id.to_string(), nemesis.id.to_string(), mode.to_owned());
                assert!(met.contains(&pair), "there is no finished game of {pair:?}");
            }
        }
    }
}
