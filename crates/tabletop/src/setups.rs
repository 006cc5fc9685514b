//! Parses and checks setups.

use serde_json::Value;

use crate::info::objection_info;
use crate::{Narration, OpenError};

/// Checks a setup by the rules of its game.
pub(crate) fn check_setup<G: Narration>(game: &G, setup: &G::Setup) -> Result<(), OpenError> {
    game.check_setup(setup).map_err(|objection| OpenError::RefusedSetup(objection_info(None, objection)))
}

/// Parses a setup from the JSON of its game.
pub(crate) fn read_setup<G: Narration>(game: &G, setup: &Value) -> Result<G::Setup, OpenError> {
    let setup = serde_json::from_value(setup.clone())
        .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?;
    check_setup(game, &setup)?;
    Ok(setup)
}
