//! Which of two drawn cards is kept (Keen Eye, H3.20).

use tabletop::{Chance, Log, Message};

use super::common::{Done, Question, no_answer};
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::content::KINDS;
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{CardIx, MouseIx};
use crate::play::Play;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks which card is kept.
#[derive(Clone, Copy)]
pub(super) struct WhichOne {
    pub mouse: MouseIx,
    pub cards: [CardIx; 2],
}

impl Question for WhichOne {
    const NAME: &'static str = "pick";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::H3_20
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, _: &State) -> bool {
        true
    }

    fn offer(self, _: &Mystics, _: &State, choices: &mut Vec<Choice>) {
        let [one, other] = self.cards;
        choices.push(Choice::Held(one));
        if other != one {
            choices.push(Choice::Held(other));
        }
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        let Choice::Held(card) = choice else { return no_answer() };
        demand(self.cards.contains(&card), Rule::H3_20, "my-no-card")
    }

    /// The other card goes back into the deck.
    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Choice::Held(card) = choice else { return Ok(()) };
        let [one, other] = self.cards;
        let back = if card == one { other } else { one };
        play.state.deck[usize::from(back) % KINDS] += 1;
        play.tell(Rule::H3_20, Event::Returned { card: back });
        play.found(self.mouse, card)
    }

    fn prompt(self, _: &Mystics, state: &State) -> Message {
        of_mouse("my-ask-pick", state, self.mouse)
    }

    fn look(self, game: &Mystics, _: &State, view: &mut AskedView) {
        view.cards = self.cards.map(|card| game.look_at_card(card)).into();
    }

    fn each_card(self, tell: impl FnMut(CardIx)) {
        self.cards.into_iter().for_each(tell);
    }
}
