//! Scurrying: rolling and moving again (M10.1).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, plain, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand};
use crate::event::Event;
use crate::index::MouseIx;
use crate::play::Play;
use crate::state::{Plight, Stage, State};
use crate::turn::MOVE_DIE;
use crate::{Mystics, Rule};

/// The choice to scurry.
#[derive(Clone, Copy)]
pub(super) struct Scurry;

impl Scurry {
    /// Offers it if it is allowed.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_scurry(state, mouse).is_ok() {
            choices.push(Choice::Scurry);
        }
    }
}

impl Answer for Scurry {
    const WORD: &'static str = "scurry";
    const GROUP: &'static str = "walk";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_scurry(state, mouse))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.state.doing.acted = true;
        if play.state.doing.stage == Stage::Moving {
            play.moved(mouse);
        }
        Some(play.scurry(mouse))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M10_1
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-scurry")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Scurry)
    }
}

impl Mystics {
    /// Checks whether a mouse may scurry (M10.1).
    fn check_scurry(&self, state: &State, mouse: MouseIx) -> Verdict {
        self.check_action(state, mouse)?;
        let rule = if self.is_bound(state, mouse) { Rule::M23_2 } else { Rule::D30 };
        demand(!state.mouse(mouse).plight.has(Plight::WEBBED), rule, "my-no-scurry-web")?;
        demand(state.doing.moved, Rule::M10_1, "my-no-scurry")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Rolls and moves again, as an action (M10.1), by the rules of any move (D66).
    fn scurry(&mut self, mouse: MouseIx) -> Result<(), C::Error> {
        let face = self.die("move")?;
        let left = self.game.movement(self.state, mouse) + face.number();
        self.state.doing.die = face;
        self.state.doing.left = left;
        self.state.doing.stage = Stage::Ready;
        self.state.doing.scurrying = true;
        self.cite(Rule::D66);
        self.tell(Rule::M10_1, Event::Scurries { mouse, face, left });
        self.push(Task::Hazards { mouse, when: MOVE_DIE, next: 0 });
        Ok(())
    }
}
