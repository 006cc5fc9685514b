//! King North's Treasury: its tokens pay towards a cost (N4.16).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::content::Stock;
use crate::decisions::{Done, Question, label_number};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::telling::amounts;
use crate::{Everdell, Rule};

/// Asks how many tokens of the Treasury are paid towards a cost.
#[derive(Clone, Copy)]
pub(crate) struct HowManyTokens {
    pub who: Owner,
    pub slot: Slot,
    pub cost: Stock,
}

impl Question for HowManyTokens {
    const NAME: &'static str = "spend";

    fn rule(self) -> Rule {
        Rule::N4_16
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let Self { who, slot, cost } = self;
        let tokens = state.city(who).get(slot).map_or(0, |card| card.tokens);
        let Some(kind) = state.being_played() else { return };
        let pays = |count: &u8| game.can_pay(state, who, kind, cost, count.saturating_mul(2));
        let most = tokens.min(u8::try_from(cost.total().div_ceil(2)).unwrap_or(u8::MAX)).max(1);
        choices.extend((1..=most).filter(pays).map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Number(count) = choice {
            play.state.agenda.pop();
            play.spend_treasury(self.who, self.slot, self.cost, count);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-spend").list("cost", amounts(self.cost))
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        label_number(choice, "treasury")
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Tokens of the Treasury are paid towards a cost (N4.16).
    fn spend_treasury(&mut self, who: Owner, slot: Slot, cost: Stock, count: u8) {
        if let Some(card) = self.state.city_mut(who).get_mut(slot) {
            card.tokens = card.tokens.saturating_sub(count);
        }
        self.cite(Rule::R85);
        self.tell(Rule::N4_16, Event::TokenOff { who, slot, kind: Kind::KING_NORTHS_TREASURY });
        let to = self.cost_goes_to();
        self.push(Task::Bill { who, cost, off: count.saturating_mul(2), to });
    }
}
