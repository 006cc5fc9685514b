//! Carries out tasks of the agenda until a choice is needed.

use tabletop::{Chance, Log};

use crate::agenda::{Moment, Mover, Task};
use crate::content::{Colour, Kind};
use crate::event::Event;
use crate::index::{Zone, zones};
use crate::state::{Ending, State};
use crate::{Ratcatcher, Rule};

/// A game in progress: the state, the source of chance and the log.
pub(crate) struct Play<'a, C, L> {
    pub game: &'a Ratcatcher,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Logs an event.
    #[inline]
    pub fn tell(&mut self, rule: Rule, event: Event) {
        self.log.emit(self.state, rule, event);
    }

    /// Cites a rule that shapes the next event.
    #[inline]
    pub fn cite(&mut self, rule: Rule) {
        self.log.cite(rule);
    }

    /// Ends the game at once; nothing more is resolved (R1.5).
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
            match self.waits(task)? {
                Some(true) => return Ok(()),
                Some(false) => {}
                // With an empty agenda, your turn continues.
                None if matches!(task, Task::Nothing) => self.state.agenda.push(Task::Actions),
                None => {
                    self.state.agenda.pop();
                    self.carry_out(task)?;
                }
            }
        }
        Ok(())
    }

    /// Carries out a task that never asks, after its removal from the agenda.
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
            // The other tasks ask, and `run` keeps them on the agenda.
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

/// The zones of a set that are in the district with the highest number, as bits.
pub(crate) fn highest_district(set: u128) -> u128 {
    if set == 0 {
        return 0;
    }
    let top = set.ilog2() / 4 * 4;
    set & (0b1111 << top)
}

/// The only zone of a set, if there is exactly one.
pub(crate) fn only(set: u128) -> Option<Zone> {
    set.is_power_of_two().then(|| zones(set).next()).flatten()
}
