//! The Monastery: two resources to an opponent, for points (E9.3).

use tabletop::{Chance, Log, Message};

use crate::agenda::{Task, Why};
use crate::decisions::{Done, Purpose};
use crate::kind::Kind;
use crate::play::Play;
use crate::state::NOBODY;
use crate::{Everdell, Rule};

/// The Monastery asks for an opponent, and for the resources.
#[derive(Clone, Copy)]
pub(crate) struct Monastery;

impl Purpose for Monastery {
    fn name(self) -> &'static str {
        "monastery"
    }

    fn rule(self) -> Rule {
        Rule::E9_3
    }

    fn source(self, game: &Everdell) -> Message {
        game.card_source(Kind::Monastery)
    }

    fn opponent<C: Chance, L: Log<Everdell>>(
        self,
        play: &mut Play<'_, C, L>,
        who: u8,
        seat: Option<u8>,
    ) -> Done<C> {
        // With nobody to take them they go back to the supply (E10.3).
        let (to, why) = (seat.unwrap_or(NOBODY), Why::Monastery);
        play.push(Task::GiveResources { who, to, left: 2, least: 2, done: 0, why });
        Ok(())
    }

    fn given<C: Chance, L: Log<Everdell>>(self, play: &mut Play<'_, C, L>, who: u8, _: u8) -> Done<C> {
        play.gain_points(who, 4, Rule::E9_3);
        Ok(())
    }
}
