//! Masked ball: a special event gets a web token (N15.10).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, plan};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::modules::Plan;
use crate::play::Play;
use crate::state::{Post, State};
use crate::{Everdell, Rule};

/// Asks which special event gets a web token.
#[derive(Clone, Copy)]
pub(crate) struct WhichEvent;

impl Question for WhichEvent {
    const NAME: &'static str = "web";

    fn rule(self) -> Rule {
        Rule::N15_10
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.masked_events(state).map(Choice::Spot));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        if let Choice::Spot(post @ Post::SpecialEvent(event)) = choice {
            play.state.lair.web_special_events |= 1u32.checked_shl(event.into()).unwrap_or(0);
            play.tell(Rule::N15_10, Event::Web { post });
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Masquerade))
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Masquerade)))
    }
}

impl Everdell {
    /// The empty special events without a web token (N15.10).
    fn masked_events<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Post> + 'a {
        (0..4).filter_map(move |row| {
            let event = state.specials[row].get()?;
            let post = Post::SpecialEvent(event);
            let webbed = state.lair.web_special_events & 1u32.checked_shl(event.into()).unwrap_or(0) != 0;
            let empty = state.special_owners[row].is_none() && state.workers_at(post) == 0;
            (empty && !webbed).then_some(post)
        })
    }
}
