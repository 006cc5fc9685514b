//! Barricade: a hand card or resource is paid, or a green card gets a web token (N15.11).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, items, label_item, plan};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::modules::Plan;
use crate::play::Play;
use crate::state::{Post, State, WEBBED};
use crate::{Everdell, Rule};

/// Asks for a hand card or resource, without which a green card gets a web token.
#[derive(Clone, Copy)]
pub(crate) struct WhatIsPaid {
    pub who: Owner,
    pub slot: Slot,
}

impl Question for WhatIsPaid {
    const NAME: &'static str = "barricade";

    fn rule(self) -> Rule {
        Rule::N15_11
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(items(state, self.who));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, slot } = self;
        play.state.agenda.pop();
        if choice != Choice::Done {
            play.pay_item(who, choice, Rule::N15_11);
            play.cite(Rule::R60);
            play.thwarted(plan(Plan::Barricade));
        } else if let Some(card) = play.state.city_mut(who).get_mut(slot) {
            card.marks |= WEBBED;
            play.tell(Rule::N15_11, Event::Web { post: Post::Card(who, slot) });
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Barricade))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Barricade)))
    }
}
