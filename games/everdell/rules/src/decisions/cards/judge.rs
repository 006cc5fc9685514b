//! The Judge changes one resource of a cost (E7.6).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Payee, Task};
use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Question};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::telling::amounts;
use crate::{Everdell, Rule};

/// Asks which resource of the cost the Judge replaces, and by which.
#[derive(Clone, Copy)]
pub(crate) struct WhichSwap {
    pub who: Owner,
    pub cost: Stock,
}

impl Question for WhichSwap {
    const NAME: &'static str = "judge";

    fn rule(self) -> Rule {
        Rule::E7_6
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Some(kind) = state.being_played() else { return };
        choices.extend(game.swaps(state, self.who, kind, self.cost).map(|(from, to)| Choice::Swap(from, to)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Swap(from, to) = choice {
            play.state.agenda.pop();
            play.judged(self.who, self.cost, from, to);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-judge").list("cost", amounts(self.cost))
    }
}

impl Everdell {
    /// The Judge's exchanges that leave a cost that can be paid.
    pub(crate) fn swaps<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        kind: Kind,
        cost: Stock,
    ) -> impl Iterator<Item = (Resource, Resource)> + 'a {
        Resource::ALL.into_iter().filter(move |&from| cost[from] > 0).flat_map(move |from| {
            Resource::ALL.into_iter().filter_map(move |to| {
                let mut other = cost;
                other[from] -= 1;
                other[to] += 1;
                (from != to && self.can_pay(state, who, kind, other, 0)).then_some((from, to))
            })
        })
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Judge has replaced a resource of the cost (E7.6).
    fn judged(&mut self, who: Owner, mut cost: Stock, from: Resource, to: Resource) {
        cost[from] = cost[from].saturating_sub(1);
        cost[to] = cost[to].saturating_add(1);
        self.cite(Rule::E7_6);
        let to = self.cost_goes_to();
        if to == Payee::Supply {
            self.pay_cost(who, cost);
        } else {
            self.push(Task::Bill { who, cost, off: 0, to });
        }
    }
}
