//! Ending your actions (R8.2), or the use of things during the expansion of the city (A73).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict, plain};
use crate::agenda::{Moment, Task};
use crate::choice::Choice;
use crate::event::Event;
use crate::play::Play;
use crate::readings::Reading;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// The choice to do no more.
#[derive(Clone, Copy)]
pub(super) struct End;

impl Answer for End {
    const WORD: &'static str = "end";
    const IS_ACTION: bool = true;

    fn refusal(self, _: &Ratcatcher, _: &State, task: Task) -> Option<Verdict> {
        matches!(task, Task::Actions | Task::BeforeRats).then_some(Ok(()))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if task == Task::BeforeRats {
            play.end_expansion();
        } else {
            play.end_actions();
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, state: &State) -> Rule {
        if state.task() == Task::BeforeRats { Rule::A73 } else { Rule::R8_2 }
    }

    fn label(self, _: &Ratcatcher, state: &State) -> Message {
        let over = state.task() == Task::BeforeRats;
        Message::new(if over { "rc-do-end-expansion" } else { "rc-do-end" })
    }

    fn group(self) -> &'static str {
        "end"
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        plain(details, Choice::End)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Ends your actions: the city may grow, then it is the rats' turn (R8.2).
    pub fn end_actions(&mut self) {
        if !self.game.reads(Reading::ExpansionIsYourTurn) {
            self.state.me.steady = 0;
        }
        self.tell(Rule::R8_2, Event::ActionsEnded);
        self.state.agenda.replace(Task::RatsStep(1));
        self.state.agenda.push_all(&[Task::ExpandCheck, Task::Activity, Task::Moment(Moment::YourTurn)]);
    }

    /// Ends your use of things during the expansion; the rats' turn begins (A73).
    pub fn end_expansion(&mut self) {
        self.cite(Rule::A73);
        self.state.agenda.pop();
    }
}
