//! The smoke: rats flee from your zone into the bag, one by one (H1.3).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, Verdict, some};
use crate::agenda::Task;
use crate::choice::Choice;
use crate::content::Kind;
use crate::event::Event;
use crate::front::find;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks which rat flees the smoke.
#[derive(Clone, Copy)]
pub(super) struct WhoFlees {
    pub left: u8,
}

impl Question for WhoFlees {
    const NAME: &'static str = "smoke";

    fn rule(self) -> Rule {
        Rule::H1_3
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let waits = self.left > 0 && play.state.spot(play.state.me.zone).commons() > 0;
        if !waits {
            play.state.agenda.pop();
        }
        Ok(waits)
    }

    fn offer(self, _: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let here = |kind: &Kind| state.spot(state.me.zone).rats[*kind as usize] > 0;
        choices.extend(Kind::ALL.into_iter().filter(here).map(Choice::SmokeOut));
        choices.push(Choice::Stop);
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-smoke").number("left", self.left)
    }
}

/// The choice of one rat to smoke out.
#[derive(Clone, Copy)]
pub(super) struct SmokeOut {
    pub kind: Kind,
}

impl Answer for SmokeOut {
    const WORD: &'static str = "smoke";

    fn refusal(self, _: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        let Task::Smoke { .. } = task else { return None };
        Some(some(state.spot(state.me.zone).rats[self.kind as usize], Rule::H1_3, "no-smoke-none"))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if let Task::Smoke { left } = task {
            play.smoke_out(left, self.kind);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::H1_3
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-smoke").key("rat", self.kind.name())
    }

    fn group(self) -> &'static str {
        "rat"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.kind.name().to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        find(Kind::ALL, Kind::name, details).map(Choice::SmokeOut)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Smokes one rat out into the bag (H1.3).
    pub fn smoke_out(&mut self, left: u8, kind: Kind) {
        let zone = self.state.me.zone;
        self.state.agenda.replace(Task::Smoke { left: left.saturating_sub(1) });
        self.state.take(zone, kind, 1);
        self.state.bag[kind as usize] += 1;
        self.tell(Rule::H1_3, Event::SmokedOut { kind, zone });
        self.note_freed_cheese();
    }
}
