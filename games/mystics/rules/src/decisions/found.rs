//! Whether a found card is kept or sold for cheese (M13.2, D17).

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Question, no_answer, plain};
use crate::agenda::Task;
use crate::board::AskedView;
use crate::choice::{Choice, Verdict, demand};
use crate::content::{CardKind, KINDS};
use crate::event::Event;
use crate::front::of_mouse;
use crate::index::{CardIx, MouseIx};
use crate::play::Play;
use crate::setup::SoldFinds;
use crate::state::State;
use crate::{Mystics, Rule};

/// Asks whether the found card is kept or sold.
#[derive(Clone, Copy)]
pub(super) struct KeepOrSell {
    pub mouse: MouseIx,
    pub card: CardIx,
}

impl Question for KeepOrSell {
    const NAME: &'static str = "found";

    fn rule(self, _: &Mystics) -> Rule {
        Rule::M13_2
    }

    fn mouse(self, _: &Mystics, _: &State) -> Option<MouseIx> {
        Some(self.mouse)
    }

    fn waits(self, _: &Mystics, _: &State) -> bool {
        true
    }

    fn offer(self, game: &Mystics, state: &State, choices: &mut Vec<Choice>) {
        choices.push(Choice::Yes);
        if game.sells(state, self.card) {
            choices.push(Choice::Sell);
        }
    }

    fn refusal(self, _: &Mystics, _: &State, choice: Choice) -> Verdict {
        if choice == Choice::Yes { Ok(()) } else { no_answer() }
    }

    /// The card is kept.
    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, _: Choice) -> Done<C> {
        play.keep(self.mouse, self.card);
        Ok(())
    }

    fn prompt(self, game: &Mystics, state: &State) -> Message {
        game.with_card(of_mouse("my-ask-found", state, self.mouse), "card", self.card)
    }

    fn look(self, game: &Mystics, _: &State, view: &mut AskedView) {
        view.cards = vec![game.look_at_card(self.card)];
    }

    fn each_card(self, mut tell: impl FnMut(CardIx)) {
        tell(self.card);
    }
}

/// The choice to sell the found card for cheese.
#[derive(Clone, Copy)]
pub(super) struct Sell;

impl Answer for Sell {
    const WORD: &'static str = "sell";

    fn refusal(self, game: &Mystics, state: &State, task: Task) -> Option<Verdict> {
        let Task::Found { card, .. } = task else { return None };
        Some(demand(game.sells(state, card), Rule::D17, "my-no-sell"))
    }

    fn carry_out<C: Chance, L: Log<Mystics>>(self, play: &mut Play<'_, C, L>, task: Task) -> Option<Done<C>> {
        let Task::Found { mouse, card } = task else { return None };
        play.sell(mouse, card);
        Some(Ok(()))
    }

    fn rule(self, _: &Mystics, _: &State) -> Rule {
        Rule::M13_2
    }

    fn label(self, _: &Mystics, _: &State) -> Message {
        Message::new("my-do-sell")
    }

    fn read(_: &Mystics, _: &State, details: &str) -> Option<Choice> {
        plain(details, Choice::Sell)
    }
}

impl Mystics {
    /// Whether a found card may be sold for cheese (D17).
    fn sells(&self, state: &State, card: CardIx) -> bool {
        let kept: &[CardKind] = match state.options.sold_finds {
            SoldFinds::AllButPartyItems => &[CardKind::Event, CardKind::Party],
            SoldFinds::ListedKinds => &[CardKind::Event, CardKind::Party, CardKind::Item],
            SoldFinds::AnyCard => &[CardKind::Event],
        };
        !kept.contains(&self.card(card).kind)
    }
}

impl<C: Chance, L: Log<Mystics>> Play<'_, C, L> {
    /// Sells the found card for 1 cheese (M13.2, D17).
    fn sell(&mut self, mouse: MouseIx, card: CardIx) {
        self.cite(Rule::D17);
        self.tell(Rule::M13_2, Event::Sold { mouse, card });
        if let Some(treasure) = self.game.treasure_of(card) {
            self.back_into_deck(treasure, Rule::D17);
        } else {
            let pile = &mut self.state.discard[usize::from(card) % KINDS];
            *pile = pile.saturating_add(1);
        }
        self.gain(mouse, 1, Rule::M13_2);
    }
}
