//! In which nest the nemesis appears (R30.2).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question};
use super::picks::{self, Picks};
use crate::choice::Choice;
use crate::event::Event;
use crate::index::Zone;
use crate::play::{Play, highest_district, only};
use crate::state::State;
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
        picks::offer(self, game, state, choices);
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

    fn picked<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, zone: Zone) -> Done<C> {
        play.nest_nemesis(zone);
        Ok(())
    }
}

impl Ratcatcher {
    /// The zones in which the nemesis may appear (R30.2): nests of your district, or otherwise those of A41. Also
    /// returns whether A41 was needed.
    pub(crate) fn nemesis_nests(&self, state: &State) -> (u128, bool) {
        let mine = self.zones_of(state, state.me.zone.district());
        let nests = self.nest_zones(state);
        if nests & mine != 0 {
            return (nests & mine, false);
        }
        let (nearest, _) = self.nearest(state, state.me.zone, nests, 0);
        if nearest != 0 {
            return (highest_district(nearest), true);
        }
        let others = mine & !state.me.zone.bit();
        (if others == 0 { mine } else { self.nearest(state, state.me.zone, others, 0).0 }, true)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Puts the nemesis into the only possible zone; returns whether a choice is needed.
    pub fn nest_if_forced(&mut self) -> bool {
        if self.state.foe.zone.is_some() {
            self.state.agenda.pop();
            return false;
        }
        match only(self.game.nemesis_nests(self.state).0) {
            Some(zone) => {
                self.nest_nemesis(zone);
                false
            }
            None => true,
        }
    }

    /// The nemesis comes into the city (R30.2).
    pub fn nest_nemesis(&mut self, zone: Zone) {
        self.state.agenda.pop();
        if self.game.nemesis_nests(self.state).1 {
            self.cite(Rule::A41);
        }
        self.state.foe.zone = zone.into();
        // It appears in the devouring step: it counts from now on, and deploys in the next step.
        self.cite(Rule::A47);
        self.tell(Rule::R30_2, Event::NemesisDeployed { zone });
    }
}
