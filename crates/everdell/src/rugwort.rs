//! Playing alone against Rugwort (E14).

use tabletop::{Chance, Log};

use crate::Everdell;
use crate::agenda::RatTask;
use crate::play::Play;
use crate::scoring::Score;
use crate::state::State;

impl Everdell {
    /// Rugwort's score sheet (E14.5, E14.6).
    pub(crate) fn score_rugwort(&self, state: &State) -> Score {
        let _ = state;
        Score::default()
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    pub fn begin_rugwort(&mut self) {}

    pub fn rat_step(&mut self, _: RatTask) -> Result<bool, C::Error> {
        self.state.agenda.pop();
        Ok(false)
    }
}
