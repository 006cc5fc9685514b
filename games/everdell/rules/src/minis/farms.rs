//! The seasonal Farms (N2), with stand-ins for what is printed on them (R3).

use tabletop::{Chance, Log};

use crate::kind::Kind;
use crate::play::Play;
use crate::state::State;
use crate::{Everdell, Rule, Task};

impl Everdell {
    /// The abilities of a seasonal Farm that can be used: what they ask for can be paid.
    pub(crate) fn farm_options<'a>(
        &'a self,
        state: &'a State,
        who: u8,
        kind: Kind,
    ) -> impl Iterator<Item = u8> + 'a {
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
    pub(super) fn activate_farm(&mut self, who: u8, kind: Kind) -> Result<(), C::Error> {
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
    pub fn farm_ability(&mut self, who: u8, kind: Kind, which: u8) -> Result<(), C::Error> {
        let ability = self.game.content.cards[kind.index()].abilities.get(usize::from(which)).copied();
        let Some(ability) = ability else { return Ok(()) };
        self.pay(who, ability.pay.stock, Rule::N2_1);
        if ability.pay.points > 0 {
            self.pay_points(who, ability.pay.points, Rule::N2_1);
        }
        self.gain(who, ability.gain, Rule::N2_1)
    }
}
