//! Feeds bytes as a record.

use std::sync::Arc;

use registry::{Registered, Work};
use tabletop::{
    ChanceRecord, DynSession, Narration, Record, RecordEntry, RecordError, ScenarioState, Session, laws,
};

/// The maximal number of repairs that make it possible to read on.
const MENDED: u32 = 4;

/// Reads the record and continues the game.
pub fn feed(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut record = match Record::from_json(text) {
        Ok(record) => record,
        Err(fault) => return refused(&fault),
    };
    let again = Record::from_json(&record.to_json()).map_err(|fault| fault.to_string());
    assert_eq!(again.as_ref(), Ok(&record), "a record is written otherwise than it was read");
    for _ in 0..MENDED {
        // A record of an unknown game is refused by every game.
        let known = registry::NAMES.iter().find(|name| **name == record.game);
        let taken_up = registry::with_game(known.unwrap_or(&registry::NAMES[0]), TakeUp(&record));
        let taken_up = taken_up.expect("the name is of the list");
        let Err(fault) = taken_up else { return };
        refused(&fault);
        if !mend(&mut record, &fault) {
            return;
        }
    }
}

/// A record to continue.
struct TakeUp<'a>(&'a Record);

impl Work for TakeUp<'_> {
    type Result = Result<(), RecordError>;

    fn with<G: Registered>(self) -> Self::Result {
        taken_up(G::shared(), self.0)
    }
}

/// Loads and verifies it; a record that verifies must load, and stay the same.
fn taken_up<G: Narration + ScenarioState>(game: &Arc<G>, record: &Record) -> Result<(), RecordError> {
    let verified = Session::verify(Arc::clone(game), record);
    let loaded = Session::load(Arc::clone(game), record.clone(), None);
    if verified.is_ok() {
        assert!(loaded.is_ok(), "a record is verified, but not loaded: {:?}", loaded.err());
    }
    let session = loaded?;
    let mut unsealed = record.clone();
    unsealed.seal = None;
    if let ChanceRecord::Keyed { seed, .. } = &mut unsealed.chance {
        *seed = None;
    }
    assert_eq!(*session.record(), unsealed, "a record is changed by being loaded");
    verified?;
    laws::record_comes_back(game, &session).unwrap_or_else(|fault| panic!("{fault}"));
    Ok(())
}

/// Repairs a fault that changed bytes cannot avoid, such as a digest, so that the rest is read, too.
fn mend(record: &mut Record, fault: &RecordError) -> bool {
    match *fault {
        RecordError::Edited => record.seal = None,
        RecordError::OtherContent { here, .. } => record.content = here,
        RecordError::Drift { step: 0, here, .. } => record.start.state = here,
        RecordError::Drift { .. } => {
            for entry in &mut record.entries {
                if let RecordEntry::Choose { state, .. } = entry {
                    *state = None;
                }
            }
        }
        _ => return false,
    }
    true
}

fn refused(fault: &RecordError) {
    assert!(!fault.to_string().is_empty() && !fault.code().is_empty(), "a fault without a reason");
}
