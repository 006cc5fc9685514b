//! Resources of any kind are gained (E1.4).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::{Done, Question};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which resource is gained, `left` times.
#[derive(Clone, Copy)]
pub(crate) struct GainAny {
    pub who: Owner,
    pub left: u8,
}

impl Question for GainAny {
    const NAME: &'static str = "gain";

    fn rule(self) -> Rule {
        Rule::E1_4
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(!play.skip_if(self.left == 0))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend(Resource::ALL.map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Take(resource) = choice {
            let Self { who, left } = self;
            play.state.agenda.replace(Task::GainAny { who, left: left.saturating_sub(1) });
            play.gain_resource(who, resource, 1, Rule::E1_4);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-gain").number("left", self.left)
    }
}
