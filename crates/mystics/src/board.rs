//! What an audience sees.
use crate::Mystics;
use crate::state::State;
#[derive(Debug, PartialEq, Eq, serde::Serialize)]
pub struct View {
    pub page: u8,
}
impl Mystics {
    pub(crate) fn look(&self, state: &State, _: tabletop::Audience) -> View {
        View { page: state.page }
    }
}
