//! Nightweave's Lair (N6–N13).

use tabletop::{Chance, Log};

use crate::agenda::{SpiderTask, Why};
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::Score;
use crate::setup::Setup;
use crate::state::State;
use crate::{Everdell, Rule};

impl Everdell {
    /// Nightweave's score sheet (N13).
    pub(crate) fn score_nightweave(&self, state: &State) -> Score {
        let _ = state;
        Score::default()
    }

    /// The rule by which you choose for her (R44).
    pub(crate) fn spider_why(&self, _: Why) -> Rule {
        Rule::R44
    }

    /// The cards that you choose from for her (N10.5, N10.6).
    pub(crate) fn spider_pickable(&self, _: &State, _: u8, _: Why) -> Vec<(u8, u8)> {
        Vec::new()
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    pub fn begin_nightweave(&mut self, _: &Setup) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn rival_turn(&mut self) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn spider_step(&mut self, _: SpiderTask) -> Result<bool, C::Error> {
        self.state.agenda.pop();
        Ok(false)
    }

    pub fn spider_draws(&mut self, _: Rule) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn spider_picked(&mut self, _: u8, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn open_visit_hers(&mut self, _: u8, _: Kind) {}

    pub fn before_counting(&mut self) -> Result<(), C::Error> {
        Ok(())
    }
}
