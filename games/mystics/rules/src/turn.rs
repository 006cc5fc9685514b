//! Rounds and turns (M3, M6), movement (M7 to M10), recovering (M14), the current (M8.4).

use tabletop::{Chance, Log, Maybe};

use crate::agenda::{Fighter, Task};
use crate::content::{HazardTime, OFF, STILL, Trait};
use crate::event::{Event, Roll};
use crate::index::{MouseIx, SpaceIx, bit};
use crate::kinds::Class;
use crate::play::Play;
use crate::setup::{AfterNewOrder, Drift};
use crate::state::{Doing, Plight, Stage, Turn};
use crate::{Mystics, Rule};

/// The indices of the times of hazards on the agenda.
pub(crate) const ENTER: u8 = 0;
pub(crate) const TURN_START: u8 = 1;
pub(crate) const TURN_END: u8 = 2;
pub(crate) const MOVE_DIE: u8 = 3;

/// Whether a hazard strikes at a time of the agenda, given the face of the movement die.
pub(crate) fn strikes(when: HazardTime, time: u8, die: crate::kinds::Face) -> bool {
    match when {
        HazardTime::Enter => time == ENTER,
        HazardTime::TurnStart => time == TURN_START,
        HazardTime::TurnEnd => time == TURN_END,
        HazardTime::MoveCheese => time == MOVE_DIE && die == crate::kinds::Face::Cheese,
        HazardTime::MoveStar => time == MOVE_DIE && die.star(),
        HazardTime::MoveNumber(number) => time == MOVE_DIE && die.number() == number,
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// The next card down the track has its turn; after the bottom one a new round begins (M3).
    pub fn next_card(&mut self) -> Result<(), C::Error> {
        self.settle_order();
        self.state.track.now = None;
        if self.state.round == 0 || usize::from(self.state.track.next) >= self.state.track.all().len() {
            self.state.track.next = 0;
            self.state.round = self.state.round.saturating_add(1);
            self.state.inspire = false;
            self.state.slow = (Maybe::NONE, 0);
            for mouse in &mut self.state.mice {
                mouse.plight.clear(Plight::RESCUED);
            }
            let round = self.state.round;
            self.tell(if round == 1 { Rule::M3_1 } else { Rule::M3_3 }, Event::Round { round });
        }
        // A free place on the track has no turn (D9).
        while self.state.track.all().get(usize::from(self.state.track.next)) == Some(&None) {
            self.state.track.next += 1;
        }
        let Some(&Some(card)) = self.state.track.all().get(usize::from(self.state.track.next)) else {
            // A track without cards means a party without mice.
            self.finish(Rule::M27_2, crate::state::Ending::AllCaptured);
            return Ok(());
        };
        self.state.track.next += 1;
        self.state.track.now = Some(card);
        self.state.used = 0;
        self.state.attacked = 0;
        self.state.squeak = (Maybe::NONE, 0);
        self.tell(Rule::M3_1, Event::Begins { card });
        match card {
            Turn::Mouse(mouse) => self.begin_turn(mouse),
            Turn::Foe(_) => {
                self.state.enemies.change_all(|enemy| enemy.acted = false);
                self.push_all(&[Task::Prowl, Task::EndProwl]);
                Ok(())
            }
        }
    }

    /// The turn of a mouse begins (M6.1).
    fn begin_turn(&mut self, mouse: MouseIx) -> Result<(), C::Error> {
        let me = self.state.mouse_mut(mouse);
        me.aura = 0;
        me.shelter = 0;
        me.fury = 0;
        self.state.doing = Doing::FRESH;
        for plight in [Plight::HIDDEN, Plight::GOLEM] {
            if self.state.mouse(mouse).plight.has(plight) {
                self.state.mouse_mut(mouse).plight.clear(plight);
                self.tell(Rule::H1_3, Event::Freed { mouse, plight });
            }
        }
        if self.state.mouse(mouse).plight.has(Plight::RESCUED) {
            self.cite(Rule::D6);
            self.tell(Rule::D29, Event::Skipped { mouse });
            self.push(Task::Idle(mouse));
            return Ok(());
        }
        if self.state.mouse(mouse).plight.has(Plight::CAPTURED) {
            // In captivity (M22.3), or in the turn of its rescue (M22.4).
            if self.state.foes().next().is_some() {
                self.tell(Rule::M22_3, Event::Skipped { mouse });
                self.push(Task::Idle(mouse));
            } else {
                self.push_all(&[Task::Rescue(mouse), Task::Idle(mouse)]);
            }
            self.cite(Rule::D6);
            return Ok(());
        }
        if self.state.mouse(mouse).plight.has(Plight::CHARMED) {
            self.push_all(&[Task::Charmed(mouse), Task::Idle(mouse)]);
            return Ok(());
        }
        let face = self.die("move")?;
        let left = self.game.movement(self.state, mouse) + face.number();
        self.state.doing.die = face;
        self.state.doing.left = left;
        self.geared(mouse, |one| matches!(one, Trait::Move(_)));
        self.tell(Rule::M7_1, Event::MoveDie { mouse, face, left });
        self.push_all(&[
            Task::Hazards { mouse, when: MOVE_DIE, next: 0 },
            Task::Hazards { mouse, when: TURN_START, next: 0 },
            Task::Turn(mouse),
        ]);
        Ok(())
    }

    /// Ends the turn of a mouse: the current (M8.4), and a possible lack of time (M5.1).
    pub fn end_turn(&mut self, mouse: MouseIx) -> Result<(), C::Error> {
        self.push(Task::Idle(mouse));
        if self.state.mouse(mouse).is_active() {
            self.push(Task::Hazards { mouse, when: TURN_END, next: 0 });
            if self.state.options.drift == Drift::EndOfTurn {
                self.push(Task::Drift(mouse));
            }
        }
        Ok(())
    }

    /// After a mouse's turn: time is short if the last one has acted and no minion is on the board (M5.1). A
    /// skipped turn and one spent on a rescue count, too (D6).
    pub fn idle(&mut self, mouse: MouseIx) {
        self.state.mouse_mut(mouse).fury = 0;
        self.state.doing.floating = false;
        self.tell(Rule::M6_1, Event::Ends { card: Turn::Mouse(mouse) });
        let place = self.state.track.of_mouse(mouse);
        let last = self.state.party().all(|(other, _)| self.state.track.of_mouse(other) <= place);
        if last && self.state.foes().next().is_none() {
            self.tell(Rule::M5_1, Event::TimeIsShort);
            self.fill_wheel(1, Rule::M5_1);
            self.push(Task::Wheel);
        }
    }

    /// Decides where play continues after all cards have been dealt again during a round (D61).
    fn settle_order(&mut self) {
        if std::mem::take(&mut self.state.fresh) {
            self.cite(Rule::D61);
            match self.state.options.after_new_order {
                AfterNewOrder::NewRound => {
                    self.state.track.next = u8::try_from(self.state.track.all().len()).unwrap_or(u8::MAX);
                }
                AfterNewOrder::Below => self.state.track.follow(),
            }
        }
    }

    /// The movement of a mouse is over.
    pub fn stop(&mut self, mouse: MouseIx) {
        self.state.doing.stage = Stage::Done;
        self.moved(mouse);
    }

    /// Resolves what is on a mouse's new space: a mousetrap (M9.1), and hazards of the chapter.
    pub fn entered(&mut self, mouse: MouseIx) {
        let spot = self.state.mouse(mouse).spot;
        let traps = self.state.tiles.get(usize::from(spot.tile)).map_or(0, |tile| tile.traps);
        self.push(Task::Hazards { mouse, when: ENTER, next: 0 });
        if traps & bit(spot.space) != 0 && self.game.fears_traps(self.state, mouse) {
            self.push(Task::Trap(mouse));
        }
    }

    /// Spends all movement on standing up (M23.3).
    pub fn stand_up(&mut self, mouse: MouseIx) {
        self.state.mouse_mut(mouse).plight.clear(Plight::DOWN);
        self.state.doing.left = 0;
        self.state.doing.moved = true;
        self.tell(Rule::M23_3, Event::StoodUp { mouse });
        self.stop(mouse);
    }

    /// Resolves a mousetrap: it holds with a star, or snaps (M9). A tinkerer rolls its lore if that is greater than
    /// its move.
    pub fn trap(&mut self, mouse: MouseIx) -> Result<(), C::Error> {
        let movement = self.game.movement(self.state, mouse);
        let lore = self.game.lore(self.state, mouse);
        let by_lore = self.game.is_class(self.state, mouse, Class::Tinkerer) && lore > movement;
        let more: u8 = self
            .game
            .traits(self.state, mouse)
            .map(|one| if let Trait::Traps(n) = one { n } else { 0 })
            .sum();
        let dice = if by_lore { lore } else { movement } + more;
        self.geared(mouse, |one| matches!(one, Trait::Traps(_)));
        let faces = self.roll("trap", Fighter::Mouse(mouse), Roll::Trap, dice, Rule::M9_1)?;
        if faces.count(crate::kinds::Face::star) > 0 {
            self.tell(Rule::M9_2, Event::TrapHeld { mouse });
            return Ok(());
        }
        let spot = self.state.mouse(mouse).spot;
        if let Some(tile) = self.state.tiles.get_mut(usize::from(spot.tile)) {
            tile.traps &= !bit(spot.space);
        }
        self.tell(Rule::M9_3, Event::TrapSnapped { mouse, spot });
        self.gain(mouse, 1, Rule::M9_3);
        self.afflict(Fighter::Mouse(mouse), Plight::DOWN, Rule::M9_3);
        self.cut_short(mouse);
        self.cite(Rule::D14);
        self.hurt(mouse, 1, false, Rule::M9_3);
        Ok(())
    }

    /// The current carries a mouse by one space, or off the tile (M8.4).
    pub fn drift(&mut self, mouse: MouseIx) {
        let spot = self.state.mouse(mouse).spot;
        if !spot.is_on_board() {
            return;
        }
        let to =
            self.game.map(self.state, spot.tile).current[usize::from(spot.space) % crate::content::SPACES];
        if to != STILL {
            self.cite(Rule::D11);
        }
        match to {
            STILL => {}
            OFF => {
                self.tell(Rule::M8_4, Event::Drifted { mouse, to: None });
                self.capture(mouse);
            }
            to if self.game.crowd(self.state, spot.tile).full & bit(to) == 0 => {
                let to = SpaceIx::new(to);
                self.state.mouse_mut(mouse).spot.space = to;
                self.tell(Rule::M8_4, Event::Drifted { mouse, to: Some(to) });
            }
            // The current carries no mouse to a full space (M7.8).
            _ => self.cite(Rule::M7_8),
        }
    }

    /// Removes a condition of a mouse.
    pub fn free(&mut self, mouse: MouseIx, plight: Plight, rule: Rule) {
        if self.state.mouse(mouse).plight.has(plight) {
            self.state.mouse_mut(mouse).plight.clear(plight);
            self.tell(rule, Event::Freed { mouse, plight });
        }
    }
}
