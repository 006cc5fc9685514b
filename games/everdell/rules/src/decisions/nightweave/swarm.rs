//! Swarm: a location gets a web token for good (N15.16).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, plan};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::{BasicIx, ClearingIx};
use crate::modules::Plan;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks which location gets a web token.
#[derive(Clone, Copy)]
pub(crate) struct WhichLocation;

impl Question for WhichLocation {
    const NAME: &'static str = "web";

    fn rule(self) -> Rule {
        Rule::N15_16
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.swarmed(state).map(Choice::Spot));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(post) = choice {
            play.swarm(post);
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Swarm))
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Swarm)))
    }
}

impl Everdell {
    /// The empty exclusive basic locations and clearings without a web token (N15.16).
    fn swarmed<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Post> + 'a {
        let basics = BasicIx::enumerate(&self.content.basics).filter(|(_, basic)| !basic.shared);
        let basics = basics.map(|(place, _)| (Post::Basic(place), state.lair.web_basic & 1 << place.get()));
        let forests = ClearingIx::enumerate(&state.forest).filter(|(_, forest)| forest.is_some());
        let forests = forests
            .map(|(clearing, _)| (Post::Forest(clearing), state.lair.web_forest & 1 << clearing.get()));
        basics
            .chain(forests)
            .filter(|&(post, web)| web == 0 && state.workers_at(post) == 0)
            .map(|(post, _)| post)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A location gets a web token for good (N15.16).
    fn swarm(&mut self, post: Post) {
        match post {
            Post::Basic(place) => self.state.lair.web_basic |= 1 << place.get(),
            Post::Forest(clearing) => self.state.lair.web_forest |= 1 << clearing.get(),
            _ => return,
        }
        self.tell(Rule::N15_16, Event::Web { post });
    }
}
