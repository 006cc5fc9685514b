//! Actions (M6.2): what a mouse can do once in its turn, or after being given an order (H3.10).
//!
//! Scurrying is an action, too, but no order can be given for it.

use tabletop::{Chance, Log};

use super::attack::Attack;
use super::common::acting;
use super::exit::GoThrough;
use super::flip::GoOver;
use super::recover::Recover;
use super::search::{Search, Special};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::index::MouseIx;
use crate::play::Play;
use crate::state::{Plight, Stage, State};
use crate::{Mystics, Rule};

/// Offers the actions that are allowed.
pub(super) fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
    let may_act = game.check_action(state, mouse).is_ok();
    if may_act {
        Attack::offer(game, state, mouse, choices);
        Search::offer(game, state, mouse, choices);
        Special::offer(game, state, mouse, choices);
    }
    // A stunned mouse can do nothing but recover (M23.1).
    Recover::offer(game, state, mouse, choices);
    if may_act {
        GoThrough::offer(game, state, mouse, choices);
        GoOver::offer(game, state, mouse, choices);
    }
}

impl Mystics {
    /// Checks that a mouse has its action left (M6.1); an order gives one of its own (H3.10).
    pub(crate) fn check_acted(&self, state: &State) -> Verdict {
        let spent = state.doing.acted && matches!(state.agenda.top(), Task::Turn(_));
        demand(!spent, Rule::M6_1, "my-no-action")
    }

    /// Checks that a mouse may take an action other than recovering (M6.1, M23.1).
    pub(crate) fn check_action(&self, state: &State, mouse: MouseIx) -> Verdict {
        self.check_acted(state)?;
        demand(!state.mouse(mouse).plight.has(Plight::STUNNED), Rule::M23_1, "my-no-action-stunned")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse takes an action, and spends its own if it has its turn.
    pub(super) fn take_action(&mut self, task: Task) -> Option<MouseIx> {
        let mouse = acting(task)?;
        if let Task::Turn(_) = task {
            self.spend_action(mouse);
        }
        Some(mouse)
    }

    /// An action ends an unfinished move, because it cannot be taken in the middle of one (M6.1).
    pub fn spend_action(&mut self, mouse: MouseIx) {
        self.state.doing.acted = true;
        if self.state.doing.stage == Stage::Moving {
            self.state.doing.stage = Stage::Done;
            self.moved(mouse);
        }
    }
}
