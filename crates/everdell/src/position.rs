//! Positions in stable names: what scenarios set up and assert on.

use serde_json::{Value, json};
use tabletop::PositionFault;

use crate::Everdell;
use crate::setup::Setup;
use crate::state::State;

impl Everdell {
    /// Everything about a position.
    pub(crate) fn write_position(&self, state: &State) -> Value {
        json!({ "turn": state.turn })
    }

    /// Sets up a described position.
    pub(crate) fn read_position(&self, setup: &Setup, _: &Value) -> Result<State, PositionFault> {
        Ok(self.set_out_table(setup))
    }
}
