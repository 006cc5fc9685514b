//! The haven: a resource for every two cards discarded (E5.9).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::telling::named;
use crate::{Everdell, Rule};

/// The haven asks which hand cards are discarded.
#[derive(Clone, Copy)]
pub(crate) struct Haven;

impl Purpose for Haven {
    fn name(self) -> &'static str {
        "haven"
    }

    fn rule(self) -> Rule {
        Rule::E5_9
    }

    fn source(self, game: &Everdell) -> Message {
        named(Some(&game.content.haven.name))
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.push(Task::GainAny { who, left: done / 2 });
        Ok(())
    }
}
