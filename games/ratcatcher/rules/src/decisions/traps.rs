//! In which order the traps go off (R21.1, A36).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, Verdict, plain};
use super::picks::{self, Picks};
use crate::agenda::Task;
use crate::choice::Choice;
use crate::index::Zone;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks which trap goes off next.
#[derive(Clone, Copy)]
pub(super) struct WhichTrap;

impl Question for WhichTrap {
    const NAME: &'static str = "traps";

    fn rule(self) -> Rule {
        Rule::A36
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        play.spring_if_forced()
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        picks::offer(self, game, state, choices);
        choices.push(Choice::InOrder);
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-traps")
    }
}

impl Picks for WhichTrap {
    const LABEL: &'static str = "rc-do-pick-trap";
    const REFUSAL: &'static str = "no-pick-trap";

    fn zones(self, game: &Ratcatcher, state: &State) -> u128 {
        game.armed_traps(state)
    }

    fn picked<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, zone: Zone) -> Done<C> {
        play.spring(zone)
    }
}

/// The choice to let the other traps go off in city order.
#[derive(Clone, Copy)]
pub(super) struct InOrder;

impl Answer for InOrder {
    const WORD: &'static str = "in-order";

    fn refusal(self, _: &Ratcatcher, _: &State, task: Task) -> Option<Verdict> {
        (task == Task::Traps).then_some(Ok(()))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::Traps {
            play.spring_in_order();
        }
        Ok(())
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-in-order")
    }

    fn group(self) -> &'static str {
        "pick"
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        plain(details, Choice::InOrder)
    }
}
