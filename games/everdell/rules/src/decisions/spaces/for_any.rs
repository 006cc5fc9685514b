//! The forest card that gives a resource for each card discarded (E5.3).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::content::ForestEffect;
use crate::decisions::{Done, Purpose};
use crate::index::Owner;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The forest card asks which hand cards go.
#[derive(Clone, Copy)]
pub(crate) struct ForAny;

impl Purpose for ForAny {
    fn name(self) -> &'static str {
        "for-any"
    }

    fn rule(self) -> Rule {
        Rule::E5_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.forest_source(ForestEffect::DiscardForAny)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: Owner, done: u8) -> Done<C> {
        play.push(Task::GainAny { who, left: done });
        Ok(())
    }
}
