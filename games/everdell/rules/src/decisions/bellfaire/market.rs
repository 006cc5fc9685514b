//! The market: which of its tokens is used (B4).

use tabletop::{Chance, Log, Message};

use crate::agenda::{FairTask, Price, Task, Why};
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Purpose, Question, Verdict};
use crate::index::{MarketIx, Owner};
use crate::play::Play;
use crate::state::State;
use crate::telling::named;
use crate::{Everdell, Rule};

/// Asks which token is used, by its number from 1.
#[derive(Clone, Copy)]
pub(crate) struct WhichToken {
    pub who: Owner,
}

fn token_of(choice: Choice) -> Option<MarketIx> {
    match choice {
        Choice::Number(number @ 1..=4) => Some(MarketIx::new(number - 1)),
        _ => None,
    }
}

impl Question for WhichToken {
    const NAME: &'static str = "market";

    fn rule(self) -> Rule {
        Rule::B4
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let none = play.game.check_market(play.state, self.who).is_err();
        Ok(!play.skip_if(none))
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        let usable = MarketIx::first(4).filter(|&token| game.check_token(state, self.who, token).is_ok());
        choices.extend(usable.map(|token| Choice::Number(token.get() + 1)));
    }

    fn refusal(self, game: &Everdell, state: &State, choice: Choice) -> Verdict {
        token_of(choice).map_or(Ok(()), |token| game.check_token(state, self.who, token))
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        let Self { who } = self;
        play.state.agenda.pop();
        let Some(token) = token_of(choice) else { return Ok(()) };
        let Some(record) = play.game.content.market_tokens.get(token.index()) else { return Ok(()) };
        if play.state.market().is_some_and(|market| market.trades(token)) {
            let cards = record.pay.cards;
            play.push_all(&[
                Task::Discard { who, left: cards, done: 0, least: cards, why: Why::Market },
                Task::Fair(FairTask::Traded { who, token }),
            ]);
            play.pay_price(who, record.pay.stock, Price::Market);
        } else {
            if record.gain.cards > play.room(who) {
                play.cite(Rule::BR1);
            }
            play.gain(who, record.gain, Rule::B4)?;
            play.turn_token(token, Rule::B4);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-market")
    }

    fn label(self, game: &Everdell, state: &State, choice: Choice) -> Option<Message> {
        let token = token_of(choice)?;
        let record = game.content.market_tokens.get(token.index())?;
        let trades = state.market().is_some_and(|market| market.trades(token));
        let text = if trades { &record.trade_text } else { &record.text };
        let side = if trades { "trade" } else { "gain" };
        Some(Message::new("ev-label-market").key("side", side).name("text", text))
    }
}

/// The market asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Market;

impl Purpose for Market {
    fn name(self) -> &'static str {
        "market"
    }

    fn rule(self) -> Rule {
        Rule::B4
    }

    fn source(self, game: &Everdell) -> Message {
        named(Some(&game.content.market.name))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// The price of a token on the side for trading has been paid: the token moves once its effect is over (BR2).
    pub fn traded(&mut self, who: Owner, token: MarketIx) -> Done<C> {
        if let Some(record) = self.game.content.market_tokens.get(token.index()) {
            self.gain(who, record.trade, Rule::B4)?;
        }
        self.turn_token(token, Rule::B4);
        Ok(())
    }
}
