//! Where a drawn district goes (R5, R18.3; in setup R3.6).

use tabletop::{Chance, Log, Message};

use super::{Answer, Question, Verdict, anytime};
use crate::agenda::Task;
use crate::choice::Choice;
use crate::play::Play;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// Asks where the drawn district goes.
#[derive(Clone, Copy)]
pub(super) struct WhereTo {
    pub setup: bool,
}

impl Question for WhereTo {
    const NAME: &'static str = "place";

    fn rule(self) -> Rule {
        if self.setup { Rule::R3_6 } else { Rule::R5_4 }
    }

    fn waits<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        Ok(play.place_if_forced(self.setup))
    }

    fn offer(self, game: &Ratcatcher, state: &State, choices: &mut Vec<Choice>) {
        game.best_places(state, self.setup, |x, y, turn| choices.push(Choice::Place { x, y, turn }));
        anytime::offer_if_open(game, state, choices);
    }

    fn prompt(self, game: &Ratcatcher, state: &State) -> Message {
        Message::new("rc-ask-place")
            .number("district", state.drawn)
            .name("name", &game.district_name(Some(state), state.drawn))
    }
}

/// Put the drawn district here, turned this many quarters clockwise.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub x: i8,
    pub y: i8,
    pub turn: u8,
}

impl Answer for Place {
    const WORD: &'static str = "place";

    fn refusal(self, game: &Ratcatcher, state: &State, task: Task) -> Option<Verdict> {
        let Task::Place { setup } = task else { return None };
        Some(game.check_place(state, setup, self.x, self.y, self.turn))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(
        self,
        play: &mut Play<'_, C, L>,
        task: Task,
    ) -> Result<(), C::Error> {
        if let Task::Place { setup } = task {
            play.place(self.x, self.y, self.turn, setup);
        }
        Ok(())
    }

    fn label(self, _: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-place").number("x", self.x).number("y", self.y).number("turn", self.turn)
    }

    fn group(self) -> &'static str {
        "place"
    }

    fn details(self, _: &Ratcatcher) -> String {
        format!("{},{}:{}", self.x, self.y, self.turn)
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        let (cell, turn) = details.split_once(':')?;
        let (x, y) = cell.split_once(',')?;
        let turn = turn.parse().ok().filter(|&turn| turn < 4)?;
        Some(Choice::Place { x: x.parse().ok()?, y: y.parse().ok()?, turn })
    }
}
