//! A seasonal Farm (N2.1), with stand-ins for its printed values (R3).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::content::Gain;
use crate::decisions::{Done, Question};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::telling::each_amount;
use crate::{Everdell, Rule};

/// Asks which of a seasonal Farm's abilities is used.
#[derive(Clone, Copy)]
pub(crate) struct WhichAbility {
    pub who: Owner,
    pub kind: Kind,
}

impl Question for WhichAbility {
    const NAME: &'static str = "farm";

    fn rule(self) -> Rule {
        Rule::N2_1
    }

    fn offer(self, game: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(game.farm_options(state, self.who, self.kind).map(Choice::Number));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Number(which) = choice {
            play.state.agenda.pop();
            play.farm_ability(self.who, self.kind, which)?;
        }
        Ok(())
    }

    fn prompt(self, game: &Everdell, _: &State) -> Message {
        game.about("ev-ask-farm", Some(self.kind))
    }

    fn label(self, game: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        let Choice::Number(number) = choice else { return None };
        let ability = game.content.cards[self.kind.index()].abilities.get(usize::from(number))?;
        let gain = gain_words(ability.gain);
        Some(if ability.pay.is_empty() {
            Message::new("ev-label-farm").list("gain", gain)
        } else {
            Message::new("ev-label-farm-paid").list("gain", gain).list("pay", gain_words(ability.pay))
        })
    }
}

/// The gain or payment, in words.
pub(in crate::decisions) fn gain_words(gain: Gain) -> Vec<Message> {
    let mut words = each_amount(gain.stock);
    let more =
        [("ev-amount-any", gain.any), ("ev-amount-card", gain.cards), ("ev-amount-point", gain.points)];
    words.extend(
        more.into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| Message::new(key).number("count", count)),
    );
    words
}

impl Everdell {
    /// The abilities of a seasonal Farm that can be used: their costs can be paid.
    fn farm_options<'a>(&'a self, state: &'a State, who: Owner, kind: Kind) -> impl Iterator<Item = u8> + 'a {
        let player = state.player(who);
        (0..).zip(&self.content.cards[kind.index()].abilities).filter_map(move |(which, ability)| {
            let payable =
                player.stock.covers(ability.pay.stock) && player.points >= u16::from(ability.pay.points);
            payable.then_some(which)
        })
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// Activates a seasonal Farm: one of its abilities is used, and only where there is a choice
    /// is it asked which (N2.1).
    pub fn activate_farm(&mut self, who: Owner, kind: Kind) -> Result<(), C::Error> {
        let mut options = self.game.farm_options(self.state, who, kind);
        match (options.next(), options.next()) {
            (Some(_), Some(_)) => {
                drop(options);
                self.push(Task::FarmAbility { who, kind });
            }
            (Some(only), None) => {
                drop(options);
                self.farm_ability(who, kind, only)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// One of a seasonal Farm's abilities is used.
    fn farm_ability(&mut self, who: Owner, kind: Kind, which: u8) -> Result<(), C::Error> {
        let ability = self.game.content.cards[kind.index()].abilities.get(usize::from(which)).copied();
        let Some(ability) = ability else { return Ok(()) };
        self.pay(who, ability.pay.stock, Rule::N2_1);
        if ability.pay.points > 0 {
            self.pay_points(who, ability.pay.points, Rule::N2_1);
        }
        self.gain(who, ability.gain, Rule::N2_1)
    }
}
