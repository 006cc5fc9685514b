//! The Peddler: resources for as many others (E9.2).

use tabletop::{Chance, Log, Message};

use crate::agenda::Task;
use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The Peddler asks which resources are paid.
#[derive(Clone, Copy)]
pub(crate) struct Peddler;

impl Purpose for Peddler {
    fn name(self) -> &'static str {
        "peddler"
    }

    fn rule(self) -> Rule {
        Rule::E9_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Peddler)
    }

    fn paid<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, done: u8) -> Done<C> {
        if done > 0 {
            play.cite(Rule::R105);
            play.push(Task::GainAny { who, left: done });
        }
        Ok(())
    }
}
