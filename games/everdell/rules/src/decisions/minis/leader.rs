//! Corrin Evertail the Leader: a card just drawn may go to an opponent (N3.13, R90).

use tabletop::{Chance, Log, Message};

use crate::agenda::{MiniTask, Task};
use crate::choice::{Choice, Choices};
use crate::decisions::minis::asks_step;
use crate::decisions::{Done, Purpose, Question, if_several};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Hand, State};
use crate::{Everdell, Rule};

/// Asks which of the drawn cards goes to this player.
#[derive(Clone, Copy)]
pub(crate) struct WhichCard {
    pub who: Owner,
    pub to: Owner,
}

impl Question for WhichCard {
    const NAME: &'static str = "leader";

    fn rule(self) -> Rule {
        Rule::N3_13
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        if_several(self, play, Some(Choice::Done))
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        let player = state.player(self.who);
        choices.extend(state.drawn.kinds().filter(|&kind| player.hand.has(kind)).map(Choice::Hand));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who, to } = self;
        play.state.agenda.pop();
        play.state.drawn = Hand::default();
        if let Choice::Hand(kind) = choice
            && play.state.player_mut(who).hand.take(kind)
        {
            play.cite(Rule::R90);
            play.give_card(who, Some(to), kind)?;
            play.gain_points(who, 1, Rule::N3_13);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        asks_step(Self::NAME)
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Hand(kind) => Some(game.about("ev-label-give-card", Some(kind))),
            _ => None,
        }
    }
}

/// The Leader asks to whom a drawn card may go.
#[derive(Clone, Copy)]
pub(crate) struct Leader;

impl Purpose for Leader {
    fn name(self) -> &'static str {
        "leader"
    }

    fn rule(self) -> Rule {
        Rule::N3_13
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::EVERTAIL_LEADER)
    }

    fn may_decline(self) -> bool {
        true
    }

    fn receives(self, game: &Everdell, state: &State, seat: Owner) -> bool {
        game.can_be_given(state, seat, true)
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        seat: Option<Owner>,
    ) -> Done<C> {
        match seat {
            Some(to) => play.push(Task::Mini(MiniTask::Leader { who, to })),
            None => play.state.drawn = Hand::default(),
        }
        Ok(())
    }
}
