//! The mini-expansions: seasonal Farms (N2), Corrin Evertail (N3), legends (N4), worker abilities
//! (N5), Extra! Extra! and the Rugwort cards.

use tabletop::{Chance, Log};

use crate::agenda::{MiniTask, Why};
use crate::choice::Choice;
use crate::kind::Kind;
use crate::play::Play;
use crate::scoring::Score;
use crate::setup::Setup;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    pub(crate) fn score_mini(&self, _: &State, _: u8, _: &mut Score) {}

    pub(crate) fn mini_pickable(&self, _: &State, _: u8, _: Why) -> Vec<(u8, u8)> {
        Vec::new()
    }

    pub(crate) fn mini_asks(&self, _: MiniTask) -> (&'static str, Rule) {
        ("mini", Rule::N1_3)
    }

    pub(crate) fn mini_why(&self, _: Why) -> Rule {
        Rule::N1_3
    }

    pub(crate) fn mini_pick_least(&self, _: Why) -> u8 {
        0
    }

    pub(crate) fn mini_can_say_yes(&self, _: &State, _: u8, _: Why) -> bool {
        true
    }

    pub(crate) fn mini_legal(&self, _: &State, _: MiniTask, _: &mut Vec<Choice>) {}
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    pub fn begin_minis(&mut self, _: &Setup) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn ready_minis(&mut self, _: &Setup) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn first_by_ability(&mut self, _: &Setup) -> Option<u8> {
        None
    }

    pub fn opening_hand(&mut self, _: &Setup, _: u8, count: u8) -> u8 {
        count
    }

    pub fn without_spring_worker(&mut self, _: u8) -> bool {
        false
    }

    pub fn leave_pile(&mut self, _: u8, _: Kind) {}

    pub fn has_drawn(&mut self, _: u8, _: u8) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn legend_played(&mut self, _: Kind) -> bool {
        false
    }

    pub fn mini_card_played(&mut self, _: u8, _: Kind) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_prepared(&mut self, _: u8) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_visited(&mut self, _: u8, _: Post) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn event_achieved(&mut self, _: u8, _: Post) {}

    pub fn mini_effect(&mut self, _: u8, _: Kind, _: u8) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn activate_mini(&mut self, _: u8, _: u8, _: u8, _: Kind) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn visit_mini(&mut self, _: u8, _: u8, _: u8, _: Kind) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_step(&mut self, _: MiniTask) -> Result<bool, C::Error> {
        self.state.agenda.pop();
        Ok(false)
    }

    pub fn mini_choice(&mut self, _: MiniTask, _: Choice) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_discarded(&mut self, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_amount(&mut self, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_opponent(&mut self, _: u8, _: Option<u8>, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_given(&mut self, _: u8, _: u8, _: Why) {}

    pub fn mini_paid(&mut self, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_picked(&mut self, _: u8, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_picked_all(&mut self, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn mini_whether(&mut self, _: u8, _: Why, _: bool) -> Result<(), C::Error> {
        Ok(())
    }
}
