//! The expedition (S12).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Purpose, Question};
use crate::index::Owner;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule};

/// Asks whether the next step is walked (S12).
#[derive(Clone, Copy)]
pub(crate) struct Walks {
    pub who: Owner,
}

impl Question for Walks {
    const NAME: &'static str = "walk";

    fn rule(self) -> Rule {
        Rule::S12
    }

    /// A player who cannot pay must stop.
    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let step = play.game.next_step(play.state, self.who);
        let none = step.is_none_or(|(_, pay, _)| !play.game.can_walk(play.state, self.who, pay));
        if none {
            self.answered(play, Choice::Done)?;
        }
        Ok(!none)
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.add(Choice::Number(1));
        choices.add(Choice::Done);
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        play.state.agenda.pop();
        match choice {
            Choice::Number(_) => play.walk(self.who),
            _ => play.camps(self.who),
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, state: &State) -> Message {
        let message = Message::new("ev-ask-walk");
        match game.next_step(state, self.who) {
            Some((step, _, points)) => {
                message.message("step", game.stage_words(step)).number("points", points)
            }
            None => message.message("step", Message::new("ev-at-nowhere")).number("points", 0),
        }
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        match choice {
            Choice::Number(_) => {
                let (step, pay, points) = game.next_step(state, self.who)?;
                let message = Message::new("ev-label-walk").message("step", game.stage_words(step));
                Some(message.list("pay", crate::telling::gain_words(pay)).number("points", points))
            }
            Choice::Done => Some(Message::new("ev-label-camp")),
            _ => None,
        }
    }
}

/// A step asks for resources and cards (S12).
#[derive(Clone, Copy)]
pub(crate) struct Step;

impl Purpose for Step {
    fn name(self) -> &'static str {
        "expedition"
    }

    fn rule(self) -> Rule {
        Rule::S12
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-at-expedition")
    }
}
