//! Paying 1 cheese for another action (Inspire, H3.11).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::index::MouseIx;
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// The price in cheese (H3.11).
const PRICE: u8 = 1;

/// The choice to take another action.
#[derive(Clone, Copy)]
pub(super) struct Inspired;

impl Inspired {
    /// Offers it if it is allowed.
    pub fn offer(state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if Self::check(state, mouse).is_ok() {
            choices.push(Choice::Inspired);
        }
    }

    /// Checks whether a mouse may take another action.
    fn check(state: &State, mouse: MouseIx) -> Verdict {
        demand(state.inspire, Rule::H3_11, "my-no-inspired")?;
        demand(state.doing.acted && !state.doing.inspired, Rule::H3_11, "my-no-inspired")?;
        demand_count(PRICE, state.mouse(mouse).cheese, Rule::M1_10, "my-no-cheese")
    }
}

impl Answer for Inspired {
    const WORD: &'static str = "inspired";
    const GROUP: &'static str = "ability";

    fn refusal(self, _: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(Self::check(state, mouse))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.pay(mouse, PRICE, Rule::H3_11);
        play.state.doing.inspired = true;
        play.state.doing.acted = false;
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::H3_11
    }

    fn cheese(self, _: &Mystics, _: &State) -> u8 {
        PRICE
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-inspired")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Inspired)
    }
}
