//! Finished games of every release are kept, and must stay what they claim to be.
//!
//! `games/ratcatcher/golden` holds a finished game for every ratcatcher, nemesis and mode,
//! `games/everdell/golden` one for every table: two to four people, every level of Nightweave with
//! each of her modules, every year of Rugwort, and every mini-expansion; `games/mystics/golden` each
//! chapter won and lost, a campaign of all chapters, won in their order, and one chapter by every reading
//! of the rules. When a reading of a rule
//! changes, the rules version is raised and new games are added; these are never edited.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use everdell::Everdell;
use mystics::{Ending, Mystics, Setup};
use ratcatcher::Ratcatcher;
use serde_json::Value;
use tabletop::{Narration, Record, ScenarioState, Session, SetupCatalog};

/// Every kept game of a folder leads where it says, and is over; their setups are returned, with the
/// defaults of options that were added since.
fn verified<G: Narration + ScenarioState>(game: &Arc<G>) -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::NAME).join("golden");
    let mut setups = Vec::new();
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let record = Record::from_json(&fs::read_to_string(&path).unwrap()).unwrap();
        let verified = Session::verify(Arc::clone(game), &record)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
        assert!(verified.outcome.is_some(), "{} is not over", path.display());
        assert!(verified.chance_checked, "{} does not reveal its secret", path.display());
        let setup: G::Setup = serde_json::from_value(record.setup).unwrap();
        setups.push(serde_json::to_value(&setup).unwrap());
    }
    setups
}

#[test]
fn finished_games_of_the_ratcatcher_are_still_what_they_claim() {
    let game = Arc::new(Ratcatcher::new(Arc::new(ratcatcher::load::builtin().clone())));
    let named = |setup: &Value, name: &str| setup[name].as_str().unwrap().to_owned();
    let met: BTreeSet<_> = verified(&game)
        .iter()
        .map(|setup| (named(setup, "ratcatcher"), named(setup, "nemesis"), named(setup, "mode")))
        .collect();
    for ratcatcher in &game.pack().ratcatchers {
        for nemesis in &game.pack().nemeses {
            for mode in ["standard", "hard"] {
                let pair = (ratcatcher.id.to_string(), nemesis.id.to_string(), mode.to_owned());
                assert!(met.contains(&pair), "there is no finished game of {pair:?}");
            }
        }
    }
}

#[test]
fn finished_games_of_everdell_are_still_what_they_claim() {
    let game = Arc::new(Everdell::new(Arc::new(everdell::load::builtin().clone())));
    let met = verified(&game);
    for setup in game.all_setups() {
        let setup = serde_json::to_value(&setup).unwrap();
        assert!(met.contains(&setup), "there is no finished game of {setup}");
    }
}

#[test]
fn finished_chapters_of_mice_and_mystics_are_still_what_they_claim() {
    let game = Arc::new(Mystics::new(Arc::new(mystics::load::builtin().clone())));
    // What an older version of the rules did not ask is as it was then.
    let met = verified(&game).into_iter().map(|setup| serde_json::from_value(setup).unwrap());
    let met: Vec<Setup> = met.collect();
    for setup in game.all_setups() {
        assert!(met.contains(&setup), "there is no finished game of {setup:?}");
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/mystics/golden");
    let kept = |name: &str| {
        let record = Record::from_json(&fs::read_to_string(folder.join(name)).unwrap()).unwrap();
        Session::load(Arc::clone(&game), record, None).unwrap()
    };
    let won = |session: &Session<Mystics>| {
        let over = session.seen_by_host().finished().expect("it is over");
        over.state.ending == Some(Ending::Victory)
    };
    let mut before: Option<Session<Mystics>> = None;
    for number in 1..=game.pack().chapters.len() {
        assert!(won(&kept(&format!("chapter-{number:02}-won.json"))), "chapter {number} is not won");
        assert!(!won(&kept(&format!("chapter-{number:02}-lost.json"))), "chapter {number} is not lost");
        let session = kept(&format!("campaign-{number:02}.json"));
        assert!(won(&session), "chapter {number} of the campaign is not won");
        assert_eq!(usize::from(session.setup().chapter), number);
        // Nothing but the cards that the mice keep is decided between two chapters.
        let goes_on = before.and_then(|last| {
            let over = last.seen_by_host().finished()?;
            over.game.go_on(over.setup, over.state, session.setup().chapter)
        });
        let mut brought = session.setup().clone();
        if let Some(carried) = &mut brought.carried {
            carried.kept.clear();
        }
        assert_eq!(goes_on.unwrap_or_default(), brought, "chapter {number} follows from the one before");
        before = Some(session);
    }
}
