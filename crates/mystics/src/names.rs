//! Stable names.
use crate::{Mystics, choice::Choice, state::State};
impl Mystics {
    pub(crate) fn name_choice(&self, _: &State, choice: Choice) -> String {
        format!("{choice:?}")
    }
}
