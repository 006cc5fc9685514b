//! The spiders, an ability of workers: the figure on the board, and its gains (N5.12).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::{BasicIx, ClearingIx, JourneyIx, Owner};
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks where the figure goes, at the start or from its present space.
#[derive(Clone, Copy)]
pub(crate) struct WhereToPut {
    pub who: Owner,
}

impl Question for WhereToPut {
    const NAME: &'static str = "figure";

    fn rule(self) -> Rule {
        Rule::N5_12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.figure_posts(state).map(Choice::Spot));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(post) = choice {
            play.state.figure_post = post;
            if matches!(post, Post::Knoll | Post::Station) {
                play.cite(Rule::LR23);
            }
            play.tell(Rule::N5_12, Event::FigureMoved { who: self.who, post });
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

/// Asks which resource the figure brings, of those the player has none of; then a card is drawn, and the figure moves.
#[derive(Clone, Copy)]
pub(crate) struct WhatItBrings {
    pub who: Owner,
}

impl Question for WhatItBrings {
    const NAME: &'static str = "feed";

    fn rule(self) -> Rule {
        Rule::N5_12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let stock = state.player(self.who).stock;
        let lacking = Resource::ALL.into_iter().filter(|&resource| stock[resource] == 0);
        choices.extend(lacking.map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let who = self.who;
        play.state.agenda.pop();
        if let Choice::Take(resource) = choice {
            play.gain_resource(who, resource, 1, Rule::N5_12);
        }
        play.push_all(&[Task::Draw { who, left: 1 }, Task::Mini(MiniTask::Figure { who })]);
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }
}

impl Everdell {
    /// The spaces that the figure can go to: any but the one where it stands (N5.12).
    fn figure_posts<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Post> + 'a {
        let clearings = ClearingIx::enumerate(&state.forest).filter(|(_, forest)| forest.is_some());
        BasicIx::first(8)
            .map(Post::Basic)
            .chain(clearings.map(|(clearing, _)| Post::Forest(clearing)))
            .chain([Post::Haven])
            .chain(state.market().map(|_| Post::Market))
            .chain(self.leaf_posts(state))
            .chain(JourneyIx::first(4).map(Post::Journey))
            .filter(|&post| post != state.figure_post)
    }
}
