//! Tea House, City Hall and Diplomat: a hand card may go to an opponent (LR14).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices, Refusal};
use crate::decisions::{Done, Question, Verdict};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which player gets a hand card, if any.
#[derive(Clone, Copy)]
pub(crate) struct ToWhom {
    pub who: Owner,
    pub why: Why,
}

impl Question for ToWhom {
    const NAME: &'static str = "give-one";

    fn rule(self) -> Rule {
        Rule::LR14
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let empty = play.state.player(self.who).hand.is_empty();
        let none = empty || play.game.receivers(play.state, self.who, self.why).next().is_none();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.receivers(state, self.who, self.why).map(Choice::Seat));
        choices.add(Choice::Done);
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Seat(_) => Err(Refusal::plain(Rule::LR14, "no-receiver")),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, why } = self;
        play.state.agenda.pop();
        if let Choice::Seat(seat) = choice {
            play.cite(Rule::LR14);
            play.push(Task::GiveCards { who, to: seat.into(), left: 1, why });
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-give-one").message("source", game.why_words(self.why))
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
