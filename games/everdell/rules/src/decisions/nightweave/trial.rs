//! Trial: a hand card is played into her city (N15.17).

use tabletop::{Chance, Log, Message};

use crate::choice::Choice;
use crate::decisions::nightweave::{asks_step, label_item, plan};
use crate::decisions::{Done, Question, if_several};
use crate::event::Event;
use crate::modules::Plan;
use crate::play::Play;
use crate::state::{RIVAL, State};
use crate::{Everdell, Rule};

/// Asks which hand card she takes.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: u8,
}

impl Question for WhichCard {
    const NAME: &'static str = "trial";

    fn rule(self) -> Rule {
        Rule::N15_17
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Extend<Choice>) {
        choices.extend(state.player(self.who).hand.kinds().map(Choice::Hand));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        let Choice::Hand(kind) = choice else { return Ok(()) };
        play.state.player_mut(self.who).hand.take(kind);
        play.tell(Rule::N15_17, Event::GaveCard { who: self.who, to: RIVAL, kind: Some(kind) });
        play.goes_to_her_city(kind, Rule::N15_17)
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        asks_step(game, Self::NAME, plan(Plan::Trial))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_item(game, Self::NAME, choice)
    }

    fn purpose(self, game: &Everdell) -> Option<String> {
        Some(game.why_name(plan(Plan::Trial)))
    }
}
