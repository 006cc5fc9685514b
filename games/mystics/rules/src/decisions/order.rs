//! The action of a mouse that was given an order (Give Order, H3.10).

use tabletop::Message;

use super::common::Question;
use super::{actions, attack};
use crate::choice::{Choice, Verdict, demand};
use crate::front::{Thing, of_mouse};
use crate::index::MouseIx;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks which action a mouse takes.
#[derive(Clone, Copy)]
pub(super) struct Order {
    pub mouse: MouseIx,
}

impl Question for Order {
    const NAME: &'static str = "order";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::H3_10
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, state: &State) -> bool {
        state.mouse(self.mouse).is_active()
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        actions::offer(game, state, self.mouse, choices);
        choices.push(Choice::Done);
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        demand(choice == Choice::Done, Rule::H3_10, "my-no-order")
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-order", state, self.mouse)
    }

    fn meant(self, game: &Mystics, state: &State, thing: Thing, choices: &mut Vec<Choice>) {
        match thing {
            Thing::Enemy(foe) => attack::meant(game, state, self.mouse, foe, choices),
            _ => choices.push(thing.answer()),
        }
    }
}
