//! Which reward the rats returned from the cage to the bag bring (R25.1, A24).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::Ware;
use crate::event::Event;
use crate::front::find;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks which reward these rats bring.
#[derive(Clone, Copy)]
pub(super) struct WhichReward {
    pub budget: u8,
}

impl Question for WhichReward {
    const NAME: &'static str = "bag-reward";

    fn rule(self) -> Rule {
        Rule::R25_1
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.bag_reward_if_forced(self.budget))
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let allowed = |ware: &Ware| game.check_bag_reward(state, self.budget, *ware).is_ok();
        choices.extend(Ware::ALL.into_iter().filter(allowed).map(|ware| Choice::BagReward(Some(ware))));
        choices.push(Choice::BagReward(None));
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-bag-reward").number("rats", self.budget)
    }
}

/// The choice of a reward, or of none.
#[derive(Clone, Copy)]
pub(super) struct Take {
    pub ware: Option<Ware>,
}

impl Answer for Take {
    const WORD: &'static str = "bag-reward";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        let Task::BagReward(budget) = task else { return None };
        Some(self.ware.map_or(Ok(()), |ware| game.check_bag_reward(state, budget, ware)))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if let Task::BagReward(_) = task {
            play.take_bag_reward(self.ware);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::A24
    }

    fn label(self, game: &Ratcatcher, _: &State) -> Message {
        match self.ware {
            Some(ware) => Message::new("rc-do-bag-reward")
                .key("ware", ware.name())
                .number("price", game.content.prices[ware as usize]),
            None => Message::new("rc-do-no-bag-reward"),
        }
    }

    fn refused(self, message: Message) -> Message {
        match self.ware {
            Some(ware) => message.key("ware", ware.name()),
            None => message,
        }
    }

    fn group(self) -> &'static str {
        "bag-reward"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.ware.map_or("none", Ware::name).to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        if details == "none" {
            return Some(Choice::BagReward(None));
        }
        find(Ware::ALL, Ware::name, details).map(|ware| Choice::BagReward(Some(ware)))
    }
}

impl Ratcatcher {
    /// Checks a reward for rats returned from the cage (A24).
    pub(crate) fn check_bag_reward(&self, state: &State, budget: u8, ware: Ware) -> Result<(), Refusal> {
        let price = self.content.prices[ware as usize];
        if price > budget {
            return Err(Refusal::counted(Rule::A24, "no-buy-price", price, budget));
        }
        self.check_obtainable(state, ware)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Continues if the returned rats pay for nothing; returns whether a choice is needed.
    pub fn bag_reward_if_forced(&mut self, budget: u8) -> bool {
        let any =
            Ware::ALL.into_iter().any(|ware| self.game.check_bag_reward(self.state, budget, ware).is_ok());
        if !any {
            self.state.agenda.pop();
        }
        any
    }

    /// Takes one reward for the returned rats, or none (A24).
    pub fn take_bag_reward(&mut self, ware: Option<Ware>) {
        self.state.agenda.pop();
        if let Some(ware) = ware {
            self.cite(Rule::A24);
            if self.state.rats_turn {
                self.cite(Rule::A61);
            }
            self.tell(Rule::R25_1, Event::Bought { ware, price: self.game.content.prices[ware as usize] });
            self.gain_ware(ware, crate::event::Gift::Bag);
        }
    }
}
