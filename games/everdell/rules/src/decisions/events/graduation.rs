//! Graduation of Scholars: critters of the hand are put under the event (E6.2).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The event asks which hand cards go under it.
#[derive(Clone, Copy)]
pub(crate) struct Graduation;

impl Purpose for Graduation {
    fn name(self) -> &'static str {
        "graduation"
    }

    fn rule(self) -> Rule {
        Rule::E6_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.event_source("graduation_of_scholars")
    }

    fn discards(self, game: &Everdell, kind: Kind) -> bool {
        game.facts(kind).critter
    }

    fn discard<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: Owner,
        kind: Kind,
    ) -> Done<C> {
        play.state.player_mut(who).hand.take(kind);
        play.put_under_event(who, "graduation_of_scholars", kind);
        Ok(())
    }
}
