//! Resources are given to another player (E10.3).

use tabletop::{Chance, Log, Maybe, Message};

use crate::agenda::{Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::forms::{asks_for, receiver};
use crate::decisions::{Done, Purpose, Question, label_gift, resources};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks which resources another player gets: `left` more at most, `done` already, `least` at least in all.
#[derive(Clone, Copy)]
pub(crate) struct WhichResources {
    pub who: Owner,
    pub to: Maybe<Owner>,
    pub left: u8,
    pub least: u8,
    pub done: u8,
    pub why: Why,
}

impl Question for WhichResources {
    const NAME: &'static str = "give-resources";

    fn rule(self) -> Rule {
        Rule::E10_3
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let Self { who, left, done, why, .. } = self;
        let none = left == 0 || play.state.player(who).stock.is_empty();
        if play.skip_if(none) {
            for_purpose!(why, purpose => purpose.given(play, who, done)?);
        }
        Ok(!none)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(resources(state, self.who));
        if self.done >= self.least {
            choices.add(Choice::Done);
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, to, left, least, done, why } = self;
        match choice {
            Choice::Pay(resource) => {
                let (left, done) = (left.saturating_sub(1), done.saturating_add(1));
                play.state.agenda.replace(Task::GiveResources { who, to, left, least, done, why });
                play.give_resource(who, to.get(), resource)
            }
            _ => {
                play.state.agenda.pop();
                for_purpose!(why, purpose => {
                    purpose.gives_no_more(play, who, left)?;
                    purpose.given(play, who, done)
                })
            }
        }
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_for(game, "ev-ask-give-resources", self.why)
            .number("left", self.left)
            .number("missing", self.least.saturating_sub(self.done))
            .message("to", receiver(self.to))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_gift(game, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(self.why))
    }
}
