//! Lobbyist: without a hand card or resource a blue card does not act (N16.18, R76).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::nightweave::{asks_step, items, label_item, plot};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::index::Owner;
use crate::kind::Kind;
use crate::modules::Plot;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for a hand card or resource without which a blue card does not act.
#[derive(Clone, Copy)]
pub(crate) struct WhatIsPaid {
    pub who: Owner,
    pub kind: Kind,
    pub critter: bool,
}

impl Question for WhatIsPaid {
    const NAME: &'static str = "use-blue";

    fn rule(self) -> Rule {
        Rule::R76
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(items(state, self.who));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, kind, critter } = self;
        play.state.agenda.pop();
        if choice == Choice::Done {
            play.tell(Rule::R76, Event::Nothing { who, why: plot(Plot::Lobbyist) });
            return Ok(());
        }
        play.pay_item(who, choice, Rule::N16_18);
        play.cite(Rule::R76);
        play.speak_alone(who, kind, critter)
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plot(Plot::Lobbyist))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plot(Plot::Lobbyist)))
    }
}
