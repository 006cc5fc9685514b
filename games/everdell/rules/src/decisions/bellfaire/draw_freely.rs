//! The starlings draw from the deck or the meadow (B12.13).

use tabletop::{Chance, Log, Message};

use crate::agenda::{FairTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict, if_several};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks whether the next of `left` cards comes from the meadow or the deck.
#[derive(Clone, Copy)]
pub(crate) struct FromWhere {
    pub who: Owner,
    pub left: u8,
}

impl Question for FromWhere {
    const NAME: &'static str = "draw-freely";

    fn rule(self) -> Rule {
        Rule::B12_13
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, None)
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        super::offer_cards(game, state, self.who, choices);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Meadow(place) => game.check_draw_meadow(state, self.who, place),
            _ => Ok(()),
        }
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        play.state.agenda.pop();
        let left = left.saturating_sub(1);
        if left > 0 {
            play.push(Task::Fair(FairTask::DrawFreely { who, left }));
        }
        match choice {
            Choice::Meadow(place) => play.draw_freely(who, place, left),
            _ => play.draw_from_deck(who, 1).map(drop),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        super::asks_power(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Meadow(_) => game.about_card_of("ev-label-draw-meadow", state, choice),
            _ => None,
        }
    }
}
