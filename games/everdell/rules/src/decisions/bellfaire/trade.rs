//! The moles: one of the resources that a worker gained for another (B12.7).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::content::{PowerEffect, Resource, Stock};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::telling::amount;
use crate::{Everdell, Rule};

/// Asks which of the resources gained is paid.
#[derive(Clone, Copy)]
pub(crate) struct WhichResource {
    pub who: Owner,
    pub gained: Stock,
}

impl WhichResource {
    /// What is gained for it.
    fn gains(self, game: &Everdell, state: &State) -> Option<Resource> {
        game.power_of(state, self.who)?.1.effects.iter().find_map(|effect| match effect {
            PowerEffect::TradeFor(resource) => Some(*resource),
            _ => None,
        })
    }
}

impl Question for WhichResource {
    const NAME: &'static str = "trade";

    fn rule(self) -> Rule {
        Rule::B12_7
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let gains = self.gains(game, state);
        let stock = state.player(self.who).stock;
        let paid = |resource: &Resource| {
            gains.is_some_and(|gains| gains != *resource)
                && self.gained[*resource] > 0
                && stock[*resource] > 0
        };
        choices.extend(Resource::ALL.into_iter().filter(paid).map(Choice::Pay));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, .. } = self;
        let gains = self.gains(play.game, play.state);
        play.state.agenda.pop();
        if let (Choice::Pay(resource), Some(gains), Some((ability, _))) =
            (choice, gains, play.game.power_of(play.state, who))
        {
            play.cite(Rule::BR9);
            play.tell(self.rule(), Event::Ability { who, ability });
            play.pay(who, Stock::of(resource, 1), self.rule());
            play.gain_resource(who, gains, 1, self.rule());
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, state: &State) -> Message {
        let gains = self.gains(game, state).unwrap_or(Resource::Pebble);
        Message::new("ev-ask-trade").message("what", amount(gains, 1))
    }
}
