//! The Storehouse is filled (E5.8).

use tabletop::{Chance, Log, Message};

use crate::choice::{Choice, Choices};
use crate::content::Resource;
use crate::decisions::{Done, Question};
use crate::event::Event;
use crate::index::{Owner, Slot};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::{Built, State};
use crate::telling::amounts;
use crate::{Everdell, Rule};

/// Asks what to store on a Storehouse.
#[derive(Clone, Copy)]
pub(crate) struct WhatToStore {
    pub who: Owner,
    pub slot: Slot,
}

impl Question for WhatToStore {
    const NAME: &'static str = "store";

    fn rule(self) -> Rule {
        Rule::E5_8
    }

    fn waits<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>) -> Result<bool, C::Error> {
        let gone = play.state.city(self.who).get(self.slot).is_none();
        Ok(!play.skip_if(gone))
    }

    fn offer(self, _: &Everdell, _: &State, choices: &mut impl Choices) {
        choices.extend(Resource::ALL.map(Choice::Take));
    }

    fn answered<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, choice: Choice) -> Done<C> {
        if let Choice::Take(resource) = choice {
            play.state.agenda.pop();
            play.store_up(self.who, self.slot, resource);
        }
        Ok(())
    }

    fn prompt(self, _: &Everdell, _: &State) -> Message {
        Message::new("ev-ask-store")
    }

    fn label(self, _: &Everdell, _: &State, choice: Choice) -> Option<Message> {
        let Choice::Take(resource) = choice else { return None };
        let mut store = Built::new(Kind::STOREHOUSE);
        store.store(resource);
        Some(Message::new("ev-label-store").list("stock", amounts(store.stored())))
    }
}

impl<C: Chance, L: Log<Everdell>> Play<'_, C, L> {
    /// A Storehouse is filled (E5.8).
    fn store_up(&mut self, who: Owner, slot: Slot, resource: Resource) {
        if let Some(card) = self.state.city_mut(who).get_mut(slot) {
            let before = card.stored();
            card.store(resource);
            let stock = card.stored().saturating_sub(before);
            self.tell(Rule::E5_8, Event::Stored { who, stock });
        }
    }
}
