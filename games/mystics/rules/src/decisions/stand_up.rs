//! Standing up (M23.3).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::index::MouseIx;
use crate::play::Play;
use crate::state::{Plight, Stage, State};
use crate::{Mystics, Rule};

/// The choice to stand up.
#[derive(Clone, Copy)]
pub(super) struct StandUp;

impl StandUp {
    /// Offers it if it is allowed.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_stand_up(state, mouse).is_ok() {
            choices.push(Choice::StandUp);
        }
    }
}

impl Answer for StandUp {
    const WORD: &'static str = "stand-up";
    const GROUP: &'static str = "walk";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_stand_up(state, mouse))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.stand_up(mouse);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M23_3
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-stand-up")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::StandUp)
    }
}

impl Mystics {
    /// Checks whether a mouse may stand up (M23.3).
    fn check_stand_up(&self, state: &State, mouse: MouseIx) -> Verdict {
        demand(state.mouse(mouse).plight.has(Plight::DOWN), Rule::M23_3, "my-no-stand-up")?;
        demand(!self.is_bound(state, mouse), Rule::M23_2, "my-no-walk-web")?;
        demand(state.doing.stage == Stage::Ready, Rule::M6_1, "my-no-walk-done")
    }
}
