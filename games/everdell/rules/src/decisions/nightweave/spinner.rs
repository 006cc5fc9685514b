//! The unraveller: she plays a card with the OPEN sign from the meadow (N15.18).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, plan};
use crate::decisions::{Done, Question, if_several};
use crate::index::MeadowIx;
use crate::modules::Plan;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which OPEN card of the meadow she plays.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard;

impl Question for WhichCard {
    const NAME: &'static str = "unravel";

    fn rule(self) -> Rule {
        Rule::N15_18
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.unravelled(state).map(Choice::Meadow));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Meadow(place) => play.unravel(place),
            _ => Ok(()),
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Spinner))
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Spinner)))
    }
}

impl Everdell {
    /// The OPEN cards of the meadow (N15.18).
    fn unravelled<'a>(&'a self, state: &'a State) -> impl Iterator<Item = MeadowIx> + 'a {
        let cards = MeadowIx::enumerate(&state.meadow);
        cards.filter_map(|(place, card)| card.is_some_and(|kind| self.facts(kind).open).then_some(place))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// She plays an OPEN card of the meadow, even to a full city (N15.18).
    fn unravel(&mut self, place: MeadowIx) -> Result<(), C::Error> {
        if let Some(kind) = self.state.meadow[place.index() % 8].take() {
            self.spider_played_adjacent(place);
            self.spider_plays(kind, Rule::N15_18)?;
        }
        self.refill()
    }
}
