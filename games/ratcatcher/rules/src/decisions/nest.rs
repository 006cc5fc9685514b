//! In which nest the nemesis appears (R30.2).

use tabletop::{Chance, Log, Message};

use super::Question;
use super::pick::{self, Picks};
use crate::choice::Choice;
use crate::play::Play;
use crate::state::{State, Zone};
use crate::{Ratcatcher, Rule};

/// Asks in which nest the nemesis appears.
#[derive(Clone, Copy)]
pub(super) struct WhichNest;

impl Question for WhichNest {
    const NAME: &'static str = "nest";

    fn rule(self) -> Rule {
        Rule::R30_2
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.nest_if_forced())
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        pick::offer(self, game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        Message::new("rc-ask-nest").name("nemesis", &game.nemesis(state).name)
    }
}

impl Picks for WhichNest {
    const LABEL: &'static str = "rc-do-pick-nest";
    const REFUSAL: &'static str = "no-pick-nest";

    fn zones(self, game: &Ratcatcher, state: &State) -> u128 {
        game.nemesis_nests(state).0
    }

    fn picked<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        zone: Zone,
    ) -> Result<(), C::Error> {
        play.nest_nemesis(zone);
        Ok(())
    }
}
