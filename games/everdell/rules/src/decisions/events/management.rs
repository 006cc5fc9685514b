//! Under New Management: resources are put on the event (E6.2).

use tabletop::{Chance, Log, Message};

use crate::content::{Resource, Stock};
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The event asks which resources.
#[derive(Clone, Copy)]
pub(crate) struct Management;

impl Purpose for Management {
    fn name(self) -> &'static str {
        "management"
    }

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("under_new_management")
    }

    fn pay<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        resource: Resource,
    ) -> Done<C> {
        play.store_on_event(who, "under_new_management", Stock::of(resource, 1));
        Ok(())
    }
}
