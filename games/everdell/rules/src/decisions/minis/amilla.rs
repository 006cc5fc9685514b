//! Amilla Glistendew achieves an event without its cards (H3.16).

use tabletop::{Chance, Log, Maybe, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, Verdict, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks which event is achieved.
#[derive(Clone, Copy)]
pub(crate) struct WhichEvent {
    pub who: Owner,
}

impl Question for WhichEvent {
    const NAME: &'static str = "amilla";

    fn rule(self) -> Rule {
        Rule::H3_16
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.free_events(state, self.who).map(Choice::Spot));
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Spot(post) => game.check_event(state, self.who, post, true),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(post) = choice {
            play.cite(Rule::H3_16);
            play.achieve_free(self.who, post);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

impl Everdell {
    /// The events that are not achieved and have no worker, for Amilla Glistendew.
    pub(crate) fn free_events<'a>(&'a self, state: &'a State, who: Owner) -> impl Iterator<Item = Post> + 'a {
        let basic = state.basic_events().map(Post::BasicEvent);
        let special = state.specials.into_iter().filter_map(Maybe::get).map(Post::SpecialEvent);
        basic.chain(special).filter(move |&post| {
            self.check_event(state, who, post, true).is_ok()
                && self.check_space_toll(state, who, post).is_ok()
        })
    }
}
