//! Your turn (R8.2): refresh (R11), walking (R12), traps (R13), abilities (R15).

use tabletop::{Chance, Log};

use crate::agenda::{Moment, Task};
use crate::content::{Ability, Colour, Kind, PeculiarPower};
use crate::event::Event;
use crate::play::{Play, kinds};
use crate::readings::Reading;
use crate::setup::BonusDice;
use crate::state::{BARRICADE, DECOY, LURE, RUSE, Source, TRAP, Zone};
use crate::{Ratcatcher, Rule};

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// The next round begins with your turn, and your turn with a refresh (R11.2).
    pub fn next_round(&mut self) {
        self.state.rats_turn = false;
        self.state.round = self.state.round.saturating_add(1);
        self.tell(Rule::R8_1, Event::Round(self.state.round));
        let unlocked = self.game.attack(self.state);
        let me = self.state.me;
        let kept = match self.state.options.bonus_dice {
            BonusDice::Lost => 0,
            // Unlocked dice are used before bonus dice, so what is left is bonus dice first.
            BonusDice::Kept => me.bonus.min(me.dice),
        };
        if me.bonus.min(me.dice) > 0 {
            self.cite(Rule::A38);
        }
        let dice = (unlocked + kept).min(self.game.content.dice);
        if me.sick > 0 {
            self.cite(Rule::H1_26);
        }
        let movement = self.game.movement(self.state).saturating_sub(me.sick);
        let traps = self.game.board(self.state).trap.count;
        let me = &mut self.state.me;
        (me.dice, me.bonus, me.movement, me.traps, me.sick) = (dice, kept, movement, traps, 0);
        self.cite(Rule::R11_3);
        self.tell(Rule::R11_2, Event::Refreshed { dice, movement, traps });
        // Cheese freed by a trap in the rats' turn is collected now (A54).
        if self.state.spot(self.state.me.zone).cheese > 0 && !self.state.has_rats(self.state.me.zone) {
            self.cite(Rule::A54);
        }
        self.state.agenda.push_all(&[Task::Collect, Task::Actions]);
    }

    /// Walks one step (R12.1); gnawers of the zone you leave bite first (R12.2).
    pub fn walk(&mut self, to: Zone) {
        let from = self.state.me.zone;
        self.gnaw(from);
        if self.is_over() {
            return;
        }
        // A wound can make a health marker yours to take before the step.
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

    /// Gnawers bite because you leave their zone, by the rule of their class (A39).
    fn gnaw(&mut self, zone: Zone) {
        for peculiar in 0..12u8 {
            if Ratcatcher::stray_zone(self.state, peculiar) == Some(zone)
                && self.game.peculiar(peculiar).power == PeculiarPower::Gnaw
            {
                self.cite(Rule::A39);
                self.peculiar_bite(peculiar, Rule::R12_2);
            }
        }
        let spot = *self.state.spot(zone);
        let gnawers =
            kinds().filter(|&kind| self.game.common(kind).gnawer && spot.rats[kind as usize] > 0).count();
        if gnawers > 0 {
            let strength = kinds()
                .filter(|&kind| self.game.common(kind).gnawer)
                .map(|kind| spot.rats[kind as usize].saturating_mul(self.game.common_bite(self.state, kind)))
                .fold(0, u8::saturating_add);
            self.cite(Rule::A39);
            self.common_bites(strength, Rule::R12_2);
        }
    }

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

    /// Ends your actions: the city may grow, then it is the rats' turn (R8.2).
    pub fn end_actions(&mut self) {
        if !self.game.reads(Reading::ExpansionIsYourTurn) {
            self.state.me.steady = 0;
        }
        self.tell(Rule::R8_2, Event::ActionsEnded);
        self.state.agenda.replace(Task::RatsStep(1));
        self.state.agenda.push_all(&[Task::ExpandCheck, Task::Activity, Task::Moment(Moment::YourTurn)]);
    }

    /// You use nothing more in the expansion; it is the rats' turn (A73).
    pub fn end_expansion(&mut self) {
        self.cite(Rule::A73);
        self.state.agenda.pop();
    }

    /// Spends a marker on an ability (R15.1).
    pub fn use_ability(&mut self, colour: Colour, zone: Zone, out: bool) -> Result<(), C::Error> {
        let ability = self.game.board(self.state).abilities[colour as usize].ability;
        let strength = self.game.strength(self.state, colour);
        let held = &mut self.state.me.markers[colour as usize];
        *held = held.saturating_sub(1);
        // The marker of a lasting effect lies in the city; the others go to the supply at once.
        let lasting = match ability {
            Ability::Lure => LURE,
            Ability::CheeseRuse => RUSE,
            Ability::Decoy => DECOY,
            Ability::Barricade => BARRICADE,
            _ => 0,
        };
        if lasting == 0 {
            self.state.return_markers(colour, 1);
        } else {
            self.state.ground.change(zone, |spot| spot.flags |= lasting);
        }
        self.cite(Rule::R15_1);
        self.cite(Rule::R15_3);
        let mine = self.state.me.zone;
        let rule = match ability {
            Ability::CheeseRuse => Rule::R15_6,
            Ability::Lure => Rule::R15_5,
            Ability::Charm => Rule::H1_1,
            Ability::Decoy => Rule::H1_2,
            Ability::Smoke => Rule::H1_3,
            Ability::Steady => Rule::H1_4,
            Ability::Barricade => Rule::H1_5,
            Ability::Dash => Rule::H1_6,
            Ability::Snare => Rule::H1_7,
            Ability::Volley => Rule::H1_8,
        };
        self.tell(rule, Event::Used { colour, ability, zone, strength });
        match ability {
            Ability::CheeseRuse | Ability::Lure | Ability::Decoy | Ability::Barricade => {}
            Ability::Charm => {
                let (from, to) = if out { (mine, zone) } else { (zone, mine) };
                self.state.agenda.push(Task::Collect);
                self.state.agenda.push(Task::Charm { from, to, left: strength });
            }
            Ability::Smoke => {
                self.state.agenda.push(Task::Collect);
                self.state.agenda.push(Task::Smoke { left: strength });
            }
            Ability::Steady => self.state.me.steady += strength,
            Ability::Dash => self.state.me.movement += strength,
            Ability::Snare => self.state.ground.change(zone, |spot| spot.flags |= TRAP),
            Ability::Volley => {
                self.cite(Rule::R15_2);
                let need = self.aim();
                self.roll_attack(Source::Volley, zone, strength, need)?;
            }
        }
        // Another marker of the colour may lie in your zone, and now you can hold it.
        if self.can_pick_up() {
            self.cite(Rule::A53);
            self.state.agenda.push(Task::Collect);
        }
        Ok(())
    }

    /// Leads one rat of the charm (H1.1).
    pub fn lead(&mut self, from: Zone, to: Zone, left: u8, kind: Kind) {
        self.state.agenda.replace(Task::Charm { from, to, left: left.saturating_sub(1) });
        self.state.take(from, kind, 1);
        self.state.ground.put(to, kind, 1);
        self.tell(Rule::H1_1, Event::Led { kind, from, to });
        if from == self.state.me.zone {
            self.note_freed_cheese();
        }
    }

    /// Smokes one rat out into the bag (H1.3).
    pub fn smoke_out(&mut self, left: u8, kind: Kind) {
        let zone = self.state.me.zone;
        self.state.agenda.replace(Task::Smoke { left: left.saturating_sub(1) });
        self.state.take(zone, kind, 1);
        self.state.bag[kind as usize] += 1;
        self.tell(Rule::H1_3, Event::SmokedOut { kind, zone });
        self.note_freed_cheese();
    }
}
