//! Step 2: the traps go off (R21).

use tabletop::{Chance, Log};

use crate::Ratcatcher;
use crate::Rule;
use crate::event::Event;
use crate::index::{Zone, zones};
use crate::play::Play;
use crate::spot::SPRUNG;
use crate::state::{Source, State};

impl Ratcatcher {
    /// The zones whose trap will go off, as bits: a rat is there and the trap has not gone off yet (R21.1).
    pub(crate) fn armed_traps(&self, state: &State) -> u128 {
        zones(state.ground.traps())
            .filter(|&zone| {
                !state.spot(zone).has(SPRUNG) && state.has_rats(zone) && self.trap_works(state, zone)
            })
            .fold(0, |set, zone| set | zone.bit())
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Sets off the only trap, or ends the step; returns whether the order must be asked (A36).
    pub fn spring_if_forced(&mut self) -> Result<bool, C::Error> {
        let armed = self.game.armed_traps(self.state);
        if armed.count_ones() > 1 && !self.state.traps_in_order {
            return Ok(true);
        }
        if let Some(zone) = zones(armed).next() {
            self.spring(zone)?;
        } else {
            self.state.agenda.pop();
            self.state.traps_in_order = false;
            if self.a_trap_sleeps() {
                self.cite(Rule::A71);
            }
            self.state.ground.unspring();
        }
        Ok(false)
    }

    /// Whether rats are at a trap that does not go off by the reading of A71.
    fn a_trap_sleeps(&self) -> bool {
        zones(self.state.ground.traps())
            .any(|zone| self.state.has_rats(zone) && !self.game.trap_works(self.state, zone))
    }

    /// The remaining traps go off in city order.
    pub fn spring_in_order(&mut self) {
        self.state.traps_in_order = true;
        self.cite(Rule::A36);
    }

    /// A trap goes off: an attack with its own dice and accuracy (R21.1), sixes included (A34).
    pub fn spring(&mut self, zone: Zone) -> Result<(), C::Error> {
        if self.game.armed_traps(self.state).count_ones() > 1 {
            self.cite(Rule::A36);
        }
        self.state.ground.change(zone, |spot| spot.flags |= SPRUNG);
        let dice = self.game.trap_dice(self.state);
        let need = self.game.trap_accuracy(self.state);
        let trap = &self.game.board(self.state).trap;
        if dice > trap.dice {
            self.cite(Rule::H1_10);
        }
        if need < trap.accuracy {
            self.cite(Rule::H1_11);
        }
        if !self.state.is_active(zone.district()) {
            self.cite(Rule::A71);
        }
        self.tell(Rule::R21_1, Event::TrapSprung { zone });
        self.roll_attack(Source::Trap, zone, dice, need)
    }
}
