//! The Woodcarver: twigs for points (E9.2).

use tabletop::{Chance, Log, Message};

use crate::content::{Resource, Stock};
use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::{Everdell, Rule};

/// The Woodcarver asks how many twigs.
#[derive(Clone, Copy)]
pub(crate) struct Woodcarver;

impl Purpose for Woodcarver {
    fn name(self) -> &'static str {
        "woodcarver"
    }

    fn rule(self) -> Rule {
        Rule::E9_2
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Woodcarver)
    }

    fn amount<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, count: u8) -> Done<C> {
        play.pay(who, Stock::of(Resource::Twig, count), Rule::E9_2);
        play.gain_points(who, count, Rule::E9_2);
        Ok(())
    }
}
