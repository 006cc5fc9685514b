//! Levelling up (M25.1).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::index::MouseIx;
use crate::kinds::Free;
use crate::play::Play;
use crate::state::{LEVEL, State};
use crate::{Mystics, Rule};

/// The choice to level up.
#[derive(Clone, Copy)]
pub(super) struct LevelUp;

impl LevelUp {
    /// Offers it if it is allowed.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_level(state, mouse).is_ok() {
            choices.push(Choice::Level);
        }
    }
}

impl Answer for LevelUp {
    const WORD: &'static str = "level";
    const GROUP: &'static str = "level";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_level(state, mouse))
    }

    /// The next question is which ability card it learns.
    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.free_action(mouse);
        play.cite(Rule::M6_3);
        play.cite(Rule::D5);
        play.state.doing.free |= Free::Level.bit();
        play.push(Task::Learn { mouse, level: true });
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M25_1
    }

    fn cheese(self, _: &Mystics, _: &State) -> u8 {
        LEVEL
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-level")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Level)
    }
}

impl Mystics {
    /// Checks whether a mouse may level up (M25.1).
    fn check_level(&self, state: &State, mouse: MouseIx) -> Verdict {
        self.check_free(state, mouse, Some(Free::Level))?;
        demand_count(LEVEL, state.mouse(mouse).cheese, Rule::M25_1, "my-no-cheese")?;
        demand(self.learnable(state, mouse) != 0, Rule::M25_1, "my-no-ability-left")
    }
}
