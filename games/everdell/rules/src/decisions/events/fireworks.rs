//! An Evening of Fireworks: twigs are put on the event (E6.2).

use tabletop::{Chance, Log, Message};

use crate::content::{Resource, Stock};
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The event asks how many twigs are put on it.
#[derive(Clone, Copy)]
pub(crate) struct Fireworks;

impl Purpose for Fireworks {
    fn name(self) -> &'static str {
        "fireworks"
    }

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("evening_of_fireworks")
    }

    fn amount<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        count: u8,
    ) -> Done<C> {
        play.store_on_event(who, "evening_of_fireworks", Stock::of(Resource::Twig, count));
        Ok(())
    }
}
