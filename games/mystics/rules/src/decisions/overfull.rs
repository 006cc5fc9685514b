//! Which card of an overfull pack is discarded (M24.3).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::front::of_mouse;
use crate::index::{MouseIx, bits};
use crate::play::Play;
use crate::state::{Keep, PACK, State};
use crate::{Mystics, Rule};

/// Asks which card is discarded.
#[derive(Clone, Copy)]
pub(super) struct WhatToDiscard {
    pub mouse: MouseIx,
}

impl Question for WhatToDiscard {
    const NAME: &'static str = "overfull";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M24_3
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, state: &State) -> bool {
        state.mouse(self.mouse).cards.count(Keep::Pack) > PACK
    }

    fn offer(self, _: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.extend(bits(state.mouse(self.mouse).cards.kinds(Keep::Pack)).map(Choice::Held));
    }

    fn refusal(self, _: &Mystics, state: &State, choice: Choice) -> Verdict {
        let Choice::Held(card) = choice else { return no_answer() };
        let has = state.mouse(self.mouse).cards.find(card, Keep::Pack).is_some();
        demand(has, Rule::M24_3, "my-no-card")
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Held(card) = choice else { return Ok(()) };
        if let Some(at) = play.state.mouse(self.mouse).cards.find(card, Keep::Pack) {
            play.state.mouse_mut(self.mouse).cards.remove(at);
            play.discard(self.mouse, card, Rule::M24_3);
        }
        play.push(Task::Overfull(self.mouse));
        Ok(())
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-overfull", state, self.mouse)
    }

    fn look(self, game: &Mystics, state: &State, view: &mut AskedView) {
        let held = state.mouse(self.mouse).cards.all().iter();
        let pack = held.filter(|held| held.keep == Keep::Pack);
        view.cards = pack.map(|held| game.look_at_card(held.card)).collect();
    }
}
