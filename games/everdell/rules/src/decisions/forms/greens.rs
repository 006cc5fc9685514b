//! Effects that activate several green cards of the own city, one after the other.

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict, no_legend};
use crate::index::{Cities, Owner};
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// An effect of this kind, as the question which card is next.
pub(crate) trait ActivatesGreens: Copy {
    /// The stable name of the question.
    const QUESTION: &'static str = "activate";
    /// The rule that asks.
    const RULE: Rule;
    /// Whether each activation cites it.
    const CITED: bool = true;

    /// Whose cards they are.
    fn who(self) -> Owner;

    /// How many more are activated.
    fn left(self) -> u8;

    /// Whether the player may stop.
    fn may(self) -> bool;

    /// The task that asks for `left` more.
    fn again(self, left: u8) -> Task;
}

impl<T: ActivatesGreens> Question for T {
    const NAME: &'static str = T::QUESTION;

    fn rule(self) -> Rule {
        T::RULE
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let who = self.who();
        let none = self.left() == 0 || !play.game.greens(play.state, who, Cities::of(who)).any(|_| true);
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let greens = game.greens(state, self.who(), Cities::of(self.who()));
        choices.extend(greens.map(|(city, slot)| Choice::Card(city, slot)));
        if self.may() {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, _: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Card(city, slot) => no_legend(state, city, slot),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Card(city, slot) = choice else {
            play.state.agenda.pop();
            return Ok(());
        };
        play.state.agenda.replace(self.again(self.left().saturating_sub(1)));
        if T::CITED {
            play.cite(T::RULE);
        }
        play.activate(self.who(), city, slot)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-activate").number("left", self.left())
    }
}
