//! Walking to an adjacent zone (R12).

use tabletop::{Chance, Log, Message};

use super::{Answer, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::map::zones;
use crate::play::Play;
use crate::state::{State, Zone};
use crate::{Ratcatcher, Rule};

/// Walk to an adjacent zone.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub to: Zone,
}

impl Walk {
    /// Every zone next to yours, while you have movement.
    pub fn offer(state: &State, near: u128, choices: &mut Vec<Choice>) {
        if state.me.movement > 0 {
            choices.extend(zones(near).map(Choice::Walk));
        }
    }
}

impl Answer for Walk {
    const WORD: &'static str = "walk";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Actions).then(|| game.check_walk(state, self.to))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Task,
    ) -> Result<(), C::Error> {
        play.walk(self.to);
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R12_1
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        game.with_zone(Message::new("rc-do-walk"), Some(state), self.to)
    }

    fn group(self) -> &'static str {
        "walk"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.to.to_string()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        Zone::find(details).map(Choice::Walk)
    }
}

impl Ratcatcher {
    /// Walking (R12.1).
    fn check_walk(&self, state: &State, to: Zone) -> Result<(), Refusal> {
        if !to.exists() || !self.are_near(state, state.me.zone, to) {
            return Err(Refusal::plain(Rule::R12_1, "no-walk-not-near"));
        }
        if state.me.movement == 0 {
            return Err(Refusal::counted(Rule::R12_1, "no-walk-no-movement", 1, 0));
        }
        Ok(())
    }
}
