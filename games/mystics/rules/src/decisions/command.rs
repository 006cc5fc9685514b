//! Whether Collin exchanges his card on the track with that of another mouse (H1.1).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::MouseIx;
use crate::play::Play;
use crate::state::{State, Turn};
use crate::{Mystics, Rule};

/// Asks which mouse Collin exchanges his card with.
#[derive(Clone, Copy)]
pub(super) struct Command {
    pub mouse: MouseIx,
}

impl Question for Command {
    const NAME: &'static str = "command";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::H1_1
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, state: &State) -> bool {
        state.mouse(self.mouse).is_active() && state.party > 1
    }

    fn offer(self, _: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(MouseIx::first(state.party).filter(|&other| other != self.mouse).map(Choice::Mouse));
        choices.push(Choice::Done);
    }

    fn refusal(self, _: &Mystics, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Mouse(other) => {
                demand(other != self.mouse && state.is_of_party(other), Rule::H1_1, "my-no-answer")
            }
            Choice::Done => Ok(()),
            _ => no_answer(),
        }
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Mouse(other) = choice {
            let (one, other) = (Turn::Mouse(self.mouse), Turn::Mouse(other));
            play.state.track.swap(one, other);
            play.state.track.follow();
            play.tell(Rule::H1_1, Event::Swapped { one, other });
        }
        Ok(())
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-command", state, self.mouse)
    }
}
