//! Whether something is done.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question};
use crate::index::Owner;
use crate::modules::HUMAN;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks whether to do something: 1 for yes, done for no.
#[derive(Clone, Copy)]
pub(crate) struct Whether {
    pub who: Owner,
    pub why: Why,
}

impl Question for Whether {
    const NAME: &'static str = "whether";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        if game.can_say_yes(state, self.who, self.why) {
            choices.add(Choice::Number(1));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, why } = self;
        play.state.agenda.pop();
        for_purpose!(why, purpose => purpose.decided(play, who, choice == Choice::Number(1)))
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-whether", self.why)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Number(_) => Some(asks_for(game, "ev-label-yes", self.why)),
            _ => None,
        }
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

impl Everdell {
    /// Whether a yes is possible.
    fn can_say_yes(&self, state: &State, who: Owner, why: Why) -> bool {
        for_purpose!(why, purpose => purpose.can_say_yes(self, state, who))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Asks whether a plan or plot is thwarted, if the price can be paid (N15.2).
    pub fn offer_thwart(&mut self, why: Why) -> Result<(), C::Error> {
        if self.game.can_say_yes(self.state, HUMAN, why) {
            self.push(Task::Whether { who: HUMAN, why });
            Ok(())
        } else {
            for_purpose!(why, purpose => purpose.decided(self, HUMAN, false))
        }
    }
}
