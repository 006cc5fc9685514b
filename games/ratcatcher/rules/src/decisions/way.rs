//! Which of several equally short ways a rat takes (A27).

use tabletop::{Chance, Log, Message, PositionFault};

use super::common::{Done, Question};
use super::picks::{self, Picks};
use crate::agenda::Mover;
use crate::choice::Choice;
use crate::index::Zone;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks for the next step of one rat of a group that walks together.
#[derive(Clone, Copy)]
pub(super) struct WhichWay {
    pub mover: Mover,
    pub at: Zone,
    pub target: Zone,
    pub points: u8,
    pub count: u8,
    pub lured: bool,
}

impl Question for WhichWay {
    const NAME: &'static str = "way";

    fn rule(self) -> Rule {
        Rule::A27
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if self.count == 0 {
            play.state.agenda.pop();
        }
        Ok(self.count > 0)
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        picks::offer(self, game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        let message =
            Message::new("rc-ask-way").number("count", self.count).key("target", self.target.to_string());
        let rat = Ratcatcher::mover_prey(self.mover);
        game.with_zone(game.with_rat(message, Some(&game.nemesis(state).name), rat), Some(state), self.at)
    }

    fn check(self, game: &Ratcatcher, state: &State) -> Result<(), PositionFault> {
        game.check_named(state, &[self.at, self.target])
    }
}

impl Picks for WhichWay {
    const LABEL: &'static str = "rc-do-pick-way";
    const REFUSAL: &'static str = "no-pick-way";

    fn zones(self, game: &Ratcatcher, state: &State) -> u128 {
        game.tied_ways(state, self.mover, self.at, self.target)
    }

    fn picked<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, zone: Zone) -> Done<C> {
        let Self { mover, at, target, points, count, lured } = self;
        play.choose_way(mover, at, target, points, count, lured, zone);
        Ok(())
    }
}
