//! Resources are taken from a Freight Car (LR11).

use tabletop::{Chance, Log, Message};

use super::asks_step;
use crate::agenda::{LeafTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Question, if_several};
use crate::index::{Owner, Slot};
use crate::play::Play;
use crate::state::{Built, State};
use crate::{Everdell, Rule};

/// Asks which resource is taken, `left` more.
#[derive(Clone, Copy)]
pub(crate) struct WhichResource {
    pub who: Owner,
    pub owner: Owner,
    pub slot: Slot,
    pub left: u8,
}

impl WhichResource {
    fn there(self, state: &State) -> Stock {
        state.city(self.owner).get(self.slot).map_or(Stock::NONE, Built::stored)
    }
}

impl Question for WhichResource {
    const NAME: &'static str = "unload";

    fn rule(self) -> Rule {
        Rule::LR11
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.left == 0 || self.there(play.state).is_empty();
        if play.skip_if(none) {
            return Ok(false);
        }
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let there = self.there(state);
        choices.extend(Resource::ALL.into_iter().filter(|&one| there[one] > 0).map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, owner, slot, left } = self;
        let Choice::Take(resource) = choice else { return Ok(()) };
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Leaf(LeafTask::Unload { who, owner, slot, left }));
        let taken = Stock::of(resource, 1);
        if let Some(car) = play.state.city_mut(owner).get_mut(slot) {
            car.load(car.stored().saturating_sub(taken));
        }
        play.gain_stock(who, taken, Rule::LR11);
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}
