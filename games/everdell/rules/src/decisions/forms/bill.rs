//! A cost with a discount (E7.7).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Payee, Task, Why};
use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Question};
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::telling::amounts;
use crate::{Everdell, Rule};

/// Asks on which resources a discount is used.
#[derive(Clone, Copy)]
pub(crate) struct Bill {
    pub who: Owner,
    pub cost: Stock,
    pub off: u8,
    pub to: Payee,
}

impl Question for Bill {
    const NAME: &'static str = "bill";

    fn rule(self) -> Rule {
        Rule::E7_7
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        play.bill(self.who, self.cost, self.off, self.to)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let spared = |resource: &Resource| self.can_spare(game, state, *resource);
        choices.extend(Resource::ALL.into_iter().filter(spared).map(Choice::Save));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Save(resource) = choice {
            let Self { who, mut cost, off, to } = self;
            cost[resource] = cost[resource].saturating_sub(1);
            play.state.agenda.replace(Task::Bill { who, cost, off: off.saturating_sub(1), to });
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-bill").list("cost", amounts(self.cost)).number("off", self.off)
    }
}

impl Bill {
    /// Whether sparing a resource leaves a cost that can still be paid.
    fn can_spare(self, game: &Everdell, state: &State, resource: Resource) -> bool {
        if self.cost[resource] == 0 || self.off == 0 {
            return false;
        }
        let mut rest = self.cost;
        rest[resource] -= 1;
        let off = self.off - 1;
        match state.being_played() {
            Some(kind) => game.can_pay(state, self.who, kind, rest, off),
            None => rest.saturating_sub(state.player(self.who).stock).total() <= off.into(),
        }
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A bill with a discount: asks only where it matters which resource is spared (E7.7).
    fn bill(&mut self, who: Owner, cost: Stock, off: u8, to: Payee) -> Result<bool, C::Error> {
        let total = cost.total();
        let off = u16::from(off).min(total);
        if off > 0 && off < total {
            let kinds = Resource::ALL.into_iter().filter(|&resource| cost[resource] > 0).count();
            if kinds > 1 {
                return Ok(true);
            }
        }
        self.state.agenda.pop();
        let mut due = cost;
        let mut left = off;
        for count in &mut due.0 {
            let saved = left.min(u16::from(*count));
            *count -= u8::try_from(saved).unwrap_or(*count);
            left -= saved;
        }
        if off > 0 {
            self.cite(Rule::E7_7);
        }
        if to == Payee::Opponent && !due.is_empty() {
            // The Shepherd's cost goes to an opponent.
            let player = self.state.player_mut(who);
            player.stock = player.stock.saturating_sub(due);
            self.tell(Rule::E7_1, Event::Paid { who, stock: due });
            self.push(Task::Opponent { who, why: Why::Shepherd });
            self.state.shepherd_gift = due;
        } else {
            self.pay_cost(who, due);
        }
        Ok(false)
    }
}
