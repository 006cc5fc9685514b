//! Tarry Hare: cards are drawn when a construction is played (N4.19).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, if_several, label_number};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks how many cards are drawn.
#[derive(Clone, Copy)]
pub(crate) struct HowMany {
    pub who: Owner,
}

impl Question for HowMany {
    const NAME: &'static str = "hare";

    fn rule(self) -> Rule {
        Rule::N4_19
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend((0..=game.room(state, self.who).min(2)).map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Number(count) = choice {
            play.cite(Rule::N4_19);
            play.draw(self.who, count)?;
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_number(choice, Self::NAME)
    }
}
