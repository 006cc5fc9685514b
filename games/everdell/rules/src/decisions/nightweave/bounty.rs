//! Bounty: she takes a card of the city, or a hidden one for a price (N15.15).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::decisions::nightweave::module_source;
use crate::decisions::{Done, Purpose};
use crate::index::{Owner, PlanIx, Slot};
use crate::modules::{Plan, can_be_seized};
use crate::play::Play;
use crate::state::{Cards, State};
use crate::{Everdell, Rule};

/// Its place in the content.
pub(crate) const PLAN: PlanIx = Plan::Bounty.ix();

/// What it is asked for.
const WHY: Why = Why::Plan(PLAN);

/// Bounty asks whether it is thwarted and for which items, or else which card she takes.
#[derive(Clone, Copy)]
pub(crate) struct Bounty;

impl Purpose for Bounty {
    fn name(self) -> &'static str {
        "plan"
    }

    fn rule(self) -> Rule {
        Rule::N15_15
    }

    fn source(self, game: &Everdell) -> Message {
        module_source(game, WHY)
    }

    fn can_say_yes(self, _: &Everdell, state: &State, who: Owner) -> bool {
        let player = state.player(who);
        player.stock.total() + u16::from(player.hand.len()) >= 2
    }

    fn decided<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        yes: bool,
    ) -> Done<C> {
        play.push(if yes {
            Task::PayMix { who, left: 2, done: 0, least: 2, why: WHY }
        } else {
            Task::Pick { who, left: 1, done: 0, why: WHY }
        });
        Ok(())
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, _: Owner, done: u8) -> Done<C> {
        play.thwarted_with(done, WHY);
        match play.turn_up("card")? {
            Some(kind) => play.goes_to_her_city(kind, Rule::N15_15),
            None => Ok(()),
        }
    }

    fn pickable(self, game: &Everdell, state: &State, who: Owner) -> Cards {
        game.bounties(state, who)
    }

    fn least_picked(self) -> u8 {
        u8::MAX
    }

    fn picked<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        _: Owner,
        owner: Owner,
        slot: Slot,
    ) -> Done<C> {
        match play.seize(owner, slot, Rule::N15_15) {
            Some(card) => play.goes_to_her_city(card.kind, Rule::N15_15),
            None => Ok(()),
        }
    }
}

impl Everdell {
    /// The cards she may take as a bounty: worth a point or more, and no legends (N15.15, R62).
    pub(crate) fn bounties(&self, state: &State, who: Owner) -> Cards {
        let city = state.city(who).iter();
        let worth = city.filter(|(_, card)| can_be_seized(**card) && self.base_value(card) >= 1);
        worth.map(|(slot, _)| (who, slot)).collect()
    }
}
