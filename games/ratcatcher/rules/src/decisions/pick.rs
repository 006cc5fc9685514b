//! One of several zones: the answer to four questions, each in its own file ([`Picks`]).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict};
use super::nest::WhichNest;
use super::picks::{Picks, among, label_of};
use super::target::WhichTarget;
use super::traps::WhichTrap;
use super::way::WhichWay;

use crate::Ratcatcher;
use crate::agenda::Task;
use crate::choice::Choice;
use crate::index::Zone;
use crate::play::Play;
use crate::state::State;

/// The list of questions whose answer is a zone.
macro_rules! picks {
    ($task:expr, $question:ident => $does:expr, else $other:expr) => {
        match $task {
            Task::ChooseTarget { mover, at, left, points } => {
                let $question = WhichTarget { mover, at, left, points };
                $does
            }
            Task::ChooseWay { mover, at, target, points, count, lured } => {
                let $question = WhichWay { mover, at, target, points, count, lured };
                $does
            }
            Task::Traps => {
                let $question = WhichTrap;
                $does
            }
            Task::NemesisNest => {
                let $question = WhichNest;
                $does
            }
            _ => $other,
        }
    };
}

/// The choice of a zone.
#[derive(Clone, Copy)]
pub(super) struct Pick {
    pub zone: Zone,
}

impl Answer for Pick {
    const WORD: &'static str = "pick";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        picks!(task, question => Some(among(question, game, state, self.zone)), else None)
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, task: Task) -> Done<C> {
        picks!(task, question => question.picked(play, self.zone), else Ok(()))
    }

    fn label(self, game: &Ratcatcher, state: &State) -> Message {
        let key = picks!(state.agenda.top(), question => label_of(question), else WhichTarget::LABEL);
        game.with_zone(Message::new(key), Some(state), self.zone)
    }

    fn group(self) -> &'static str {
        "pick"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.zone.to_string()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        Zone::find(details).map(Choice::Pick)
    }
}
