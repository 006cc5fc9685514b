//! Which district's rats go back to the bag when it is empty (R25.1, A23).

use tabletop::{Chance, Log, Message};

use super::{Answer, Question, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks which district's rats go back to the bag.
#[derive(Clone, Copy)]
pub(super) struct WhichDistrict;

impl Question for WhichDistrict {
    const NAME: &'static str = "empty";

    fn rule(self) -> Rule {
        Rule::A23
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.empty_if_forced())
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let candidates = game.emptiest(state);
        choices.extend((0..25u8).filter(|d| candidates & (1 << d) != 0).map(Choice::Empty));
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-empty")
    }
}

/// The rats of this district.
#[derive(Clone, Copy)]
pub(super) struct Empty {
    pub district: u8,
}

impl Answer for Empty {
    const WORD: &'static str = "empty";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::EmptyDistrict).then(|| {
            if game.emptiest(state).checked_shr(self.district.into()).unwrap_or(0) & 1 == 1 {
                Ok(())
            } else {
                Err(Refusal::plain(Rule::A23, "no-pick-district"))
            }
        })
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        task: Task,
    ) -> Result<(), C::Error> {
        if task == Task::EmptyDistrict {
            play.empty_into_bag(self.district);
        }
        Ok(())
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        Message::new("rc-do-empty")
            .number("number", self.district)
            .name("district", &game.district_name(Some(state), self.district))
    }

    fn group(self) -> &'static str {
        "empty"
    }

    fn details(self, _: &Ratcatcher) -> String {
        format!("{:02}", self.district)
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        details.parse().ok().filter(|&district| district < 25).map(Choice::Empty)
    }
}
