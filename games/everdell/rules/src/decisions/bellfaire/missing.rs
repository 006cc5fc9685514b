//! The mice and the rats: a resource of a kind that the player does not have (B12.6, B12.11).

use tabletop::{Chance, Log, Message};

use crate::bellfaire::rule_of;
use crate::choice::{Choice, Choices};
use crate::content::{PowerEffect, Resource};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::{AbilityIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which resource is gained.
#[derive(Clone, Copy)]
pub(crate) struct WhichResource {
    pub who: Owner,
    pub power: AbilityIx,
}

impl WhichResource {
    /// With the mice the player may decline.
    fn may_decline(self, game: &Everdell) -> bool {
        game.power(self.power).is_some_and(|power| power.effects.contains(&PowerEffect::Missing))
    }
}

impl Question for WhichResource {
    const NAME: &'static str = "missing";

    fn rule(self) -> Rule {
        rule_of(self.power)
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let stock = state.player(self.who).stock;
        let missing = Resource::ALL.into_iter().filter(|&resource| stock[resource] == 0);
        choices.extend(missing.map(Choice::Take));
        if self.may_decline(game) {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, power } = self;
        play.state.agenda.pop();
        if let Choice::Take(resource) = choice {
            play.tell(self.rule(), Event::Ability { who, ability: power });
            play.gain_resource(who, resource, 1, self.rule());
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(Self::NAME)
    }
}
