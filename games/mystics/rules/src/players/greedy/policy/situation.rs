//! The situation of a mouse that chooses, in parts.

use crate::index::{MouseIx, SideIx};
use crate::kinds::Creature;
use crate::state::LEVEL;
use crate::{Mystics, State, Task};

use super::super::plan::{self, Deed, Step};
use super::places::{CHAPTERS, GROUPS, SORT};

/// The situation of a mouse.
pub struct Situation<'a> {
    pub state: &'a State,
    pub mouse: MouseIx,
    /// Its side.
    pub here: usize,
    /// The next step of the plan, and the explorations to it.
    pub step: Option<Step>,
    pub hops: i64,
}

impl Situation<'_> {
    /// The first weight of each case, of a mouse that can take so many wounds and may have to stay on its side.
    pub fn weights(&self, life_left: u8, stays: bool) -> [usize; GROUPS.len()] {
        let mut first = SORT;
        let mut weights = [0; GROUPS.len()];
        for ((weight, case), count) in weights.iter_mut().zip(self.cases(life_left, stays)).zip(GROUPS) {
            *weight = first + case;
            first += count;
        }
        weights
    }

    fn cases(&self, life_left: u8, stays: bool) -> [usize; GROUPS.len()] {
        let state = self.state;
        let doing = &state.doing;
        let me = state.mouse(self.mouse);
        let foes = state.foes_on(me.spot.tile).count();
        let mates = state.mice_on(me.spot.tile).count().clamp(1, 4);
        let some_away = state.active().count() < usize::from(state.party);
        let [in_fight, acted] = [foes > 0, doing.acted].map(usize::from);
        let crowd = [0, 1, 1, 2][foes.min(3)];
        let life_left = usize::from(life_left).clamp(1, 4) - 1;
        let pages = usize::from(state.end.saturating_sub(state.page)).clamp(1, 4) - 1;
        let wheel = [0, 0, 0, 1, 1, 2][usize::from(state.wheel.min(5))];
        let is_there = self.step.is_some_and(|step| step.side == self.here);
        let deed = self.step.map_or(0, |step| match step.deed {
            Deed::Gather => 0,
            Deed::Come | Deed::Kill => 1,
            Deed::Choose(_) if step.who & self.mouse.bit() != 0 => 2,
            Deed::Choose(_) => 3,
        });
        let may_find = me.searched & state.side(me.spot.tile).get().map_or(0, SideIx::bit) == 0;
        let may_learn = me.cheese >= LEVEL;
        let moves = if doing.scurrying { 2 } else { usize::from(doing.moved) };
        let left = [0, 1, 1, 1, 2][usize::from(doing.left.min(4))];
        let is_small =
            |creature| matches!(creature, Creature::Roach | Creature::RatWarrior | Creature::EliteRatWarrior);
        let is_large = state.foes().any(|(_, foe)| !is_small(foe.creature));
        let outnumbered = (3 * foes / mates).min(3);
        let has_used = state.used & self.mouse.bit() != 0;
        let cheese = [0, 1, 2, 3, 3, 3, 4][usize::from(me.cheese.min(6))];
        let later = plan::to_come(&state.track).count_ones().min(3) as usize;
        let hops = usize::try_from(self.hops).map_or(0, |hops| hops.min(3));
        [
            2 * crowd + acted,
            me.hero.index(),
            2 * life_left + in_fight,
            3 * pages + wheel,
            8 * acted + 2 * deed + usize::from(is_there),
            4 * usize::from(stays) + 2 * usize::from(may_find) + usize::from(may_learn),
            usize::from(state.chapter) % CHAPTERS,
            2 * (mates - 1) + usize::from(some_away),
            3 * moves + left,
            2 * outnumbered + usize::from(is_large),
            5 * usize::from(has_used) + cheese,
            4 * later + hops,
        ]
    }
}

/// The mouse whose choice it is; the first where it is none's.
pub fn acting(game: &Mystics, state: &State, task: Task) -> MouseIx {
    let mouse = match task {
        Task::React { attack, asked } => game.reactor(state, &attack, asked),
        Task::Learn { mouse, .. }
        | Task::SetOut(mouse)
        | Task::Command(mouse)
        | Task::Preempt(mouse)
        | Task::Turn(mouse)
        | Task::Rescue(mouse)
        | Task::Charmed(mouse)
        | Task::Treasure(mouse)
        | Task::Pick { mouse, .. }
        | Task::Found { mouse, .. }
        | Task::Overfull(mouse)
        | Task::Land { mouse, .. }
        | Task::Target { mouse, .. }
        | Task::Aim { mouse, .. }
        | Task::Order(mouse)
        | Task::Vanish(mouse) => Some(mouse),
        _ => state.mouse_now(),
    };
    mouse.unwrap_or(MouseIx::new(0))
}
