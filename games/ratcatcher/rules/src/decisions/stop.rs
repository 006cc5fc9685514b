//! Ending the charm (H1.1) or the smoke (H1.3): both lead as many rats as you like.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict, plain};
use crate::Ratcatcher;
use crate::agenda::Task;
use crate::choice::Choice;
use crate::play::Play;
use crate::state::State;

/// The choice to end an ability.
#[derive(Clone, Copy)]
pub(super) struct Stop;

impl Answer for Stop {
    const WORD: &'static str = "stop";

    fn refusal(self, _: &Ratcatcher, _: &State, task: Task) -> Option<Verdict> {
        matches!(task, Task::Charm { .. } | Task::Smoke { .. }).then_some(Ok(()))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if matches!(task, Task::Charm { .. } | Task::Smoke { .. }) {
            play.state.agenda.pop();
        }
        Ok(())
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-stop")
    }

    fn group(self) -> &'static str {
        "end"
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        plain(details, Choice::Stop)
    }
}
