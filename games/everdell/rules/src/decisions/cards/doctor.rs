//! The Doctor: berries for points (E9.2).

use tabletop::{Chance, Log, Message};

use crate::content::{Resource, Stock};
use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The Doctor asks how many berries.
#[derive(Clone, Copy)]
pub(crate) struct Doctor;

impl Purpose for Doctor {
    fn name(self) -> &'static str {
        "doctor"
    }

    fn rule(self) -> Rule {
        Rule::E9_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Doctor)
    }

    fn amount<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, count: u8) -> Done<C> {
        play.pay(who, Stock::of(Resource::Berry, count), Rule::E9_2);
        play.gain_points(who, count, Rule::E9_2);
        Ok(())
    }
}
