//! Carries out tasks of the agenda until a choice is needed.

use tabletop::{Chance, Log};

use crate::agenda::{Fighter, Source, Task};
use crate::event::{Event, Faces, Roll};
use crate::index::{CardIx, FoeIx, MouseIx};
use crate::kinds::Face;
use crate::setup::Drift;
use crate::state::{Ending, State};
use crate::telling::Told;
use crate::{Mystics, Rule};

/// A game in progress: the state, the source of chance and the log.
pub(crate) struct Play<'a, C, L> {
    pub game: &'a Mystics,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Logs an event, with its scene. A silent log needs neither.
    #[inline]
    pub fn tell(&mut self, rule: Rule, event: Event) {
        if self.log.is_silent() {
            return;
        }
        self.log.emit(self.state, rule, Told::new(self.state, event));
    }

    /// Cites a rule that shapes the next event.
    #[inline]
    pub fn cite(&mut self, rule: Rule) {
        self.log.cite(rule);
    }

    /// Pushes a task on the agenda.
    #[inline]
    pub fn push(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Pushes several tasks; the first is done first.
    #[inline]
    pub fn push_all(&mut self, tasks: &[Task]) {
        self.state.agenda.push_all(tasks);
    }

    /// Pushes the effects of a source, on a mouse, an enemy or neither.
    pub fn push_effects(&mut self, source: Source, mouse: Option<MouseIx>, foe: Option<FoeIx>) {
        self.push(Task::Effect { source, step: 0, mouse: mouse.into(), foe: foe.into() });
    }

    /// Rolls one action die.
    #[inline]
    pub fn die(&mut self, what: &'static str) -> Result<Face, C::Error> {
        Ok(Face::of(self.chance.die(what, 6)?))
    }

    /// Rolls action dice and logs them.
    pub fn roll(
        &mut self,
        what: &'static str,
        who: Fighter,
        roll: Roll,
        count: u8,
        rule: Rule,
    ) -> Result<Faces, C::Error> {
        let mut faces = Faces::default();
        for _ in 0..count {
            faces.add(self.die(what)?);
        }
        self.cite(Rule::M1_4);
        self.tell(rule, Event::Rolled { who, roll, faces });
        Ok(faces)
    }

    /// Ends the chapter.
    pub fn finish(&mut self, rule: Rule, ending: Ending) {
        if self.state.ending.is_none() {
            self.state.ending = Some(ending);
            self.state.agenda.clear();
            // The whole party wins or loses; cites the causes of a victory and the rules after a defeat.
            self.cite(Rule::M1_1);
            self.cite(if ending == Ending::Victory { Rule::H5_3 } else { Rule::M1_14 });
            self.tell(rule, Event::Ended { ending });
        }
    }

    /// Works through the agenda until a choice is needed or the chapter is over.
    pub fn run(&mut self) -> Result<(), C::Error> {
        while self.state.ending.is_none() {
            let task = self.state.agenda.top();
            if self.game.is_question(self.state, task) {
                self.judge();
                return Ok(());
            }
            self.state.agenda.pop();
            self.happen(task)?;
        }
        Ok(())
    }

    /// Carries out a task that never asks, or has no one left to ask.
    fn happen(&mut self, task: Task) -> Result<(), C::Error> {
        match task {
            Task::Nothing => {
                self.judge();
                if self.state.ending.is_none() {
                    self.next_card()?;
                }
            }
            Task::EndTurn(mouse) => self.end_turn(mouse)?,
            Task::Idle(mouse) => self.idle(mouse),
            Task::SetOff => self.set_off()?,
            Task::Visit { tile, mouse } => self.visit(tile, mouse)?,
            Task::Arrive => self.arrive()?,
            Task::Arrived => self.arrived()?,
            Task::Prowl => self.prowl()?,
            Task::Fight(foe) => self.fight(foe, false),
            Task::EndProwl => self.end_prowl()?,
            Task::Charmed(mouse) => self.charmed(mouse)?,
            Task::Uncharm(mouse) => self.uncharm(mouse),
            Task::Chase { foe, left, been, met } => self.chase(foe, left, been, met)?,
            Task::Strike(attack) => self.strike(attack)?,
            Task::StrikeAll { attack, mice, foes } => self.strike_all(attack, mice, foes)?,
            Task::DefendAll { attack, mice, foes } => self.defend_next(attack, mice, foes),
            Task::Defend(attack) => self.defend(attack)?,
            Task::Volley { attack, foes } => self.volley(attack, foes),
            Task::Struck(attack) => self.struck(attack)?,
            Task::Wheel => self.turn_wheel(),
            Task::Surge => self.surge()?,
            Task::WheelOff => self.empty_wheel(),
            Task::Seek { mouse, search } => self.seek(mouse, search)?,
            Task::Find { mouse, of } => self.find(mouse, of)?,
            Task::Effect { source, step, mouse, foe } => self.effect(source, step, mouse.get(), foe.get())?,
            Task::Hazards { mouse, when, next } => self.hazards(mouse, when, next)?,
            Task::Trap(mouse) => self.trap(mouse)?,
            Task::Drift(mouse) => self.drift(mouse),
            Task::Throw { by, tile, space } => self.throw(by, tile, space)?,
            // The other tasks ask, but no figure is left to decide or to be chosen.
            _ => self.lapse(task)?,
        }
        Ok(())
    }

    /// A movement of a mouse has ended: with one reading the current carries it now (D11).
    pub fn moved(&mut self, mouse: MouseIx) {
        if self.state.options.drift == Drift::EndOfMovement && self.state.mouse(mouse).is_active() {
            self.push(Task::Drift(mouse));
        }
    }

    /// Checks whether the chapter is won or lost (M27).
    pub fn judge(&mut self) {
        if self.state.ending.is_some() || self.state.track.all().is_empty() {
            return;
        }
        if let Some((rule, ending)) = self.game.verdict(self.state) {
            self.finish(rule, ending);
        }
    }

    /// The hourglass moves one page towards the end (M19.2, M22.2); the chapter is lost when it meets
    /// the marker (M27.2).
    pub fn hourglass(&mut self, rule: Rule) {
        self.state.page = self.state.page.saturating_add(1);
        let page = self.state.page;
        self.tell(rule, Event::Hourglass { page });
        if page >= self.state.end {
            // A victory that is already reached counts before the hourglass moves (M27.1).
            self.cite(Rule::M19_3);
            self.judge();
            self.finish(Rule::M27_2, Ending::TimeOut);
        }
    }

    /// Cheese is put on the wheel (M11.2, M5.1).
    pub fn fill_wheel(&mut self, count: u8, rule: Rule) {
        if count > 0 {
            self.state.wheel = self.state.wheel.saturating_add(count);
            let now = self.state.wheel;
            self.tell(rule, Event::Wheel { count, now });
        }
    }

    /// A mouse gains cheese.
    pub fn gain(&mut self, mouse: MouseIx, count: u8, rule: Rule) {
        if count > 0 {
            let me = self.state.mouse_mut(mouse);
            me.cheese = me.cheese.saturating_add(count);
            self.tell(rule, Event::Cheese { mouse, count });
        }
    }

    /// A mouse pays or loses cheese, at most what it has; returns the amount.
    pub fn pay(&mut self, mouse: MouseIx, count: u8, rule: Rule) -> u8 {
        let me = self.state.mouse_mut(mouse);
        let count = count.min(me.cheese);
        me.cheese -= count;
        if count > 0 {
            self.tell(rule, Event::CheesePaid { mouse, count });
        }
        count
    }

    /// A search card goes to the discard pile (D58), or into the search deck if it is a party item.
    pub fn discard(&mut self, mouse: MouseIx, card: CardIx, rule: Rule) {
        let pile = &mut self.state.discard[usize::from(card) % crate::content::KINDS];
        *pile = pile.saturating_add(1);
        self.cite(Rule::D58);
        self.tell(rule, Event::Discarded { mouse, card });
    }

    /// Ends the turn of a mouse whose figure is off the board.
    pub fn cut_short(&mut self, mouse: MouseIx) {
        if self.state.mouse_now() == Some(mouse) {
            self.state.doing.over = true;
            self.state.doing.stage = crate::state::Stage::Done;
        }
    }
}
