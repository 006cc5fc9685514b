//! Actions (M6.2): what a mouse can do once in its turn, or when it is given an order (H3.10).
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

/// Offers the actions that can be taken.
pub(super) fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
    let may_act = game.check_action(state, mouse).is_ok();
    if may_act {
        Attack::offer(game, state, mouse, choices);
        Search::offer(game, state, mouse, choices);
        Special::offer(game, state, mouse, choices);
    }
    // A stunned mouse can do nothing else (M23.1).
    Recover::offer(game, state, mouse, choices);
    if may_act {
        GoThrough::offer(game, state, mouse, choices);
        GoOver::offer(game, state, mouse, choices);
    }
}

impl Mystics {
    /// Whether a mouse has its action still (M6.1); an order brings one of its own (H3.10).
    pub(crate) fn check_acted(&self, state: &State) -> Verdict {
        let spent = state.doing.acted && matches!(state.agenda.top(), Task::Turn(_));
        demand(!spent, Rule::M6_1, "my-no-action")
    }

    /// Whether a mouse may take an action, recovering apart (M6.1, M23.1).
    pub(crate) fn check_action(&self, state: &State, mouse: MouseIx) -> Verdict {
        self.check_acted(state)?;
        demand(!state.mouse(mouse).plight.has(Plight::STUNNED), Rule::M23_1, "my-no-action-stunned")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse takes an action, and spends its own if it is its turn.
    pub(super) fn take_action(&mut self, task: Task) -> Option<MouseIx> {
        let mouse = acting(task)?;
        if let Task::Turn(_) = task {
            self.spend_action(mouse);
        }
        Some(mouse)
    }

    /// An action ends a move that is under way: it does not come in the middle of it (M6.1).
    pub fn spend_action(&mut self, mouse: MouseIx) {
        self.state.doing.acted = true;
        if self.state.doing.stage == Stage::Moving {
            self.state.doing.stage = Stage::Done;
            self.moved(mouse);
        }
    }
}
