//! Setups of games, read and checked.

use serde_json::Value;

use crate::info::objection_info;
use crate::{Narration, OpenError};

/// Asks a game whether a setup is allowed.
pub(crate) fn check_setup<G: Narration>(game: &G, setup: &G::Setup) -> Result<(), OpenError> {
    game.check_setup(setup).map_err(|objection| OpenError::RefusedSetup(objection_info(None, objection)))
}

/// Reads a setup as the game writes it.
pub(crate) fn read_setup<G: Narration>(game: &G, setup: &Value) -> Result<G::Setup, OpenError> {
    let setup = serde_json::from_value(setup.clone())
        .map_err(|fault| OpenError::UnreadableSetup { reason: fault.to_string() })?;
    check_setup(game, &setup)?;
    Ok(setup)
}
