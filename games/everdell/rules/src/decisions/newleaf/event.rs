//! Special events of Newleaf for which hand cards may be discarded (L3).

use tabletop::{Chance, Log, Message};

use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The event asks which hand cards go.
#[derive(Clone, Copy)]
pub(crate) struct LeafEvent;

impl Purpose for LeafEvent {
    fn name(self) -> &'static str {
        "leaf-event"
    }

    fn rule(self) -> Rule {
        Rule::L3
    }

    fn source(self, _: &Everdell) -> Message {
        Message::new("ev-for-event")
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.gain_points(who, done, Rule::L3);
        Ok(())
    }
}
