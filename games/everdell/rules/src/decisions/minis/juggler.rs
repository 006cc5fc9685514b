//! The Juggler: twigs for points, or for cards that are revealed (H3.5).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task};
use crate::choice::{Choice, Choices};
use crate::content::{Resource, Stock};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Question, if_several, label_number};
use crate::event::{Event, Heap};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks for twigs for points (0), or for another card (1); `sum` is the total of the revealed cards.
#[derive(Clone, Copy)]
pub(crate) struct WhichTrick {
    pub who: Owner,
    pub sum: i8,
    pub revealed: bool,
}

impl Question for WhichTrick {
    const NAME: &'static str = "juggler";

    fn rule(self) -> Rule {
        Rule::H3_5
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let twigs = state.player(self.who).stock[Resource::Twig];
        if !self.revealed && twigs >= 3 {
            choices.add(Choice::Number(0));
        }
        if twigs >= 1 && state.deck_len() + state.discard_len() > 0 {
            choices.add(Choice::Number(1));
        }
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        play.juggle(self.who, self.sum, self.revealed, choice)
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_number(choice, Self::NAME)
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The Juggler pays three twigs, reveals another card, or stops (H3.5).
    fn juggle(&mut self, who: Owner, sum: i8, revealed: bool, choice: Choice) -> Result<(), C::Error> {
        match choice {
            Choice::Number(0) => {
                self.pay(who, Stock::of(Resource::Twig, 3), Rule::H3_5);
                self.gain_points(who, 4, Rule::H3_5);
            }
            Choice::Number(_) => {
                self.pay(who, Stock::of(Resource::Twig, 1), Rule::H3_5);
                if self.state.shown.iter().all(Option::is_some) {
                    self.clear_shown();
                }
                let free = self.state.shown.iter().position(Option::is_none);
                if let (Some(free), Some(kind)) = (free, self.turn_up("reveal")?) {
                    self.state.shown[free] = Some(kind);
                    self.cite(Rule::E10_4);
                    self.tell(Rule::H3_5, Event::Revealed { who, kind, from: Heap::Deck });
                    let sum = sum.saturating_add(self.game.facts(kind).points);
                    self.push(Task::Mini(MiniTask::Juggler { who, sum, revealed: true }));
                }
            }
            _ if revealed => {
                if sum >= 6 {
                    self.gain_points(who, 6, Rule::H3_5);
                }
                self.clear_shown();
            }
            _ => {}
        }
        Ok(())
    }
}
