//! Which of several equally near targets a rat makes for (R20.4).

use tabletop::{Chance, Log, Message, PositionFault};

use super::common::{Done, Question};
use super::picks::{self, Picks};
use crate::agenda::Mover;
use crate::choice::Choice;
use crate::index::Zone;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks for the target of one rat of a group that walks together.
#[derive(Clone, Copy)]
pub(super) struct WhichTarget {
    pub mover: Mover,
    pub at: Zone,
    pub left: u8,
    pub points: u8,
}

impl Question for WhichTarget {
    const NAME: &'static str = "target";

    fn rule(self) -> Rule {
        Rule::R20_4
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if self.left == 0 {
            play.state.agenda.pop();
        }
        Ok(self.left > 0)
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        picks::offer(self, game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        let message = Message::new("rc-ask-target").number("count", self.left);
        let rat = Ratcatcher::mover_prey(self.mover);
        game.with_zone(game.with_rat(message, Some(&game.nemesis(state).name), rat), Some(state), self.at)
    }

    fn check(self, game: &Ratcatcher, state: &State) -> Result<(), PositionFault> {
        game.check_named(state, &[self.at])
    }
}

impl Picks for WhichTarget {
    const LABEL: &'static str = "rc-do-pick-target";
    const REFUSAL: &'static str = "no-pick-target";

    fn zones(self, game: &Ratcatcher, state: &State) -> u128 {
        game.tied_targets(state, self.mover, self.at)
    }

    fn picked<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, zone: Zone) -> Done<C> {
        play.choose_target(self.mover, self.at, self.left, self.points, zone);
        Ok(())
    }
}
