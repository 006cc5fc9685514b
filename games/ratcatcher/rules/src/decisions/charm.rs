//! The charm: rats follow your tune, one by one (H1.1).

use tabletop::{Chance, Log, Message, PositionFault};

use super::common::{Answer, Done, Question, Verdict, some};
use crate::agenda::Task;
use crate::choice::Choice;
use crate::content::Kind;
use crate::event::Event;
use crate::front::find;
use crate::index::Zone;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks which rat follows the tune.
#[derive(Clone, Copy)]
pub(super) struct WhoFollows {
    pub from: Zone,
    pub to: Zone,
    pub left: u8,
}

impl Question for WhoFollows {
    const NAME: &'static str = "charm";

    fn rule(self) -> Rule {
        Rule::H1_1
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let waits = self.left > 0 && play.state.spot(self.from).commons() > 0;
        if !waits {
            play.state.agenda.pop();
        }
        Ok(waits)
    }

    fn offer(self, _: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        let here = |kind: &Kind| state.spot(self.from).rats[*kind as usize] > 0;
        choices.extend(Kind::ALL.into_iter().filter(here).map(Choice::Lead));
        choices.push(Choice::Stop);
    }

    fn prompt(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-ask-charm")
            .number("left", self.left)
            .key("from", self.from.to_string())
            .key("to", self.to.to_string())
    }

    fn check(self, game: &Ratcatcher, state: &State) -> Result<(), PositionFault> {
        game.check_named(state, &[self.from, self.to])
    }
}

/// The choice of one rat to lead.
#[derive(Clone, Copy)]
pub(super) struct Lead {
    pub kind: Kind,
}

impl Answer for Lead {
    const WORD: &'static str = "lead";

    fn refusal(self, _: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        let Task::Charm { from, .. } = task else { return None };
        Some(some(state.spot(from).rats[self.kind as usize], Rule::H1_1, "no-lead-none"))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        if let Task::Charm { from, to, left } = task {
            play.lead(from, to, left, self.kind);
        }
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::H1_1
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-lead").key("rat", self.kind.name())
    }

    fn group(self) -> &'static str {
        "rat"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.kind.name().to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        find(Kind::ALL, Kind::name, details).map(Choice::Lead)
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Leads one rat of the charm (H1.1).
    pub fn lead(&mut self, from: Zone, to: Zone, left: u8, kind: Kind) {
        self.state.agenda.replace(Task::Charm { from, to, left: left.saturating_sub(1) });
        self.state.take(from, kind, 1);
        self.state.ground.put(to, kind, 1);
        self.tell(Rule::H1_1, Event::Led { kind, from, to });
        if from == self.state.me.zone {
            self.note_freed_cheese();
        }
    }
}
