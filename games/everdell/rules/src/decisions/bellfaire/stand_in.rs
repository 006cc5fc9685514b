//! Resources stand for others in the cost of a construction (B12.4, B12.8, B12.12).

use tabletop::{Chance, Log, Message};

use crate::agenda::{FairTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::{Resource, StandIn, Stock};
use crate::decisions::{Done, Question, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::telling::{amount, amounts};
use crate::{Everdell, Rule};

/// Asks which resource of the cost is spared, when so many that stand for others are used already.
#[derive(Clone, Copy)]
pub(crate) struct WhichToSpare {
    pub who: Owner,
    pub cost: Stock,
    pub used: u8,
}

impl WhichToSpare {
    /// What stands for what is spared.
    fn with(self, game: &Everdell, state: &State) -> Option<StandIn> {
        game.stand_in(state, self.who, state.being_played()?)
    }

    /// Whether the rest can be paid.
    fn can_go_on(self, state: &State, with: StandIn) -> bool {
        let mut stock = state.player(self.who).stock;
        let enough = stock[with.resource] >= self.used;
        stock[with.resource] = stock[with.resource].saturating_sub(self.used);
        enough && with.fills(stock, self.cost) >= self.cost.saturating_sub(stock).total()
    }

    /// The same without a resource of the cost.
    fn without(self, resource: Resource, with: StandIn) -> Self {
        let Self { who, mut cost, used } = self;
        cost[resource] = cost[resource].saturating_sub(1);
        Self { who, cost, used: used.saturating_add(with.count) }
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
            *resource != with.resource
                && self.cost[*resource] > 0
                && self.without(*resource, with).can_go_on(state, with)
        };
        choices.extend(Resource::ALL.into_iter().filter(spared).map(Choice::Save));
        let paid = self.cost.saturating_add(Stock::of(with.resource, self.used));
        if state.player(self.who).stock.covers(paid) {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let with = self.with(play.game, play.state);
        play.state.agenda.pop();
        match (choice, with) {
            (Choice::Save(resource), Some(with)) => {
                let Self { who, cost, used } = self.without(resource, with);
                play.push(Task::Fair(FairTask::StandIn { who, cost, used }));
            }
            (_, Some(with)) => play.pay_standing_in(self.who, with, self.cost, self.used),
            (_, None) => play.pay(self.who, self.cost, Rule::E7_1),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, state: &State) -> Message {
        let mut cost = self.cost;
        if let Some(with) = self.with(game, state) {
            cost[with.resource] = cost[with.resource].saturating_add(self.used);
        }
        Message::new("ev-ask-stand-in").list("cost", amounts(cost))
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Save(resource) => {
                let with = self.with(game, state)?;
                let message = Message::new("ev-label-stand-in");
                Some(
                    message
                        .message("pay", amount(with.resource, with.count))
                        .message("what", amount(resource, 1)),
                )
            }
            _ => None,
        }
    }
}
