//! Nightweave's personalities (N14), plans (N15) and plots (N16).

use tabletop::{Chance, Log};

use crate::agenda::{ModuleTask, Source, Way, Why};
use crate::choice::{Choice, Refusal};
use crate::content::Resource;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

impl Everdell {
    pub(crate) fn check_marked(&self, _: &State, _: u8, _: u8, _: bool) -> Result<(), Refusal> {
        Ok(())
    }

    pub(crate) fn check_drawn(&self, _: &State, _: u8, _: Kind) -> Result<(), Refusal> {
        Ok(())
    }

    pub(crate) fn personality_toll(&self, _: &State, _: u8, _: u8) -> u8 {
        0
    }

    pub(crate) fn check_module_toll(
        &self,
        _: &State,
        _: u8,
        _: Kind,
        _: Source,
        _: Way,
    ) -> Result<(), Refusal> {
        Ok(())
    }

    pub(crate) fn check_module_space(&self, _: &State, _: u8, _: Post) -> Result<(), Refusal> {
        Ok(())
    }

    pub(crate) fn module_pickable(&self, _: &State, _: u8, _: Why) -> Vec<(u8, u8)> {
        Vec::new()
    }

    pub(crate) fn module_discards(&self, _: Kind, _: Why) -> bool {
        true
    }

    pub(crate) fn module_asks(&self, _: ModuleTask) -> (&'static str, Rule) {
        ("module", Rule::N15_2)
    }

    pub(crate) fn module_why(&self, _: Why) -> Rule {
        Rule::N15_2
    }

    pub(crate) fn module_pick_least(&self, _: Why) -> u8 {
        1
    }

    pub(crate) fn module_can_say_yes(&self, _: &State, _: u8, _: Why) -> bool {
        true
    }

    pub(crate) fn module_legal(&self, _: &State, _: ModuleTask, _: &mut Vec<Choice>) {}

    /// Whether a green card may not be activated for somebody now.
    pub(crate) fn stays_asleep(&self, _: &State, _: u8, _: u8, _: Kind) -> bool {
        false
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    pub fn bad_press(&mut self, _: Kind) -> bool {
        false
    }

    pub fn card_left_meadow(&mut self, _: u8, _: u8, _: Kind, _: bool) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn effect_is_barred(&mut self, _: u8, _: Kind, _: u8) -> Result<bool, C::Error> {
        Ok(false)
    }

    pub fn activation_is_barred(&mut self, _: u8, _: u8, _: u8) -> Result<bool, C::Error> {
        Ok(false)
    }

    pub fn workers_home(&mut self, _: u8) {}

    pub fn module_card_played(&mut self, _: u8, _: Kind) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn module_refuses(&mut self, _: u8, _: Kind) -> Result<bool, C::Error> {
        Ok(false)
    }

    pub fn module_tolls(&mut self, _: u8, _: Kind, _: Source, _: Way) {}

    pub fn module_space_tolls(&mut self, _: u8, _: Post) {}

    pub fn module_discard(&mut self, who: u8, kind: Kind, why: Why) -> Result<(), C::Error> {
        self.discard_card(who, kind, Self::why_rule(why));
        Ok(())
    }

    pub fn module_pay(&mut self, who: u8, resource: Resource, why: Why) {
        self.gain_resource(who, resource, 0, Self::why_rule(why));
    }

    pub fn module_paid(&mut self, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn module_amount(&mut self, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn module_picked(&mut self, _: u8, _: u8, _: u8, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn module_whether(&mut self, _: u8, _: Why, _: bool) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn module_worker(&mut self, _: u8, _: u8, _: Post, _: Why) -> Result<(), C::Error> {
        Ok(())
    }

    pub fn module_step(&mut self, _: ModuleTask) -> Result<bool, C::Error> {
        self.state.agenda.pop();
        Ok(false)
    }

    pub fn module_choice(&mut self, _: ModuleTask, _: Choice) -> Result<(), C::Error> {
        Ok(())
    }
}
