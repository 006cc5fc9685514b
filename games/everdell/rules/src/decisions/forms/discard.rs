//! Hand cards are given up for something.

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::asks_for;
use crate::decisions::{Done, Purpose, Question};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which hand cards are given up: `left` more at most, `done` already, `least` at least in all.
#[derive(Clone, Copy)]
pub(crate) struct WhichCards {
    pub who: Owner,
    pub left: u8,
    pub done: u8,
    pub least: u8,
    pub why: Why,
}

impl Question for WhichCards {
    const NAME: &'static str = "discard";

    fn rule(self) -> Rule {
        self.why.rule()
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, done, why, .. } = self;
        let none = left == 0 || hand_for(play.game, play.state, who, why).next().is_none();
        if play.skip_if(none) {
            for_purpose!(why, purpose => purpose.paid(play, who, done)?);
        }
        Ok(!none)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        hand_for(game, state, self.who, self.why).for_each(|card| choices.add(card));
        if self.done >= self.least {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left, done, least, why } = self;
        match choice {
            Choice::Hand(kind) => {
                let (left, done) = (left.saturating_sub(1), done.saturating_add(1));
                play.state.agenda.replace(Task::Discard { who, left, done, least, why });
                for_purpose!(why, purpose => purpose.discard(play, who, kind))
            }
            _ => {
                play.state.agenda.pop();
                for_purpose!(why, purpose => purpose.paid(play, who, done))
            }
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-discard", self.why)
            .number("left", self.left)
            .number("done", self.done)
            .number("missing", self.least.saturating_sub(self.done))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_discard(game, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}

/// The hand cards that can be given up for something.
pub(super) fn hand_for<'a>(
    game: &'a Everdell,
    state: &'a State,
    who: Owner,
    why: Why,
) -> impl Iterator<Item = Choice> + 'a {
    let fits = move |kind: &Kind| for_purpose!(why, purpose => purpose.discards(game, *kind));
    state.player(who).hand.kinds().filter(fits).map(Choice::Hand)
}

/// The label of a hand card that is given up.
pub(super) fn label_discard(game: &Everdell, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Hand(kind) => Some(game.about("ev-label-discard", Some(kind))),
        _ => None,
    }
}
