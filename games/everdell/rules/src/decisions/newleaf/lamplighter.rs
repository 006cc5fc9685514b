//! The Lamplighter draws cards, each from a place that the player chooses (LR12).

use tabletop::{Chance, Log, Message};

use super::{asks_step, draw_card, label_card, offer_cards, refuse_card};
use crate::agenda::{LeafTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question, Verdict};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks where the next of `left` cards is drawn.
#[derive(Clone, Copy)]
pub(crate) struct FromWhere {
    pub who: Owner,
    pub left: u8,
}

impl Question for FromWhere {
    const NAME: &'static str = "lamplighter";

    fn rule(self) -> Rule {
        Rule::LR12
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = self.left == 0 || play.room(self.who) == 0;
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        offer_cards(game, state, self.who, choices);
        if state.deck_len() + state.discard_len() > 0 {
            choices.add(Choice::Deck(true));
        }
        choices.add(Choice::Done);
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        refuse_card(game, state, self.who, choice)
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, left } = self;
        let left = left.saturating_sub(1);
        play.state.agenda.replace(Task::Leaf(LeafTask::Lamplight { who, left }));
        play.cite(Rule::LR12);
        match choice {
            Choice::Meadow(_) | Choice::Station(_) => {
                draw_card(play, who, choice)?;
                play.has_drawn(who);
            }
            Choice::Deck(_) => play.draw(who, 1)?,
            _ => {
                play.state.agenda.pop();
            }
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        label_card(game, state, choice)
    }
}
