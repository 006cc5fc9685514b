//! An opponent is chosen for something.

use tabletop::{Chance, Log, Message};

use crate::agenda::Why;
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question, Verdict};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for an opponent.
#[derive(Clone, Copy)]
pub(crate) struct WhichOpponent {
    pub who: Owner,
    pub why: Why,
}

impl Question for WhichOpponent {
    const NAME: &'static str = "opponent";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let mut open = play.game.receivers(play.state, self.who, self.why);
        let only = match (open.next(), open.next()) {
            (Some(_), Some(_)) => return Ok(true),
            (only, _) => only,
        };
        drop(open);
        self.answered(play, only.map_or(Choice::Done, Choice::Seat))?;
        Ok(false)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Self { who, why } = self;
        choices.extend(game.receivers(state, who, why).map(Choice::Seat));
        if for_purpose!(why, purpose => purpose.may_decline()) {
            choices.add(Choice::Done);
        }
    }

    fn refusal(self, _: &Everdell, _: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Seat(_) => for_purpose!(self.why, purpose => purpose.no_receiver()),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, why } = self;
        let seat = match choice {
            Choice::Seat(seat) => Some(seat),
            _ => None,
        };
        play.state.agenda.pop();
        for_purpose!(why, purpose => purpose.opponent(play, who, seat))
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-opponent", self.why)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

impl Everdell {
    /// The opponents that can be chosen for something.
    pub(crate) fn receivers<'a>(
        &'a self,
        state: &'a State,
        who: Owner,
        why: Why,
    ) -> impl Iterator<Item = Owner> + 'a {
        let opponents = state.opponents(who);
        opponents.filter(move |&seat| for_purpose!(why, purpose => purpose.receives(self, state, seat)))
    }
}
