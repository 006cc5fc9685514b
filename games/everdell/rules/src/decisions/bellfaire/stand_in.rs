//! Resources stand for others in the cost of a construction (B12.4, B12.8, B12.12), and tokens of the axolotls for
//! resources in any price (B12.1, BR16).

use tabletop::{Chance, Log, Message};

use crate::agenda::{FairTask, Price, Task};
use crate::bellfaire::Substitute;
use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::telling::{amount, amounts};
use crate::{Everdell, Rule};

/// Asks which resource of the cost is spared, when `used` substitutes are used already.
#[derive(Clone, Copy)]
pub(crate) struct WhichToSpare {
    pub who: Owner,
    pub cost: Stock,
    pub used: u8,
    pub price: Price,
}

impl WhichToSpare {
    /// The substitute for the spared resources.
    fn with(self, game: &Everdell, state: &State) -> Option<Substitute> {
        game.substitute(state, self.who, self.price)
    }

    /// The stock left after the substitutes used; `None` if there is too little.
    fn stock_left(self, state: &State, with: Substitute) -> Option<Stock> {
        let stock = state.player(self.who).stock;
        let used = with.stock(self.used);
        stock.covers(used).then(|| stock.saturating_sub(used))
    }

    /// Whether the rest can be paid.
    fn can_go_on(self, state: &State, with: Substitute) -> bool {
        let Some(stock) = self.stock_left(state, with) else { return false };
        with.after(self.used)
            .is_some_and(|with| with.fills(stock, self.cost) >= self.cost.saturating_sub(stock).total())
    }

    /// The same question without one resource of the cost.
    fn without(self, resource: Resource, with: Substitute) -> Self {
        let Self { who, mut cost, used, price } = self;
        cost[resource] = cost[resource].saturating_sub(1);
        Self { who, cost, used: used.saturating_add(with.each()), price }
    }
}

impl Question for WhichToSpare {
    const NAME: &'static str = "stand-in";

    fn rule(self) -> Rule {
        Rule::B12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Some(with) = self.with(game, state) else { return };
        let spared = |resource: &Resource| {
            with.stands_for(*resource)
                && self.cost[*resource] > 0
                && self.without(*resource, with).can_go_on(state, with)
        };
        choices.extend(Resource::ALL.into_iter().filter(spared).map(Choice::Save));
        if self.stock_left(state, with).is_some_and(|stock| stock.covers(self.cost)) {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let with = self.with(play.game, play.state);
        play.state.agenda.pop();
        match (choice, with) {
            (Choice::Save(resource), Some(with)) => {
                let Self { who, cost, used, price } = self.without(resource, with);
                play.push(Task::Fair(FairTask::StandIn { who, cost, used, price }));
            }
            (_, Some(with)) => play.pay_standing_in(self.who, with, self.cost, self.used, self.price),
            (_, None) => play.pay(self.who, self.cost, self.price.rule()),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, state: &State) -> Message {
        let used = self.with(game, state).map_or(Stock::NONE, |with| with.stock(self.used));
        Message::new("ev-ask-stand-in").list("cost", amounts(self.cost.saturating_add(used)))
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Save(resource) => {
                let pay = match self.with(game, state)? {
                    Substitute::Resource(with) => amount(with.resource, with.count),
                    Substitute::Tokens(_) => Message::new("ev-amount-wild").number("count", 1),
                };
                let message = Message::new("ev-label-stand-in");
                Some(message.message("pay", pay).message("what", amount(resource, 1)))
            }
            _ => None,
        }
    }
}
