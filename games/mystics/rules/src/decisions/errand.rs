//! Doing a task of the chapter (M1.13, H5.1).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, turn_of};
use crate::agenda::{Source, Task};
use crate::chapter::TASKS;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::index::{MouseIx, bit};
use crate::names::number;
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// The choice of a task to do.
#[derive(Clone, Copy)]
pub(super) struct DoTask {
    pub number: u8,
}

impl DoTask {
    /// Offers the tasks of a mouse's side.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        let side = state.side(state.mouse(mouse).spot.tile);
        let here = game.errands(state).filter(|(_, at, _)| side.is(*at)).map(|(number, ..)| number);
        let open = here.filter(|&number| game.check_task(state, mouse, number).is_ok());
        choices.extend(open.map(Choice::Task));
    }
}

impl Answer for DoTask {
    const WORD: &'static str = "task";
    const GROUP: &'static str = "task";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_task(state, mouse, self.number))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        Some(play.do_task(mouse, self.number))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::H5_1
    }

    fn label(self, game: &Mystics, state: &State) -> Message {
        let task = game.errands(state).find(|(at, ..)| *at == self.number);
        let name = task.map_or(&game.chapter(state).name, |(.., task)| &task.name);
        Message::new("my-do-named").name("name", name)
    }

    fn details(self, _: &Mystics) -> String {
        self.number.to_string()
    }

    fn read(game: &Mystics, state: &State, details: &str) -> Option<Choice> {
        let named = || game.errands(state).find(|(.., task)| *task.id == *details).map(|(at, ..)| at);
        number(details).or_else(named).map(Choice::Task)
    }
}

impl Mystics {
    /// Checks whether a mouse may do a task (H5.1).
    fn check_task(&self, state: &State, mouse: MouseIx, number: u8) -> Verdict {
        let me = state.mouse(mouse);
        let Some((_, side, task)) = self.errands(state).find(|(at, ..)| *at == number) else {
            return demand(false, Rule::H5_1, "my-no-task");
        };
        let here = state.side(me.spot.tile).is(side) && task.spaces & bit(me.spot.space) != 0;
        demand(here, Rule::H5_1, "my-no-task-here")?;
        demand(!Self::is_over(state, TASKS + number), Rule::H5_1, "my-no-task-again")?;
        if task.action {
            self.check_action(state, mouse)?;
        } else {
            self.check_free(state, mouse, None)?;
        }
        self.check_needs(state, mouse, &task.needs)
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// A mouse does a task (H5.1).
    fn do_task(&mut self, mouse: MouseIx, number: u8) -> Result<(), C::Error> {
        let game = self.game;
        let Some((_, _, task)) = game.errands(self.state).find(|(at, ..)| *at == number) else {
            return Ok(());
        };
        if task.action {
            self.spend_action(mouse);
        }
        self.spend_needs(mouse, &task.needs);
        let success = match task.test {
            None => true,
            Some(test) => self.test(mouse, test, Rule::H5_1)?,
        };
        if success && task.once {
            self.state.over |= 1 << ((TASKS + number) & 63);
        }
        self.tell(Rule::H5_1, Event::Task { mouse, task: number, success });
        self.push_effects(Source::Task(number, success), Some(mouse), None);
        Ok(())
    }
}
