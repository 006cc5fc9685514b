//! Recovering from a stun or a web (M14).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, acting, plain};
use crate::agenda::{Fighter, Task};
use crate::choice::{Choice, Verdict, demand};
use crate::event::Roll;
use crate::index::MouseIx;
use crate::kinds::Face;
use crate::play::Play;
use crate::state::{Plight, State};
use crate::{Mystics, Rule};

/// The choice to recover.
#[derive(Clone, Copy)]
pub(super) struct Recover;

impl Recover {
    /// Offers it if it is allowed.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.check_recover(state, mouse).is_ok() {
            choices.push(Choice::Recover);
        }
    }
}

impl Answer for Recover {
    const WORD: &'static str = "recover";
    const GROUP: &'static str = "recover";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = acting(task)?;
        Some(game.check_recover(state, mouse))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = play.take_action(task)?;
        Some(play.recover(mouse))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M14_1
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-recover")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Recover)
    }
}

impl Mystics {
    /// Checks whether a mouse may recover, even while it is stunned (M14.1).
    fn check_recover(&self, state: &State, mouse: MouseIx) -> Verdict {
        self.check_acted(state)?;
        let plight = state.mouse(mouse).plight;
        demand(plight.has(Plight::STUNNED) || plight.has(Plight::WEBBED), Rule::M14_1, "my-no-recover")
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Recovers: from a stun at once (M14.1), otherwise from a web with a star (M14.2).
    fn recover(&mut self, mouse: MouseIx) -> Result<(), C::Error> {
        if self.state.mouse(mouse).plight.has(Plight::STUNNED) {
            self.free(mouse, Plight::STUNNED, Rule::M14_1);
            return Ok(());
        }
        let faces = self.roll("recover", Fighter::Mouse(mouse), Roll::Recover, 1, Rule::M14_2)?;
        if faces.count(Face::star) > 0 {
            self.free(mouse, Plight::WEBBED, Rule::M14_2);
        }
        Ok(())
    }
}
