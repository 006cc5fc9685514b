//! Tilda mends a mouse (H1.4).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, turn_of};
use crate::agenda::Task;
use crate::choice::{Choice, Verdict, demand, demand_count};
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::MouseIx;
use crate::kinds::Gift;
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// The price in cheese (H1.4).
const PRICE: u8 = 1;

/// The choice of a mouse to mend.
#[derive(Clone, Copy)]
pub(super) struct Mend {
    pub other: MouseIx,
}

impl Mend {
    /// Offers every mouse that can be mended.
    pub fn offer(game: &Mystics, state: &State, mouse: MouseIx, choices: &mut Vec<Choice>) {
        if game.hero(state, mouse).has(Gift::Mend) {
            let open =
                MouseIx::first(state.party).filter(|&other| game.check_mend(state, mouse, other).is_ok());
            choices.extend(open.map(Choice::Mend));
        }
    }
}

impl Answer for Mend {
    const WORD: &'static str = "mend";
    const GROUP: &'static str = "ability";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let mouse = turn_of(task)?;
        Some(game.check_mend(state, mouse, self.other))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let mouse = turn_of(task)?;
        play.state.doing.mended = true;
        play.pay(mouse, PRICE, Rule::H1_4);
        play.tell(Rule::H1_4, Event::Mended { mouse });
        play.heal(self.other, 1, Rule::H1_4);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::H1_4
    }

    fn cheese(self, _: &Mystics, _: &State) -> u8 {
        PRICE
    }

    fn label(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-do-mend", state, self.other)
    }

    fn details(self, _: &Mystics) -> String {
        self.other.to_string()
    }

    fn read(_: &Mystics, state: &State, details: &str) -> Option<Choice> {
        Mystics::mouse_named(state, details).map(Choice::Mend)
    }
}

impl Mystics {
    /// Checks whether Tilda may mend a mouse.
    fn check_mend(&self, state: &State, mouse: MouseIx, other: MouseIx) -> Verdict {
        demand(self.hero(state, mouse).has(Gift::Mend), Rule::H1_4, "my-no-mend")?;
        demand(!state.doing.mended, Rule::H1_4, "my-no-mend-again")?;
        demand(
            state.is_of_party(other) && self.is_near(state, mouse, other),
            Rule::H1_4,
            "my-no-target-far",
        )?;
        let ill = state.mouse(other).poison > 0;
        let rule = if ill { Rule::M23_5 } else { Rule::H1_4 };
        demand(state.mouse(other).wounds > 0, rule, "my-no-wound")?;
        demand_count(PRICE, state.mouse(mouse).cheese, Rule::H1_4, "my-no-cheese")
    }
}
