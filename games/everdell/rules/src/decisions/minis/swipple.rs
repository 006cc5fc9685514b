//! Chipter Swipple activates a green card, and then perhaps another (N4.14, R87).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, if_several};
use crate::index::{Cities, Owner};
use crate::kind::Kind;
use crate::play::Play;
use crate::setup::Swipple;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which green card is activated, `left` more; `first` is the one activated before.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
    pub left: u8,
    pub first: Option<Kind>,
}

impl Question for WhichGreen {
    const NAME: &'static str = "swipple";

    fn rule(self) -> Rule {
        Rule::N4_14
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    /// By a setting the second must have another name (R87).
    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let who = self.who;
        let barred = self.first.filter(|_| state.options.swipple == Swipple::DifferentNames);
        let other = |slot| state.city(who).get(slot).is_some_and(|card| Some(card.kind) != barred);
        let greens = game.greens(state, who, Cities::of(who)).filter(|&(_, slot)| other(slot));
        choices.extend(greens.map(|(city, slot)| Choice::Card(city, slot)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, .. } = self;
        play.state.agenda.pop();
        let Choice::Card(city, slot) = choice else { return Ok(()) };
        let first = play.state.city(city).get(slot).map(|card| card.kind);
        if left > 1 {
            play.push(Task::Mini(MiniTask::Swipple { who, left: left - 1, first }));
        }
        play.cite(Rule::N4_14);
        play.cite(Rule::R87);
        play.activate(who, city, slot)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}
