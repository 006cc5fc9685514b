//! Setting a trap (R13).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::event::Event;
use crate::index::{Zone, zones};
use crate::play::Play;
use crate::spot::TRAP;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// The choice of a zone for a trap: yours or one next to it.
#[derive(Clone, Copy)]
pub(super) struct SetTrap {
    pub zone: Zone,
}

impl SetTrap {
    /// Offers your zone and those next to it that have no trap, if you have a trap and can pay for it.
    pub fn offer(game: &Ratcatcher, state: &State, near: u128, choices: &mut Vec<Choice>) {
        let me = &state.me;
        if me.traps > 0 && me.movement >= game.board(state).trap.cost {
            let free = |zone: &Zone| !state.spot(*zone).has(TRAP);
            choices.extend(zones(near | me.zone.bit()).filter(free).map(Choice::SetTrap));
        }
    }
}

impl Answer for SetTrap {
    const WORD: &'static str = "trap";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        (task == Task::Actions).then(|| game.check_trap(state, self.zone))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, _: Task) -> Done<C> {
        play.set_trap(self.zone);
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R13_1
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        let message = Message::new("rc-do-trap").number("cost", game.board(state).trap.cost);
        game.with_zone(message, Some(state), self.zone)
    }

    fn group(self) -> &'static str {
        "trap"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.zone.to_string()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        Zone::find(details).map(Choice::SetTrap)
    }
}

impl Ratcatcher {
    /// Checks whether a trap may be set (R13).
    fn check_trap(&self, state: &State, zone: Zone) -> Result<(), Refusal> {
        if !self.within_reach(state, zone) {
            return Err(Refusal::plain(Rule::R13_1, "no-trap-far"));
        }
        if state.spot(zone).has(TRAP) {
            return Err(Refusal::plain(Rule::R13_1, "no-trap-second"));
        }
        if state.me.traps == 0 {
            let count = self.board(state).trap.count;
            return Err(Refusal::counted(Rule::R13_3, "no-trap-none-left", count, 0));
        }
        let cost = self.board(state).trap.cost;
        if state.me.movement < cost {
            return Err(Refusal::counted(Rule::R13_2, "no-trap-cost", cost, state.me.movement));
        }
        Ok(())
    }

    /// Whether a zone is yours or next to yours.
    pub(super) fn within_reach(&self, state: &State, zone: Zone) -> bool {
        zone == state.me.zone || self.are_near(state, state.me.zone, zone)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Sets a trap (R13.1, R13.2).
    pub fn set_trap(&mut self, zone: Zone) {
        let cost = self.game.board(self.state).trap.cost;
        self.state.me.movement = self.state.me.movement.saturating_sub(cost);
        self.state.me.traps = self.state.me.traps.saturating_sub(1);
        self.state.ground.change(zone, |spot| spot.flags |= TRAP);
        self.cite(Rule::R13_2);
        self.cite(Rule::R13_3);
        self.tell(Rule::R13_1, Event::TrapSet { zone, cost });
    }
}
