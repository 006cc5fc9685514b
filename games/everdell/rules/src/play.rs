//! Works through the agenda until a choice is needed.

use tabletop::{Chance, Log};

use crate::agenda::{BrookTask, FairTask, LeafTask, ModuleTask, SpireTask, Task};
use crate::effects::Reacting;
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::setup::RivalKind;
use crate::state::{Ending, Post, State};
use crate::{Everdell, Rule};

/// A game in progress: the state, the source of chance and the log.
pub(crate) struct Play<'a, C, L> {
    pub game: &'a Everdell,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub log: &'a mut L,
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
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

    /// Puts a task on top of the agenda.
    #[inline]
    pub fn push(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Puts several tasks on top; the first is done first.
    #[inline]
    pub fn push_all(&mut self, tasks: &[Task]) {
        self.state.agenda.push_all(tasks);
    }

    /// Works through the agenda until a choice is needed or the game is over.
    pub fn run(&mut self) -> Result<(), C::Error> {
        while self.state.ending.is_none() {
            let task = self.state.agenda.top();
            if matches!(task, Task::Nothing) {
                self.push(Task::EndTurn);
                continue;
            }
            match self.waits(task)? {
                Some(true) => return Ok(()),
                Some(false) => {}
                None => {
                    self.state.agenda.pop();
                    self.carry_out(task)?;
                }
            }
        }
        Ok(())
    }

    /// Pops the top task if `none` is set, that is, if there is nothing to ask; returns `none`.
    pub fn skip_if(&mut self, none: bool) -> bool {
        if none {
            self.state.agenda.pop();
        }
        none
    }

    /// Carries out a task that never asks; it has been popped.
    #[expect(clippy::inline_always, reason = "it has one caller, which is a loop")]
    #[inline(always)]
    fn carry_out(&mut self, task: Task) -> Result<(), C::Error> {
        match task {
            Task::EndTurn => self.end_turn(),
            Task::RivalTurn => self.rival_turn()?,
            Task::Count => self.count_up()?,
            Task::Draw { who, left } => self.draw(who, left)?,
            Task::Refill => self.refill()?,
            Task::Left { who, place, kind, played } => self.card_left_meadow(who, place, kind, played),
            Task::Enter { who, kind, way } => self.enter(who, kind, way)?,
            Task::Effect { who, kind, slot } => self.effect(who, kind, slot)?,
            Task::Triggers { who, kind } => self.triggers(who, kind, Reacting::ALL)?,
            Task::TriggersOf { who, kind, there } => self.triggers(who, kind, there)?,
            Task::Played { who, kind } => self.card_played(who, kind),
            Task::ClearShown => self.clear_shown(),
            Task::Visit { who, post } => {
                self.visited(who, post);
                if self.beast_acts() || !self.power_tracks(who, post) {
                    self.visit(who, post)?;
                }
            }
            Task::Achieve { who, post } => self.achieved(who, post)?,
            Task::Advance { who } => self.advance(who)?,
            Task::SeasonBonus { who } => self.season_bonus(who),
            Task::Prepared { who } => self.season_prepared(who),
            Task::Moment => self.tell(Rule::E3_1, Event::Moment { who: self.state.turn }),
            Task::Module(ModuleTask::DrawPlot { seasonal }) => self.draw_plot(seasonal)?,
            Task::Module(ModuleTask::Marked { who, place, kind, played }) => {
                self.personality_acts(who, place, kind, played)?;
            }
            Task::Module(ModuleTask::Lend { who, post }) => self.lend(who, post),
            Task::Fair(FairTask::Traded { who, token }) => self.traded(who, token)?,
            Task::Fair(FairTask::Deal) => self.powers_kept()?,
            Task::Fair(FairTask::Wander { who }) => self.wander(who)?,
            Task::Fair(FairTask::ForestGives { who, forest }) => self.forest_gives(who, forest)?,
            Task::Fair(FairTask::Gathered { who, gained, near }) => self.gathered(who, gained, near),
            Task::Brook(BrookTask::RiverGives { who, card }) => self.river_gives(who, card)?,
            Task::Brook(BrookTask::Adorns { who, adornment, step }) => self.adorns(who, adornment, step),
            Task::Leaf(LeafTask::Train { who, place }) => self.train_arrives(who, place)?,
            Task::Spire(SpireTask::TurnUp { who }) => self.discover(who)?,
            Task::Spire(SpireTask::Taken { who, discovery }) => self.discovery_taken(who, discovery)?,
            Task::Spire(SpireTask::Travel { who }) => self.travel(who)?,
            Task::Spire(SpireTask::Walked { who }) => self.walked(who),
            Task::Spire(SpireTask::LayDown { who }) => self.lay_down_hand(who),
            Task::Spire(SpireTask::UseGreen { who, owner, slot }) => self.use_green(who, owner, slot)?,
            Task::Spire(SpireTask::Honey { who }) => self.honey(who),
            Task::Spire(SpireTask::Look { who }) => self.look_at_discards(who),
            Task::Spire(SpireTask::Hover { who }) => self.hover(who)?,
            Task::Spider(step) => self.spider_step(step)?,
            Task::Rat(step) => self.rat_step(step)?,
            // The other tasks ask; `waits` leaves them on the agenda.
            _ => {}
        }
        Ok(())
    }

    /// A turn is over: the next player who has not passed begins a turn (E3.1, E12.2, N7.1).
    fn end_turn(&mut self) {
        // State that matters only within a turn is reset, so equal positions compare equal.
        self.state.limbo = crate::state::Hand::default();
        self.state.clear_chain();
        self.state.drawn_two = [None; 2];
        self.state.lifted_from = Post::Away;
        self.state.university = Post::Away;
        if let Some(brook) = self.state.brook_mut() {
            brook.ship = Post::Away;
        }
        if let Some(powers) = self.state.powers_mut() {
            powers.hunted = false;
        }
        if self.beasts_after_turn() {
            return;
        }
        let over = self.state.turn;
        let rival = self.state.rival == RivalKind::Nightweave && !self.state.lair.finished;
        let humans_done = self.state.people().all(|seat| self.state.player(seat).passed);
        if humans_done && !rival {
            self.push(Task::Count);
            return;
        }
        // The turn order: Nightweave, then the seats in their order, repeating.
        let order = self.state.order();
        let order = &order[..usize::from(self.state.players)];
        let around = self.state.players + 1;
        let turn = (1..).zip(order).find(|(_, seat)| **seat == over);
        let mut place = turn.map_or(0, |(place, _)| place) + 1;
        for _ in 0..=around {
            place %= around;
            let next = if place == 0 { Owner::RIVAL } else { order[usize::from(place - 1)] };
            let plays = if next.is_rival() { rival } else { !self.state.player(next).passed };
            if plays {
                if humans_done {
                    self.cite(Rule::R109);
                }
                self.begin_turn(next);
                return;
            }
            place += 1;
        }
    }

    /// Begins the turn of a player.
    pub fn begin_turn(&mut self, who: Owner) {
        self.state.turn = who;
        self.state.round = self.state.round.saturating_add(1);
        if who.is_rival() {
            self.push_all(&[Task::RivalTurn, Task::EndTurn]);
        } else {
            self.tell(Rule::E3_1, Event::TurnBegins { who });
            self.push_all(&[Task::Turn, Task::EndTurn]);
        }
    }

    /// Everyone has passed: the scores are counted (E12.2, E13).
    fn count_up(&mut self) -> Result<(), C::Error> {
        self.before_counting()?;
        self.cite(Rule::E12_2);
        if self.state.brook().is_some() {
            self.cite(Rule::PR12);
        }
        self.cite_mix();
        for who in self.state.cities() {
            let score = self.game.bare_score(self.state, who);
            for rule in score.rules() {
                self.cite(rule);
            }
            if who.is_rival() && self.state.rival == RivalKind::Nightweave {
                self.cite(Rule::N13_7);
            }
            let points = score.total();
            self.tell(Rule::E13_1, Event::Counted { who, points });
        }
        self.state.ending = Some(Ending::Counted);
        self.state.agenda.clear();
        Ok(())
    }

    /// Records a card that is between two places, so every card is counted at all times.
    pub fn in_limbo(&mut self, kind: Kind) {
        self.state.limbo.add(kind);
    }

    /// Forgets such a card once it has arrived.
    pub fn out_of_limbo(&mut self, kind: Kind) {
        self.state.limbo.take(kind);
    }
}
