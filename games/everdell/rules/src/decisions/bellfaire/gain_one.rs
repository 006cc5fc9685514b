//! The forest card of Bellfaire that gives one resource or the other (B10).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::{Done, Question};
use crate::index::{ForestIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which resource of a forest card is gained.
#[derive(Clone, Copy)]
pub(crate) struct WhichResource {
    pub who: Owner,
    pub forest: ForestIx,
}

impl WhichResource {
    fn gain(self, game: &Everdell) -> Stock {
        game.content.forests.get(self.forest.index()).map_or(Stock::NONE, |card| card.gain.stock)
    }
}

impl Question for WhichResource {
    const NAME: &'static str = "gain";

    fn rule(self) -> Rule {
        Rule::B10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.gain(play.game).is_empty();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, _: &State, choices: &mut impl Choices) {
        let gain = self.gain(game);
        choices.extend(Resource::ALL.into_iter().filter(|&resource| gain[resource] > 0).map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Take(resource) = choice {
            let count = self.gain(play.game)[resource];
            play.state.agenda.pop();
            play.gain_resource(self.who, resource, count, Rule::B10);
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        let count = self.gain(game).0.into_iter().max().unwrap_or(0);
        Message::new("ev-ask-gain-all-of").number("count", count)
    }
}
