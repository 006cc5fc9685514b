//! Ending the turn (M6.1).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::Mystics;
use crate::agenda::Task;
use crate::choice::{Choice, Verdict};
use crate::play::Play;
use crate::state::{Stage, State};

/// The choice to end the turn.
#[derive(Clone, Copy)]
pub(super) struct End;

impl Answer for End {
    const WORD: &'static str = "end";
    const GROUP: &'static str = "end";

    fn refusal(self, _: &Mystics, _: &State, task: Task) -> Option<Verdict> {
        turn_of(task).map(|_| Ok(()))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.state.doing.over = true;
        if play.state.doing.stage == Stage::Moving {
            play.moved(mouse);
        }
        Some(Ok(()))
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-end")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::End)
    }
}
