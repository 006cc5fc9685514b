//! Buying from the tallyman (R17.1): the choice of a ware; the next question is which rats to pay with.

use tabletop::{Chance, Log, Message};

use super::common::{Answer, Done, Verdict};
use crate::agenda::Task;
use crate::choice::{Choice, Refusal};
use crate::content::{Colour, Ware};
use crate::front::find;
use crate::play::Play;
use crate::readings::Reading;
use crate::setup::BonusDice;
use crate::state::State;
use crate::{Ratcatcher, Rule};

/// The choice of a ware from the price list.
#[derive(Clone, Copy)]
pub(super) struct Buy {
    pub ware: Ware,
}

impl Buy {
    /// Calls `tell` with every ware that you can pay for and gain.
    #[inline]
    pub fn each(game: &Ratcatcher, state: &State, mut tell: impl FnMut(Choice)) {
        if state.caged() > 0 {
            for ware in Ware::ALL.into_iter().filter(|&ware| game.check_buy(state, ware).is_ok()) {
                tell(Choice::Buy(ware));
            }
        }
    }
}

impl Answer for Buy {
    const WORD: &'static str = "buy";
    const IS_ACTION: bool = true;

    fn refusal(self, game: &Ratcatcher, state: &State, _: Task) -> Option<Verdict> {
        game.may_use(state).then(|| game.check_buy(state, self.ware))
    }

    fn carry_out<C: Chance, L: Log<Ratcatcher>>(self, play: &mut Play<'_, C, L>, _: Task) -> Done<C> {
        play.buy(self.ware);
        Ok(())
    }

    fn rule(self, _: &Ratcatcher, _: &State) -> Rule {
        Rule::R17_1
    }

    fn label(self, game: &Ratcatcher, _: &State) -> Message {
        Message::new("rc-do-buy")
            .key("ware", self.ware.name())
            .number("price", game.content.prices[self.ware as usize])
    }

    fn refused(self, message: Message) -> Message {
        message.key("ware", self.ware.name())
    }

    fn group(self) -> &'static str {
        "buy"
    }

    fn details(self, _: &Ratcatcher) -> String {
        self.ware.name().to_owned()
    }

    fn read(_: &Ratcatcher, details: &str) -> Option<Choice> {
        find(Ware::ALL, Ware::name, details).map(Choice::Buy)
    }
}

impl Ratcatcher {
    /// Checks a purchase from the tallyman (R17.1).
    pub(crate) fn check_buy(&self, state: &State, ware: Ware) -> Result<(), Refusal> {
        let price = self.content.prices[ware as usize];
        if state.caged() < price {
            return Err(Refusal::counted(Rule::R17_1, "no-buy-price", price, state.caged()));
        }
        self.check_obtainable(state, ware)
    }

    /// Checks whether you could gain a ware (A57, A58).
    pub(super) fn check_obtainable(&self, state: &State, ware: Ware) -> Result<(), Refusal> {
        let markers = |colour: Colour| {
            let card = &self.board(state).abilities[colour as usize];
            let held = state.me.markers[colour as usize];
            if !self.unlocked(state, colour) {
                Err(Refusal::plain(Rule::A57, "no-buy-locked"))
            } else if held >= card.markers {
                Err(Refusal::counted(Rule::A58, "no-buy-full", card.markers, held))
            } else if state.markers[colour as usize] == 0 {
                Err(Refusal::plain(Rule::A58, "no-buy-none-left"))
            } else {
                Ok(())
            }
        };
        match ware {
            Ware::Die if state.me.dice >= self.content.dice => {
                Err(Refusal::counted(Rule::A58, "no-buy-full", self.content.dice, state.me.dice))
            }
            Ware::Die if self.reads(Reading::NoDiceToLose) && Self::loses_dice(state) => {
                Err(Refusal::plain(Rule::A58, "no-buy-die-lost"))
            }
            Ware::Yellow => markers(Colour::Yellow),
            Ware::Purple => markers(Colour::Purple),
            Ware::Health if state.me.health >= self.most_health(state) => {
                Err(Refusal::counted(Rule::A58, "no-buy-full", self.most_health(state), state.me.health))
            }
            Ware::Cheese if state.cheese == 0 => Err(Refusal::plain(Rule::A58, "no-buy-none-left")),
            _ => Ok(()),
        }
    }

    /// Whether a die gained now would be lost before it can be used: your actions are over, and the refresh removes
    /// unused bonus dice (A38).
    fn loses_dice(state: &State) -> bool {
        state.options.bonus_dice == BonusDice::Lost && state.actions_are_over()
    }
}

impl<C: Chance, L: Log<Ratcatcher>> Play<'_, C, L> {
    /// Chooses a ware (R17.1); the next question is which rats to pay with.
    pub fn buy(&mut self, ware: Ware) {
        self.cite(Rule::R17_1);
        self.state.agenda.push(Task::Pay { ware, left: self.game.content.prices[ware as usize] });
    }
}
