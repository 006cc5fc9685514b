//! Doing what is on the agenda until somebody must decide.

use tabletop::{Chance, Log};

use crate::agenda::{Moment, Mover, Task};
use crate::choice::Choice;
use crate::content::{Colour, Kind};
use crate::event::Event;
use crate::state::{Ending, State, Zone};
use crate::{Ratcatcher, Rule};

/// One game being played on: the state, and who answers and listens.
pub(crate) struct Play<'a, C, L> {
    pub game: &'a Ratcatcher,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Tells an event.
    #[inline]
    pub fn tell(&mut self, rule: Rule, event: Event) {
        self.log.tell(self.state, rule, event);
    }

    /// Cites a rule that shapes the next event.
    #[inline]
    pub fn cite(&mut self, rule: Rule) {
        self.log.cite(rule);
    }

    /// Ends the game at once; nothing further is resolved (R1.5).
    pub fn end(&mut self, ending: Ending) {
        if self.state.ending.is_some() {
            return;
        }
        self.state.ending = Some(ending);
        self.state.agenda.clear();
        let rule = match ending {
            Ending::TenthCheese => Rule::R1_1,
            Ending::NemesisKilled => Rule::R1_2,
            Ending::CheeseDevoured => Rule::R1_3,
            Ending::Dead => Rule::R1_4,
        };
        self.cite(Rule::R1_5);
        self.tell(rule, Event::Ended(ending));
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.state.ending.is_some()
    }

    /// Works through the agenda until a choice is needed or the game is over.
    pub fn run(&mut self) -> Result<(), C::Error> {
        while !self.is_over() {
            let task = self.state.agenda.top();
            match task {
                Task::Actions => return Ok(()),
                Task::Nothing => {
                    self.state.agenda.push(Task::Actions);
                    return Ok(());
                }
                Task::Place { setup } => {
                    if self.place_if_forced(setup) {
                        return Ok(());
                    }
                }
                Task::FillSlot => {
                    if self.fill_if_forced() {
                        return Ok(());
                    }
                }
                Task::Divide => {
                    if self.divide_if_forced() {
                        return Ok(());
                    }
                }
                Task::Pay { ware, left } => {
                    if self.pay_if_forced(ware, left) {
                        return Ok(());
                    }
                }
                Task::Charm { from, left, .. } => {
                    if left > 0 && self.state.spot(from).commons() > 0 {
                        return Ok(());
                    }
                    self.state.agenda.pop();
                }
                Task::Smoke { left } => {
                    if left > 0 && self.state.spot(self.state.me.zone).commons() > 0 {
                        return Ok(());
                    }
                    self.state.agenda.pop();
                }
                Task::ChooseTarget { left, .. } | Task::ChooseWay { count: left, .. } => {
                    if left > 0 {
                        return Ok(());
                    }
                    self.state.agenda.pop();
                }
                Task::Traps => {
                    if self.spring_if_forced()? {
                        return Ok(());
                    }
                }
                Task::NemesisNest => {
                    if self.nest_if_forced() {
                        return Ok(());
                    }
                }
                Task::EmptyDistrict => {
                    if self.empty_if_forced() {
                        return Ok(());
                    }
                }
                Task::BagReward(budget) => {
                    if self.bag_reward_if_forced(budget) {
                        return Ok(());
                    }
                }
                Task::BeforeRats => {
                    if self.game.has_use_before_rats(self.state) {
                        return Ok(());
                    }
                    self.state.agenda.pop();
                }
                task => {
                    self.state.agenda.pop();
                    self.carry_out(task)?;
                }
            }
        }
        Ok(())
    }

    /// Does a task that never asks; it has been taken off the agenda.
    fn carry_out(&mut self, task: Task) -> Result<(), C::Error> {
        match task {
            Task::Expand { left, setup } => self.expand(left, setup)?,
            Task::Populate { stage, at, zone } => self.populate(stage, at, zone)?,
            Task::Ready => self.ready(),
            Task::Collect => self.collect(),
            Task::ExpandCheck => self.expand_check(),
            Task::Activity => self.check_activity(),
            Task::RatsStep(step) => self.rats_step(step),
            Task::Moment(moment) => self.tell_moment(moment),
            Task::MoveNemesis => self.move_nemesis()?,
            Task::MovePeculiar(first) => self.move_peculiars(first),
            Task::MoveCommon(kind, first) => self.move_commons(kind, first),
            Task::ClearMarks => self.clear_marks(),
            Task::AfterWalk(mover) => self.after_walk(mover)?,
            Task::Bites(class) => self.bite(class)?,
            Task::Devour(first) => self.devour(first),
            Task::DevourOne { zone, left, count } => self.devour_one(zone, left, count)?,
            Task::TrackEffect { index, zone } => self.track_effect(index, zone)?,
            Task::Returned { zone, white, black } => self.return_devourers(zone, white, black),
            Task::DeployNests(first) => self.deploy_nests(first),
            Task::DeployNemesis => self.deploy_nemesis_rats(),
            Task::CountBlack => self.count_black(),
            Task::DeployBlack(first) => self.deploy_black(first),
            Task::Deploy { zone, left, cause } => self.deploy(zone, left, cause)?,
            Task::CleanUp => self.clean_up(),
            Task::NextRound => self.next_round(),
            // The others ask, and `run` keeps them on the agenda.
            _ => {}
        }
        Ok(())
    }

    fn tell_moment(&mut self, moment: Moment) {
        let rule = match moment {
            Moment::NemesisMoved
            | Moment::PeculiarsMoved
            | Moment::BrownMoved
            | Moment::BlackMoved
            | Moment::WhiteMoved => Rule::R8_4,
            Moment::YourTurn => Rule::R8_2,
            _ => Rule::R8_3,
        };
        self.tell(rule, Event::Moment(moment));
    }

    /// Plays a choice that fits the task on top of the agenda.
    pub fn choose(&mut self, choice: Choice) -> Result<(), C::Error> {
        match (self.state.agenda.top(), choice) {
            (_, Choice::Walk(to)) => self.walk(to),
            (_, Choice::SetTrap(zone)) => self.set_trap(zone),
            (_, Choice::Attack(dice)) => self.attack(dice)?,
            (_, Choice::Use { colour, zone, out }) => self.use_ability(colour, zone, out)?,
            (Task::BeforeRats, Choice::End) => self.end_expansion(),
            (_, Choice::End) => self.end_actions(),
            (_, Choice::Buy(ware)) => self.buy(ware),
            (_, Choice::Reward(peculiar, which)) => self.take_reward(peculiar, which)?,
            (Task::Divide, Choice::Hit(prey)) => self.hit(prey, false),
            (Task::Divide, Choice::Lethal(prey)) => self.hit(prey, true),
            (Task::Divide, Choice::Waste) => self.finish_attack(),
            (Task::Pay { ware, left }, Choice::Pay(kind)) => self.pay(ware, left, kind),
            (Task::Pay { ware, left }, Choice::PayRest) => self.pay_rest(ware, left),
            (Task::FillSlot, Choice::Fill(slot)) => self.fill(slot),
            (Task::Place { setup }, Choice::Place { x, y, turn }) => self.place(x, y, turn, setup),
            (Task::Charm { from, to, left }, Choice::Lead(kind)) => self.lead(from, to, left, kind),
            (Task::Smoke { left }, Choice::SmokeOut(kind)) => self.smoke_out(left, kind),
            (Task::Charm { .. } | Task::Smoke { .. }, Choice::Stop) => self.stop_ability(),
            (Task::ChooseTarget { mover, at, left, points }, Choice::Pick(target)) => {
                self.choose_target(mover, at, left, points, target);
            }
            (Task::ChooseWay { mover, at, target, points, count, lured }, Choice::Pick(next)) => {
                self.choose_way(mover, at, target, points, count, lured, next);
            }
            (Task::Traps, Choice::Pick(zone)) => self.spring(zone)?,
            (Task::Traps, Choice::InOrder) => self.spring_in_order(),
            (Task::NemesisNest, Choice::Pick(zone)) => self.nest_nemesis(zone),
            (Task::EmptyDistrict, Choice::Empty(district)) => self.empty_into_bag(district),
            (Task::BagReward(_), Choice::BagReward(ware)) => self.take_bag_reward(ware),
            // Not an answer to what is asked: nothing happens.
            _ => return Ok(()),
        }
        self.run()
    }
}

/// The stable name of a mover's kind, for messages.
pub(crate) fn mover_key(game: &Ratcatcher, mover: Mover) -> String {
    match mover {
        Mover::Common(kind) => kind.name().to_owned(),
        Mover::Peculiar(index) => game.peculiar(index).id.to_string(),
        Mover::Nemesis => "nemesis".to_owned(),
    }
}

/// Kinds and colours in table order, for loops over small tables.
pub(crate) fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter()
}

/// Both colours.
pub(crate) fn colours() -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter()
}

/// Of several zones, those in the districts with the highest number, by bits.
pub(crate) fn highest_district(set: u128) -> u128 {
    if set == 0 {
        return 0;
    }
    let top = set.ilog2() / 4 * 4;
    set & (0b1111 << top)
}

/// The only zone of a set, if there is exactly one.
pub(crate) fn only(set: u128) -> Option<Zone> {
    set.is_power_of_two().then(|| crate::map::zones(set).next()).flatten()
}
