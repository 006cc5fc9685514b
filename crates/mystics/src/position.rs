//! Positions of scenarios. They come with the view.

use serde_json::Value;
use tabletop::PositionFault;

use crate::Mystics;
use crate::setup::Setup;
use crate::state::State;

impl Mystics {
    /// Sets up the position that a scenario describes.
    pub(crate) fn set_position(&self, _: &Setup, _: &Value) -> Result<State, PositionFault> {
        Err(PositionFault { at: "position".to_owned(), what: "cannot be set up yet".to_owned() })
    }

    /// A position in stable names.
    pub(crate) fn describe_position(&self, _: &State) -> Value {
        Value::Null
    }
}
