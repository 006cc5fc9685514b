//! The Courthouse: a resource of three when a construction is played (E7.9).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::{Done, Question};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which resource of a set is gained; the set is bits.
#[derive(Clone, Copy)]
pub(crate) struct GainOf {
    pub who: Owner,
    pub which: u8,
}

impl Question for GainOf {
    const NAME: &'static str = "gain";

    fn rule(self) -> Rule {
        Rule::E7_9
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(!play.skip_if(self.which == 0))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        let open = |resource: &Resource| self.which & (1 << *resource as u8) != 0;
        choices.extend(Resource::ALL.into_iter().filter(open).map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Take(resource) = choice {
            play.state.agenda.pop();
            play.gain_resource(self.who, resource, 1, Rule::E7_9);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-gain").number("left", 1)
    }
}
