//! Paying the tallyman with rats of the cage (R17.1, A59).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, Verdict, some};
use crate::agenda::Task;
use crate::choice::Choice;
use crate::content::{Kind, Ware};
use crate::event::{Event, Gift};
use crate::front::find;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks with which rats you pay.
#[derive(Clone, Copy)]
pub(super) struct WithWhat {
    pub ware: Ware,
    pub left: u8,
}

impl Question for WithWhat {
    const NAME: &'static str = "pay";

    fn rule(self) -> Rule {
        Rule::A59
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.pay_if_forced(self.ware, self.left))
    }

    fn offer(self, _: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let held = |kind: &Kind| state.cage[*kind as usize] > 0;
        choices.extend(Kind::ALL.into_iter().filter(held).map(Choice::Pay));
        choices.push(Choice::PayRest);
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-pay").key("ware", self.ware.name()).number("left", self.left)
    }
}

/// The choice to pay with one rat of this kind.
#[derive(Clone, Copy)]
pub(super) struct Pay {
    pub kind: Kind,
}

impl Answer for Pay {
    const WORD: &'static str = "pay";

    fn refusal(self, _: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        let Task::Pay { .. } = task else { return None };
        Some(some(state.cage[self.kind as usize], Rule::R17_1, "no-pay-none"))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if let Task::Pay { ware, left } = task {
            play.pay(ware, left, self.kind);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::A59
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-pay").key("rat", self.kind.name())
    }

    fn group(self) -> &'static str {
        "pay"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.kind.name().to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        find(Kind::ALL, Kind::name, details).map(Choice::Pay)
    }
}

/// The choice to pay the rest with white, then brown, then black rats.
#[derive(Clone, Copy)]
pub(super) struct PayRest;

impl Answer for PayRest {
    const WORD: &'static str = Pay::WORD;

    fn refusal(self, _: &Ratcatcher, _: &State, task: Task) -> Option<Verdict> {
        matches!(task, Task::Pay { .. }).then_some(Ok(()))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if let Task::Pay { ware, left } = task {
            play.pay_rest(ware, left);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::A59
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-pay-rest")
    }

    fn group(self) -> &'static str {
        "pay"
    }

    fn details(self, _: &Ratcatcher) -> String {
        "rest".to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        (details == "rest").then_some(Choice::PayRest)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Pays if there is only one way; returns whether a choice is needed.
    pub fn pay_if_forced(&mut self, ware: Ware, left: u8) -> bool {
        let kinds = self.state.cage.iter().filter(|&&count| count > 0).count();
        if left > 0 && kinds > 1 && self.state.caged() > left {
            return true;
        }
        self.pay_rest(ware, left);
        false
    }

    /// Pays with one rat.
    pub fn pay(&mut self, ware: Ware, left: u8, kind: Kind) {
        self.cite(Rule::A59);
        self.pay_with(kind, 1);
        if left > 1 {
            self.state.agenda.replace(Task::Pay { ware, left: left - 1 });
        } else {
            self.pay_rest(ware, 0);
        }
    }

    fn pay_with(&mut self, kind: Kind, count: u8) {
        self.state.cage[kind as usize] = self.state.cage[kind as usize].saturating_sub(count);
        self.state.bag[kind as usize] += count;
        self.tell(Rule::R17_1, Event::Paid { kind, count });
    }

    /// Pays the rest with white, then brown, then black rats, and provides the ware.
    pub fn pay_rest(&mut self, ware: Ware, mut left: u8) {
        self.state.agenda.pop();
        for kind in Kind::ALL {
            let count = left.min(self.state.cage[kind as usize]);
            if count > 0 {
                self.cite(Rule::A59);
                self.pay_with(kind, count);
                left -= count;
            }
        }
        self.tell(Rule::R17_1, Event::Bought { ware, price: self.game.content.prices[ware as usize] });
        self.gain_ware(ware, Gift::Bought);
    }
}
