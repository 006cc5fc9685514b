//! One of several zones: the answer to four questions, each in its own file ([`Picks`]).

use tabletop::{Chance, Log, Message};

use super::nest::WhichNest;
use super::target::WhichTarget;
use super::traps::WhichTrap;
use super::way::WhichWay;
use super::{Answer, Done, Question, Verdict};
use crate::Ratcatcher;
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::index::{Zone, zones};
use crate::play::Play;
use crate::state::State;

/// A question that is answered by one of several zones.
pub(super) trait Picks: Question {
    /// The message of a choice.
    const LABEL: &'static str;
    /// The message where another zone was named.
    const REFUSAL: &'static str;

    /// The zones, as bits.
    fn zones(self, game: &Ratcatcher, state: &State) -> u128;

    /// Goes on with the one that was picked.
    fn picked<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, zone: Zone) -> Done<C>;
}

/// Offers each of the zones.
pub(super) fn offer(question: impl Picks, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
    choices.extend(zones(question.zones(game, state)).map(Choice::Pick));
}

/// Whether a zone is one of them.
fn among<P: Picks>(question: P, game: &Ratcatcher, state: &State, zone: Zone) -> Verdict {
    if question.zones(game, state) & zone.bit() != 0 {
        Ok(())
    } else {
        Err(Refusal::plain(question.rule(), P::REFUSAL))
    }
}

/// The message of a choice.
fn label_of<P: Picks>(_: P) -> &'static str {
    P::LABEL
}

/// The list of the questions that are answered by a zone.
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

/// This zone.
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
