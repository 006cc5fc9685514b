//! Walking to an adjacent zone (R12).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::PeculiarPower;
use crate::event::Event;
use crate::index::{PeculiarIx, Zone, zones};
use crate::play::{Play, kinds};
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// The choice of an adjacent zone to walk to.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub to: Zone,
}

impl Walk {
    /// Offers every zone next to yours, if you have movement left.
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

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, _: Task) -> Done<C> {
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
    /// Checks a step (R12.1).
    fn check_walk(&self, state: &State, to: Zone) -> Result<(), Refusal> {
        if !self.are_near(state, state.me.zone, to) {
            return Err(Refusal::plain(Rule::R12_1, "no-walk-not-near"));
        }
        if state.me.movement == 0 {
            return Err(Refusal::counted(Rule::R12_1, "no-walk-no-movement", 1, 0));
        }
        Ok(())
    }

    /// Whether a peculiar rat is a gnawer in a zone.
    fn is_peculiar_gnawer(&self, state: &State, peculiar: PeculiarIx, zone: Zone) -> bool {
        Self::stray_zone(state, peculiar) == Some(zone)
            && self.peculiar(peculiar).power == PeculiarPower::Gnaw
    }

    /// The joint bite of the common gnawers of a zone; `None` if there are none.
    fn common_gnawers(&self, state: &State, zone: Zone) -> Option<u8> {
        let spot = state.spot(zone);
        let gnawers = || kinds().filter(|&kind| self.common(kind).gnawer && spot.rats[kind as usize] > 0);
        gnawers().next()?;
        let each =
            gnawers().map(|kind| spot.rats[kind as usize].saturating_mul(self.common_bite(state, kind)));
        Some(each.fold(0, u8::saturating_add))
    }

    /// The wounds of leaving a zone, class by class (A39); `None` if no gnawer is there.
    pub(crate) fn gnawing(&self, state: &State, zone: Zone) -> Option<u8> {
        let peculiars = PeculiarIx::all()
            .filter(|&peculiar| self.is_peculiar_gnawer(state, peculiar, zone))
            .map(|peculiar| self.wounds_of(state, self.peculiar(peculiar).bite));
        let commons =
            self.common_gnawers(state, zone).into_iter().map(|strength| self.wounds_of(state, strength));
        peculiars.chain(commons).reduce(u8::saturating_add)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Walks one step (R12.1); gnawers of the zone you leave bite first (R12.2).
    pub fn walk(&mut self, to: Zone) {
        let from = self.state.me.zone;
        self.gnaw(from);
        if self.is_over() {
            return;
        }
        // A wound can make room for a health marker, which is yours before the step.
        if self.can_pick_up() {
            self.cite(Rule::A53);
            self.collect();
        }
        self.state.me.movement = self.state.me.movement.saturating_sub(1);
        self.state.me.zone = to;
        self.cite(if from.district() == to.district() { Rule::A31 } else { Rule::R5_6 });
        self.tell(Rule::R12_1, Event::Walked { from, to });
        self.state.agenda.push(Task::Collect);
    }

    /// Gnawers bite you for leaving their zone, by the rules of their class (A39).
    fn gnaw(&mut self, zone: Zone) {
        for peculiar in PeculiarIx::all() {
            if self.game.is_peculiar_gnawer(self.state, peculiar, zone) {
                self.cite(Rule::A39);
                self.peculiar_bite(peculiar, Rule::R12_2);
            }
        }
        if let Some(strength) = self.game.common_gnawers(self.state, zone) {
            self.cite(Rule::A39);
            self.common_bites(strength, Rule::R12_2);
        }
    }
}
