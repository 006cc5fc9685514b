//! Production: all green cards of a city are activated (E9.6).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::choice::{Choice, Choices};
use crate::decisions::{Done, Question};
use crate::index::{Owner, Slot, bits};
use crate::play::Play;
use crate::state::{SlotSet, State};
use crate::{Everdell, Rule};

/// Asks which green card is activated next.
#[derive(Clone, Copy)]
pub(crate) struct WhichGreen {
    pub who: Owner,
}

impl Question for WhichGreen {
    const NAME: &'static str = "produce";

    fn rule(self) -> Rule {
        Rule::E9_6
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        play.produce_next(self.who)
    }

    fn offer(self, _: &Everdell, state: &State, choices: &mut impl Choices) {
        choices.extend(bits(state.player(self.who).due.bits()).map(|slot| Choice::Card(self.who, slot)));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        match choice {
            Choice::Card(_, slot) => play.produce(self.who, slot),
            _ => Ok(()),
        }
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-produce")
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// All green cards of a city are activated (E9.6).
    pub fn start_production(&mut self, who: Owner) {
        let city = &self.state.player(who).city;
        let due = city
            .iter()
            .filter(|(_, card)| self.game.is_live_green(**card))
            .fold(0, |due, (slot, _)| due | slot.bit());
        self.state.player_mut(who).due = SlotSet::of(due);
        self.push(Task::Produce { who });
    }

    /// Production continues: cards whose order cannot matter are activated automatically, then the player chooses
    /// (H1.3).
    fn produce_next(&mut self, who: Owner) -> Result<bool, C::Error> {
        let due = self.state.player(who).due.bits();
        if due == 0 {
            self.state.agenda.pop();
            return Ok(false);
        }
        let city = &self.state.player(who).city;
        let plain =
            bits(due).find(|&slot| city.get(slot).is_some_and(|card| self.game.deeds(card.kind).plain));
        if let Some(slot) = plain {
            self.cite(Rule::H1_3);
            self.produce(who, slot)?;
            return Ok(false);
        }
        if due.is_power_of_two()
            && let Some(slot) = bits(due).next()
        {
            self.produce(who, slot)?;
            return Ok(false);
        }
        Ok(true)
    }

    /// One green card of a production.
    fn produce(&mut self, who: Owner, slot: Slot) -> Result<(), C::Error> {
        self.state.player_mut(who).due.remove(slot);
        self.state.clear_chain();
        self.cite(Rule::E9_6);
        self.activate(who, who, slot)
    }
}
